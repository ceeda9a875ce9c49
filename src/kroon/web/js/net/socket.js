// The WebSocket of a table: says hello, comes back by itself when the connection is lost, catches up by number,
// and repeats commands that weren't answered (a move carries its number, so it isn't played twice).
import { PROTOCOL, Refusal, unreachable } from "./api.js";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15000;
const SILENCE = 75000;
/** Codes after which coming back is of no use: 4000 + the HTTP status. */
const FINAL = [4401, 4403, 4404, 4410, 4422];

export class TableSocket {
  /** @type {?WebSocket} */
  socket = null;
  /** @type {Map<number, Pending>} */
  pending = new Map();
  next = 1;
  wait = FIRST_WAIT;
  greeted = false;
  closed = false;
  /** Why the service ends the connection, if it says so. @type {Sayable} */
  reason = "";
  timer = 0;
  quiet = 0;
  /** What is heard of the network, until the socket is closed. */
  heard = new AbortController();

  /** @param {string} id @param {Hearer} on */
  constructor(id, on) {
    this.id = id;
    this.on = on;
    addEventListener("online", this.retry, this.heard);
    document.addEventListener("visibilitychange", () => { if (document.visibilityState === "visible") this.retry(); }, this.heard);
    this.connect();
  }

  retry = () => { if (!this.closed && !this.socket) this.connect(); };

  connect() {
    clearTimeout(this.timer);
    this.greeted = false;
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${this.id}/socket`);
    this.socket = socket;
    socket.onopen = () => this.hello();
    socket.onmessage = (event) => { if (socket === this.socket) this.take(JSON.parse(event.data)); };
    socket.onclose = (event) => { if (socket === this.socket) this.lost(event.code); };
    this.listen();
  }

  /** Introduce oneself, also to change seat. */
  hello() {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ type: "hello", version: PROTOCOL, views: true, ...this.on.hello() }));
  }

  /** The service says something now and then; when it doesn't, the connection is dead. */
  listen() {
    clearTimeout(this.quiet);
    this.quiet = setTimeout(() => this.drop(), SILENCE);
  }

  /** Give up the connection, and make a new one. */
  drop() {
    const socket = this.socket;
    if (!socket) return;
    this.lost(0);
    socket.close();
  }

  /** @param {any} message */
  take(message) {
    this.listen();
    if (message.type === "answer") {
      this.answered(message);
    } else if (message.type === "closing") {
      this.reason = message.reason;
    } else if (message.type !== "ping") {
      const first = message.type === "table" && !this.greeted;
      if (first) {
        this.greeted = true;
        this.wait = FIRST_WAIT;
        this.reason = "";
      }
      this.on.got(message);
      if (first) {
        this.on.link("live", "");
        for (const each of this.pending.values()) this.send(each);
      }
    }
  }

  /** @param {any} answer */
  answered(answer) {
    const waiting = this.pending.get(answer.id);
    if (!waiting) {
      if (!answer.ok && answer.error) this.reason = answer.error.message;
      return;
    }
    if (!answer.ok && answer.error.wait) {
      setTimeout(() => this.send(waiting), 1000 * answer.error.wait);
      return;
    }
    this.pending.delete(answer.id);
    if (answer.ok) waiting.resolve(answer);
    else waiting.reject(new Refusal(answer.error.status, answer.error, answer));
  }

  /** @param {number} code */
  lost(code) {
    this.socket = null;
    clearTimeout(this.quiet);
    if (this.closed) return;
    if (FINAL.includes(code)) {
      this.closed = true;
      this.on.link("refused", this.reason);
      return;
    }
    this.on.link("lost", this.reason);
    this.timer = setTimeout(this.retry, this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
  }

  /** @param {Pending} pending */
  send(pending) {
    if (!this.greeted || this.socket?.readyState !== WebSocket.OPEN) return;
    pending.sent = true;
    this.socket.send(JSON.stringify(pending.message));
  }

  /** Give a command; it is answered, or refused, sooner or later. @type {Command} */
  command = (type, fields = {}) => new Promise((resolve, reject) => {
    if (this.closed) {
      reject(unreachable());
      return;
    }
    const id = this.next++;
    const pending = { message: { type, id, ...fields }, resolve, reject, sent: false };
    this.pending.set(id, pending);
    this.send(pending);
  });

  /** A command that was sent, and that came through after all, though its answer was lost. @param {(message: Record<string, any>) => boolean} came */
  settle(came) {
    for (const [id, each] of this.pending) {
      if (each.sent && came(each.message)) {
        this.pending.delete(id);
        each.resolve({ ok: true });
      }
    }
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.quiet);
    this.heard.abort();
    this.socket?.close();
    this.socket = null;
  }
}
