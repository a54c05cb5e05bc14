/** The replicas over time: written, existing and ready. */
import { boundNames, replicaTop } from "../../axes";
import { highestBound } from "../../manifestsOfRun";
import { areaUnder, stepPath } from "../../linePaths";
import { rescaleMarks, trianglePath } from "../../marks";
import { countedNote, highestOf, replicaReadings, replicaTitles } from "../../readings/replicaReadings";
import type { Run } from "../../../run/run";
import type { PlotFrame } from "../../plotFrame";
import { t } from "../../../words/text";
import type { Palette } from "../palette";
import { tag } from "../svg";
import { written } from "../words";
import { boundsInView, editedBounds, editedNames } from "./bounds";
import { small, type Drawn, type Figure } from "./figure";

/** Rescales closer than this, in pixels, share a mark. */
const rescaleGap = 7;

export function replicasFigure(drawn: Drawn): Figure {
  const { content, shown, step, colours, measure } = drawn;
  const { run } = content;
  const { all, edited, ticks } = boundsInView(drawn);
  const maxReplicas = highestBound(all);
  const highest = highestOf(run.rows);
  const max = replicaTop(maxReplicas, highest);
  const beyond = maxReplicas > max ? `${boundNames.max(maxReplicas)} ↑` : "";
  return {
    id: "replicas",
    head: {
      titles: replicaTitles,
      unit: t`replicas`,
      readings: replicaReadings(run, null, highest),
      withValues: true,
      note: countedNote(run, step),
    },
    share: 110,
    least: 56,
    top: 12,
    max,
    ticks: (height) => ticks(max, height),
    marks: (frame) => editedBounds(edited, frame, drawn) + marks(shown, frame, colours),
    words: (frame) =>
      editedNames(edited, frame, drawn) +
      written(beyond, { x: frame.scale.left + 4, y: 14, font: small, fill: colours["ink-3"], halo: colours.sheet }, measure),
  };
}

function marks({ rows, steps }: Run, frame: PlotFrame, colours: Palette): string {
  const { at, ready, existing, written: count } = rows;
  const held = (counts: Float64Array) => stepPath(at, counts, frame, 0);
  const line = held(ready);
  const triangles = rescaleMarks(steps, frame, rescaleGap).map((mark) => trianglePath(mark, 4.5));
  return [
    tag("path", { d: areaUnder(line, at, frame), fill: colours["pods-t"] }),
    tag("path", { d: line, stroke: colours.pods, "stroke-width": 1.5 }),
    tag("path", { d: held(existing), stroke: colours.pods, "stroke-width": 1.2, "stroke-dasharray": "2 2" }),
    tag("path", { d: held(count), stroke: colours.ink, "stroke-width": 2.5 }),
    tag("path", { d: triangles.join(""), fill: colours.ink, stroke: colours.sheet, "stroke-width": 1, "paint-order": "stroke" }),
  ].join("");
}
