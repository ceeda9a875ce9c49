// The score sheet: the lines of one player, of all beside each other, and what they are made of.
import { html } from "../../vendor/preact.js";
import { has, t } from "../l10n.js";
import { PlayerShape, SEATS } from "../draw/shapes.js";
import { withNames } from "../state/table.js";

/** @typedef {import("../types").Game} Game */
/** @typedef {import("../types").Player} Player */

/** The name of a line. @param {Game} game @param {string} line */
export function lineName(game, line) {
  if (line === "total") return t("web-total");
  const own = `web-line-${game.name}-${line}`;
  const name = has(own) ? t(own) : game.line ? game.line(line, t) : has(`${game.name}-${line}`) ? t(`${game.name}-${line}`) : line;
  return name.charAt(0).toLocaleUpperCase() + name.slice(1);
}

/** The lines of some sheets, in order, the total last. @param {Record<string, any>[]} sheets */
export function linesOf(sheets) {
  const lines = new Set(sheets.flatMap((sheet) => Object.keys(sheet).filter((line) => typeof sheet[line] === "number" && line !== "total")));
  return [...lines];
}

/** @param {{game: Game, sheet: Record<string, any>}} props */
export function OwnSheet({ game, sheet }) {
  return html`<table class="sheet num"><tbody>${linesOf([sheet]).map((line) => html`<tr key=${line} class=${sheet[line] ? "" : "none"}><th scope="row">${lineName(game, line)}</th><td>${sheet[line]}</td></tr>`)}</tbody>
    <tfoot><tr><th scope="row">${t("web-total")}</th><td>${sheet.total}</td></tr></tfoot></table>`;
}

/** All players' sheets; lines after `shown` are still to be counted. @param {{game: Game, sheets: Record<string, any>[], players: Player[], winners?: string[], shown?: number}} props */
export function FullSheet({ game, sheets, players, winners = [], shown = Infinity }) {
  const lines = linesOf(sheets);
  const counted = (/** @type {Record<string, any>} */ sheet) => (shown >= lines.length ? sheet.total : lines.slice(0, shown).reduce((sum, line) => sum + (sheet[line] || 0), 0));
  return html`<div class="sheet-scroll"><table class="sheet full num"><thead><tr><td></td>${players.map((player) => html`<th key=${player.seat} scope="col" class=${winners.includes(player.seat) ? "won" : ""}>
      <span><${PlayerShape} seat=${player.seat} game=${game.name} size=${16}/>${player.name}</span></th>`)}</tr></thead>
    <tbody>${lines.map((line, at) => html`<tr key=${line} class=${at < shown ? "" : "later"}><th scope="row">${lineName(game, line)}</th>${players.map((player, seat) => html`<td key=${player.seat}>${at < shown ? sheets[seat][line] ?? 0 : "·"}</td>`)}</tr>`)}</tbody>
    <tfoot><tr><th scope="row">${t("web-total")}</th>${players.map((player, seat) => html`<td key=${player.seat} class=${winners.includes(player.seat) ? "won" : ""}>${counted(sheets[seat])}</td>`)}</tr></tfoot></table></div>`;
}

/** What the lines are made of, in sentences: a heading for each seat. @param {{explained: string[], players: Player[], game: string}} props */
export function Explained({ explained, players, game }) {
  /** @type {{seat: import("../types").SeatLetter | null, head: string, lines: string[]}[]} */
  const parts = [];
  for (const line of explained) {
    const seat = /^([a-d]): /.exec(line);
    if (seat && SEATS.indexOf(/** @type {any} */ (seat[1])) < players.length) parts.push({ seat: /** @type {any} */ (seat[1]), head: withNames(line, players), lines: [] });
    else if (/^\s/.test(line) && parts.length) parts[parts.length - 1].lines.push(line);
    else parts.push({ seat: null, head: withNames(line, players), lines: [] });
  }
  return html`<div class="explained">${parts.map((part, at) => html`<div key=${at}><h4>${part.seat ? html`<${PlayerShape} seat=${part.seat} game=${game} size=${15}/>` : null}${part.head}</h4>
    <ul>${part.lines.map((line, n) => html`<li key=${n} class=${/^ {4}/.test(line) ? "deep" : ""}>${line.trim()}</li>`)}</ul></div>`)}</div>`;
}
