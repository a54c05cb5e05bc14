import { flagsAt, kubernetesVersions, latestVersion, type KubernetesVersion, type Scenario } from "../../../engine/index";
import { t } from "../text";
import type { IncidentLook } from "./incidentLook";

export const controlPlaneUpgraded: IncidentLook<"controlPlaneUpgraded"> = {
  group: "people",
  choices: [
    {
      id: "controlPlaneUpgraded",
      label: t`Kubernetes upgraded`,
      values: (scenario, at) => ({ kubernetesVersion: nextRelease(scenario, at) }),
    },
  ],
  tone: "act",
  label: ({ kubernetesVersion }) => t`Kubernetes becomes ${kubernetesVersion}`,
  help: t`The API server, the controller manager and kubectl become this release, with its default feature gates. The controller’s flags stay, and so do the stored HPA and its status. The new controller remembers no recommendation and no rescale. It syncs the HPA at once from 1.37 on, and after one sync period in older releases. No time passes between the two controllers. Nodes, pods and metrics do not change.`,
};

/** The release after the one that runs at that time; the newest has none after it. */
function nextRelease(scenario: Scenario, at: number): KubernetesVersion {
  const { kubernetesVersion = latestVersion } = flagsAt(scenario, at);
  return kubernetesVersions[kubernetesVersions.findIndex((version) => version === kubernetesVersion) + 1] ?? latestVersion;
}
