import { definitionOf, incidentFields, type Incident, type Scenario } from "../../engine/index";
import { incidentGroups, type IncidentLook } from "../ui/incidentKinds/incidentLook";
import { incidentLooks } from "../ui/incidentLooks";
import { t } from "../ui/text";

type Kind = Incident["kind"];

/** An entry of the menu: a kind, and the values with which it begins. */
export type IncidentChoice = { kind: Kind } & IncidentLook<Kind>["choices"][number];

const looks = Object.entries(incidentLooks) as [Kind, IncidentLook<Kind>][];
const titles = { metrics: t`Metrics`, pods: t`Pods and nodes`, people: t`People and machines`, load: t`Load` };

/** The menu's entries, in groups. */
export const incidentMenu = incidentGroups.map((group) => ({
  title: titles[group],
  choices: looks
    .filter(([, look]) => look.group === group)
    .flatMap(([kind, { choices }]) => choices.map((choice): IncidentChoice => ({ kind, ...choice }))),
}));

/** An incident to start from: short enough to see, long enough to be noticed by a reconcile. */
export function newIncident({ kind, values }: IncidentChoice, at: number, scenario: Scenario): Incident {
  const defaults = definitionOf({ kind }).fields.map((name) => [name, incidentFields[name].default]);
  // The fields of its kind, each with a value that it may have.
  return { at, kind, ...Object.fromEntries(defaults), ...values?.(scenario, at) } as Incident;
}
