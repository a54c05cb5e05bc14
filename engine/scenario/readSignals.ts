import { maxSignals, signalFunctions, signalKinds, signalRange, signalSources, type Signal } from "../cluster/signal";
import { readPoints } from "./readPoints";
import { choice, list, number, record, refuse, text } from "../lib/refusal";
import { maxMetricNameLength } from "./scenario";

/** Choices for the manifest's metrics, at most one for a name. Points are read where the source is a curve, a query where it is a counter. */
export function readSignals(data: unknown): Signal[] {
  const named = new Set<string>();
  return list(data, "The list of signals", maxSignals).map((signal, index) => {
    const place = `Signal ${index + 1}`;
    const fields = record(signal, place);
    const metric = text(fields.get("metric"), `${place}: the metric`, maxMetricNameLength);
    if (named.has(metric)) refuse(`${place} is for ${JSON.stringify(metric)}; an earlier signal is for the same metric.`);
    named.add(metric);
    const source = choice(fields.get("source"), `${place}: the source`, signalSources);
    const { points: drawn, counter } = signalKinds[source];
    if (counter !== null) return { metric, source, ...readQuery(fields, place) };
    if (!drawn) return { metric, source };
    const words = { curve: `The curve of signal ${index + 1}`, value: "value", max: drawn.max };
    return { metric, source, points: readPoints(fields.get("points"), words) };
  });
}

function readQuery(fields: ReadonlyMap<string, unknown>, place: string): Pick<Signal, "function" | "rangeSeconds"> {
  const name = fields.get("function");
  const range = fields.get("rangeSeconds");
  return {
    ...(name !== undefined && { function: choice(name, `${place}: the function`, signalFunctions) }),
    ...(range !== undefined && { rangeSeconds: number(range, `${place}: the range`, signalRange) }),
  };
}
