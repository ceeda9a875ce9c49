// Functions of the screens: what each is for, and its signature, named after it.
/** When something was, in words. */
type Ago = (seconds: number) => string;
type ValueName = (option: Option, value: any) => string;
/** All that is chosen, and the standard of what isn't. */
type Given = (options: Option[], players: number, chosen: Record<string, any>) => Record<string, any>;
/** The options of a game that have a meaning with some players. */
type Meant = (options: Option[], players: number, chosen: Record<string, any>) => Option[];
type TableWayIn = (id: string) => Promise<WayIn>;
type Enter = (about: Known, seat: SeatLetter | null, spectator: string | null) => Promise<WayIn>;
/** A kingdom within its frame: what lies beyond isn't there; an empty one has its castle in the middle. */
type Fitted = (kingdom: PadKingdom, frame: number) => PadKingdom;
/** A seat of a sheet with nothing on it; a domino game has three kingdoms, for a dynasty. */
type EmptySeat = (game: string) => any;
type EmptyDraft = (game: string) => Draft;
/** Whether something is written down for a seat. */
type IsFilled = (game: string, seat: SeatDraft) => boolean;
/** The sheet of a draft; of a single seat, or of all. */
type SheetOf = (draft: Draft, options: Record<string, any>, frame: number, alone: number | null) => Record<string, any>;
/** The score of a draft, a moment after its last change. */
type UseScore = (game: string, draft: Draft, options: Record<string, any>, frame: number, active: number) => Scored;
/** A square of the sheet as it is drawn, or what may lie on one. */
type SquareOf = (text: string, game: string) => Square;
/** A square after a touch of the brush; undefined: empty. */
type Painted = (old: string | undefined, brush: string, away: boolean) => string | undefined;
/** The seat of a sentence about a single sheet. */
type Reseated = (text: string, alone: number | null) => string;
/** The squares or hexes that a refusal names. */
type MarkedIn = (scored: Scored, active: number) => string[];
/** A game's picture, when it is there. */
type Picture = (props: {name: string}) => Child;
type Card = (props: {game: Offered}) => Child;
type MyTables = (props: MyTablesProps) => Child;
type OptionField = (props: OptionFieldProps) => Child;
type ChairField = (props: ChairFieldProps) => Child;
type More = (props: MoreProps) => Child;
type NewTable = (props: NewTableProps) => Child;
type Typing = (props: PlayersProps) => Child;
/** A picture of something that chance can turn up. */
type Thing = (props: ThingProps) => Child;
type TableScreen = (props: {id: string}) => Child;
type TableInside = (props: {table: Table, game: Game}) => Child;
/** No table to show; the reason, unless it says no more than the title. */
type NoTable = (title: string, reason?: string) => Child;
type Lesson = (props: {game: Game, steps: Step[]}) => Child;
type StepView = (props: StepViewProps) => Child;
/** The books' tips, and the way into a first game against beginners, set up as the game's book advises. */
type Tips = (props: TipsProps) => Child;
/** A choice among the games, for screens that need one. */
type ChooseGame = (props: ChooseGameProps) => Child;
type Learn = (props: {game: string}) => Child;
/** How many there are of some things. What there is none of isn't written down, unless none and unknown (`blank`)
 * differ. */
type Counters = (props: CountersProps) => Child;
/** Cards that are counted: by name, with their emblems. */
type CardCounters = (props: Partial<CountersProps>) => Child;
type Stepper = (props: StepperProps) => Child;
type CardPad = (props: CardPadProps) => Child;
/** What lies on the table: the piles of the supply that were counted, and the trash, if it was. */
type TablePad = (props: TablePadProps) => Child;
type Quadrants = (props: QuadrantsProps) => Child;
type HexPad = (props: HexPadProps) => Child;
type KingdomPad = (props: KingdomPadProps) => Child;
type ScorePad = (props: {game: string}) => Child;
type Pad = (props: PadProps) => Child;
/** A table beside the real box: chance is typed in, moves are checked, and the score is kept. */
type Companion = (props: {game: string}) => Child;
type GameLink = (kind: string, to: string, sign: string, key: string) => Child;
/** A quadrant's name without the mark of a turned one. */
type PlainName = (name: string) => string;
/** What is printed on a square. */
type Printed = (text: string) => string;
/** A refusal without the number of its rule at the end, which stands on a button. */
type WithoutRule = (failure: Failure) => string;
/** How far one came in a lesson, in words. */
type Progress = (game: string) => string;
