"""What must be seen in the lesson of discs."""

IDEAS = [
    {"what": "carried", "to": "place:2"},
    {"what": "flipped", "face": "m"},
]
