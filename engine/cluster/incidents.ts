import type { Pausing } from "../lib/pausing";
import { definitionOf, type Incident } from "./incident";
import type { LastingEffect, MetricsApi } from "./incidentDefinition";
import type { OtherWorkload } from "./otherPods";
import { strike, type StruckCluster } from "./strikes";
import { say, type Words } from "../lib/sentence";

/** What the scenario's incidents do to the cluster. */
export interface Incidents {
  /** Starts and ends the incidents that are due in this second, one in a piece. */
  tick(now: number): Pausing;
  /** Before this second nothing begins or ends. */
  next(): number;
  answers(api: MetricsApi): boolean;
  /** The factor of the load now. */
  loadFactor(): number;
  /** Whether another autoscaler's target selects these pods. */
  hasOtherAutoscaler(): boolean;
  /** Incidents that changed nothing, and why. */
  readonly refused: ReadonlyMap<Incident, Words>;
}

interface IncidentsOptions extends StruckCluster {
  /** In order of time. */
  incidents: readonly Incident[];
  /** From now on, nothing is measured for pods with these names; all others are measured again. */
  loseMetrics(names: ReadonlySet<string>): void;
  /** From now on, that share of the scrapes fails. */
  missScrapes(percent: number): void;
  /** From now on, the namespace may have so many pods; Infinity: there is no quota. */
  setPodQuota(hard: number): void;
  /** From now on, the pods of these other workloads exist and no others. */
  setOtherPods(workloads: readonly OtherWorkload[], now: number): void;
}

/** What the incidents that last do together. */
interface InEffect {
  readonly silent: Set<MetricsApi>;
  /** The names of pods that are not measured. */
  readonly unmeasured: Set<string>;
  loadFactor: number;
  missedScrapesPercent: number;
  otherAutoscaler: boolean;
  podQuota: number;
  readonly otherPods: OtherWorkload[];
}

type AddEffect = (inEffect: InEffect) => void;

export function createIncidents({
  incidents,
  loseMetrics,
  missScrapes,
  setPodQuota,
  setOtherPods,
  ...cluster
}: IncidentsOptions): Incidents {
  const refused = new Map<Incident, Words>();
  let next = 0;
  let quietUntil = incidents[0]?.at ?? Infinity;
  let lasting: { until: number; add: AddEffect }[] = [];
  let inEffect = togetherOf([]);

  const begins = (now: number) => next < incidents.length && incidents[next]!.at <= now;
  const begin = (incident: Incident) => {
    const { lasting: effect } = definitionOf(incident);
    const struck = strike(incident, cluster);
    if (struck === 0) refused.set(incident, say`There was no pod.`);
    if (struck !== null && typeof struck !== "number") refused.set(incident, struck);
    if (effect === null || !("durationSeconds" in incident)) return;
    lasting.push({ until: incident.at + incident.durationSeconds, add: startEffect(effect, incident, cluster) });
  };

  return {
    refused,
    next: () => quietUntil,
    answers: (api) => !inEffect.silent.has(api),
    loadFactor: () => inEffect.loadFactor,
    hasOtherAutoscaler: () => inEffect.otherAutoscaler,
    *tick(now) {
      if (now < quietUntil) return;
      lasting = lasting.filter(({ until }) => now < until);
      while (begins(now)) {
        begin(incidents[next++]!);
        yield;
      }
      const before = inEffect;
      inEffect = togetherOf(lasting.map(({ add }) => add));
      quietUntil = Math.min(incidents[next]?.at ?? Infinity, ...lasting.map(({ until }) => until));
      if (before.unmeasured.size > 0 || inEffect.unmeasured.size > 0) loseMetrics(inEffect.unmeasured);
      if (before.missedScrapesPercent !== inEffect.missedScrapesPercent) missScrapes(inEffect.missedScrapesPercent);
      setPodQuota(inEffect.podQuota);
      if (before.otherPods.length > 0 || inEffect.otherPods.length > 0) setOtherPods(inEffect.otherPods, now);
    },
  };
}

function togetherOf(effects: readonly AddEffect[]): InEffect {
  const inEffect: InEffect = {
    silent: new Set(),
    unmeasured: new Set(),
    loadFactor: 1,
    missedScrapesPercent: 0,
    otherAutoscaler: false,
    podQuota: Infinity,
    otherPods: [],
  };
  for (const add of effects) add(inEffect);
  return inEffect;
}

/** Every effect is applied here, from the first second of its incident on. */
function startEffect(effect: LastingEffect<Incident>, incident: Incident, { pods }: StruckCluster): AddEffect {
  switch (effect.kind) {
    case "silence":
      return ({ silent }) => silent.add(effect.api);
    case "sourceSilence":
      // KEDA asks, and nothing else in the cluster.
      return () => undefined;
    case "withoutSamples": {
      const alive = pods.list().filter(({ phase }) => phase !== "Failed");
      const oldest = alive.slice(0, effect.pods(incident)).map(({ name }) => name);
      return ({ unmeasured }) => oldest.forEach((name) => unmeasured.add(name));
    }
    case "loadFactor":
      return (inEffect) => (inEffect.loadFactor *= effect.factor(incident));
    case "scrapesMissed":
      return (inEffect) => (inEffect.missedScrapesPercent = Math.max(inEffect.missedScrapesPercent, effect.percent(incident)));
    case "otherAutoscaler":
      return (inEffect) => (inEffect.otherAutoscaler = true);
    case "podQuota":
      return (inEffect) => (inEffect.podQuota = Math.min(inEffect.podQuota, effect.pods(incident)));
    case "otherPods": {
      const workload = effect.of(incident);
      return (inEffect) => inEffect.otherPods.push(workload);
    }
  }
}
