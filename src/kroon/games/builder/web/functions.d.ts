// Functions of Kingdom Builder on the page: what each is for, and its signature, named after it.
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
/** The centre of `12,7`. */
type SpotOf = (hex: string) => Place;
/** `does`: all in parts of the drawing's width and height, from 0 to 1 */
type UseCamera = (does: {tap(x: number, y: number, kind: string): void, hover(x: number, y: number): void, leave(): void}) => {frame: {current: any}, camera: Camera, on: Record<string, (event: any) => void>};
/** Says a hex: its place, its land, who or what is there. */
type SayHex = (view: BoardView, hex: string, players: Player[], t: Say) => string;
type MovesOf = (legal: Legal[]) => BuilderMoves;
/** The hexes that some events touch, the latest first. */
type HexesOf = (events: string[]) => string[];
/** Hexes as one path. */
type Outlines = (hexes: string[], r: number) => string;
/** How things stand with a tile that I hold: a word, which is also the end of a text's key. */
type TileState = (view: BuilderView, mine: any, kind: string, legal: boolean, turn: boolean) => "in-use" | "usable" | "held" | "used" | "later" | "nothing";
/** The tiles of a seat in words. */
type TileNames = (seat: Builder, t: Say) => string[];
/** `props`: `hexes`: those that can be picked; `first`: where the cursor begins; what is on the board is drawn by the child, for the hex that one looks at and the one that has the cursor */
type HexMap = (props: HexMapProps) => Child;
/** A settlement in its player's colour and shape. */
type Settlement = (seat: string, hex: string, kind?: string, scale?: number) => Child;
type BoardBoard = (props: TableProps<BuilderView>) => Child;
/** What a hex would gain, as a small flag above it. */
type GainAt = (hex: string, gain: number) => Child;
type Panel = (props: TableProps<BuilderView>) => Child;
type BuilderTable = (props: TableProps<BuilderView>) => Child;
type Miniature = (props: MiniatureProps<BuilderView>) => Child;
/** A quadrant's name without the mark of a turned one. */
type PlainName = (name: string) => string;
