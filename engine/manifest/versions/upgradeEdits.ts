import { afterLine, columnOf, isInside, removeEntry } from "../fixes/textFixes";
import type { TextEdit } from "../textEdit";
import { entryOf, itemsOf, textOf, valueOf } from "../yamlNodes";
import type { YamlEntry, YamlMapping, YamlNode } from "../yamlTree";
import { yamlLines } from "../yamlText";
import { decodeManifest } from "../manifest";
import { readAnnotations, roundTripAnnotations } from "./annotations";
import { apiVersionOf } from "./apiVersions";
import { convertToV2 } from "./convertToV2";
import { extensionsEdits, hasExtensionsForm } from "./extensionsForm";
import { sourceEdits } from "./sourceEdits";

/**
 * The smallest changes that turn an older manifest's text, or a v2 text with fields of older versions, into autoscaling/v2. They may miss
 * fields that are written in unusual ways, so the caller must read the result and compare.
 */
export function upgradeEdits(text: string, document: YamlNode): TextEdit[] {
  return [...versionEdits(document), ...annotationEdits(text, document), ...statusEdits(text, document), ...oldFieldEdits(text, document)];
}

/** The changes for fields that have another place in autoscaling/v2, those in annotations included. */
export function oldFieldEdits(text: string, document: YamlNode): TextEdit[] {
  const spec = valueOf(document, "spec");
  if (spec?.kind !== "mapping") return [];
  return [
    ...metricSourceEdits(text, spec),
    ...(spec.flow ? [] : [...cpuEdits(text, document, spec), ...behaviorEdits(text, document, spec), ...extensionsEdits(text, spec)]),
  ];
}

function versionEdits(document: YamlNode): TextEdit[] {
  const version = valueOf(document, "apiVersion");
  const written = textOf(version);
  if (version === undefined || written === undefined || written === "autoscaling/v2") return [];
  const isQuoted = version.extent.end - version.extent.start > written.length;
  return [{ ...version.extent, text: isQuoted ? '"autoscaling/v2"' : "autoscaling/v2" }];
}

/** Removes what the API server removes, and the block if nothing is left in it. */
function annotationEdits(text: string, document: YamlNode): TextEdit[] {
  const metadata = valueOf(document, "metadata");
  const annotations = valueOf(metadata, "annotations");
  if (annotations?.kind !== "mapping") return [];
  const dropped = [...annotations.entries.keys()].filter((name) => roundTripAnnotations.has(name));
  if (dropped.length === annotations.entries.size) return dropped.length === 0 ? [] : removeEntry(text, metadata, "annotations");
  return dropped.flatMap((name) => removeEntry(text, annotations, name));
}

/** Removes what the cluster wrote in an older version's fields: it will write it again. */
function statusEdits(text: string, document: YamlNode): TextEdit[] {
  const form = apiVersionOf(textOf(valueOf(document, "apiVersion")) ?? "")?.form;
  return hasExtensionsForm(document) || form === "v1" || form === "v2beta1" ? removeEntry(text, document, "status") : [];
}

function metricSourceEdits(text: string, spec: YamlMapping): TextEdit[] {
  return itemsOf(valueOf(spec, "metrics")).flatMap((metric) =>
    metric.kind === "mapping" ? [...metric.entries].flatMap(([name, { value }]) => sourceEdits(text, name, value)) : [],
  );
}

/** v1's metrics, from its annotation and its target for CPU: a list in place of the target, or at the end of the spec. */
function cpuEdits(text: string, document: YamlNode, spec: YamlMapping): TextEdit[] {
  const cpu = entryOf(spec, "targetCPUUtilizationPercentage");
  const annotated = readAnnotations(document).metrics;
  if ((cpu === undefined && annotated === undefined) || valueOf(spec, "metrics") !== undefined) return [];
  const indent = indentOf(text, spec);
  const { metrics = [] } = convertedSpec(document);
  const carried = cpu === undefined ? metrics : metrics.slice(0, -1);
  const lines = yamlLines({ metrics: carried }, indent).map((line) => line.text.replace(/ \[\]$/, ""));
  if (cpu === undefined) return [atTheEnd(text, spec, lines)];
  const own = ["- type: Resource", "  resource:", "    name: cpu", "    target:", "      type: Utilization", "      averageUtilization"];
  const list = [...lines, ...own.map((line) => indent + line)].join("\n").trimStart();
  return isInside(spec, cpu) ? [{ ...cpu.key, text: list }] : [];
}

function behaviorEdits(text: string, document: YamlNode, spec: YamlMapping): TextEdit[] {
  const { behavior } = convertedSpec(document);
  if (readAnnotations(document).behavior === undefined || behavior === undefined) return [];
  return [
    atTheEnd(
      text,
      spec,
      yamlLines({ behavior }, indentOf(text, spec)).map((line) => line.text),
    ),
  ];
}

function convertedSpec(document: YamlNode) {
  return decodeManifest(convertToV2(document, "v1"), "", () => {})?.spec ?? {};
}

function atTheEnd(text: string, spec: YamlMapping, lines: readonly string[]): TextEdit {
  const last = [...spec.entries.values()].reduce((end, entry: YamlEntry) => Math.max(end, entry.end), spec.extent.start);
  const start = afterLine(text, last);
  const isOnOwnLine = /[\r\n]$/.test(text.slice(0, start));
  return { start, end: start, text: isOnOwnLine ? `${lines.join("\n")}\n` : `\n${lines.join("\n")}` };
}

function indentOf(text: string, mapping: YamlMapping): string {
  return " ".repeat(columnOf(text, mapping.extent.start));
}
