import { guessSignal, type SignalGuess } from "../cluster/guessSignal";
import type { SignalSource } from "../cluster/signal";
import { sourcesOf, type TriggerSource } from "../keda/sources";
import type { Measured } from "../keda/triggers/measured";
import type { MeasuredMetric } from "../simulation/metricSignals";
import type { AppliedScaledObject } from "./appliedScaledObject";

/** The metrics that KEDA asks its sources for, of every ScaledObject of a run; each name once. */
export function measuredByKeda(applied: readonly AppliedScaledObject[]): MeasuredMetric[] {
  const sources = applied.flatMap(({ object, env, externalMetrics, kedaVersion }) => sourcesOf(object, env, externalMetrics, kedaVersion));
  const found = new Map<string, MeasuredMetric>();
  for (const source of sources) {
    const { metricName: name, measures, triggerType } = source;
    if (measures === "none" || found.has(name)) continue;
    const keda = triggerType === "prometheus" ? ("scraped" as const) : ("direct" as const);
    found.set(name, { type: "External", name, guess: guessOf(source), keda });
  }
  return [...found.values()];
}

/** What the source most likely counts, from what the trigger says about it. */
function guessOf({ measures, guessText, what }: TriggerSource): SignalGuess {
  if (measures === "query") return guessSignal("External", guessText);
  return { source: signalOf(measures, what), words: [], query: {} };
}

function signalOf(measures: Exclude<TriggerSource["measures"], "query">, { kind }: Measured): SignalSource {
  switch (measures) {
    case "queue":
      return takenAway.has(kind) ? "backlog" : "unfinished";
    case "rate":
      return kind === "deliverRateOfQueue" ? "requestsPerSecond" : "totalRequestsPerSecond";
    case "value":
    case "none":
      return "curve";
  }
}

/** A worker takes these away when it begins. A broker counts other messages until they are acknowledged. */
const takenAway: ReadonlySet<Measured["kind"]> = new Set(["entriesInList", "jobsWaiting", "browserSessions"]);
