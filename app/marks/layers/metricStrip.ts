/** A strip for a metric that has no figure: its targets, and the value seen. */
import type { Run } from "../../run/run";
import { stepPath } from "../linePaths";
import { stretchesInView } from "../manifestsOfRun";
import { lineLook, looks, path, type Mark, type Look } from "../mark";
import { round } from "../marks";
import { plotFrame, type PlotFrame } from "../plotFrame";
import type { TargetStretch } from "../readings/metricReadings";
import { timeTicks, type TimeScale } from "../timeScale";

const own = {
  stripLine: lineLook("strip-line", "var(--ink)", 1),
  stripTarget: lineLook("strip-target", "var(--ink)", 0.8, "6 3"),
} as const satisfies Record<string, Look>;

/** The line takes the lower twelve pixels. Values far above the target touch the top. */
const lineHeight = 12;
const aboveTarget = 1.35;

export const stripFrame = (scale: TimeScale, height: number, target: number): PlotFrame =>
  plotFrame(scale, height, height - 1 - lineHeight, target * aboveTarget);

/** Without any target the highest value takes its place. */
export function highestTarget(targets: readonly TargetStretch[], seen: Float64Array): number {
  const all = targets.flatMap(({ target }) => (target && target.target > 0 ? target.target : []));
  return all.length > 0 ? Math.max(...all) : seen.reduce((most, value) => (value > most ? value : most), 1e-9);
}

/** `run` is the part in view. */
export function metricStripMarks(run: Run, place: number, targets: readonly TargetStretch[], frame: PlotFrame): Mark[] {
  const { scale, height, max } = frame;
  const seen = run.metrics[place]!.seen.map((value) => Math.min(value, max));
  const grid = timeTicks(scale).map((second) => `M${round(scale.x(second))} 0V${height}`);
  return [
    path(grid.join(""), looks.grid),
    path(`M${scale.left} ${height - 0.5}H${scale.width - scale.right}`, looks.ground),
    ...stretchesInView(targets, scale).flatMap(({ from, to, target }) =>
      target ? [path(`M${round(scale.x(from))} ${round(frame.y(target.target))}H${round(scale.x(to))}`, own.stripTarget)] : [],
    ),
    { as: "inside", above: 0, marks: [path(stepPath(run.steps.at, seen, frame), own.stripLine)] },
  ];
}
