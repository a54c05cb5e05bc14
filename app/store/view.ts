import { create } from "zustand";
import type { TimeRange } from "../run/timeRange";
import type { Origin } from "../words/decision/origin";

/** The user's view of the run. Links carry the cursor. */
export interface ViewState {
  /** The selected second, always that of a sync; null before anything was selected. */
  cursor: number | null;
  /** Counts the user's selections. A cursor that only follows a new run does not count. */
  selections: number;
  /** The second under the pointer; null if the pointer is elsewhere. */
  hover: number | null;
  /** The part of the run that the figures show; null shows all of it. */
  zoom: TimeRange | null;
  /** True while the run is played, at `speed` seconds of the run per second. */
  playing: boolean;
  speed: number;
  /** The second that playing has reached, between two syncs; null while nothing plays. What comes after it is drawn as not reached. */
  playhead: number | null;
  /** True while playing rests at a change, or at the end. */
  resting: boolean;
  /** The parts of the run that playing has skipped, in order; none while nothing plays. */
  skipped: readonly TimeRange[];
  /** The load axis while a gesture fixes it, in requests per second; null lets it follow the curve. */
  loadAxisMax: number | null;
  /** Series that are switched off in the legends, as "figure/series". */
  hidden: ReadonlySet<string>;
  tables: ReadonlySet<string>;
  /** The source of the number under the pointer or the focus, which the page marks. */
  origin: Origin | null;
}

export const useView = create<ViewState>(() => ({
  cursor: null,
  selections: 0,
  hover: null,
  zoom: null,
  playing: false,
  speed: 60,
  playhead: null,
  resting: false,
  skipped: [],
  loadAxisMax: null,
  hidden: new Set(),
  tables: new Set(),
  origin: null,
}));

/** Switches one entry of `hidden` or `tables`. */
export const toggleIn = (set: "hidden" | "tables", entry: string): void =>
  useView.setState((view) => {
    const next = new Set(view[set]);
    if (!next.delete(entry)) next.add(entry);
    return { [set]: next };
  });

/** Selects a sync by its second, on the user's behalf. */
export const select = (second: number): void => useView.setState(({ selections }) => ({ cursor: second, selections: selections + 1 }));
