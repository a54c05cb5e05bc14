import type { Sample } from "../samples/samples";
import type { Stretch } from "./align";
import { regress, type Regression } from "./regression";

/** What pods use in addition while they start. */
export interface StartUpBurst {
  cpuMilli: number;
  /** The standard error, in millicores. */
  error: number;
  seconds: number;
  /** How many pods started in the series. */
  starts: number;
}

/** Why the series do not tell the start-up CPU. */
export type NoBurst = "noPods" | "fewStarts" | "coarse" | "none";

type BurstFit = { ok: true; burst: StartUpBurst; regression: Regression } | { ok: false; reason: NoBurst };

/** Pods that came at a time. */
interface Start {
  second: number;
  pods: number;
}

const fewestStarts = 3;
/** Above this step the seconds of a burst cannot be told. */
const coarsestStep = 60;
/** Rounds of a regression that only compares windows. */
const roughly = 3;
const longestBurst = 300;
/** How long before a pod counts as ready its container may have started. */
const longestReadiness = 120;

/**
 * Looks for the stretch after a start in which new pods use the most extra CPU. A number of ready pods grows only when a pod is ready, so the
 * stretch may begin before that. `columns` are the model without the burst, `spread` the scale of its residuals.
 */
export function fitBurst(
  stretches: readonly Stretch[],
  pods: readonly Sample[],
  step: number,
  { columns, measured, plain }: { columns: readonly Float64Array[]; measured: Float64Array; plain: { loss: number; spread: number } },
): BurstFit {
  if (pods.length === 0) return { ok: false, reason: "noPods" };
  const starts = startsIn(pods).filter(({ second }) => second >= stretches[0]!.second && second <= stretches.at(-1)!.second);
  if (starts.length < fewestStarts) return { ok: false, reason: "fewStarts" };
  if (step > coarsestStep) return { ok: false, reason: "coarse" };
  const tried = (from: number, seconds: number, rounds?: number) =>
    regress([...columns, burstColumn(stretches, starts, step, from, seconds)], measured, plain.spread, rounds);
  const window = bestOf(windows(step), ({ from, seconds }) => tried(from, seconds, roughly)?.loss ?? Infinity);
  const near = [-step, -step / 2, 0, step / 2, step].flatMap((later) =>
    [0, -step, step].map((longer) => ({ from: window.from + later, seconds: window.seconds + longer })),
  );
  const { from, seconds } = bestOf(
    near.filter(({ seconds }) => seconds > 0),
    ({ from, seconds }) => tried(from, seconds, roughly)?.loss ?? Infinity,
  );
  const regression = tried(from, seconds);
  if (regression === null) return { ok: false, reason: "none" };
  const [cpuMilli, error] = [regression.coefficients.at(-1)!, regression.errors.at(-1)!];
  // Of many windows the best one looks good by chance, so more than two errors are needed.
  if (cpuMilli < 5 * error || plain.loss - regression.loss < 30) return { ok: false, reason: "none" };
  return { ok: true, regression, burst: { cpuMilli, error, seconds, starts: starts.reduce((sum, start) => sum + start.pods, 0) } };
}

interface Window {
  /** Seconds from the time at which a pod counted. */
  from: number;
  seconds: number;
}

/** The burst of a pod that counts may be nearly over, but not past. */
function windows(step: number): Window[] {
  const froms = Array.from({ length: Math.floor(longestReadiness / step) + 1 }, (_, place) => -place * step);
  const lengths = Array.from({ length: Math.floor(longestBurst / step) }, (_, place) => (place + 1) * step);
  return froms.flatMap((from) => lengths.filter((seconds) => from + seconds > 0).map((seconds) => ({ from, seconds })));
}

/** The first of equal ones. */
function bestOf(all: readonly Window[], lossOf: (window: Window) => number): Window {
  let best = { window: all[0]!, loss: Infinity };
  for (const window of all) {
    const loss = lossOf(window);
    if (loss < best.loss) best = { window, loss };
  }
  return best.window;
}

function startsIn(pods: readonly Sample[]): Start[] {
  return pods.flatMap(([second, count], at): Start[] => {
    const before = pods[at - 1];
    return before && count > before[1] ? [{ second, pods: count - before[1] }] : [];
  });
}

/** In each stretch, how many pods were in their burst, on average. */
function burstColumn(stretches: readonly Stretch[], starts: readonly Start[], step: number, from: number, seconds: number): Float64Array {
  return Float64Array.from(stretches, ({ second }) => {
    const [begin, end] = [second - step / 2, second + step / 2];
    let pods = 0;
    for (const start of starts) {
      const overlap = Math.min(end, start.second + from + seconds) - Math.max(begin, start.second + from);
      if (overlap > 0) pods += (start.pods * overlap) / step;
    }
    return pods;
  });
}
