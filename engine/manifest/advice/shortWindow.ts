import { say, type Words } from "../../lib/sentence";
import { nodeOf } from "../finding";
import type { ManifestBehavior } from "../manifest";
import type { FoundFix } from "../textEdit";
import type { YamlNode } from "../yamlTree";
import { type Rule, spanOf } from "./subject";

/** A window in which there is never a second proposal. */
interface ShortWindow {
  direction: "scaleUp" | "scaleDown";
  message: Words;
  reason: Words;
  /** Windows with an effect, or without one. */
  seconds: readonly number[];
}

/** In seconds; the flag --horizontal-pod-autoscaler-sync-period. */
const usualSyncPeriod = 15;

/** The windows that are not longer than the sync period. A window of 0 is none, and says so. */
export function shortWindows(behavior: ManifestBehavior | undefined, syncPeriodSeconds = usualSyncPeriod): ShortWindow[] {
  return (["scaleUp", "scaleDown"] as const).flatMap((direction): ShortWindow[] => {
    const { stabilizationWindowSeconds: window = 0, selectPolicy } = behavior?.[direction] ?? {};
    if (window <= 0 || window > syncPeriodSeconds || selectPolicy === "Disabled") return [];
    return [
      {
        direction,
        message: say`A window of ${window} s does nothing: it is not longer than the sync period of ${syncPeriodSeconds} s.`,
        reason: say`Each sync adds one proposal, and the window has those that are younger than it. So it has only the newest, as with a window of 0. Only the first sync of a controller also keeps the count that it finds.`,
        seconds: [2 * syncPeriodSeconds, 0],
      },
    ];
  });
}

export const shortWindow: Rule = (subject) =>
  shortWindows(subject.spec.behavior, subject.spec.syncPeriodSeconds ?? subject.context.syncPeriodSeconds).map(
    ({ direction, message, reason, seconds }) => {
      const path = `spec.behavior.${direction}.stabilizationWindowSeconds`;
      return { path, span: spanOf(subject, path), message, reason, fixes: windowFixes(nodeOf(subject.autoscaler.document, path), seconds) };
    },
  );

export function windowFixes(written: YamlNode | undefined, seconds: readonly number[]): FoundFix[] {
  if (written?.kind !== "scalar") return [];
  return seconds.map((each) => ({
    title: say`Write stabilizationWindowSeconds: ${each}`,
    edits: [{ ...written.extent, text: String(each) }],
  }));
}
