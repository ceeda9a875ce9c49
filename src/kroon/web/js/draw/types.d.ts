// Types of the drawings.
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
/** x to the right, y downwards. */
type Place = [number, number];
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
interface SealProps { kind: string; size?: number }
interface MarksProps { square: Square; small?: boolean }
/** What grows on a land: for each layer its paints, and the forms that hexes take by turns. */
interface LandArt { fill: string; layers: { paint: Record<string, string>; forms: string[]; d: string }[] }
