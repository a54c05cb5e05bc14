import { isBefore, unnamedVersion, type KubernetesVersion } from "../controller/releases";
import type { StoredObject } from "../keda/keda";
import { namespaceOf, type ScaledObject } from "../keda/scaledObject";
import type { ScaledObjectStatus } from "../keda/status";
import { resourceOfKind } from "../keda/world";
import { formatRfc3339 } from "../lib/utcTime";
import type { KedaHistory } from "../simulation/kedaTrace";
import { describedEvent, eventLines } from "./describeEvents";
import { annotationLines, labelLines } from "./describeMetadata";
import { fieldLabel, mergesAcronymsIn } from "./fieldLabel";
import { terminalSafe } from "../lib/goText";
import { namedScaledObject, scaledObjectAt, scaledObjectEvents, scaledObjectNotFound } from "./scaledObjectView";
import { alignTabs, describeStyle } from "./tabWriter";
import { unstructuredLines, type Unstructured, type UnstructuredObject } from "./unstructured";

/**
 * What `kubectl describe scaledobject NAME` prints; "" if the run never has one. kubectl knows nothing of ScaledObjects, so it prints every
 * field. Mirrors genericDescriber in k8s.io/kubectl/pkg/describe.
 */
export function describeScaledObject(keda: KedaHistory, now: number, version: KubernetesVersion = unnamedVersion): string {
  const named = namedScaledObject(keda, now);
  if (named === null) return "";
  const stored = scaledObjectAt(keda, now);
  if (stored === null) return scaledObjectNotFound(named);
  const { startEpoch } = keda;
  const { metadata } = stored.object;
  const mergesAcronyms = !isBefore(version, mergesAcronymsIn.since);
  const events = scaledObjectEvents(keda, now).at(-1)!;
  const lines = [
    `Name:\t${metadata.name}`,
    `Namespace:\t${namespaceOf(stored.object)}`,
    ...labelLines(metadata.labels ?? {}),
    ...annotationLines(metadata.annotations ?? {}),
    ...unstructuredLines(contentOf(stored, startEpoch), (field) => fieldLabel(field, mergesAcronyms)),
    ...eventLines(
      events.map((event) => describedEvent(event, eventSource, startEpoch)),
      startEpoch + now,
      version,
    ),
  ];
  return alignTabs(terminalSafe(`${lines.join("\n")}\n`), describeStyle);
}

const eventSource = "keda-operator";

/**
 * The object without what is printed above it. Real metadata also has a resourceVersion and a uid, which the run's API server does not
 * count.
 */
function contentOf({ object, generation, createdAt, status }: StoredObject, startEpoch: number): UnstructuredObject {
  return {
    apiVersion: "keda.sh/v1alpha1",
    kind: "ScaledObject",
    metadata: { creationTimestamp: formatRfc3339(startEpoch + createdAt), finalizers: ["finalizer.keda.sh"], generation },
    spec: specOf(object),
    status: statusContent(status, startEpoch),
  };
}

/** KEDA writes the object back to add its finalizer, and its Go type never leaves scalingModifiers out. */
function specOf({ spec }: ScaledObject): UnstructuredObject {
  const { advanced } = spec;
  return asJson(advanced === undefined ? spec : { ...spec, advanced: { ...advanced, scalingModifiers: advanced.scalingModifiers ?? {} } });
}

function statusContent({ lastActiveTime, ...status }: ScaledObjectStatus, startEpoch: number): UnstructuredObject {
  return {
    ...asJson(status),
    lastActiveTime: lastActiveTime === undefined ? undefined : formatRfc3339(startEpoch + lastActiveTime),
    scaleTargetGVKR: status.scaleTargetKind === undefined ? undefined : targetGvkr(status.scaleTargetKind),
  };
}

/** KEDA stores the target's kind twice: as the text "apps/v1.Deployment", and in its parts. */
function targetGvkr(scaleTargetKind: string): UnstructuredObject {
  const end = scaleTargetKind.lastIndexOf(".");
  const [kind, apiVersion] = [scaleTargetKind.slice(end + 1), scaleTargetKind.slice(0, end)];
  const [group, version] = apiVersion.includes("/") ? (apiVersion.split("/") as [string, string]) : ["", apiVersion];
  return { group, version, kind, resource: resourceOfKind(kind) };
}

/** The interfaces of the API have no index signature, but their values are JSON. */
const asJson = (value: object): UnstructuredObject => value as Readonly<Record<string, Unstructured>>;
