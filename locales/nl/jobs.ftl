## Work that is done elsewhere

jobs-no-ray = --ray: Ray is niet geïnstalleerd; je krijgt het met pip install "kasimir[ray]"
jobs-ray-address = --ray: op “{ $address }” antwoordt geen Ray-cluster: { $detail }
