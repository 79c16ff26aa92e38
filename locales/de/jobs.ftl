## Work that is done elsewhere

jobs-no-ray = --ray: Ray ist nicht installiert; installiere es mit: { $command }
jobs-ray-address = --ray: unter „{ $address }“ antwortet kein Ray-Cluster: { $detail }
