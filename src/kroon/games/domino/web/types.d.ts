// Types of the domino games on the page; of views (view.py) what its table uses.
interface Square {
  terrain: string;
  crowns?: number;
  fires?: number;
  craters?: number;
  token?: boolean;
  resource?: string;
  person?: string;
}
/** How a game draws what lies on a square. */
interface Kit {
  name: string;
  Marks(props: MarksProps): Child;
  Home(props: { seat: SeatLetter }): Child;
  King(props: { seat: SeatLetter }): Child;
}
/** What lies where, by the places as they are written. */
type Squares = Record<string, Square>;
/** Both ends are included. */
interface Bounds { left: number; top: number; right: number; bottom: number }
interface DominoProps { kit: Kit; squares: Square[]; way?: number; small?: boolean }
interface DominoPictureProps { kit: Kit; squares: Square[]; small?: boolean; class?: string }
interface LandsProps { kit: Kit; squares: Squares; seat: SeatLetter; small?: boolean }
interface KingdomPictureProps {
  kit: Kit;
  squares: Squares;
  seat: SeatLetter;
  frame: number;
  small?: boolean;
  label?: string;
}
interface MarksProps { square: Square; small?: boolean }
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
  typing?: GameTyping<DominoView>;
  thing?(kind: string, id: string): ThingPicture | null;
}
type BesideProps = TableProps<DominoView> & {others: Legal[]};
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
/** A domino in a row, with the king on it. */
interface Entry { domino: number; king: SeatLetter | null; taken: boolean; squares: Square[] }
interface Realm { squares: Squares; discarded: number }
interface DominoView extends View {
  row: Entry[];
  next_row: Entry[];
  unseen: number[];
  kingdoms: Realm[];
  territories: Realm[];
  cave: Record<string, number>;
  open_people: Record<string, number>;
}
/** A kingdom on its grid: where the castle stands, and what is on each square, as the sheet writes it. */
interface PadKingdom { castle: [number, number]; squares: Record<string, string> }
/** A touch of the brush that goes on: whether it takes away, and where it was. */
interface Stroke { away: boolean; seen: Set<string> }
interface KingdomPadProps {
  box: KingdomBox;
  options: Record<string, any>;
  seat: number;
  frame: number;
  kingdom: PadKingdom;
  marked: string[];
  totems: string[];
  set: (kingdom: PadKingdom, same?: boolean) => void;
  setTotems: (totems: string[]) => void;
}
/** A seat of the sheet: three kingdoms, for a dynasty. */
interface KingdomsDraft { games: PadKingdom[]; totems: string[] }
/** What the pad knows of a box: the squares that it has, and what else may lie on them, as the sheet writes it. */
interface KingdomBox {
  kit: Kit;
  brushes: string[];
  /** A square of the sheet as it is drawn, or what may lie on one. */
  squareOf(text: string): Square;
  /** What may lie on squares with these options, as brushes. */
  things?(options: Record<string, any>): string[];
  /** Whether a thing can lie on a land. */
  fits?(thing: string, land: string): boolean;
  /** The name and the picture of a brush, where they aren't those of its square. */
  look?(brush: string): [string, Child] | undefined;
  /** The name of a square, where it isn't made of what is on it. */
  called?(square: Square): string | undefined;
  /** Whether totems are held. */
  holds?(options: Record<string, any>): boolean;
  More?(props: KingdomMoreProps): Child;
}
interface KingdomMoreProps { options: Record<string, any>; totems: string[]; setTotems: (totems: string[]) => void; putEverywhere: (thing: string) => void }
