import { boolean, type Decoded, type Decoder, ignored, int32, isNull, list, object, reportInvalid, string } from "../../manifest/decoders";
import { behavior, metadata } from "../../manifest/manifest";
import { childPath } from "../../manifest/yamlTree";

/** The fields of a ScaledObject with their types. Source: the CustomResourceDefinition of keda.sh/v1alpha1. */

/** Text by text. Any other scalar is reported, and its text is kept, so that what KEDA would say about it can be said too. */
const triggerMetadata: Decoder<Record<string, string>> = (node, path, report) => {
  if (isNull(node)) return undefined;
  if (node.kind !== "mapping") return reportInvalid(node, path, report, "must be an object of texts");
  const texts: [string, string][] = [];
  for (const [key, { value }] of node.entries) {
    if (isNull(value)) continue;
    const read = string(value, childPath(path, key), report);
    if (read !== undefined || value.kind === "scalar") texts.push([key, read ?? (value.kind === "scalar" ? value.text : "")]);
  }
  return Object.fromEntries(texts);
};

const trigger = object({
  type: string,
  name: string,
  metadata: triggerMetadata,
  metricType: string,
  useCachedMetrics: boolean,
  authenticationRef: object({ name: string, kind: string }),
});

const scalingModifiers = object({ formula: string, target: string, activationTarget: string, metricType: string });

const spec = object({
  scaleTargetRef: object({ apiVersion: string, kind: string, name: string, envSourceContainerName: string }),
  pollingInterval: int32,
  initialCooldownPeriod: int32,
  cooldownPeriod: int32,
  idleReplicaCount: int32,
  minReplicaCount: int32,
  maxReplicaCount: int32,
  advanced: object({
    horizontalPodAutoscalerConfig: object({ name: string, behavior }),
    restoreToOriginalReplicaCount: boolean,
    scalingModifiers,
  }),
  triggers: list(trigger, {}),
  fallback: object({ failureThreshold: int32, replicas: int32, behavior: string }),
});

/** The cluster's own status is left out, so that an object from a cluster can be pasted as it is. */
export const decodeScaledObject = object({ apiVersion: string, kind: string, metadata, spec, status: ignored });

/** A ScaledObject as its author wrote it: any field may be absent, and any text may be where the API has a choice. */
export type WrittenScaledObject = Decoded<typeof decodeScaledObject>;
