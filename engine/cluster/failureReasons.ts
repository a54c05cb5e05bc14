/** Why requests fail, each reason defined once. Every failed request has exactly one. A queue's messages never fail. */
export const failureReasons = {
  timedOut: { description: "They waited longer than the request timeout, while pods were serving" },
  noConnection: { description: "They waited longer than the request timeout, while all connections of all pods were in use" },
  noPodReady: { description: "They waited longer than the request timeout, and no pod was serving" },
  podStarting: { description: "They were sent to a pod whose containers ran and whose application did not answer yet" },
  podStopping: { description: "The endpoints still listed a pod that was stopping and took no more requests" },
  podGone: { description: "The endpoints still listed a pod that no longer ran" },
  podKilled: { description: "They were in work in a pod that was killed when its termination grace had ended" },
  podCrashed: { description: "They were in work in a pod whose containers crashed" },
  failedLiveness: { description: "They were in work or waiting in a pod whose container was restarted, because its liveness probe failed" },
  outOfMemory: {
    description: "They were in work or waiting in a pod whose container was killed, because it wanted more memory than its limit",
  },
  podResized: { description: "They were in work or waiting in a pod whose container was restarted for a resize" },
  podEvicted: { description: "They were in work in a pod that was evicted" },
  nodeLost: { description: "They were in work in a pod whose node was lost" },
} as const satisfies Readonly<Record<string, { description: string }>>;

export type FailureReason = keyof typeof failureReasons;

/** In the order of every table and file. */
export const failureReasonNames = Object.keys(failureReasons) as FailureReason[];

/** The requests that failed in a second, in thousandths. `total` is the sum of `by`. */
export interface Failures {
  total: number;
  readonly by: Record<FailureReason, number>;
}

const nothing = Object.fromEntries(failureReasonNames.map((reason) => [reason, 0])) as Record<FailureReason, number>;

export const noFailures = (): Failures => ({ total: 0, by: { ...nothing } });

export function fail(failures: Failures, reason: FailureReason, amount: number): void {
  failures.total += amount;
  failures.by[reason] += amount;
}

export function clearFailures(failures: Failures): void {
  if (failures.total === 0) return;
  failures.total = 0;
  Object.assign(failures.by, nothing);
}
