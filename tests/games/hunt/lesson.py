"""What must be seen in the lesson of hunt."""

IDEAS = [
    {"what": "moved", "how": "climb"},
    {"what": "moved", "how": "slide"},
    {"what": "carried", "thing": "cheese"},
    {"what": "caught", "by": "cat"},
    {"what": "freed"},
]
