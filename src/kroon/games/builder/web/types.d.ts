// Types of Kingdom Builder on the page; of views (view.py) what its table uses.
interface SealProps { kind: string; size?: number }
/** What grows on a land: for each layer its paints, and the forms that hexes take by turns. */
interface LandArt { fill: string; layers: { paint: Record<string, string>; forms: string[]; d: string }[] }
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
interface Site { hex: string; kind: string; tiles: number }
interface Builder {
  settlements: string[];
  supply: number;
  tiles: Record<string, number>;
  usable: Record<string, number>;
  has_card: boolean;
  card: string | null;
}
/** What lies on the board. */
interface BoardView { board: string[]; locations: Site[]; seats: { settlements: string[] }[] }
interface BuilderView extends View {
  board: string[];
  locations: Site[];
  seats: Builder[];
  cards: string[];
  lifted: string | null;
}
interface SettlementsDraft { settlements: string[]; tiles?: Counts }
