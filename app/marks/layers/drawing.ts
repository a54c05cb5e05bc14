/** What the reader of a lesson drew of the replicas. */
import { scoreDrawing, type CountSteps } from "../../../engine/index";
import { stepPath } from "../linePaths";
import { lineLook, path, type Look, type Mark } from "../mark";
import { round } from "../marks";
import type { PlotFrame } from "../plotFrame";

const own = {
  drawn: lineLook("drawn", "var(--load)", 2.5, "3 2.5"),
  between: { name: "between", fill: "var(--load)", opacity: 0.2 },
} as const satisfies Record<string, Look>;

export interface HandDrawing {
  /** The drawn counts from the second `from` on; the last one holds until `end`. */
  steps: CountSteps;
  from: number;
  end: number;
}

/** The drawn count; beside the run's counts also the area between the two. `counts` is null while the run is hidden. */
export function handDrawing({ steps, from, end }: HandDrawing, counts: CountSteps | null, frame: PlotFrame): Mark[] {
  const { scale, y } = frame;
  const at = [...steps.map(([second]) => second), end];
  const line = stepPath(at, [...steps.map(([, count]) => count), NaN], frame, 0);
  const areas = (counts ? scoreDrawing(steps, counts, from, end).differences : []).map((difference) => {
    const [high, low] = [y(Math.max(difference.drawn, difference.run)), y(Math.min(difference.drawn, difference.run))].map(round);
    const [left, right] = [scale.x(difference.from), scale.x(difference.to)].map(round);
    return `M${left} ${high}H${right}V${low}H${left}Z`;
  });
  return [{ as: "inside", above: 0, marks: [path(areas.join(""), own.between), path(line, own.drawn)] }];
}
