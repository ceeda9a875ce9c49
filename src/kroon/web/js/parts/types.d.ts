// Types of the frame's parts.
/** Whether others on the network reach this server, and where */
interface Door { open: boolean; changes: boolean; addresses: string[] }
interface PlayProps { table: Table; data: TableMessage; game: Game }
interface PlayersProps extends PlayProps { players: Player[] }
interface EndProps extends PlayersProps { fresh: boolean }
interface MenuProps extends PlayersProps { close: () => void; sheet: () => void }
interface InWordsProps { table: Table; number: number; players: Player[] }
interface LargeBoardProps extends PlayersProps { view: View; seat: SeatLetter; close: () => void }
interface TalkProps extends PlayersProps { at: number | null; show: (number: number | null) => void }
interface ReviewProps extends PlayersProps { number: number | null; show: (number: number) => void }
interface SeatsProps extends PlayersProps { view: View | null; show: (seat: SeatLetter) => void }
interface ClockProps { data: TableMessage; at: number; skew: number }
interface AskProps { seat?: SeatLetter; what: Sayable; players: Player[]; game: Game; how: string; mine: boolean; busy?: boolean }
interface ConfirmBarProps {
  chosen: string | null;
  words: Sayable;
  players: Player[];
  gain?: number;
  game: Game;
  sending: boolean;
  clear: () => void;
  confirm: () => void;
}
interface ChatProps { messages: ChatMessage[]; send: ((text: string) => Promise<any>) | null; more: boolean; older: () => Promise<void> }
interface HandOverProps { player: Player; take: () => void }
interface LogProps { log: Update[]; struck: Set<number>; players: Player[]; game: Game; at: number | null; show: (number: number) => void; older: () => Promise<void> }
interface SeatListProps { about: About; creator: boolean; bots: { bot: string; level: number | null }[] }
interface ExplainedProps { explained: Message[]; players: Player[]; game: Game }
interface Past { number: number; view: View | null; words: Sayable[]; told: Sayable }
interface Decision {
  event: number;
  seat: SeatLetter;
  given_away: number;
  played: {move: string, words: Sayable};
  best: {move: string, words: Sayable}[];
}
interface Judged {
  decisions: Decision[];
  graph: {after: number, win_chances: number[]}[];
  players: {seat: string, accuracy: number | null, costliest: number[]}[];
}
interface Reviewed { state: string; done: number; of: number; review: Judged | null; numbers: number[] }
interface Toast { id: number; said: Sayable; kind: "bad" | "good" | ""; rule: string | null; game: string; players: Player[] }
interface PageProps { title?: string; name?: string; turn?: boolean; kind: string; children?: any }
interface BarProps { title?: any; compact?: boolean; children?: any }
interface DialogProps { title: string; close: () => void; wide?: boolean; children?: any }
interface NetworkDoorProps { door: Door; set: (door: Door) => void }
interface InviteProps { address: string; about: string; id: string; players: Player[]; uninvited?: () => void }
/** A link of a table, without its secret. */
interface TableLink {
  link: string;
  kind: "invitation" | "spectator" | "device" | "token";
  seat: SeatLetter | null;
  created: number;
  expires: number | null;
  used: number | null;
}
/** A device that has a seat; `this`: the one in use. */
interface Device { device: string; seat: SeatLetter; since: number | null; this: boolean }
interface Listing { links: TableLink[]; devices: Device[] }
/** Revokes what a path below that of the table names, and says so. */
type Revoke = (path: string, said: string, kind?: TableLink["kind"]) => Promise<void>;
interface LinkListProps { links: TableLink[]; players: Player[]; revoke: Revoke }
interface DeviceListProps { devices: Device[]; players: Player[]; revoke: Revoke }
/** What is kept of the person at this browser, as far as it is counted here. */
interface Mine { tables: { seats: { name: string }[]; messages: unknown[]; moves: unknown[]; links: unknown[] }[] }
interface JoinProps { about: About; secret: string; joined: (seat: any) => void }
interface MovesProps {
  legal: Legal[];
  words: (event: string) => Sayable;
  players: Player[];
  game: Game;
  chosen: string | null;
  choose: (event: string | null) => void;
  confirm: () => void;
  byKeys: Ref<boolean>;
}
interface ReplayProps { count: number; at: number; to: (index: number) => void; told: Sayable; players: Player[]; game: Game }
interface GraphProps { judged: Judged; players: Player[]; at: number; to: (event: number) => void }
interface RulesProps { game: string; at: string | null }
interface CheckProps {
  name: string;
  about?: string;
  on: boolean;
  set: (on: boolean) => void;
  disabled?: boolean;
}
interface SegmentsProps { label: string; value: any; values: [any, Child][]; set: (value: any) => void }
interface ChoiceProps { label?: string; value: any; values: [any, string][]; set: (value: string) => void; children?: any }
interface NameProps { label?: string; value: string; set: (value: string) => void; placeholder?: string }
interface SearchProps { label: string; value: string; set: (value: string) => void; [attribute: string]: unknown }
interface SheetProps {
  game: Game;
  sheets: Record<string, any>[];
  players?: Player[];
  winners?: string[];
  shown?: number;
}
interface TabsProps extends SegmentsProps { kind: string; mark?: (tab: any) => string | false }
