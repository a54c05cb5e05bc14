import { heldByReasons, type Absence, type HeldByReason, type StepColumns } from "../../engine/index";
import { t } from "../words/text";
import type { TimeScale } from "./timeScale";

/** The pattern for what held a decision, and its words from the longest to the shortest. */
interface ReasonLook {
  fill: string;
  words: readonly string[];
}

export const reasonLooks: Readonly<Record<HeldByReason, ReasonLook>> = {
  none: { fill: "none", words: [] },
  tolerance: { fill: "var(--tol-t)", words: [t`tolerance`] },
  pods: { fill: "url(#p-pods)", words: [t`missing or unready pods`, t`pods`] },
  window: { fill: "url(#p-window)", words: [t`stabilization window`, t`window`] },
  policy: { fill: "url(#p-policy)", words: [t`policy`] },
  maxReplicas: { fill: "url(#p-bound)", words: ["maxReplicas", "max"] },
  minReplicas: { fill: "url(#p-bound)", words: ["minReplicas", "min"] },
  disabled: { fill: "url(#p-bound)", words: [t`scaling disabled`, t`disabled`] },
  error: { fill: "url(#p-error)", words: [t`no decision`, t`error`] },
};

/** A stretch of time in which one reason held the count. */
export interface ReasonRun {
  reason: HeldByReason;
  from: number;
  to: number;
}

type Reasons = Pick<StepColumns, "at" | "heldBy">;

export const reasonAt = ({ heldBy }: Reasons, step: number): HeldByReason => heldByReasons[heldBy[step] ?? 0] ?? "none";

/** Each sync's reason lasts until the next one, or until the HPA is deleted. If several syncs share a pixel, the most frequent of their reasons is drawn. */
export function reasonRuns(steps: Reasons, scale: TimeScale, absences: readonly Absence[] = []): ReasonRun[] {
  const runs: ReasonRun[] = [];
  const together = stepsPerPixel(steps.at, scale);
  for (let step = 0; step < steps.at.length; step += together) {
    const reason = together === 1 ? reasonAt(steps, step) : mostFrequent(steps, step, step + together);
    const lastStep = Math.min(step + together, steps.at.length) - 1;
    const end = endOf(steps.at, lastStep);
    const to = absences.find(({ from }) => from > steps.at[lastStep]! && from < end)?.from ?? end;
    const last = runs.at(-1);
    if (last?.reason === reason && last.to === steps.at[step]) last.to = to;
    else runs.push({ reason, from: steps.at[step]!, to });
  }
  return runs;
}

/** How many syncs are drawn as one: those that share a pixel, or one if there is room. */
export function stepsPerPixel(at: Float64Array, scale: TimeScale): number {
  const spacing = stepSpacing(at, scale);
  return spacing >= 1 ? 1 : Math.ceil(1 / spacing);
}

/** Pixels from one sync to the next. */
export const stepSpacing = (at: Float64Array, scale: TimeScale): number =>
  at.length > 1 ? (scale.x(at.at(-1)!) - scale.x(at[0]!)) / (at.length - 1) : Infinity;

/** The next sync's second. The last one lasts as long as the one before it. */
export const endOf = (at: Float64Array, step: number): number => at[step + 1] ?? at[step]! + (step > 0 ? at[step]! - at[step - 1]! : 0);

function mostFrequent(steps: Reasons, from: number, to: number): HeldByReason {
  const counts = new Map<HeldByReason, number>();
  for (let step = from; step < Math.min(to, steps.at.length); step++) {
    const reason = reasonAt(steps, step);
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return [...counts].reduce((most, entry) => (entry[1] > most[1] ? entry : most))[0];
}
