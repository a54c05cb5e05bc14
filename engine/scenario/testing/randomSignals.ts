import { signalKinds, signalSources, type Signal } from "../../cluster/signal";
import type { Draws } from "./draws";
import { randomCurve } from "./randomCurve";

/** For some of the metrics, and sometimes for a metric that is not in the manifest; the others are guessed from their names. */
export function randomSignals(draw: Draws, metricNames: readonly string[], durationSeconds: number): Signal[] {
  const chosen = metricNames.filter(() => draw.chance(60));
  return [...chosen, ...(draw.chance(10) ? ["measured_by_nobody"] : [])].map((metric) => {
    const source = draw.pick(signalSources);
    return signalKinds[source].points
      ? { metric, source, points: randomCurve(draw, durationSeconds, draw.pick([10, 500])) }
      : { metric, source };
  });
}
