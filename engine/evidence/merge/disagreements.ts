import type { AutoscalerReading } from "../evidence";
import type { Disagreement, Place, Placed } from "./merged";

const fields = ["target", "minReplicas", "maxReplicas", "currentReplicas", "desiredReplicas", "lastScaleTime"] as const;

/** What the sources of one autoscaler say differently. The last row stands for a table or a watch. */
export function disagreementsIn(readings: readonly Placed<AutoscalerReading>[]): Disagreement[] {
  const sources = readings.filter((reading, index) => {
    const next = readings[index + 1];
    return !(reading.source === "table" && next?.source === "table" && next.place.text === reading.place.text);
  });
  const values = new Map<string, Map<string, Place>>();
  const add = (what: string, value: string, place: Place) => {
    const known = values.get(what) ?? new Map<string, Place>();
    values.set(what, known);
    if (!known.has(value)) known.set(value, place);
  };
  for (const reading of sources) {
    const { text } = reading.place;
    for (const field of fields) {
      const value = reading[field];
      if (value === undefined || value === null || reading.implausible?.includes(field)) continue;
      const shown = typeof value === "object" ? `${value.kind}/${value.name}` : String(value);
      add(JSON.stringify([field]), shown, { text, line: reading.lines[field] ?? reading.place.line });
    }
    for (const { name, target, line } of reading.metrics)
      if (name !== null && typeof target === "string") add(JSON.stringify(["metric", name]), target, { text, line });
    for (const { type, status, line } of reading.conditions)
      if (status !== undefined) add(JSON.stringify(["condition", type]), status, { text, line });
  }
  return [...values].flatMap(([what, said]) => {
    if (said.size < 2) return [];
    const [field, of] = JSON.parse(what) as [Disagreement["field"], string?];
    return [{ field, ...(of !== undefined && { of }), values: [...said].map(([value, place]) => ({ value, place })) }];
  });
}
