## Work on other machines

# Where: commands lab and simulate: an error of --ray.
# $command (text): a command line: pip install ray
# Length: a sentence
jobs-no-ray = --ray: Ray is not installed; install it with: { $command }

# Where: commands lab and simulate: an error of --ray.
# $address (text): an address: ray://10.0.0.7
# $detail (text): what the system says, in its language: No such file or directory
# Length: a sentence
jobs-ray-address = --ray: no Ray cluster is reachable at “{ $address }”: { $detail }
