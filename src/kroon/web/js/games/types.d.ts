// Types of the games at the table.
interface Camera {
  zoom(by: number, x?: number, y?: number): void;
  move(dx: number, dy: number): void;
  show(x: number, y: number, least?: number): void;
  sees(x: number, y: number): boolean;
  whole(): void;
  scale(): number;
}
interface BuilderMoves {
  hexes: Map<string, Legal>;
  tiles: Map<string, Legal>;
  end: Legal | null;
  lifting: boolean;
}
interface Shown { card: string; at: DOMRect; calm?: boolean }
interface Face {
  card: string;
  cost?: number;
  left?: number;
  count?: number;
  move?: Legal;
  chosen?: string | null;
  hint?: string[] | null;
  recent?: boolean;
  said?: string;
}
type CardKind = "action" | "attack" | "treasure" | "victory" | "both";
interface CardFacts { kind: CardKind; rule: string; coins?: number; points?: number; basic?: boolean }
type Spots = Map<string, Legal>;
interface CardMoves { hand: Spots; supply: Spots; aside: Spots; list: Spots; buttons: Legal[] }
/** A way to lay the domino: where its squares a and b lie, and in which of the four directions b lies from a. */
interface Placing { event: string; gain: number; a: Place; b: Place; way: number }
/** A square that can be chosen. */
interface Spot { event: string; gain: number; place: Place }
type Hand = ReturnType<typeof import("./domino/placing.js").useHand>;
/** What a domino game brings: its drawing, its dominoes by number, whose kingdom holds what, and what stands beside the rows. */
interface DominoWay {
  kit: Kit;
  dominoes: Square[][];
  kingdoms(view: DominoView): Realm[];
  dress?(view: DominoView, entry: Entry): Entry;
  Beside?(props: BesideProps): Child;
  token?(view: DominoView, word: string): Child;
  moveOf?(others: Legal[], at: number): Legal | undefined;
}
type BesideProps = TableProps<DominoView> & {others: Legal[]};
type CardProps = Face & {t: Say, small?: boolean, focusable?: boolean, choose(event: string | null): void, show(what: Shown | null): void};
interface CardsProps {
  label: string;
  cards: Face[];
  kind: string;
  small?: boolean;
  chosen: string | null;
  hint: string[] | null;
  choose(event: string | null): void;
  show(what: Shown | null): void;
  t: Say;
}
interface DetailProps { shown: Shown | null; cost?: number; t: Say; close(): void }
interface LyingProps {
  label: string;
  cards: Record<string, number>;
  last?: string | null;
  none?: string;
  show(what: Shown | null): void;
  t: Say;
}
interface PastProps { events: string[]; players: Player[]; t: Say }
interface PileProps { label: string; count?: number; top?: string | null; t?: Say }
interface BoardProps {
  kit: Kit;
  squares: Squares;
  seat: SeatLetter;
  frame: number;
  domino: Square[] | null;
  placings: Placing[];
  spots: Spot[];
  hand: Hand;
  active: boolean;
  last: string[];
  hint: string[];
  token?: Child;
  range?: {place: Place, steps: number} | null;
  around?: boolean;
  over?: boolean;
  label: string;
  said: string;
  t: Say;
}
interface RangeProps { place: Place; steps: number; area: Bounds }
/** `half`: from its middle to its upper edge. */
interface GainProps { gain: number; at: Place; half: number; area: Bounds; t: Say }
interface HintMarkProps { places: Place[]; rank: number }
interface HandProps {
  placings: Placing[];
  spots: Spot[];
  chosen: string | null;
  choose(event: string | null): void;
  active: boolean;
}
interface RankProps { hint: string[] | null; move: Legal | null | undefined }
interface RowProps {
  title: string;
  entries: Entry[];
  kit: Kit;
  now: number | null;
  done: boolean;
  moveOf(entry: Entry, at: number): Legal | undefined;
  chosen: string | null;
  choose(event: string | null): void;
  you: SeatLetter | null;
  players: Player[];
  hint: string[];
  grab?: (event: PointerEvent) => void;
  t: Say;
}
interface ToComeProps { kit: Kit; unseen: number[]; left: number; dominoes: Square[][]; t: Say }
interface TrayProps {
  kit: Kit;
  squares: Square[];
  hand: Hand;
  placings: Placing[];
  discard: Legal | null;
  chosen: string | null;
  choose(event: string | null): void;
  hint: string[] | null;
  number: number;
  t: Say;
}
interface PeopleProps {
  people: Record<string, number>;
  from: "open" | "pile";
  others: Legal[];
  chosen: string | null;
  choose: TableProps["choose"];
  hint: string[] | null;
  t: Say;
}
interface HexMapProps {
  view: BoardView;
  players: Player[];
  hexes: string[];
  first: string | null;
  pick(hex: string | null, again?: boolean): void;
  quadrants: boolean;
  lifting?: boolean;
  attributes: Record<string, unknown>;
  foot?: Child;
  children(told: string | null): Child;
  t: Say;
}
