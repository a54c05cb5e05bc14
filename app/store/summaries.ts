import { create } from "zustand";
import { textSummary, type TextSummary } from "../../engine/index";

/** The page itself reads no longer text: a worker says what is in it. */
const longest = 4096;
const mostKept = 16;

/** What the worker said of long texts; derived, never saved. */
export interface SummaryState {
  /** The newest ones, by their texts. */
  known: ReadonlyMap<string, TextSummary>;
}

export const useSummaries = create<SummaryState>(() => ({ known: new Map() }));

/** null: the text is long, and the worker has not answered. */
export const summaryOf = (text: string): TextSummary | null =>
  text.length <= longest ? textSummary(text) : (useSummaries.getState().known.get(text) ?? null);

/** The summary, or while a long text is not known, that of the long text before it: someone types. */
export const lastSummaryOf = (text: string, { known }: SummaryState): TextSummary | null =>
  summaryOf(text) ?? [...known.values()].at(-1) ?? null;

export const keepSummaries = (said: readonly (readonly [text: string, summary: TextSummary])[]): void =>
  useSummaries.setState(({ known }) => ({ known: new Map([...known, ...said].slice(-mostKept)) }));
