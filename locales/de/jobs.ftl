## Work that is done elsewhere

jobs-no-ray = --ray: Ray ist nicht installiert; pip install "kasimir[ray]" holt es
jobs-ray-address = --ray: unter „{ $address }“ antwortet kein Ray-Cluster: { $detail }
