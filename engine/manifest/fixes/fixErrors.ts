import { nearest } from "../../lib/nearest";
import { otherVersionOf, targetKindNames, targetKindOf, targetKinds } from "../../api/targetKinds";
import { metricSources, metricSourceTypes } from "../../api/metricSources";
import { say } from "../../lib/sentence";
import { kindOf, objectsOf } from "../objects";
import { decodeManifest } from "../manifest";
import type { Misreading } from "../decoders";
import { type Finding, locate } from "../finding";
import type { ReadAutoscaler } from "../readText";
import { fieldGuides } from "../guide/fieldGuide";
import { applyEdits, type FoundFix } from "../textEdit";
import { rewriteAutoscaler } from "../versions/rewriteToV2";
import { oldFieldEdits } from "../versions/upgradeEdits";
import { entryOf, isAbsent, itemsOf, mappingAt, textOf, valueOf } from "../yamlNodes";
import { readYaml, type YamlNode } from "../yamlTree";
import { lineStart } from "../textPosition";
import { chooseVersion } from "./chooseVersion";
import { nameFix } from "./nameFix";
import { putIn } from "./putIn";
import { versionEdits } from "./targetVersion";
import { afterLine, enumValueFix, insertFirstFix, isInside, quotedLike, removeEntry } from "./textFixes";

type Judged = ReadAutoscaler;

/** Adds to the errors the fixes and the likely meanings. Errors beyond the shown ones stay as they are. */
export function fixErrors(text: string, autoscaler: Judged, findings: readonly Finding[]): Finding[] {
  const misreadAt = new Map(autoscaler.misread.map((misreading) => [misreading.path, misreading]));
  const ofOtherVersion = autoscaler.form === "v2" ? fieldsOfOlderVersion(text, autoscaler) : fieldsOfV2(autoscaler);
  return findings.map((finding, index) => {
    if (index >= mostFixed) return finding;
    if (finding.path === "apiVersion" && autoscaler.form === "extensions") return { ...finding, fixes: extensionsFixes(text, autoscaler) };
    if (finding.path.startsWith("status.")) return { ...finding, ...statusOfCluster(text, autoscaler.written) };
    const misreading = misreadAt.get(finding.path);
    if (misreading?.known) return { ...finding, ...unknownField(text, autoscaler, misreading, misreading.known, ofOtherVersion) };
    const fixes = misreading
      ? [...unquoteFix(text, nodeAt(autoscaler.written, finding.path)), ...percentFix(text, autoscaler.document, finding.path)]
      : fieldFix(text, autoscaler.document, finding.path);
    return fixes.length === 0 ? finding : { ...finding, fixes };
  });
}

/** To its own controller, or to today's. */
function extensionsFixes(text: string, autoscaler: Judged): FoundFix[] {
  const rewriting = rewriteAutoscaler(text, autoscaler);
  return [chooseVersion("1.2"), ...(rewriting === null ? [] : [{ title: say`Rewrite as autoscaling/v2`, edits: rewriting.edits }])];
}

/** Twice the number that is shown of each severity. */
const mostFixed = 200;

/** A misspelt field is corrected; a field of another version is written in its own version or in autoscaling/v2's form. */
function unknownField(
  text: string,
  { written }: Judged,
  { path, span, obscures }: Misreading,
  known: readonly string[],
  ofOtherVersion: (path: string) => Partial<Finding>,
): Partial<Finding> {
  const name = path.slice(obscures === "" ? 0 : obscures.length + 1);
  const parent = nodeAt(written, obscures);
  const missing = known.filter((field) => isAbsent(valueOf(parent, field)));
  const meant = nearest(name, missing);
  if (meant === undefined) return { ...misplaced(text, parent, name, obscures), ...ofOtherVersion(path) };
  return { reason: say`Did you mean ${meant}?`, fixes: [{ title: say`Write ${meant}`, edits: [{ ...span, text: meant }] }] };
}

/** The only place below or above where the API has a field of this name, and a fix that moves it there. */
function misplaced(text: string, parent: YamlNode | undefined, name: string, obscures: string): Partial<Finding> {
  const around = obscures.replaceAll(/\[[0-9]+\]/g, "[]");
  const places = fieldGuides.filter(({ path }) => path.endsWith(`.${name}`)).map(({ path }) => path.slice(0, -name.length - 1));
  const near = places.filter((path) => path.startsWith(around) || around.startsWith(path));
  const [place, ...others] = near.length > 0 ? near : places;
  if (place === undefined || others.length > 0) return {};
  return { reason: say`${name} belongs in ${place}.`, ...(!place.endsWith("[]") && { fixes: moveTo(text, parent, name, place) }) };
}

function moveTo(text: string, parent: YamlNode | undefined, name: string, place: string): FoundFix[] {
  const entry = entryOf(parent, name);
  const removal = removeEntry(text, parent, name);
  if (entry === undefined || removal.length === 0) return [];
  const part = {
    text: text.slice(lineStart(text, entry.key.start), afterLine(text, entry.end)),
    node: mappingAt(entry.key, [[name, entry]]),
  };
  const moved = putIn(applyEdits(text, removal), part, place);
  return moved === null ? [] : [{ title: say`Put it into ${place}`, edits: [{ start: 0, end: text.length, text: moved }] }];
}

function fieldsOfV2({ written }: Judged): (path: string) => Partial<Finding> {
  const version = valueOf(written, "apiVersion");
  const unknown = new Set(misreadPaths(written));
  const fixes = version ? [{ title: say`Write apiVersion: autoscaling/v2`, edits: [{ ...version.extent, text: "autoscaling/v2" }] }] : [];
  return (path) => (unknown.has(path) ? {} : { reason: say`This field is new in autoscaling/v2.`, fixes });
}

/** Offered only if the new text can be read and has fewer unknown fields. */
function fieldsOfOlderVersion(text: string, { written, misread }: Judged): (path: string) => Partial<Finding> {
  if (!misread.some(({ path }) => oldFields.test(path))) return () => ({});
  const edits = oldFieldEdits(text, written);
  const yaml = readYaml(applyEdits(text, edits));
  const rewritten = yaml.ok && yaml.duplicateKeys.length === 0 ? objectsOf(yaml.documents) : [];
  const isBetter = rewritten.some((object) => kindOf(object) === "HorizontalPodAutoscaler" && misreadPaths(object).length < misread.length);
  const fixes = isBetter ? [{ title: say`Rewrite it for autoscaling/v2`, edits }] : [];
  return (path) => (oldFields.test(path) ? { reason: say`This field is from an older version of the API.`, fixes } : {});
}

const oldFields =
  /\.(?:scaleRef|cpuUtilization|targetCPUUtilizationPercentage|targetAverage(?:Utilization|Value)|targetValue|metricName|metricSelector|selector|averageValue)$/;

function misreadPaths(document: YamlNode): string[] {
  const paths: string[] = [];
  decodeManifest(document, "", ({ path }) => paths.push(path));
  return paths;
}

/** A status is refused with its manifest if it has not its form, and changes nothing if it has. */
function statusOfCluster(text: string, written: YamlNode): Partial<Finding> {
  const edits = removeEntry(text, written, "status");
  return {
    reason: say`The API server refuses the whole manifest because of it. Only the cluster writes a status.`,
    fixes: edits.length === 0 ? [] : [{ title: say`Remove status`, edits }],
  };
}

/** A number in quotes where an integer belongs. */
function unquoteFix(text: string, node: YamlNode | undefined): FoundFix[] {
  if (node?.kind !== "scalar" || typeof node.value !== "string" || !/^[0-9]{1,9}$/.test(node.text)) return [];
  if (!/^["']/.test(text.slice(node.extent.start))) return [];
  return [{ title: say`Write ${node.text} without quotes`, edits: [{ ...node.extent, text: node.text }] }];
}

/** `80%` as an average value is a utilization in other words. */
function percentFix(text: string, document: YamlNode, path: string): FoundFix[] {
  const target = nodeAt(document, path.slice(0, Math.max(0, path.lastIndexOf("."))));
  const value = entryOf(target, "averageValue");
  const type = valueOf(target, "type");
  const isResource = /^spec\.metrics\[[0-9]+\]\.(?:resource|containerResource)\.target\.averageValue$/.test(path);
  const [, percent] =
    /^["']?([1-9][0-9]{0,3})\s*%["']?$/.exec(value ? text.slice(value.value.extent.start, value.value.extent.end) : "") ?? [];
  if (!isResource || value === undefined || type === undefined || percent === undefined) return [];
  const edits = [
    { ...type.extent, text: quotedLike(type, "Utilization") },
    { ...value.key, text: text.startsWith('"', value.key.start) ? '"averageUtilization"' : "averageUtilization" },
    { ...value.value.extent, text: percent },
  ];
  return [{ title: say`Write averageUtilization: ${percent}`, edits: edits.toSorted((a, b) => a.start - b.start) }];
}

/** By the field that is wrong; `document` is in autoscaling/v2. */
function fieldFix(text: string, document: YamlNode, path: string): FoundFix[] {
  const value = nodeAt(document, path);
  const parent = nodeAt(document, path.slice(0, Math.max(0, path.lastIndexOf("."))));
  if (path.endsWith(".target.type")) return isAbsent(value) ? missingTargetType(text, parent) : enumValueFix(value, targetTypes);
  if (/^spec\.metrics\[[0-9]+\]\.type$/.test(path))
    return isAbsent(value) ? missingMetricType(text, parent) : enumValueFix(value, metricSourceTypes);
  if (/\.policies\[[0-9]+\]\.type$/.test(path)) return enumValueFix(value, ["Pods", "Percent"]);
  if (path.endsWith(".selectPolicy")) return enumValueFix(value, ["Max", "Min", "Disabled"]);
  if (path === "metadata.name") return nameFix(text, document);
  if (path === "spec.maxReplicas") return raiseToMinReplicas(parent);
  if (path === "spec.scaleTargetRef.kind") return enumValueFix(value, targetKindNames);
  if (path === "spec.scaleTargetRef.apiVersion") return targetVersion(text, parent);
  return [];
}

function raiseToMinReplicas(spec: YamlNode | undefined): FoundFix[] {
  const [min, max] = [valueOf(spec, "minReplicas"), entryOf(spec, "maxReplicas")];
  if (spec?.kind !== "mapping" || !max || !isInside(spec, max) || min?.kind !== "scalar" || max.value.kind !== "scalar") return [];
  const isBelow = typeof min.value === "number" && typeof max.value.value === "number" && max.value.value < min.value && min.value >= 1;
  return isBelow
    ? [{ title: say`Set maxReplicas to ${String(min.value)}`, edits: [{ ...max.value.extent, text: String(min.value) }] }]
    : [];
}

const targetTypes = ["Utilization", "Value", "AverageValue"];

/** The type that fits the only value given. */
function missingTargetType(text: string, target: YamlNode | undefined): FoundFix[] {
  const types = { averageUtilization: "Utilization", averageValue: "AverageValue", value: "Value" };
  const [type, ...others] = Object.entries(types).filter(([field]) => !isAbsent(valueOf(target, field)));
  return type === undefined || others.length > 0 ? [] : insertFirstFix(text, target, "type", type[1]);
}

function missingMetricType(text: string, metric: YamlNode | undefined): FoundFix[] {
  const [type, ...others] = metricSourceTypes.filter((each) => !isAbsent(valueOf(metric, metricSources[each].field)));
  return type === undefined || others.length > 0 ? [] : insertFirstFix(text, metric, "type", type);
}

/** Missing, or of a group that does not have this kind, such as extensions/v1beta1. */
function targetVersion(text: string, target: YamlNode | undefined): FoundFix[] {
  const kind = textOf(valueOf(target, "kind")) ?? "";
  const known = targetKindOf(kind);
  const version = known === null ? otherVersionOf(kind) : targetKinds[known].apiVersion;
  if (version === null) return [];
  const edits = versionEdits(text, target, version);
  return edits.length === 0 ? [] : [{ title: say`Write apiVersion: ${version}`, edits }];
}

function nodeAt(document: YamlNode, path: string): YamlNode | undefined {
  if (locate(document, path).absent) return undefined;
  let node: YamlNode | undefined = document;
  for (const { 1: key, 2: index } of path.matchAll(/(?:^|\.)([^.[]+)|\[([0-9]+)\]/g)) {
    node = key === undefined ? itemsOf(node)[Number(index)] : valueOf(node, key);
  }
  return node;
}
