"""What must be seen in the lesson of kitchen."""

IDEAS = [
    {"what": "moved", "piece": "1"},
    {"what": "moved", "piece": "2"},
    {"what": "flipped", "face": "cheese"},
    {"what": "caught", "by": "cat"},
]
