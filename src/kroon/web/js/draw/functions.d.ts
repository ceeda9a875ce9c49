// Signatures of functions of the drawings; each is named after its function.
/** `text`: a place as in the notation */
type PlaceOf = (text: string) => Place;
/** `round`: radius of the corners */
type Outline = (places: Place[], round?: number, inset?: number) => string;
type Corners = (walk: {x: number, y: number, way: number}[], round: number, inset: number) => string;
type Rounded = (x: number, y: number, w: number, h: number, r: number[]) => string;
type SpotUnder = (layer: SVGGraphicsElement | null, event: MouseEvent) => Place;
type Onto = (place: Place) => string;
/** `size`: where the shape is, and how wide */
type Owned = (drawing: string, x: number, y: number, size: number) => (props: {seat: SeatLetter}) => Child;
type Centre = (row: number, col: number) => [number, number];
type HexPlaceOf = (hex: string) => [number, number];
type Corner = (x: number, y: number, n: number, r?: number) => string;
type HexOutline = (x: number, y: number, r?: number) => string;
type Beside = (row: number, col: number) => [number, number][];
type Nearest = (hexes: Iterable<string>, x: number, y: number, reach: number) => string | null;
type At = (x: number, y: number) => string;
type ArtOf = (land: string) => LandArt;
type LandPick = (r: number, c: number) => number;
type Paths = (board: string[]) => { lands: (LandArt & { ground: string; })[]; castles: Place[]; seam: string; border: string; shore: string; middle: string; };
type KingdomBounds = (squares: Squares) => Bounds;
type Reach = (covered: Bounds, frame: number) => Bounds;
type Seams = (squares: Squares) => string;
type UseChanged = (squares: Squares) => Place[];
type Use = (id: string, transform?: string) => Child;
type Icon = (name: string, size?: number) => Child;
type Shape = (seat: string, size?: number, title?: string) => Child;
type CardEmblem = (props: {card: string, size?: number}) => Child;
type SmallCard = (card: string | null, kind: string, transform: string) => Child;
type Signs = (sign: string, count?: number, small?: boolean) => Child;
/** `name`: its class */
type Cell = (name: string, place: Place, margin?: number) => Child;
type Domino = (props: DominoProps) => Child;
type DominoPicture = (props: DominoPictureProps) => Child;
type Emblem = (props: SealProps) => Child;
type PlaceEmblem = (kind: string, x: number, y: number, empty?: boolean) => Child;
type Castle = (x: number, y: number) => Child;
type PlaceLocation = (site: Site, place: Place) => Child;
type BoardLands = (props: {board: string[], quadrants?: boolean}) => Child;
type LandPatch = (props: {land: string, size?: number}) => Child;
type Marks = (props: MarksProps) => Child;
type Lands = (props: LandsProps) => Child;
type KingdomPicture = (props: KingdomPictureProps) => Child;
