## Work on other machines

jobs-no-ray = --ray: o Ray não está instalado; instale com: { $command }
jobs-ray-address = --ray: nenhum cluster Ray responde em “{ $address }”: { $detail }
