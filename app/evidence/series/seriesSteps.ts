import { useEffect } from "react";
import { keepsItsKeys, stepKey } from "../../figures/stepKeys";
import { useEvidence } from "../../store/evidence";
import { openSync, seriesView, seriesZoom, useSeries } from "../../store/evidenceSeries";
import type { ShownSeries } from "../../run/shownSeries";
import { keepsKey } from "../../ui/keyTargets";
import { toggleSeriesPlay } from "./seriesPlay";

/** The syncs to which the steps lead, by index; null: a step leads nowhere. */
export interface SyncTargets {
  first: number | null;
  previous: number | null;
  next: number | null;
  last: number | null;
  previousChange: number | null;
  nextChange: number | null;
}

/** Changes are the first syncs of divergences. */
export function syncTargets({ at, divergences }: ShownSeries, sync: number | null): SyncTargets {
  const end = at.length - 1;
  const here = sync ?? -1;
  const within = (target: number) => (target >= 0 && target <= end && target !== here ? target : null);
  return {
    first: within(0),
    previous: within(here - 1),
    next: within(here + 1),
    last: within(end),
    previousChange: divergences.findLast(({ first }) => first < here)?.first ?? null,
    nextChange: divergences.find(({ first }) => first > here)?.first ?? null,
  };
}

/** The next divergence; after the last one the first. */
export function nextDivergence({ divergences }: ShownSeries, sync: number | null): number | null {
  return (divergences.find(({ first }) => first > (sync ?? -1)) ?? divergences[0])?.first ?? null;
}

/**
 * ← → lead from sync to sync, with Shift and N to divergences, Home and End to the ends; + − 0 zoom, Space plays. The keys of the waiting
 * scenario's run rest.
 */
export function useSeriesKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { series } = useSeries.getState();
      if (series === null || event.defaultPrevented) return;
      const { sync } = useEvidence.getState();
      const step = stepKey(event);
      const act = step === null ? plainKey(event) : () => go(syncTargets(series, sync)[step]);
      if (act === null || (step === null ? keepsKey(event.target, event.key) : keepsItsKeys(event.target))) return;
      event.preventDefault();
      act();
    };
    // Before the keys of the run, which leave alone what was handled.
    window.addEventListener("keydown", onKeyDown, { capture: true });
    return () => window.removeEventListener("keydown", onKeyDown, { capture: true });
  }, []);
}

function plainKey({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): (() => void) | null {
  return ctrlKey || altKey || metaKey ? null : (keys[key] ?? null);
}

export const go = (sync: number | null): void => {
  if (sync !== null) openSync(sync);
};

function goToDivergence(): void {
  const { series } = useSeries.getState();
  if (series !== null) go(nextDivergence(series, useEvidence.getState().sync));
}

const keys: Readonly<Record<string, () => void>> = {
  n: goToDivergence,
  N: goToDivergence,
  "+": () => zoomAtCursor(zoomStep),
  "=": () => zoomAtCursor(zoomStep),
  "-": () => zoomAtCursor(1 / zoomStep),
  "−": () => zoomAtCursor(1 / zoomStep),
  "0": seriesZoom.showWhole,
  " ": toggleSeriesPlay,
};

const zoomStep = 2 / 3;

function zoomAtCursor(factor: number): void {
  const { from, to } = seriesView();
  const sync = useEvidence.getState().sync;
  const at = sync === null ? undefined : useSeries.getState().series?.at[sync];
  seriesZoom.zoomAt(at !== undefined && at >= from && at <= to ? at : (from + to) / 2, factor);
}
