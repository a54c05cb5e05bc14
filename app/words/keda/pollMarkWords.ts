/** The words for what came of a poll. */
import type { PollColumns, PollOutcome } from "../../../engine/index";
import { t } from "../text";
import { quantity } from "../times";

const outcomeWords: Readonly<Record<PollOutcome, (wrote: string) => string>> = {
  aborted: () => t`asked nothing`,
  noReplicas: () => t`the target has no count`,
  fullyPaused: () => t`paused`,
  activated: (wrote) => t`active, wrote ${wrote}`,
  activationPaused: () => t`active, scale-out paused`,
  partialError: () => t`active, a trigger failed`,
  staysActive: () => t`active`,
  waitsForFallback: () => t`failed, no fallback yet`,
  frozenByError: () => t`failed, the count stays`,
  deactivationPaused: () => t`not active, scale-in paused`,
  deactivated: (wrote) => t`cooldown over, wrote ${wrote}`,
  coolingDown: () => t`not active, cooling down`,
  raisedToMin: (wrote) => t`below the minimum, wrote ${wrote}`,
  staysInactive: () => t`not active`,
};

/** They say by themselves that something failed. */
const saysFailure: ReadonlySet<PollOutcome> = new Set(["aborted", "partialError", "waitsForFallback", "frozenByError"]);

export function pollWords({ outcome, written, failed, fallback }: PollColumns, poll: number): string {
  const came = outcome[poll]!;
  const words = outcomeWords[came](quantity(written[poll]!));
  if (fallback[poll] === 1) return t`${words}, by the fallback`;
  return failed[poll] === 1 && !saysFailure.has(came) ? t`${words}, a trigger failed` : words;
}
