import { incidentKinds, releases, type Incident, type IncidentKind } from "../../cluster/incident";
import type { ControllerFlags } from "../../controller/flags";
import type { Draws } from "./draws";
import { randomManifest } from "./randomManifest";

/** None to five, in order of time. */
export function randomIncidents(draw: Draws, durationSeconds: number, flags: ControllerFlags): Incident[] {
  const times = Array.from({ length: draw.pick([0, 0, 1, 2, 3, 5]) }, () => draw.between(0, durationSeconds));
  return times.toSorted((a, b) => a - b).map((at) => ({ at, ...randomKind(draw, flags) }));
}

function randomKind(draw: Draws, flags: ControllerFlags): IncidentKind {
  const kind = draw.pick(incidentKinds);
  const durationSeconds = draw.between(1, 600);
  switch (kind) {
    case "metricsServerDown":
    case "customMetricsDown":
    case "secondAutoscaler":
      return { kind, durationSeconds };
    case "podMetricsLost":
    case "podsUnready":
      return { kind, pods: draw.between(1, 15), durationSeconds };
    case "podsCrash":
      return { kind, pods: draw.between(1, 15) };
    case "rollingUpdate":
      return { kind, release: draw.pick(releases) };
    case "kubectlScale":
    case "kubectlApply":
      return { kind, replicas: draw.between(0, 12) };
    case "hpaEdited":
      return { kind, manifest: draw.chance(15) ? "kind: [" : randomManifest(draw, flags).manifest };
    case "loadMultiplied":
      return { kind, factor: draw.between(0, 40) / 10, durationSeconds };
    case "nodeLost":
      return { kind };
  }
}
