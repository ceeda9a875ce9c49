// Functions of the drawings: what each is for, and its signature, named after it.
/** A drawing by its id. */
type Use = (id: string, transform?: string) => Child;
/** A line icon of the frame; it is decoration: what it stands beside, or in, says what it means. */
type Icon = (name: string, size?: number) => Child;
/** A player's shape in its colour, with a light edge. */
type Shape = (seat: string, size?: number, title?: string) => Child;
/** The outline of a player's shape in a box of 16 by 16. */
type ShapePath = (seat: string) => string;
type SeatColour = (seat: string) => string;
