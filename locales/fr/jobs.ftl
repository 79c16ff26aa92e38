## Work that is done elsewhere

jobs-no-ray = --ray : Ray n’est pas installé ; installe-le avec : { $command }
jobs-ray-address = --ray : aucun cluster Ray ne répond à « { $address } » : { $detail }
