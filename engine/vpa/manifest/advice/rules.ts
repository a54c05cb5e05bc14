import { nearest } from "../../../lib/nearest";
import { noWords, say } from "../../../lib/sentence";
import { quotedLike } from "../../../manifest/fixes/textFixes";
import { nodeAt, type Steps } from "../../../manifest/place";
import type { FoundFix } from "../../../manifest/textEdit";
import { textOf, valueOf } from "../../../manifest/yamlNodes";
import { resourceNames } from "../../quantities";
import { defaultUpdaterFlags } from "../../updaterFlags";
import { getUpdateMode } from "../../vpa";
import { policiesAt } from "../schema";
import { vpaVersions } from "../vpaFields";
import { inserted } from "./inserted";
import { advice, isSameReference, sharesTarget, type Rule, type Subject } from "./subject";

export const otherTarget: Rule = (subject) => {
  const { hpa, read } = subject;
  if (hpa === null || sharesTarget(read, hpa)) return [];
  const { namespace, targetRef } = read;
  if (isSameReference(targetRef, hpa.spec.scaleTargetRef)) {
    const message = say`This object is in the namespace ${namespace}, and the autoscaler's target is in ${hpa.metadata.namespace ?? "default"}. A run leaves it out.`;
    return [advice(subject, ["metadata", "namespace"], message, say`It changes only pods of its own namespace.`)];
  }
  const message = say`Its target is the ${targetRef.kind} ${JSON.stringify(targetRef.name)}, not that of the autoscaler. A run leaves it out.`;
  return [advice(subject, ["spec", "targetRef"], message, say`Kind, name and API group must be those of the autoscaler's scaleTargetRef.`)];
};

export const second: Rule = (subject) => {
  const [first] = subject.before;
  if (first === undefined) return [];
  const message = say`The VerticalPodAutoscaler ${JSON.stringify(first.name)} has the same target. A run leaves this one out.`;
  const reason = say`In a cluster the oldest one counts, and of the same age the first by name. The documentation calls the behavior of several on the same pods undefined.`;
  return [advice(subject, ["spec", "targetRef"], message, reason)];
};

export const fewReplicas: Rule = (subject) => {
  const { hpa, read } = subject;
  const mode = getUpdateMode(read.vpa);
  if (hpa === null || subject.before.length > 0 || !sharesTarget(read, hpa) || mode === "Off" || mode === "Initial") return [];
  const own = read.vpa.updatePolicy?.minReplicas;
  const needed = own ?? defaultUpdaterFlags.minReplicas;
  const { minReplicas = 1 } = hpa.spec;
  if (minReplicas >= needed) return [];
  const message = say`The updater changes no running pod while there are fewer than ${needed}, and the autoscaler goes down to ${minReplicas}.`;
  const reason =
    own === undefined
      ? say`The updater's flag --min-replicas is ${needed}; minReplicas here replaces it. A pod that is created gets the recommendation all the same.`
      : say`A pod that is created gets the recommendation all the same.`;
  return [advice(subject, ["spec", "updatePolicy", "minReplicas"], message, reason, fewReplicasFixes(subject, minReplicas))];
};

function fewReplicasFixes({ text, document }: Subject, minReplicas: number): FoundFix[] {
  if (minReplicas < 1) return [];
  const written = nodeAt(document, ["spec", "updatePolicy", "minReplicas"]);
  const title = say`Write minReplicas: ${minReplicas}`;
  if (written !== undefined) return [{ title, edits: [{ ...written.extent, text: String(minReplicas) }] }];
  const edits = inserted(text, nodeAt(document, ["spec", "updatePolicy"]), "minReplicas", String(minReplicas));
  return edits.length === 0 ? [] : [{ title, edits }];
}

export const deprecated: Rule = (subject) => {
  const { document, written } = subject;
  const [served = ""] = Object.keys(vpaVersions);
  const version = valueOf(document, "apiVersion");
  const isOld = version !== undefined && textOf(version) !== served;
  const mode = nodeAt(document, ["spec", "updatePolicy", "updateMode"]);
  return [
    ...(isOld
      ? [
          advice(subject, ["apiVersion"], say`${textOf(version) ?? ""} API is deprecated`, noWords, [
            { title: say`Write ${served}`, edits: [{ ...version.extent, text: quotedLike(version, served) }] },
          ]),
        ]
      : []),
    ...(written.spec?.updatePolicy?.updateMode === "Auto" && mode !== undefined
      ? [
          advice(
            subject,
            ["spec", "updatePolicy", "updateMode"],
            say`The mode Auto is deprecated since release 1.5 of the Vertical Pod Autoscaler.`,
            say`It does what Recreate does.`,
            [{ title: say`Write Recreate`, edits: [{ ...mode.extent, text: quotedLike(mode, "Recreate") }] }],
          ),
        ]
      : []),
  ];
};

export const noEffect: Rule = (subject) => [...unknownContainers(subject), ...unknownResources(subject), ...annotations(subject)];

function unknownContainers(subject: Subject) {
  const { workload, hpa, read, document } = subject;
  if (workload === null || hpa === null || !sharesTarget(read, hpa)) return [];
  // A native sidecar is an init container.
  const names = [...workload.containers, ...workload.initContainers].map(({ name }) => name.value);
  return (read.vpa.containerPolicies ?? []).flatMap(({ containerName }, index) => {
    if (containerName === "*" || names.includes(containerName)) return [];
    const steps = [...policiesAt, index, "containerName"];
    const node = nodeAt(document, steps);
    const meant = nearest(containerName, names);
    const fixes =
      node === undefined || meant === undefined
        ? []
        : [{ title: say`Write ${meant}`, edits: [{ ...node.extent, text: quotedLike(node, meant) }] }];
    const message = say`The target has no container ${JSON.stringify(containerName)}, so this policy changes nothing.`;
    return [advice(subject, steps, message, say`Its containers: ${names.join(", ")}.`, fixes)];
  });
}

function unknownResources(subject: Subject) {
  return (subject.written.spec?.resourcePolicy?.containerPolicies ?? []).flatMap((policy, index) => {
    const { controlledResources = [], minAllowed = {}, maxAllowed = {} } = policy;
    const own: [Steps, string][] = [
      ...controlledResources.map((name, at): [Steps, string] => [["controlledResources", at], name]),
      ...Object.keys(minAllowed).map((name): [Steps, string] => [["minAllowed", name], name]),
      ...Object.keys(maxAllowed).map((name): [Steps, string] => [["maxAllowed", name], name]),
    ];
    return own
      .filter(([, name]) => !resourceNames.some((known) => known === name))
      .map(([steps, name]) => {
        const message = say`${name} has no effect: the recommender knows only cpu and memory.`;
        return advice(subject, [...policiesAt, index, ...steps], message, noWords);
      });
  });
}

function annotations(subject: Subject) {
  return Object.keys(subject.read.annotations)
    .filter((key) => /^vpa-post-processor\.kubernetes\.io\/[^/]{1,63}_integerCPU$/.test(key))
    .map((key) => {
      const message = say`This annotation has no effect here.`;
      const reason = say`It needs the recommender's flag --cpu-integer-post-processor-enabled, which is off by default.`;
      return advice(subject, ["metadata", "annotations", key], message, reason);
    });
}

export const recommender: Rule = (subject) => {
  const name = subject.written.spec?.recommenders?.[0]?.name;
  if (name === undefined || name === "default") return [];
  const message = say`A run has the default recommender in place of ${JSON.stringify(name)}.`;
  return [advice(subject, ["spec", "recommenders", 0, "name"], message, say`What another recommender recommends is not known here.`)];
};
