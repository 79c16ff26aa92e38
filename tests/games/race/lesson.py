"""What must be seen in the lesson of race."""

IDEAS = [
    {"what": "carried", "thing": "straight"},
    {"what": "carried", "thing": "bend"},
    {"what": "carried", "thing": "cat"},
]
