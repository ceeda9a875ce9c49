// The table of both domino games: rows at the side, one's own kingdom, the domino in hand. A `Way` says what a game adds.
import { html, icon, seated, toggles, useMemo } from "../../../web/js/ui.js";
import { Domino } from "./domino.js";
import { placeOf } from "./outline.js";
import { Board, gainWords } from "./board.js";
import { read, wordOf } from "./moves.js";
import { useHand } from "./placing.js";
import { Rank, Row, squareWords, ToCome } from "./rows.js";

/** @type {ShownSeat} */
const shownSeat = (view, you) => you ?? (view.actor && view.actor !== "*" ? view.actor : "a");

/** @type {RealmOf} */
export const realmOf = (way, view, seat) => way.kingdoms(view)["abcd".indexOf(seat)];

/** @type {DominoTable} */
export function DominoTable(props) {
  const { way, view, you, players, legal, chosen, choose, last, hint, frozen, t } = props;
  const { kit, dress = (_, entry) => entry } = way;
  const seat = shownSeat(view, you), { squares } = realmOf(way, view, seat);
  const { placings, spots, picks, discard, others } = useMemo(() => read(frozen ? [] : legal), [legal, frozen]);
  const hand = useHand({ placings, spots, chosen, choose, active: !frozen });
  const rows = useMemo(() => ({ row: view.row.map((each) => dress(view, each)), next: view.next_row.map((each) => dress(view, each)) }), [view]);
  const now = rows.row.find((each) => !each.taken);
  const domino = (placings.length || discard) && now ? now.squares : null;
  const word = spots.length ? wordOf(spots[0].event) : "";
  const { shown } = hand, gain = shown && gainWords(shown.gain, t);
  const said = !shown ? "" : "place" in shown ? t("web-domino-spot", { place: String(shown.place), gain })
    : domino && t("web-domino-ghost", { a: squareWords(kit, domino[0], t), b: squareWords(kit, domino[1], t), placeA: String(shown.a), placeB: String(shown.b), gain });
  const row = { kit, chosen, choose, you, players, hint: hint ?? [], t };
  return html`<div class="dm-table"><div class=${"dm-dominoes" + (view.actor === null ? " alone" : "")}>
    ${view.actor !== null && html`<div class="dm-rows">
      <${Row} ...${row} title=${roundWords(kit, view, t)} entries=${rows.row} now=${now?.domino ?? null} done=${view.asks !== "place"} moveOf=${() => undefined} grab=${placings.length ? hand.grab : undefined}/>
      <${Row} ...${row} title=${t(view.round ? "web-domino-next-round" : "web-domino-first-row")} entries=${rows.next} now=${null} done=${false}
        moveOf=${(entry, at) => picks.get(entry.domino) ?? way.moveOf?.(others, at)}/>
    </div>`}
    <div class="dm-middle">
      <${Board} ...${{ kit, squares, seat, domino, placings, spots, hand, last, t }} frame=${view.frame} active=${!frozen} hint=${(hint ?? []).filter((event) => legal.some((each) => each.event === event))} token=${word && way.token?.(view, word)} around=${word === "settle"} over=${view.actor === null}
        range=${view.fire && word === "fire" ? { place: placeOf(view.fire.from), steps: view.fire.range } : null}
        label=${t("web-domino-board", { name: seated(players, seat)?.name ?? seat, frame: view.frame })} said=${said}/>
      ${domino && html`<${Tray} ...${{ kit, hand, placings, discard, chosen, choose, hint, t }} squares=${domino} number=${now?.domino}/>`}
      ${way.Beside && html`<${way.Beside} ...${props} others=${frozen ? [] : others}/>`}
      <${ToCome} kit=${kit} unseen=${view.unseen} left=${view.left} dominoes=${way.dominoes} t=${t}/>
    </div></div></div>`;
}

/** @type {RoundWords} */
function roundWords(kit, view, t) {
  const words = t("web-domino-round", { round: view.round, of: kit.name === "kingdomino" && view.players === 2 && view.frame === 5 ? 6 : 12 });
  return view.breakdown[0].games ? `${t("kingdomino-game-of", { game: view.game })} · ${words}` : words;
}

/** @type {Tray} */
function Tray({ kit, squares, hand, placings, discard, chosen, choose, hint, number, t }) {
  const shift = ["translate(32 64)", "translate(64 32)", "translate(96 64)", "translate(64 96)"][hand.way];
  return html`<div class="dm-tray">${placings.length > 0
    ? html`<button class="dm-in-hand" aria-label=${t("web-domino-in-hand", { domino: number })} onPointerDown=${hand.grab} onClick=${hand.clickTray}>
        <svg viewBox="26 26 140 140" aria-hidden="true"><g transform=${shift}><${Domino} kit=${kit} squares=${squares} way=${hand.way}/></g></svg></button>
      <button class="turn" onClick=${() => hand.turn(1)}>${icon("turn")}${t("web-domino-turn")}<kbd aria-hidden="true">R</kbd></button>`
    : html`<p>${t("web-domino-no-place", { domino: number })}</p>`}
    ${discard && html`<button class=${placings.length ? "quiet give-up" : "give-up"} ...${toggles(discard.event, chosen, choose)}>${t("web-domino-discard")}<${Rank} hint=${hint} move=${discard}/></button>`}</div>`;
}

/** @type {How} */
export function how(view, legal) {
  if (!legal.length) return null;
  const { placings, spots, discard, others, picks } = read(legal);
  if (placings.length) return { key: discard ? "web-domino-how-decline" : "web-domino-how-place", args: { places: placings.length, touch: matchMedia("(hover: none)").matches ? "yes" : "no" } };
  if (discard) return { key: "web-domino-how-discard" };
  if (picks.size) return { key: "web-domino-how-pick" };
  const asked = wordOf((spots[0] ?? others[0]).event);
  return { key: `web-origins-how-${asked}` };
}

/** @type {TableNote} */
export function note(way, view, seat, t) {
  const { discarded } = realmOf(way, view, seat);
  const chosen = view.next_row.filter((each) => each.king === seat).map((each) => each.domino).join(", ");
  return [chosen && t("web-domino-chose", { dominoes: chosen }), discarded && t("web-domino-discarded", { count: discarded })].filter(Boolean).join(" · ");
}
