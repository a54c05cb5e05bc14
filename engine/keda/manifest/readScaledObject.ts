import type { HorizontalPodAutoscaler } from "../../api/autoscaling";
import type { FeatureGates, KubernetesVersion } from "../../controller/flags";
import type { KedaVersion } from "../../kedaReleases/releases";
import { alreadyManaged, type AdmissionWarning, type ManagedTarget } from "../admission";
import { fallbackBehavior, type ScaledObject } from "../scaledObject";
import type { ExternalMetric } from "../triggers/trigger";
import { foreign, plain, say, verbatim } from "../../lib/sentence";
import { apiServerRules } from "../../manifest/apiServerRules";
import { isExplained, versionErrors } from "../../manifest/customResource";
import type { Misreading } from "../../manifest/decoders";
import { type Finding, restOfLine } from "../../manifest/finding";
import { indentationFix } from "../../manifest/fixes/indentationFix";
import { keepOne } from "../../manifest/fixes/keepOne";
import { putIn } from "../../manifest/fixes/putIn";
import { afterLine } from "../../manifest/fixes/textFixes";
import { kindOf, objectsOf, workloadIn, type WorkloadObject } from "../../manifest/objects";
import { duplicateKeyError, readDocuments, readWorkloads, targetAmong, type ReadText } from "../../manifest/readText";
import { applyEdits, type FoundFix } from "../../manifest/textEdit";
import { lineStart } from "../../manifest/textPosition";
import { validateObjectMeta } from "../../manifest/validation";
import { itemsOf, textOf, valueOf } from "../../manifest/yamlNodes";
import type { YamlNode } from "../../manifest/yamlTree";
import { admissionFindings } from "./admissionFindings";
import { environmentOf } from "./environment";
import { assumedExternalMetrics } from "./externalMetrics";
import { fieldErrorFinding, misreadingFinding } from "./fieldFindings";
import { judgeHpa, makeHpa, worldWith } from "./madeHpa";
import { originOf } from "./origin";
import { errorAt, pathAt, spanAt, stepsOf } from "../../manifest/place";
import { scalerFindings } from "./scalerFindings";
import { schemaErrors } from "./schema";
import { decodeScaledObject, type WrittenScaledObject } from "./scaledObjectFields";

/** A text with a ScaledObject, read and judged, without advice. */
export interface ReadScaledObject {
  text: string;
  kedaVersion: KedaVersion;
  /** As it is written; null if it is absent. */
  apiVersion: string | null;
  document: YamlNode | null;
  /** With the API server's default; null if too much of it is missing for KEDA to judge it. It may still have errors. */
  object: ScaledObject | null;
  /** The HPA as KEDA sends it, and with the API server's defaults. Null if KEDA makes none. */
  made: HorizontalPodAutoscaler | null;
  hpa: HorizontalPodAutoscaler | null;
  env: Readonly<Record<string, string>>;
  externalMetrics: Readonly<Record<string, readonly ExternalMetric[]>>;
  workloads: ReadText["workloads"];
  otherObjects: readonly YamlNode[];
  /** The webhook's. */
  warnings: readonly AdmissionWarning[];
  findings: Finding[];
}

export interface ReadingContext {
  featureGates: FeatureGates;
  version: KubernetesVersion;
  kedaVersion: KedaVersion;
  /** What external scalers name; absent: what the text lets one assume. */
  externalMetrics?: Readonly<Record<string, readonly ExternalMetric[]>>;
}

/** Reads YAML or JSON as strictly as the API server and KEDA do, in the order in which they do it. Never throws. */
export function readScaledObject(text: string, surroundings: ReadingContext): ReadScaledObject {
  const yaml = readDocuments(text, {
    errors: (_text, _autoscaler, found) => found,
    indentation: indentationFix,
    value: (_text, found) => found,
  });
  if (!yaml.ok) return nothingRead(text, surroundings, yaml.findings);
  const objects = objectsOf(yaml.documents);
  const scaled = objects.filter((each) => kindOf(each) === "ScaledObject");
  const [document, second] = scaled;
  if (document === undefined) return nothingRead(text, surroundings, [missing(text)]);
  const others = objects.filter((each) => each !== document);
  const duplicates = yaml.duplicateKeys.map(duplicateKeyError);
  const choice = second === undefined ? [] : [choiceOf(text, scaled, surroundings)];
  const read = judge(text, document, others, surroundings);
  return { ...read, findings: distinct([...choice, ...duplicates, ...read.findings]) };
}

function nothingRead(text: string, { kedaVersion }: ReadingContext, findings: Finding[]): ReadScaledObject {
  const nothing = { apiVersion: null, document: null, object: null, made: null, hpa: null, env: {}, externalMetrics: {} };
  return { text, kedaVersion, ...nothing, workloads: [], otherObjects: [], warnings: [], findings };
}

function missing(text: string): Finding {
  const message = say`There is no ScaledObject here. Add one (apiVersion: keda.sh/v1alpha1).`;
  return { severity: "error", path: "kind", message, span: restOfLine(text, 0) };
}

function choiceOf(text: string, scaled: readonly YamlNode[], surroundings: ReadingContext): Finding {
  const fixes = keepOne(text, scaled);
  const clash = clashOf(scaled);
  if (clash === null) {
    const message = say`There are ${scaled.length} ScaledObjects here, but only one can be simulated. Choose one.`;
    return errorAt(scaled[1]!, ["kind"], { message, fixes });
  }
  const { first, second, target } = clash;
  const merged = scaled.length > 2 || first !== scaled[0] ? [] : withTriggersOf(text, first, second, surroundings);
  return errorAt(second, ["spec", "scaleTargetRef"], {
    message: foreign(alreadyManaged(target, `ScaledObject '${nameOf(first)}'`)),
    reason: say`KEDA's admission refuses it. One ScaledObject can have the triggers of both: the HPA takes the largest count that one of them asks for.`,
    fixes: [...merged, ...fixes],
  });
}

/** Two objects with one target, the second of which KEDA's webhook refuses; null if each has its own. */
function clashOf(scaled: readonly YamlNode[]): { first: YamlNode; second: YamlNode; target: ManagedTarget } | null {
  const targets = scaled.map(targetOf);
  for (const [place, target] of targets.entries()) {
    const before = targets.findIndex((other) => JSON.stringify(other) === JSON.stringify(target));
    if (before < place) return { first: scaled[before]!, second: scaled[place]!, target };
  }
  return null;
}

function targetOf(document: YamlNode) {
  const written = (...steps: string[]) => textOf(valueOf(document, ...steps)) ?? "";
  return {
    namespace: written("metadata", "namespace") || "default",
    apiVersion: written("spec", "scaleTargetRef", "apiVersion") || "apps/v1",
    kind: written("spec", "scaleTargetRef", "kind") || "Deployment",
    name: written("spec", "scaleTargetRef", "name"),
  };
}

const nameOf = (document: YamlNode): string => textOf(valueOf(document, "metadata", "name")) ?? "";

/** The text with one object that has the triggers of two. Only if KEDA takes it. */
function withTriggersOf(text: string, first: YamlNode, second: YamlNode, surroundings: ReadingContext): FoundFix[] {
  const triggers = valueOf(second, "spec", "triggers");
  const [alone] = keepOne(text, [first, second]);
  if (triggers?.kind !== "sequence" || alone === undefined) return [];
  const { start, end } = triggers.extent;
  const part = { text: text.slice(lineStart(text, start), afterLine(text, end)), node: triggers };
  const merged = putIn(applyEdits(text, alone.edits), part, "spec.triggers[]", "ScaledObject");
  if (merged === null || readScaledObject(merged, surroundings).findings.some(({ severity }) => severity === "error")) return [];
  return [{ title: say`Put its triggers into ${nameOf(first)}`, edits: [{ start: 0, end: text.length, text: merged }] }];
}

function judge(text: string, document: YamlNode, others: readonly YamlNode[], surroundings: ReadingContext): ReadScaledObject {
  const misread: Misreading[] = [];
  const written = decodeScaledObject(document, "", (misreading) => misread.push(misreading)) ?? {};
  const apiVersion = textOf(valueOf(document, "apiVersion")) ?? null;
  const errors = [
    ...validateObjectMeta(written.metadata ?? {}, "metadata", apiServerRules[surroundings.version]),
    ...schemaErrors(written),
  ];
  const fields = [
    ...versionErrors(document, "ScaledObject", apiVersion, ["keda.sh/v1alpha1"]),
    ...misread.map((misreading) => misreadingFinding(text, document, misreading)),
    ...errors.filter(({ field }) => !isExplained(document, field, misread)).map((error) => fieldErrorFinding(text, document, error)),
  ];
  const isReadable = misread.every((misreading) => misreading.known !== undefined || isMetadataValue(misreading));
  const object = isReadable && !errors.some(({ type }) => type === "FieldValueRequired") && isComplete(written) ? asStored(written) : null;
  const own = workloadsIn(document, others);
  const { workloads, found } = readWorkloads(text, own, {
    metadata: written.metadata ?? {},
    spec: { scaleTargetRef: reference(written) },
  });
  const otherObjects = others.filter((each) => own.every((workload) => workload.document !== each));
  const read = { text, kedaVersion: surroundings.kedaVersion, apiVersion, document, object, workloads, otherObjects };
  if (object === null) return { ...nothingRead(text, surroundings, [...fields, ...found]), ...read };
  const judged = judgeObject(read, { ...surroundings, document, object });
  return { ...read, ...judged, findings: [...fields, ...found, ...judged.findings] };
}

type Judged = Pick<ReadScaledObject, "made" | "hpa" | "env" | "externalMetrics" | "warnings" | "findings">;

/** What KEDA says about an object that the API server takes. */
function judgeObject(
  { text, workloads, otherObjects }: Pick<ReadScaledObject, "text" | "workloads" | "otherObjects">,
  {
    document,
    object,
    featureGates,
    version,
    kedaVersion,
    externalMetrics = assumedExternalMetrics(object),
  }: ReadingContext & { document: YamlNode; object: ScaledObject },
): Judged {
  const workload = targetAmong(workloads);
  const target = workloads.find(({ workload: each }) => each.isTarget)?.document ?? null;
  const env = environmentOf(object, target);
  const world = worldWith(env, externalMetrics);
  const admission = admissionFindings(text, document, object, { workload, hpas: otherObjects, kedaVersion });
  const scalers = [...scalerFindings(text, document, object, world, kedaVersion), ...containerError(document, object, target)];
  const result = makeHpa(object, world, kedaVersion);
  const judged = result.ok ? judgeHpa(result.made, featureGates, version) : null;
  const before = [...admission.findings, ...scalers];
  const failed = result.ok || before.length > 0 ? [] : [errorAt(document, ["spec", "triggers"], { message: foreign(result.error) })];
  return {
    made: result.ok ? result.made : null,
    hpa: judged?.hpa ?? null,
    env,
    externalMetrics,
    warnings: admission.warnings,
    findings: [...before, ...failed, ...(judged === null ? [] : hpaFindings(document, object, judged))],
  };
}

/** What the API server says about the HPA, and what of it is not simulated, at the field that it comes from. */
function hpaFindings(document: YamlNode, object: ScaledObject, { hpa, errors, limitations }: ReturnType<typeof judgeHpa>): Finding[] {
  const at = (field: string, words: Pick<Finding, "severity" | "message" | "reason" | "fixes">): Finding => {
    const steps = originOf(stepsOf(field), object, hpa) ?? ["spec"];
    return { ...words, path: pathAt(steps), span: spanAt(document, steps) };
  };
  // The name and the labels are those of the object itself, which has been judged.
  const own = errors.filter(
    ({ field }) =>
      !field.startsWith("metadata.") || (field === "metadata.name" && hpa.metadata.name !== `keda-hpa-${object.metadata.name}`),
  );
  const covered = new Set(limitations.flatMap(({ covers = "", severity, field }) => (severity === "error" ? [field, covers] : [])));
  return [
    ...limitations.map((limitation) => {
      const { field, covers: _covers, ...words } = limitation;
      return at(field, words);
    }),
    ...own
      .filter(({ field }) => !covered.has(field))
      .map(({ field, message }) => at(field, { severity: "error", message: foreign(message), reason: hpaRefused })),
  ];
}

const hpaRefused = say`The API server refuses the HPA that KEDA makes of this. The ScaledObject is stored, but its condition Ready becomes False.`;

function containerError(document: YamlNode, object: ScaledObject, target: YamlNode | null): Finding[] {
  const { envSourceContainerName = "" } = object.spec.scaleTargetRef;
  if (envSourceContainerName === "" || target === null) return [];
  const names = itemsOf(valueOf(target, "spec", "template", "spec", "containers")).map((each) => textOf(valueOf(each, "name")));
  if (names.includes(envSourceContainerName)) return [];
  const message = verbatim`couldn't find container with name ${envSourceContainerName} on Target object`;
  const reason = say`KEDA reads the variables of the triggers from this container, so it cannot build them.`;
  return [errorAt(document, ["spec", "scaleTargetRef", "envSourceContainerName"], { message, reason })];
}

/** KEDA's words about a value without quotes are as if it had them. */
const isMetadataValue = ({ path }: Misreading): boolean => /^spec\.triggers\[[0-9]+\]\.metadata\../.test(path);

/** What has no error about an absent field has all that KEDA needs. */
function isComplete(written: WrittenScaledObject): written is WrittenScaledObject & ScaledObject {
  return written.metadata?.name !== undefined && written.spec?.scaleTargetRef?.name !== undefined;
}

/** The API server fills in one default. */
function asStored(written: ScaledObject): ScaledObject {
  const { fallback } = written.spec;
  return fallback === undefined
    ? written
    : { ...written, spec: { ...written.spec, fallback: { ...fallback, behavior: fallbackBehavior(fallback) } } };
}

function reference({ spec = {} }: WrittenScaledObject) {
  const { kind = "", name = "" } = spec.scaleTargetRef ?? {};
  return { kind: kind === "" ? "Deployment" : kind, name };
}

function workloadsIn(scaledObject: YamlNode, objects: readonly YamlNode[]): WorkloadObject[] {
  const target = valueOf(scaledObject, "spec", "scaleTargetRef");
  return objects.flatMap((document) => workloadIn(document, target) ?? []);
}

/** The same error of two checks is said once. */
function distinct(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.map((finding) => [`${finding.path} ${plain(finding.message)}`, finding])).values()];
}
