## Work that is done elsewhere

jobs-no-ray = --ray: Ray non è installato; si installa con { $command }
jobs-ray-address = --ray: nessun cluster Ray risponde a «{ $address }»: { $detail }
