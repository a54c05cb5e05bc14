import { say, type Words } from "../lib/sentence";
import { keepOne } from "./fixes/keepOne";
import { enumValueFix, insertFirstFix } from "./fixes/textFixes";
import { type Finding, restOfLine } from "./finding";
import { apiVersionOf } from "./versions/apiVersions";
import { hasExtensionsForm } from "./versions/extensionsForm";
import { kindOf, objectsOf, workloadIn, type WorkloadObject } from "./objects";
import { textOf, valueOf } from "./yamlNodes";
import type { YamlNode } from "./yamlTree";

/** The objects of a text by their purpose, and the findings about them. */
export interface TextObjects {
  /** The one HorizontalPodAutoscaler; null when it is missing. */
  autoscaler: YamlNode | null;
  workloads: WorkloadObject[];
  /** All others. */
  others: YamlNode[];
  findings: Finding[];
}

/**
 * Sorts a text's documents. A document that is neither an autoscaler nor a workload is ignored. `anyVersion`: the caller checks the
 * autoscaler's apiVersion.
 */
export function sortDocuments(text: string, documents: readonly YamlNode[], anyVersion = false): TextObjects {
  const objects = objectsOf(documents);
  const autoscalers = objects.filter((object) => kindOf(object) === "HorizontalPodAutoscaler");
  const [autoscaler, ...further] = autoscalers;
  const target = valueOf(autoscaler, "spec", "scaleTargetRef");
  const workloads = objects.flatMap((document) => workloadIn(document, target) ?? []);
  const others = objects.filter(
    (object) => workloads.every(({ document }) => document !== object) && kindOf(object) !== "HorizontalPodAutoscaler",
  );
  if (autoscaler === undefined) return { autoscaler: null, workloads, others, findings: [missingAutoscaler(text, objects)] };

  const mistake = anyVersion ? null : versionError(text, autoscaler);
  const findings = [
    ...objects.filter((object) => kindOf(object) === undefined).map(missingKind),
    ...further.slice(0, 1).map(() => autoscalerChoice(text, autoscaler, autoscalers)),
    ...(mistake === null ? [] : [mistake]),
  ];
  return { autoscaler, workloads, others, findings };
}

function autoscalerChoice(text: string, first: YamlNode, all: readonly YamlNode[]): Finding {
  const message = say`There are ${all.length} HorizontalPodAutoscalers here, but only one can be simulated. Choose one.`;
  const choice: Finding = { ...error(first, "kind", message), kind: "autoscalerChoice", fixes: keepOne(text, all) };
  if (new Set(all.map(targetOf)).size === all.length) return choice;
  return {
    ...choice,
    reason: say`Two of them have the same target: on a cluster, neither of the two scales. The incident Second autoscaler shows this.`,
  };
}

/** What an autoscaler scales, as a text that no other target has. */
function targetOf(autoscaler: YamlNode): string {
  const target = valueOf(autoscaler, "spec", "scaleTargetRef");
  const namespace = textOf(valueOf(autoscaler, "metadata", "namespace")) ?? "default";
  return JSON.stringify([namespace, textOf(valueOf(target, "kind")), textOf(valueOf(target, "name"))]);
}

/** Whether an error says that there are several autoscalers. */
export const isAutoscalerChoice = ({ kind }: Finding): boolean => kind === "autoscalerChoice";

/** Whether an error says that the only object has no kind. */
export const isKindMissing = ({ kind }: Finding): boolean => kind === "kindMissing";

function missingAutoscaler(text: string, [first, ...rest]: readonly YamlNode[]): Finding {
  if (first === undefined) {
    return {
      severity: "error",
      path: "",
      message: say`The manifest is empty. Write a HorizontalPodAutoscaler (apiVersion: autoscaling/v2).`,
      span: restOfLine(text, 0),
    };
  }
  const kind = kindOf(first);
  if (rest.length > 0) return error(first, "kind", say`There is no HorizontalPodAutoscaler here. Add one (apiVersion: autoscaling/v2).`);
  if (first.kind !== "mapping") return error(first, "", say`A manifest is an object. Start with apiVersion: autoscaling/v2.`);
  if (kind === undefined) {
    const fixes = insertFirstFix(text, first, "kind", "HorizontalPodAutoscaler");
    return { ...error(first, "kind", say`kind not set; write kind: HorizontalPodAutoscaler.`), kind: "kindMissing", fixes };
  }
  const finding = error(first, "kind", say`There is no HorizontalPodAutoscaler here: the kind is ${JSON.stringify(kind)}.`);
  return { ...finding, fixes: enumValueFix(valueOf(first, "kind"), ["HorizontalPodAutoscaler"]) };
}

function missingKind(document: YamlNode): Finding {
  return error(document, "kind", say`kind not set; every document needs a kind.`);
}

function versionError(text: string, autoscaler: YamlNode): Finding | null {
  const version = textOf(valueOf(autoscaler, "apiVersion"));
  if (version === undefined) {
    const fixes = insertFirstFix(text, autoscaler, "apiVersion", "autoscaling/v2");
    return { ...error(autoscaler, "apiVersion", say`apiVersion not set; write apiVersion: autoscaling/v2.`), fixes };
  }
  if (apiVersionOf(version) !== undefined || hasExtensionsForm(autoscaler)) return null;
  const message = /^autoscaling\/v(?:[3-9]|[1-9]\d+)$/.test(version)
    ? say`no matches for kind "HorizontalPodAutoscaler" in version ${JSON.stringify(version)}: autoscaling/v2 is the newest version of the API. Write apiVersion: autoscaling/v2.`
    : say`no matches for kind "HorizontalPodAutoscaler" in version ${JSON.stringify(version)}; write apiVersion: autoscaling/v2.`;
  const value = valueOf(autoscaler, "apiVersion");
  const fixes = value ? [{ title: say`Write autoscaling/v2`, edits: [{ ...value.extent, text: "autoscaling/v2" }] }] : [];
  return { ...error(autoscaler, "apiVersion", message), fixes };
}

function error(document: YamlNode, field: string, message: Words): Finding {
  return { severity: "error", path: field, message, span: valueOf(document, field)?.span ?? document.span };
}
