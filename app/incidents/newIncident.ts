import { definitionOf, incidentFields, type Incident, type Scenario } from "../../engine/index";
import { incidentGroups, type IncidentLook } from "../words/incidents/incidentLook";
import { incidentLooks } from "../words/incidents/incidentLooks";
import { t } from "../words/text";

type Kind = Incident["kind"];

/** An entry of the menu: a kind of incident and its first values. */
export type IncidentChoice = { kind: Kind } & IncidentLook<Kind>["choices"][number];

const looks = Object.entries(incidentLooks) as [Kind, IncidentLook<Kind>][];
const titles = { metrics: t`Metrics`, pods: t`Pods and nodes`, people: t`People and machines`, load: t`Load` };

export const incidentMenu = incidentGroups.map((group) => ({
  title: titles[group],
  choices: looks
    .filter(([, look]) => look.group === group)
    .flatMap(([kind, { choices }]) => choices.map((choice): IncidentChoice => ({ kind, ...choice }))),
}));

/** A new incident is short enough to fit in view, and long enough that a sync sees its effect. */
export function newIncident({ kind, values }: IncidentChoice, at: number, scenario: Scenario): Incident {
  const defaults = definitionOf({ kind }).fields.map((name) => [name, incidentFields[name].default]);
  // `defaults` gives each field of this kind a valid value.
  return { at, kind, ...Object.fromEntries(defaults), ...values?.(scenario, at) } as Incident;
}
