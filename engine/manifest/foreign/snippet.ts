import { defaultFlags, type KubernetesVersion } from "../../controller/flags";
import { say, type Words } from "../../lib/sentence";
import { nearest } from "../../lib/nearest";
import { type Part, putIn } from "../fixes/putIn";
import { type FieldGuide, fieldsOf } from "../guide/fieldGuide";
import { readText } from "../readText";
import type { FoundFix } from "../textEdit";
import { rewriteToV2 } from "../versions/rewriteToV2";
import { readYaml, type YamlNode } from "../yamlTree";

/** A text that is only a part of an autoscaler, as documentation shows it, and the places where it may belong. */
export interface Snippet {
  part: Part;
  /** Of several, the person chooses one. */
  paths: readonly string[];
}

/** What a snippet is, and a fix for each place: the manifest with the snippet in it, in place of a text of `length` characters. */
export function snippetFinding(
  text: string,
  length: number,
  before: string | null,
  version: KubernetesVersion,
): { message: Words; reason: Words; fixes: FoundFix[] } | null {
  const snippet = readSnippet(text);
  if (snippet === null) return null;
  const { part, paths } = snippet;
  const own = before === null ? null : validV2(before, version);
  const fixes = paths.flatMap((path): FoundFix[] => {
    const manifest = putIn(own ?? scaffold, part, path);
    return manifest === null ? [] : [{ title: say`Put it into ${named(path)}`, edits: [{ start: 0, end: length, text: manifest }] }];
  });
  const [place = "", other] = paths.map(named);
  return {
    message:
      other === undefined
        ? say`This is a part of an autoscaler, not a whole manifest. It belongs in ${place}.`
        : say`This is a part of an autoscaler, not a whole manifest. It belongs in ${place} or in ${other}.`,
    reason:
      own === null ? say`A manifest for the Deployment web is written around it.` : say`The manifest that was here before stays around it.`,
    fixes,
  };
}

const named = (path: string): string => path.replace("[]", "");

/** The manifest around a snippet where there was none. Without metrics the API server adds cpu at 80 percent. */
const scaffold = {
  lines: [
    "apiVersion: autoscaling/v2",
    "kind: HorizontalPodAutoscaler",
    "metadata:",
    "  name: web",
    "spec:",
    "  scaleTargetRef:",
    "    apiVersion: apps/v1",
    "    kind: Deployment",
    "    name: web",
    "  minReplicas: 1",
    "  maxReplicas: 10",
    "",
  ],
}.lines.join("\n");

/** Gates matter only to the judgement of a manifest's values. */
const { featureGates } = defaultFlags;

/** A manifest that the API server accepts, in autoscaling/v2; null for any other text. */
function validV2(text: string, version: KubernetesVersion): string | null {
  const { autoscaler, findings } = readText(text, featureGates, version);
  if (autoscaler === null || autoscaler.hpa === null || findings.some(({ severity }) => severity === "error")) return null;
  return autoscaler.form === "v2" ? text : (rewriteToV2(text)?.text ?? null);
}

function readSnippet(text: string): Snippet | null {
  return text.length > longestSnippet ? null : (snippetIn(text) ?? withFirstIndent(text));
}

/** Characters; more than the longest part that a page shows. */
const longestSnippet = 20_000;

/** Text that was selected from its first letter on lacks the indentation of its first line. */
function withFirstIndent(text: string): Snippet | null {
  const [first = "", ...rest] = text.trimStart().split("\n");
  const indents = rest.filter((line) => line.trim() !== "").map((line) => line.length - line.trimStart().length);
  const least = Math.min(...indents.slice(0, mostLines), longestIndent);
  if (indents.length === 0 || indents.length > mostLines) return null;
  for (let indent = least; indent > 0; indent--) {
    const found = snippetIn([" ".repeat(indent) + first, ...rest].join("\n"));
    if (found !== null) return found;
  }
  return null;
}

/** Each indentation costs another reading. */
const mostLines = 200;
const longestIndent = 12;

function snippetIn(text: string): Snippet | null {
  const yaml = readYaml(text);
  if (!yaml.ok || yaml.duplicateKeys.length > 0) return null;
  const [node, ...others] = yaml.documents.filter((document) => document.kind !== "scalar" || document.value !== null);
  if (node === undefined || others.length > 0) return null;
  const inner = insideSpec(text, node);
  if (inner !== null) return isOneOf(inner.node, "spec") ? { part: inner, paths: ["spec"] } : null;
  const items = node.kind === "sequence" ? node.items : [node];
  const level = levels.find(({ paths: [path = ""], takesItems }) => {
    if (node.kind === "sequence" && !takesItems) return false;
    return items.length > 0 && items.every((item) => isOneOf(item, path));
  });
  return level ? { part: { text, node }, paths: level.paths } : null;
}

/** Where each object of an autoscaler may be, the outermost first. */
const levels: readonly { paths: readonly string[]; takesItems: boolean }[] = [
  { paths: ["spec"], takesItems: false },
  { paths: ["spec.behavior"], takesItems: false },
  { paths: ["spec.behavior.scaleDown", "spec.behavior.scaleUp"], takesItems: false },
  { paths: ["spec.metrics[]"], takesItems: true },
  { paths: ["spec.behavior.scaleDown.policies[]", "spec.behavior.scaleUp.policies[]"], takesItems: true },
];

/** What `spec:` holds if that is all there is. */
function insideSpec(text: string, node: YamlNode): Part | null {
  const spec = node.kind === "mapping" && node.entries.size === 1 ? node.entries.get("spec")?.value : undefined;
  if (spec?.kind !== "mapping" || spec.flow) return null;
  const start = text.lastIndexOf("\n", spec.extent.start) + 1;
  return { text: text.slice(start, spec.extent.end), node: spec };
}

/** An object with only fields of the object at a path; a metric or a policy must have more than the type that both have. */
function isOneOf(node: YamlNode, path: string): boolean {
  if (node.kind !== "mapping" || node.entries.size === 0) return false;
  const fields = new Map(fieldsOf(path).map((guide) => [guide.path.slice(path.length + 1), guide]));
  const isKnown = [...node.entries].every(([name, { value }]) => {
    const guide = fields.get(nearest(name, [...fields.keys()]) ?? "");
    return guide !== undefined && fits(value, guide);
  });
  return isKnown && [...node.entries.keys()].some((name) => name !== "type");
}

function fits(value: YamlNode, { type }: FieldGuide): boolean {
  return value.kind === (type === "object" ? "mapping" : type === "list of objects" ? "sequence" : "scalar");
}
