import { create } from "zustand";
import type { AdviceRule } from "../../engine/index";
import type { TimeRange } from "../run/timeRange";
import type { Origin } from "../words/decision/origin";

type Theme = "system" | "light" | "dark";
/**
 * All tabs. The right column's tabs belong to the left column only below 1280 px, "charts" only on a phone. "compare" exists while a run is
 * pinned, "lesson" while a lesson is open; "study", "front", "matters" and "candidate" while Tune is open.
 */
export type Tab =
  | "lesson"
  | "manifest"
  | "workload"
  | "cluster"
  | "decision"
  | "kubectl"
  | "outcome"
  | "compare"
  | "charts"
  | "study"
  | "front"
  | "matters"
  | "candidate";
/** The right column's tabs, from 1280 px on. */
export type RightTab = Extract<Tab, "decision" | "kubectl" | "outcome" | "compare" | "candidate">;
/** Which decision at the cursor the page shows while a run is pinned. */
export type DecisionOf = "now" | "baseline";

/** The windows above the page. */
export type WindowName =
  | "search"
  | "evidence"
  | "library"
  | "own"
  | "lessons"
  | "bringIn"
  | "takeAway"
  | "share"
  | "picture"
  | "keys"
  | "howWeKnow";

/** A file that the page's address names; it is fetched once the user agrees. */
interface AskedScenario {
  what: "scenario";
  address: string;
}

/** A lesson that the page's address names: the id of one of ours, or a file. The other parts are as the address has them. */
export interface AskedLesson {
  what: "lesson";
  address: string;
  step: string | null;
  answer: string | null;
  drawing: string | null;
}

/** The lessons of a workshop's session, which the page's address names: ids, or addresses of files, with commas between them; empty for all lessons. */
interface AskedSession {
  what: "session";
  ids: string;
}

/** Evidence of the library that the page's address names, by its id. */
interface AskedEvidence {
  what: "evidence";
  entry: string;
}

export type AskedAddress = AskedScenario | AskedLesson | AskedSession | AskedEvidence;

/** A window that opens at one of its parts: an entry of the library, a part of "How we know". */
export interface WindowAt {
  what: Extract<WindowName, "library" | "howWeKnow">;
  part: string;
}

/** The user's view of the page. The browser keeps only the theme, the greeting and the silenced advice; links carry the cursor. */
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
  /** The window above the page. The workshop replaces the whole page. */
  dialog: WindowName | WindowAt | AskedAddress | "workshop" | null;
  /** An address elsewhere that a link leads to, while the page asks whether to open it. The question is above any other window. */
  leavingTo: string | null;
  theme: Theme;
  /** The system's choice; it matters only while the theme is "system". */
  systemDark: boolean;
  /** null until the user chooses one; until then each layout opens its own. */
  tab: Tab | null;
  rightTab: RightTab;
  decisionOf: DecisionOf;
  /** True once the user has done anything with the page, or has closed the greeting. */
  greeted: boolean;
  /** The load axis while a gesture fixes it, in requests per second; null lets it follow the curve. */
  loadAxisMax: number | null;
  /** Series that are switched off in the legends, as "figure/series". */
  hidden: ReadonlySet<string>;
  /** The rules of advice that are switched off in every scenario. */
  silenced: readonly AdviceRule[];
  tables: ReadonlySet<string>;
  /** The source of the number under the pointer or the focus, which the page marks. */
  origin: Origin | null;
  /** A field or a line that the user wants to see in the manifest, until the manifest shows it. */
  wantedField: string | number | null;
  /** An entry of the menu of incidents that the user wants to add, until the menu shows it. */
  wantedIncident: string | null;
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
  dialog: null,
  leavingTo: null,
  theme: "system",
  systemDark: false,
  tab: null,
  rightTab: "decision",
  decisionOf: "now",
  greeted: false,
  loadAxisMax: null,
  hidden: new Set(),
  silenced: [],
  tables: new Set(),
  origin: null,
  wantedField: null,
  wantedIncident: null,
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

/** Opens a window in place of any open one. All windows are opened here, except the question of `askToLeave`. */
export const openDialog = (dialog: NonNullable<ViewState["dialog"]>): void => useView.setState({ dialog });
export const closeDialog = (): void => useView.setState({ dialog: null });

/** Asks before a link to another site is opened. */
export const askToLeave = (address: string): void => useView.setState({ leavingTo: address });
export const stay = (): void => useView.setState({ leavingTo: null });
