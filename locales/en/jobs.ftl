## Work on other machines

jobs-no-ray = --ray: Ray is not installed; install it with: { $command }
jobs-ray-address = --ray: no Ray cluster is reachable at “{ $address }”: { $detail }
