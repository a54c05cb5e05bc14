import { appliedBy } from "../cluster/incident";
import type { Scenario } from "./scenario";

/** The manifest that is valid at a second: the scenario's, or that of the last edit before. */
export function manifestAt({ manifest, incidents }: Scenario, at: number): string {
  const edits = incidents.flatMap((incident) => (incident.at <= at ? (appliedBy(incident) ?? []) : []));
  return edits.at(-1) ?? manifest;
}
