// Types of the browser table: what comes over the wire (docs/service.md) and what a game offers to the frame.
// All names are global, so that modules use them without importing anything.
type Child = import("../vendor/preact.js").Child;
type Ref<T> = import("../vendor/preact.js").Ref<T>;
type Table = import("./state/table.js").Table;

type SeatLetter = "a" | "b" | "c" | "d";
type Language = "en" | "nl" | "de";
/** A text by its key, in the reader's language. */
type Say = (key: string, args?: Record<string, unknown>) => string;

/** A game as a seat sees it; each game knows more about its own. */
interface View {
  [field: string]: any;
}
/** A move that one may make: its event, what it touches (words of the event) and the points it gains at once. */
interface Legal { event: string; touches: string[]; gain: number }
interface Player {
  seat: SeatLetter;
  name: string;
  kind: "person" | "bot" | "companion" | "empty";
}

interface TableProps<V = View> {
  view: V;
  /** The seat one looks through; null for a spectator. */
  you: SeatLetter | null;
  players: Player[];
  /** What may be played now; empty when it is somebody else's turn. */
  legal: Legal[];
  /** The event that was chosen and not confirmed yet. */
  chosen: string | null;
  /** Choose a move (an event from `legal`), or none. */
  choose(event: string | null): void;
  /** Events since my last move, oldest first. */
  last: string[];
  /** Events that a hint recommends, best first. */
  hint: string[] | null;
  /** Nothing can be played: a replay, somebody else's turn, or waiting for an answer. */
  frozen: boolean;
  t: Say;
}
interface MiniatureProps<V = View> {
  view: V;
  seat: SeatLetter;
  players: Player[];
  /** At the end: the result with everything revealed. */
  result?: Result | null;
  /** Drawn as large as the screen allows, with every detail. */
  large?: boolean;
  t: Say;
}
/** A game at the table: the default of js/games/NAME/index.js. */
interface Game<V = any> {
  name: string;
  Table(props: TableProps<V>): Child;
  Miniature(props: MiniatureProps<V>): Child;
  /** Whether a move needs no confirmation. */
  instant?(event: string): boolean;
  /** Words that say how to give the move that is asked for, as a key of a text with arguments. */
  how?(view: V, legal: Legal[], chosen: string | null): { key: string; args?: Record<string, unknown> } | null;
  /** Where the keyboard goes on when what had the focus is gone: CSS selectors within its Table, the best first. */
  first?: string[];
  /** Whether its Table shows the player's points line by line itself. */
  showsScore?: boolean;
  /** The squares of its dominoes, by number from 1 on, where it has dominoes. */
  dominoes?: any[][];
  /** The name of a line of the score sheet, where it isn't the text NAME-LINE. */
  line?(line: string, t: Say): string;
  /** A few words on each player beside the miniature, such as "hand 5 · pile 7". */
  note?(view: V, seat: SeatLetter, t: Say): string;
}

/** A game as the service offers it. */
interface Offered {
  game: string;
  name: string;
  rules: number;
  options: Option[];
  bots: { bot: string; name: string; level: number | null }[];
}
interface Option {
  option: string;
  kind: "players" | "switch" | "choice" | "choice_or_list";
  values: any[];
  default: any;
  name: string;
  about: string | null;
  named?: Record<string, string>;
  items?: string[];
  length?: number;
}
interface Seat {
  seat: SeatLetter;
  kind: "empty" | "person" | "bot" | "companion";
  name: string;
  bot: string | null;
  /** What it added to the shuffle; shown from the start of the game on. */
  nonce?: string | null;
  ready: boolean;
  resigned: boolean;
  handed: boolean;
  here?: boolean;
}
interface Settings {
  forced: boolean;
  hints: boolean | null;
  per_move: number | null;
  per_game: number | null;
  away: number | null;
  stand_in: string;
  companion: boolean;
}
interface About {
  id: string;
  game: string;
  rules: string;
  options: Record<string, any>;
  settings: Settings;
  state: "open" | "running" | "over";
  commitment: string | null;
  hints: boolean;
  rematch: string | null;
  seats: Seat[];
}
interface Update { number: number; kind: string; actor: string; text: string; at: number; told: string }
interface Line { name?: string; label?: string; points?: number; [field: string]: any }
interface Result {
  scores: number[];
  ranks: number[];
  winners: SeatLetter[];
  resigned: SeatLetter[];
  end: string;
  breakdown: any;
  explain: any;
  explained?: string[];
  revealed: View[];
  seed?: string | null;
}
interface Undo { seat: SeatLetter; to: number; agreed: SeatLetter[] }
interface Clock { now: number; since: number; spent: number[]; deadline: number | null }
interface Message { number: number; seat: SeatLetter | null; name: string; text: string; at: number }
/** The message `table`; an `update` has a part of it. */
interface TableMessage {
  table: About;
  you: SeatLetter | null;
  yours: SeatLetter[];
  creator: boolean;
  number: number;
  /** The number of the first of `updates`; earlier ones are loaded when they are wanted. */
  first: number;
  updates: Update[];
  view: View | null;
  actor: SeatLetter | "*" | null;
  ask: string;
  legal: Legal[];
  types: boolean;
  fills: boolean;
  undo: Undo | null;
  clock: Clock | null;
  result: Result | null;
  messages: Message[];
  /** Whether there are messages before these. */
  older: boolean;
}
interface Failure { key: string; message: string; rule: string | null }
interface Hint { event: string; told: string; chance: number; gain: number }
