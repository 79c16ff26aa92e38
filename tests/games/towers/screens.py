"""What tests of screens need to know of towers."""

EVENTS = 200
"""So many events of a random match are followed in every set-up."""
TOUCHES = 40
"""So many touches into a match there is something to be seen."""
