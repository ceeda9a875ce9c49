// A game in progress, or over: the frame around a game's own table. Owns what is chosen, sent, looked back at and hinted.
import {
  html, announce, attempt, Bar, complain, Dialog, gainText, gameName, icon, notify, openRules, Refusal, Said, seated, settings, showTurn, signal, sounds, t,
  Tabs, useEffect, useFound, useKeys, useMemo, useRef, useState, Waiting, wordsOf, written,
} from "../frame.js";
import { lastEvents } from "../state/table.js";
import { Ask, ConfirmBar } from "./ask.js";
import { Chat } from "./chat.js";
import { End, winnerText } from "./end.js";
import { HandOver } from "./handover.js";
import { Log } from "./log.js";
import { Menu } from "./menu.js";
import { Moves } from "./moves.js";
import { Contradicted } from "./proof.js";
import { Replay } from "./replay.js";
import { Review } from "./review.js";
import { Seats } from "./seats.js";
import { Sheet } from "./sheet.js";
import { Typing, typist } from "./typing.js";

/** Whether the moves in words are unfolded; it stays so from turn to turn. */
const listed = signal(false);

/** @type {Play} */
export function Play(props) {
  const { table, data } = props, { yours, actor } = data;
  const secret = data.view !== null && "seat" in data.view;
  const shared = yours.length > 1 && data.table.state === "running";
  const next = shared ? yours.find((seat) => seat === actor) ?? table.seat.value : null;
  const [trusted, trust] = useState(/** @type {?SeatLetter} */ (null));
  useEffect(() => { if (!secret && next) table.look(next); }, [secret, next]);
  const player = seated(table.players.value, next);
  if (secret && next && player && trusted !== next) return html`<${HandOver} player=${player} take=${() => { table.look(next); trust(next); }}/>`;
  return data.you === table.seat.value ? html`<${Frame} key=${data.you} ...${props}/>` : html`<${Waiting}/>`;
}

/** @type {UsePast} */
function usePast(table, over) {
  const [wanted, show] = useState(/** @type {?number} */ (null));
  const past = useFound(async () => wanted !== null && { number: wanted, ...await table.position(wanted, over) }, [wanted, over]);
  // a spectator sees everything after the end
  return [wanted !== null && past ? { ...past, view: table.seat.value ? past.view : past.revealed?.[0] ?? past.view } : null, show];
}

/** @type {UseWords} */
function useWords({ table, data }, mine) {
  const answer = useFound(() => mine && table.command("words", { seat: data.legal[0].event[0] }).catch(() => null), [mine, data.number]);
  return answer?.words ?? {};
}

/** @type {UseTold} */
function useTold({ table, data, game }) {
  return useFound(() => !!game.inWords && table.position(data.number).then(({ words }) => words), [data.number]) ?? [];
}

/** @type {UseNews} */
function useNews({ table, data, game }, mine, what) {
  const heard = useRef(data.number), turned = useRef(mine), title = gameName(game.name);
  useEffect(() => {
    const news = table.log.value.filter((each) => each.number > heard.current), turns = mine && !turned.current;
    heard.current = data.number;
    turned.current = mine;
    const told = news.slice(-6).map((each) => wordsOf(each.told, table.players.value)).join(" ");
    if (news.length || turns) announce(`${told} ${what}`.trim());
    if (data.result && news.length) sounds.end();
    else if (turns) {
      sounds.turn();
      notify(t("web-your-turn"), `${title}: ${what}`);
    } else if (news.length) sounds.move();
  }, [data.number, mine, data.result]);
  useEffect(() => showTurn(mine, title), [mine, title]);
}

/** @type {Frame} */
function Frame(props) {
  const { table, data, game } = props, { you, legal, result } = data;
  const players = table.players.value, events = table.events.value;
  const over = data.table.state === "over" && result !== null, mine = !over && legal.length > 0;
  const began = useRef(over), byKeys = useRef(false), entered = useRef(false);
  const [chosen, setChosen] = useState(/** @type {?string} */ (null));
  const [sending, setSending] = useState(false);
  const [hint, setHint] = useState(/** @type {Hint[] | "thinks" | null} */ (null));
  const [dialog, setDialog] = useState("");
  const [past, show] = usePast(table, over);
  const words = useWords(props, mine), lines = useTold(props);
  const turn = seated(players, data.actor);
  const what = over ? winnerText(result, players, data.yours, game.name) : !mine && turn ? t("web-turn-of", { name: turn.name })
    : !mine || data.actor === you || !turn ? data.ask : { key: "ask-seat", args: { seat: { kind: "seat", id: turn.seat }, ask: data.ask } };
  useNews(props, mine, wordsOf(what, players));
  useEffect(() => { setChosen(null); setHint(null); }, [data.number, mine]);
  useEffect(() => { if (over) scrollTo(0, 0); }, [over]);
  // the way through a finished game begins with its first move: page by page, until that is there
  useEffect(() => { if (over && table.first > 1) attempt(table.older()); }, [over, table.first]);
  // what was just chosen may be gone after the move, and the focus with it
  useEffect(() => {
    const places = [...(game.first ?? []).map((place) => `.game ${place}`), ".ask-what"].map((place) => /** @type {?HTMLElement} */ (document.querySelector(place)));
    const place = mine && !sending && entered.current && document.activeElement === document.body && places.find(Boolean);
    entered.current = true;
    if (!place) return;
    place.focus({ preventScroll: true });
    if (place.matches(":focus-visible")) place.scrollIntoView({ block: "nearest" });
  }, [mine, sending, data.number]);
  const last = useMemo(() => lastEvents(events, you), [events, you]);

  const send = async (/** @type {string} */ event) => {
    setSending(true);
    try {
      await table.command("move", { seat: event[0], number: data.number, event });
      sounds.mine();
    } catch (error) {
      if (error instanceof Refusal && error.body?.table) table.got(error.body.table);
      complain(error, game.name);
    }
    setSending(false);
    setChosen(null);
  };
  const messageOf = (/** @type {string} */ event) => words[event] ?? event;
  const moveOf = (/** @type {string} */ event) => wordsOf(messageOf(event), players, "move");
  const choose = (/** @type {?string} */ event) => {
    const move = legal.find((each) => each.event === event);
    if (sending || past || (event !== null && !move)) return;
    if (move && (!settings.peek().confirm || game.instant?.(move.event))) return void send(move.event);
    setChosen(event);
    if (move && event !== chosen) announce(`${moveOf(move.event)} ${move.gain ? gainText(move.gain) : ""} ${t("web-confirm-how")}`);
  };
  const confirm = () => { if (chosen && !sending) send(chosen); };
  useKeys((event) => {
    if (document.querySelector("dialog[open]")) return;
    if (event.key === "Escape" && chosen) setChosen(null);
    else if (event.key === "Escape" && past) show(null);
    else if (event.key === "Enter" && event.ctrlKey) confirm();
    else return;
    event.preventDefault();
  });

  const own = events.findLast((each) => each.actor === you);
  const undo = () => attempt(table.command("undo", { to: own?.number }), game.name);
  const think = () => {
    setHint("thinks");
    table.command("hint").then(({ moves }) => setHint(moves), (error) => { setHint(null); complain(error, game.name); });
  };
  const move = legal.find((each) => each.event === chosen);
  const view = past?.view ?? data.view, sheets = view?.breakdown;
  const how = mine && view && game.how?.(view, legal, chosen);
  const mySheet = sheets?.[Math.max(0, players.findIndex((player) => player.seat === you))];
  const hints = Array.isArray(hint) ? hint : null;
  const close = () => setDialog("");
  const common = { ...props, players }, number = past?.number ?? null;
  const told = (past ?? events.at(-1))?.told ?? "", names = { players, game };
  const said = (/** @type {Sayable} */ message) => html`<${Said} message=${message} ...${names}/>`;
  /** @type {(messages: Sayable[], below?: string) => Child[]} */
  const saidAll = (messages, below = "") => messages.flatMap((each) => [
    below ? html`<span class=${below}>${said(each)}</span>` : said(each),
    ...(typeof each === "object" ? saidAll(each.lines ?? [], "below") : []),
  ]);
  const inWords = game.inWords && {
    table: saidAll(past?.words ?? lines),
    last: past ? [] : events.slice(-Math.max(1, last.length)).map((each) => said(each.told)),
    move: moveOf,
  };
  /** @type {ToolButton} */
  const tool = (sign, key, work, disabled = false, kind = "") =>
    html`<button class="quiet tool ${kind}" disabled=${disabled} onClick=${work} aria-label=${t(key)}>${icon(sign)}<span>${t(key)}</span></button>`;

  return html`<${Bar} compact title=${html`<b class="serif">${gameName(game.name)}</b>`}>
      ${you && !over && tool("undo", "web-undo", undo, !own)}
      ${you && !over && data.table.hints && tool("bulb", "web-hint", think, !mine || hint === "thinks")}
      ${tool("book", "web-rules", () => openRules(game.name), false, "wide-only")}
      ${tool("more", "web-more", () => setDialog("menu"))}<//>
    <${Banners} ...${common}/>
    <main id="main" class="table-frame ${over ? "over" : ""}">
      <section class="stage-column">
        ${over && html`<${End} ...${common} fresh=${!began.current}/>`}
        <div class="panel stage">
          ${past && !over && html`<div class="notice past" role="status">${icon("clock")}<span>${t("web-past")} ${said(told)}</span><button class="primary" onClick=${() => show(null)}>${t("web-past-back")}</button></div>`}
          ${over ? html`<${Replay} count=${events.length} at=${past ? Math.max(0, events.findIndex((each) => each.number === number)) : events.length - 1} to=${(index) => show(events[index].number)} told=${told} ...${names}/>`
            : !past && html`<${Ask} seat=${turn?.seat} what=${what} ...${names} how=${how ? t(how.key, how.args) : mine ? t("web-how") : ""} mine=${mine} busy=${!mine && turn}/>`}
          ${hint === "thinks" && html`<p class="notice" role="status">${t("web-hint-thinks")}</p>`}
          ${hints && html`<div class="hints"><h3>${t("web-hint-best")}</h3><ol>${hints.map((each) => html`<li key=${each.event}><button class="entry" onClick=${() => choose(each.event)}><span><${Said} message=${each.told} variant="move" seat=${each.event[0]} ...${names}/></span>
            <b class="num">${t("web-hint-chance", { chance: Math.round(100 * each.chance) })}</b></button></li>`)}</ol></div>`}
          ${typist(data) && !past && html`<${Typing} ...${common}/>`}
          <div class="game">${view && html`<${game.Table} ...${{ view, players, choose, t }} you=${mine && !past ? legal[0].event[0] : you} legal=${past || over ? [] : legal} chosen=${past ? null : chosen}
            last=${past ? [] : last} hint=${hints?.map((each) => each.event) ?? null} words=${inWords} frozen=${past || over || sending || !mine}/>`}</div>
          ${mine && !past && html`<${ConfirmBar} ...${{ chosen, sending, confirm, ...names }} words=${chosen ? messageOf(chosen) : ""} gain=${move?.gain} clear=${() => setChosen(null)}/>`}
        </div>
        ${mine && !past && !game.inWords && html`<details class="panel moves-panel" open=${listed.value} onToggle=${(event) => { listed.value = event.target.open; }}><summary>${t("web-moves")} <span class="soft num">${legal.length}</span></summary>
          <${Moves} words=${messageOf} ...${{ legal, chosen, choose, confirm, byKeys, ...names }}/></details>`}
        ${over && html`<${Review} ...${common} number=${number} show=${show}/>`}
      </section>
      <aside class="side">
        <section class="panel"><h3>${t("web-players")}</h3><${Seats} ...${common} view=${view} show=${(seat) => setDialog(`board ${seat}`)}/></section>
        ${!!mySheet && !over && !game.showsScore && html`<section class="panel"><div class="row spread"><h3>${t(you ? "web-sheet-yours" : "web-sheet")}</h3><button class="quiet small" onClick=${() => setDialog("sheet")}>${t("web-sheet-all")}</button></div>
          <${Sheet} game=${game} sheets=${[mySheet]}/></section>`}
        <section class="panel talk"><${Talk} ...${common} at=${number} show=${show}/></section>
        ${!game.inWords && html`<${InWords} ...${{ table, players }} number=${number ?? data.number}/>`}
      </aside>
    </main>
    ${dialog === "menu" && html`<${Menu} ...${common} close=${close} sheet=${() => setDialog("sheet")}/>`}
    ${dialog === "sheet" && html`<${Dialog} title=${t("web-sheet")} close=${close}><${Sheet} ...${{ game, sheets, players }}/><//>`}
    ${dialog.startsWith("board ") && view && html`<${Board} ...${common} view=${view} seat=${dialog.slice(6)} close=${close}/>`}`;
}

/** @type {InWords} */
function InWords({ table, players, number }) {
  const [open, setOpen] = useState(false);
  const position = useFound(() => open && table.position(number), [open, number]);
  return html`<details class="panel text-board" onToggle=${(event) => setOpen(event.target.open)}><summary>${t("web-text-board")}</summary><pre aria-busy=${!position}>${position && written(position.words, players).join("\n")}</pre></details>`;
}

/** @type {Board} */
function Board({ game, view, players, seat, data, close }) {
  const at = players.findIndex((player) => player.seat === seat);
  return html`<${Dialog} title=${players[at].name} close=${close} wide><div class="board-large"><div class="large"><${game.Miniature} ...${{ view, seat, players, t }} result=${data.result} large/></div>
    ${!!view.breakdown && html`<div><${Sheet} game=${game} sheets=${[view.breakdown[at]]}/></div>`}</div><//>`;
}

/** @type {Talk} */
function Talk({ table, data, players, game, at, show }) {
  const { messages } = data;
  const [open, setOpen] = useState("log");
  const newest = messages.at(-1)?.number ?? 0;
  const [read, setRead] = useState(newest);
  const alone = data.table.seats.filter((seat) => seat.kind === "person").length < 2 && !messages.length;
  const tabs = ["log", "chat"].map((each) => [each, t(`web-${each}`)]), turnTo = (/** @type {string} */ tab) => { setOpen(tab); setRead(newest); };
  return html`${alone ? html`<h3>${t("web-log")}</h3>` : html`<${Tabs} label=${t("web-talk")} kind="tabs" value=${open} values=${tabs} set=${turnTo} mark=${(tab) => tab === "chat" && open === "log" && newest > read && "filled"}/>`}
    ${open === "log" ? html`<${Log} log=${table.log.value} struck=${table.struck.value} older=${() => table.older()} ...${{ players, game, at, show }}/>` : html`<${Chat} messages=${messages} more=${data.older} older=${() => table.olderChat()} send=${data.you && ((text) => table.command("chat", { text }))}/>`}`;
}

/** @type {Banners} */
function Banners({ table, data, players, game }) {
  const { you, undo } = data, running = data.table.state === "running";
  const me = data.table.seats.find((seat) => seat.seat === you), asks = undo && running && seated(players, undo.seat);
  /** @type {CommandButton} */
  const does = (key, type, fields) =>
    html`<button onClick=${() => attempt(table.command(type, fields), game.name)}>${t(key)}</button>`;
  /** @type {Notice} */
  const notice = (sign, words, more) => html`<div class="notice" role="status">${icon(sign)}<span>${words}</span>${more}</div>`;
  return html`<div class="banners"><${Contradicted} about=${data.table} yours=${data.yours} players=${players}/>
    ${table.link.value !== "live" && html`<div class="notice bad" role="status"><span>${t("web-lost")} ${wordsOf(table.reason.value, players)}</span></div>`}
    ${asks && (asks.seat === you || !you ? notice("undo", t("web-undo-waits")) : notice("undo", t("web-undo-question", { name: asks.name }), undo.agreed.includes(you) ? html`<small>${t("web-undo-agreed")}</small>`
      : [does("web-undo-yes", "undo_answer", { agrees: true }), does("web-undo-no", "undo_answer", { agrees: false })]))}
    ${me?.handed && running && notice("bot", t("web-handed-you"), does("web-take-seat-back", "take_back"))}
    ${!you && notice("eye", t("web-watching"))}</div>`;
}
