import { signalFunctions, signalKinds, signalSources, type Signal } from "../../cluster/signal";
import type { Draws } from "./draws";
import { randomCurve } from "./randomCurve";

/** For some of the metrics, and sometimes for a metric that is not in the manifest; the others are guessed from their names. */
export function randomSignals(draw: Draws, metricNames: readonly string[], durationSeconds: number): Signal[] {
  const chosen = metricNames.filter(() => draw.chance(60));
  return [...chosen, ...(draw.chance(10) ? ["measured_by_nobody"] : [])].map((metric) => {
    const source = draw.pick(signalSources);
    const { points, counter } = signalKinds[source];
    if (points) return { metric, source, points: randomCurve(draw, durationSeconds, draw.pick([10, 500])) };
    if (counter === null) return { metric, source };
    return {
      metric,
      source,
      ...(draw.chance(40) && { function: draw.pick(signalFunctions) }),
      ...(draw.chance(40) && { rangeSeconds: draw.pick([20, 60, 300]) }),
    };
  });
}
