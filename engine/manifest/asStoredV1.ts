import { markLine, nodeAt, type LineSource, type StoredLine } from "./asStored";
import { sortDocuments } from "./documents";
import { readManifestV1, type StoredV1 } from "./manifestV1";
import { readDocuments } from "./readText";
import { positionsIn } from "./textPosition";
import { yamlLines, type YamlLine } from "./yamlText";
import type { YamlNode } from "./yamlTree";

/**
 * The autoscaler as the API server of 1.2 returns it in autoscaling/v1, with its defaults. Null if the server would refuse it, if there is
 * none, or if a later version's manifest has no cpu target that 1.2 could have. Fields of later versions are left out.
 */
export function asStoredV1(text: string): StoredLine[] | null {
  const yaml = readDocuments(text);
  if (!yaml.ok || yaml.duplicateKeys.length > 0) return null;
  const { autoscaler } = sortDocuments(text, yaml.documents, true);
  const stored = autoscaler && readManifestV1(autoscaler).stored;
  if (autoscaler === null || stored === null) return null;
  const positionOf = positionsIn(text);
  return yamlLines(inOrder(stored)).map((line) =>
    markLine(line, sourceOf(autoscaler, stored, line.steps), (offset) => positionOf(offset).line),
  );
}

const storedVersion = "autoscaling/v1";

/** The fields in the API's order, with what the request itself adds. */
function inOrder({ metadata: { name, namespace = "default", ...other }, spec }: StoredV1): object {
  const { scaleTargetRef, minReplicas, maxReplicas, targetCPUUtilizationPercentage } = spec;
  return {
    apiVersion: storedVersion,
    kind: "HorizontalPodAutoscaler",
    metadata: { name, namespace, ...other },
    spec: { scaleTargetRef, minReplicas, maxReplicas, targetCPUUtilizationPercentage },
  };
}

/** Two fields are at other paths in the other versions. */
function sourceOf(document: YamlNode, { apiVersion, fields }: StoredV1, steps: YamlLine["steps"]): LineSource {
  const [top, field, ...rest] = steps;
  const place = top !== "spec" ? undefined : field === "scaleTargetRef" ? fields.target : targetField(field, fields);
  const moved = place === undefined ? steps : [...stepsOf(place), ...rest];
  const isMoved = top === "apiVersion" ? apiVersion !== storedVersion : moved.join() !== steps.join();
  return { node: nodeAt(document, moved), movedFrom: isMoved ? apiVersion : null };
}

const targetField = (field: string | number | undefined, { targetPercent }: StoredV1["fields"]): string | undefined =>
  field === "targetCPUUtilizationPercentage" ? targetPercent : undefined;

/** The steps of a path in the form of errors: "spec.metrics[0].resource". */
export function stepsOf(path: string): (string | number)[] {
  return [...path.matchAll(/([^.[\]]+)|\[([0-9]+)\]/g)].map(([, key, index]) => key ?? Number(index));
}
