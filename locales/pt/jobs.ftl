## Work that is done elsewhere

jobs-no-ray = --ray: o Ray não está instalado; instala-se com { $command }
jobs-ray-address = --ray: em «{ $address }» não responde nenhum cluster Ray: { $detail }
