// Types of the proof of shuffles: the record's, what outcomes were drawn from, and what a browser keeps.
interface ShuffleProof { shuffle: number; commitment: string; seed: string; nonces: string[]; history?: string[] }
interface ProvenRecord { events: string[]; proof?: ShuffleProof }
/** What was drawn, what was possible, and how likely each was. */
type DrawPart = [drawn: number, ids: number[], weights: number[]];
interface Draw { event: string; parts: DrawPart[] }
/** A part of what the service tells about the outcomes; `words`: what ids are called, by the kind of the event. */
interface DrawsPage { outcomes: number; draws: Draw[]; words: Record<string, Record<string, string>> }
/** What was fixed before a game, by table: the commitment, and what was added for each of one's own seats. */
interface KeptShuffle { table: string; game: string; commitment: string; nonces: Partial<Record<string, string>> }
/** What is known without the record. */
interface KnownShuffle {
  kept: KeptShuffle | null;
  /** The commitment as the service shows it now. */
  shown: string | null;
  /** How many there are. */
  seats: number;
  yours: string[];
  /** The outcomes as one was shown them, in order. */
  told: string[];
}
/** What a check has found, as a text. */
interface Finding { holds: boolean; key: string; args: Record<string, string | number> }
/** Something that isn't as it was kept: the commitment (no seat), or the nonce of a seat. */
interface Contradiction { seat: SeatLetter | null; found: string; kept: string }
/** What must be known of a table to add to its shuffle. */
type Committed = Pick<About, "id" | "game" | "commitment" | "seats" | "state">;
interface ContradictedProps { about: About; yours: SeatLetter[]; players: Player[] }
interface ProofProps { table: Table; data: TableMessage; players: Player[] }
interface FoundProps { finding: Finding; known: KeptShuffle | null; data: TableMessage; players: Player[] }
