// Signatures of functions of state, network and language; each is named after its function.
type UseKeys = (press: (event: KeyboardEvent) => void) => void;
type Typed = (set: (value: string) => unknown) => (event: any) => unknown;
type Seated = (players: Player[], seat: string | null) => Player | undefined;
/** `keep`: remember it */
type ChooseLanguage = (chosen: string, keep?: boolean) => Promise<void>;
/** `more`: folders */
type LoadTexts = (...more: string[]) => Promise<void>;
type KeysOf = (beginning: string) => string[];
type Said = (...keys: string[]) => string | undefined;
type Has = (key: string) => boolean;
type FailureOf = (error: unknown) => Failure;
type Ask = (method: string, path: string, body?: any, headers?: Record<string, string>) => Promise<any>;
/** `instead`: of this one in the browser's history */
type Go = (to: string, instead?: boolean) => void;
type ItemName = (game: string, item: string) => string;
type Change = (change: Partial<Chosen>) => void;
type Once = <T>(work: (name: string) => Promise<T>) => (name: string) => Promise<T>;
type Kept = (key: string, value?: string | null) => string | null;
/** `notes`: in Hertz */
type Tones = (notes: number[]) => void;
type ShowTurn = (mine: boolean, title: string) => void;
type SignsNotify = (title: string, body: string) => void;
type Players = (data: TableMessage | null) => Player[];
type LastEvents = (events: Update[], seat: string | null) => string[];
type WithNames = (text: string, players: Player[]) => string;
type Load = (name: string) => Promise<void>;
type Names = (...list: unknown[]) => string;
type Toggles = (event: string, chosen: string | null, choose: TableProps["choose"]) => Record<string, unknown>;
type Towards = <T>(places: Iterable<T>, from: T, arrow: Place, at: (place: T) => Place) => T;
