import { objectKindsIn } from "./objectKindsIn";

/**
 * Whether a file has an autoscaler, or sets the bounds of one from elsewhere: a chart's template or values, or a patch. The definition of
 * KEDA's own kinds only names them. `file` is its path, because a kustomization is known by its name.
 */
export function isAboutAutoscaler(file: string, text: string): boolean {
  const isNamed = /\bkind["']?[ \t]*:[ \t]*["']?(?:HorizontalPodAutoscaler|ScaledObject)\b/.test(text);
  const isBounded = /\b(?:minReplicas|maxReplicas|minReplicaCount|maxReplicaCount)["']?[ \t]*:[ \t]*["']?(?:\d|\{\{)/.test(text);
  if (!isNamed && !isBounded) return false;
  const kinds = objectKindsIn(text);
  if (kinds === null) return true;
  const isPatched = isNamed && (/(?:^|[/\\])kustomization\.ya?ml$/.test(file) || kinds.includes("Kustomization"));
  const isChart = isBounded && (kinds.length === 0 || kinds.includes("HelmRelease"));
  return kinds.includes("HorizontalPodAutoscaler") || kinds.includes("ScaledObject") || isPatched || isChart;
}
