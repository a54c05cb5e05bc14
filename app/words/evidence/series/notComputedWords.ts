import type { NotComputed } from "../../../../engine/index";
import { t } from "../../text";
import { clock } from "../../times";

/** Why nothing was computed, and what would change that. */
export function notComputedWords(reason: NotComputed): string {
  switch (reason.code) {
    case "noMax":
      return t`maxReplicas is not in the evidence: add kube_horizontalpodautoscaler_spec_max_replicas, or the autoscaler’s YAML.`;
    case "noMetric":
      return t`The metric is not in the evidence: add kube_horizontalpodautoscaler_spec_target_metric, or the autoscaler’s YAML.`;
    case "noTarget":
      return t`The target of ${reason.metric} is not in the evidence: add the autoscaler’s YAML.`;
    case "noFigure":
      return t`No series has the metric’s value: kube_horizontalpodautoscaler_status_target_metric.`;
    case "givenUp":
      return t`From ${clock(reason.at)} on nothing was computed: the syncs before diverge too often, and each takes a long search. Bring a shorter time, or the HPA as YAML.`;
  }
}
