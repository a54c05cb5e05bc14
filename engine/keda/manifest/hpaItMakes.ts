import type { HorizontalPodAutoscaler } from "../../api/autoscaling";
import type { FeatureGates, KubernetesVersion } from "../../controller/flags";
import type { KedaVersion } from "../../kedaReleases/releases";
import { nameLabel } from "../hpa";
import { triggersOf, type ScaledObject } from "../scaledObject";
import { noWords, say, type Words } from "../../lib/sentence";
import { type StoredLine, withReason } from "../../manifest/asStored";
import { positionsIn } from "../../manifest/textPosition";
import { isAbsent } from "../../manifest/yamlNodes";
import { type YamlLine, yamlLines } from "../../manifest/yamlText";
import type { YamlNode } from "../../manifest/yamlTree";
import { originOf, pauseOf, triggerOfMetric } from "./origin";
import { readingContext, runnable } from "./parseScaledObject";
import { nodeAt, pathAt, type Steps } from "../../manifest/place";
import { readScaledObject } from "./readScaledObject";

/** The HPA that KEDA makes, line by line, with the line of the ScaledObject that each comes from. Null if a text is refused. */
export function hpaItMakes(
  text: string,
  featureGates: FeatureGates,
  version: KubernetesVersion | undefined,
  kedaVersion: KedaVersion | undefined,
): StoredLine[] | null {
  const read = readScaledObject(text, readingContext(featureGates, version, kedaVersion));
  const { scaledObject, hpa } = runnable(read, read.findings);
  const { document, made } = read;
  if (scaledObject === null || hpa === null || document === null || made === null) return null;
  const positionOf = positionsIn(text);
  const source: Source = { document, object: scaledObject, made, hpa };
  return yamlLines(inOrder(hpa)).map((line) => madeLine(source, line, (offset) => positionOf(offset).line));
}

/** The fields in the API's order. */
function inOrder({ apiVersion, kind, metadata, spec }: HorizontalPodAutoscaler): object {
  const { name, namespace, labels, annotations } = metadata;
  const { scaleTargetRef, minReplicas, maxReplicas, metrics, behavior } = spec;
  return {
    apiVersion,
    kind,
    metadata: { name, namespace, labels, annotations },
    spec: { scaleTargetRef, minReplicas, maxReplicas, metrics, behavior },
  };
}

interface Source {
  document: YamlNode;
  object: ScaledObject;
  made: HorizontalPodAutoscaler;
  hpa: HorizontalPodAutoscaler;
}

function madeLine(source: Source, { text, steps }: YamlLine, lineOf: (offset: number) => number): StoredLine {
  const { document, object, hpa } = source;
  const path = pathAt(steps);
  const origin = originOf(steps, object, hpa);
  const node = origin === null ? undefined : nearestNode(document, origin);
  const line = node === undefined ? null : lineOf(node.span.start);
  const isFieldWritten = origin !== null && !isAbsent(nodeAt(document, origin));
  if (isFieldWritten && isSame(nodeAt(document, origin), text) && !isMetric(steps))
    return withReason({ text, path, mark: "written", line }, noWords);
  return withReason({ text, path, mark: line === null ? "added" : "changed", line }, reasonOf(path, source, steps, isFieldWritten));
}

/** The written field, or the trigger around an absent one. Other absent fields have no line. */
function nearestNode(document: YamlNode, origin: Steps): YamlNode | undefined {
  const node = nodeAt(document, origin);
  if (node !== undefined && !isAbsent(node)) return node;
  if (origin[1] === "triggers" || origin[2] === "scalingModifiers") return nodeAt(document, origin.slice(0, 3));
  return undefined;
}

/** A heading has no value of its own. */
function isSame(node: YamlNode | undefined, line: string): boolean {
  if (node?.kind !== "scalar") return true;
  const value = line.slice(line.indexOf(": ") + 2);
  return value === node.text || value === JSON.stringify(node.text) || line.endsWith(`- ${node.text}`);
}

const isMetric = ([top, field, index]: Steps): boolean => top === "spec" && field === "metrics" && index !== undefined;

function reasonOf(path: string, { object, made, hpa }: Source, steps: Steps, isWritten: boolean): Words {
  const [top, field, index] = steps;
  if (top === "apiVersion" || top === "kind") return say`${path}: KEDA makes an HPA of autoscaling/v2`;
  if (top === "metadata") return metadataReason(path, field);
  if (field === "minReplicas") return say`${path}: minReplicaCount, but at least 1`;
  if (field === "behavior") return behaviorReason(path, object, made, steps);
  if (field !== "metrics") return isWritten ? say`${path}: a field of the ScaledObject` : say`${path}: the default of KEDA`;
  const metric = typeof index === "number" ? hpa.spec.metrics?.[index] : undefined;
  const trigger = metric === undefined ? null : triggerOfMetric(metric, object);
  if (metric === undefined) return say`${path}: the triggers`;
  if (trigger === null) return say`${path}: one metric of the formula, in place of the triggers' own`;
  if (steps.includes(nameLabel)) return say`${path}: the ScaledObject's name, by which KEDA finds it when the HPA reads the metric`;
  return say`${path}: trigger ${trigger + 1}, ${triggersOf(object)[trigger]?.type ?? ""}`;
}

function metadataReason(path: string, field: string | number | undefined): Words {
  if (field === "namespace") return say`${path}: the namespace of the request; without one, it is default`;
  return field === "name" ? say`${path}: keda-hpa- and the name of the ScaledObject` : say`${path}: KEDA's own labels`;
}

function behaviorReason(path: string, object: ScaledObject, made: HorizontalPodAutoscaler, steps: Steps): Words {
  const [, , ...rest] = steps;
  const pause = pauseOf(rest, object);
  if (pause !== null) return say`${path}: the annotation ${String(pause.at(-1))}`;
  return made.spec.behavior === undefined || rest.length > 0
    ? say`${path}: the API server's default`
    : say`${path}: a field of the ScaledObject`;
}
