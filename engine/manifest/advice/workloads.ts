import { say } from "../../lib/sentence";
import { targetVersionEdits } from "../fixes/targetVersion";
import { removeEntry } from "../fixes/textFixes";
import type { ManifestWorkload } from "../workload";
import type { FoundFix } from "../textEdit";
import { valueOf } from "../yamlNodes";
import { plainOrQuoted } from "../yamlText";
import { type AdviceSubject, type Rule, spanOf } from "./subject";

/** A count in the workload's own manifest overwrites the autoscaler's whenever the manifest is applied. */
export const replicasInWorkload: Rule = ({ text, workload, workloadDocument }) => {
  if (workload === null || !workload.isTarget || workload.replicas === undefined || workloadDocument === null) return [];
  const { path, value, start, end } = workload.replicas;
  const edits = removeEntry(text, valueOf(workloadDocument, "spec"), "replicas");
  return [
    {
      path,
      message: say`The ${workload.named ?? workload.kind} sets replicas to ${value}.`,
      reason: say`Each time you apply this manifest, this value overwrites the autoscaler's count. Without this field, the autoscaler keeps its count. But the first apply without it writes 1 once, so first remove it with kubectl apply edit-last-applied, or, with server-side apply, remove it when the autoscaler owns the field.`,
      span: { start, end },
      fixes: edits.length === 0 ? [] : [{ title: say`Remove replicas`, edits }],
    },
  ];
};

/** The autoscaler would look for another object, and find none. */
export const otherTarget: Rule = (subject) => {
  const { spec, workload, autoscaler } = subject;
  const { kind = "", name = "" } = spec.scaleTargetRef ?? {};
  if (workload === null || workload.isTarget || kind === "" || name === "" || workload.name === "") return [];
  const namespace = autoscaler.manifest.metadata?.namespace ?? "default";
  const differs = kind !== workload.kind ? "kind" : "name";
  const isElsewhere = kind === workload.kind && name === workload.name;
  const path = `spec.scaleTargetRef.${differs}`;
  return [
    {
      path: isElsewhere ? "metadata.namespace" : path,
      message: isElsewhere
        ? say`The autoscaler is in the namespace ${namespace}, but the ${kind} is in ${workload.namespace}.`
        : say`The target is the ${kind} ${JSON.stringify(name)}, but the text has the ${workload.kind} ${JSON.stringify(workload.name)}.`,
      reason: say`An autoscaler scales the object that scaleTargetRef names in its own namespace. If there is no such object, it scales nothing.`,
      span: spanOf(subject, isElsewhere ? "metadata.namespace" : path),
      fixes: isElsewhere ? [] : targetFix(subject, workload),
    },
  ];
};

/** Only if the reference is written directly, not behind an alias. */
function targetFix({ autoscaler, text }: AdviceSubject, workload: ManifestWorkload): FoundFix[] {
  const target = valueOf(autoscaler.document, "spec", "scaleTargetRef");
  const edits = (["kind", "name"] as const).flatMap((field) => {
    const value = valueOf(target, field);
    if (value?.kind !== "scalar" || value.text === workload[field]) return [];
    const isQuoted = /["']/.test(text.charAt(value.extent.start));
    return [{ ...value.extent, text: isQuoted ? JSON.stringify(workload[field]) : plainOrQuoted(workload[field]) }];
  });
  if (edits.length === 0) return [];
  return [
    { title: say`Target the ${workload.kind} ${workload.name}`, edits: [...targetVersionEdits(text, target, workload.kind), ...edits] },
  ];
}
