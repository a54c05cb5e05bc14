import { tabKey } from "../ui/tabKey";

/** What one or several keys do. Those of one entry lie side by side, or stand for opposite directions. */
interface KeyEntry {
  keys: readonly string[];
  does: string;
}

interface KeyGroup {
  title: string;
  entries: readonly KeyEntry[];
}

const entry = (does: string, ...keys: string[]): KeyEntry => ({ keys, does });

/** Every key that the page knows, by what one is doing. */
export const keyList: readonly KeyGroup[] = [
  {
    title: "Go through the run",
    entries: [
      entry("previous and next reconcile", "←", "→"),
      entry("previous and next change", "⇧ ←", "⇧ →"),
      entry("first and last reconcile", "Home", "End"),
      entry("play and pause", "Space"),
      entry("zoom in and out", "+", "−"),
      entry("the whole run", "0"),
    ],
  },
  {
    title: "Figures and decision",
    entries: [
      entry("previous and next figure", "[", "]"),
      entry("the figure as a table: the one with the focus, or under the pointer", "T"),
      entry("open and close a row of the sum", "Enter"),
      entry("ask why not another count", "W"),
    ],
  },
  {
    title: "Page",
    entries: [
      entry("large type, for a room", "P"),
      entry("pin this run, or show the comparison with the pinned one", "C"),
      entry("copy the link", "L"),
      entry("open the library", "/"),
      entry("show these keys", "?"),
      entry("back: closes what is open, leaves a field or large type", "Esc"),
    ],
  },
  {
    title: "Manifest",
    entries: [
      entry("next and previous problem", "F8", "⇧ F8"),
      entry("format the text", "⇧ Alt F"),
      entry("let Tab leave the editor, or indent in it", tabKey),
    ],
  },
  {
    title: "The edge of a pane",
    entries: [
      entry("move it, with ⇧ five times as far", "←", "→"),
      entry("as narrow and as wide as it goes", "Home", "End"),
      entry("back to where it was at first", "Enter"),
    ],
  },
  {
    title: "A point of the load",
    entries: [
      entry("move it, with ⇧ ten times as far", "←", "→", "↑", "↓"),
      entry("previous and next point", "Page Up", "Page Down"),
      entry("add one after it", "Enter"),
      entry("remove it", "Delete"),
      entry("undo and redo", "Ctrl Z", "Ctrl ⇧ Z"),
    ],
  },
];
