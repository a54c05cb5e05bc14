import { isFullyPaused } from "../../annotations";
import { targetKind } from "../../scaledObject";
import { say, type Words } from "../../../lib/sentence";
import type { Finding } from "../../../manifest/finding";
import { kindOf } from "../../../manifest/objects";
import { textOf, valueOf } from "../../../manifest/yamlNodes";
import type { YamlNode } from "../../../manifest/yamlTree";
import { hpaBeside } from "../admissionFindings";
import { advice, type Rule, type Subject } from "./subject";

const prefix = "autoscaling.keda.sh/";
const booleanTexts = /^(?:1|t|T|TRUE|true|True|0|f|F|FALSE|false|False)$/;

export const pause: Rule = (subject) => {
  const annotations = subject.object.metadata.annotations ?? {};
  const odd = ["paused", "paused-scale-in", "paused-scale-out", "force-activation"].flatMap((name) => {
    const key = prefix + name;
    const text = Object.hasOwn(annotations, key) ? annotations[key] : undefined;
    if (text === undefined || booleanTexts.test(text)) return [];
    const message = say`${JSON.stringify(text)} counts as true: only a text such as "false" or "0" does not.`;
    return [
      advice(subject, ["metadata", "annotations", key], message, say`KEDA takes any text that is no boolean as true, also an empty one.`),
    ];
  });
  if (odd.length > 0 || !isFullyPaused(subject.object)) return odd;
  const written = Object.hasOwn(annotations, `${prefix}paused-replicas`) ? "paused-replicas" : "paused";
  const message = say`This object is paused: KEDA deletes the HPA and polls no source.`;
  const reason = say`The HPA that is shown is the one that it gets when the annotation goes.`;
  return [advice(subject, ["metadata", "annotations", prefix + written], message, reason)];
};

export const otherTarget: Rule = (subject) => {
  const { workloads } = subject.read;
  if (workloads.length === 0 || workloads.some(({ workload }) => workload.isTarget)) return [];
  const { name } = subject.object.spec.scaleTargetRef;
  const message = say`The target is the ${targetKind(subject.object)} ${JSON.stringify(name)}, and this text has only other workloads.`;
  const reason = say`Kind, name and namespace must be those of scaleTargetRef. Without the target, its requests and variables are not known.`;
  return [advice(subject, ["spec", "scaleTargetRef", "name"], message, reason)];
};

export const leftOut: Rule = (subject) => subject.read.otherObjects.flatMap((object) => objectAdvice(subject, object));

function objectAdvice(subject: Subject, object: YamlNode): Finding[] {
  const kind = kindOf(object) ?? "";
  const reason = reasonOf(subject, kind, object);
  if (reason === null) return [];
  const name = textOf(valueOf(object, "metadata", "name")) ?? "";
  const span = valueOf(object, "kind")?.span ?? object.span;
  return [{ severity: "advice", path: "kind", message: say`The ${kind} ${JSON.stringify(name)} is left out here.`, reason, span }];
}

function reasonOf({ object }: Subject, kind: string, other: YamlNode): Words | null {
  if (kind === "TriggerAuthentication" || kind === "ClusterTriggerAuthentication") {
    return say`It is not read: a trigger that names it counts as having all that it could give.`;
  }
  if (kind === "ScaledJob") return say`A ScaledJob is not simulated: KEDA starts Jobs from it, and there is no HPA.`;
  if (kind !== "HorizontalPodAutoscaler") return null;
  // A run itself says of others that it leaves them out.
  return ["made", "takenOver"].includes(hpaBeside(object, other)) ? say`KEDA makes this HPA from the ScaledObject.` : null;
}
