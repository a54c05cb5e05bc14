import { createKnownRuns, defaultStudy, openStudy, readStudy } from "../../engine/doors/withKeda";
import { refusalsOf } from "../runFile";
import { searchWith } from "../tune/searchWith";
import { tuneText } from "../tune/tuneText";
import { casesWords, costOf, harmOf } from "../tune/words";
import { refusal, told } from "./answers";
import { scenarioAsked, type ScenarioInput } from "./scenarioAsked";
import type { ToolAnswer, ToolWorld } from "./tool";

/** An assistant waits for the answer, so it is fewer than a person's search has. */
const usualBudget = 500;

/** Searches for better settings, as the command `tune` does. */
export async function tuneTool(
  { study: wanted, budget, ...input }: ScenarioInput & { study?: object; budget?: number },
  { present, runners: startRunners, stop }: ToolWorld,
): Promise<ToolAnswer> {
  const asked = scenarioAsked(input, present);
  if (!asked.ok) return refusal(asked.error);
  const errors = refusalsOf(asked.scenario);
  if (errors.length > 0) return refusal(errors.join("\n"));
  const { study: own, ...scenario } = asked.scenario;
  const study = readStudy(wanted ?? own ?? defaultStudy(scenario), scenario);
  if (!study.ok) return refusal(`study: ${study.error}`);
  const most = budget ?? (wanted === undefined ? usualBudget : (study.value.budget ?? usualBudget));
  const open = openStudy(scenario, { ...study.value, budget: most });
  const { cases } = open.space;
  if (cases > most) return refusal(`The budget is ${most} runs, but one candidate alone has ${cases} cases: ${casesWords(open)}.`);
  const runners = startRunners(open);
  try {
    const searched = await searchWith(open, createKnownRuns(), runners, { stop, progress: () => undefined });
    const { found, ended } = searched;
    if (ended !== null && ended !== "stopped") return refusal(`The search ended early: ${ended.failure}`);
    const { chosen } = found;
    return told(tuneText(open, searched), {
      complete: ended === null,
      runs: found.runs,
      measures: { cost: costOf(open.study).name, harm: harmOf(open.study).name },
      chosen: chosen && { ...chosen, manifest: open.scenarioOf(chosen.key).manifest },
      beatsToday: chosen !== null && chosen.key !== found.today?.key,
      today: found.today,
      front: found.front,
      study: open.study,
    });
  } finally {
    await runners.close();
  }
}
