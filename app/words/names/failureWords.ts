/** Why requests fail, in words. */
import { reasonsIn, type FailedByReason, type FailureColumns, type FailureReason } from "../../../engine/index";
import { t } from "../text";
import { quantity } from "../times";

interface FailureWords {
  /** After a number: "12 timed out". */
  name: string;
  definition: string;
}

export const failureWords: Readonly<Record<FailureReason, FailureWords>> = {
  timedOut: { name: t`timed out`, definition: t`They waited longer than the request timeout, while pods were serving.` },
  noConnection: {
    name: t`no connection`,
    definition: t`They waited longer than the request timeout, while all connections of all pods were in use.`,
  },
  noPodReady: { name: t`no pod ready`, definition: t`They waited longer than the request timeout, and no pod was serving.` },
  podStarting: {
    name: t`pod starting`,
    definition: t`They were sent to a pod whose containers ran and whose application did not answer yet.`,
  },
  podStopping: { name: t`pod stopping`, definition: t`The endpoints still listed a pod that was stopping and took no more requests.` },
  podGone: { name: t`pod gone`, definition: t`The endpoints still listed a pod that no longer ran.` },
  podKilled: { name: t`pod killed`, definition: t`They were in work in a pod that was killed when its termination grace had ended.` },
  podCrashed: { name: t`pod crashed`, definition: t`They were in work in a pod whose containers crashed.` },
  failedLiveness: {
    name: t`liveness failed`,
    definition: t`They were in work or waiting in a pod whose container was restarted, because its liveness probe failed.`,
  },
  outOfMemory: {
    name: t`out of memory`,
    definition: t`They were in work or waiting in a pod whose container was killed, because it wanted more memory than its limit.`,
  },
  podResized: {
    name: t`pod resized`,
    definition: t`They were in work or waiting in a pod whose container was restarted for a resize.`,
  },
  podEvicted: { name: t`pod evicted`, definition: t`They were in work in a pod that was evicted.` },
  nodeLost: { name: t`node lost`, definition: t`They were in work in a pod whose node was lost.` },
};

/** Of a whole run, in the order of the reasons' table: "timed out: 12". */
export const failureParts = (failures: FailedByReason) =>
  reasonsIn(failures).map((reason) => ({ ...failureWords[reason], requests: failures[reason]! }));

/** Of one row: "timed out 4, no pod ready 2"; null if nothing failed in it. */
export function failuresAt(columns: FailureColumns, row: number): string | null {
  const found = reasonsIn(columns).flatMap((reason) => {
    const requests = columns[reason]![row] ?? 0;
    return requests > 0 ? [`${failureWords[reason].name} ${quantity(requests)}`] : [];
  });
  return found.length === 0 ? null : found.join(", ");
}
