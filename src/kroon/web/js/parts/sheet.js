// The score sheet: the lines of one player, of all beside each other, and what they are made of.
import { html, Lines, names, Said, said, seatOf, shape, t } from "../ui.js";

/** @type {LineName} */
function lineName(game, line) {
  if (line === "total") return t("web-total");
  const name = said(`web-line-${game.name}-${line}`) ?? game.line?.(line, t) ?? said(`${game.name}-${line}`) ?? line;
  return name.charAt(0).toLocaleUpperCase() + name.slice(1);
}

/** @type {LinesOf} */
export function linesOf(sheets) {
  const lines = new Set(sheets.flatMap((sheet) => Object.keys(sheet).filter((line) => typeof sheet[line] === "number" && line !== "total")));
  return [...lines];
}

/** @type {Sheet} */
export function Sheet({ game, sheets, players = [], winners = [], shown = Infinity }) {
  const lines = linesOf(sheets), won = (/** @type {number} */ at) => (winners.includes(players[at]?.seat) ? "won" : "");
  const counted = (/** @type {Record<string, any>} */ sheet) => (shown >= lines.length ? sheet.total : lines.slice(0, shown).reduce((sum, line) => sum + (sheet[line] || 0), 0));
  /** @type {SheetRow} */
  const row = (name, kind, cells) => html`<tr key=${name} class=${kind}><th scope="row">${name}</th>${sheets.map((sheet, at) => html`<td key=${at} class=${kind ? "" : won(at)}>${cells(sheet)}</td>`)}</tr>`;
  return html`<div class="sheet-scroll"><table class=${names("sheet num", players.length && "full")}>${players.length > 0 && html`<thead><tr><td></td>${players.map((player, at) => html`<th key=${player.seat} scope="col" class=${won(at)}>
      <span>${shape(player.seat, 16)}${player.name}</span></th>`)}</tr></thead>`}
    <tbody>${lines.map((line, at) => row(lineName(game, line), at >= shown ? "later" : players.length || sheets[0][line] ? "line" : "none", (sheet) => (at < shown ? sheet[line] ?? 0 : "·")))}</tbody>
    <tfoot>${row(t("web-total"), "", counted)}</tfoot></table></div>`;
}

/** @type {Explained} */
export const Explained = ({ explained, players, game }) => html`<div class="explained">${explained.map((each, at) => html`<div key=${at}>
  <h4><${Said} message=${each} focusable ...${{ players, game }}/></h4>
  ${!!each.lines?.length && html`<${Lines} messages=${each.lines} seat=${seatOf(each)} focusable ...${{ players, game }}/>`}</div>`)}</div>`;
