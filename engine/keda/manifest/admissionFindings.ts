import {
  admitScaledObject,
  alreadyManaged,
  type AdmissionContainer,
  type AdmissionError,
  type AdmissionTarget,
  type AdmissionWarning,
} from "../admission";
import type { KedaVersion } from "../../kedaReleases/releases";
import { hpaName, targetApiVersion, targetKind, type ScaledObject } from "../scaledObject";
import { foreign, noWords, say, type Words } from "../../lib/sentence";
import type { Finding } from "../../manifest/finding";
import { leftOutMessage } from "../../manifest/leftOutAutoscaler";
import { kindOf } from "../../manifest/objects";
import type { FoundFix } from "../../manifest/textEdit";
import type { ManifestContainer, ManifestWorkload } from "../../manifest/workload";
import { itemsOf, textOf, valueOf } from "../../manifest/yamlNodes";
import type { YamlNode } from "../../manifest/yamlTree";
import { formulaFindings } from "./formulaFindings";
import { hpaNameSteps } from "./origin";
import { errorAt, nodeAt, type Steps } from "../../manifest/place";

/** What KEDA's webhook refuses, each error at the field at fault, and its warnings. `hpas` are the text's own. */
export function admissionFindings(
  text: string,
  document: YamlNode,
  object: ScaledObject,
  { workload, hpas, kedaVersion }: { workload: ManifestWorkload | null; hpas: readonly YamlNode[]; kedaVersion: KedaVersion },
): { findings: Finding[]; warnings: readonly AdmissionWarning[] } {
  const { errors, warnings } = admitScaledObject(object, targetOf(workload), kedaVersion);
  const formula = formulaFindings(text, document, object);
  const others = errors.flatMap((wrong) => {
    const place = placeOf(object, wrong);
    if (place === null) return [];
    const { steps, reason } = place;
    return [errorAt(document, steps, { message: foreign(wrong.error), reason, fixes: fixesFor(document, object, wrong) })];
  });
  return { findings: [...formula, ...others, ...otherHpas(document, object, hpas)], warnings };
}

/** Without the workload in the text, its containers are not known, so nothing is said about them. */
function targetOf(workload: ManifestWorkload | null): AdmissionTarget {
  return { unknownKindError: null, missingError: null, containers: (workload?.containers ?? []).map(containerOf) };
}

function containerOf({ name, resources }: ManifestContainer): AdmissionContainer {
  const amounts = (part: "requests" | "limits") =>
    Object.fromEntries(Object.entries(resources[part]).flatMap(([key, amount]) => (amount === undefined ? [] : [[key, amount.value]])));
  return { name: name.value, resources: { requests: amounts("requests"), limits: amounts("limits") } };
}

/** The field at fault, and what helps to fix it; null for the modifiers' errors, which have findings of their own. */
function placeOf(object: ScaledObject, wrong: AdmissionError): { steps: Steps; reason: Words } | null {
  const spec = (...steps: Steps): Steps => ["spec", ...steps];
  switch (wrong.kind) {
    case "minAboveMax":
      return { steps: spec("minReplicaCount"), reason: say`KEDA's admission refuses it. Without maxReplicaCount the maximum is 100.` };
    case "idleNotBelowMin": {
      const reason = say`KEDA's admission refuses it. idleReplicaCount is the count while no trigger is active, and minReplicaCount is where activity starts: 1 at least, if it is written.`;
      return { steps: spec("idleReplicaCount"), reason };
    }
    case "fallbackNeedsFormula":
      return { steps: spec("fallback", "behavior"), reason: refused };
    case "fallbackWithoutSource": {
      const reason = say`KEDA's admission refuses it. KEDA never reads cpu and memory, so it cannot replace them.`;
      return { steps: spec("fallback"), reason };
    }
    case "longHpaName": {
      const isOwn = hpaName(object) === object.spec.advanced?.horizontalPodAutoscalerConfig?.name;
      return { steps: isOwn ? hpaNameSteps : ["metadata", "name"], reason: refused };
    }
    case "longName":
      return { steps: ["metadata", "name"], reason: refused };
    case "withoutRequest": {
      const reason = say`KEDA's admission refuses it. A request or a limit above 0 is enough for KEDA, but a utilization is a share of the request.`;
      return { steps: spec("triggers", wrong.trigger, "type"), reason };
    }
    case "onlyResourceTriggers": {
      const reason = say`KEDA's admission refuses it. At 0 replicas there is no usage that could wake the workload. Write minReplicaCount: 1.`;
      return { steps: spec("minReplicaCount"), reason };
    }
    case "cachedMetrics":
      return { steps: spec("triggers", wrong.trigger, "useCachedMetrics"), reason: refused };
    case "nameTwice":
      return { steps: spec("triggers", wrong.trigger, "name"), reason: refused };
    case "noTriggers":
      return { steps: spec("triggers"), reason: refused };
    case "target":
      return { steps: spec("scaleTargetRef"), reason: refused };
    case "noFormula":
    case "formula":
    case "modifiersTarget":
      return null;
  }
}

const refused = say`KEDA's admission refuses it.`;

/** A maximum written as a number is raised to the minimum. */
function fixesFor(document: YamlNode, object: ScaledObject, wrong: AdmissionError): FoundFix[] {
  const node = nodeAt(document, ["spec", "maxReplicaCount"]);
  if (wrong.kind !== "minAboveMax" || wrong.max < 0 || node?.kind !== "scalar" || object.spec.maxReplicaCount === undefined) return [];
  return [{ title: say`Set maxReplicaCount to ${wrong.min}`, edits: [{ ...node.extent, text: String(wrong.min) }] }];
}

/** The text's own HPAs, which KEDA would find in the cluster: the first that it refuses, and each that is left out of the run. */
function otherHpas(document: YamlNode, object: ScaledObject, others: readonly YamlNode[]): Finding[] {
  const hpas = others.filter((other) => kindOf(other) === "HorizontalPodAutoscaler").map((hpa) => ({ hpa, is: hpaBeside(object, hpa) }));
  const refusing = hpas.find(({ is }) => is === "refused");
  return [
    ...(refusing === undefined ? [] : [refusedFor(document, object, refusing.hpa)]),
    ...hpas.flatMap(({ hpa, is }) => (is === "excused" || is === "ofOtherTarget" ? [leftOutOfRun(object, hpa, is)] : [])),
  ];
}

function refusedFor(document: YamlNode, object: ScaledObject, hpa: YamlNode): Finding {
  const target = { apiVersion: targetApiVersion(object), kind: targetKind(object), name: object.spec.scaleTargetRef.name };
  return errorAt(document, ["spec", "scaleTargetRef"], {
    message: foreign(alreadyManaged(target, `hpa '${nameOf(hpa)}'`)),
    reason: say`KEDA's admission refuses it. KEDA makes an HPA of its own; two of them on one target stop each other. Remove the HPA.`,
  });
}

function leftOutOfRun(object: ScaledObject, hpa: YamlNode, is: "excused" | "ofOtherTarget"): Finding {
  const message = leftOutMessage(object.metadata.name, nameOf(hpa), is === "excused");
  const reason = is === "excused" ? say`Its annotation validations.keda.sh/hpa-ownership hides it from KEDA's admission.` : noWords;
  return { severity: "advice", kind: "autoscalerLeftOut", path: "kind", message, reason, span: valueOf(hpa, "kind")?.span ?? hpa.span };
}

const nameOf = (hpa: YamlNode): string => textOf(valueOf(hpa, "metadata", "name")) ?? "";

/**
 * What an HPA beside a ScaledObject is to KEDA: the one that it makes of this object or takes over, one that its admission does not look at,
 * one for which it refuses the object, or one of another target.
 */
type HpaBeside = "made" | "takenOver" | "excused" | "refused" | "ofOtherTarget";

export function hpaBeside(object: ScaledObject, hpa: YamlNode): HpaBeside {
  const { name, annotations = {} } = object.metadata;
  const owners = itemsOf(valueOf(hpa, "metadata", "ownerReferences"));
  if (owners.some((owner) => textOf(valueOf(owner, "kind")) === "ScaledObject" && textOf(valueOf(owner, "name")) === name)) return "made";
  if (!isOfTarget(object, hpa)) return "ofOtherTarget";
  if (annotations["scaledobject.keda.sh/transfer-hpa-ownership"] === "true" && hpaName(object) === nameOf(hpa)) return "takenOver";
  return textOf(valueOf(hpa, "metadata", "annotations", "validations.keda.sh/hpa-ownership")) === "false" ? "excused" : "refused";
}

function isOfTarget({ metadata, spec: { scaleTargetRef: target } }: ScaledObject, hpa: YamlNode): boolean {
  const reference = valueOf(hpa, "spec", "scaleTargetRef");
  const namespace = textOf(valueOf(hpa, "metadata", "namespace")) ?? "default";
  return (
    namespace === (metadata.namespace ?? "default") &&
    textOf(valueOf(reference, "name")) === target.name &&
    (textOf(valueOf(reference, "kind")) ?? "") === (target.kind || "Deployment")
  );
}
