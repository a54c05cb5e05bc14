/** The bounds of the replicas: those of the first manifest on the axis, and those of the manifests that replaced it in the plot. */
import { boundNames } from "../../axes";
import { boundTicks, boundsOverTime, stretchesInView, type BoundsStretch } from "../../manifestsOfRun";
import type { PlotFrame } from "../../plotFrame";
import { round, tag } from "../svg";
import { written } from "../words";
import { small, type Drawn } from "./figure";

export function boundsInView({ content: { run, range } }: Drawn) {
  const all = boundsOverTime(run);
  const [first, ...edited] = stretchesInView(all, range);
  return {
    all,
    edited,
    ticks: (max: number, height: number) => (first ? boundTicks(first, edited.length > 0, max, height) : []),
  };
}

/** The lines of replaced bounds. */
export function editedBounds(edited: readonly BoundsStretch[], { scale, y, max }: PlotFrame, { colours }: Drawn): string {
  const lines = edited.flatMap(({ from, to, minReplicas, maxReplicas }) =>
    [minReplicas, maxReplicas]
      .filter((bound) => bound <= max)
      .map((bound) => `M${round(scale.x(from))} ${round(y(bound))}H${round(scale.x(to))}`),
  );
  return tag("path", { d: lines.join(""), stroke: colours.bound, "stroke-dasharray": "1 3" });
}

/** The names of those that changed, where they have room. */
export function editedNames(edited: readonly BoundsStretch[], { scale, y, max, top }: PlotFrame, { colours, measure }: Drawn): string {
  return edited
    .map(({ from, to, minReplicas, maxReplicas, changed }) => {
      const x = scale.x(from) + 4;
      const end = Math.min(scale.x(to), scale.width - scale.right);
      const name = (text: string, at: number) =>
        x + measure(text, small) > end
          ? ""
          : written(text, { x, y: at, font: small, fill: colours["ink-3"], halo: colours.sheet }, measure);
      return (
        (changed.max ? name(boundNames.max(maxReplicas), Math.max(top + 14, y(Math.min(max, maxReplicas)) + 16)) : "") +
        (changed.min && minReplicas <= max ? name(boundNames.min(minReplicas), y(minReplicas) - 5) : "")
      );
    })
    .join("");
}
