import { definitionOf, type Incident, type LastingIncident } from "./incident";
import type { LastingEffect, MetricsApi, StruckCluster } from "./incidentKinds/definition";

/** What the scenario's incidents do to the cluster. */
export interface Incidents {
  /** Lets begin and end what does so with this second. */
  tick(now: number): void;
  /** Whether a metrics API answers. */
  answers(api: MetricsApi): boolean;
  /** By what the load is multiplied now. */
  loadFactor(): number;
  /** Whether another autoscaler's target selects these pods. */
  hasOtherAutoscaler(): boolean;
  /** Those that met no pod. */
  readonly missed: ReadonlySet<Incident>;
}

export interface IncidentsOptions extends StruckCluster {
  /** In order of time. */
  incidents: readonly Incident[];
  /** Of pods with these names nothing is measured from now on; of all others again. */
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

/** By what an incident multiplies the load while it lasts. */
export function loadFactorOf(incident: LastingIncident): number {
  const effect = definitionOf(incident).lasting;
  return effect?.kind === "loadFactor" ? effect.factor(incident) : 1;
}
