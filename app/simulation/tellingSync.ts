import { heldByReasons, type HeldByReason, type StepColumns } from "../../engine/index";

/**
 * The second of the sync that tells most about a run: the middle of the first time in which a scale-down was held, else the largest change,
 * else the last sync. null if the run has no sync.
 */
export function tellingSecond(steps: StepColumns): number | null {
  const step = [heldScaleDown(steps), largestChange(steps), steps.at.length - 1].find((found) => found >= 0);
  return step === undefined ? null : steps.at[step]!;
}

/** Limits that end: a bound holds a count for as long as the manifest stays, which tells little. */
const passing: readonly HeldByReason[] = ["window", "policy"];

function heldScaleDown({ heldBy, proposal, current }: StepColumns): number {
  const waits = (step: number) => passing.includes(heldByReasons[heldBy[step]!]!) && proposal[step]! < current[step]!;
  const from = heldBy.findIndex((_, step) => waits(step));
  if (from < 0) return -1;
  const after = heldBy.findIndex((_, step) => step > from && !waits(step));
  return Math.floor((from + (after < 0 ? heldBy.length : after)) / 2);
}

/** The first of the largest changes; −1 if nothing changed. A count that is not known is no change. */
function largestChange({ current, applied }: StepColumns): number {
  let found = -1;
  let most = 0;
  for (let step = 0; step < applied.length; step++) {
    const change = Math.abs(applied[step]! - current[step]!);
    if (change > most) [found, most] = [step, change];
  }
  return found;
}
