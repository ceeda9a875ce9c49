// A table that one looks at: what the service has said of it, through which seat, and what can be told it.
import { batch, computed, signal } from "../../vendor/preact.js";
import { ask, Refusal } from "../net/api.js";
import { TableSocket } from "../net/socket.js";
import { t } from "../l10n.js";

export class Table {
  /** @param {string} id @param {?SeatLetter} seat @param {?string} spectator */
  constructor(id, seat, spectator) {
    this.id = id;
    this.spectator = spectator;
    this.seat = signal(seat);
    this.data = signal(/** @type {?TableMessage} */ (null));
    this.log = signal(/** @type {Update[]} */ ([]));
    this.link = signal(/** @type {Link} */ ("connecting"));
    this.reason = signal(/** @type {Sayable} */ (""));
    /** The difference of the service's clock to ours, in seconds. */
    this.skew = 0;
    /** As whom we last said hello; and whether the log that we have is of others. */
    this.asked = "";
    this.anew = false;
    /** @type {Player[]} */
    this.named = [];
    /** What is being loaded of earlier updates, and of earlier messages. @type {Record<string, ?Promise<void>>} */
    this.loading = {};
    this.players = computed(() => this.known(players(this.data.value)));
    this.struck = computed(() => struck(this.log.value));
    /** What happened in the game and wasn't taken back. */
    this.events = computed(() => this.log.value.filter((each) => each.kind === "event" && !this.struck.value.has(each.number)));
    this.socket = new TableSocket(id, {
      hello: () => this.hello(),
      got: (message) => this.got(message),
      link: (link, reason) => batch(() => { this.link.value = link; this.reason.value = reason; }),
    });
  }

  /** The players, the same ones as before if nothing about them is new: what shows their names isn't drawn anew then. @param {Player[]} now */
  known(now) {
    if (JSON.stringify(now) !== JSON.stringify(this.named)) this.named = now;
    return this.named;
  }

  /** Who we are, and what we know already. */
  hello() {
    const asked = String(this.seat.peek());
    if (asked !== this.asked) this.anew = true;
    this.asked = asked;
    const known = this.anew ? [] : this.log.peek();
    return { seat: this.seat.peek(), after: known.at(-1)?.number ?? 0, ...(this.spectator ? { spectator: this.spectator } : {}) };
  }

  /** @param {any} message */
  got(message) {
    const old = this.data.peek(), { type, seats, messages } = message;
    if (message.clock) this.skew = message.clock.now - Date.now() / 1000;
    if (type === "table" ? message.you !== this.seat.peek() : !old) return;
    batch(() => {
      if (type === "table") {
        // a message of ours that stands in the chat has come through: it must not be sent again
        this.socket.settle((sent) => sent.type === "chat" && messages.some((/** @type {ChatMessage} */ each) => each.seat === sent.seat && each.text === sent.text));
        if (this.anew) this.log.value = [];
        this.anew = false;
        this.extend(message.updates, message.first);
        this.data.value = { ...message, ...chatOf(old, message) };
      } else if (type === "update") {
        this.extend(message.updates, message.first);
        this.tell(message, message.result ? { state: "over" } : {});
      } else if (type === "about") {
        // what people said who had themselves forgotten is gone, too
        const gone = message.table.seats.filter((/** @type {Seat} */ each) => !each.name).map((/** @type {Seat} */ each) => each.seat);
        this.tell({ messages: old?.messages.filter((each) => !gone.includes(each.seat)) ?? [], ...(message.yours ? { yours: message.yours } : {}) }, message.table);
      } else if (type === "here") {
        this.tell({}, { seats: old?.table.seats.map((each) => ({ ...each, here: seats.includes(each.seat) })) });
      } else if (type === "chat") {
        const last = old?.messages.at(-1)?.number ?? 0;
        this.tell({ messages: [...old?.messages ?? [], ...messages.filter((/** @type {ChatMessage} */ each) => each.number > last)] });
      }
    });
  }

  /** Something is different now. @param {Partial<TableMessage>} change @param {Partial<About>} [about] */
  tell(change, about) {
    const old = /** @type {TableMessage} */ (this.data.peek());
    this.data.value = { ...old, ...change, table: about ? { ...old.table, ...about } : old.table };
  }

  /** Add updates, of which the first has that number; there may be none. @param {Update[]} updates @param {number} first */
  extend(updates, first) {
    const log = this.log.peek(), last = log.at(-1)?.number ?? 0;
    if (!updates.length && first > last) return; // nothing is new, or it is still on its way
    // where some are missing in between, those before are forgotten, and loaded again when they are wanted
    this.log.value = [...(first > last + 1 ? [] : log.filter((each) => each.number < first)), ...updates];
  }

  /** The number of the first update that we know. */
  get first() {
    return this.log.value[0]?.number ?? 1;
  }

  /** Load updates before the first that we know. */
  older() {
    const first = this.log.peek()[0]?.number ?? 1;
    return this.load("updates", first, ({ updates }) => {
      const log = this.log.peek();
      if (log[0]?.number === first) this.log.value = [...updates, ...log];
    });
  }

  /** Load messages before the first that we know. */
  olderChat() {
    const known = () => this.data.peek()?.messages ?? [];
    return this.load("chat", known()[0]?.number ?? 1, ({ messages, older }) => this.tell({ messages: [...messages, ...known()], older }));
  }

  /** Load what was before a number, unless there is nothing, or it is being loaded.
   * @param {"updates" | "chat"} what @param {number} before @param {(found: any) => void} add */
  load(what, before, add) {
    const asked = this.asked, seat = this.seat.peek();
    const work = async () => {
      const query = new URLSearchParams({ before: String(before), ...(seat ? { seat } : {}) });
      const found = await ask("GET", `tables/${this.id}/${what}?${query}`, undefined, this.headers());
      if (this.asked === asked) add(found);
    };
    if (before > 1) this.loading[what] ??= work().finally(() => { this.loading[what] = null; });
    return this.loading[what] ?? Promise.resolve();
  }

  /** Look through another of one's own seats. @param {SeatLetter} seat */
  look(seat) {
    if (seat === this.seat.peek()) return;
    this.seat.value = seat;
    this.socket.hello();
  }

  /** @param {string} type @param {Record<string, any>} [fields] */
  command(type, fields) {
    return this.socket.command(type, type === "rematch" ? {} : { seat: this.seat.peek(), ...fields }).catch((error) => {
      if (error instanceof Refusal) error.failure = { ...error.failure, players: this.players.peek() };
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

/** The chat when the table is told anew: what we know of it before, unless there is a gap in between.
 * @param {?TableMessage} old @param {TableMessage} told @returns {Pick<TableMessage, "messages" | "older">} */
function chatOf(old, { messages, older }) {
  const known = old?.messages ?? [], first = messages[0]?.number ?? 0;
  const before = older && (known.at(-1)?.number ?? 0) >= first ? known.filter((each) => each.number < first) : [];
  return { messages: [...before, ...messages], older: before.length ? !!old?.older : older };
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
