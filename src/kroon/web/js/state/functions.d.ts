// Signatures of functions of state, network and language; each is named after its function.
type UseKeys = (press: (event: KeyboardEvent) => void) => void;
type Typed = (set: (value: string) => unknown) => (event: any) => unknown;
type Seated = (players: Player[], seat: string | null) => Player | undefined;
type FetchTexts = (folder: string, chosen: string) => Promise<import("../../vendor/lib/fluent/index.js").FluentResource>;
/** `keep`: remember it */
type ChooseLanguage = (chosen: string, keep?: boolean) => Promise<void>;
/** `more`: folders */
type LoadTexts = (...more: string[]) => Promise<void>;
type KeysOf = (beginning: string) => string[];
type Has = (key: string) => boolean;
type FailureOf = (error: unknown) => Failure;
type Ask = (method: string, path: string, body?: any, headers?: Record<string, string>) => Promise<any>;
/** `instead`: of this one in the browser's history */
type Go = (to: string, instead?: boolean) => void;
type ItemName = (game: string, item: string) => string;
type LoadStyle = (name: string) => Promise<unknown>;
type LoadGame = (name: string) => Promise<Game>;
type Change = (change: Partial<Chosen>) => void;
type Kept = (key: string, value?: string | null) => string | null;
/** `notes`: in Hertz */
type Tones = (notes: number[]) => void;
type ShowTurn = (mine: boolean, title: string) => void;
type SignsNotify = (title: string, body: string) => void;
type Players = (data: TableMessage | null) => Player[];
type LastEvents = (log: Update[], gone: Set<number>, seat: SeatLetter | null) => string[];
type WithNames = (text: string, players: Player[]) => string;
type Load = (name: string) => Promise<void>;
type Names = (...list: unknown[]) => string;
