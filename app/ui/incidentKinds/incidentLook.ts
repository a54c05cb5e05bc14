import type { Incident, IncidentFieldName, IncidentOf, Scenario } from "../../../engine/index";

/** What fails is red, what a person or another machine does is ink, and more load is load. */
export type Tone = "error" | "act" | "load";

/** In the order of the menu. */
export const incidentGroups = ["metrics", "pods", "people", "load"] as const;

type Kind = Incident["kind"];
type Values<K extends Kind> = Partial<Omit<IncidentOf<K>, "at" | "kind">>;

/** One kind of incident, as the page knows it. */
export interface IncidentLook<K extends Kind> {
  group: (typeof incidentGroups)[number];
  /** What the menu offers. `values` are those that a new incident has in place of its fields' defaults. */
  choices: readonly { id: string; label: string; values?(scenario: Scenario, at: number): Values<K> }[];
  /** Of its sign: also how its bar is filled, and whether its diamond is crossed. */
  tone: Tone | ((incident: IncidentOf<K>) => Tone);
  /** What it is called in the lane, in comparisons and in reports. */
  label(incident: IncidentOf<K>): string;
  /** What happens, in one or two sentences. */
  help: string;
  /** What a field's form says of it, where that differs from what it says for other kinds. */
  fieldHelp?: { readonly [Name in IncidentFieldName]?: string };
}
