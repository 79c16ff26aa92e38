## Work that is done elsewhere

jobs-no-ray = --ray: Ray is not installed; { $command } brings it
jobs-ray-address = --ray: no Ray cluster answers at “{ $address }”: { $detail }
