// Functions of the domino games on the page: what each is for, and its signature, named after it.
/** `text`: a place as in the notation */
type PlaceOf = (text: string) => Place;
/** The way round some squares, as the `d` of a path; holes run the other way round. `round`: radius of the corners */
type Outline = (places: Place[], round?: number, inset?: number) => string;
/** A closed walk with its corners rounded. */
type Corners = (walk: {x: number, y: number, way: number}[], round: number, inset: number) => string;
/** A rectangle with a radius for each corner: top left, top right, bottom right, bottom left. */
type Rounded = (x: number, y: number, w: number, h: number, r: number[]) => string;
/** Where on the board the pointer is, in squares; `layer` holds them. */
type SpotUnder = (layer: SVGGraphicsElement | null, event: MouseEvent) => Place;
/** Moves a drawing to a square. */
type Onto = (place: Place) => string;
/** A drawing in the colour of a seat, with the seat's shape in white on it. `size`: where the shape is, and how wide */
type Owned = (drawing: string, x: number, y: number, size: number) => (props: {seat: SeatLetter}) => Child;
/** The squares that are covered, castle included, as bounds. */
type KingdomBounds = (squares: Squares) => Bounds;
/** What the frame leaves open, given what is covered (K12). */
type Reach = (covered: Bounds, frame: number) => Bounds;
/** Fine lines between the squares of a region. */
type Seams = (squares: Squares) => string;
/** The squares that a move has just changed: those that differ from what was drawn before, when they are few. They
 * stay pointed out until something else changes. */
type UseChanged = (squares: Squares) => Place[];
/** So many crowns or flames on a dark band; large and without a band in miniatures. */
type Signs = (sign: string, count?: number, small?: boolean) => Child;
/** A mark as large as a square, but for a margin. `name`: its class */
type Cell = (name: string, place: Place, margin?: number) => Child;
/** A domino with its first square at 0,0 and the second beside it to the right, below, to the left or above. */
type Domino = (props: DominoProps) => Child;
type DominoPicture = (props: DominoPictureProps) => Child;
type Marks = (props: MarksProps) => Child;
type Lands = (props: LandsProps) => Child;
/** The squares of a kingdom that a sentence names, while it is pointed at. */
type LitSquares = (props: {seat: SeatLetter}) => Child;
/** Columns and lines as the notation counts them: from the castle, to the right and downwards. `across`: how many squares the
 * drawing has beside each other; `x`, `y`: where its left and upper edges are; `castle`: the square that has 0,0 */
type EdgeNumbers = (props: {area: Bounds, across: number, x: number, y: number, castle?: Place}) => Child;
/** A whole kingdom, small or large, without anything to do in it; what a move has just changed is pointed out. */
type KingdomPicture = (props: KingdomPictureProps) => Child;
/** A square in words, such as "forest, 2 crowns". */
type SquareWords = (kit: Kit, square: Square, t: Say) => string;
type Take = (to: Placing | Spot | null) => void;
type UseHand = (props: HandProps) => Hand;
/** The legal events by what gives them: placings and spots on the board, dominoes of the row, everything else by itself. */
type Read = (legal: Legal[]) => { placings: Placing[]; spots: Spot[]; picks: Map<number, Legal>; discard: Legal | null; others: Legal[]; };
type Same = (one: Place, other: Place) => boolean;
type Covers = (placing: Placing, place: Place) => boolean;
/** The middle of a placing, or of a spot, in squares. */
type Middle = (it: Placing | Spot) => Place;
type Apart = (one: Placing | Spot, other: Placing | Spot) => number;
/** The placings that cover a square, those with square a on it first, by direction. */
type Covering = (placings: Placing[], place: Place) => Placing[];
/** The placing that a tap on a square means: in the direction it is held if possible. */
type Tapped = (placings: Placing[], place: Place, way: number) => Placing;
/** The ghost turned. Under a finger or the mouse (`pivot`): the next placing over that square, or one in another
 * direction close by. With keys: the nearest in the next direction that is possible anywhere, so that every
 * direction is reached. `step`: 1 or -1 */
type Turned = (placings: Placing[], ghost: Placing, pivot: Place | null, step: number) => Placing;
/** The next direction in which the domino can be laid at all. */
type NextWay = (placings: Placing[], way: number, step: number) => number;
/** The placing nearest to where a dragged domino is held by its middle; turning it costs some distance. */
type MovesNearest = (placings: Placing[], held: Place, way: number) => Placing | null;
/** The squares that any of some placings covers. */
type Lit = (placings: Placing[]) => Place[];
/** The part of the plane that is shown: what the frame leaves open, near what is covered. */
type ShownPart = (covered: Bounds, open: Bounds, near: number) => Bounds;
type Within = (area: Bounds) => Place[];
/** The sides on which the frame ends, with the corners between them. */
type Limits = (area: Bounds, open: Bounds) => string;
type Inside = (place: Place, area: Bounds) => boolean;
/** Points with their sign, in words. */
type GainWords = (gain: number, t: Say) => string;
/** Whose board is shown: one's own, for a spectator that of who is to move. */
type ShownSeat = (view: DominoView, you: SeatLetter | null) => SeatLetter;
/** A seat's kingdom. */
type RealmOf = (way: DominoWay, view: DominoView, seat: SeatLetter) => Realm;
/** The round, and in a dynasty the game. With two players in a frame of five half of the dominoes play (K10). */
type RoundWords = (kit: Kit, view: DominoView, t: Say) => string;
/** How to give the move that is asked for. */
type How = (view: DominoView, legal: Legal[]) => { key: string; args?: Record<string, unknown> } | null;
/** A few words beside a miniature: what was chosen, and how many dominoes were given up. */
type TableNote = (way: DominoWay, view: DominoView, seat: SeatLetter, t: Say) => string;
type DominoGame = (name: string, way: DominoWay) => Game<DominoView>;
/** The place of a move among those that a hint recommends, if it has one. */
type Rank = (props: RankProps) => Child;
type Row = (props: RowProps) => Child;
/** The dominoes that have not appeared. */
type ToCome = (props: ToComeProps) => Child;
/** What a move gains, at the upper edge of the ghost, or at the lower one where there is no room above. */
type Gain = (props: GainProps) => Child;
/** A place that a hint recommends. */
type HintMark = (props: HintMarkProps) => Child;
type DominoTable = (props: TableProps<DominoView> & {way: DominoWay}) => Child;
/** The domino in hand: to be dragged to the board, turned, or given up. */
type Tray = (props: TrayProps) => Child;
/** How far a fire flies, as far as it is shown, and the volcano that it comes from. */
type FireRange = (props: RangeProps) => Child;
/** The second word of an event. */
type WordOf = (event: string) => string;
type PlacesIn = (event: string) => string[];
/** The one for which a measure is least; the first of equals. */
type Least = <T>(list: T[], measure: (each: T) => number) => T | null;
/** The neighbour in the direction of an arrow key, in reading order along the arrow's axis, round and round: so that every
 * one is reached. Placings keep their direction. */
type Stepped = <T extends Placing | Spot>(list: T[], from: T | null, key: string) => T;
/** A kingdom within its frame: what lies beyond isn't there; an empty one has its castle in the middle. */
type Fitted = (kingdom: PadKingdom, frame: number) => PadKingdom;
/** A square after a touch of the brush; undefined: empty. */
type Painted = (box: KingdomBox, old: string | undefined, brush: string, away: boolean) => string | undefined;
type KingdomPad = (props: KingdomPadProps) => Child;
/** What is printed on a square. */
type Printed = (text: string) => string;
type KingdomsPad = (box: KingdomBox) => ScorePad<KingdomsDraft>;
type KingdomsSeat = (props: PadSeatProps<KingdomsDraft> & {box: KingdomBox}) => Child;
