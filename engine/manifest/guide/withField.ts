import type { ControllerFlags } from "../../controller/flags";
import { putIn } from "../fixes/putIn";
import { parseManifest } from "../parseManifest";
import { readYaml } from "../yamlTree";
import { placeOfField } from "./hover";
import { snippets } from "./snippets";

export interface WithField {
  /** The whole text with the field. */
  text: string;
  /** What was put in, as YAML. */
  lines: readonly string[];
}

/**
 * A manifest's text with a field of the guide that it lacks. A field of the autoscaler gets the default, so that nothing changes until
 * someone changes its value; a field of a metric comes with a whole metric. Null if the field has no place there: the text has it, it belongs
 * to another version, or its value is nobody's default.
 */
export function withField(text: string, path: string, flags: ControllerFlags): WithField | null {
  const before = parseManifest(text, flags.featureGates, flags.kubernetesVersion);
  const added = addedFor(path, flags);
  if (before.hpa === null || added === null || placeOfField(text, added.has ?? path) !== null) return null;
  const yaml = readYaml(added.lines.join("\n"));
  const node = yaml.ok ? yaml.documents[0] : undefined;
  const next = node ? putIn(text, { text: added.lines.join("\n"), node }, added.place) : null;
  if (next === null) return null;
  const after = parseManifest(next, flags.featureGates, flags.kubernetesVersion);
  return after.hpa !== null && after.problems.length <= before.problems.length ? { text: next, lines: added.lines } : null;
}

interface Added {
  /** A text with this field does not get another one; absent: the field itself. */
  has?: string;
  /** Where the lines belong; with `[]` they are an item of the list there. */
  place: string;
  lines: readonly string[];
}

function addedFor(path: string, flags: ControllerFlags): Added | null {
  const source = /^spec\.metrics\[\]\.(\w+)/.exec(path)?.[1];
  if (source !== undefined) {
    const metric = snippets.find((snippet) => snippet.path === "spec.metrics[]" && snippet.lines.includes(`${source}:`));
    return metric
      ? {
          has: `spec.metrics[].${source}`,
          place: "spec.metrics[]",
          lines: metric.lines.map((line) => line.replaceAll(/\$\{\d+:([^}]*)\}/g, "$1")),
        }
      : null;
  }
  const [, direction, rest] = /^spec\.behavior(?:\.(scaleUp|scaleDown)(?:\.(\w+))?)?/.exec(path) ?? [null, null];
  if (direction === null) return topLevel(path, flags);
  const lines = defaultLines(direction ?? "scaleDown", rest ?? "stabilizationWindowSeconds", flags);
  return lines && { place: `spec.behavior.${direction ?? "scaleDown"}`, lines };
}

function topLevel(path: string, { syncPeriodSeconds }: ControllerFlags): Added | null {
  if (path === "spec.minReplicas") return { place: "spec", lines: [line("minReplicas", 1)] };
  return path === "spec.syncPeriodSeconds" ? { place: "spec", lines: [line("syncPeriodSeconds", syncPeriodSeconds)] } : null;
}

/** The default of a field of spec.behavior, as the API server or the controller's flag has it. */
function defaultLines(direction: string, field: string, flags: ControllerFlags): readonly string[] | null {
  const isUp = direction === "scaleUp";
  switch (field) {
    case "stabilizationWindowSeconds":
      return [line(field, isUp ? 0 : flags.downscaleStabilizationSeconds)];
    case "selectPolicy":
      return [line(field, "Max")];
    case "policies":
      return ["policies:", ...defaultPolicies(isUp)];
    case "tolerance":
      return [line(field, flags.tolerance)];
    default:
      return null;
  }
}

/** The API server's default, as items of a list. */
export const defaultPolicies = (isUp: boolean): string[] => [...(isUp ? policy("Pods", 4) : []), ...policy("Percent", 100)];

const policy = (type: string, value: number) => [`- ${line("type", type)}`, `  ${line("value", value)}`, `  ${line("periodSeconds", 15)}`];

const line = (field: string, value: string | number) => [field, value].join(": ");
