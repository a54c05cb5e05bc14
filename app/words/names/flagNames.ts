/** The flags of kube-controller-manager that the autoscaler has or had, by their names. */
import type { Flag } from "./controlWords";
import { t } from "../text";

/** The flag behind each setting of the controller. */
export const flagNameOf: Readonly<Record<Flag, string>> = {
  syncPeriodSeconds: "--horizontal-pod-autoscaler-sync-period",
  tolerance: "--horizontal-pod-autoscaler-tolerance",
  downscaleStabilizationSeconds: "--horizontal-pod-autoscaler-downscale-stabilization",
  cpuInitializationPeriodSeconds: "--horizontal-pod-autoscaler-cpu-initialization-period",
  initialReadinessDelaySeconds: "--horizontal-pod-autoscaler-initial-readiness-delay",
};

/** Which of the flags the users of a managed cluster can set, by each provider's public documentation of November 2026. */
const managedClusters: Readonly<Record<string, readonly Flag[]>> = { "Amazon EKS": ["syncPeriodSeconds"], GKE: [], AKS: [] };

/** Who can set a flag in a managed cluster. */
export function managedWords(flag: Flag): string {
  const named = (can: boolean) => Object.keys(managedClusters).filter((name) => managedClusters[name]!.includes(flag) === can);
  const [able, unable] = [named(true), named(false)];
  return able.length === 0
    ? t`In a managed cluster you cannot set it: not in ${unable.join(", ")} (November 2026).`
    : t`In a managed cluster you can set it in ${able.join(", ")}, not in ${unable.join(", ")} (November 2026).`;
}

/** A flag that older documents name, and that the controller no longer has. */
interface OlderFlag {
  name: string;
  /** What the flag did, and since when it is gone. */
  text: string;
  /** The setting that replaced it; null if there is none. */
  replacedBy: Flag | null;
}

/** Upstream changed them in kubernetes/kubernetes#66615, #68122, #90368 and #124948. */
export const olderFlags: readonly OlderFlag[] = [
  {
    name: "--horizontal-pod-autoscaler-upscale-delay",
    text: t`Until 1.11, the count could not grow for this long after a rescale, by default 3 minutes. The flag has no effect since 1.12, and 1.31 removed it.`,
    replacedBy: null,
  },
  {
    name: "--horizontal-pod-autoscaler-downscale-delay",
    text: t`Until 1.11, the count could not shrink for this long after a rescale, by default 5 minutes. The flag has no effect since 1.12, and 1.31 removed it. The downscale stabilization took its place: it is no pause, it remembers proposals.`,
    replacedBy: "downscaleStabilizationSeconds",
  },
  {
    name: "--horizontal-pod-autoscaler-use-rest-clients",
    text: t`It chose between Heapster and the metrics APIs. 1.12 deprecated it, and 1.22 removed it together with Heapster. Since then, metrics always come from the metrics APIs.`,
    replacedBy: null,
  },
];

/** The flags about a field of the manifest: the one that applies without the field, and those that older documents name instead of it. */
interface FieldFlags {
  without: Flag | null;
  older: readonly OlderFlag[];
}

const older = (end: string) => olderFlags.filter(({ name }) => name.endsWith(end));

export const fieldFlags: Readonly<Record<string, FieldFlags>> = {
  "spec.behavior.scaleUp.stabilizationWindowSeconds": { without: null, older: older("-upscale-delay") },
  "spec.behavior.scaleDown.stabilizationWindowSeconds": { without: "downscaleStabilizationSeconds", older: older("-downscale-delay") },
  "spec.behavior.scaleUp.tolerance": { without: "tolerance", older: [] },
  "spec.behavior.scaleDown.tolerance": { without: "tolerance", older: [] },
};
