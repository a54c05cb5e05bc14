import { isRecord } from "../../engine/index";
import { textOf } from "../ui/keptData";
import { noted } from "./entryNote";

/** Where a scenario came from if the user did not make it. */
export type Arrival =
  | { from: "link" }
  | { from: "library" }
  | { from: "evidence" }
  /** `at`: of a picture, the second that it shows. */
  | { from: "file"; name: string; at?: number }
  | { from: "address"; host: string }
  | { from: "browser" }
  | { from: "new" }
  | { from: "assistant" }
  | { from: "paste"; what: "manifest" | "scenario" };

/**
 * What the page keeps in its own entry of the browser's history, so that reloads, Back and Forward still know it: where the scenario came
 * from, the draft of the user's own work, or that the entry is a lesson as the reader left it.
 */
interface EntryNote {
  arrival?: Arrival;
  draft?: string;
  lesson?: true;
}

export const keepArrival = (arrival: Arrival | null): void => history.replaceState(arrival && { arrival }, "", location.href);

/** Writes the page's own entry. `draft`: that of the user's own work, if the page shows it. */
export function writeEntry(address: string, draft: string | null): void {
  const state = noted();
  const arrival = isRecord(state["arrival"]) && { arrival: state["arrival"] };
  const note = { ...arrival, ...(draft !== null && { draft }) };
  history.replaceState(Object.keys(note).length > 0 ? note : null, "", address);
}

const lessonNote: EntryNote = { lesson: true };
/** Writes the entry of a lesson: a new one when the lesson opens, else the present one. */
export const writeLessonEntry = (address: string, isNew: boolean): void =>
  isNew ? history.pushState(lessonNote, "", address) : history.replaceState(lessonNote, "", address);

/** The draft that the entry showed; null if it showed no work of the user. */
export function keptDraft(): string | null {
  const { draft } = noted();
  return typeof draft === "string" ? draft : null;
}

/** Writes the present entry before another one follows it. The code that keeps the address up to date registers itself here. */
let settle: () => void = () => undefined;
export const settleEntry = (): void => settle();
export const settlesEntry = (code: () => void): void => void (settle = code);

export const isArrivalKept = (): boolean => isRecord(noted()["arrival"]);

/** How the fragment came into the address. An entry without a note came from a link. */
export function keptArrival(): Arrival {
  const { arrival } = noted();
  if (!isRecord(arrival)) return { from: "link" };
  if (arrival["from"] === "library") return { from: "library" };
  if (arrival["from"] === "evidence") return { from: "evidence" };
  if (arrival["from"] === "browser") return { from: "browser" };
  if (arrival["from"] === "new") return { from: "new" };
  if (arrival["from"] === "assistant") return { from: "assistant" };
  // Earlier versions noted no more.
  if (arrival["from"] === "paste") return { from: "paste", what: arrival["what"] === "scenario" ? "scenario" : "manifest" };
  const [name, host] = [textOf(arrival["name"], longestName), textOf(arrival["host"], longestName)];
  const { at } = arrival;
  if (arrival["from"] === "file" && name !== null) return { from: "file", name, ...(typeof at === "number" && { at }) };
  if (arrival["from"] === "address" && host !== null) return { from: "address", host };
  return { from: "link" };
}

/** Opens a fragment as a link to it would. */
export function goTo(fragment: string, arrival: Arrival): void {
  settleEntry();
  history.pushState({ arrival }, "", `#${fragment}`);
  window.dispatchEvent(new HashChangeEvent("hashchange"));
}

/** Of a file's name or a host. */
const longestName = 1000;
