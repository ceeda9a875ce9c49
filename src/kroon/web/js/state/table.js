// A table that one looks at: what the service has said of it, through which seat, and what can be told it.
import { batch, computed, signal } from "../../vendor/preact.js";
import { ask } from "../net/api.js";
import { TableSocket } from "../net/socket.js";
import { language, t } from "../l10n.js";
import { SEATS } from "../draw/shapes.js";

export class Table {
  /** @param {string} id @param {?SeatLetter} seat @param {?string} spectator */
  constructor(id, seat, spectator) {
    this.id = id;
    this.spectator = spectator;
    this.seat = signal(seat);
    this.data = signal(/** @type {?TableMessage} */ (null));
    this.log = signal(/** @type {Update[]} */ ([]));
    this.link = signal(/** @type {Link} */ ("connecting"));
    this.reason = signal("");
    /** The difference of the service's clock to ours, in seconds. */
    this.skew = 0;
    this.asked = "";
    this.players = computed(() => players(this.data.value));
    this.struck = computed(() => struck(this.log.value));
    /** What happened in the game and wasn't taken back. */
    this.events = computed(() => this.log.value.filter((each) => each.kind === "event" && !this.struck.value.has(each.number)));
    this.socket = new TableSocket(id, {
      hello: () => this.hello(),
      got: (message) => this.got(message),
      link: (link, reason) => batch(() => { this.link.value = link; this.reason.value = reason; }),
    });
  }

  /** Who we are, and what we know already. */
  hello() {
    const asked = `${this.seat.peek()} ${language.peek()}`;
    const known = asked === this.asked ? this.log.peek() : [];
    this.asked = asked;
    return { seat: this.seat.peek(), after: known.at(-1)?.number ?? 0, language: language.peek(), ...(this.spectator ? { spectator: this.spectator } : {}) };
  }

  /** @param {any} message */
  got(message) {
    const old = this.data.peek(), { type, seats, messages } = message;
    if (message.clock) this.skew = message.clock.now - Date.now() / 1000;
    if (type === "table" ? message.you !== this.seat.peek() : !old) return;
    batch(() => {
      if (type === "table") {
        // a message of ours that stands in the chat has come through: it must not be sent again
        this.socket.settle((sent) => sent.type === "chat" && messages.some((/** @type {Message} */ each) => each.seat === sent.seat && each.text === sent.text));
        this.extend(message.updates, message.number);
        this.data.value = message;
      } else if (type === "update") {
        this.extend(message.updates || [], message.number || 0);
        this.tell(message, message.result ? { state: "over" } : {});
      } else if (type === "here") {
        this.tell({}, { seats: old?.table.seats.map((each) => ({ ...each, here: seats.includes(each.seat) })) });
      } else if (type === "chat") {
        this.tell({ messages: [...old?.messages.filter((each) => each.number < (messages[0]?.number ?? Infinity)) ?? [], ...messages] });
      }
    });
  }

  /** Something is different now. @param {Partial<TableMessage>} change @param {Partial<About>} [about] */
  tell(change, about) {
    const old = /** @type {TableMessage} */ (this.data.peek());
    this.data.value = { ...old, ...change, table: about ? { ...old.table, ...about } : old.table };
  }

  /** @param {Update[]} updates @param {number} number */
  extend(updates, number) {
    const first = updates.length ? updates[0].number : number + 1;
    const before = this.log.peek().filter((each) => each.number < first);
    if (updates.length || before.length !== this.log.peek().length) this.log.value = [...before, ...updates];
  }

  /** Look through another of one's own seats. @param {SeatLetter} seat */
  look(seat) {
    if (seat === this.seat.peek()) return;
    this.seat.value = seat;
    this.socket.hello();
  }

  speak() {
    if (this.asked && !this.asked.endsWith(` ${language.peek()}`)) this.socket.hello();
  }

  /** @param {string} type @param {Record<string, any>} [fields] */
  command(type, fields) {
    return this.socket.command(type, type === "rematch" ? {} : { seat: this.seat.peek(), ...fields }).catch((error) => {
      error.message = withNames(error.message, this.players.peek());
      throw error;
    });
  }

  /** The game after an update, as the seat knew it; after the end everything may be seen.
   * @param {number} number @param {boolean} [open] @returns {Promise<Position>} */
  position(number, open) {
    return this.lookUp(`positions/${number}`, open ? { open: "true" } : {});
  }

  /** The record of the game, after its end. @returns {Promise<ProvenRecord>} */
  record() {
    return this.lookUp("record");
  }

  /** What its outcomes were drawn from, those after a number. @param {number} after @returns {Promise<DrawsPage>} */
  draws(after) {
    return this.lookUp("draws", { after: String(after) });
  }

  /** @param {string} what @param {Record<string, string>} [more] */
  lookUp(what, more) {
    const seat = this.seat.peek(), query = new URLSearchParams({ ...(seat ? { seat } : {}), ...more });
    return ask("GET", `tables/${this.id}/${what}?${query}`, undefined, this.headers());
  }

  /** @returns {Record<string, string>} */
  headers() {
    return this.spectator ? { "Kroon-Spectator": this.spectator } : {};
  }

  close() {
    this.socket.close();
  }
}

/** @type {SeatName} */
export const nameOf = (seat) => (seat.kind === "bot" ? t(`web-bot-${seat.seat}`) : seat.kind === "empty" ? t("web-seat-free") : seat.name || t("web-someone"));

/** @type {LevelOf} */
export const levelOf = (bot) => (/^level[1-5]$/.test(bot) ? t(`web-${bot}`) : bot);

/** @type {Players} */
function players(data) {
  if (!data) return [];
  return data.table.seats.map((each) => ({ seat: each.seat, name: nameOf(each), kind: each.kind }));
}

/** @type {Struck} */
function struck(log) {
  /** @type {Set<number>} */
  const gone = new Set();
  for (const each of log) {
    if (each.kind === "undo") for (const other of log) if (other.kind === "event" && other.number > Number(each.text) && other.number < each.number) gone.add(other.number);
  }
  return gone;
}

/** @type {LastEvents} */
export function lastEvents(events, seat) {
  let from = events.length;
  while (from > 0 && (!seat || events[from - 1].actor !== seat) && events.length - from < 12) from--;
  return events.slice(from).map((each) => each.text);
}

/** @type {WithNames} */
export function withNames(text, players) {
  return text.replace(/(?<![\w'’+-])[a-d](?![\w'’-])/g, (letter, at) => {
    const player = players[SEATS.indexOf(/** @type {SeatLetter} */ (letter))];
    const before = text.slice(0, at), after = text.slice(at + 1);
    const article = letter === "a" && language.peek() === "en" && before.trim() !== ""
      && !/^($|[.,:;!?)]|( is| has)\b)/.test(after) && !(/\b(of|Now|First|Only) $/.test(before) && /^ ([a-z]+s|must|may)\b/.test(after));
    return player && !article ? player.name : letter;
  });
}

/** @type {WithoutSeat} */
export function withoutSeat(text) {
  const plain = text.replace(/^[a-d](: | )/, "");
  return plain.charAt(0).toLocaleUpperCase() + plain.slice(1);
}
