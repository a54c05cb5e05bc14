import type { DiagnosisContext } from "../diagnose";
import { type Finding, locate } from "../finding";
import type { ManifestMetric, ManifestMetricTarget, ManifestSpec } from "../manifest";
import type { ReadAutoscaler } from "../readText";
import type { ManifestWorkload } from "../workload";
import type { Span, YamlNode } from "../yamlTree";

/** The input of a rule. Values may still be wrong: what the API server refuses is reported separately from advice. */
export interface AdviceSubject {
  text: string;
  autoscaler: ReadAutoscaler;
  /** With defaults. */
  spec: ManifestSpec;
  /** The target, or the text's only workload, with its document in `workloadDocument`. */
  workload: ManifestWorkload | null;
  workloadDocument: YamlNode | null;
  /** The objects of the text that are neither an autoscaler nor a workload. */
  otherObjects: readonly YamlNode[];
  context: DiagnosisContext;
}

/** One piece of advice; the caller adds the rule's id. */
export type Advice = Omit<Finding, "severity" | "rule">;

export type Rule = (subject: AdviceSubject) => Advice[];

/** The place of a field of the autoscaler, or of its parent if it is absent. */
export function spanOf({ autoscaler }: AdviceSubject, path: string): Span {
  return locate(autoscaler.document, path).span;
}

/** A Resource or ContainerResource metric; `container` is null for the whole pod. */
export interface ResourceTarget {
  path: string;
  resource: string;
  container: string | null;
  target: ManifestMetricTarget;
}

export function resourceTargets({ spec }: AdviceSubject): ResourceTarget[] {
  return (spec.metrics ?? []).flatMap((metric, index) => resourceTarget(metric, `spec.metrics[${index}]`));
}

function resourceTarget({ type, resource, containerResource }: ManifestMetric, path: string): ResourceTarget[] {
  if (type === "Resource" && resource?.name !== undefined) {
    return [{ path: `${path}.resource`, resource: resource.name, container: null, target: resource.target ?? {} }];
  }
  if (type === "ContainerResource" && containerResource?.name !== undefined && containerResource.container !== undefined) {
    const { name, container, target = {} } = containerResource;
    return [{ path: `${path}.containerResource`, resource: name, container, target }];
  }
  return [];
}
