import { checkLimitsAt } from "../../engine/doors/withKeda";
import { hasLimits } from "../check";
import { checkSeeds, readySeeds } from "../luck";
import { judgedOver, seedsAsked } from "../seedsAsked";
import { refusal, told } from "./answers";
import { scenarioAsked, type ScenarioInput } from "./scenarioAsked";
import type { ToolAnswer, ToolWorld } from "./tool";

type Input = ScenarioInput & { seeds?: number; at?: string; vary?: string[] };

const usualSeeds = 20;

/** Judges limits over many seeds, as the command `check` does. */
export function checkTool({ seeds: count, at, vary, ...input }: Input, { present }: ToolWorld): ToolAnswer {
  const asked = scenarioAsked(input, present);
  if (!asked.ok) return refusal(asked.error);
  const { scenario } = asked;
  if (!hasLimits(scenario))
    return refusal('It has no limits to check. Give limits, such as {"requestsFailed": {"atMost": 0}}; ask the person what must hold.');
  const seeds = seedsAsked({ seeds: count === undefined ? undefined : String(count), at, vary }, usualSeeds);
  if (!seeds.ok) return refusal(seeds.error.replace(/^--/, ""));
  const over = seeds.value!;
  const ready = readySeeds(scenario, over.plan);
  if (!ready.ok) return refusal(ready.errors.join("\n"));
  const ran = ready.run();
  const { output, exitCode } = checkSeeds(ran, over.at, "");
  const judged = judgedOver(over);
  const checked = [{ variation: null, outcomes: ran.luck.outcomes }, ...ran.luck.variations].flatMap(({ variation, outcomes }) =>
    checkLimitsAt(outcomes, scenario.limits ?? {}, over.at.percent).map((each) => ({ ...each, variation })),
  );
  return told([judged.says, ...ready.warnings, output].join("\n"), {
    kept: exitCode === 0,
    judged,
    limits: checked,
    warnings: ready.warnings,
  });
}
