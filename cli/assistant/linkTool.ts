import { refusalsOf } from "../runFile";
import { linkOf, refusal, told } from "./answers";
import { scenarioAsked, type ScenarioInput } from "./scenarioAsked";
import type { ToolAnswer, ToolWorld } from "./tool";

/** A link that holds the whole scenario. What `run` would refuse gets none. */
export function linkTool({ at, ...input }: ScenarioInput & { at?: number }, world: ToolWorld): ToolAnswer {
  const asked = scenarioAsked(input, world.present);
  if (!asked.ok) return refusal(asked.error);
  const errors = refusalsOf(asked.scenario);
  if (errors.length > 0) return refusal(errors.join("\n"));
  const made = linkOf(asked.scenario, at ?? null, world);
  if (made === null) return refusal("The scenario is too long for a link. Save it as a file on the page instead.");
  const { link, fragment } = made;
  // A part of a link opens nothing, so it is never cut.
  return { ...told("", { link, fragment }), text: link ?? `Put this behind the address of the page: #${fragment}` };
}
