// The rows of dominoes with the kings on them: this round's and the one that is chosen from; and what is still to come.
import { html, seated, toggles } from "../../../web/js/ui.js";
import { Domino, DominoPicture } from "./domino.js";

/** @type {SquareWords} */
export const squareWords = (kit, square, t) => [
  square.terrain && t(`${kit.name}-${square.terrain}`),
  square.crowns ? t("domino-crowns", { count: square.crowns }) : "",
  square.fires ? t("domino-fires", { count: square.fires }) : "",
  square.craters ? t("domino-craters", { count: square.craters }) : "",
  square.resource ? t(`origins-${square.resource}`) : "",
  square.person ? t(`origins-${square.person}`) : "",
].filter(Boolean).join(", ");

/** @type {Rank} */
export function Rank({ hint, move }) {
  const rank = move && hint ? hint.indexOf(move.event) + 1 : 0;
  return rank > 0 ? html`<b class="dm-rank num">${rank}</b>` : null;
}

/** @type {Row} */
export function Row({ title, entries, kit, now, done, moveOf, chosen, choose, you, players, hint, grab, t }) {
  if (!entries.length) return null;
  return html`<section class="dm-draft" aria-label=${title}><h3>${title}</h3><ol>${entries.map((entry, at) => {
    const move = moveOf(entry, at), current = entry.domino === now, mine = move?.event === chosen && move;
    const king = mine ? you : entry.king;
    const owner = seated(players, entry.king)?.name;
    const words = [t("web-domino-domino", { domino: entry.domino }), entry.squares.map((each) => squareWords(kit, each, t)).join(" | "),
      owner ? t("web-domino-of", { name: owner }) : entry.king ? entry.king : t("web-domino-free")].join(": ");
    const state = [current && !done && "now", (entry.taken || (current && done)) && "taken", move && "open", mine && "chosen"].filter(Boolean).join(" ");
    const inside = html`<span class="number num">${entry.domino}</span><${DominoPicture} kit=${kit} squares=${entry.squares}/>
      <span class="king">${king ? html`<svg viewBox="-2 -2 30 34" class=${mine ? "soon" : ""}><${kit.King} seat=${king}/></svg>` : html`<i/>`}</span>
      <${Rank} hint=${hint} move=${move}/>`;
    return html`<li key=${entry.domino} class=${state}>${move
      ? html`<button aria-label=${words} ...${toggles(move.event, chosen, choose)}>${inside}</button>`
      : html`<div role="img" aria-label=${words} class=${current && !done && grab ? "grab" : ""} onPointerDown=${current && !done ? grab : undefined}>${inside}</div>`}</li>`;
  })}</ol></section>`;
}

/** @type {ToCome} */
export function ToCome({ kit, unseen, left, dominoes, t }) {
  if (!left) return null;
  return html`<details class="dm-to-come"><summary>${left === unseen.length ? t("web-domino-to-come", { left }) : t("web-domino-to-come-of", { left, unseen: unseen.length })}</summary>
    <ol>${unseen.map((number) => html`<li key=${number}><span class="num">${number}</span><svg viewBox="-2 -2 132 68" role="img"
      aria-label=${dominoes[number - 1].map((each) => squareWords(kit, each, t)).join(" | ")}><${Domino} kit=${kit} squares=${dominoes[number - 1]} small/></svg></li>`)}</ol></details>`;
}
