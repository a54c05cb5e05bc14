import type { ReconciledCount } from "../controller/horizontal";
const numbers = (rows: number): Float64Array => new Float64Array(rows);
const bytes = (rows: number): Uint8Array => new Uint8Array(rows);

/**
 * What is known of each reconcile, each column defined once, by how it begins. NaN means "none": no proposal, no window, no value seen. The
 * checksum of a run reads the columns in this order.
 */
const stepColumns = {
  at: numbers,
  /** spec.replicas before the reconcile. */
  current: numbers,
  /** What the winning metric would propose if no pod were missing or unready. */
  plain: numbers,
  /** What the winning metric proposes. */
  proposal: numbers,
  stabilized: numbers,
  /** The count after the rate limits alone, before the bounds. */
  limited: numbers,
  /** The highest recommendation of the scale-down window. */
  windowHighest: numbers,
  /** The lowest recommendation of the scale-up window; none without `behavior`. */
  windowLowest: numbers,
  /** spec.replicas after the reconcile. */
  applied: numbers,
  /** 1 if the scale was written. */
  rescaled: bytes,
  /** Index into `heldByReasons`. */
  heldBy: bytes,
  /** Age of the oldest usage in the samples that counted, in seconds, from the earliest start of their windows. */
  lag: (rows: number): Float64Array => numbers(rows).fill(NaN),
};

/** A value for each step. */
export type StepColumns = { [Name in keyof typeof stepColumns]: ReturnType<(typeof stepColumns)[Name]> };

export function createStepColumns(rows: number): StepColumns {
  return Object.fromEntries(Object.entries(stepColumns).map(([name, create]) => [name, create(rows)])) as StepColumns;
}

/** Copies of the first `count` rows: a worker hands them over and keeps those of its trace. */
export function firstSteps(steps: StepColumns, count: number): StepColumns {
  return Object.fromEntries(Object.entries(steps).map(([name, values]) => [name, values.slice(0, count)])) as StepColumns;
}

/** The columns of a reconcile that every controller has. */
export function recordCount(steps: StepColumns, step: number, { at, specReplicas, scaledTo }: ReconciledCount): void {
  steps.at[step] = at;
  steps.current[step] = specReplicas ?? NaN;
  steps.applied[step] = scaledTo ?? specReplicas ?? NaN;
  steps.rescaled[step] = scaledTo === null ? 0 : 1;
}
