// Functions of state, network and language: what each is for, and its signature, named after it.
/** Hears the keys of the whole window; at once after each drawing, so that quick keys find what the last one has led to. */
type UseKeys = (press: (event: KeyboardEvent) => void) => void;
/** Hands on what is typed into a field, or chosen in it. */
type Typed = (set: (value: string) => unknown) => (event: any) => unknown;
/** Who sits at a seat. */
type Seated = (players: Player[], seat: string | null) => Player | undefined;
/** `keep`: remember it */
type ChooseLanguage = (chosen: string, keep?: boolean) => Promise<void>;
/** Load the texts of games, too (their rules, names and options). `more`: folders */
type LoadTexts = (...more: string[]) => Promise<void>;
/** All keys that begin so, in the order of their files. */
type KeysOf = (beginning: string) => string[];
/** The first of some texts that is there. */
type Said = (...keys: string[]) => string | undefined;
type Has = (key: string) => boolean;
/** Why something failed, as it can be shown. */
type FailureOf = (error: unknown) => Failure;
type Ask = (method: string, path: string, body?: any, headers?: Record<string, string>) => Promise<any>;
/** Go to another screen. `instead`: of this one in the browser's history */
type Go = (to: string, instead?: boolean) => void;
/** The name of a card, a board and so on; a turned one has an arrow. */
type ItemName = (game: string, item: string) => string;
type Change = (change: Partial<Chosen>) => void;
/** Work that is begun once for each name; what failed can be begun anew. */
type Once = <T>(work: (name: string) => Promise<T>) => (name: string) => Promise<T>;
/** Something that the browser keeps, as long as it lets us; null: no longer. */
type Kept = (key: string, value?: string | null) => string | null;
/** Let the browser save plain values as a file. */
type SaveFile = (name: string, value: unknown) => void;
/** Play a few soft notes, if sound is on. `notes`: in Hertz */
type Tones = (notes: number[]) => void;
/** Show in the title and the icon whether it is my turn. */
type ShowTurn = (mine: boolean, title: string) => void;
type SignsNotify = (title: string, body: string) => void;
type Players = (data: TableMessage | null) => Player[];
/** The events since the last move of a seat. */
type LastEvents = (events: Update[], seat: string | null) => string[];
/** The player that a seat of a message stands for: players are in the order of the seats. */
type PlayerAt = (players: Player[], seat: string) => Player | undefined;
/** What a message speaks of, as Fluent takes it; `called` says what becomes of a thing. */
type SaySomething = (value: Argument, called: (thing: Thing) => string, variant?: string) => string | number;
/** What stands in a list: names with commas between them, messages with semicolons, places, which hold commas, with spaces; the
 * last of several players comes after an "and". */
type ListedWords = (values: Argument[], said: string[]) => string;
type NameOfThing = (thing: Thing, players: Player[]) => string;
/** A message in the language in use; `variant`: the text of that name below its own, if there is one, such as `move`. */
type WordsOfMessage = (message: Sayable, players: Player[], variant?: string) => string;
/** Messages as lines of text, with what stands below one further to the right. */
type Written = (messages: Sayable[], players: Player[], indent?: string) => string[];
/** The seat that a message is about, as it names it. */
type SeatOf = (message: Sayable) => string | undefined;
/** The squares and hexes that a message names, also in what its text doesn't mention; `seat`: whose board it is about,
 * where it doesn't say so. */
type PlacesOf = (message: Sayable, players: Player[], seat?: string) => LitPlace[];
/** A message with its players and things drawn, and its places lit while it is pointed at or focused. */
type SaidMessage = (props: SaidProps) => Child;
interface SaidProps {
  message: Sayable | null | undefined;
  players: Player[];
  /** Whose things it speaks of. */
  game?: Game;
  variant?: string;
  /** Whose board it is about, where it doesn't say so. */
  seat?: string;
  /** The seat whose shape stands beside it already. */
  beside?: string;
  /** Whether the keyboard reaches it, if it names places. */
  focusable?: boolean;
}
type DrawnThing = (thing: Thing | undefined, players: Player[], game?: Game, beside?: string) => Child;
/** Messages with what stands below each. */
type SaidLines = (props: Omit<SaidProps, "message"> & {messages: Sayable[]}) => Child;
/** Places as a sentence carries them. */
type LitText = (places: LitPlace[]) => string;
/** The lit places of a kind; `seat`: on the board of that seat, where each has its own. */
type LitOf = (kind: string, seat?: string) => string[];
type Load = (name: string) => Promise<void>;
/** Several classes, of which some may not hold. */
type Names = (...list: unknown[]) => string;
/** What makes a button choose a move, and take it back. */
type Toggles = (event: string, chosen: string | null, choose: TableProps["choose"]) => Record<string, unknown>;
/** The one of some places that an arrow key leads to from another one; `at` says where each is. */
type Towards = <T>(places: Iterable<T>, from: T, arrow: Place, at: (place: T) => Place) => T;
/** A game as the service offers it, once it has told. */
type OfferOf = (name: string) => Promise<Offered>;
/** What a game is called. */
type GameName = (name: string) => string;
/** How many can play. */
type CountsOf = (offer: Offered) => number[];
/** A first game, as the book advises it; else the fewest players with the options' defaults. */
type FirstGame = (offer: Offered) => FirstGameOf;
/** A text that a game may say in words of its own: KEY-GAME, else KEY. */
type SayFor = (game: string, key: string, args?: Record<string, unknown>) => string;
/** What somebody is called; bots have names of their own, by their seats. */
type SeatName = (seat: Seat) => string;
/** How good a bot is, in words. */
type LevelOf = (bot: string) => string;
/** The numbers of updates that were taken back. */
type Struck = (log: Update[]) => Set<number>;
/** The screen of a path: its name and what it is about. */
type ScreenOf = (where: string) => {name: string, about: string};
