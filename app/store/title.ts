import { editedName, hasSameRunInEditor, type Scenario } from "../../engine/index";
import { withNewestKeda } from "./newestKeda";
import { summaryOf } from "./summaries";

/**
 * A title belongs to the scenario that it came with. `next`, made from `before`, gets the name of its autoscaler if that changed; if
 * anything else changed, the title says that the scenario was edited. A name that the user gave stays. null while a text of the three is not
 * known.
 */
export function titled(next: Scenario, before: Scenario, origin: Scenario): Scenario | null {
  if (next.name !== before.name) return next;
  if ([next, before, origin].some(({ manifest }) => summaryOf(manifest) === null)) return null;
  if (!isGiven(before, origin)) return next;
  return { ...next, name: titleOf(next, origin) ?? next.name };
}

/** The scenario to open when a manifest joins the rest of `present`; `name` is its title, unless the user gave one to `present`. */
export const withManifest = (present: Scenario, origin: Scenario, manifest: string, name: string): Scenario => ({
  ...withNewestKeda({ ...present, manifest }, present),
  ...(isGiven(present, origin) && { name }),
});

const isGiven = (scenario: Scenario, origin: Scenario): boolean =>
  scenario.name === titleOf(scenario, origin) ||
  scenario.name === autoscalerIn(scenario.manifest) ||
  (scenario.name !== "" && scenario.name === editedName(scenario.name));

/** null if the origin has no name. */
function titleOf(scenario: Scenario, origin: Scenario): string | null {
  const alike = hasSameRunInEditor(scenario, origin);
  const autoscaler = alike ? null : autoscalerIn(scenario.manifest);
  if (autoscaler !== null && autoscaler !== autoscalerIn(origin.manifest)) return autoscaler;
  if (origin.name === "") return null;
  return alike ? origin.name : editedName(origin.name);
}

const autoscalerIn = (text: string): string | null => summaryOf(text)?.autoscaler ?? null;
