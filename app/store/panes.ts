import { create } from "zustand";

/**
 * The panes whose width the person sets: the scenario, the decision, both in one if there are two columns, kubectl's output, which is
 * wider, and a lesson.
 */
export const panes = ["scenario", "decision", "both", "kubectl", "lesson"] as const;
export type Pane = (typeof panes)[number];

/** As the person set them, in pixels; null if a pane has its own width. Kept in this browser, never in links. */
export type SetWidths = Readonly<Record<Pane, number | null>>;

export const usePanes = create<SetWidths>(() => ({ scenario: null, decision: null, both: null, kubectl: null, lesson: null }));

/** The panes beside the figures, and the pixels that they and the figures share. */
export interface Arrangement {
  beside: readonly Pane[];
  room: number;
}

/** A pane's width as it is seen, in pixels. Up to `max` the others keep theirs. */
export interface PaneWidth {
  width: number;
  min: number;
  max: number;
}

/**
 * Widths that leave enough for the figures. If not every pane can have the width that was set, each gives way in proportion to what it has
 * to spare.
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

/** Sets one width, or with null gives the pane its own again. The others stay as they are seen, even if they gave way before. */
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

/** The width of each pane until another is set, by the room for panes and figures. */
const own: Readonly<Record<Pane, (room: number) => number>> = {
  scenario: () => 372,
  decision: () => 412,
  both: (room) => (room < 1024 ? 320 : 372),
  // The width of a terminal, as long as the figures keep about as much as beside the decision in the narrowest window.
  kubectl: (room) => Math.min(784, room - 520),
  lesson: (room) => (room < 1024 ? 320 : room < 1280 ? 372 : 412),
};

/** The narrowest width at which the tabs and what is beside them fit: six tabs take all of a pane's own width. */
const least: typeof own = { scenario: () => 280, decision: () => 360, both: own.both, kubectl: () => 360, lesson: () => 320 };

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
