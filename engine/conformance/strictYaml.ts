/** A manifest's text as the API server's strict decoder reads it, without defaults and validation. */
import { isRecord } from "../lib/isRecord";
import { canonicalForm, parseQuantity } from "../lib/quantity";
import { emptyItem, type Misreading, object, string, stringMap } from "../manifest/decoders";
import { specV1, specV2 } from "../manifest/manifest";
import { serverMetadata, status, statusV1 } from "../manifest/serverFields";
import { valueOf } from "../manifest/yamlNodes";
import { type DuplicateKey, readYaml, type YamlNode } from "../manifest/yamlTree";
import { utcText } from "./utcText";

/** `error`: it cannot be read at all. `errors`: what a lenient reading, which gives `object`, ignores. */
export function replayStrictYaml({ text }: { text: string }): object {
  const read = firstDocument(text);
  if (!read.ok) return { accepted: false, error: read.reason };
  const { document, repeated } = read;
  const wrongKind = kindError(document);
  if (wrongKind !== null) return { accepted: false, error: wrongKind };
  const misread: Misreading[] = [];
  const isV1 = textAt(document, "apiVersion") === "autoscaling/v1";
  const decoded = asJson((isV1 ? decodeV1 : decodeV2)(document, "", (misreading) => misread.push(misreading)));
  const [error] = misread.filter(({ obscures, path, detail }) => obscures === path && detail !== emptyItem);
  if (error !== undefined) return { accepted: false, error: error.message };
  const unknown = misread.filter(({ known }) => known !== undefined).map(({ message }) => message);
  const errors = [...repeated.map(({ key }) => `key ${JSON.stringify(key)} already set in map`), ...unknown];
  return { accepted: errors.length === 0, object: stored(decoded, isV1), ...(errors.length > 0 && { errors }) };
}

const metadata = object({
  name: string,
  generateName: string,
  namespace: string,
  labels: stringMap,
  annotations: stringMap,
  ...serverMetadata,
});
const decodeV2 = object({ apiVersion: string, kind: string, metadata, spec: specV2, status });
const decodeV1 = object({ apiVersion: string, kind: string, metadata, spec: specV1, status: statusV1 });

type FirstDocument = { ok: true; document: YamlNode; repeated: DuplicateKey[] } | { ok: false; reason: string };

/** The decoder stops at the end of the first document, so errors behind it do not matter. */
function firstDocument(text: string): FirstDocument {
  const read = readYaml(text);
  if (read.ok) {
    const [document] = read.documents;
    if (read.documents.length > 1) {
      const alone = beforeSeparator(text);
      if (alone !== null) return firstDocument(alone);
    }
    return document
      ? { ok: true, document, repeated: [...read.duplicateKeys, ...read.mergedKeys] }
      : { ok: false, reason: "there is no document" };
  }
  const alone = beforeSeparator(text);
  if (alone !== null) return firstDocument(alone);
  const isBehind = read.reason.includes("document separator is expected") && /^\s*[{"'[]/.test(text) && read.offset > 0;
  return isBehind ? firstDocument(text.slice(0, read.offset)) : { ok: false, reason: read.reason };
}

/** The text up to the line that ends its first document; null if there is none. */
function beforeSeparator(text: string): string | null {
  const start = /^(?:\ufeff?(?:[ \t]*(?:#[^\n]*)?\r?\n|%[^\n]*\n)*---(?=\s|$))?/.exec(text)?.[0].length ?? 0;
  const end = text.slice(start).search(/\n(?:---|\.\.\.)(?:[ \t\r\n]|$)/);
  return end < 0 ? null : text.slice(0, start + end + 1);
}

function kindError(document: YamlNode): string | null {
  if (document.kind !== "mapping") return "couldn't get version/kind: not an object";
  for (const field of ["apiVersion", "kind"]) {
    const value = valueOf(document, field);
    const isText = value === undefined || (value.kind === "scalar" && (value.value === null || typeof value.value === "string"));
    if (!isText) return `couldn't get version/kind: ${field} is not a string`;
    if (textAt(document, field) === "") return `Object '${field}' is missing`;
  }
  const [apiVersion, kind] = [textAt(document, "apiVersion"), textAt(document, "kind")];
  const isKnown = kind === "HorizontalPodAutoscaler" && ["autoscaling/v1", "autoscaling/v2"].includes(apiVersion);
  return isKnown ? null : `no kind ${JSON.stringify(kind)} is registered for version ${JSON.stringify(apiVersion)}`;
}

function textAt(document: YamlNode, field: string): string {
  const value = valueOf(document, field);
  return value?.kind === "scalar" && typeof value.value === "string" ? value.value : "";
}

type Json = { readonly [field: string]: unknown };

/** As Go writes it: zeros for a field that is always written, nothing for an empty one that may be left out. */
function stored(decoded: Json, isV1: boolean): object {
  const { metadata: written = {}, spec = {}, status: state = {} } = decoded;
  return {
    kind: "HorizontalPodAutoscaler",
    apiVersion: decoded["apiVersion"],
    metadata: metadataOf(asJson(written)),
    spec: specOf(asJson(spec), isV1),
    status: isV1 ? statusV1Of(asJson(state)) : statusOf(asJson(state)),
  };
}

function metadataOf(written: Json): object {
  const { creationTimestamp, deletionTimestamp, ownerReferences, managedFields, ...others } = written;
  return present({
    ...others,
    creationTimestamp: moment(creationTimestamp),
    deletionTimestamp: moment(deletionTimestamp),
    ownerReferences: items(ownerReferences, (owner) => ({ apiVersion: "", kind: "", name: "", uid: "", ...owner })),
    managedFields: items(managedFields, (field) => present({ ...field, time: moment(field["time"]) })),
  });
}

function specOf({ scaleTargetRef, minReplicas, maxReplicas = 0, metrics, behavior, ...others }: Json, isV1: boolean): object {
  return {
    scaleTargetRef: referenceOf(scaleTargetRef),
    ...(minReplicas !== undefined && { minReplicas }),
    maxReplicas,
    ...(isV1 ? others : present({ metrics: items(metrics, (metric) => metricOf(metric, targetOf, "target")) })),
    ...(behavior !== undefined && { behavior: behaviorOf(asJson(behavior)) }),
  };
}

function referenceOf(written: unknown): object {
  const { kind = "", name = "", apiVersion } = asJson(written);
  return { kind, name, ...(apiVersion !== undefined && apiVersion !== "" && { apiVersion }) };
}

/** A metric's spec or its status, which have the same sources. */
function metricOf({ type = "", ...sources }: Json, valuesOf: (written: Json) => object, field: "target" | "current"): object {
  const written = Object.entries(sources).map(([source, value]): [string, object] => {
    const { name = "", container = "", metric, describedObject, [field]: values } = asJson(value);
    const isResource = source === "resource" || source === "containerResource";
    return [
      source,
      {
        ...(isResource ? { name } : { metric: identifierOf(asJson(metric)) }),
        ...(source === "containerResource" && { container }),
        ...(source === "object" && { describedObject: referenceOf(describedObject) }),
        [field]: valuesOf(asJson(values)),
      },
    ];
  });
  return { type, ...Object.fromEntries(written) };
}

function identifierOf({ name = "", selector }: Json): object {
  if (selector === undefined) return { name };
  const { matchLabels, matchExpressions } = asJson(selector);
  const expressions = items(matchExpressions, ({ key = "", operator = "", values }) => ({ key, operator, ...present({ values }) }));
  return { name, selector: present({ matchLabels, matchExpressions: expressions }) };
}

function targetOf({ type = "", ...values }: Json): object {
  return { type, ...valuesOf(values) };
}

function valuesOf({ value, averageValue, averageUtilization }: Json): object {
  return {
    ...(value !== undefined && { value: canonical(value) }),
    ...(averageValue !== undefined && { averageValue: canonical(averageValue) }),
    ...(averageUtilization !== undefined && { averageUtilization }),
  };
}

function behaviorOf({ scaleUp, scaleDown }: Json): object {
  return {
    ...(scaleUp !== undefined && { scaleUp: rulesOf(asJson(scaleUp)) }),
    ...(scaleDown !== undefined && { scaleDown: rulesOf(asJson(scaleDown)) }),
  };
}

function rulesOf({ policies, tolerance, ...rules }: Json): object {
  return {
    ...rules,
    ...(tolerance !== undefined && { tolerance: canonical(tolerance) }),
    ...present({ policies: items(policies, ({ type = "", value = 0, periodSeconds = 0 }) => ({ type, value, periodSeconds })) }),
  };
}

function statusOf({
  observedGeneration,
  lastScaleTime,
  currentReplicas = 0,
  desiredReplicas = 0,
  currentMetrics,
  conditions,
}: Json): object {
  return {
    ...(observedGeneration !== undefined && { observedGeneration }),
    ...(lastScaleTime !== undefined && { lastScaleTime: moment(lastScaleTime) }),
    ...(currentReplicas !== 0 && { currentReplicas }),
    desiredReplicas,
    currentMetrics: currentMetrics === undefined ? null : items(currentMetrics, (metric) => metricOf(metric, valuesOf, "current")),
    ...present({ conditions: items(conditions, conditionOf) }),
  };
}

function conditionOf({ type = "", status: state = "", lastTransitionTime, reason, message }: Json): object {
  return { type, status: state, lastTransitionTime: moment(lastTransitionTime) ?? null, ...present({ reason, message }) };
}

function statusV1Of({ lastScaleTime, currentReplicas = 0, desiredReplicas = 0, ...others }: Json): object {
  return { ...others, ...(lastScaleTime !== undefined && { lastScaleTime: moment(lastScaleTime) }), currentReplicas, desiredReplicas };
}

function canonical(text: unknown): string {
  const reading = parseQuantity(String(text));
  return reading.ok ? canonicalForm(reading.quantity) : "0";
}

/** In UTC, to the second. */
function moment(text: unknown): string | undefined {
  return typeof text === "string" ? utcText(text) : undefined;
}

function items(list: unknown, each: (item: Json) => object): object[] | undefined {
  return Array.isArray(list) ? list.map((item) => each(asJson(item))) : undefined;
}

/** Without empty fields. */
function present(fields: Json): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => !isEmpty(value)));
}

function isEmpty(value: unknown): boolean {
  if (typeof value === "object" && value !== null) return Object.keys(value).length === 0;
  return value === undefined || value === "" || value === 0 || value === null;
}

function asJson(value: unknown): Json {
  return isRecord(value) ? ({ ...value } as Json) : {};
}
