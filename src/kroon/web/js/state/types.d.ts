// Types of state and network.
interface Pending {
  message: Record<string, any>;
  resolve: (answer: any) => void;
  reject: (error: Error) => void;
  sent: boolean;
}
type Link = "connecting" | "live" | "lost" | "refused";
interface Chosen {
  name: string;
  theme: "" | "light" | "dark";
  confirm: boolean;
  sound: boolean;
  notify: boolean;
  big: boolean;
}
/** What the socket of a table tells, and asks. */
interface Hearer { hello: () => Record<string, any>; got: (message: any) => void; link: (link: Link, reason: Sayable) => void }
type Command = (type: string, fields?: Record<string, any>) => Promise<any>;
/** The game after an update, in words, too; after the end everything may be revealed. */
interface Position { view: View; words: Sayable[]; told: Sayable; revealed: View[] | null }
