import type { AutoscalerReading } from "../evidence";
import type { InTime } from "./inTime";
import type { Disagreement, Place, Placed } from "./merged";

type Reading = Placed<AutoscalerReading>;

const fields = ["target", "minReplicas", "maxReplicas", "currentReplicas", "desiredReplicas", "lastScaleTime"] as const;

/** What the sources of one autoscaler say differently, in the order of time. The last row stands for a table or a watch. */
export function disagreementsIn(readings: readonly Reading[], orderOf: InTime["orderOf"]): Disagreement[] {
  const sources = readings.filter((reading, index) => {
    const next = readings[index + 1];
    return !(reading.source === "table" && next?.source === "table" && next.place.text === reading.place.text);
  });
  const values = new Map<string, Map<string, { place: Place; reading: Reading }>>();
  const add = (what: string, value: string, reading: Reading, line: number) => {
    const known = values.get(what) ?? new Map<string, { place: Place; reading: Reading }>();
    values.set(what, known);
    // The value of the newest reading is the last one.
    known.delete(value);
    known.set(value, { place: { text: reading.place.text, line }, reading });
  };
  for (const reading of sources) {
    for (const field of fields) {
      const value = reading[field];
      if (value === undefined || value === null || reading.implausible?.includes(field)) continue;
      const shown = typeof value === "object" ? `${value.kind}/${value.name}` : String(value);
      add(JSON.stringify([field]), shown, reading, reading.lines[field] ?? reading.place.line);
    }
    for (const { name, target, line } of reading.metrics)
      if (name !== null && typeof target === "string") add(JSON.stringify(["metric", name]), target, reading, line);
    for (const { type, status, line } of reading.conditions)
      if (status !== undefined) add(JSON.stringify(["condition", type]), status, reading, line);
  }
  return [...values].flatMap(([what, said]) => {
    const used = [...said.values()].at(-1)!.reading;
    const others = [...said.values()].flatMap(({ reading }) => (reading === used ? [] : [reading]));
    if (others.length === 0) return [];
    const [field, of] = JSON.parse(what) as [Disagreement["field"], string?];
    const orders = others.map((other) => orderOf(other, used));
    const order = orders.find((each) => each === "unknown") ?? orders.find((each) => each === "told") ?? "specification";
    return [{ field, ...(of !== undefined && { of }), values: [...said].map(([value, { place }]) => ({ value, place })), order }];
  });
}
