import { definitionOf, type Incident, type LastingIncident } from "./incident";
import type { LastingEffect, MetricsApi, StruckCluster } from "./incidentKinds/definition";

/** What the scenario's incidents do to the cluster. */
export interface Incidents {
  /** Starts and ends the incidents that are due in this second. */
  tick(now: number): void;
  answers(api: MetricsApi): boolean;
  /** The factor of the load now. */
  loadFactor(): number;
  /** Whether another autoscaler's target selects these pods. */
  hasOtherAutoscaler(): boolean;
  /** Incidents that hit no pod. */
  readonly missed: ReadonlySet<Incident>;
}

export interface IncidentsOptions extends StruckCluster {
  /** In order of time. */
  incidents: readonly Incident[];
  /** From now on, nothing is measured for pods with these names; all others are measured again. */
  loseMetrics(names: ReadonlySet<string>): void;
}

export function createIncidents({ incidents, loseMetrics, ...cluster }: IncidentsOptions): Incidents {
  const missed = new Set<Incident>();
  const lostNames = new Map<Incident, readonly string[]>();
  let next = 0;
  let lasting: LastingIncident[] = [];

  const begin = (incident: Incident) => {
    if ("durationSeconds" in incident) lasting = [...lasting, incident];
    const definition = definitionOf(incident);
    if (definition.strike?.(incident, cluster) === 0) missed.add(incident);
    const effect = definition.lasting;
    if (effect?.kind !== "withoutSamples") return;
    const oldest = cluster.pods.list.slice(0, effect.pods(incident));
    lostNames.set(
      incident,
      oldest.map(({ name }) => name),
    );
  };
  const end = (now: number) => {
    lasting = lasting.filter(({ at, durationSeconds }) => now < at + durationSeconds);
  };
  const someEffect = (isMeant: (effect: LastingEffect<LastingIncident>) => boolean) =>
    lasting.some((incident) => {
      const effect = definitionOf(incident).lasting;
      return effect !== null && isMeant(effect);
    });

  return {
    missed,
    answers: (api) => !someEffect((effect) => effect.kind === "silence" && effect.api === api),
    loadFactor: () => lasting.reduce((factor, incident) => factor * loadFactorOf(incident), 1),
    hasOtherAutoscaler: () => someEffect(({ kind }) => kind === "otherAutoscaler"),
    tick(now) {
      const before = lasting;
      if (lasting.length > 0) end(now);
      for (; next < incidents.length && incidents[next]!.at <= now; next++) begin(incidents[next]!);
      if (lostNames.size > 0 && before !== lasting) loseMetrics(new Set(lasting.flatMap((incident) => lostNames.get(incident) ?? [])));
    },
  };
}

/** The factor of the load while the incident lasts. */
export function loadFactorOf(incident: LastingIncident): number {
  const effect = definitionOf(incident).lasting;
  return effect?.kind === "loadFactor" ? effect.factor(incident) : 1;
}
