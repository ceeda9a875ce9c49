"""The command line: `kroon play`, `replay`, `review`, `hint`, `simulate`, `arena`, `dataset`, `bot`,
`record check`, `score`, `verify`, `games`, `serve` and `tables`.

`main` is the entry point. What goes wrong with what somebody gave us becomes one sentence on standard
error and exit status 1, or 2 for a command line that can't be understood; never a traceback. Ctrl-C and SIGTERM
end a command with all its processes (core/interrupts.py): 130 and 143.
"""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence

from kroon.core import interrupts

FAILED, MISUSED = 1, 2
"""The exit statuses, besides 0 and those of an interrupt."""


def main() -> None:
    """Run the command that the arguments of this process name, and leave with its status."""
    interrupts.heed()
    for file in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(file, io.TextIOWrapper):
            file.reconfigure(errors="replace")  # a letter that a terminal doesn't have is no reason to stop
    status = run(sys.argv[1:])
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        status = _closed()
    sys.exit(status)


def run(arguments: Sequence[str]) -> int:
    """Run a command; its exit status."""
    from kroon.cli.usage import BadUsage, take_language, usage_sentence
    from kroon.core.errors import KroonError
    from kroon.core.texts import say

    try:
        rest = take_language(arguments)
        from kroon.cli.app import Interrupted, command

        try:
            return int(command(rest).main(args=rest, prog_name="kroon", standalone_mode=False) or 0)
        except Interrupted:
            raise KeyboardInterrupt from None
        except Exception as error:
            sentence = usage_sentence(error)
            if sentence is None:
                raise
            raise BadUsage(sentence) from None
    except BadUsage as error:
        print(error, file=sys.stderr)
        return MISUSED
    except KroonError as error:
        print(error, file=sys.stderr)
        return FAILED
    except KeyboardInterrupt:
        print(say("cli-interrupted"), file=sys.stderr)
        return interrupts.status()
    except BrokenPipeError:
        return _closed()
    except OSError as error:
        print(_about_file(error), file=sys.stderr)
        return FAILED


def _closed() -> int:
    """Nobody reads our output any more: leave quietly, also when Python closes its files."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return FAILED


def _about_file(error: OSError) -> str:
    from kroon.core.errors import short
    from kroon.core.texts import say

    cause = error.strerror or str(error)
    if error.filename is None:
        return say("cli-system-error", cause=cause)
    return say("cli-file-error", file=short(os.fsdecode(error.filename), 300), cause=cause)
