# What the browser says when its page is older than the server, or when a part of it cannot be loaded

# Where: every screen: in a dialog, if the server was updated.
# Length: a paragraph
reload-updated = Kasimir was updated while this page was open. Reload it to continue: you will come back to the same place.

# Where: every screen: in a dialog, if a file of the page cannot be loaded.
# Length: a paragraph
reload-incomplete = A part of this page could not be loaded. Reload it: you will come back to the same place.

# Where: in the same dialog, if the last move has not been confirmed.
# Length: a paragraph
reload-unsure = Your last action may not have got through. Check after reloading.

# Where: in the same dialog, if it comes again after reloading.
# Length: a paragraph
reload-again = Reloading has not helped yet. Wait a minute and try again; if this keeps happening, tell whoever runs this server.

# Where: every screen: at its edge, while the server does not answer.
# Length: a sentence
reload-silent = The server is not responding. We keep trying …

# Where: in the same dialog: the button.
# Length: 15 characters
reload-button = Reload
