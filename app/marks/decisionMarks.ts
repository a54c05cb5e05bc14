import { stageColumns, stages, type HeldByReason, type Stage, type StepColumns } from "../../engine/index";
import type { PlotFrame } from "./plotFrame";
import { round } from "./marks";
import { endOf, reasonAt, stepsPerPixel } from "./reasons";

/** A stretch between two counts at one time, and the reason that keeps them apart. */
interface Held {
  reason: HeldByReason;
  low: number;
  high: number;
}

/** The reason of each stage that holds the count; null for a stage that holds nothing. */
const holds: Readonly<Record<Stage, HeldByReason | "bound" | null>> = {
  observed: null,
  proposal: null,
  winner: "pods",
  stabilized: "window",
  limited: "policy",
  clamped: null,
  applied: "bound",
};

const heldAt = stages.flatMap((stage) => {
  const [column, by] = [stageColumns[stage], holds[stage]];
  return column === null || by === null ? [] : [{ column, by }];
});

/** A sync's first proposal; if missing or unready pods held it, the proposal without them. */
export const firstProposal = (steps: StepColumns, step: number): number =>
  reasonAt(steps, step) === "pods" ? steps.plain[step]! : steps.proposal[step]!;

/** The stretch from the first proposal to the count after the sync, cut where one reason ends and the next begins. */
export function heldParts(steps: StepColumns, step: number): Held[] {
  const reason = reasonAt(steps, step);
  const [raw, applied] = [firstProposal(steps, step), steps.applied[step]!];
  if (Number.isNaN(raw) || Number.isNaN(applied) || raw === applied) return [];
  const [least, most] = [Math.min(raw, applied), Math.max(raw, applied)];
  // Kubernetes 1.1 and 1.2 have no stages, so their one reason holds the whole stretch.
  if (Number.isNaN(steps.stabilized[step])) return [{ reason, low: least, high: most }];
  // A stage may go past the final count, for example if a window remembers more than maxReplicas, so only its part inside the stretch
  // counts.
  const within = (count: number) => Math.max(least, Math.min(most, count));
  const bound = reason === "error" ? "error" : applied < raw ? "maxReplicas" : "minReplicas";
  let from = raw;
  return heldAt.flatMap(({ column, by }) => {
    const before = from;
    from = within(steps[column][step]!);
    return before === from ? [] : [{ reason: by === "bound" ? bound : by, low: Math.min(before, from), high: Math.max(before, from) }];
  });
}

/** One path for each reason: the area between the first proposal and the count after it. Syncs that share a pixel are drawn as one. */
export function heldAreas(steps: StepColumns, frame: PlotFrame): Map<HeldByReason, string> {
  const { at } = steps;
  const { scale } = frame;
  const areas = new Map<HeldByReason, string>();
  const together = stepsPerPixel(at, scale);
  const add = ({ reason, low, high }: Held, from: number, to: number) => {
    const [x, y] = [round(scale.x(from)), round(frame.y(high))];
    areas.set(reason, `${areas.get(reason) ?? ""}M${x} ${y}H${round(scale.x(to))}V${round(frame.y(low))}H${x}Z`);
  };
  let open: { parts: Held[]; from: number; to: number } | null = null;
  for (let step = 0; step < at.length; step += together) {
    const parts = hull(steps, step, Math.min(at.length, step + together));
    const [from, to] = [at[step]!, endOf(at, Math.min(at.length, step + together) - 1)];
    if (open && sameParts(open.parts, parts)) {
      open.to = to;
      continue;
    }
    for (const part of open?.parts ?? []) add(part, open!.from, open!.to);
    open = { parts, from, to };
  }
  for (const part of open?.parts ?? []) add(part, open!.from, open!.to);
  return areas;
}

/** For several syncs, the area of each reason from its lowest to its highest count. */
function hull(steps: StepColumns, from: number, to: number): Held[] {
  const parts = heldParts(steps, from);
  for (let step = from + 1; step < to; step++) {
    for (const part of heldParts(steps, step)) {
      const same = parts.find(({ reason }) => reason === part.reason);
      if (!same) parts.push(part);
      else [same.low, same.high] = [Math.min(same.low, part.low), Math.max(same.high, part.high)];
    }
  }
  return parts;
}

const sameParts = (a: readonly Held[], b: readonly Held[]) =>
  a.length === b.length &&
  a.every(({ reason, low, high }, index) => reason === b[index]!.reason && low === b[index]!.low && high === b[index]!.high);

/** A ring for each sync whose first proposal differs from the count after it. */
export function ringPath(steps: StepColumns, frame: PlotFrame, radius: number): string {
  let path = "";
  steps.at.forEach((second, step) => {
    const raw = firstProposal(steps, step);
    if (Number.isNaN(raw) || raw === steps.applied[step] || raw > frame.max) return;
    path += `M${round(frame.scale.x(second) - radius)} ${round(frame.y(raw))}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
  });
  return path;
}

/** Used where rings would overlap: a line over the times at which the first proposal differs from the count after it. */
export function proposalLine(steps: StepColumns, frame: PlotFrame): string {
  let path = "";
  let [column, low, high] = [-1, NaN, NaN];
  const flush = () => {
    if (!Number.isNaN(low)) path += `M${column} ${round(frame.y(low) + 0.75)}V${round(frame.y(high) - 0.75)}`;
  };
  steps.at.forEach((second, step) => {
    const raw = firstProposal(steps, step);
    if (Number.isNaN(raw) || raw === steps.applied[step]) return;
    const x = Math.round(frame.scale.x(second)) + 0.5;
    if (x !== column) {
      flush();
      [column, low, high] = [x, raw, raw];
    } else [low, high] = [Math.min(low, raw), Math.max(high, raw)];
  });
  flush();
  return path;
}

/** Used where no count could be computed: a stretch around the count that stayed. */
export function undecidedPath(steps: StepColumns, frame: PlotFrame): string {
  let path = "";
  steps.at.forEach((second, step) => {
    if (reasonAt(steps, step) !== "error" || !Number.isNaN(steps.proposal[step])) return;
    const y = frame.y(Number.isNaN(steps.applied[step]) ? 0 : steps.applied[step]!);
    path += `M${round(frame.scale.x(second))} ${round(y - 5)}H${round(frame.scale.x(endOf(steps.at, step)))}v10H${round(frame.scale.x(second))}Z`;
  });
  return path;
}
