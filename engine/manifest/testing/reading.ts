import { defaultFlags, type FeatureGates } from "../../controller/flags";
import { judgeManifest } from "../judgeText";

/** The autoscaler of Kubernetes' walkthrough. */
export const walkthrough = `apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata:
  name: php-apache
spec:
  scaleTargetRef:
    apiVersion: apps/v1
    kind: Deployment
    name: php-apache
  minReplicas: 1
  maxReplicas: 10
  metrics:
  - type: Resource
    resource:
      name: cpu
      target:
        type: Utilization
        averageUtilization: 50
`;

/** The walkthrough with one part of it, which must exist, replaced. */
export function walkthroughWith(part: string, otherwise: string): string {
  if (!walkthrough.includes(part)) throw new Error(`the walkthrough has no ${JSON.stringify(part)}`);
  return walkthrough.replace(part, () => otherwise);
}

/** A reading in lines: whether there is an autoscaler, then each problem with its place, its path and its words. */
export function readInLines(text: string, featureGates: FeatureGates = defaultFlags.featureGates): string[] {
  const { problems, hpa } = judgeManifest(text, featureGates);
  return [
    hpa === null ? "refused" : "accepted",
    ...problems.map(
      ({ severity, line, column, endLine, endColumn, path, message }) =>
        `${severity} ${line}:${column}-${endLine}:${endColumn} [${path}] ${message}`,
    ),
  ];
}
