// Functions of the proof of shuffles: what each is for, and its signature, named after it.
/** The digest of some bytes. */
type Sha256 = (message: Uint8Array) => Uint8Array;
type HmacSha256 = (key: Uint8Array, message: Uint8Array) => Uint8Array;
/** Bytes from hexadecimal digits, and back. */
type BytesOf = (hex: string) => Uint8Array;
type HexOf = (bytes: Uint8Array) => string;
type Padded = (message: Uint8Array) => DataView;
type Compress = (state: Uint32Array, blocks: DataView, from: number) => void;
/** Checks the record of a game with all that its outcomes were drawn from. `pause` is awaited before each outcome, with
 * how many are done and how many there are. */
type VerifyShuffles = (
  record: ProvenRecord, pages: DrawsPage[], known: KnownShuffle, pause?: (done: number, of: number) => Promise<void>,
) => Promise<Finding>;
type ProofOf = (record: ProvenRecord, known: KnownShuffle) => ShuffleProof;
type CheckProof = (proof: ShuffleProof, known: KnownShuffle) => void;
type CheckEvents = (events: string[], others: string[]) => void;
type DrawsOf = (pages: DrawsPage[]) => Draw[];
type CheckSame = (draws: Draw[], outcomes: string[]) => void;
type WordsOf = (pages: DrawsPage[]) => Map<string, string>;
type CheckDraw = (
  draw: Draw, number: number, words: Map<string, string>, lot: (total: bigint, part: number) => bigint,
) => void;
type Below = (total: bigint, seed: Uint8Array, message: string) => bigint;
/** What is kept about a table. */
type KeptOf = (id: string) => KeptShuffle | null;
/** What this browser adds to the shuffle for a seat; kept, with the commitment, before anybody else knows it. The same
 * again when it is asked for again. */
type NonceFor = (about: Committed, seat: string) => string;
/** Forget what was to be added for a seat: the server has taken something else, or nothing. */
type DropNonce = (id: string, seat: string) => void;
/** Where the server shows something else than what was kept. */
type Contradictions = (about: Committed, yours: string[]) => Contradiction[];
type KeptFile = (kept: KeptShuffle) => Record<string, unknown>;
/** The commitment of a table, whole, and what this browser has kept. */
type Fair = (props: { about: About }) => Child;
/** A button that saves what was kept as a file. */
type SaveKept = (props: { kept: KeptShuffle }) => Child;
/** Says at once when the server shows something else than before. */
type Contradicted = (props: ContradictedProps) => Child;
/** The check of a game's shuffles, at its end. */
type Proof = (props: ProofProps) => Child;
/** All pages of what the outcomes of a game were drawn from. */
type LoadDraws = (table: Table, outcomes: number) => Promise<DrawsPage[]>;
/** Gets what is needed and checks it; `show` is told how far it is. */
type CheckGame = (
  table: Table, data: TableMessage, show: (progress: { done: number, of: number }) => void,
) => Promise<Finding>;
/** What was found, in sentences. */
type Found = (props: FoundProps) => Child;
