// Functions of the frame's parts: what each is for, and its signature, named after it.
/** Show the rules. `at`: the number of one */
type OpenRules = (game: string, at?: string | null) => void;
type ToastsToast = (said: Sayable, kind?: "bad" | "good" | "", rule?: string | null, game?: string, players?: Player[]) => void;
/** Work that a form or a button begins, once at a time: whether it is under way, and what begins it. */
type UseWork = (work: () => Promise<unknown>, game?: string) => [boolean, (event: Event) => void];
/** Show why something failed, with the rule. */
type Complain = (error: unknown, game?: string) => void;
/** Copy a text; where the browser doesn't let us (no HTTPS), say so. */
type Copy = (text: string) => Promise<boolean>;
/** Add random bytes of this browser to the shuffle, which it has kept before. */
type AddNonce = (about: Committed, seat: string) => Promise<void>;
/** The same for all of one's seats that lack them. */
type AddNonces = (about: Committed, yours: string[]) => Promise<void>;
/** Makes a table, adds our part of the shuffle, and goes there. */
type MakeTable = (wanted: Record<string, any>) => Promise<void>;
type LineName = (game: Game, line: string) => string;
/** The lines of some sheets, in order, the total last. */
type LinesOf = (sheets: Record<string, any>[]) => string[];
/** Who has won, in a sentence. */
type WinnerText = (result: Result, players: Player[], yours: string[], game: string) => string;
/** Names in a sentence. */
type Listed = (players: Player[]) => string;
/** The messages about a tie: those that belong to no seat. */
type TieOf = (result: Result) => Message[];
/** Whether something is to be typed in now, and for whom: nothing, or the seat. */
type Typist = (data: TableMessage) => SeatLetter | null;
/** The game as it was after some update. */
type UsePast = (table: Table, over: boolean) => [Past | null, (number: number | null) => void];
/** Each legal move in words. */
type UseWords = (props: PlayProps, mine: boolean) => Record<string, Message>;
/** The table in words, for a game that is played so. */
type UseTold = (props: PlayProps) => Sayable[];
/** Tell eyes and ears what happened and what is asked. */
type UseNews = (props: PlayProps, mine: boolean, what: string) => void;
type Dialog = (props: DialogProps) => Child;
type Check = (props: CheckProps) => Child;
type Segments = (props: SegmentsProps) => Child;
/** The entries of a choice of many. */
type Entries = (values: [any, string][]) => Child;
/** A choice of many; more entries may follow. */
type Choice = (props: ChoiceProps) => Child;
type Name = (props: NameProps) => Child;
type Search = (props: SearchProps) => Child;
type Rules = (props: RulesProps) => Child;
type SettingsDialog = (props: {close: () => void}) => Child;
type Bar = (props: BarProps) => Child;
/** A screen; the window is called by its name, or by what stands in the bar. */
type Page = (props: PageProps) => Child;
/** While something is on its way. */
type Waiting = (props: {text?: string}) => Child;
type QrCode = (props: {text: string}) => Child;
/** The door to the local network, for those who sit at the server's own machine. */
type NetworkDoor = (props: NetworkDoorProps) => Child;
type Invite = (props: InviteProps) => Child;
/** The links and devices of a table, folded away. `uninvited` is called when an invitation was revoked. */
type Links = (props: {id: string, players: Player[], uninvited?: () => void}) => Child;
type LinkList = (props: LinkListProps) => Child;
type DeviceList = (props: DeviceListProps) => Child;
/** Whether a link still leads somewhere. */
type LinkWorks = (link: TableLink, players: Player[]) => boolean;
/** A moment as people write it. */
type When = (seconds: number) => string;
type NameAt = (players: Player[], seat: SeatLetter) => string;
type MineDialog = (props: {close: () => void}) => Child;
/** What is kept, in sentences. */
type MineFacts = (found: Mine) => string[];
type SeatList = (props: SeatListProps) => Child;
type Lobby = (props: {data: TableMessage}) => Child;
/** Somebody with an invitation. */
type Join = (props: JoinProps) => Child;
/** `props`: `byKeys`: whether the last move was confirmed here with a key; then the list has the focus again in the next turn */
type Moves = (props: MovesProps) => Child;
type AskAsk = (props: AskProps) => Child;
/** What a move gains, in words. */
type AskGain = (props: {gain?: number, game: string}) => Child;
type ConfirmBar = (props: ConfirmBarProps) => Child;
type Chat = (props: ChatProps) => Child;
/** What a list needs that grows at its top. `first`: the number of its first entry; `any`: whether there are any before it */
type UseOlder = (list: Ref<any>, first: number, any: boolean, load: () => Promise<any>) => { more: () => Promise<void>, scrolled: () => void };
/** The score sheets of some players; lines after `shown` are still to be counted. One's own needs no name. */
type Sheet = (props: SheetProps) => Child;
type SheetRow = (name: string, kind: string, cells: (sheet: Record<string, any>) => Child) => Child;
/** What the lines are made of, in sentences: a heading for each seat. */
type Explained = (props: ExplainedProps) => Child;
type End = (props: EndProps) => Child;
type HandOver = (props: HandOverProps) => Child;
type Log = (props: LogProps) => Child;
type Menu = (props: MenuProps) => Child;
type Replay = (props: ReplayProps) => Child;
/** A line for each player; a click leads to that moment. */
type Graph = (props: GraphProps) => Child;
type Review = (props: ReviewProps) => Child;
type Seats = (props: SeatsProps) => Child;
/** What is shown below, by click or arrow keys; `mark`: the class of a tab. */
type Tabs = (props: TabsProps) => Child;
/** Who may be shown what, where several share a device. */
type Play = (props: PlayProps) => Child;
type Frame = (props: PlayProps) => Child;
/** The board as lines of text, which the service writes when they are wanted. */
type InWords = (props: InWordsProps) => Child;
type Board = (props: LargeBoardProps) => Child;
type Talk = (props: TalkProps) => Child;
/** What must be known at once: no connection, an undo that somebody asks for, a bot in one's place. */
type Banners = (props: PlayersProps) => Child;
type ToolButton = (sign: string, key: string, work: () => any, disabled?: boolean, kind?: string) => Child;
type NumberButton = (sign: string, key: string, number: number) => Child;
type MenuItem = (sign: string, text: string, work: () => void, kind?: string, wait?: number) => Child;
type CommandButton = (key: string, command: string, fields?: Record<string, any>) => Child;
type Notice = (sign: string, words: string, more?: any) => Child;
/** The time in seconds, as long as it is asked for. */
type UseNow = (runs?: boolean) => number;
/** Points with their sign. */
type GainText = (gain: number) => string;
/** Equal lines after each other as one, with how many they are. */
type Gathered = (log: Update[]) => (Update & {times: number})[];
/** Seconds as a clock shows them. */
type ClockText = (seconds: number) => string;
/** How long a player still has, or has taken. */
type SeatClock = (props: ClockProps) => Child;
/** Tries something, and shows why it failed. */
type Attempt = <T>(work: Promise<T>, game?: string) => Promise<T | void>;
/** What some work has found, once it is there; begun anew when what it depends on changes. */
type UseFound = <T>(work: () => Promise<T | false> | "" | false, on: unknown[]) => T | null;
