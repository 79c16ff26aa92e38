## Work that is done elsewhere

jobs-no-ray = --ray: Ray is niet geïnstalleerd; installeer het met: { $command }
jobs-ray-address = --ray: op “{ $address }” antwoordt geen Ray-cluster: { $detail }
