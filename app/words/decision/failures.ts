import { t } from "../text";

/** Kubernetes 1.28 says "multiple HPAs"; later versions say "more than one HPA". */
const ambiguousSelector = / are controlled by (?:more than one HPA|multiple HPAs)/;

/** Each error text that leaves a metric without a value, with a clause for it that can begin a sentence. */
const causes: readonly (readonly [text: RegExp, words: (match: RegExpExecArray) => string])[] = [
  [
    /missing request for (\S+) in container (\S+) of Pod (\S+)/,
    ([, resource = "", container = "", pod = ""]) => t`Container ${container} of pod ${pod} has no ${resource} request`,
  ],
  [
    /container (\S+) not present in metrics for pod (\S+)/,
    ([, container = "", pod = ""]) => t`The sample of pod ${pod.slice(pod.indexOf("/") + 1)} lacks container ${container}`,
  ],
  [/disabled by the feature gate/, () => t`The feature gate HPAContainerMetrics is off`],
  [ambiguousSelector, () => t`Two autoscalers select the same pods`],
  [/selector is required/, () => t`The target's scale has no selector`],
  [/no pods returned by selector/, () => t`No pod matches the target's selector`],
  [/did not receive metrics for targeted pods/, () => t`No counted pod has a sample yet`],
  [/no metrics returned matched known pods/, () => t`No sample matches a pod's request`],
  [/no metrics returned from/, () => t`The metrics API returned no sample`],
  [/unable to fetch metrics from custom metrics API/, () => t`The custom metrics API returned no value`],
  [/unable to fetch metrics from external metrics API/, () => t`The external metrics API returned no value`],
  [/unable to get metrics for resource|unable to fetch metrics/, () => t`The metrics API did not answer`],
];

/** True if another autoscaler's target selects the same pods. */
export const isAmbiguous = (error: string): boolean => ambiguousSelector.test(error);

export function failureCause(error: string): string {
  for (const [text, words] of causes) {
    const match = text.exec(error);
    if (match) return words(match);
  }
  return t`The controller could not read the metric`;
}
