## Work that is done elsewhere

jobs-no-ray = --ray: Ray is not installed; pip install "kasimir[ray]" brings it
jobs-ray-address = --ray: no Ray cluster answers at “{ $address }”: { $detail }
