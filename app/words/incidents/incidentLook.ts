import type { Incident, IncidentOf, Scenario } from "../../../engine/index";

/** Failures are red, acts of a person or another machine have the colour of ink, and more load has the load's colour. */
export type Tone = "error" | "act" | "load";

/** In the order of the menu. */
export const incidentGroups = ["metrics", "pods", "people", "load"] as const;

type Kind = Incident["kind"];
type Values<K extends Kind> = Partial<Omit<IncidentOf<K>, "at" | "kind">>;

/** One kind of incident, as the page shows it. */
export interface IncidentLook<K extends Kind> {
  group: (typeof incidentGroups)[number];
  /** The entries in the menu. `values` replace the fields' defaults in a new incident. */
  choices: readonly { id: string; label: string; values?(scenario: Scenario, at: number): Values<K> }[];
  /** The tone of its sign, which also decides how its bar is filled and whether its diamond is crossed. */
  tone: Tone | ((incident: IncidentOf<K>) => Tone);
  /** Its name in the lane, in comparisons and in reports. */
  label(incident: IncidentOf<K>): string;
}
