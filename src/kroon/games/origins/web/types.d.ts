// Types of Origins on the page; of views (view.py) what its table uses.
interface PeopleProps {
  people: Record<string, number>;
  from: "open" | "pile";
  others: Legal[];
  chosen: string | null;
  choose: TableProps["choose"];
  hint: string[] | null;
  t: Say;
}
