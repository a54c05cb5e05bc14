/** The ground of a plot: its lines, the words of its axes, and the edge that nothing crosses. */
import type { ValueTick } from "../../axes";
import type { PlotFrame } from "../../plotFrame";
import { timeTick, timeTicks, type TimeScale } from "../../timeScale";
import type { Palette } from "../palette";
import { round, tag } from "../svg";
import { written, type Measure } from "../words";
import { small } from "./figure";

/** The lines of the axes' values and times. Bounds are dotted. */
export function gridOf(frame: PlotFrame, ticks: readonly ValueTick[], colours: Palette, measure: Measure): string {
  const { scale, height, bottom } = frame;
  const end = scale.width - scale.right;
  const times = timesOf(scale, measure).map((second) => `M${round(scale.x(second))} 0V${height}`);
  const values = ticks.map(({ value, label, bound, until }) => {
    const y = round(frame.y(value));
    const to = until === undefined ? end : round(Math.min(end, scale.x(until)));
    const look = bound ? { stroke: colours.bound, "stroke-dasharray": "1 3" } : { stroke: colours.rule };
    const line = value === 0 ? "" : tag("path", { d: `M${scale.left} ${y}H${to}`, ...look });
    return line + written(label, { x: scale.left - 6, y: y + 5, font: small, fill: colours["ink-3"], anchor: "end" }, measure);
  });
  return (
    tag("path", { d: times.join(""), stroke: colours.rule, fill: "none" }) +
    values.join("") +
    tag("path", { d: `M${scale.left} ${bottom + 0.5}H${end}`, stroke: colours["rule-2"] })
  );
}

export function inPlot(id: string, { scale, height }: PlotFrame, svg: string): string {
  const wide = Math.max(0, scale.width - scale.left - scale.right);
  const inside = tag("clipPath", { id: `c-${id}` }, tag("rect", { x: scale.left, width: round(wide), height }));
  return inside + tag("g", { "clip-path": `url(#c-${id})`, fill: "none" }, svg);
}

/** The round times of the axis, with room for their words. */
export const timesOf = (scale: TimeScale, measure: Measure) =>
  timeTicks(scale, Math.max(64, measure(timeTick(scale.to, scale), small) + 40));
