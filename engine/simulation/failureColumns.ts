import { fail, failureReasonNames, noFailures, type FailureReason, type Failures } from "../cluster/failureReasons";

/** A value for each second, in requests; only of the reasons that occur in the run. Their sum is the column `failed`. */
export type FailureColumns = Readonly<Partial<Record<FailureReason, Float64Array>>>;

/** The requests that failed in a run; only reasons that occur. Their sum is the outcome `requestsFailed`. */
export type FailedByReason = Readonly<Partial<Record<FailureReason, number>>>;

export function createFailureRecorder(rows: number) {
  const columns: Partial<Record<FailureReason, Float64Array>> = {};
  return {
    columns: columns as FailureColumns,
    lived(now: number, { total, by }: Failures) {
      if (total === 0) return;
      for (const reason of failureReasonNames) {
        if (by[reason] > 0) (columns[reason] ??= new Float64Array(rows))[now] = by[reason] / 1000;
      }
    },
  };
}

/** In the order of the reasons' table. */
export const reasonsIn = (failed: Readonly<Partial<Record<FailureReason, unknown>>>): FailureReason[] =>
  failureReasonNames.filter((reason) => failed[reason] !== undefined);

export function mapReasons<T, U>(
  failed: Readonly<Partial<Record<FailureReason, T>>>,
  change: (value: T) => U,
): Partial<Record<FailureReason, U>> {
  const changed: Partial<Record<FailureReason, U>> = {};
  for (const reason of reasonsIn(failed)) changed[reason] = change(failed[reason]!);
  return changed;
}

/** Adds up the failures second by second, from second 1 on, as the outcomes do. */
export function createFailureTally() {
  const sums = noFailures();
  return {
    add(now: number, { total, by }: Failures) {
      if (now === 0 || total === 0) return;
      for (const reason of failureReasonNames) fail(sums, reason, by[reason]);
    },
    failures: (): FailedByReason =>
      Object.fromEntries(failureReasonNames.flatMap((reason) => (sums.by[reason] > 0 ? [[reason, sums.by[reason] / 1000]] : []))),
  };
}
