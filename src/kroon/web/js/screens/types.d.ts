// Types of the screens.
interface MyTable {
  id: string;
  game: string;
  state: string;
  players: number;
  seats: string[];
  names: string[];
  updated: number;
  turn: boolean;
  result: {winners: string[]} | null;
}
/** What a step says by hand: its name, which moves are right, or which answer is; and what the game says of it. */
interface Step {
  id: string;
  accept?: string[];
  answers?: (string | number)[];
  right?: string | number;
  view: View;
  legal: {event: string, gain: number}[];
  last: string[];
}
/** `kind`: me, device, open, companion, or the name of a bot */
interface Chair { kind: string; name: string }
/** A kingdom on its grid: where the castle stands, and what is on each square, as the sheet writes it. */
interface PadKingdom { castle: [number, number]; squares: Record<string, string> }
/** A seat of the sheet: a domino game has `games` and `totems`, Kingdom Builder `settlements`, Dominion `cards`. */
interface SeatDraft {
  games: PadKingdom[];
  totems: string[];
  settlements: string[];
  tiles?: Counts;
  cards: Counts;
  turns?: number;
}
type Counts = Record<string, number>;
/** `table`: of Dominion, the piles and the trash as far as they were counted. */
interface Draft { players: number; options: Record<string, any>; names: string[]; seats: SeatDraft[]; table: CountedTable }
interface CountedTable { supply?: Counts; trash?: Counts }
/** `alone`: the only seat that was sent */
interface Scored { failure: Failure | null; score: any; alone: number | null; busy: boolean }
type Known = About & {yours: SeatLetter[], creator: boolean};
interface WayIn {
  phase: "loading" | "join" | "in" | "stranger" | "gone";
  about?: Known;
  secret?: string;
  table?: Table;
  game?: Game;
  message?: string;
}
interface MyTablesProps { tables: MyTable[]; forget: (id: string) => void }
interface StepViewProps {
  game: Game;
  step: Step;
  number: number;
  of: number;
  back: (() => void) | null;
  next: () => void;
}
interface TipsProps { game: Game; again: () => void }
interface ChooseGameProps { to: string; title: string; about?: string; note?: (game: string) => string }
interface OptionFieldProps { game: string; option: Option; value: any; set: (value: any) => void }
interface ChairFieldProps {
  chair: Chair;
  at: number;
  game: string;
  bots: {bot: string, level: number | null}[];
  companion: boolean;
  set: (chair: Chair) => void;
}
interface MoreProps { companion: boolean; rest: Record<string, any>; set: (change: Record<string, any>) => void }
interface NewTableProps { game: string; companion?: boolean }
interface CardPadProps { supply: Counts; seat: SeatDraft; set: (change: Partial<SeatDraft>) => void }
/** `supply`: the piles as they are set up. */
interface TablePadProps { supply: Counts; counted: CountedTable; set: (change: CountedTable) => void }
/** `names`: in reading order, a trailing ' for a turned one. */
interface QuadrantsProps { names: string[]; kinds: string[]; set: (names: string[]) => void }
interface HexPadProps {
  table: BoardView;
  seats: SeatDraft[];
  active: number;
  players: Player[];
  marked: string[];
  set: (change: Partial<SeatDraft>) => void;
}
/** A touch of the brush that goes on: whether it takes away, and where it was. */
interface Stroke { away: boolean; seen: Set<string> }
interface KingdomPadProps {
  game: string;
  mode: string;
  seat: number;
  frame: number;
  kingdom: PadKingdom;
  marked: string[];
  totems: string[];
  set: (kingdom: PadKingdom, same?: boolean) => void;
  setTotems: (totems: string[]) => void;
}
interface ResultProps { game: Game; scored: Scored; players: Player[] }
interface StepperProps {
  name: string;
  value: number | null;
  most?: number;
  set: (value: any) => void;
  /** Nothing written (null) isn't the same as 0. */
  blank?: boolean;
  kind?: string;
  children?: any;
}
interface CountersProps {
  things: string[];
  counts?: Counts;
  blank?: boolean;
  nameOf(thing: string): string;
  mostOf?(thing: string): number | undefined;
  picture?(thing: string): Partial<StepperProps>;
  set(counts: Counts): void;
  children?: any;
}
interface ThingProps { game: Game; word: string; item: string }
interface PadProps { game: Game; offer: Offered }
