// The table of both domino games: rows at the side, one's own kingdom, the domino in hand. A `Way` says what a game adds.
import { html, useMemo } from "../../../vendor/preact.js";
import { Domino } from "../../draw/domino.js";
import { Icon } from "../../draw/icons.js";
import { placeOf } from "../../draw/outline.js";
import { Board, gainWords } from "./board.js";
import { read, wordOf } from "./moves.js";
import { useHand } from "./placing.js";
import { Row, squareWords, ToCome } from "./rows.js";

/** @typedef {import("../../draw/domino.js").Kit} Kit @typedef {import("../../draw/domino.js").Square} Square @typedef {import("./rows.js").Entry} Entry */
/** @typedef {import("../../types").TableProps} TableProps @typedef {import("../../types").Legal} Legal @typedef {import("../../types").View} View */
/** @typedef {import("../../types").SeatLetter} SeatLetter @typedef {import("../../types").Child} Child @typedef {import("../../types").Say} Say */
/** What a domino game brings: its drawing, its dominoes by number, whose kingdom holds what, and what stands beside the rows.
 * @typedef {{kit: Kit, dominoes: Square[][], kingdoms(view: View): {squares: Record<string, Square>, discarded: number}[],
 *   dress?(view: View, entry: Entry): Entry, Beside?(props: TableProps & {others: Legal[]}): Child, token?(view: View, word: string): Child,
 *   moveOf?(others: Legal[], at: number): Legal | undefined}} Way */

/** Whose board is shown: one's own, for a spectator that of who is to move. @param {View} view @param {SeatLetter | null} you @returns {SeatLetter} */
const shownSeat = (view, you) => you ?? (view.actor && view.actor !== "*" ? view.actor : "a");

/** Where seat letters stand in lists. @param {SeatLetter} seat */
export const seatIndex = (seat) => "abcd".indexOf(seat);

/** @param {TableProps & {way: Way}} props */
export function DominoTable(props) {
  const { way, view, you, players, legal, chosen, choose, last, hint, frozen, t } = props;
  const { kit, dress = (_, entry) => entry } = way;
  kit.define();
  const seat = shownSeat(view, you), { squares } = way.kingdoms(view)[seatIndex(seat)];
  const moves = useMemo(() => read(frozen ? [] : legal), [legal, frozen]);
  const { placings, spots, picks, discard, others } = moves;
  const hand = useHand({ placings, spots, chosen, choose, active: !frozen });
  const rows = useMemo(() => ({ row: view.row.map((/** @type {Entry} */ each) => dress(view, each)), next: view.next_row.map((/** @type {Entry} */ each) => dress(view, each)) }), [view]);
  const now = /** @type {Entry | undefined} */ (rows.row.find((/** @type {Entry} */ each) => !each.taken));
  const placing = view.asks === "place";
  const domino = (placings.length || discard) && now ? now.squares : null;
  const word = spots.length ? wordOf(spots[0].event) : "";
  const { shown } = hand;
  const said = !shown ? "" : "way" in shown && domino
    ? t("web-domino-ghost", { a: squareWords(kit, domino[0], t), b: squareWords(kit, domino[1], t), placeA: String(shown.a), placeB: String(shown.b), gain: gainWords(shown.gain, t) })
    : "place" in shown ? t("web-domino-spot", { place: String(shown.place), gain: gainWords(shown.gain, t) }) : "";
  const name = players.find((each) => each.seat === seat)?.name ?? seat;
  const row = { kit, chosen, choose, you, players, hint: hint ?? [], t };
  return html`<div class="dm-table"><div class=${"dm-dominoes" + (view.actor === null ? " alone" : "")}>
    ${view.actor !== null && html`<div class="dm-rows">
      <${Row} ...${row} title=${roundWords(kit, view, t)} entries=${rows.row} now=${now?.domino ?? null} done=${!placing} moveOf=${() => undefined} grab=${placings.length ? hand.grab : undefined}/>
      <${Row} ...${row} title=${t(view.round ? "web-domino-next-round" : "web-domino-first-row")} entries=${rows.next} now=${null} done=${false}
        moveOf=${(/** @type {Entry} */ entry, /** @type {number} */ at) => picks.get(entry.domino) ?? way.moveOf?.(others, at)}/>
    </div>`}
    <div class="dm-middle">
      <${Board} kit=${kit} squares=${squares} seat=${seat} frame=${view.frame} domino=${domino} placings=${placings} spots=${spots} hand=${hand} active=${!frozen}
        last=${last} hint=${(hint ?? []).filter((event) => legal.some((each) => each.event === event))} token=${word && way.token?.(view, word)} around=${word === "settle"} over=${view.actor === null}
        range=${view.fire && word === "fire" ? { place: placeOf(view.fire.from), steps: view.fire.range } : null}
        label=${t("web-domino-board", { name, frame: view.frame })} said=${said} t=${t}/>
      ${domino && html`<${Tray} kit=${kit} squares=${domino} hand=${hand} placings=${placings} discard=${discard} chosen=${chosen} choose=${choose} number=${now?.domino} t=${t}/>`}
      ${way.Beside && html`<${way.Beside} ...${props} others=${frozen ? [] : others}/>`}
      <${ToCome} kit=${kit} unseen=${view.unseen} left=${view.left} dominoes=${way.dominoes} t=${t}/>
    </div></div></div>`;
}

/** The round, and in a dynasty the game. With two players in a frame of five half of the dominoes play (K10).
 * @param {Kit} kit @param {View} view @param {Say} t */
function roundWords(kit, view, t) {
  const words = t("web-domino-round", { round: view.round, of: kit.name === "kingdomino" && view.players === 2 && view.frame === 5 ? 6 : 12 });
  return view.breakdown[0].games ? `${t("kingdomino-game-of", { game: view.game })} · ${words}` : words;
}

/** The domino in hand: to be dragged to the board, turned, or given up.
 * @param {{kit: Kit, squares: Square[], hand: import("./placing.js").Hand, placings: import("./moves.js").Placing[], discard: Legal | null, chosen: string | null,
 *   choose(event: string | null): void, number: number, t: Say}} props */
function Tray({ kit, squares, hand, placings, discard, chosen, choose, number, t }) {
  const out = discard && chosen === discard.event;
  const shift = ["translate(32 64)", "translate(64 32)", "translate(96 64)", "translate(64 96)"][hand.way];
  return html`<div class="dm-tray">${placings.length > 0
    ? html`<button type="button" class="dm-in-hand" aria-label=${t("web-domino-in-hand", { domino: number })} onPointerDown=${hand.grab} onClick=${hand.clickTray}>
        <svg viewBox="26 26 140 140" aria-hidden="true"><g transform=${shift}><${Domino} kit=${kit} squares=${squares} way=${hand.way}/></g></svg></button>
      <button type="button" class="turn" onClick=${() => hand.turn(1)}><${Icon} name="turn"/>${t("web-domino-turn")}<kbd aria-hidden="true">R</kbd></button>`
    : html`<p>${t("web-domino-no-place", { domino: number })}</p>`}
    ${discard && html`<button type="button" class=${placings.length ? "quiet give-up" : "give-up"} aria-pressed=${out ? "true" : "false"} onClick=${() => choose(out ? null : discard.event)}>${t("web-domino-discard")}</button>`}</div>`;
}

/** How to give the move that is asked for. @param {View} view @param {Legal[]} legal */
export function how(view, legal) {
  if (!legal.length) return null;
  const { placings, spots, discard, others, picks } = read(legal);
  if (placings.length) return { key: discard ? "web-domino-how-decline" : "web-domino-how-place", args: { places: placings.length } };
  if (discard) return { key: "web-domino-how-discard" };
  if (picks.size) return { key: "web-domino-how-pick" };
  const asked = wordOf((spots[0] ?? others[0]).event);
  return { key: `web-origins-how-${asked}` };
}

/** A kingdom in lines of text: its rows from above, then what is on the table. @param {Way} way @param {View} view @param {SeatLetter | null} you @param {Say} t */
export function textBoard(way, view, you, t) {
  const { kit } = way, seat = shownSeat(view, you), { squares } = way.kingdoms(view)[seatIndex(seat)];
  /** @type {Record<string, string>} */
  const words = { "0,0": t(`web-${kit.name}-home`) };
  for (const [place, square] of Object.entries(squares)) words[place] = squareWords(kit, square, t);
  const places = Object.keys(words).map(placeOf);
  const lines = [...new Set(places.map(([, y]) => y))].sort((one, other) => one - other).map((y) => t("web-domino-line", {
    y: String(y),
    squares: places.filter((place) => place[1] === y).sort((one, other) => one[0] - other[0]).map((place) => `${place[0]},${y}: ${words[String(place)]}`).join("; "),
  }));
  /** @param {string} title @param {Entry[]} entries */
  const row = (title, entries) => {
    const words = entries.filter((each) => !each.taken).map((each) => `${each.domino} (${each.squares.map((square) => squareWords(kit, square, t)).join(" | ")})${each.king ? " " + each.king : ""}`);
    return words.length ? [`${title}: ${words.join("; ")}`] : [];
  };
  return [...lines, ...row(t("web-domino-this-round"), view.row), ...row(t("web-domino-next-round"), view.next_row)];
}

/** A few words beside a miniature: what was chosen, and how many dominoes were given up. @param {Way} way @param {View} view @param {SeatLetter} seat @param {Say} t */
export function note(way, view, seat, t) {
  const { discarded } = way.kingdoms(view)[seatIndex(seat)];
  const chosen = view.next_row.filter((/** @type {Entry} */ each) => each.king === seat).map((/** @type {Entry} */ each) => each.domino).join(", ");
  return [chosen && t("web-domino-chose", { dominoes: chosen }), discarded && t("web-domino-discarded", { count: discarded })].filter(Boolean).join(" · ");
}
