import type { HorizontalPodAutoscaler } from "../api/autoscaling";
import type { HorizontalPodAutoscalerV1 } from "../api/autoscalingV1";
import { sortDocuments } from "./documents";
import { findingsAt, reportProblems } from "./finding";
import { readManifestV1 } from "./manifestV1";
import type { ManifestReading } from "./parseManifest";
import { duplicateKeyError, readDocuments, readWorkloads, targetAmong } from "./readText";

/** How the API server of 1.2, or a later one that still served its versions, reads a text; in the words of autoscaling/v2. Never throws. */
export function parseManifestV1(text: string): ManifestReading {
  const yaml = readDocuments(text);
  if (!yaml.ok) return { problems: reportProblems(text, yaml.findings), hpa: null, workload: null };
  const { autoscaler, workloads: written, findings } = sortDocuments(text, yaml.documents, true);
  const read = autoscaler && readManifestV1(autoscaler);
  const judged = autoscaler && read ? findingsAt({ document: autoscaler, unread: [], ...read }) : [];
  const { workloads, found } = readWorkloads(text, written, read?.hpa ?? {});
  const all = [...findings, ...yaml.duplicateKeys.map(duplicateKeyError), ...found, ...judged];
  const hasErrors = all.some(({ severity }) => severity === "error");
  return {
    problems: reportProblems(text, all),
    hpa: hasErrors || !read?.hpa ? null : asV2(read.hpa),
    workload: targetAmong(workloads),
  };
}

/** Converts as the API server does. */
function asV2({ metadata, spec }: HorizontalPodAutoscalerV1): HorizontalPodAutoscaler {
  const { scaleTargetRef, minReplicas, maxReplicas, targetCPUUtilizationPercentage: percent } = spec;
  return {
    apiVersion: "autoscaling/v2",
    kind: "HorizontalPodAutoscaler",
    metadata,
    spec: {
      scaleTargetRef,
      ...(minReplicas !== undefined && { minReplicas }),
      maxReplicas,
      ...(percent !== undefined && {
        metrics: [{ type: "Resource", resource: { name: "cpu", target: { type: "Utilization", averageUtilization: percent } } }],
      }),
    },
  };
}
