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
