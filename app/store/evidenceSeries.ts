import { create } from "zustand";
import { stepAt } from "../../engine/index";
import { useEvidence } from "./evidence";
import type { OpenedSync, ShownSeries } from "../run/shownSeries";
import type { TimeRange } from "../run/timeRange";
import { leastViewSeconds, revealing, zoomed } from "./zoom";

/** The recorded series of the open evidence, and how the page shows them. */
interface SeriesState {
  /** null while the evidence has no series that show a sync. */
  series: ShownSeries | null;
  /** Whether the worker looks for syncs in the texts; until it has answered, nobody knows whether there are any. */
  sought: boolean;
  /** The explanation of the selected sync; null until the worker has sent it. */
  opened: OpenedSync | null;
  /** The part in view, in Unix seconds; null shows all of it. */
  zoom: TimeRange | null;
  playing: boolean;
  /** The Unix second that playing has reached; null while nothing plays. */
  playhead: number | null;
}

const none: SeriesState = { series: null, sought: false, opened: null, zoom: null, playing: false, playhead: null };

export const useSeries = create<SeriesState>(() => none);

/** Shows other series, or none. The sync with which a reader should begin is the first divergence, else the last sync. */
export function showSeries(series: ShownSeries | null): void {
  useSeries.setState({ ...none, series });
  const first = series?.divergences[0]?.first;
  useEvidence.setState({ sync: series === null ? null : (first ?? series.at.length - 1) });
}

/** Selects a sync by its index. */
export function openSync(sync: number): void {
  const { series } = useSeries.getState();
  const at = series?.at[sync];
  if (at === undefined) return;
  useEvidence.setState({ sync });
  const { from, to } = seriesView();
  if (at < from || at > to) showPart(revealing({ from, to }, at));
}

/** Selects the first sync at or after a Unix second; none if the series end before it. */
export function openSyncFrom(second: number): void {
  const sync = useSeries.getState().series?.at.findIndex((at) => at >= second) ?? -1;
  if (sync >= 0) openSync(sync);
}

/** The index of the sync nearest to a Unix second; null if there is none. */
export function nearestSync(second: number): number | null {
  const at = useSeries.getState().series?.at;
  if (at === undefined || at.length === 0) return null;
  const before = Math.max(0, stepAt(at, second));
  const after = at[before + 1];
  return after !== undefined && after - second < second - at[before]! ? before + 1 : before;
}

/** What the figures show. */
export function seriesView({ series, zoom } = useSeries.getState()): TimeRange {
  return zoom ?? { from: series?.from ?? 0, to: series?.to ?? 1 };
}

/** Moves the view, within the series and at least as long as the shortest part. */
export function showPart({ from, to }: TimeRange): void {
  const { series } = useSeries.getState();
  if (series === null) return;
  const length = Math.max(leastViewSeconds, to - from);
  if (length >= series.to - series.from) return useSeries.setState({ zoom: null });
  const start = Math.min(series.to - length, Math.max(series.from, from));
  useSeries.setState({ zoom: { from: start, to: start + length } });
}

/** How gestures move the view of the series. */
export const seriesZoom = {
  show: showPart,
  showWhole: () => useSeries.setState({ zoom: null }),
  zoomAt: (second: number, factor: number) => showPart(zoomed(seriesView(), second, factor)),
  panBy(seconds: number) {
    const { from, to } = seriesView();
    showPart({ from: from + seconds, to: to + seconds });
  },
};
