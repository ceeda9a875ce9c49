// Functions of the table in words: what each is for, and its signature, named after it.
/** A game of that name as the frame plays it, without anything of its own. */
type InWordsGame = (name: string) => Game;
type WordsTable = (props: TableProps) => Child;
/** The moves as buttons, with a field to search them if there are many. */
type WordsChoices = (props: WordsChoicesProps) => Child;
/** A seat's shape and points. */
type WordsMiniature = (props: MiniatureProps) => Child;
interface WordsChoicesProps {
  moves: (Legal & { words: string })[];
  chosen: string | null;
  choose: TableProps["choose"];
  hint: string[] | null;
  t: Say;
}
