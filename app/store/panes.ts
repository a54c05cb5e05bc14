import { create } from "zustand";

/**
 * The panes whose width the user can set. "both" is the scenario and the decision in one pane, if there are two columns; "evidence" and "series" are the texts of a cluster, without and with series; kubectl's output
 * has a pane of its own, because it is wider.
 */
export const panes = ["scenario", "decision", "both", "kubectl", "lesson", "evidence", "series"] as const;
export type Pane = (typeof panes)[number];

/** As the user set them, in pixels; null if a pane has its default width. Kept in this browser, never in links. */
type SetWidths = Readonly<Record<Pane, number | null>>;

export const usePanes = create<SetWidths>(() => ({
  scenario: null,
  decision: null,
  both: null,
  kubectl: null,
  lesson: null,
  evidence: null,
  series: null,
}));

/** The panes beside the figures, and the pixels that they and the figures share. */
export interface Arrangement {
  beside: readonly Pane[];
  room: number;
}

/** A pane's width as shown, in pixels. At any width up to `max` the other panes keep theirs. */
interface PaneWidth {
  width: number;
  min: number;
  max: number;
}

/**
 * Widths that leave enough room for the figures. If there is too little room for all set widths, each pane gives up a share of what it has
 * above its minimum.
 */
export function paneWidths({ beside, room }: Arrangement, set: SetWidths): Partial<Record<Pane, PaneWidth>> {
  const wanted = beside.map((pane) => {
    const min = least[pane](room);
    return { pane, min, width: Math.max(min, set[pane] ?? own[pane](room)) };
  });
  const free = room - leastFigures;
  const spare = sum(wanted.map(({ width, min }) => width - min));
  const missing = Math.max(0, sum(wanted.map(({ width }) => width)) - free);
  const given = spare > 0 ? Math.min(1, missing / spare) : 0;
  const shown = wanted.map(({ pane, min, width }) => ({ pane, min, width: Math.floor(width - given * (width - min)) }));
  const taken = sum(shown.map(({ width }) => width));
  return Object.fromEntries(
    shown.map(({ pane, min, width }) => [pane, { width, min, max: Math.max(min, free - taken + width) } satisfies PaneWidth]),
  );
}

/** Sets one width; null sets the pane's default. The other panes keep their shown widths, even if those are smaller than the set ones. */
export function setPaneWidth(arrangement: Arrangement, pane: Pane, width: number | null): void {
  const set = { ...usePanes.getState() };
  const seen = paneWidths(arrangement, set);
  for (const each of arrangement.beside) {
    const next = each === pane ? width : (seen[each]?.width ?? null);
    set[each] = next === own[each](arrangement.room) ? null : next;
  }
  usePanes.setState(set);
}

/** The narrowest width at which the figures, their bar of shapes and the transport fit. */
const leastFigures = 448;

/** The default width of each pane, by the room for panes and figures. */
const own: Readonly<Record<Pane, (room: number) => number>> = {
  scenario: () => 372,
  decision: () => 412,
  both: (room) => (room < 1024 ? 320 : 372),
  // The width of a terminal, if the figures then keep about the width that they have beside the decision in the narrowest window.
  kubectl: (room) => Math.min(784, room - 520),
  lesson: (room) => (room < 1024 ? 320 : room < 1280 ? 372 : 412),
  // What kubectl prints is wide. Beside series the figures need the room.
  evidence: (room) => (room < 1440 ? 392 : 440),
  series: () => 360,
};

/** The narrowest width that fits the tabs and what is beside them; the six tabs of "both" need its whole default width. */
const least: typeof own = {
  scenario: () => 280,
  decision: () => 360,
  both: own.both,
  kubectl: () => 360,
  lesson: () => 320,
  evidence: () => 300,
  series: () => 300,
};

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
