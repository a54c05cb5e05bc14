import type { Incident, Scenario } from "../../engine/index";
import { t } from "../ui/text";

/** What the menu offers, in groups. Scaling to zero by hand is a `kubectl scale` of its own. */
export const incidentMenu = [
  {
    title: t`Metrics`,
    choices: [
      { id: "metricsServerDown", label: t`metrics-server down` },
      { id: "customMetricsDown", label: t`Custom metrics down` },
      { id: "podMetricsLost", label: t`Pods without metrics` },
    ],
  },
  {
    title: t`Pods and nodes`,
    choices: [
      { id: "podsCrash", label: t`Pods crash` },
      { id: "podsUnready", label: t`Pods become unready` },
      { id: "rollingUpdate", label: t`Rolling update` },
      { id: "nodeLost", label: t`Node lost` },
    ],
  },
  {
    title: t`People and machines`,
    choices: [
      { id: "kubectlScale", label: "kubectl scale" },
      { id: "scaledToZero", label: t`Scaled to zero by hand` },
      { id: "kubectlApply", label: t`kubectl apply with replicas` },
      { id: "hpaEdited", label: t`HPA edited` },
      { id: "secondAutoscaler", label: t`Second autoscaler` },
    ],
  },
  { title: t`Load`, choices: [{ id: "loadMultiplied", label: t`Load multiplied` }] },
] as const;

export type IncidentChoice = (typeof incidentMenu)[number]["choices"][number]["id"];

/** An incident to start from: short enough to see, long enough to be noticed by a reconcile. */
export function newIncident(choice: IncidentChoice, at: number, scenario: Scenario): Incident {
  switch (choice) {
    case "metricsServerDown":
    case "customMetricsDown":
    case "secondAutoscaler":
      return { kind: choice, at, durationSeconds: 300 };
    case "podMetricsLost":
    case "podsUnready":
      return { kind: choice, at, pods: 2, durationSeconds: 300 };
    case "podsCrash":
      return { kind: choice, at, pods: 2 };
    case "rollingUpdate":
      return { kind: choice, at, release: "good" };
    case "nodeLost":
      return { kind: choice, at };
    case "kubectlScale":
      return { kind: choice, at, replicas: 3 };
    case "scaledToZero":
      return { kind: "kubectlScale", at, replicas: 0 };
    case "kubectlApply":
      return { kind: choice, at, replicas: 1 };
    case "hpaEdited":
      return { kind: choice, at, manifest: manifestAt(scenario, at) };
    case "loadMultiplied":
      return { kind: choice, at, factor: 2, durationSeconds: 300 };
  }
}

/** The manifest that holds at a second: the scenario's, or that of the last edit before. */
export function manifestAt({ manifest, incidents }: Scenario, at: number): string {
  const edit = incidents.findLast((incident) => incident.kind === "hpaEdited" && incident.at <= at);
  return edit?.kind === "hpaEdited" ? edit.manifest : manifest;
}
