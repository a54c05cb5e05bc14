import { featureGateNames, featureGateStates, isEnabled, latestVersion, type KubernetesVersion } from "../controller/flags";
import type { Scenario } from "../scenario/scenario";
import { metricsServer } from "./images";
import type { TrialFile } from "./trial";

/** metrics-server refuses a shorter resolution. */
export const shortestResolutionSeconds = 10;

/** The cluster of kind, whose components have the scenario's feature gates, and whose controller has its flags. */
export function kindConfig({ flags }: Scenario): string {
  const version = flags.kubernetesVersion ?? latestVersion;
  const given = {
    "horizontal-pod-autoscaler-sync-period": `${flags.syncPeriodSeconds}s`,
    "horizontal-pod-autoscaler-tolerance": String(flags.tolerance),
    "horizontal-pod-autoscaler-downscale-stabilization": `${flags.downscaleStabilizationSeconds}s`,
    "horizontal-pod-autoscaler-cpu-initialization-period": `${flags.cpuInitializationPeriodSeconds}s`,
    "horizontal-pod-autoscaler-initial-readiness-delay": `${flags.initialReadinessDelaySeconds}s`,
  };
  const args = Object.entries(given);
  return `kind: Cluster
apiVersion: kind.x-k8s.io/v1alpha4
name: hpa-playground
${version === "1.2" ? "" : featureGates(flags, version)}nodes:
  # The scenario is of Kubernetes ${version}. Without an image kind makes the release that it was built for;
  # its release notes name the images: https://github.com/kubernetes-sigs/kind/releases
  - role: control-plane
    # image: kindest/node:v${version}.0
# By the release of Kubernetes kind writes its own configuration as v1beta3 or v1beta4. It uses the patch of the same apiVersion.
kubeadmConfigPatches:
${kubeadmPatch(
  "v1beta3",
  args.map(([name, value]) => `${name}: "${value}"`),
)}
${kubeadmPatch(
  "v1beta4",
  args.map(([name, value]) => `- { name: ${name}, value: "${value}" }`),
)}
`;
}

/** In v1beta3 the arguments are a map, in v1beta4 a list. */
const kubeadmPatch = (version: "v1beta3" | "v1beta4", args: readonly string[]): string => `  - |
    apiVersion: kubeadm.k8s.io/${version}
    kind: ClusterConfiguration
    controllerManager:
      extraArgs:
${args.map((line) => `        ${line}`).join("\n")}`;

/** The gates that differ from the release's defaults. A component does not start with a gate that it does not have or that is locked. */
function featureGates({ featureGates: gates }: Scenario["flags"], version: KubernetesVersion): string {
  const lines = featureGateNames.flatMap((gate) => {
    const { state, enabled } = featureGateStates[version][gate];
    const asked = isEnabled(gate, gates, version);
    return state === "switchable" && asked !== enabled ? [`  ${gate}: ${asked}\n`] : [];
  });
  return lines.length === 0 ? "" : `featureGates:\n${lines.join("")}`;
}

/** metrics-server as its release has it; kind's kubelets have certificates that nobody signed. */
export function metricsServerFolder(resolutionSeconds: number): TrialFile[] {
  return [
    {
      path: "cluster/metrics-server/kustomization.yaml",
      text: `apiVersion: kustomize.config.k8s.io/v1beta1
kind: Kustomization
resources:
  - ${metricsServer}
patches:
  - target: { kind: Deployment, name: metrics-server }
    patch: |
      - { op: add, path: /spec/template/spec/containers/0/args/-, value: --kubelet-insecure-tls }
      # The last one counts.
      - { op: add, path: /spec/template/spec/containers/0/args/-, value: --metric-resolution=${Math.max(shortestResolutionSeconds, resolutionSeconds)}s }
`,
    },
  ];
}
