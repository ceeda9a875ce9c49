// The rows of dominoes with the kings on them: this round's and the one that is chosen from; and what is still to come.
import { html } from "../../../vendor/preact.js";
import { Domino, DominoPicture } from "../../draw/domino.js";

/** @typedef {import("../../draw/domino.js").Kit} Kit @typedef {import("../../draw/domino.js").Square} Square */
/** @typedef {import("../../types").Say} Say @typedef {import("../../types").Legal} Legal @typedef {import("../../types").Player} Player */
/** @typedef {import("../../types").SeatLetter} SeatLetter */
/** @typedef {{domino: number, king: SeatLetter | null, taken: boolean, squares: Square[]}} Entry */

/** A square in words, such as "forest, 2 crowns". @param {Kit} kit @param {Square} square @param {Say} t */
export const squareWords = (kit, square, t) => [
  t(`${kit.name}-${square.terrain}`),
  square.crowns ? t("web-domino-crowns", { count: square.crowns }) : "",
  square.fires ? t("web-domino-fires", { count: square.fires }) : "",
  square.craters ? t("web-domino-craters", { count: square.craters }) : "",
  square.resource ? t(`origins-${square.resource}`) : "",
  square.person ? t(`origins-${square.person}`) : "",
].filter(Boolean).join(", ");

/** @param {{title: string, entries: Entry[], kit: Kit, now: number | null, done: boolean, moveOf(entry: Entry, at: number): Legal | undefined, chosen: string | null,
 *   choose(event: string | null): void, you: SeatLetter | null, players: Player[], hint: string[], grab?: (event: PointerEvent) => void, t: Say}} props */
export function Row({ title, entries, kit, now, done, moveOf, chosen, choose, you, players, hint, grab, t }) {
  if (!entries.length) return null;
  return html`<section class="dm-draft" aria-label=${title}><h3>${title}</h3><ol>${entries.map((entry, at) => {
    const move = moveOf(entry, at), current = entry.domino === now, mine = move?.event === chosen && move;
    const king = mine ? you : entry.king, rank = move ? hint.indexOf(move.event) + 1 : 0;
    const owner = players.find((each) => each.seat === entry.king)?.name;
    const words = [t("web-domino-domino", { domino: entry.domino }), entry.squares.map((each) => squareWords(kit, each, t)).join(" | "),
      owner ? t("web-domino-of", { name: owner }) : entry.king ? entry.king : t("web-domino-free")].join(": ");
    const state = [current && !done && "now", (entry.taken || (current && done)) && "taken", move && "open", mine && "chosen"].filter(Boolean).join(" ");
    const inside = html`<span class="number num">${entry.domino}</span><${DominoPicture} kit=${kit} squares=${entry.squares}/>
      <span class="king">${king ? html`<svg viewBox="-2 -2 30 34" class=${mine ? "soon" : ""}><${kit.King} seat=${king}/></svg>` : html`<i/>`}</span>
      ${rank > 0 && html`<b class="dm-rank num">${rank}</b>`}`;
    return html`<li key=${entry.domino} class=${state}>${move
      ? html`<button type="button" aria-label=${words} aria-pressed=${mine ? "true" : "false"} onClick=${() => choose(mine ? null : move.event)}>${inside}</button>`
      : html`<div role="img" aria-label=${words} class=${current && !done && grab ? "grab" : ""} onPointerDown=${current && !done ? grab : undefined}>${inside}</div>`}</li>`;
  })}</ol></section>`;
}

/** The dominoes that have not appeared. @param {{kit: Kit, unseen: number[], left: number, dominoes: Square[][], t: Say}} props */
export function ToCome({ kit, unseen, left, dominoes, t }) {
  if (!left) return null;
  return html`<details class="dm-to-come"><summary>${left === unseen.length ? t("web-domino-to-come", { left }) : t("web-domino-to-come-of", { left, unseen: unseen.length })}</summary>
    <ol>${unseen.map((number) => html`<li key=${number}><span class="num">${number}</span><svg viewBox="-2 -2 132 68" role="img"
      aria-label=${dominoes[number - 1].map((each) => squareWords(kit, each, t)).join(" | ")}><${Domino} kit=${kit} squares=${dominoes[number - 1]} small/></svg></li>`)}</ol></details>`;
}
