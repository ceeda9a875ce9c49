// Functions of Origins on the page: what each is for, and its signature, named after it.
/** A square with the resource that lies on it when its row is revealed (O11). */
type Stocked = (square: Square) => Square;
/** People as tiles, with a button around those who can be recruited. */
type People = (props: PeopleProps) => Child;
type Cave = (props: BesideProps) => Child;
type Totems = (props: BesideProps) => Child;
type CaveBeside = (props: BesideProps) => Child;
