import { useScenario } from "./scenario";
import { useView } from "./view";
import type { TimeRange } from "../run/timeRange";

/** The shortest part of a run that can be viewed, in seconds. */
export const leastViewSeconds = 60;

/** The part of the run to view: moved into the run, and at least the shortest part; null if that is the whole run. */
export function fitted({ from, to }: TimeRange, durationSeconds: number): TimeRange | null {
  const length = Math.max(leastViewSeconds, to - from);
  if (length >= durationSeconds) return null;
  const start = Math.min(durationSeconds - length, Math.max(0, from));
  return { from: start, to: start + length };
}

/** What the figures show. It fits the run, whose length may have changed since the zoom was set. */
export const viewed = (zoom: TimeRange | null, durationSeconds: number): TimeRange =>
  (zoom && fitted(zoom, durationSeconds)) ?? { from: 0, to: durationSeconds };

/** The view made longer or shorter by a factor; `second` keeps its place. */
export const zoomed = ({ from, to }: TimeRange, second: number, factor: number): TimeRange => {
  const length = Math.max(leastViewSeconds, (to - from) * factor);
  const start = second - ((second - from) / (to - from)) * length;
  return { from: start, to: start + length };
};

/** The view moved just far enough to show a second, with some room around it. */
export function revealing({ from, to }: TimeRange, second: number): TimeRange {
  if (second >= from && second <= to) return { from, to };
  const room = (to - from) / 10;
  const start = second < from ? second - room : second + room - (to - from);
  return { from: start, to: start + to - from };
}

export const currentView = (): TimeRange => viewed(useView.getState().zoom, duration());

/** A second under the pointer that leaves the view is dropped, because the readouts would otherwise show a place out of sight. */
export function show(range: TimeRange): void {
  const zoom = fitted(range, duration());
  const { hover } = useView.getState();
  const left = zoom !== null && hover !== null && (hover < zoom.from || hover > zoom.to);
  useView.setState(left ? { zoom, hover: null } : { zoom });
}

export const showWholeRun = () => useView.setState({ zoom: null });
export const zoomAt = (second: number, factor: number) => show(zoomed(currentView(), second, factor));

export function panBy(seconds: number): void {
  const { from, to } = currentView();
  show({ from: from + seconds, to: to + seconds });
}

/** A view that shows the second already stays the same, because another one would draw all figures again, with fewer rows at first. */
export function reveal(second: number): void {
  const { from, to } = currentView();
  if (useView.getState().zoom && (second < from || second > to)) show(revealing({ from, to }, second));
}

const duration = () => useScenario.getState().scenario.durationSeconds;
