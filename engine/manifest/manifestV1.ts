/** Manifests for the autoscaler of Kubernetes 1.1 and 1.2, in the versions of its time or in today's. */
import { targetKindNames, targetKindOf, targetKinds } from "../api/targetKinds";
import type { HorizontalPodAutoscalerV1 } from "../api/autoscalingV1";
import { say } from "../lib/sentence";
import { type Decoder, ignored, int32, type Misreading, object, string } from "./decoders";
import { type FieldError, invalid } from "./fieldError";
import { decodeManifest, type ManifestMetadata, type ManifestReference, type ManifestSpec, metadata } from "./manifest";
import { specOfExtensions } from "./versions/oldForms";
import { validateReference } from "./referenceValidation";
import { crossVersionObjectReference } from "./metricFields";
import { type Limitation, useOneOf } from "./simulated";
import { validateObjectMeta } from "./validation";
import type { YamlNode } from "./yamlTree";

/**
 * What a document says, in the parts that `findingsAt` finds places for: the parts without the API's form, the API server's errors, and
 * what this autoscaler does not read. `hpa` has its defaults, and exists exactly if none of them is an error.
 */
export interface ManifestV1Reading {
  hpa: HorizontalPodAutoscalerV1 | null;
  /** What the API server stores, even if it cannot be simulated; null if it refuses. */
  stored: StoredV1 | null;
  misread: Misreading[];
  errors: FieldError[];
  limitations: Limitation[];
}

/** An object with its defaults, and the text's paths of the fields that autoscaling/v1 has elsewhere. */
export interface StoredV1 {
  apiVersion: string;
  metadata: Partial<ManifestMetadata>;
  spec: HorizontalPodAutoscalerV1["spec"];
  fields: WrittenV1["fields"];
}

/** Reads a HorizontalPodAutoscaler of autoscaling/v1, extensions/v1beta1, autoscaling/v2 or v2beta2. Never throws. */
export function readManifestV1(document: YamlNode): ManifestV1Reading {
  const misread: Misreading[] = [];
  const apiVersion = apiVersionOf(document);
  const read = readers.get(apiVersion);
  if (read === undefined) {
    const error = invalid("apiVersion", apiVersion, `must be one of ${[...readers.keys()].join(", ")}`);
    return { hpa: null, stored: null, misread, errors: [error], limitations: [] };
  }
  const written = read(document, (misreading) => misread.push(misreading));
  const errors = validate(written);
  const limitations = [...targetLimitations(written), ...written.limitations];
  const isError = ({ severity }: Limitation) => severity === "error";
  const isStored = misread.length + errors.length === 0 && !written.limitations.some(isError);
  const hpa = withDefaults(written);
  const stored = isStored ? { apiVersion, metadata: written.metadata, spec: hpa.spec, fields: written.fields } : null;
  return { hpa: isStored && !limitations.some(isError) ? hpa : null, stored, misread, errors, limitations };
}

/** What the versions have in common, and the path of a field in the version that was read. */
interface WrittenV1 {
  metadata: Partial<ManifestMetadata>;
  target: Partial<ManifestReference>;
  minReplicas: number | undefined;
  maxReplicas: number | undefined;
  targetPercent: number | undefined;
  fields: { target: string; targetPercent: string };
  limitations: Limitation[];
}

type Reader = (document: YamlNode, report: (misreading: Misreading) => void) => WrittenV1;

const decodeV1 = manifestOf(
  object({
    scaleTargetRef: crossVersionObjectReference,
    minReplicas: int32,
    maxReplicas: int32,
    targetCPUUtilizationPercentage: int32,
  }),
);

const decodeV1beta1 = manifestOf(specOfExtensions);

function manifestOf<S>(spec: Decoder<S>) {
  return object({ apiVersion: string, kind: string, metadata, spec, status: ignored });
}

const readers: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  [
    "autoscaling/v1",
    (document, report) => {
      const { metadata = {}, spec = {} } = decodeV1(document, "", report) ?? {};
      const { scaleTargetRef: target = {}, minReplicas, maxReplicas, targetCPUUtilizationPercentage: targetPercent } = spec;
      const fields = { target: "spec.scaleTargetRef", targetPercent: "spec.targetCPUUtilizationPercentage" };
      return { metadata, target, minReplicas, maxReplicas, targetPercent, fields, limitations: [] };
    },
  ],
  [
    "extensions/v1beta1",
    (document, report) => {
      const { metadata = {}, spec = {} } = decodeV1beta1(document, "", report) ?? {};
      const { scaleRef = {}, minReplicas, maxReplicas, cpuUtilization } = spec;
      const { apiVersion, kind, name } = scaleRef;
      const target = { ...(apiVersion && { apiVersion }), ...(kind && { kind }), ...(name && { name }) };
      const fields = { target: "spec.scaleRef", targetPercent: "spec.cpuUtilization.targetPercentage" };
      // A cpuUtilization without its number has the number 0.
      const targetPercent = cpuUtilization && (cpuUtilization.targetPercentage ?? 0);
      return { metadata, target, minReplicas, maxReplicas, targetPercent, fields, limitations: [] };
    },
  ],
  ["autoscaling/v2", readV2],
  ["autoscaling/v2beta2", readV2],
]);

function readV2(document: YamlNode, report: (misreading: Misreading) => void): WrittenV1 {
  const { metadata = {}, spec = {} } = decodeManifest(document, "", report) ?? {};
  const { scaleTargetRef: target = {}, minReplicas, maxReplicas, metrics = [] } = spec;
  const index = metrics.findIndex(
    ({ type, resource }) => type === "Resource" && resource?.name === "cpu" && resource.target?.averageUtilization,
  );
  const targetPercent = metrics[index]?.resource?.target?.averageUtilization;
  const fields = { target: "spec.scaleTargetRef", targetPercent: `spec.metrics[${index}].resource.target.averageUtilization` };
  return { metadata, target, minReplicas, maxReplicas, targetPercent, fields, limitations: limitationsOfV2(spec, index) };
}

/** `cpu` is the index of the one metric that is read; −1: there is none. */
function limitationsOfV2({ metrics = [], behavior }: ManifestSpec, cpu: number): Limitation[] {
  const behaviorAdvice: Limitation[] =
    behavior === undefined
      ? []
      : [
          {
            severity: "advice",
            field: "spec.behavior",
            message: say`${autoscalerV1} ignores this field. It has fixed forbidden windows instead.`,
          },
        ];
  if (metrics.length > 0 && cpu < 0) {
    const message = say`${autoscalerV1} scales only on cpu utilization. Add a metric of type Resource, with name: cpu and averageUtilization.`;
    return [{ severity: "error", field: "spec.metrics", message }, ...behaviorAdvice];
  }
  const message = say`${autoscalerV1} scales only on cpu utilization. It ignores this metric.`;
  const unread = [...metrics.keys()].filter((index) => index !== cpu);
  return [...unread.map((index): Limitation => ({ severity: "advice", field: `spec.metrics[${index}]`, message })), ...behaviorAdvice];
}

const autoscalerV1 = say`The autoscaler of Kubernetes 1.1 and 1.2`;

function targetLimitations({ target: { kind = "" }, fields }: WrittenV1): Limitation[] {
  const simulated = targetKindOf(kind);
  if (kind === "" || (simulated !== null && targetKinds[simulated].inV1)) return [];
  const message = say`${kind} targets are not simulated with Kubernetes 1.2. ${useOneOf(targetKindNames.filter((each) => targetKinds[each].inV1))}`;
  return [{ severity: "error", field: `${fields.target}.kind`, message }];
}

/** Source: pkg/apis/autoscaling/validation, v1.2. */
function validate({ metadata, target, minReplicas = 1, maxReplicas = 0, targetPercent = 1, fields }: WrittenV1): FieldError[] {
  const positive = "must be greater than 0";
  return [
    ...validateObjectMeta(metadata, "metadata", { namesLabelKeys: false }),
    ...(minReplicas < 1 ? [invalid("spec.minReplicas", minReplicas, positive)] : []),
    ...(maxReplicas < 1 ? [invalid("spec.maxReplicas", maxReplicas, positive)] : []),
    ...(maxReplicas < minReplicas ? [invalid("spec.maxReplicas", maxReplicas, "must be greater than or equal to `minReplicas`")] : []),
    ...validateReference(target, fields.target, { groupRequired: false, versionKept: false }, { checksReferenceVersions: false }),
    ...(targetPercent < 1 ? [invalid(fields.targetPercent, targetPercent, positive)] : []),
  ];
}

/** What the API server of the time stored for an absent number. */
function withDefaults({ metadata, target, minReplicas = 1, maxReplicas = 0, targetPercent = 80 }: WrittenV1): HorizontalPodAutoscalerV1 {
  const { apiVersion, kind = "", name = "" } = target;
  const { namespace } = metadata;
  return {
    metadata: { name: metadata.name ?? "", ...(namespace !== undefined && { namespace }) },
    spec: {
      scaleTargetRef: { ...(apiVersion !== undefined && { apiVersion }), kind, name },
      minReplicas,
      maxReplicas,
      targetCPUUtilizationPercentage: targetPercent,
    },
  };
}

function apiVersionOf(document: YamlNode): string {
  const value = document.kind === "mapping" ? document.entries.get("apiVersion")?.value : undefined;
  return value?.kind === "scalar" && typeof value.value === "string" ? value.value : "";
}
