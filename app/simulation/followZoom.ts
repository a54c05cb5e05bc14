import { useTrace } from "../store/trace";
import { useView } from "../store/view";
import type { TimeRange } from "../run/timeRange";
import { viewed } from "../store/zoom";
import type { Detail, RowsWanted, Run } from "../run/run";

/** Requests finer rows when the figures are zoomed so far that the present rows would look coarse. */
export function followZoom(client: { showRows(run: number, view: RowsWanted): void }, rows: number): void {
  const ask = () => {
    const { run, detail } = useTrace.getState();
    const wanted = run && rowsWanted(useView.getState().zoom, run.durationSeconds, rows);
    if (run && wanted && !isServed(wanted, run, detail)) client.showRows(run.id, wanted);
  };
  useView.subscribe((view, before) => {
    if (view.zoom !== before.zoom) ask();
  });
  useTrace.subscribe((trace, before) => {
    if (trace.run !== before.run) ask();
  });
}

/** The view and half its length more on each side, so that a move does not begin with coarse lines; null for the whole run. */
export function rowsWanted(zoom: TimeRange | null, durationSeconds: number, rows: number): RowsWanted | null {
  if (zoom === null) return null;
  const { from, to } = viewed(zoom, durationSeconds);
  const around = (to - from) / 2;
  return {
    from: Math.max(0, Math.floor(from - around)),
    to: Math.min(durationSeconds, Math.ceil(to + around)),
    rows: rows * 2,
  };
}

/** True if the present rows cover the view and are not much coarser than the wanted ones. */
export function isServed(wanted: RowsWanted, run: Run, detail: Detail | null): boolean {
  if (run.rows.at.length > run.lastSecond || wanted.from > run.lastSecond) return true;
  if (detail?.run !== run.id) return false;
  const length = wanted.to - wanted.from;
  const inside = length / 4;
  const covers = detail.from <= Math.max(wanted.from + inside, 0) && detail.to >= Math.min(wanted.to - inside, run.lastSecond);
  return covers && (detail.to - detail.from <= length * 2 || detail.rows.at.length > detail.to - detail.from);
}
