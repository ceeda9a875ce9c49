// Functions of the drawings: what each is for, and its signature, named after it.
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
type Centre = (row: number, col: number) => [number, number];
/** Row and column of `12,7`. */
type HexPlaceOf = (hex: string) => [number, number];
/** Corner 0 is on top, then clockwise. */
type Corner = (x: number, y: number, n: number, r?: number) => string;
type HexOutline = (x: number, y: number, r?: number) => string;
/** The neighbours of a hex, from the upper right clockwise; outside the board, too. */
type Beside = (row: number, col: number) => [number, number][];
/** The hex whose centre is nearest to a point, of some hexes; null if all are further than `reach`. */
type Nearest = (hexes: Iterable<string>, x: number, y: number, reach: number) => string | null;
type At = (x: number, y: number) => string;
/** The drawing of a land, with nothing drawn of it yet. */
type ArtOf = (land: string) => LandArt;
/** Which of three forms a hex takes: looks unplanned, and is always the same. */
type LandPick = (r: number, c: number) => number;
/** The paths of a board: grounds and layers of each land, seams, borders, shores and the line between quadrants. */
type Paths = (board: string[]) => { lands: (LandArt & { ground: string; })[]; castles: Place[]; seam: string; border: string; shore: string; middle: string; };
/** The squares that are covered, castle included, as bounds. */
type KingdomBounds = (squares: Squares) => Bounds;
/** What the frame leaves open, given what is covered (K12). */
type Reach = (covered: Bounds, frame: number) => Bounds;
/** Fine lines between the squares of a region. */
type Seams = (squares: Squares) => string;
/** The squares that a move has just changed: those that differ from what was drawn before, when they are few. They
 * stay pointed out until something else changes. */
type UseChanged = (squares: Squares) => Place[];
/** A drawing by its id. */
type Use = (id: string, transform?: string) => Child;
/** A line icon of the frame; it is decoration: what it stands beside, or in, says what it means. */
type Icon = (name: string, size?: number) => Child;
/** A player's shape in its colour, with a light edge. */
type Shape = (seat: string, size?: number, title?: string) => Child;
type CardEmblem = (props: {card: string, size?: number}) => Child;
/** A small card around a point; without a name its back. */
type SmallCard = (card: string | null, kind: string, transform: string) => Child;
/** So many crowns or flames on a dark band; large and without a band in miniatures. */
type Signs = (sign: string, count?: number, small?: boolean) => Child;
/** A mark as large as a square, but for a margin. `name`: its class */
type Cell = (name: string, place: Place, margin?: number) => Child;
/** A domino with its first square at 0,0 and the second beside it to the right, below, to the left or above. */
type Domino = (props: DominoProps) => Child;
type DominoPicture = (props: DominoPictureProps) => Child;
type Emblem = (props: SealProps) => Child;
/** The emblem of a location around a point. */
type PlaceEmblem = (kind: string, x: number, y: number, empty?: boolean) => Child;
type Castle = (x: number, y: number) => Child;
/** A location on its hex, with a pip for each tile that is left there. */
type PlaceLocation = (site: Site, place: Place) => Child;
/** The lands of a whole board; drawn again only when the board is another one. */
type BoardLands = (props: {board: string[], quadrants?: boolean}) => Child;
/** A land by itself, in a few hexes: for terrain cards and legends. */
type LandPatch = (props: {land: string, size?: number}) => Child;
type Marks = (props: MarksProps) => Child;
type Lands = (props: LandsProps) => Child;
/** A whole kingdom, small or large, without anything to do in it; what a move has just changed is pointed out. */
type KingdomPicture = (props: KingdomPictureProps) => Child;
/** The outline of a player's shape in a box of 16 by 16. */
type ShapePath = (seat: string) => string;
type SeatColour = (seat: string) => string;
/** The centre of `12,7`. */
type SpotOf = (hex: string) => Place;
