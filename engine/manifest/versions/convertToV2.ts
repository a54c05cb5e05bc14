import { entryAt, entryOf, isAbsent, itemsOf, mappingAt, scalarAt, sequenceAt, withEntries } from "../yamlNodes";
import type { Span, YamlEntry, YamlMapping, YamlNode } from "../yamlTree";
import { readAnnotations, roundTripAnnotations } from "./annotations";
import type { ManifestForm } from "./apiVersions";
import { withoutExtensionsFields } from "./extensionsForm";
import { isMetricSource, type MetricSource, neverAbsent, placeInV2, targetTypeOf } from "./movedFields";

/**
 * A manifest of any version in autoscaling/v2, converted as the API server does. Every value keeps its place in the text, so that an error
 * in v2 is shown in the old text. Source: pkg/apis/autoscaling/v1 and v2beta1, conversion.go.
 */
export function convertToV2(document: YamlNode, form: ManifestForm): YamlNode {
  const spec = entryOf(document, "spec");
  if (document.kind !== "mapping" || form === "v2" || form === "v2beta2") return document;
  const { metrics, behavior } = readAnnotations(document);
  const own = spec?.value.kind === "mapping" ? spec.value : mappingAt(document.span, []);
  const converted = convertSpec(own, form, metrics);
  return withEntries(document, {
    metadata: withoutAnnotations(document),
    status: undefined,
    spec: entryAt(spec?.key ?? document.span, behavior ? withEntries(converted, { behavior }) : converted),
  });
}

function convertSpec(spec: YamlMapping, form: "extensions" | "v1" | "v2beta1", annotated: YamlEntry | undefined): YamlMapping {
  if (form === "v2beta1") return withEntries(spec, { metrics: mapEntry(entryOf(spec, "metrics"), convertMetrics) });
  if (form === "v1") return withCpuTarget(spec, entryOf(spec, "targetCPUUtilizationPercentage"), annotated);
  const { spec: moved, cpu } = withoutExtensionsFields(spec);
  return withCpuTarget(moved, cpu, undefined);
}

/** The metrics of the annotation, then CPU. */
function withCpuTarget(spec: YamlMapping, target: YamlEntry | undefined, annotated: YamlEntry | undefined): YamlMapping {
  const cpu = target && !isAbsent(target.value) ? [cpuMetric(target)] : [];
  const metrics = [...itemsOf(annotated?.value).map(convertMetric), ...cpu];
  const key = annotated?.key ?? target?.key ?? spec.span;
  return withEntries(spec, {
    targetCPUUtilizationPercentage: undefined,
    metrics: metrics.length === 0 ? undefined : entryAt(key, sequenceAt(key, metrics)),
  });
}

function cpuMetric({ key, value }: YamlEntry): YamlNode {
  const text = (content: string) => entryAt(key, scalarAt(key, content));
  const target = mappingAt(key, [
    ["type", text("Utilization")],
    ["averageUtilization", entryAt(key, value)],
  ]);
  const resource = mappingAt(key, [
    ["name", text("cpu")],
    ["target", entryAt(key, target)],
  ]);
  return mappingAt(key, [
    ["type", text("Resource")],
    ["resource", entryAt(key, resource)],
  ]);
}

function convertMetrics(metrics: YamlNode): YamlNode {
  return metrics.kind === "sequence" ? { ...metrics, items: metrics.items.map(convertMetric) } : metrics;
}

function convertMetric(metric: YamlNode): YamlNode {
  if (metric.kind !== "mapping") return metric;
  const entries = [...metric.entries].map(([name, entry]): [string, YamlEntry] => [
    name,
    isMetricSource(name) ? { ...entry, value: convertSource(entry.value, name) } : entry,
  ]);
  return { ...metric, entries: new Map(entries) };
}

function convertSource(node: YamlNode, source: MetricSource): YamlNode {
  if (node.kind !== "mapping") return node;
  const entries = new Map<string, YamlEntry>();
  const groups = { metric: new Map<string, YamlEntry>(), target: new Map<string, YamlEntry>() };
  for (const [name, entry] of node.entries) {
    const [group, field] = placeInV2(source, name) ?? [name];
    if (group === undefined || isAbsent(entry.value)) continue;
    if (field !== undefined && (group === "metric" || group === "target")) groups[group].set(field, entry);
    else entries.set(group, entry);
  }
  const filledIn = neverAbsent[source];
  if (filledIn !== undefined && !groups.target.has(filledIn)) groups.target.set(filledIn, zeroAt(node.span));
  const type = scalarAt(node.span, targetTypeOf(source, new Set(groups.target.keys())));
  entries.set("target", grouped([["type", entryAt(node.span, type)], ...groups.target], groups.target, node.span));
  if (groups.metric.size > 0) entries.set("metric", grouped([...groups.metric], groups.metric, node.span));
  return { ...node, entries };
}

/** Placed where the first of its fields is. */
function grouped(entries: [string, YamlEntry][], fields: ReadonlyMap<string, YamlEntry>, otherwise: Span): YamlEntry {
  const [first] = fields.values();
  const key = first?.key ?? otherwise;
  return entryAt(key, mappingAt(key, entries));
}

function zeroAt(span: Span): YamlEntry {
  return entryAt(span, scalarAt(span, "0"));
}

function mapEntry(entry: YamlEntry | undefined, change: (node: YamlNode) => YamlNode): YamlEntry | undefined {
  return entry && { ...entry, value: change(entry.value) };
}

/** The API server removes the annotations that served the round trip through an older version. */
function withoutAnnotations(document: YamlNode): YamlEntry | undefined {
  const metadata = entryOf(document, "metadata");
  const annotations = entryOf(metadata?.value, "annotations");
  if (metadata?.value.kind !== "mapping" || annotations?.value.kind !== "mapping") return metadata;
  const kept = [...annotations.value.entries].filter(([name]) => !roundTripAnnotations.has(name));
  if (kept.length === annotations.value.entries.size) return metadata;
  const left = kept.length === 0 ? undefined : { ...annotations, value: { ...annotations.value, entries: new Map(kept) } };
  return { ...metadata, value: withEntries(metadata.value, { annotations: left }) };
}
