import { limitSentenceAt } from "../app/explain/report/limitSentences";
import { luckReport } from "../app/explain/report/luckReport";
import {
  checkLimitsAt,
  createLuckTally,
  luckJson,
  luckTable,
  prepareLuck,
  tableCsv,
  usualPlan,
  type Luck,
  type LuckPlan,
  type Scenario,
} from "../engine/index";
import type { Answer } from "./answer";
import { noLimits } from "./check";
import type { Format } from "./run";

export interface ManySeeds {
  scenario: Scenario;
  plan: LuckPlan;
  luck: Luck;
}

/** Runs a scenario that runs with all seeds. */
export function runSeeds(scenario: Scenario, seeds: number): ManySeeds {
  const plan = { ...usualPlan, seeds };
  const prepared = prepareLuck(scenario, plan);
  if (!prepared.ok) throw new Error("a scenario that had run was refused");
  const tally = createLuckTally(scenario, plan);
  // Nobody sees the bands here, so they need not be kept.
  for (let index = 0; index < prepared.runs.count; index++) tally.add(index, { ...prepared.runs.run(index), bands: null });
  return { scenario, plan, luck: tally.luck() };
}

/** The spread as the text of a file. */
export function writeSpread({ scenario, plan, luck }: ManySeeds, format: Format): string {
  switch (format) {
    case "csv":
      return tableCsv(luckTable(luck));
    case "json":
      return `${luckJson(scenario, plan, luck)}\n`;
    case "report":
      return luckReport(scenario, luck);
  }
}

/** Like `check`, but each limit is judged at a percentile of the seeds. */
export function checkSeeds(name: string, { scenario, luck }: ManySeeds, at: { name: string; percent: number }, warnings: string): Answer {
  const checks = checkLimitsAt(luck.outcomes, scenario.limits ?? {}, at.percent);
  if (checks.length === 0) return noLimits(name, warnings);
  return {
    exitCode: checks.every(({ held }) => held) ? 0 : 1,
    output: checks.map((each) => `${limitSentenceAt(each, at.name, luck.outcomes.length)}\n`).join(""),
    errors: warnings,
  };
}
