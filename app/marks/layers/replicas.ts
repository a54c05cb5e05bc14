/** What the figure of the replicas draws. */
import type { Run } from "../../run/run";
import { boundNames } from "../axes";
import type { BoundsStretch } from "../manifestsOfRun";
import { looks, path, type Hidden, type Mark, type Series } from "../mark";
import { rescaleMarks, round, trianglePath } from "../marks";
import type { PlotFrame } from "../plotFrame";
import type { ReplicaRow } from "../rows";
import { lineWords } from "./words";

/** `beside`: beside a recording of the same hours. `alone`: only the written count, as in a band of seeds. */
export interface ReplicaForm {
  beside: boolean;
  alone: boolean;
}

export function replicaSeries(hidden: Hidden, { beside, alone }: ReplicaForm): Series<ReplicaRow>[] {
  const shown = (name: string) => !beside && !alone && !hidden.has(`replicas/${name}`);
  return [
    ...(shown("ready") ? [{ of: "ready", shape: "stepArea", look: looks.ready } as const] : []),
    ...(shown("existing") ? [{ of: "existing", shape: "steps", look: looks.existing } as const] : []),
    ...(hidden.has(beside ? "replicas/simulated" : "replicas/written")
      ? []
      : [{ of: "written", shape: "steps", look: beside ? looks.simulated : looks.written } as const]),
  ];
}

/** In pixels: "min 10" and the space beside it. A schedule changes minReplicas again and again. */
const widestName = 44;

/** The bounds of manifests that replaced the first; only a bound that has changed is named again, where its name has room. */
export function editedBounds(edited: readonly BoundsStretch[], { scale, y, max, top }: PlotFrame, cursor: number | null): Mark[] {
  return edited.flatMap(({ from, to, minReplicas, maxReplicas, changed }) => {
    const [left, right] = [scale.x(from), scale.x(to)];
    const room = { from: left + 4, to: right };
    const name = (text: string, at: number) => lineWords(scale, room, at, text, cursor);
    return [
      ...[...new Set([minReplicas, maxReplicas])]
        .filter((bound) => bound <= max)
        .map((bound) => path(`M${round(left)} ${round(y(bound))}H${round(right)}`, looks.bound)),
      ...(changed.max ? name(boundNames.max(maxReplicas), Math.max(top + 11, y(Math.min(max, maxReplicas)) + 13)) : []),
      ...(changed.min && right - left >= widestName && minReplicas <= max ? name(boundNames.min(minReplicas), y(minReplicas) - 5) : []),
    ];
  });
}

/** From this number of rescales on, their marks are smaller and fewer. */
const manyRescales = 150;

/** A triangle at each rescale. */
export function rescales({ steps }: Pick<Run, "steps">, frame: PlotFrame, hidden: Hidden): Mark[] {
  if (hidden.has("replicas/written") || hidden.has("replicas/hpa")) return [];
  const many = steps.rescaled.reduce((count, rescaled) => count + rescaled, 0) > manyRescales;
  const marks = rescaleMarks(steps, frame, many ? 7 : 0);
  return [path(marks.map((mark) => trianglePath(mark, many ? 3 : 4.5)).join(""), looks.rescale)];
}

/** Names maxReplicas if it is above the axis. */
export function maxBeyond(maxReplicas: number, { scale, max }: PlotFrame, cursor: number | null): Mark[] {
  if (maxReplicas <= max) return [];
  return lineWords(scale, { from: scale.left + 4, to: scale.width - scale.right }, 14, `${boundNames.max(maxReplicas)} ↑`, cursor);
}
