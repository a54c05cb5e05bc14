import type { KedaAdviceRule } from "../../../manifest/advice/kedaAdviceRules";
import type { AdviceRule } from "../../../manifest/advice/adviceRules";
import type { Finding } from "../../../manifest/finding";
import { cronDays } from "./cronDays";
import { fallbackCached, fallbackToZero, fallbackUnusable, fallbackWithValue } from "./fallback";
import { idleReplicas, scaleDown, shortPolling, shortWindow, warnings } from "./periods";
import type { Rule, Subject } from "./subject";
import { leftOut, otherTarget, pause } from "./surroundings";
import { activation, assumed, deprecated, droppedMetric, resourceToZero, unseenWorkflows, valueOfQueue } from "./triggers";
import { unknownKey } from "./unknownKey";

/** The findings of every rule that is not silenced. */
export function adviseScaledObject(subject: Subject, silenced: readonly AdviceRule[]): Finding[] {
  const names = Object.keys(rules) as KedaAdviceRule[];
  return names.filter((rule) => !silenced.includes(rule)).flatMap((rule) => rules[rule](subject).map((advice) => ({ ...advice, rule })));
}

const rules: Readonly<Record<KedaAdviceRule, Rule>> = {
  kedaWarnings: warnings,
  kedaShortPolling: shortPolling,
  kedaScaleDown: scaleDown,
  kedaIdleReplicas: idleReplicas,
  kedaResourceToZero: resourceToZero,
  kedaActivation: activation,
  kedaValueOfQueue: valueOfQueue,
  kedaCronDays: cronDays,
  kedaShortWindow: shortWindow,
  kedaFallbackToZero: fallbackToZero,
  kedaFallbackWithValue: fallbackWithValue,
  kedaFallbackUnusable: fallbackUnusable,
  kedaFallbackCached: fallbackCached,
  kedaDroppedMetric: droppedMetric,
  kedaUnknownKey: unknownKey,
  kedaDeprecated: deprecated,
  kedaPause: pause,
  kedaAssumed: (subject) => [...assumed(subject), ...unseenWorkflows(subject)],
  kedaOtherTarget: otherTarget,
  kedaLeftOut: leftOut,
};
