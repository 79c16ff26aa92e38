## Work that is done elsewhere

jobs-no-ray = --ray: Ray er ikke installeret; installer det med: { $command }
jobs-ray-address = --ray: ingen Ray-klynge svarer på »{ $address }«: { $detail }
