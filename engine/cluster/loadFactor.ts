import { definitionOf, type LastingIncident } from "./incident";

/** The factor of the load while the incident lasts. */
export function loadFactorOf(incident: LastingIncident): number {
  const effect = definitionOf(incident).lasting;
  return effect?.kind === "loadFactor" ? effect.factor(incident) : 1;
}
