import type { HorizontalPodAutoscaler } from "../../../api/autoscaling";
import type { Words } from "../../../lib/sentence";
import type { Finding } from "../../../manifest/finding";
import { adviceAt, type Steps } from "../../../manifest/place";
import type { ManifestWorkload } from "../../../manifest/workload";
import type { JudgedVpa, ReadVpa } from "../readVpa";

/** The input of a rule: a VerticalPodAutoscaler without errors, and what is around it. */
export interface Subject extends JudgedVpa {
  text: string;
  read: ReadVpa;
  /** The text's own, or the one that KEDA makes. Null: there is none without errors. */
  hpa: HorizontalPodAutoscaler | null;
  /** The HPA's target, if the text has it. */
  workload: ManifestWorkload | null;
  /** Those of the same target that count before it: of the same age, by name. */
  before: readonly ReadVpa[];
}

export type Rule = (subject: Subject) => Finding[];

export function advice({ document }: Subject, steps: Steps, message: Words, reason: Words, fixes: Finding["fixes"] = []): Finding {
  return adviceAt(document, steps, { message, reason, fixes });
}

/** Whether both have the same target. The version of its API does not matter. */
export function sharesTarget({ namespace, targetRef }: ReadVpa, hpa: HorizontalPodAutoscaler): boolean {
  return namespace === (hpa.metadata.namespace ?? "default") && isSameReference(targetRef, hpa.spec.scaleTargetRef);
}

interface Reference {
  apiVersion?: string;
  kind: string;
  name: string;
}

export function isSameReference(one: Reference, other: Reference): boolean {
  return one.kind === other.kind && one.name === other.name && groupOf(one) === groupOf(other);
}

/** Many targets are written without a group, which the cluster's own kinds then have. */
const groupOf = ({ apiVersion = "", kind }: Reference): string => {
  const slash = apiVersion.indexOf("/");
  const group = slash < 0 ? "" : apiVersion.slice(0, slash);
  return group === "" && kind !== "ReplicationController" ? "apps" : group;
};
