import type { Incident } from "./incident";
import type { Pods } from "./pods";
import type { WorkloadController } from "./workloadController";

/** What the scenario's incidents do to the cluster. */
export interface Incidents {
  /** Lets begin and end what does so with this second. */
  tick(now: number): void;
  /** Whether one of a kind lasts. */
  lasts(kind: Incident["kind"]): boolean;
  /** By what the load is multiplied now. */
  loadFactor(): number;
  /** Those that met no pod. */
  readonly missed: ReadonlySet<Incident>;
}

export interface IncidentsOptions {
  /** In order of time. */
  incidents: readonly Incident[];
  pods: Pods;
  controller: WorkloadController;
  /** Of pods with these names nothing is measured from now on; of all others again. */
  loseMetrics(names: ReadonlySet<string>): void;
}

export function createIncidents({ incidents, pods, controller, loseMetrics }: IncidentsOptions): Incidents {
  const missed = new Set<Incident>();
  const lostNames = new Map<Incident, readonly string[]>();
  let next = 0;
  let lasting: Lasting[] = [];

  const begin = (incident: Incident) => {
    if ("durationSeconds" in incident) lasting = [...lasting, incident];
    if (strike(incident, pods, controller) === 0) missed.add(incident);
    if (incident.kind === "podMetricsLost")
      lostNames.set(
        incident,
        pods.list.slice(0, incident.pods).map(({ name }) => name),
      );
  };
  const end = (now: number) => {
    lasting = lasting.filter(({ at, durationSeconds }) => now < at + durationSeconds);
  };

  return {
    missed,
    lasts: (kind) => lasting.some((incident) => incident.kind === kind),
    loadFactor: () => lasting.reduce((factor, incident) => (incident.kind === "loadMultiplied" ? factor * incident.factor : factor), 1),
    tick(now) {
      const before = lasting;
      if (lasting.length > 0) end(now);
      for (; next < incidents.length && incidents[next]!.at <= now; next++) begin(incidents[next]!);
      if (lostNames.size > 0 && before !== lasting) loseMetrics(new Set(lasting.flatMap((incident) => lostNames.get(incident) ?? [])));
    },
  };
}

type Lasting = Incident & { durationSeconds: number };

/** What an incident does at once. Returns how many pods it met; null where it is not aimed at pods. */
function strike(incident: Incident, pods: Pods, controller: WorkloadController): number | null {
  switch (incident.kind) {
    case "podsCrash":
      return pods.crashOldest(incident.pods, incident.at);
    case "podsUnready":
      return pods.failReadinessOfOldest(incident.pods, incident.at, incident.at + incident.durationSeconds);
    case "nodeLost":
      return pods.loseNode(incident.at);
    case "podMetricsLost":
      return Math.min(incident.pods, pods.list.length);
    case "rollingUpdate":
      controller.update(incident.release);
      controller.sync(incident.at);
      return null;
    case "kubectlScale":
    case "kubectlApply":
      controller.scale(incident.replicas);
      controller.sync(incident.at);
      return null;
    default:
      return null;
  }
}
