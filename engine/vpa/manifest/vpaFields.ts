import { type Decoded, type Decoder, ignored, int32, int64, isNull, list, object, string, stringMapOf } from "../../manifest/decoders";
import { metadata } from "../../manifest/manifest";
import { crossVersionObjectReference } from "../../manifest/metricFields";
import { numberText } from "../../manifest/yamlScalar";
import type { YamlNode } from "../../manifest/yamlTree";
import { parseQuantity } from "../../lib/quantity";

/** The fields of a VerticalPodAutoscaler with their types. Source: the CustomResourceDefinition of autoscaling.k8s.io. */

/** A quantity as the CustomResourceDefinition declares it: an integer, or a text of this pattern. What is neither is reported and left out. */
const quantity: Decoder<string> = (node, path, report) => {
  if (isNull(node)) return undefined;
  const refuse = (value: string, detail: string): undefined => {
    const message = `${path}: Invalid value: ${JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value)}: ${detail}`;
    report({ path, detail, message, span: node.span, obscures: path });
    return undefined;
  };
  const type = typeOf(node);
  if (node.kind !== "scalar" || (type !== "integer" && type !== "string")) {
    return refuse(type, `${path} in body must be of type integer,string: ${JSON.stringify(type)}`);
  }
  const text = typeof node.value === "number" ? numberText(node.text, node.value) : String(node.value);
  if (text.length > 100) return refuse(text, "a quantity this long is not read");
  if (type === "string" && !quantityPattern.test(text)) return refuse(text, `${path} in body should match '${quantityPattern.source}'`);
  const reading = parseQuantity(text);
  return reading.ok ? text : refuse(text, reading.error);
};

const quantityPattern = /^(\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))))?$/;

/** As JSON schema calls it. */
function typeOf(node: YamlNode): string {
  if (node.kind !== "scalar") return node.kind === "mapping" ? "object" : "array";
  if (typeof node.value === "number") return Number.isInteger(node.value) ? "integer" : "number";
  return typeof node.value;
}

const resourceList = stringMapOf(quantity);
const strings = list(string, "");

const startupBoost = object({ cpu: object({ type: string, factor: int32, quantity, durationSeconds: int32 }) });

const policyOfBeta = { containerName: string, mode: string, minAllowed: resourceList, maxAllowed: resourceList };

const containerPolicy = object({
  ...policyOfBeta,
  controlledResources: strings,
  controlledValues: string,
  oomBumpUpRatio: quantity,
  oomMinBumpUp: quantity,
  memoryAggregationIntervalSeconds: int32,
  memoryAggregationIntervalCount: int64,
  startupBoost,
});

const spec = object({
  targetRef: crossVersionObjectReference,
  updatePolicy: object({
    updateMode: string,
    minReplicas: int32,
    evictionRequirements: list(object({ resources: strings, changeRequirement: string }), {}),
    evictAfterOOMSeconds: int32,
  }),
  resourcePolicy: object({ containerPolicies: list(containerPolicy, {}) }),
  recommenders: list(object({ name: string }), {}),
  startupBoost,
});

const specOfBeta = object({
  targetRef: crossVersionObjectReference,
  updatePolicy: object({ updateMode: string }),
  resourcePolicy: object({ containerPolicies: list(object(policyOfBeta), {}) }),
});

/** The cluster's own status is left out, so that an object from a cluster can be pasted as it is. */
const around = { apiVersion: string, kind: string, metadata, status: ignored };

const decodeV1 = object({ ...around, spec });

/** A VerticalPodAutoscaler as its author wrote it: any field may be absent, and any text may be where the API has a choice. */
export type WrittenVpa = Decoded<typeof decodeV1>;
export type WrittenVpaSpec = NonNullable<WrittenVpa["spec"]>;
export type WrittenContainerPolicy = Decoded<typeof containerPolicy>;
export type WrittenStartupBoost = Decoded<typeof startupBoost>;

/** The served versions, the preferred one first. v1beta2 has fewer fields. */
export const vpaVersions: Readonly<Record<string, Decoder<WrittenVpa>>> = {
  "autoscaling.k8s.io/v1": decodeV1,
  "autoscaling.k8s.io/v1beta2": object({ ...around, spec: specOfBeta }),
};

/** As the preferred version has it, for a text that names no served one. */
export const decodeVpa: Decoder<WrittenVpa> = decodeV1;
