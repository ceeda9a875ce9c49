// Functions of the games at the table: what each is for, and its signature, named after it.
type NameOf = (card: string, t: Say) => string;
/** What a card does, in a few words. */
type SayOf = (card: string, t: Say) => string;
/** `does`: all in parts of the drawing's width and height, from 0 to 1 */
type UseCamera = (does: {tap(x: number, y: number, kind: string): void, hover(x: number, y: number): void, leave(): void}) => {frame: {current: any}, camera: Camera, on: Record<string, (event: any) => void>};
/** Says a hex: its place, its land, who or what is there. */
type SayHex = (view: BoardView, hex: string, players: Player[], t: Say) => string;
type MovesOf = (legal: Legal[]) => BuilderMoves;
/** The hexes that some events touch, the latest first. */
type HexesOf = (events: string[]) => string[];
/** Hexes as one path. */
type Outlines = (hexes: string[], r: number) => string;
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
/** How things stand with a tile that I hold: a word, which is also the end of a text's key. */
type TileState = (view: BuilderView, mine: any, kind: string, legal: boolean, turn: boolean) => "in-use" | "usable" | "held" | "used" | "later" | "nothing";
/** The tiles of a seat in words. */
type TileNames = (seat: Builder, t: Say) => string[];
type MovesMovesOf = (legal: Legal[]) => CardMoves;
/** What a question is, by the card that asks and who is asked: the end of a text's key, or null for ordinary turns. */
type QuestionOf = (view: CardView, legal: Legal[]) => string | null;
/** Keeps the hand, which sticks to the bottom of the window, above the frame's bar where that sticks there, too. */
type AboveBar = (root: HTMLElement | undefined) => (() => void) | undefined;
type ButtonText = (event: string, view: CardView, t: Say) => string;
type Note = (view: CardView, seat: string, t: Say) => string;
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
/** A square with the resource that lies on it when its row is revealed (O11). */
type Stocked = (square: Square) => Square;
/** `props`: `hexes`: those that can be picked; `first`: where the cursor begins; what is on the board is drawn by the child, for the hex that one looks at and the one that has the cursor */
type HexMap = (props: HexMapProps) => Child;
/** A settlement in its player's colour and shape. */
type Settlement = (seat: string, hex: string, kind?: string, scale?: number) => Child;
type BoardBoard = (props: TableProps<BuilderView>) => Child;
/** What a hex would gain, as a small flag above it. */
type GainAt = (hex: string, gain: number) => Child;
/** The place of a move among those that a hint recommends, if it has one. */
type Rank = (props: RankProps) => Child;
type Row = (props: RowProps) => Child;
/** The dominoes that have not appeared. */
type ToCome = (props: ToComeProps) => Child;
type Panel = (props: TableProps<BuilderView>) => Child;
type BuilderTable = (props: TableProps<BuilderView>) => Child;
type Miniature = (props: MiniatureProps<BuilderView>) => Child;
/** A card one can look at and, if it has a move, choose. */
type CardCard = (props: CardProps) => Child;
/** Cards beside each other; arrow keys walk through them. */
type Cards = (props: CardsProps) => Child;
/** A card in full, beside the one that is looked at. */
type Detail = (props: DetailProps) => Child;
type TableTable = (props: TableProps<CardView>) => Child;
/** Cards that lie open, small. */
type Lying = (props: LyingProps) => Child;
/** One's draw pile or discard pile. */
type Pile = (props: PileProps) => Child;
type Small = (x: number, y: number, card: string | null, turn?: number) => Child;
/** What everybody may know of a player: draw pile, hand, top of the discard pile. */
type DominionMiniature = (props: MiniatureProps<CardView>) => Child;
/** What a move gains, at the upper edge of the ghost, or at the lower one where there is no room above. */
type Gain = (props: GainProps) => Child;
/** A place that a hint recommends. */
type HintMark = (props: HintMarkProps) => Child;
type DominoTable = (props: TableProps<DominoView> & {way: DominoWay}) => Child;
/** The domino in hand: to be dragged to the board, turned, or given up. */
type Tray = (props: TrayProps) => Child;
/** People as tiles, with a button around those who can be recruited. */
type People = (props: PeopleProps) => Child;
type Cave = (props: BesideProps) => Child;
type Totems = (props: BesideProps) => Child;
type CaveBeside = (props: BesideProps) => Child;
/** The card that an event is about, if any. */
type CardOf = (event: string) => string | null;
/** The numbers in the sentence of a question. */
type NumbersOf = (view: CardView) => Record<string, any>;
/** What others did since my last move, with their shapes. */
type PastEvents = (props: PastProps) => Child;
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
