"""A package of small games (tests/conformance/coins.py), of which one has a part of the page of its own."""

from __future__ import annotations

from pathlib import Path

MADE = """from kroon.core.message import message
from tests.conformance.coins import coins, text
tell = lambda s, ids, hidden=False: message("as-written", text=text(s, ids))
GAME = coins({name!r}, {turns}, {luck}, tell=tell)
"""
GAMES = {"plain": (4, False), "lucky": (4, True), "drawn": (4, False)}
"""Their names, the number of turns, and whether chance deals coins first."""
OWN = """
import { html, toggles } from "../../../web/js/ui.js";
const Table = ({ legal, chosen, choose, frozen }) => html`<div class="drawn-table">
  ${!frozen && legal.map(({ event }) => html`<button ...${toggles(event, chosen, choose)}>${event}</button>`)}
  </div>`;
export default { name: "drawn", Table, Miniature: ({ seat }) => html`<i>${seat}</i>` };
"""
PART = {
    "index.js": OWN,
    "style.css": ".drawn-table { color: rgb(1, 2, 3); }\n",
    "part.json": '{"order": 2.5, "first": {"players": 3, "options": {}}}',
    "__init__.py": "",
}
"""The files of the folder `web` of the game `drawn`."""


def write_package(folder: Path) -> None:
    """Write the package into a folder that Python imports from."""
    for name, (turns, luck) in GAMES.items():
        package = folder / f"coins_{name}"
        package.mkdir(parents=True)
        (package / "__init__.py").touch()
        (package / "game.py").write_text(MADE.format(name=name, turns=turns, luck=luck))
    (folder / "coins_drawn" / "web").mkdir()
    for file, text in PART.items():
        (folder / "coins_drawn" / "web" / file).write_text(text)
    about = folder / "coins-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: coins\nVersion: 1.0\n")
    points = "".join(f"{name} = coins_{name}.game\n" for name in GAMES)
    (about / "entry_points.txt").write_text(f"[kroon.games]\n{points}")
