import { maxSignals, signalFunctions, signalKinds, signalRange, signalSources, type Signal } from "../cluster/signal";
import { readPoints } from "./readPoints";
import { choice, list, number, record, refuse, text } from "../lib/refusal";
import { say, type Words } from "../lib/sentence";
import { maxMetricNameLength } from "./scenario";

/** Choices for the manifest's metrics, at most one for a name. Points are read where the source is a curve, a query where it is a counter. */
export function readSignals(data: unknown): Signal[] {
  const named = new Set<string>();
  return list(data, say`The list of signals`, maxSignals).map((signal, index) => {
    const place = say`Signal ${index + 1}`;
    const fields = record(signal, place);
    const metric = text(fields.get("metric"), say`${place}: the metric`, maxMetricNameLength);
    if (named.has(metric)) refuse(say`${place} is for ${JSON.stringify(metric)}; an earlier signal is for the same metric.`);
    named.add(metric);
    const source = choice(fields.get("source"), say`${place}: the source`, signalSources);
    const { points: drawn, counter } = signalKinds[source];
    if (counter !== null) return { metric, source, ...readQuery(fields, place) };
    if (!drawn) return { metric, source };
    const [curve, within] = [say`The curve of signal ${index + 1}`, say`the curve of signal ${index + 1}`];
    return { metric, source, points: readPoints(fields.get("points"), { curve, within, value: say`value`, max: drawn.max }) };
  });
}

function readQuery(fields: ReadonlyMap<string, unknown>, place: Words): Pick<Signal, "function" | "rangeSeconds"> {
  const name = fields.get("function");
  const range = fields.get("rangeSeconds");
  return {
    ...(name !== undefined && { function: choice(name, say`${place}: the function`, signalFunctions) }),
    ...(range !== undefined && { rangeSeconds: number(range, say`${place}: the range`, signalRange) }),
  };
}
