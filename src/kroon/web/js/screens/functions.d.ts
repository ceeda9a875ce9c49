// Functions of the screens: what each is for, and its signature, named after it.
/** When something was, in words. */
type Ago = (seconds: number) => string;
type ValueName = (option: Option, value: any) => string;
/** All that is chosen, and the standard of what isn't. */
type Given = (offer: Offered, players: number, chosen: Record<string, any>) => Record<string, any>;
/** The options of a game that have a meaning with some players. */
type Meant = (offer: Offered, players: number, chosen: Record<string, any>) => Option[];
type TableWayIn = (id: string) => Promise<WayIn>;
type Enter = (about: Known, seat: SeatLetter | null, spectator: string | null) => Promise<WayIn>;
type EmptyDraft = (pad: ScorePad, offer: Offered) => Draft;
/** The draft of a game, how to change it, and the way back. */
type UseDraft = (pad: ScorePad, offer: Offered) => { draft: Draft; change: (change: (draft: Draft) => Partial<Draft>, same?: boolean) => void; undo: () => void; undoable: boolean };
/** Whether something is written down for a seat. */
type IsFilled = (pad: ScorePad, seat: any) => boolean;
/** The score of a draft, a moment after its last change. */
type UseScore = (game: string, pad: ScorePad, draft: Draft, options: Record<string, any>, table: any, active: number) => Scored;
/** The players in the order of the sheet that was sent: a single one, or all. */
type Sent = (players: Player[], alone: number | null) => Player[];
/** The squares or hexes that a refusal names. */
type MarkedIn = (scored: Scored, players: Player[], active: number) => string[];
/** A game's picture, when it is there. */
type Picture = (props: {name: string}) => Child;
type Card = (props: {game: Offered}) => Child;
type MyTables = (props: MyTablesProps) => Child;
type OptionField = (props: OptionFieldProps) => Child;
type ChairField = (props: ChairFieldProps) => Child;
type More = (props: MoreProps) => Child;
type NewTable = (props: NewTableProps) => Child;
type SetUp = (props: {offer: Offered, companion: boolean}) => Child;
type Typing = (props: PlayersProps) => Child;
type TableScreen = (props: {id: string}) => Child;
type TableInside = (props: {table: Table, game: Game}) => Child;
/** No table to show; the reason, unless it says no more than the title. */
type NoTable = (title: string, reason?: Sayable) => Child;
type Lesson = (props: {offer: Offered, game: Game, steps: Step[]}) => Child;
/** In place of a lesson. */
type FirstGameScreen = (props: {offer: Offered}) => Child;
type StepView = (props: StepViewProps) => Child;
/** The books' tips, and the way into a first game against beginners, set up as the game's book advises. */
type Tips = (props: TipsProps) => Child;
/** A choice among the games, for screens that need one. */
type ChooseGame = (props: ChooseGameProps) => Child;
type Learn = (props: {game: string}) => Child;
/** How many there are of some things. What there is none of isn't written down, unless none and unknown (`blank`)
 * differ. */
type Counters = (props: CountersProps) => Child;
type Stepper = (props: StepperProps) => Child;
type ScorePadScreen = (props: {game: string}) => Child;
type Pad = (props: PadProps) => Child;
/** A table beside the real box: chance is typed in, moves are checked, and the score is kept. */
type Companion = (props: {game: string}) => Child;
type GameLink = (kind: string, to: string, sign: string, key: string) => Child;
/** Why something is refused, without the number of the rule, which stands on a button. */
type ReasonOf = (failure: Failure) => Sayable;
/** How far one came in a lesson, in words. */
type Progress = (game: Offered) => string;
