## Work that is done elsewhere

jobs-no-ray = --ray: Ray no está instalado; se instala con { $command }
jobs-ray-address = --ray: en «{ $address }» no responde ningún clúster de Ray: { $detail }
