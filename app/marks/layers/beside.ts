/** What is drawn beside a run: the pinned run, a recording of the same hours, many seeds. */
import type { BandQuantity, Bands, CountSteps } from "../../../engine/index";
import type { Run } from "../../run/run";
import { sameMetric } from "../baselineSeries";
import { linePath, stepPath } from "../linePaths";
import { lineLook, looks, path, type Hidden, type Mark, type Look } from "../mark";
import { round } from "../marks";
import type { PlotFrame } from "../plotFrame";
import { seedsPath } from "../seedsPath";

const own = {
  baseline: lineLook("baseline", "var(--ink-3)", 1.25, "7 3"),
  gap: { name: "gap", fill: "url(#p-error)" },
  seeds: { name: "seeds", fill: "url(#p-seeds)" },
  seedsWaiting: { name: "seeds", fill: "url(#p-wait)" },
  seedsFailed: { name: "seeds", fill: "url(#p-error)" },
  seedsEdge: lineLook("seeds-edge", "var(--ink-3)", 0.75),
  seedsWaitingEdge: lineLook("seeds-edge", "var(--load)", 0.75),
  seedsFailedEdge: lineLook("seeds-edge", "var(--error)", 0.75),
} as const satisfies Record<string, Look>;

/** The pinned run is under the present one. */
const quiet = (line: string): Mark[] => (line === "" ? [] : [{ as: "inside", above: 0, marks: [path(line, own.baseline)] }]);

/** The count written at each second, or after each sync. `shown` is the part of the pinned run in view. */
export const baselineCounts = ({ rows, steps }: Run, frame: PlotFrame, show: "written" | "applied"): Mark[] =>
  quiet(show === "written" ? stepPath(rows.at, rows.written, frame) : stepPath(steps.at, steps.applied, frame));

/** The true value of one of the present run's metrics in the pinned run. */
export function baselineMetric(run: Run, index: number, baseline: Run, shown: Run, frame: PlotFrame): Mark[] {
  const metric = sameMetric(run, index, baseline);
  const part = metric && shown.metrics[baseline.metrics.indexOf(metric)];
  return part ? quiet(linePath(shown.rows.at, part.actual, frame)) : [];
}

/** What a real cluster had in the same hours, under the simulated count. Nothing is drawn across a gap of the recording. */
export function recordedCounts(recorded: CountSteps, frame: PlotFrame, hidden: Hidden): Mark[] {
  if (hidden.has("replicas/recorded")) return [];
  const { scale, top, bottom } = frame;
  const gaps = recorded.flatMap(([at, count], index): Mark[] => {
    const next = recorded[index + 1]?.[0];
    if (!Number.isNaN(count) || next === undefined || next < scale.from || at > scale.to) return [];
    const [from, to] = [scale.x(Math.max(at, scale.from)), scale.x(Math.min(next, scale.to))];
    return [{ as: "rect", x: round(from), y: top, width: Math.max(1, round(to - from)), height: bottom - top, look: own.gap }];
  });
  const counts = stepPath(
    recorded.map(([at]) => at),
    recorded.map(([, count]) => count),
    frame,
    0,
  );
  return [...gaps, { as: "inside", above: 0, marks: [path(counts, looks.recorded)] }];
}

const seedLooks = {
  replicas: { area: own.seeds, edges: own.seedsEdge },
  waiting: { area: own.seedsWaiting, edges: own.seedsWaitingEdge },
  failed: { area: own.seedsFailed, edges: own.seedsFailedEdge },
} as const;

/** Where 90% of the seeds are, under the line of the present run. */
export function seedsBand(bands: Bands, band: BandQuantity, frame: PlotFrame): Mark[] {
  const { area, edges } = seedsPath(bands, bands.columns[band], frame);
  return [path(area, seedLooks[band].area), path(edges, seedLooks[band].edges)];
}

/** The present run over a band of seeds: the waiting or failed requests of each second. */
export const seedMarks = ({ rows }: Run, of: "waiting" | "failed", frame: PlotFrame, hidden: Hidden): Mark[] =>
  hidden.has(`${of}/written`) ? [] : [{ as: "inside", above: 0, marks: [path(linePath(rows.at, rows[of], frame), looks.applied)] }];
