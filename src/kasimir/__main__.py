"""Lets `python -m kasimir` do what the command `kasimir` does."""

import sys

from kasimir.cli import main

if __name__ == "__main__":
    sys.exit(main())
