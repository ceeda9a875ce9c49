// Types of Dominion on the page; of views (view.py) what its table uses.
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
interface CardsDraft { cards: Counts; turns?: number }
