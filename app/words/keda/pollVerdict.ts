import type { PollRecord, ScaleBranch } from "../../../engine/index";
import { t } from "../text";

/** What KEDA decided, in a few words after "KEDA decides:". */
export function pollVerdict({ poll }: PollRecord): string {
  return poll.kind === "aborted" ? t`nothing, the poll ended early` : branchWords(poll.decision.branch);
}

export const isFault = ({ poll }: PollRecord): boolean =>
  poll.kind === "aborted" ||
  poll.error ||
  poll.decision.branch.kind === "noReplicas" ||
  ("writeError" in poll.decision.branch && poll.decision.branch.writeError !== null);

function branchWords(branch: ScaleBranch): string {
  if ("writeError" in branch && branch.writeError !== null) return t`the scale could not be written`;
  switch (branch.kind) {
    case "noReplicas":
      return t`nothing, the count could not be read`;
    case "fullyPaused":
      return t`nothing, paused`;
    case "activated":
      return t`activation`;
    case "activationPaused":
      return t`no activation, paused`;
    case "partialError":
      return t`active, with an error`;
    case "staysActive":
      return t`active`;
    case "waitsForFallback":
      return t`an error, no fallback yet`;
    case "frozenByError":
      return t`nothing, because of an error`;
    case "deactivationPaused":
      return t`no deactivation, paused`;
    case "deactivated":
      return t`deactivation`;
    case "coolingDown":
      return t`cooldown`;
    case "raisedToMin":
      return t`raised to minReplicaCount`;
    case "staysInactive":
      return t`inactive`;
  }
}
