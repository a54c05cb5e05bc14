import { autoscalerName, decisive, editedName, type Scenario } from "../../engine/index";
import { withLineFeeds } from "./lineFeeds";

/**
 * A title belongs to the scenario that it came with. `next`, made from `before`, gets the name of its autoscaler if that changed; if
 * anything else changed, the title says that the scenario was edited. A name that the user gave stays.
 */
export function titled(next: Scenario, before: Scenario, origin: Scenario): Scenario {
  if (next.name !== before.name || !isGiven(before, origin)) return next;
  return { ...next, name: titleOf(next, origin) ?? next.name };
}

/** The scenario to open when a manifest joins the rest of `present`; `name` is used if the manifest names no autoscaler. */
export const withManifest = (present: Scenario, origin: Scenario, manifest: string, name: string): Scenario => ({
  ...present,
  manifest,
  ...(isGiven(present, origin) && { name: autoscalerName(manifest) ?? name }),
});

const isGiven = (scenario: Scenario, origin: Scenario): boolean =>
  scenario.name === titleOf(scenario, origin) ||
  scenario.name === autoscalerName(scenario.manifest) ||
  (scenario.name !== "" && scenario.name === editedName(scenario.name));

/** null if the origin has no name. */
function titleOf(scenario: Scenario, origin: Scenario): string | null {
  const alike = isAlike(scenario, origin);
  const autoscaler = alike ? null : autoscalerName(scenario.manifest);
  if (autoscaler !== null && autoscaler !== autoscalerName(origin.manifest)) return autoscaler;
  if (origin.name === "") return null;
  return alike ? origin.name : editedName(origin.name);
}

/** Compares by value, because a draft and its origin are read separately and may be equal without being one object. */
const isAlike = (one: Scenario, other: Scenario): boolean =>
  decisive.every((part) => one[part] === other[part] || written(one[part]) === written(other[part]));

const written = (part: Scenario[(typeof decisive)[number]]) => (typeof part === "string" ? withLineFeeds(part) : JSON.stringify(part));
