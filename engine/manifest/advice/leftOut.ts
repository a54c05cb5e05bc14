import { say, type Words } from "../../lib/sentence";
import type { Span, YamlNode } from "../yamlTree";
import { entryOf, isAbsent, itemsOf, textOf, valueOf } from "../yamlNodes";
import { kindOf } from "../objects";
import type { Advice, AdviceSubject, Rule } from "./subject";

/**
 * What the text has and the simulated cluster does not, if a reader may ask what the autoscaler makes of it. Objects that nobody would
 * connect with an autoscaler, such as a Service, get no line.
 */
export const leftOut: Rule = (subject) => [...subject.otherObjects.flatMap((object) => objectAdvice(subject, object)), ...fields(subject)];

function objectAdvice(subject: AdviceSubject, object: YamlNode): Advice[] {
  const kind = kindOf(object) ?? "";
  const reasonOf = Object.hasOwn(reasons, kind) ? reasons[kind] : undefined;
  if (reasonOf === undefined) return [];
  return [
    {
      path: "kind",
      message: boundsVpa(subject, kind)
        ? say`Of the LimitRange ${JSON.stringify(nameOf(object))} only its bounds of what the VerticalPodAutoscaler sets count here.`
        : say`The ${kind} ${JSON.stringify(nameOf(object))} is left out here.`,
      reason: isElsewhere(subject, object) ? elsewhere : reasonOf(subject, object),
      span: valueOf(object, "kind")?.span ?? object.span,
    },
  ];
}

const boundsVpa = ({ otherObjects }: AdviceSubject, kind: string): boolean =>
  kind === "LimitRange" && otherObjects.some((other) => kindOf(other) === "VerticalPodAutoscaler");

/** By the object's kind: whether it matters to the autoscaler. */
const reasons: Readonly<Record<string, (subject: AdviceSubject, object: YamlNode) => Words>> = {
  PodDisruptionBudget: () =>
    say`A scale-down does not heed it: it limits only evictions, such as those of kubectl drain. So it does not matter to the autoscaler.`,
  ScaledObject: scaledObjectReason,
  ScaledJob: () => say`KEDA starts Jobs from it, so it does not matter to the autoscaler.`,
  TriggerAuthentication: () => onlyCredentials,
  ClusterTriggerAuthentication: () => onlyCredentials,
  LimitRange: () =>
    say`It gives requests and limits to containers that have none, and a utilization is a share of the requests. Write them into the workload so that they count here.`,
  ResourceQuota: () =>
    say`If the quota is used up, the cluster creates no more pods, whatever count the autoscaler writes. Here it creates them.`,
};

const elsewhere = say`It is in another namespace, so it does not matter to this autoscaler.`;
const ofOtherTarget = say`Its target is another workload, so it does not matter to this autoscaler.`;
const onlyCredentials = say`It only holds credentials, so it does not matter to the autoscaler.`;

function scaledObjectReason(subject: AdviceSubject, object: YamlNode): Words {
  const written = valueOf(object, "spec", "advanced", "horizontalPodAutoscalerConfig", "name");
  const made = textOf(written) ?? `keda-hpa-${nameOf(object)}`;
  if (subject.autoscaler.manifest.metadata?.name === made) {
    return say`KEDA made this autoscaler from it. What KEDA does beside the autoscaler is left out: it scales between 0 and 1, and it can pause.`;
  }
  if (!isSameTarget(subject, valueOf(object, "spec", "scaleTargetRef"), "Deployment")) return ofOtherTarget;
  return say`KEDA makes another autoscaler with the same target from it, and then neither of the two scales. The incident Second autoscaler shows this.`;
}

function isSameTarget({ spec }: AdviceSubject, reference: YamlNode | undefined, usualKind?: string): boolean {
  const { kind, name } = spec.scaleTargetRef ?? {};
  return name === textOf(valueOf(reference, "name")) && kind === (textOf(valueOf(reference, "kind")) ?? usualKind);
}

function isElsewhere({ autoscaler }: AdviceSubject, object: YamlNode): boolean {
  if (kindOf(object)?.startsWith("Cluster") === true) return false;
  const namespace = textOf(valueOf(object, "metadata", "namespace")) ?? "default";
  return namespace !== (autoscaler.manifest.metadata?.namespace ?? "default");
}

const nameOf = (object: YamlNode): string => textOf(valueOf(object, "metadata", "name")) ?? "";

/** Of the target's pods. */
function fields({ workload, workloadDocument }: AdviceSubject): Advice[] {
  const pod = valueOf(workloadDocument ?? undefined, "spec", "template", "spec");
  if (workload?.isTarget !== true || pod === undefined) return [];
  const path = "spec.template.spec";
  return [...resizePolicy(pod, path), ...antiAffinity(pod, `${path}.affinity`), ...topologySpread(pod, path)];
}

/** Only the first container's line: the others mean the same. */
function resizePolicy(pod: YamlNode, path: string): Advice[] {
  const found = ["containers", "initContainers"].flatMap((list) =>
    itemsOf(valueOf(pod, list)).flatMap((container, index) => {
      const reason = say`It says how a running container takes new requests. Requests do not change here, so it does not matter to the autoscaler.`;
      return fieldAdvice(container, `${path}.${list}[${index}]`, "resizePolicy", reason);
    }),
  );
  return found.slice(0, 1);
}

function antiAffinity(pod: YamlNode, path: string): Advice[] {
  const affinity = valueOf(pod, "affinity");
  const required = valueOf(affinity, "podAntiAffinity", "requiredDuringSchedulingIgnoredDuringExecution");
  return fieldAdvice(affinity, path, "podAntiAffinity", itemsOf(required).length > 0 ? keptApart : preference);
}

function topologySpread(pod: YamlNode, path: string): Advice[] {
  const constraints = itemsOf(valueOf(pod, "topologySpreadConstraints"));
  const isStrict = constraints.some((constraint) => textOf(valueOf(constraint, "whenUnsatisfiable")) !== "ScheduleAnyway");
  const reason = isStrict ? keptApart : preference;
  return constraints.length === 0 ? [] : fieldAdvice(pod, path, "topologySpreadConstraints", reason);
}

const keptApart = say`A pod that finds no node by this rule waits as Pending, and the autoscaler counts it as not ready. Here a pod goes to any node with room. A scale-down does not heed the rule.`;
const preference = say`It is only a preference of the scheduler, so it does not matter to the autoscaler. A scale-down does not heed it.`;

function fieldAdvice(parent: YamlNode | undefined, path: string, field: string, reason: Words): Advice[] {
  const entry = entryOf(parent, field);
  if (entry === undefined || isAbsent(entry.value)) return [];
  const span: Span = entry.key;
  return [{ path: `${path}.${field}`, message: say`${field} is left out here.`, reason, span }];
}
