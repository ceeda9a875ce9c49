// Types of the browser table: what comes over the wire (docs/service.md) and what a game offers to the frame.
// All names are global, so that modules use them without importing anything.
type Child = import("../vendor/preact.js").Child;
type Ref<T> = import("../vendor/preact.js").Ref<T>;
type Table = import("./state/table.js").Table;

type SeatLetter = "a" | "b" | "c" | "d";
type Language = "en" | "nl" | "de";
/** A text by its key, in the reader's language. */
type Say = (key: string, args?: Record<string, unknown>) => string;

/** What there is to say: the key of a text, what the text speaks of, and what stands below it (docs/service.md). `variant`: an attribute
 * of the text that is meant, if there is one. */
interface Message { key: string; args?: Record<string, Argument>; lines?: Message[]; variant?: string }
/** Something of the game that a message speaks of; `of`: the seat on whose board a place is. */
interface Thing { kind: string; id: string; name?: Message; of?: string }
type Argument = number | string | Thing | Message | Argument[];
/** A message, or words that are the same for everybody. */
type Sayable = Message | string;
/** A place on a board that is lit. */
interface LitPlace { kind: "square" | "hex" | string; id: string; of?: string }
/** How a thing looks in a sentence; `seen`: the beginning of its name, where the picture shows the rest. */
interface ThingPicture { picture: Child; seen?: string }

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
  /** For a game that is played in words (`inWords`): the table, what happened since my last move, and a move. */
  words?: { table: Child[]; last: Child[]; move(event: string): string };
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
/** A game at the table: the default of games/NAME/web/index.js (docs/web-board.md). */
interface Game<V = any> {
  name: string;
  /** The table as it is played on. */
  Table(props: TableProps<V>): Child;
  /** What a seat has, small; and large in a dialog. */
  Miniature(props: MiniatureProps<V>): Child;
  /** Whether a move needs no confirmation. */
  instant?(event: string): boolean;
  /** Words that say how to give the move that is asked for, as a key of a text with arguments. */
  how?(view: V, legal: Legal[], chosen: string | null): { key: string; args?: Record<string, unknown> } | null;
  /** Where the keyboard goes on when what had the focus is gone: CSS selectors within its Table, the best first. */
  first?: string[];
  /** Whether its Table shows the player's points line by line itself. */
  showsScore?: boolean;
  /** Whether its Table shows the game in words, and the moves: the frame then gives it `words`, and lists no moves itself. */
  inWords?: boolean;
  /** How chance is typed in at a companion table. */
  typing?: GameTyping<V>;
  /** What a lesson on its Table needs to know. */
  lesson?: {
    /** CSS selector: where a tap that chooses nothing is a mistake worth a word. */
    missed?: string;
    /** CSS selector: where the first tap of a finger only comes closer. */
    closer?: string;
    /** Whether a move is tried out on the board before it is confirmed. */
    tries?(event: string): boolean;
  };
  /** The name of a line of the score sheet, where it isn't the text NAME-LINE. */
  line?(line: string, t: Say): string;
  /** A few words on each player beside the miniature, such as "hand 5 · pile 7". */
  note?(view: V, seat: SeatLetter, t: Say): string;
  /** How a thing that sentences speak of looks beside its name: a small picture, or null. */
  thing?(kind: string, id: string): ThingPicture | null;
}

/** How what chance decides is typed in, by the words of its events: `* WORD THING …`. */
interface GameTyping<V = any> {
  /** Things that only one seat sees: typed when they are shown (`later`), or by their owner on a device of the own (`own`). */
  secret?: Record<string, "later" | "own">;
  /** Words whose things are written in the order in which they were drawn. */
  ordered?: string[];
  /** Words of which a tap on one thing is all. */
  atOnce?: string[];
  /** Words whose things have wide pictures. */
  wide?: string[];
  /** How often a thing can be drawn at once; else once. */
  room?(word: string, item: string, view: V | null): number;
  /** Whether one thing takes the place of another. */
  excludes?(one: string, other: string): boolean;
  /** The picture of a thing. */
  Thing?(props: ThingProps): Child;
}
interface ThingProps { word: string; item: string }

/** A game as the service offers it. */
interface Offered {
  game: string;
  name: string;
  about: string | null;
  rules: number;
  options: Option[];
  bots: { bot: string; name: string; level: number | null }[];
  page: GamePage;
}
/** What a game brings to the page: paths of its files, and what its part.json says (docs/web-board.md). */
interface GamePage {
  order: number | null;
  first: FirstGameOf | null;
  devices: boolean;
  when: Record<string, Record<string, any>>;
  module: string | null;
  styles: string[];
  art: string[];
  picture: string | null;
  lesson: string | null;
  pad: string | null;
  texts: string[];
}
/** A first game: what differs from the options' defaults. */
interface FirstGameOf { players: number; options: Record<string, any> }
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
interface Update { number: number; kind: string; actor: string; text: string; at: number; told: Sayable }
interface Line { name?: string; label?: string; points?: number; [field: string]: any }
interface Result {
  scores: number[];
  ranks: number[];
  winners: SeatLetter[];
  resigned: SeatLetter[];
  end: string;
  breakdown: any;
  explain: any;
  explained?: Message[];
  revealed: View[];
  seed?: string | null;
}
interface Undo { seat: SeatLetter; to: number; agreed: SeatLetter[] }
interface Clock { now: number; since: number; spent: number[]; deadline: number | null }
interface ChatMessage { number: number; seat: SeatLetter | null; name: string; text: string; at: number }
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
  /** Empty while the table is open. */
  ask: Sayable;
  legal: Legal[];
  types: boolean;
  fills: boolean;
  undo: Undo | null;
  clock: Clock | null;
  result: Result | null;
  messages: ChatMessage[];
  /** Whether there are messages before these. */
  older: boolean;
}
/** `players`: whose names it speaks of, as far as they are known. */
interface Failure { key: string; message: Sayable; rule: string | null; players?: Player[] }
interface Hint { event: string; told: Sayable; chance: number; gain: number }
