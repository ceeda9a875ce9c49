"""The options of a game: what can be chosen, checked, and turned into numbers for kernels.

Every kind of option has the same methods: `check` takes a value as in JSON and gives it back or raises
WrongOptions, `read` does the same for a text from the command line, `encode` gives its numbers for the
kernel `start`; `values` are its named values.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from kroon.core.errors import WrongOptions, short

Choices = Any
"""The value of an option, as in JSON: a whole number, a switch, a name or a list of names."""


@dataclass(frozen=True)
class Players:
    """The number of players; it has no default."""

    least: int
    most: int
    name: str = "players"

    @property
    def values(self) -> Sequence[Choices]:
        return tuple(range(self.least, self.most + 1))

    def check(self, value: Choices) -> Choices:
        if isinstance(value, bool) or not isinstance(value, int) or not self.least <= value <= self.most:
            raise WrongOptions("option-players", value=short(value), least=str(self.least), most=str(self.most))
        return value

    def read(self, text: str) -> Choices:
        return self.check(int(text) if text.isascii() and text.isdigit() and len(text) < 9 else text)

    def encode(self, value: Choices) -> list[int]:
        return [int(value)]


@dataclass(frozen=True)
class Switch:
    """Something that is on or off."""

    name: str
    default: Choices = False
    values: Sequence[Choices] = (False, True)

    def check(self, value: Choices) -> Choices:
        if not isinstance(value, bool):
            raise WrongOptions("option-switch", name=self.name, value=short(value))
        return value

    def read(self, text: str) -> Choices:
        return self.check({"true": True, "false": False}.get(text, text))

    def encode(self, value: Choices) -> list[int]:
        return [int(value)]


@dataclass(frozen=True)
class Choice:
    """One of some names; the first is the default."""

    name: str
    values: Sequence[Choices]

    @property
    def default(self) -> Choices:
        return self.values[0]

    def check(self, value: Choices) -> Choices:
        if not isinstance(value, str) or value not in self.values:
            raise WrongOptions(
                "option-choice", name=self.name, value=short(value), values=", ".join(self.values)
            )
        return value

    def read(self, text: str) -> Choices:
        return self.check(text)

    def encode(self, value: Choices) -> list[int]:
        return [list(self.values).index(value)]


@dataclass(frozen=True)
class ChoiceOrList(Choice):
    """One of some names, or a list of so many different items of its own."""

    items: Sequence[str] = ()
    length: int = 0

    def check(self, value: Choices) -> Choices:
        if not isinstance(value, list):
            return super().check(value)
        unknown = [each for each in value if not isinstance(each, str) or each not in self.items]
        if unknown or len(value) != self.length or len(set(value)) != self.length:
            raise WrongOptions(
                "option-list",
                name=self.name,
                value=short(value),
                length=str(self.length),
                items=", ".join(self.items),
            )
        return value

    def read(self, text: str) -> Choices:
        return self.check(text.split(",") if "," in text else text)

    def encode(self, value: Choices) -> list[int]:
        """The index of the name, then an index for each item; -1 where there is none."""
        if isinstance(value, list):
            return [-1, *(list(self.items).index(each) for each in value)]
        return super().encode(value) + [-1] * self.length


Option = Players | Switch | Choice


@dataclass(frozen=True)
class OptionSet:
    """The options of a game, and which of their values don't fit together."""

    options: Sequence[Option]
    """`Players` first."""
    fit: Callable[[Mapping[str, Choices]], None] = lambda _: None
    """Raises WrongOptions for values that don't fit together."""

    def check(self, given: Mapping[str, Choices]) -> dict[str, Choices]:
        """All options with the given values and the defaults of the others, in their order."""
        names = [option.name for option in self.options]
        for name in given:
            if name not in names:
                raise WrongOptions("option-unknown", name=short(name), names=", ".join(names))
        full: dict[str, Choices] = {}
        for option in self.options:
            if option.name in given:
                full[option.name] = option.check(given[option.name])
            elif isinstance(option, Players):
                raise WrongOptions("option-players-missing", least=str(option.least), most=str(option.most))
            else:
                full[option.name] = option.default
        self.fit(full)
        return full

    def read(self, texts: Mapping[str, str]) -> dict[str, Choices]:
        """Values as typed on the command line; not yet checked against each other."""
        known = {option.name: option for option in self.options}
        for name in texts:
            if name not in known:
                raise WrongOptions("option-unknown", name=short(name), names=", ".join(known))
        return {name: known[name].read(text) for name, text in texts.items()}

    def encode(self, full: Mapping[str, Choices]) -> np.ndarray[Any, np.dtype[np.int64]]:
        """Checked options as numbers, in their order, for the kernel `start`."""
        numbers = [number for option in self.options for number in option.encode(full[option.name])]
        return np.array(numbers, np.int64)

    def given(self, full: Mapping[str, Choices]) -> dict[str, Choices]:
        """The options that differ from their defaults, and the number of players: short enough to read."""
        return {
            option.name: full[option.name]
            for option in self.options
            if isinstance(option, Players) or full[option.name] != option.default
        }
