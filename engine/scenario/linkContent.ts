import type { Scenario } from "./scenario";

/** What a link carries: everything that the page shows. */
export interface LinkContent {
  scenario: Scenario;
  /** The scenario that it is compared with; null: none. */
  baseline: Scenario | null;
  /** The selected second; null: none. */
  cursor: number | null;
  /** The part of the run in view, in whole seconds; null: all of it. */
  zoom: { from: number; to: number } | null;
  /** What is open, in the page's own short words. A page ignores words that it does not know. */
  panels: readonly string[];
  /** The rules that the page had that made it (`rulesNow`), if they were corrected since. Absent: those of now. */
  rules?: number;
}

/** The content as a format returns it, from a link of any source. What a format lacks is absent. */
export interface UnreadContent {
  scenario: unknown;
  baseline?: unknown;
  cursor: unknown;
  zoom?: { from: unknown; to: unknown } | null;
  panels?: unknown;
  rules?: unknown;
}

const maxPanels = 100;
/** Characters of a word: room for a metric's name. */
const maxPanelLength = 300;

/** The view of a run. It does not change the run, so a value that cannot be shown is left out and not refused. */
export function readView(
  { cursor, zoom, panels }: UnreadContent,
  durationSeconds: number,
): Pick<LinkContent, "cursor" | "zoom" | "panels"> {
  const within = (second: unknown): second is number => isWhole(second) && second >= 0 && second <= durationSeconds;
  const from = zoom?.from;
  const to = zoom?.to;
  const words = Array.isArray(panels) ? panels.slice(0, maxPanels).filter(isWord) : [];
  return {
    cursor: within(cursor) ? cursor : null,
    zoom: within(from) && within(to) && from < to && to - from < durationSeconds ? { from, to } : null,
    panels: words,
  };
}

const isWhole = (value: unknown): value is number => Number.isInteger(value);
const isWord = (value: unknown): value is string => typeof value === "string" && value.length <= maxPanelLength;
