// The score sheet: the lines of one player, of all beside each other, and what they are made of.
import { html, shape, SEATS, has, t } from "../ui.js";
import { withNames } from "../state/table.js";

/** @type {LineName} */
function lineName(game, line) {
  if (line === "total") return t("web-total");
  const own = `web-line-${game.name}-${line}`;
  const name = has(own) ? t(own) : game.line ? game.line(line, t) : has(`${game.name}-${line}`) ? t(`${game.name}-${line}`) : line;
  return name.charAt(0).toLocaleUpperCase() + name.slice(1);
}

/** The lines of some sheets, in order, the total last. @type {LinesOf} */
export function linesOf(sheets) {
  const lines = new Set(sheets.flatMap((sheet) => Object.keys(sheet).filter((line) => typeof sheet[line] === "number" && line !== "total")));
  return [...lines];
}

/** @type {OwnSheet} */
export function OwnSheet({ game, sheet }) {
  return html`<table class="sheet num"><tbody>${linesOf([sheet]).map((line) => html`<tr key=${line} class=${sheet[line] ? "" : "none"}><th scope="row">${lineName(game, line)}</th><td>${sheet[line]}</td></tr>`)}</tbody>
    <tfoot><tr><th scope="row">${t("web-total")}</th><td>${sheet.total}</td></tr></tfoot></table>`;
}

/** All players' sheets; lines after `shown` are still to be counted. @type {FullSheet} */
export function FullSheet({ game, sheets, players, winners = [], shown = Infinity }) {
  const lines = linesOf(sheets);
  const counted = (/** @type {Record<string, any>} */ sheet) => (shown >= lines.length ? sheet.total : lines.slice(0, shown).reduce((sum, line) => sum + (sheet[line] || 0), 0));
  return html`<div class="sheet-scroll"><table class="sheet full num"><thead><tr><td></td>${players.map((player) => html`<th key=${player.seat} scope="col" class=${winners.includes(player.seat) ? "won" : ""}>
      <span>${shape(player.seat, 16)}${player.name}</span></th>`)}</tr></thead>
    <tbody>${lines.map((line, at) => html`<tr key=${line} class=${at < shown ? "" : "later"}><th scope="row">${lineName(game, line)}</th>${players.map((player, seat) => html`<td key=${player.seat}>${at < shown ? sheets[seat][line] ?? 0 : "·"}</td>`)}</tr>`)}</tbody>
    <tfoot><tr><th scope="row">${t("web-total")}</th>${players.map((player, seat) => html`<td key=${player.seat} class=${winners.includes(player.seat) ? "won" : ""}>${counted(sheets[seat])}</td>`)}</tr></tfoot></table></div>`;
}

/** What the lines are made of, in sentences: a heading for each seat. @type {Explained} */
export function Explained({ explained, players }) {
  /** @type {{seat: SeatLetter | null, head: string, lines: string[]}[]} */
  const parts = [];
  for (const line of explained) {
    const seat = /^([a-d]): /.exec(line);
    if (seat && SEATS.indexOf(/** @type {any} */ (seat[1])) < players.length) parts.push({ seat: /** @type {any} */ (seat[1]), head: withNames(line, players), lines: [] });
    else if (/^\s/.test(line) && parts.length) parts.at(-1)?.lines.push(line);
    else parts.push({ seat: null, head: withNames(line, players), lines: [] });
  }
  return html`<div class="explained">${parts.map((part, at) => html`<div key=${at}><h4>${part.seat && shape(part.seat, 15)}${part.head}</h4>
    <ul>${part.lines.map((line, n) => html`<li key=${n} class=${/^ {4}/.test(line) ? "deep" : ""}>${line.trim()}</li>`)}</ul></div>`)}</div>`;
}
