import type { Scenario } from "../scenario/scenario";
import { controllerFlags } from "../scenario/scenario";
import { putIn } from "../manifest/fixes/putIn";
import { withField } from "../manifest/guide/withField";
import { kindOf, objectsOf } from "../manifest/objects";
import { nodeAt } from "../manifest/asStored";
import { applyEdits } from "../manifest/textEdit";
import { readYaml } from "../manifest/yamlTree";
import { hasScaledObject } from "../simulation/kedaPart";
import type { LateParts } from "../simulation/lateParts";
import { prepareRun } from "../simulation/prepareRun";
import { studyFields } from "./fields";
import { requestsField } from "./study";

/** Writes other values of some fields into a scenario. Comments and order stay. */
export interface CandidateWriter {
  /** `values`: one for each of the writer's fields, as the manifest's text has it. */
  write(values: readonly string[]): Scenario;
}

/**
 * Prepares a scenario for other values of these fields. A field that the manifest lacks gets its place first. Null: one of them (`missing`)
 * has no place of its own in the text, because an alias, a merge key or a wrong structure is in the way.
 */
export function candidateWriter(scenario: Scenario, paths: readonly string[], parts: LateParts): CandidateWriter | { missing: string } {
  const flags = controllerFlags(scenario.flags);
  if (flags === null) return { missing: paths[0] ?? "" };
  let text = scenario.manifest;
  for (const path of paths) {
    if (spanOf(scenario, text, path, parts) !== null) continue;
    const filled = hasScaledObject(text, parts.keda)
      ? withSetting(scenario, text, path, parts)
      : (withField(text, placeToFill(path), flags)?.text ?? null);
    text = filled ?? text;
  }
  const places: (Place | "form")[] = [];
  for (const path of paths) {
    const place = spanOf(scenario, text, path, parts);
    if (place === null || places.some((other) => other !== "form" && place !== "form" && other.start === place.start))
      return { missing: path };
    places.push(place);
  }
  return {
    write(values) {
      const edits = places.flatMap((place, index) =>
        place === "form" ? [] : [{ ...place, text: writtenAs(paths[index]!, values[index]!) }],
      );
      const manifest = applyEdits(text, edits);
      const form = places.indexOf("form");
      if (form === -1) return { ...scenario, manifest };
      return { ...scenario, manifest, workload: { ...scenario.workload, cpuRequestMilli: milliOf(values[form]!) } };
    },
  };
}

interface Place {
  start: number;
  end: number;
}

/** Policies come into a manifest together, because a list without the others would remove them. */
const placeToFill = (path: string): string => path.replace(/\.policies\[[^]*$/, ".policies");

/** A ScaledObject's text with a field that it lacks, which gets its value of today. */
function withSetting(scenario: Scenario, text: string, path: string, parts: LateParts): string | null {
  const field = studyFields(scenario, parts).find((each) => each.path === path);
  const at = path.lastIndexOf(".");
  if (field === undefined || path.includes("[")) return null;
  const line = `${path.slice(at + 1)}: ${field.today}`;
  const yaml = readYaml(line);
  const node = yaml.ok ? yaml.documents[0] : undefined;
  return node ? putIn(text, { text: line, node }, path.slice(0, at), "ScaledObject") : null;
}

/** KEDA takes these numbers only as texts. */
const writtenAs = (path: string, value: string): string => (/\.(?:metadata|scalingModifiers)\./.test(path) ? `"${value}"` : value);

/** Where a field's value is in the text, or in the form of the workload; null if the text has no such value. */
function spanOf(scenario: Scenario, text: string, path: string, parts: LateParts): Place | "form" | null {
  if (path === requestsField) return requestPlace(scenario, text, parts);
  const yaml = readYaml(text);
  const kind = hasScaledObject(text, parts.keda) ? "ScaledObject" : "HorizontalPodAutoscaler";
  const autoscaler = yaml.ok ? objectsOf(yaml.documents).find((object) => kindOf(object) === kind) : undefined;
  const node = autoscaler && nodeAt(autoscaler, stepsOf(path));
  return node?.kind === "scalar" && node.value !== null ? node.extent : null;
}

/** The manifest's own request if its workload says one; a workload without a request has no place for it. */
function requestPlace(scenario: Scenario, text: string, parts: LateParts): Place | "form" | null {
  const prepared = prepareRun({ ...scenario, manifest: text }, parts);
  if (!prepared.ok) return null;
  const { taken } = prepared.target;
  const number = taken?.numbers.cpuRequestMilli;
  if (number === undefined) return "form";
  return number.amount === null ? null : { start: number.place.start, end: number.place.end };
}

/** `spec.metrics[0].resource` → ["spec", "metrics", 0, "resource"]. */
const stepsOf = (path: string): (string | number)[] =>
  path.split(/[.[\]]+/).flatMap((step) => (step === "" ? [] : [/^\d+$/.test(step) ? Number(step) : step]));

const milliOf = (quantity: string): number => (quantity.endsWith("m") ? Number(quantity.slice(0, -1)) : 1000 * Number(quantity));
