import { autoscalerName, editedName, type Scenario } from "../../engine/index";
import { withLineFeeds } from "./lineFeeds";

/** The parts of a scenario that a run depends on: all but its name. */
export const decisive = ["manifest", "load", "workload", "cluster", "incidents", "signals", "flags", "durationSeconds", "seed"] as const;

/**
 * A title belongs to the scenario that it came with: `next`, made of `before`, is called by its own autoscaler once that is another
 * one's, and otherwise says that it was edited. A name that the person gave stays.
 */
export function titled(next: Scenario, before: Scenario, origin: Scenario): Scenario {
  if (next.name !== before.name || !isGiven(before, origin)) return next;
  return { ...next, name: titleOf(next, origin) ?? next.name };
}

/** What opens when a manifest comes to the rest of `present`; `name` is for one that names no autoscaler. */
export const withManifest = (present: Scenario, origin: Scenario, manifest: string, name: string): Scenario => ({
  ...present,
  manifest,
  ...(isGiven(present, origin) && { name: autoscalerName(manifest) ?? name }),
});

const isGiven = (scenario: Scenario, origin: Scenario): boolean =>
  scenario.name === titleOf(scenario, origin) ||
  scenario.name === autoscalerName(scenario.manifest) ||
  (scenario.name !== "" && scenario.name === editedName(scenario.name));

/** Null where the origin has no name to go on from. */
function titleOf(scenario: Scenario, origin: Scenario): string | null {
  const alike = isAlike(scenario, origin);
  const autoscaler = alike ? null : autoscalerName(scenario.manifest);
  if (autoscaler !== null && autoscaler !== autoscalerName(origin.manifest)) return autoscaler;
  if (origin.name === "") return null;
  return alike ? origin.name : editedName(origin.name);
}

/** A draft and what it began with are read apart, so what is not the same object may still say the same. */
const isAlike = (one: Scenario, other: Scenario): boolean =>
  decisive.every((part) => one[part] === other[part] || written(one[part]) === written(other[part]));

const written = (part: Scenario[(typeof decisive)[number]]) => (typeof part === "string" ? withLineFeeds(part) : JSON.stringify(part));
