import { definitionOf, incidentFields, incidentKinds, maxIncidents, type Field, type Incident } from "../cluster/incident";
import { choice, dnsLabel, list, number, record, refuse, text } from "../lib/refusal";
import { say, type Words } from "../lib/sentence";
import { cameLater } from "./cameLater";
import { durationRange } from "./scenario";

/**
 * Incidents in order of time; several may be at one second. Incidents after the end of a shortened run stay, as the curve's points do.
 * Fields that its kind lacks are not read.
 */
export function readIncidents(data: unknown): Incident[] {
  let before = 0;
  return list(data, say`The list of incidents`, maxIncidents).map((incident, index) => {
    const place = say`Incident ${index + 1}`;
    const fields = new Map<string, unknown>([...Object.entries(cameLater.incident), ...record(incident, place)]);
    const at = number(fields.get("at"), say`${place}: the second`, { min: 0, max: durationRange.max, step: 1 });
    if (at < before) refuse(say`${place} is at ${at} s; it must not be before the previous incident.`);
    before = at;
    const kind = choice(fields.get("kind"), say`${place}: the kind`, incidentKinds);
    const values = definitionOf({ kind }).fields.map((name) => [
      name,
      value(fields.get(name), say`${place}: the field ${name}`, incidentFields[name]),
    ]);
    // These are the kind's own fields, each with an allowed value.
    return { at, kind, ...Object.fromEntries(values) } as Incident;
  });
}

function value(data: unknown, what: Words, field: Field): number | string {
  switch (field.type) {
    case "number":
      return number(data, what, field);
    case "choice":
      return choice(data, what, field.words);
    case "name":
      return dnsLabel(data, what);
    case "text":
      return text(data, what, field.maxLength);
  }
}
