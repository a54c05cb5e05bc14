import type { Incident, Scenario } from "../../engine/index";

/** What the menu offers, in groups. Scaling to zero by hand is a `kubectl scale` of its own. */
export const incidentMenu = [
  {
    title: "Metrics",
    choices: [
      { id: "metricsServerDown", label: "metrics-server down" },
      { id: "customMetricsDown", label: "Custom metrics down" },
      { id: "podMetricsLost", label: "Pods without metrics" },
    ],
  },
  {
    title: "Pods and nodes",
    choices: [
      { id: "podsCrash", label: "Pods crash" },
      { id: "podsUnready", label: "Pods become unready" },
      { id: "rollingUpdate", label: "Rolling update" },
      { id: "nodeLost", label: "Node lost" },
    ],
  },
  {
    title: "People and machines",
    choices: [
      { id: "kubectlScale", label: "kubectl scale" },
      { id: "scaledToZero", label: "Scaled to zero by hand" },
      { id: "kubectlApply", label: "kubectl apply with replicas" },
      { id: "hpaEdited", label: "HPA edited" },
      { id: "secondAutoscaler", label: "Second autoscaler" },
    ],
  },
  { title: "Load", choices: [{ id: "loadMultiplied", label: "Load multiplied" }] },
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
