// Functions of Dominion on the page: what each is for, and its signature, named after it.
type CardEmblem = (props: {card: string, size?: number}) => Child;
/** A small card around a point; without a name its back. */
type SmallCard = (card: string | null, kind: string, transform: string) => Child;
type NameOf = (card: string, t: Say) => string;
/** What a card does, in a few words. */
type SayOf = (card: string, t: Say) => string;
type MovesMovesOf = (legal: Legal[]) => CardMoves;
/** What a question is, by the card that asks and who is asked: the end of a text's key, or null for ordinary turns. */
type QuestionOf = (view: CardView, legal: Legal[]) => string | null;
/** Keeps the hand, which sticks to the bottom of the window, above the frame's bar where that sticks there, too. */
type AboveBar = (root: HTMLElement | undefined) => (() => void) | undefined;
type ButtonText = (event: string, view: CardView, t: Say) => string;
type Note = (view: CardView, seat: string, t: Say) => string;
/** A card one can look at and, if it has a move, choose. */
type CardCard = (props: CardProps) => Child;
/** Cards beside each other; arrow keys walk through them. */
type Cards = (props: CardsProps) => Child;
/** A card in full, beside the one that is looked at. */
type Detail = (props: DetailProps) => Child;
type TableTable = (props: TableProps<CardView>) => Child;
/** Cards that lie open, small. */
type Lying = (props: LyingProps) => Child;
/** One's draw pile or discard pile. */
type Pile = (props: PileProps) => Child;
type Small = (x: number, y: number, card: string | null, turn?: number) => Child;
/** What everybody may know of a player: draw pile, hand, top of the discard pile. */
type DominionMiniature = (props: MiniatureProps<CardView>) => Child;
/** The card that an event is about, if any. */
type CardOf = (event: string) => string | null;
/** The numbers in the sentence of a question. */
type NumbersOf = (view: CardView) => Record<string, any>;
/** What others did since my last move, with their shapes. */
type PastEvents = (props: PastProps) => Child;
/** Cards that are counted: by name, with their emblems. */
type CardCounters = (props: Partial<CountersProps>) => Child;
