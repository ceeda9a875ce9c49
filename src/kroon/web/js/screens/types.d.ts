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
type Counts = Record<string, number>;
/** `table`: what was counted beside the seats. */
interface Draft { players: number; options: Record<string, any>; names: string[]; seats: any[]; table: Record<string, any> }
/** `alone`: the only seat that was sent */
interface Scored { failure: Failure | null; score: any; alone: number | null; busy: boolean }
type Known = About & {yours: SeatLetter[], creator: boolean};
interface WayIn {
  phase: "loading" | "join" | "in" | "stranger" | "gone";
  about?: Known;
  secret?: string;
  table?: Table;
  game?: Game;
  message?: Sayable;
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
interface TipsProps { offer: Offered; again: () => void }
interface ChooseGameProps { to: string; title: string; about?: string; note?: (game: Offered) => string; among?: (game: Offered) => boolean }
interface OptionFieldProps { game: string; option: Option; value: any; set: (value: any) => void }
interface ChairFieldProps {
  chair: Chair;
  at: number;
  offer: Offered;
  companion: boolean;
  set: (chair: Chair) => void;
}
interface MoreProps { companion: boolean; rest: Record<string, any>; set: (change: Record<string, any>) => void }
interface NewTableProps { game: string; companion?: boolean }
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
interface PadProps { game: Game; pad: ScorePad; offer: Offered }
/** A score pad: the default of games/NAME/web/pad.js (docs/web-board.md). `S`: what is written down of a seat. */
interface ScorePad<S = any> {
  /** A seat of which nothing is written down. */
  empty: S;
  /** Where what a seat has is written down. */
  Seat(props: PadSeatProps<S>): Child;
  /** Fields about the table, before the options. */
  Fields?(props: PadTableProps): Child;
  /** A panel of what else lies on the table. */
  Panel?(props: PadTableProps): Child;
  /** Options that don't change the score, or that `Fields` asks for. */
  idle?: string[];
  /** Values of options that say nothing before chance has decided, such as `random`. */
  unknown?: string[];
  /** Whether each seat can be scored by itself. */
  alone?: boolean;
  /** A seat as the sheet has it (docs/score-pad.md); else as it is written down. */
  written?(seat: S, about: { options: Record<string, any>; table: any; seats: S[] }): Record<string, any>;
}
/** `table`: the view of a table that was set up with these options; `marked`: what a refusal names */
interface PadSeatProps<S = any, T = any> {
  table: T;
  options: Record<string, any>;
  seats: S[];
  active: number;
  players: Player[];
  marked: string[];
  /** `same`: part of the last change */
  set: (change: Partial<S>, same?: boolean) => void;
}
/** `counted`: what is written down of the table, beside the seats */
interface PadTableProps {
  table: any;
  options: Record<string, any>;
  offer: Offered;
  counted: Record<string, any>;
  setOptions: (options: Record<string, any>) => void;
  setTable: (counted: Record<string, any>) => void;
}
