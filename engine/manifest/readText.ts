import type { HorizontalPodAutoscaler } from "../api/autoscaling";
import { unnamedVersion, type FeatureGates, type KubernetesVersion } from "../controller/flags";
import { longestManifest } from "../lib/longestManifest";
import { noWords, say, type Words } from "../lib/sentence";
import type { Misreading } from "./decoders";
import { defaultManifest } from "./defaults";
import { sortDocuments, type TextObjects } from "./documents";
import type { FieldError } from "./fieldError";
import { type Finding, findingsAt, restOfLine } from "./finding";
import { decoderFor, type Manifest } from "./manifest";
import { lineEnd, lineStart, positionsIn } from "./textPosition";
import { readWorkload } from "./readWorkload";
import { findLimitations } from "./simulated";
import { workloadFindings } from "./workloadFindings";
import { validateManifest } from "./validation";
import { apiVersionOf, type ManifestForm } from "./versions/apiVersions";
import { convertToV2 } from "./versions/convertToV2";
import { hasExtensionsForm } from "./versions/extensionsForm";
import { oldDecoder } from "./versions/oldForms";
import type { ManifestWorkload } from "./workload";
import { type DuplicateKey, readYaml, type YamlNode, type YamlReading } from "./yamlTree";
import { textOf, valueOf } from "./yamlNodes";

/** A text read and judged, without advice: the start of every view of a manifest. */
export interface ReadText {
  text: string;
  autoscaler: ReadAutoscaler | null;
  workloads: { document: YamlNode; workload: ManifestWorkload }[];
  /** Objects that are neither an autoscaler nor a workload. */
  otherObjects: readonly YamlNode[];
  findings: Finding[];
}

export interface ReadAutoscaler {
  /** As it is written; null if it is absent. */
  apiVersion: string | null;
  form: ManifestForm;
  written: YamlNode;
  /** In autoscaling/v2; every value keeps its place in the text. */
  document: YamlNode;
  /** What `document` says, without defaults. */
  manifest: Manifest;
  defaulted: Manifest;
  /** Upstream's errors for the manifest with its defaults, and what could not be decoded before. */
  errors: readonly FieldError[];
  misread: readonly Misreading[];
  /** With defaults; null if there are errors. */
  hpa: HorizontalPodAutoscaler | null;
}

/** Adds fixes to findings. A run only needs to know whether there are findings, so it works without. */
export interface Fixers {
  errors(text: string, autoscaler: ReadAutoscaler, findings: readonly Finding[]): readonly Finding[];
  indentation(text: string): NonNullable<Finding["fixes"]>;
  /** For a value of any object of the text. */
  value(text: string, finding: Finding): Finding;
}

const noFixers: Fixers = {
  errors: (_text, _autoscaler, findings) => findings,
  indentation: () => [],
  value: (_text, finding) => finding,
};

/**
 * Reads YAML or JSON as strictly as the version's API server does. Never throws. A text with an error may be something else than a
 * manifest, for example a command: `judgeText` says what. `stored`: the object that the manifest updates; null: it makes a new one.
 */
export function readText(
  text: string,
  featureGates: FeatureGates,
  version: KubernetesVersion = unnamedVersion,
  fixers: Fixers = noFixers,
  stored: HorizontalPodAutoscaler | null = null,
): ReadText {
  const yaml = readDocuments(text, fixers);
  if (!yaml.ok) return { text, autoscaler: null, workloads: [], otherObjects: [], findings: yaml.findings };

  const objects = sortDocuments(text, yaml.documents);
  const read = objects.autoscaler && readAutoscaler(text, objects.autoscaler, { featureGates, version, stored }, fixers);
  const { workloads, found } = readWorkloads(text, objects.workloads, read?.autoscaler.manifest ?? {});
  const all = [...objects.findings, ...yaml.duplicateKeys.map(duplicateKeyError), ...found, ...(read?.findings ?? [])];
  const findings = all.map((finding) => fixers.value(text, finding));
  // A duplicate key is refused before anything is read.
  const autoscaler = read && { ...read.autoscaler, ...(yaml.duplicateKeys.length > 0 && { hpa: null }) };
  return { text, autoscaler, workloads, otherObjects: objects.others, findings };
}

/** A text's documents, or why there are none. */
export function readDocuments(
  text: string,
  fixers: Fixers = noFixers,
): { ok: true; documents: readonly YamlNode[]; duplicateKeys: readonly DuplicateKey[] } | { ok: false; findings: Finding[] } {
  if (text.length > longestManifest) return noDocuments(text, say`The manifest is longer than 256 KB. Paste only the autoscaler.`, 0);
  const yaml = readYaml(text);
  return yaml.ok ? yaml : unreadable(text, yaml, fixers);
}

/** Each with whether it is the target: it has the kind and name that the autoscaler gives, and its namespace. */
export function readWorkloads(
  text: string,
  written: TextObjects["workloads"],
  { metadata = {}, spec = {} }: Pick<Manifest, "metadata" | "spec">,
): { workloads: ReadText["workloads"]; found: Finding[] } {
  const { namespace = "default" } = metadata;
  const { kind: targetKind, name: targetName } = spec.scaleTargetRef ?? {};
  const positionOf = positionsIn(text);
  const read = written.map(({ kind, named, document }) => {
    const { workload, findings } = readWorkload(kind, document, positionOf);
    const isTarget = named === targetKind && workload.name === targetName && workload.namespace === namespace;
    const own = { ...workload, isTarget, ...(named !== kind && { named }) };
    return { document, workload: own, findings: isTarget ? [...findings, ...workloadFindings(workload)] : findings };
  });
  const workloads = read.map(({ document, workload }) => ({ document, workload }));
  return { workloads, found: read.flatMap(({ findings }) => findings) };
}

/** The workload that the autoscaler scales; null if the text does not have it. */
export function targetAmong(workloads: ReadText["workloads"]): ManifestWorkload | null {
  return workloads.find(({ workload }) => workload.isTarget)?.workload ?? null;
}

function noDocuments(text: string, message: Words, offset: number): { ok: false; findings: Finding[] } {
  return { ok: false, findings: [{ severity: "error", path: "", message, span: restOfLine(text, offset) }] };
}

function unreadable(text: string, { reason, said, offset }: Extract<YamlReading, { ok: false }>, fixers: Fixers) {
  const line = text.slice(lineStart(text, offset), offset + lineEnd(text.slice(offset), 0));
  const cause = line.includes("{{")
    ? say` This is a template. Paste its result, such as the output of helm template.`
    : likelyCause(reason);
  const read = noDocuments(text, say`This YAML cannot be read: ${said}.${cause}`, offset);
  return { ...read, findings: read.findings.map((finding) => ({ ...finding, fixes: fixers.indentation(text) })) };
}

/** Explains what the parser's own words leave open. */
function likelyCause(reason: string): Words {
  if (reason.includes("deficient indentation") || reason.includes("unexpected end of the stream")) {
    return say` A bracket, brace or quote above may not be closed.`;
  }
  if (reason.includes("document separator is expected")) {
    return say` This line does not continue the previous one. Check its indentation, and check for a missing colon above.`;
  }
  return reason.includes("bad indentation") ? say` Check this line's indentation, and check it for a second colon.` : noWords;
}

export function duplicateKeyError({ path, key, span }: DuplicateKey): Finding {
  return {
    severity: "error",
    path,
    message: say`key ${JSON.stringify(key)} already set in map. kubectl would use the last one without a warning. Remove one of them.`,
    span,
  };
}

function readAutoscaler(
  text: string,
  written: YamlNode,
  { featureGates, version, stored }: { featureGates: FeatureGates; version: KubernetesVersion; stored: HorizontalPodAutoscaler | null },
  fixers: Fixers,
): { autoscaler: ReadAutoscaler; findings: readonly Finding[] } {
  const apiVersion = textOf(valueOf(written, "apiVersion")) ?? null;
  const isOfExtensions = hasExtensionsForm(written);
  const form: ManifestForm = isOfExtensions ? "extensions" : ((apiVersion === null ? undefined : apiVersionOf(apiVersion)?.form) ?? "v2");
  const document = convertToV2(written, form);
  const unread: Misreading[] = [];
  const manifest = decoderFor(version)(document, "", (misreading) => unread.push(misreading)) ?? {};
  const misread: Misreading[] = form === "v2" ? unread : [];
  if (form !== "v2") oldDecoder(form, version)(written, "", (misreading) => misread.push(misreading));
  const defaulted = defaultManifest(manifest, version, featureGates, stored);
  const errors = validateManifest(defaulted, featureGates, version, stored);
  const limitations = findLimitations(manifest, featureGates, version, stored);
  const findings = [
    ...(isOfExtensions ? [extensionsError(written)] : []),
    ...findingsAt({ document, misread, unread, errors, limitations }),
  ];
  const hpa = !isOfExtensions && misread.length === 0 && isValid(defaulted, errors) ? defaulted : null;
  const autoscaler = { apiVersion, form, written, document, manifest, defaulted, errors, misread, hpa };
  return { autoscaler, findings: fixers.errors(text, autoscaler, findings) };
}

/** Today's servers refuse it, and only the controller of its time is simulated as it was. */
function extensionsError(document: YamlNode): Finding {
  const extensions = "extensions/v1beta1";
  return {
    severity: "error",
    path: "apiVersion",
    message: say`${extensions} is the form of Kubernetes 1.1 to 1.5. Choose Kubernetes 1.2, or rewrite the manifest as autoscaling/v2.`,
    reason: say`A current cluster answers: no matches for kind "HorizontalPodAutoscaler" in version "${extensions}".`,
    span: valueOf(document, "apiVersion")?.span ?? document.span,
  };
}

/** What the API server accepts is a HorizontalPodAutoscaler. */
function isValid(_manifest: Manifest, errors: readonly FieldError[]): _manifest is HorizontalPodAutoscaler {
  return errors.length === 0;
}
