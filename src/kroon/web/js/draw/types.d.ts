// Types of the drawings.
/** x to the right, y downwards. */
type Place = [number, number];
