import { failureReasonNames, type FailureReason, type Failures } from "../cluster/failureReasons";

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

/** Sums cover the seconds from 1 on, as the outcomes do. */
export function sumFailures(columns: FailureColumns): FailedByReason {
  const sums = mapReasons(columns, (column) =>
    column.reduce((sum, value, second) => (second === 0 ? 0 : sum + Math.round(value * 1000)), 0),
  );
  return Object.fromEntries(reasonsIn(sums).flatMap((reason) => (sums[reason]! > 0 ? [[reason, sums[reason]! / 1000]] : [])));
}
