// A game in progress, or over: the frame around a game's own table. Owns what is chosen, sent, looked back at and hinted.
import { html, signal, useEffect, useLayoutEffect, useMemo, useRef, useState } from "../../vendor/preact.js";
import { language, t } from "../l10n.js";
import { Refusal } from "../net/api.js";
import { Icon } from "../draw/icons.js";
import { settings } from "../state/settings.js";
import { notify, showTurn, sounds } from "../state/signs.js";
import { withoutSeat, lastEvents, withNames } from "../state/table.js";
import { Ask, ConfirmBar } from "./ask.js";
import { Bar } from "./bar.js";
import { Chat } from "./chat.js";
import { Dialog } from "./dialog.js";
import { End, winnerText } from "./end.js";
import { HandOver } from "./handover.js";
import { Log } from "./log.js";
import { Menu } from "./menu.js";
import { Moves, gainText } from "./moves.js";
import { Replay } from "./replay.js";
import { Review } from "./review.js";
import { openRules } from "./rules.js";
import { Seats } from "./seats.js";
import { FullSheet, OwnSheet } from "./sheet.js";
import { Tabs } from "./tabs.js";
import { announce, complain, toast } from "./toasts.js";
import { Typing, typist } from "./typing.js";

/** @typedef {import("../types").SeatLetter} SeatLetter */
/** @typedef {import("../types").Hint} Hint */
/** @typedef {{table: import("../state/table.js").Table, data: import("../types").TableMessage, game: import("../types").Game}} Props */
/** @typedef {{number: number, view: import("../types").View | null, told: string}} Past */

/** Whether the moves in words are unfolded; it stays so from turn to turn. */
const listed = signal(false);

/** Who may be shown what, where several share a device. @param {Props} props */
export function Play({ table, data, game }) {
  const players = table.players.value;
  const { yours, actor } = data;
  const secret = data.view !== null && "seat" in data.view;
  const shared = yours.length > 1 && data.table.state === "running";
  const next = shared && yours.includes(/** @type {SeatLetter} */ (actor)) ? /** @type {SeatLetter} */ (actor) : table.seat.value;
  const [trusted, trust] = useState(/** @type {SeatLetter | null} */ (null));
  useEffect(() => { if (shared && !secret && next) table.look(next); }, [shared, secret, next]);
  if (shared && secret && next && trusted !== next) {
    const player = players.find((each) => each.seat === next);
    if (player) return html`<${HandOver} player=${player} game=${game.name} take=${() => { table.look(next); trust(next); }}/>`;
  }
  if (data.you !== table.seat.value) return html`<${Bar}/><main id="main" class="page waiting"><p class="serif" role="status">${t("web-loading")}</p></main>`;
  return html`<${Frame} key=${data.you} table=${table} data=${data} game=${game}/>`;
}

/** The game as it was after some update. @param {import("../state/table.js").Table} table @param {boolean} over
 * @returns {[Past | null, (number: number | null) => void]} */
function usePast(table, over) {
  const [past, setPast] = useState(/** @type {Past | null} */ (null));
  const known = useRef(/** @type {Map<string, any>} */ (new Map()));
  const wanted = useRef(/** @type {number | null} */ (null));
  const show = async (/** @type {number | null} */ number) => {
    wanted.current = number;
    if (number === null) return setPast(null);
    const key = `${number} ${language.peek()} ${over}`;
    try {
      if (!known.current.has(key)) known.current.set(key, await table.position(number, over));
      const found = known.current.get(key), seat = table.seat.peek();
      if (wanted.current === number) setPast({ number, view: seat || !found.revealed ? found.view : found.revealed[0], told: found.told });
    } catch (error) {
      complain(error);
    }
    return undefined;
  };
  return [past, show];
}

/** Each legal move in words. @param {Props} props @param {boolean} mine */
function useWords({ table, data }, mine) {
  const [words, setWords] = useState(/** @type {Record<string, string>} */ ({}));
  const spoken = language.value;
  useEffect(() => {
    let gone = false;
    setWords({});
    if (mine) table.command("words", { seat: data.legal[0].event[0] }).then((answer) => { if (!gone) setWords(answer.words || {}); }).catch(() => {});
    return () => { gone = true; };
  }, [mine, data.number, spoken]);
  return words;
}

/** Tell eyes and ears what happened and what is asked. @param {Props} props @param {boolean} mine @param {string} what */
function useNews({ table, data, game }, mine, what) {
  const log = table.log.value, players = table.players.value;
  const heard = useRef(data.number);
  const turned = useRef(mine);
  useEffect(() => {
    const news = log.filter((each) => each.number > heard.current);
    heard.current = data.number;
    const told = news.slice(-6).map((each) => withNames(each.told, players)).join(" ");
    if (news.length || (mine && !turned.current)) announce(`${told} ${what}`.trim());
    if (data.result && news.length) sounds.end();
    else if (mine && !turned.current) {
      sounds.turn();
      notify(t("web-your-turn"), `${t(game.name)}: ${what}`);
    } else if (news.length) sounds.move();
    turned.current = mine;
  }, [data.number, mine, data.result]);
  const title = t(game.name);
  useEffect(() => showTurn(mine, title), [mine, title]);
}

/** @param {Props} props */
function Frame(props) {
  const { table, data, game } = props;
  const players = table.players.value, log = table.log.value, struck = table.struck.value;
  const over = data.table.state === "over" && data.result !== null;
  const began = useRef(over);
  const byKeys = useRef(false), entered = useRef(false);
  const you = data.you;
  const mine = !over && data.legal.length > 0;
  const [chosen, setChosen] = useState(/** @type {string | null} */ (null));
  const [sending, setSending] = useState(false);
  const [hint, setHint] = useState(/** @type {Hint[] | "thinks" | null} */ (null));
  const [dialog, setDialog] = useState(/** @type {string} */ (""));
  const [past, show] = usePast(table, over);
  const words = useWords(props, mine);
  const turn = players.find((player) => player.seat === data.actor);
  const what = over && data.result ? winnerText(data.result, players, data.yours) : mine ? (data.actor === you || !turn ? withoutSeat(data.ask) : withNames(data.ask, players)) : turn ? t("web-turn-of", { name: turn.name }) : data.ask;
  useNews(props, mine, what);
  useEffect(() => { setChosen(null); setHint(null); }, [data.number, mine]);
  useEffect(() => { if (over) scrollTo(0, 0); }, [over]);
  useEffect(() => {
    const asked = /** @type {HTMLElement | null} */ (document.querySelector(".ask-what"));
    if (mine && asked && entered.current && document.activeElement === document.body) asked.focus({ preventScroll: true });
    entered.current = true;
  }, [mine, data.number]);
  const last = useMemo(() => lastEvents(log, struck, you), [log, struck, you]);

  const send = async (/** @type {string} */ event) => {
    setSending(true);
    try {
      await table.command("move", { seat: event[0], number: data.number, event });
      sounds.mine();
    } catch (error) {
      if (error instanceof Refusal && error.body && error.body.table) table.got(error.body.table);
      complain(error, game.name);
    }
    setSending(false);
    setChosen(null);
  };
  const wordsOf = (/** @type {string} */ event) => withNames(withoutSeat(words[event] || event), players);
  const choose = (/** @type {string | null} */ event) => {
    if (sending || past) return;
    if (event !== null && !data.legal.some((move) => move.event === event)) return;
    if (event !== null && (!settings.peek().confirm || (game.instant && game.instant(event)))) {
      send(event);
      return;
    }
    setChosen(event);
    const move = data.legal.find((each) => each.event === event);
    if (move && event !== chosen) announce(`${wordsOf(move.event)} ${move.gain ? gainText(move.gain) : ""} ${t("web-confirm-how")}`);
  };
  const confirm = () => { if (chosen && !sending) send(chosen); };
  useLayoutEffect(() => {
    const key = (/** @type {KeyboardEvent} */ event) => {
      if (document.querySelector("dialog[open]")) return;
      if (event.key === "Escape" && chosen) setChosen(null);
      else if (event.key === "Escape" && past) show(null);
      else if (event.key === "Enter" && event.ctrlKey) confirm();
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  });

  const own = log.filter((each) => each.kind === "event" && each.actor === you && !struck.has(each.number)).pop();
  const undo = async () => {
    if (!own) return;
    try {
      const answer = await table.command("undo", { to: own.number });
      if (!answer.done) toast(t("web-undo-asked"));
    } catch (error) {
      complain(error, game.name);
    }
  };
  const think = async () => {
    setHint("thinks");
    try {
      setHint((await table.command("hint")).moves);
    } catch (error) {
      setHint(null);
      complain(error, game.name);
    }
  };
  const move = data.legal.find((each) => each.event === chosen);
  const view = past && past.view ? past.view : data.view;
  const how = mine && game.how && view ? game.how(view, data.legal, chosen) : null;
  const events = log.filter((each) => each.kind === "event" && !struck.has(each.number));
  const sheets = view && view.breakdown ? view.breakdown : null;
  const seatAt = Math.max(0, players.findIndex((player) => player.seat === you));
  const mySheet = sheets ? sheets[seatAt] : null;
  const textLines = view ? game.textBoard(view, you, t) : [];
  const hints = Array.isArray(hint) ? hint : null;

  return html`<${Bar} compact=${true} title=${html`<b class="serif">${t(game.name)}</b>`}>
      ${you && !over ? html`<button class="quiet tool" disabled=${!own} onClick=${undo} aria-label=${t("web-undo")}><${Icon} name="undo"/><span>${t("web-undo")}</span></button>` : null}
      ${you && !over && data.table.hints ? html`<button class="quiet tool" disabled=${!mine || hint === "thinks"} onClick=${think} aria-label=${t("web-hint")}><${Icon} name="bulb"/><span>${t("web-hint")}</span></button>` : null}
      <button class="quiet tool wide-only" onClick=${() => openRules(game.name)}><${Icon} name="book"/><span>${t("web-rules")}</span></button>
      <button class="quiet tool" onClick=${() => setDialog("menu")} aria-label=${t("web-more")}><${Icon} name="more"/><span>${t("web-more")}</span></button><//>
    <${Banners} table=${table} data=${data} players=${players}/>
    <main id="main" class="table-frame ${over ? "over" : ""}">
      <section class="stage-column">
        ${over ? html`<${End} table=${table} data=${data} game=${game} players=${players} fresh=${!began.current}/>` : null}
        <div class="panel stage">
          ${past && !over ? html`<div class="notice past" role="status"><${Icon} name="clock"/><span>${t("web-past")} ${withNames(past.told, players)}</span><button class="primary" onClick=${() => show(null)}>${t("web-past-back")}</button></div>` : null}
          ${over ? html`<${Replay} count=${events.length} at=${past ? Math.max(0, events.findIndex((each) => each.number === past.number)) : events.length - 1} to=${(/** @type {number} */ index) => show(events[index].number)}
              told=${withNames(past ? past.told : events.length ? events[events.length - 1].told : "", players)}/>`
            : past ? null : html`<${Ask} seat=${turn ? turn.seat : null} game=${game.name} what=${what} how=${how ? t(how.key, how.args) : mine ? t("web-how") : ""} mine=${mine} busy=${!mine && !over && Boolean(turn)}/>`}
          ${hint === "thinks" ? html`<p class="notice" role="status">${t("web-hint-thinks")}</p>` : null}
          ${hints ? html`<div class="hints"><h3>${t("web-hint-best")}</h3><ol>${hints.map((each) => html`<li key=${each.event}><button class="entry" onClick=${() => choose(each.event)}><span>${withNames(withoutSeat(each.told), players)}</span>
            <b class="num">${t("web-hint-chance", { chance: Math.round(100 * each.chance) })}</b></button></li>`)}</ol></div>` : null}
          ${typist(data) && !past ? html`<${Typing} data=${data} game=${game} players=${players} send=${(/** @type {string} */ type, /** @type {any} */ fields) => table.command(type, fields)}/>` : null}
          <div class="game" data-game=${game.name}>${view ? html`<${game.Table} view=${view} you=${mine && !past ? data.legal[0].event[0] : you} players=${players} legal=${past || over ? [] : data.legal} chosen=${past ? null : chosen} choose=${choose} last=${past ? [] : last}
            hint=${hints ? hints.map((each) => each.event) : null} frozen=${Boolean(past) || over || sending || !mine} t=${t}/>` : null}</div>
          ${mine && !past ? html`<${ConfirmBar} chosen=${chosen} words=${chosen ? wordsOf(chosen) : ""} gain=${move ? move.gain : 0} sending=${sending} clear=${() => setChosen(null)} confirm=${confirm}/>` : null}
        </div>
        ${mine && !past ? html`<details class="panel moves-panel" open=${listed.value} onToggle=${(/** @type {any} */ event) => { listed.value = event.target.open; }}><summary>${t("web-moves")} <span class="soft num">${data.legal.length}</span></summary>
          <${Moves} legal=${data.legal} words=${wordsOf} chosen=${chosen} choose=${choose} confirm=${confirm} byKeys=${byKeys}/></details>` : null}
        ${over ? html`<${Review} table=${table} players=${players} yours=${data.yours} game=${game.name} at=${past ? events.findIndex((each) => each.number === past.number) + 1 : events.length}
          to=${(/** @type {number} */ event) => { if (events.length) show(events[Math.max(0, Math.min(events.length - 1, event - 1))].number); }}/>` : null}
      </section>
      <aside class="side">
        <section class="panel"><h3>${t("web-players")}</h3><${Seats} data=${data} game=${game} players=${players} view=${view} skew=${table.skew} you=${you} show=${(/** @type {string} */ seat) => setDialog(`board ${seat}`)}/></section>
        ${mySheet && !over && !game.showsScore ? html`<section class="panel"><div class="row spread"><h3>${t(you ? "web-sheet-yours" : "web-sheet")}</h3><button class="quiet small" onClick=${() => setDialog("sheet")}>${t("web-sheet-all")}</button></div><${OwnSheet} game=${game} sheet=${mySheet}/></section>` : null}
        <section class="panel talk"><${Talk} table=${table} data=${data} game=${game} at=${past ? past.number : null} show=${show}/></section>
        <details class="panel text-board"><summary>${t("web-text-board")}</summary><pre>${textLines.join("\n")}</pre></details>
      </aside>
    </main>
    ${dialog === "menu" ? html`<${Menu} table=${table} data=${data} players=${players} close=${() => setDialog("")} sheet=${() => setDialog("sheet")}/>` : null}
    ${dialog === "sheet" && sheets ? html`<${Dialog} title=${t("web-sheet")} close=${() => setDialog("")}><${FullSheet} game=${game} sheets=${sheets} players=${players}/><//>` : null}
    ${dialog.startsWith("board ") && view ? html`<${Board} game=${game} view=${view} players=${players} seat=${/** @type {SeatLetter} */ (dialog.slice(6))} result=${data.result} close=${() => setDialog("")}/>` : null}`;
}

/** A player's board, large. @param {{game: import("../types").Game, view: import("../types").View, players: import("../types").Player[], seat: SeatLetter, result: import("../types").Result | null, close: () => void}} props */
function Board({ game, view, players, seat, result, close }) {
  const at = players.findIndex((player) => player.seat === seat);
  return html`<${Dialog} title=${players[at].name} close=${close} wide=${true}><div class="board-large"><div class="large"><${game.Miniature} view=${view} seat=${seat} players=${players} result=${result} large t=${t}/></div>
    ${view.breakdown ? html`<div><${OwnSheet} game=${game} sheet=${view.breakdown[at]}/></div>` : null}</div><//>`;
}

/** Log and chat. @param {Props & {at: number | null, show: (number: number | null) => void}} props */
function Talk({ table, data, game, at, show }) {
  const [read, setRead] = useState(data.messages.length);
  const chatting = useRef(false);
  const unread = !chatting.current && data.messages.length > read;
  const alone = data.table.seats.filter((seat) => seat.kind === "person").length < 2 && !data.messages.length;
  const log = { id: "log", name: t("web-log"), body: () => html`<${Log} log=${table.log.value} struck=${table.struck.value} players=${table.players.value} game=${game.name} at=${at} show=${show}/>` };
  const chat = { id: "chat", name: t("web-chat"), mark: unread, body: () => html`<${Chat} messages=${data.messages} game=${game.name} send=${data.you ? (/** @type {string} */ text) => table.command("chat", { text }) : null}/>` };
  const open = (/** @type {string} */ id) => { chatting.current = id === "chat"; setRead(data.messages.length); };
  if (alone) return html`<h3>${log.name}</h3>${log.body()}`;
  return html`<${Tabs} label=${t("web-talk")} tabs=${[log, chat]} open=${open}/>`;
}

/** What must be known at once: no connection, an undo that somebody asks for, a bot in one's place. @param {{table: import("../state/table.js").Table, data: import("../types").TableMessage, players: import("../types").Player[]}} props */
function Banners({ table, data, players }) {
  const you = data.you;
  const me = data.table.seats.find((seat) => seat.seat === you);
  const running = data.table.state === "running";
  const asks = data.undo && players.find((player) => player.seat === (data.undo && data.undo.seat));
  const does = (/** @type {string} */ type, /** @type {any} */ fields) => table.command(type, fields).catch((error) => complain(error, data.table.game));
  return html`<div class="banners">
    ${table.link.value !== "live" ? html`<div class="notice bad" role="status"><span>${t("web-lost")} ${table.reason.value}</span></div>` : null}
    ${data.undo && asks && running ? html`<div class="notice" role="status"><${Icon} name="undo"/>${asks.seat === you || !you ? html`<span>${t("web-undo-waits")}</span>`
      : html`<span>${t("web-undo-question", { name: asks.name })}</span>${data.undo.agreed.includes(you) ? html`<small>${t("web-undo-agreed")}</small>` : html`<button onClick=${() => does("undo_answer", { agrees: true })}>${t("web-undo-yes")}</button><button onClick=${() => does("undo_answer", { agrees: false })}>${t("web-undo-no")}</button>`}`}</div>` : null}
    ${me && me.handed && running ? html`<div class="notice" role="status"><${Icon} name="bot"/><span>${t("web-handed-you")}</span><button onClick=${() => does("take_back", {})}>${t("web-take-seat-back")}</button></div>` : null}
    ${!you ? html`<div class="notice" role="status"><${Icon} name="eye"/><span>${t("web-watching")}</span></div>` : null}</div>`;
}
