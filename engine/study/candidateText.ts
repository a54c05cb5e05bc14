import type { Scenario } from "../scenario/scenario";
import { controllerFlags } from "../scenario/scenario";
import { putIn } from "../manifest/fixes/putIn";
import { columnOf } from "../manifest/fixes/textFixes";
import { withEntry } from "../manifest/form/withEntry";
import { withField } from "../manifest/guide/withField";
import { kindOf, objectsOf } from "../manifest/objects";
import { nodeAt } from "../manifest/asStored";
import { applyEdits } from "../manifest/textEdit";
import { textOf, valueOf } from "../manifest/yamlNodes";
import { plainOrQuoted } from "../manifest/yamlText";
import { readYaml, type YamlNode } from "../manifest/yamlTree";
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
  const vpaName = paths.some(isOfVpa) ? nameOfVpa(scenario, parts) : null;
  const spanOf = (path: string) => placeOf(scenario, text, path, { parts, vpaName });
  for (const path of paths) {
    if (spanOf(path) !== null) continue;
    const filled = isOfVpa(path)
      ? withVpaSetting(text, path, vpaName)
      : hasScaledObject(text, parts.keda)
        ? withSetting(scenario, text, path, parts)
        : (withField(text, placeToFill(path), flags)?.text ?? null);
    text = filled ?? text;
  }
  const places: (Place | "form")[] = [];
  for (const path of paths) {
    const place = spanOf(path);
    if (place === null || places.some((other) => other !== "form" && place !== "form" && other.start === place.start))
      return { missing: path };
    places.push(place);
  }
  return {
    write(values) {
      const edits = places.flatMap((place, index) =>
        place === "form" ? [] : [{ ...place, text: writtenAs(text, place, paths[index]!, values[index]!) }],
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

/** The text of a VerticalPodAutoscaler with a field that it lacks. Its value is only a place. */
function withVpaSetting(text: string, path: string, vpaName: string | null): string | null {
  const steps = stepsOf(path);
  const vpa = vpaIn(text, vpaName);
  const depth = steps.findLastIndex((_, end) => isFilled(vpa && nodeAt(vpa, steps.slice(0, end))));
  const parent = vpa && nodeAt(vpa, steps.slice(0, depth));
  if (depth < 0 || parent?.kind !== "mapping") return null;
  const value = steps.slice(depth + 1).reduceRight<unknown>((inner, step) => {
    if (typeof step === "string") return { [step]: inner };
    return [typeof inner === "object" ? { containerName: "*", ...inner } : inner];
  }, placeholderOf(path));
  return withEntry(text, parent, String(steps[depth]), value);
}

const isFilled = (node: YamlNode | null | undefined): boolean => node?.kind === "mapping" && node.entries.size > 0;

function placeholderOf(path: string): unknown {
  if (path.endsWith(".controlledResources")) return ["cpu", "memory"];
  if (path.endsWith(".updateMode")) return "Recreate";
  if (path.includes(".minAllowed.")) return "0";
  return path.endsWith(".cpu") ? "1000" : "1Ti";
}

const isOfVpa = (path: string): boolean => /^spec\.(?:updatePolicy|resourcePolicy)\./.test(path);

function nameOfVpa(scenario: Scenario, parts: LateParts): string | null {
  const prepared = prepareRun(scenario, parts);
  return prepared.ok ? (prepared.vpa?.name ?? null) : null;
}

function vpaIn(text: string, name: string | null): YamlNode | null {
  const yaml = readYaml(text);
  const objects = yaml.ok ? objectsOf(yaml.documents) : [];
  const isNamed = (object: YamlNode) => textOf(valueOf(object, "metadata", "name")) === name;
  return objects.find((object) => kindOf(object) === "VerticalPodAutoscaler" && isNamed(object)) ?? null;
}

/** KEDA takes these numbers only as texts. A list keeps its form: in brackets, or an item a line. */
function writtenAs(text: string, { start }: Place, path: string, value: string): string {
  if (!isOfVpa(path)) return /\.(?:metadata|scalingModifiers)\./.test(path) ? `"${value}"` : value;
  if (!path.endsWith(".controlledResources")) return plainOrQuoted(value);
  const resources = value.split("+");
  if (text[start] === "[") return `[${resources.join(", ")}]`;
  return resources.map((resource) => `- ${resource}`).join(`\n${" ".repeat(columnOf(text, start))}`);
}

interface Whose {
  parts: LateParts;
  /** The VerticalPodAutoscaler whose fields move; null if none do. */
  vpaName: string | null;
}

/** Where a field's value is in the text, or in the form of the workload; null if the text has no such value. */
function placeOf(scenario: Scenario, text: string, path: string, { parts, vpaName }: Whose): Place | "form" | null {
  if (path === requestsField) return requestPlace(scenario, text, parts);
  const object = isOfVpa(path) ? vpaIn(text, vpaName) : autoscalerIn(text, parts);
  const node = object && nodeAt(object, stepsOf(path));
  if (path.endsWith(".controlledResources")) return node?.kind === "sequence" ? node.extent : null;
  return node?.kind === "scalar" && node.value !== null ? node.extent : null;
}

function autoscalerIn(text: string, parts: LateParts): YamlNode | null {
  const yaml = readYaml(text);
  const kind = hasScaledObject(text, parts.keda) ? "ScaledObject" : "HorizontalPodAutoscaler";
  return (yaml.ok && objectsOf(yaml.documents).find((object) => kindOf(object) === kind)) || null;
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
