"""The conformance suite: shows whether a game keeps the contract (core/contract.py), for any game.

Run it with `python -m kroon.conformance NAME`; docs/conformance.md says what it checks.
"""
