"""What must be seen in the lesson of towers."""

IDEAS = [
    {"what": "rolled"},
    {"what": "moved"},
    {"what": "caught", "by": "trap"},
]
