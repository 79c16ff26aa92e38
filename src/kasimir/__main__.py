"""Makes `python -m kasimir` the same as the command `kasimir`."""

import sys

from kasimir.cli import main

if __name__ == "__main__":
    sys.exit(main())
