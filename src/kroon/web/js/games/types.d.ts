// Types of the games at the table.
/** Points are parts of the drawing's width and height, from 0 to 1. */
interface Camera {
  /** The whole drawing at the least; around a point, else around the middle of the window. */
  zoom(by: number, u?: number, v?: number): void;
  move(dx: number, dy: number): void;
  /** Brings a point into view, at least so large; does nothing if it is well in view. */
  show(u: number, v: number, least?: number): void;
  sees(u: number, v: number): boolean;
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
/** What the hand on the board does; `shown`: the ghost, `settled`: what is chosen, `layer` holds the squares, `held` what is dragged. */
interface Hand {
  shown: Placing | Spot | null;
  settled: Placing | Spot | null;
  way: number;
  dragging: boolean;
  layer: Ref<SVGGElement | null>;
  board: Ref<HTMLElement | undefined>;
  held: Ref<SVGGElement | null>;
  grab(event: PointerEvent): void;
  turn(step: number): void;
  hover(event: PointerEvent): void;
  leave(): void;
  wheel(event: WheelEvent): void;
  press(event: PointerEvent): void;
  click(event: MouseEvent): void;
  clickTray(): void;
}
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
/** What somebody did with a card, so many times. */
interface Deed { seat: string; word: string; card: string; count: number }
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
