"""The language of the command line: taken from the arguments first, so that help and refusals come in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kroon.core.errors import short
from kroon.core.texts import LANGUAGES, choose_language, say

LANG = "--lang"


class BadUsage(Exception):
    """A command line that can't be understood; its text says what was expected."""


def take_language(arguments: Sequence[str]) -> list[str]:
    """Choose the language that `--lang` names, wherever it stands; the other arguments."""
    rest: list[str] = []
    left = list(arguments)
    while left:
        word = left.pop(0)
        if word == "--":
            return [*rest, word, *left]
        name, equals, value = word.partition("=")
        if name != LANG:
            rest.append(word)
            continue
        if not equals:
            value = left.pop(0) if left else ""
        if value not in LANGUAGES:
            raise BadUsage(say("cli-lang-unknown", value=short(value), values=", ".join(LANGUAGES)))
        choose_language(value)
    return rest


def usage_sentence(error: Exception) -> str | None:
    """What is wrong with a command line, and where help is; None for an error of another kind."""
    if getattr(error, "exit_code", None) != 2 or not hasattr(error, "format_message"):
        return None
    path = getattr(getattr(error, "ctx", None), "command_path", "kroon")
    return _what(error) + "\n" + say("cli-usage-help", command=f"{path} --help")


def translate_help() -> None:
    """Have the headings of help come in the language in use."""
    from typer import rich_utils

    words = {
        "ARGUMENTS_PANEL_TITLE": say("cli-help-arguments"),
        "OPTIONS_PANEL_TITLE": say("cli-help-options"),
        "COMMANDS_PANEL_TITLE": say("cli-help-commands"),
        "DEFAULT_STRING": say("cli-help-default", value="{}"),
        "REQUIRED_LONG_STRING": say("cli-help-required"),
    }
    for name, word in words.items():
        setattr(rich_utils, name, word)


def translate_help_options(command: Any, above: Any = None) -> None:
    """Have the line of `--help` itself come in the language in use, in a command and those below it."""
    context = command.context_class(command, parent=above, **command.context_settings)
    option = command.get_help_option(context)
    if option is not None:
        option.help = say("cli-help-shown")
    for child in getattr(command, "commands", {}).values():
        translate_help_options(child, context)


def _what(error: Any) -> str:
    kind = type(error).__name__
    text: str = error.format_message()
    param = getattr(error, "param", None)
    name = _name(param) if param else ""
    if kind == "NoSuchOption":
        return say("cli-no-option", name=short(error.option_name))
    if kind == "MissingParameter" and param:
        return say("cli-missing", name=name)
    if kind == "BadOptionUsage":
        return say("cli-no-value", name=short(error.option_name))
    if kind == "BadParameter" and param:
        return say("cli-wants-integer", name=name)  # all that we ask for is texts and whole numbers
    context = getattr(error, "ctx", None)
    if kind == "UsageError" and context is not None:
        commands = getattr(context.command, "commands", None)
        if commands:
            return say("cli-no-command", names=", ".join(commands))
        return say("cli-too-many")
    return text


def _name(param: Any) -> str:
    """An option, or an argument as the help writes it."""
    option: str = param.opts[0]
    return option if option.startswith("-") else str(param.metavar).strip("[].")
