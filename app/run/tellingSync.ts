import { heldByReasons, type HeldByReason, type StepColumns } from "../../engine/index";

/**
 * The second of the sync that tells most about a run: the middle of the first time in which a scale-down was held, else the largest change,
 * else the last sync. null if the run has no sync.
 */
export function tellingSecond(steps: StepColumns): number | null {
  const held = heldScaleDown(steps);
  const middle = held ? Math.floor((held.from + held.to) / 2) : -1;
  const step = [middle, largestChange(steps), steps.at.length - 1].find((found) => found >= 0);
  return step === undefined ? null : steps.at[step]!;
}

/** Limits that end: a bound holds a count for as long as the manifest stays, which tells little. */
const passing: readonly HeldByReason[] = ["window", "policy"];

/** The first time in which a scale-down was held: its steps from `from` up to, not including, `to`. */
export function heldScaleDown({ heldBy, proposal, current }: StepColumns): { from: number; to: number } | null {
  const waits = (step: number) => passing.includes(heldByReasons[heldBy[step]!]!) && proposal[step]! < current[step]!;
  const from = heldBy.findIndex((_, step) => waits(step));
  if (from < 0) return null;
  const after = heldBy.findIndex((_, step) => step > from && !waits(step));
  return { from, to: after < 0 ? heldBy.length : after };
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
