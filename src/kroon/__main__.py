"""`python -m kroon`: the command line."""

from kroon.cli import main

if __name__ == "__main__":
    main()
