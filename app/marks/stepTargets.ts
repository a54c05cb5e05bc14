import { stepAt, type StepColumns } from "../../engine/index";

/** The seconds of the syncs to which the buttons of the transport lead; null if a button leads nowhere. */
export interface StepTargets {
  first: number | null;
  previous: number | null;
  next: number | null;
  last: number | null;
  /** The nearest syncs that wrote the scale. */
  previousChange: number | null;
  nextChange: number | null;
}

/** `cursor` is the selected second; without one, stepping starts before the first sync. */
export function stepTargets({ at, rescaled }: Pick<StepColumns, "at" | "rescaled">, cursor: number | null): StepTargets {
  const step = cursor === null ? -1 : stepAt(at, cursor);
  const end = at.length - 1;
  const earlier = rescaled.subarray(0, Math.max(0, step)).lastIndexOf(1);
  const later = rescaled.indexOf(1, step + 1);
  const second = (index: number, leads = true) => (leads ? (at[index] ?? null) : null);
  return {
    first: second(0, step !== 0),
    previous: second(step - 1),
    next: second(step + 1),
    last: second(end, step !== end),
    previousChange: second(earlier),
    nextChange: second(later),
  };
}

/** The sync nearest to a time; null if there is none. */
export function nearestStep(at: Float64Array, second: number): number | null {
  const before = stepAt(at, second);
  const [earlier, later] = [at[before], at[before + 1]];
  if (earlier === undefined || later === undefined) return earlier ?? later ?? null;
  return second - earlier <= later - second ? earlier : later;
}
