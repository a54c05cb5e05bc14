import { create } from "zustand";
import type { ExplainedEvidence, Place, TimeRange } from "../../engine/index";
import { fieldsOf, finiteOf, keptJson, listOf, readTab, textOf } from "../ui/keptData";
import { isEditable } from "./mode";
import { useLesson } from "./lesson";

/** One text of a real cluster, as it was pasted or as a file had it. */
export interface EvidencePiece {
  /** The file's name; null for a pasted text. */
  readonly name: string | null;
  readonly text: string;
  /** The time of its series that is read, where the person chose one; else all of it. */
  readonly range?: TimeRange;
  /** The time of all its points, where it has too many. */
  readonly span?: TimeRange;
}

/** How the texts came, which says where they go if they are something else. */
export type EvidenceArrival =
  /** Pasted into the manifest, between these two parts of its text. */
  | { from: "manifest"; before: string; after: string }
  /** Given to the import of measured loads. */
  | { from: "load" }
  | { from: "page" };

/** What a phone shows of the evidence; in two columns all but the figures; in three the left pane, with the scenario in two parts. */
export type EvidenceTab = "explained" | "charts" | "times" | "meaning" | "evidence" | "manifest" | "workload" | "scenario";

/** What people brought of their own cluster. It is never part of a link or of a scenario. */
export interface EvidenceState {
  /** Empty while no evidence is open. */
  pieces: readonly EvidencePiece[];
  /** What the worker made of the pieces; null until it has answered. */
  explained: ExplainedEvidence | null;
  /** Why there is no explanation, in words; null if nothing is wrong. */
  failure: string | null;
  /** The autoscaler that the page shows, by its index in `explained`. */
  autoscaler: number;
  /** The selected sync of the recorded series, by its index; null where none is selected. */
  sync: number | null;
  /** The pressed line of a piece, which lights what rests on it; null where none is pressed. */
  line: Place | null;
  /** The lines on which rests what the pointer or the focus is at, in the panel or in a table. The texts light them. */
  lit: readonly Place[];
  /** null until the user chooses one. */
  tab: EvidenceTab | null;
  arrival: EvidenceArrival;
  /** Whether this tab has the texts after a reload. */
  kept: boolean;
}

const keptKey = "hpa-playground/evidence";

const none: EvidenceState = {
  pieces: [],
  explained: null,
  failure: null,
  autoscaler: 0,
  sync: null,
  line: null,
  lit: [],
  tab: null,
  arrival: { from: "page" },
  kept: true,
};

export const useEvidence = create<EvidenceState>(() => none);

/** Opens texts in place of what was open. The scenario waits under it, unchanged. */
export const openEvidence = (pieces: readonly EvidencePiece[], arrival: EvidenceArrival = { from: "page" }): void =>
  useEvidence.setState({ ...none, pieces, arrival });
/** The earlier explanation stays until the worker has read all texts anew. */
export const addEvidence = (...more: readonly EvidencePiece[]): void =>
  useEvidence.setState(({ pieces }) => ({ pieces: [...pieces, ...more], sync: null, line: null, lit: [] }));
export const closeEvidence = (): void => useEvidence.setState(none);

/** Evidence opens in the whole page only: a frame and a page for reading are someone else's, and a lesson lends its own scenario. */
export const takesEvidence = (): boolean => isEditable() && useLesson.getState().open === null;

/** What becomes of a pasted text. As long as the code that knows evidence has not loaded, no text is evidence. */
interface Door {
  /** Opens a text that is evidence by its first lines, and returns whether it did. */
  take(text: string, arrival: EvidenceArrival): boolean;
  /** Whether a text is evidence. A worker looks at what comes after the first lines. */
  knows(text: string): Promise<boolean>;
  open(text: string, arrival: EvidenceArrival): void;
}

const closed: Door = { take: () => false, knows: () => Promise.resolve(false), open: () => undefined };
export const door: Door = { ...closed };
export const closeDoor = (): Door => Object.assign(door, closed);

/** Opens what this tab had open before a reload. */
export function reopenEvidence(): void {
  try {
    const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    if (visit?.type === "navigate" || !takesEvidence()) return;
    const pieces = readPieces(keptJson(readTab(keptKey), longestKept));
    if (pieces !== null && pieces.length > 0) openEvidence(pieces);
  } catch {
    // The browser does not tell how it came here.
  }
}

/** null if anything in it has another form: evidence of which a part is missing would be explained wrongly. */
export const readPieces = (data: unknown): EvidencePiece[] | null => listOf(data, mostPieces, readPiece);

function readPiece(data: unknown): EvidencePiece | null {
  const fields = fieldsOf(data);
  const text = textOf(fields?.get("text"), mostKept);
  const name = fields?.get("name") === null ? null : textOf(fields?.get("name"), longestName);
  const [range, span] = [rangeOf(fields?.get("range")), rangeOf(fields?.get("span"))];
  if (!fields || text === null || (name === null && fields.get("name") !== null) || range === null || span === null) return null;
  return { name, text, ...(range && { range }), ...(span && { span }) };
}

/** undefined: there is none; null: it is no range. */
function rangeOf(data: unknown): TimeRange | null | undefined {
  if (data === undefined) return undefined;
  const [from, to] = [finiteOf(fieldsOf(data)?.get("from")), finiteOf(fieldsOf(data)?.get("to"))];
  return from === null || to === null || from > to ? null : { from, to };
}

/** Keeps the texts for a reload of this tab; returns false if they are too long for it. */
export function keepEvidence(pieces: readonly EvidencePiece[]): boolean {
  try {
    sessionStorage.removeItem(keptKey);
    if (pieces.length === 0) return true;
    if (pieces.reduce((sum, { text }) => sum + text.length, 0) > mostKept) return false;
    sessionStorage.setItem(keptKey, JSON.stringify(pieces));
    return true;
  } catch {
    return false;
  }
}

/** Browsers keep about five million characters of a page. */
const mostKept = 4_000_000;
/** As JSON: a line break takes two characters. */
const longestKept = 2 * mostKept;
const mostPieces = 1000;
/** Of a file's name. */
const longestName = 1000;
