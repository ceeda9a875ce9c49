// What the games' views hold, as far as their tables use it (view.py of each game).

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

/** Cards by name, with their numbers. */
type Counts = Record<string, number>;
interface CardSeat { hand: Counts | null; revealed: Counts; hand_size: number; draw_pile: number; discard_top: string | null; turns: number }
interface CardView extends View {
  kingdom: string[];
  supply: Counts;
  costs: Counts;
  played: Counts;
  aside: Counts;
  trash: Counts;
  seats: CardSeat[];
}
