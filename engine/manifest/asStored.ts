import type { HorizontalPodAutoscaler } from "../api/autoscaling";
import type { FeatureGates, KubernetesVersion } from "../controller/flags";
import { noWords, plain, say, type Words } from "../lib/sentence";
import { type ReadAutoscaler, readText } from "./readText";
import { positionsIn } from "./textPosition";
import { isAbsent, itemsOf, valueOf } from "./yamlNodes";
import { type YamlLine, yamlLines } from "./yamlText";
import { childPath, type YamlNode } from "./yamlTree";

/** A line of the manifest as the API server stores it. */
export interface StoredLine {
  text: string;
  /** The field that the line begins, as the API server writes it. */
  path: string;
  /** `changed` is the same value in another form: a canonical quantity, a field of autoscaling/v2. */
  mark: "written" | "added" | "changed";
  /** Why the line was added or changed; "" for a written one. */
  reason: string;
  /** The reason as data. */
  said: Words;
  /** The line of the text it comes from, from 1; null for an added one. */
  line: number | null;
}

/** The autoscaler with its defaults filled in; null if the API server would refuse it or there is none. */
export function asStored(text: string, featureGates: FeatureGates, version?: KubernetesVersion): StoredLine[] | null {
  const { autoscaler } = readText(text, featureGates, version);
  if (autoscaler?.hpa == null) return null;
  const positionOf = positionsIn(text);
  return yamlLines(inOrder(autoscaler.hpa)).map((line) => storedLine(autoscaler, line, (offset) => positionOf(offset).line));
}

/** The fields in the API's order, with what the request itself adds. */
function inOrder({ kind, metadata, spec }: HorizontalPodAutoscaler): object {
  const { name, namespace = "default", ...other } = metadata;
  const { scaleTargetRef, minReplicas, maxReplicas, metrics, behavior, syncPeriodSeconds } = spec;
  return {
    apiVersion: "autoscaling/v2",
    kind,
    metadata: { name, namespace, ...other },
    spec: { scaleTargetRef, minReplicas, maxReplicas, metrics, behavior, syncPeriodSeconds },
  };
}

function storedLine(autoscaler: ReadAutoscaler, line: YamlLine, lineOf: (offset: number) => number): StoredLine {
  const { steps } = line;
  const { document, written, form, apiVersion } = autoscaler;
  const isMoved = form !== "v2" && (steps[0] === "apiVersion" || nodeAt(written, steps) === undefined);
  return markLine(line, { node: nodeAt(document, steps), movedFrom: isMoved ? apiVersion : null }, lineOf);
}

/** The origin of a stored line; `movedFrom` is the version that has it in another form, null if the text has it as it is stored. */
export interface LineSource {
  node: YamlNode | undefined;
  movedFrom: string | null;
}

export function markLine({ text, steps }: YamlLine, { node, movedFrom }: LineSource, lineOf: (offset: number) => number): StoredLine {
  const path = steps.reduce<string>((parent, step) => childPath(parent, step), "");
  if (node === undefined || isAbsent(node)) return withReason({ text, path, mark: "added", line: null }, reasonOf(path));
  const line = lineOf(node.span.start);
  if (movedFrom !== null) return withReason({ text, path, mark: "changed", line }, say`${path}: ${movedFrom} writes this in another form`);
  const written = saysTheSame(node, text);
  const reason = written === true ? noWords : say`${path}: ${written}, in the API server's own form`;
  return withReason({ text, path, mark: written === true ? "written" : "changed", line }, reason);
}

export const withReason = (line: Omit<StoredLine, "reason" | "said">, reason: Words): StoredLine => ({
  ...line,
  reason: plain(reason),
  said: reason,
});

/** True, or the value as it is written. */
function saysTheSame(node: YamlNode, line: string): true | string {
  if (node.kind !== "scalar") return true;
  const stored = line.slice(line.indexOf(": ") + 2);
  const forms = [node.text, String(node.value), JSON.stringify(node.text), JSON.stringify(String(node.value))];
  return forms.includes(stored) || line.endsWith(`- ${node.text}`) ? true : node.text;
}

export function nodeAt(document: YamlNode, steps: YamlLine["steps"]): YamlNode | undefined {
  return steps.reduce<YamlNode | undefined>(
    (node, step) => (typeof step === "number" ? itemsOf(node)[step] : valueOf(node, step)),
    document,
  );
}

function reasonOf(path: string): Words {
  if (path === "metadata.namespace") return say`${path}: the namespace of the request; without one, it is default`;
  if (path.startsWith("spec.metrics")) return say`spec.metrics: the API server's default when no metric is set`;
  const [field = path] = /^spec\.behavior\.scale(?:Up|Down)(?:\.[A-Za-z]+)?/.exec(path) ?? [];
  return say`${field}: the API server's default`;
}
