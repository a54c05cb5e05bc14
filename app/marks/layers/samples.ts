/** Figures of measured series: the load that they would be, and the CPU per request that fits them. */
import type { CpuFit, LoadPoint } from "../../../engine/index";
import { quantity } from "../../words/times";
import { lineLook, path, words, type Look, type Mark } from "../mark";
import { round } from "../marks";
import type { PlotFrame } from "../plotFrame";
import { timeTick, timeTicks, valueTicks } from "../timeScale";
import { gridMarks } from "./words";

const own = {
  curve: { ...lineLook("curve", "var(--load)", 1.5), join: "round" },
  area: { name: "area", fill: "var(--load-t)" },
  measured: { ...lineLook("measured", "var(--load)", 3), cap: "round" },
  fitted: { ...lineLook("fitted", "var(--ink-3)", 1), join: "round" },
} as const satisfies Record<string, Look>;

/** The values beside the plot, and the times at the bottom of its figure, which is `height` pixels high. */
export function samplesAxes(frame: PlotFrame, height: number): Mark[] {
  const { scale, max } = frame;
  const ticks = valueTicks(max, 4).map((value) => ({ value, label: quantity(value), bound: false }));
  const times = timeTicks(scale, 72).map((second) => {
    const x = scale.x(second);
    return words(timeTick(second, scale), { x, y: height - 3, anchor: x > scale.width - 30 ? "end" : "middle" }, "axis", false);
  });
  return [...gridMarks(frame, ticks, null, []), ...times];
}

/** The load as a run would have it: straight lines between points, level before the first and after the last. */
export function curveMarks(points: readonly LoadPoint[], { scale, y, bottom }: PlotFrame): Mark[] {
  const line = [
    `M${scale.left} ${round(y(points[0]![1]))}`,
    ...points.map(([second, value]) => `L${round(scale.x(second))} ${round(y(value))}`),
    `H${scale.width - scale.right}`,
  ].join("");
  return [path(`${line}V${bottom}H${scale.left}Z`, own.area), path(line, own.curve)];
}

/** Above this many points, dots would hide each other. */
const mostDots = 600;

/** The measured CPU as dots, and what the fit makes of the requests as a line, which leads across no gap. */
export function fitMarks({ stretches, stretchSeconds }: CpuFit, { scale, y }: PlotFrame): Mark[] {
  const first = stretches[0]!.second;
  const at = (second: number, milli: number) => `${round(scale.x(second - first))} ${round(y(milli))}`;
  const every = Math.ceil(stretches.length / mostDots);
  const dots = stretches.filter((_, index) => index % every === 0).map(({ second, measuredMilli }) => `M${at(second, measuredMilli)}h0`);
  const line = stretches.map(({ second, fittedMilli }, index) => {
    const before = stretches[index - 1];
    return `${before && second - before.second <= 2 * stretchSeconds ? "L" : "M"}${at(second, fittedMilli)}`;
  });
  return [path(line.join(""), own.fitted), path(dots.join(""), own.measured)];
}
