import { type Finding, restOfLine } from "./finding";
import type { YamlNode } from "./yamlTree";

/**
 * The one HorizontalPodAutoscaler among a text's documents, null when it is missing or of another version than autoscaling/v2, and what
 * there is to say about the documents. `anyVersion`: the version is for another to judge.
 */
export function findAutoscaler(
  text: string,
  documents: readonly YamlNode[],
  anyVersion: boolean,
): { autoscaler: YamlNode | null; findings: Finding[] } {
  const written = documents.filter((document) => document.kind !== "scalar" || document.value !== null);
  const autoscalers = written.filter((document) => textAt(document, "kind") === "HorizontalPodAutoscaler");
  const [autoscaler, ...others] = autoscalers;
  if (autoscaler === undefined) return { autoscaler: null, findings: [missingAutoscaler(text, written)] };

  const mistake = anyVersion ? null : versionError(autoscaler);
  const findings = [
    ...written.filter((document) => !autoscalers.includes(document)).map(otherDocument),
    ...others.map((document) =>
      error(document, "kind", "A second HorizontalPodAutoscaler: only one can be simulated. Remove one of the two."),
    ),
    ...(mistake === null ? [] : [mistake]),
  ];
  return { autoscaler: mistake !== null && otherFields.has(textAt(autoscaler, "apiVersion") ?? "") ? null : autoscaler, findings };
}

function missingAutoscaler(text: string, [first, ...rest]: readonly YamlNode[]): Finding {
  if (first === undefined) {
    return {
      severity: "error",
      path: "",
      message: "The manifest is empty. Write a HorizontalPodAutoscaler (apiVersion: autoscaling/v2).",
      span: restOfLine(text, 0),
    };
  }
  const kind = textAt(first, "kind");
  if (rest.length > 0) return error(first, "kind", "There is no HorizontalPodAutoscaler here. Add one (apiVersion: autoscaling/v2).");
  if (first.kind !== "mapping") return error(first, "", "A manifest is an object. Start with apiVersion: autoscaling/v2.");
  if (kind === undefined) return error(first, "kind", "kind not set; write kind: HorizontalPodAutoscaler.");
  return error(first, "kind", `There is no HorizontalPodAutoscaler here: the kind is ${JSON.stringify(kind)}.`);
}

function otherDocument(document: YamlNode): Finding {
  const kind = textAt(document, "kind");
  if (kind === undefined) return error(document, "kind", "kind not set: every document needs one.");
  return {
    severity: "advice",
    path: "",
    message: `A ${kind} is not read yet. The workload is set in the Workload tab.`,
    span: document.span,
  };
}

function versionError(autoscaler: YamlNode): Finding | null {
  const version = textAt(autoscaler, "apiVersion");
  if (version === "autoscaling/v2") return null;
  if (version === undefined) return error(autoscaler, "apiVersion", "apiVersion not set; write apiVersion: autoscaling/v2.");
  const change = changeFrom.get(version);
  if (change !== undefined) {
    return error(autoscaler, "apiVersion", `${version} is not read yet. Write apiVersion: autoscaling/v2${change}.`);
  }
  return error(
    autoscaler,
    "apiVersion",
    `no matches for kind "HorizontalPodAutoscaler" in version ${JSON.stringify(version)}; write apiVersion: autoscaling/v2.`,
  );
}

/** What has to change on the way to v2. v2beta2 has the same fields. */
const changeFrom = new Map([
  ["autoscaling/v1", ", and targetCPUUtilizationPercentage as a metric of type Resource"],
  ["autoscaling/v2beta1", ", and each target as target.type with its value"],
  ["autoscaling/v2beta2", ": the fields are the same"],
]);

/** Versions with other fields: reading them as v2 would only find mistakes that are none. */
const otherFields = new Set(["autoscaling/v1", "autoscaling/v2beta1"]);

function error(document: YamlNode, field: string, message: string): Finding {
  const value = document.kind === "mapping" ? document.entries.get(field)?.value : undefined;
  return { severity: "error", path: field, message, span: value?.span ?? document.span };
}

function textAt(document: YamlNode, key: string): string | undefined {
  const value = document.kind === "mapping" ? document.entries.get(key)?.value : undefined;
  return value?.kind === "scalar" && typeof value.value === "string" ? value.value : undefined;
}
