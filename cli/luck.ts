import { limitSentenceAt } from "../app/words/report/limitSentences";
import { luckReport } from "../app/words/report/luckReport";
import {
  byHarm,
  checkLimitsAt,
  controllerFlags,
  createLuckTally,
  harmOf,
  luckJson,
  luckTable,
  outcomeKinds,
  parseManifest,
  prepareLuck,
  tableCsv,
  type Luck,
  type LuckPlan,
  type Scenario,
  type SeedValue,
  type Spread,
  type VariationLuck,
} from "../engine/doors/withKeda";
import type { Answer } from "./answer";
import { noLimits } from "./check";
import { columns } from "./columns";
import type { Format } from "./run";

interface ManySeeds {
  scenario: Scenario;
  plan: LuckPlan;
  luck: Luck;
}

/** Runs a scenario that runs with all seeds, as it is and under each variation. */
export function runSeeds(scenario: Scenario, plan: LuckPlan): ManySeeds {
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
      return luckReport(scenario, manifestIn(scenario), luck);
  }
}

/** The HPA as it is stored; null if KEDA makes it. */
function manifestIn({ manifest, flags }: Scenario) {
  const controller = controllerFlags(flags);
  return controller && parseManifest(manifest, controller.featureGates, controller.kubernetesVersion).hpa;
}

/** Like `check`, but each limit is judged at a percentile of the seeds, also under each variation. */
export function checkSeeds(name: string, { scenario, luck }: ManySeeds, at: { name: string; percent: number }, warnings: string): Answer {
  const limits = scenario.limits ?? {};
  const judged = [{ before: "", outcomes: luck.outcomes }, ...luck.variations.map((each) => ({ ...each, before: `${named(each)}: ` }))].map(
    ({ before, outcomes }) => ({ before, checks: checkLimitsAt(outcomes, limits, at.percent), count: outcomes.length }),
  );
  if (judged[0]!.checks.length === 0) return noLimits(name, warnings);
  const lines = judged.flatMap(({ before, checks, count }) => checks.map((each) => `${before}${limitSentenceAt(each, at.name, count)}\n`));
  return {
    exitCode: judged.every(({ checks }) => checks.every(({ held }) => held)) ? 0 : 1,
    output: `${lines.join("")}${hurtTable(luck)}`,
    errors: warnings,
  };
}

const named = ({ variation: { kind, amount } }: VariationLuck): string => `${kind}=${amount}`;

/** Which variation hurt most; empty without variations. */
function hurtTable(luck: Luck): string {
  if (luck.variations.length === 0) return "";
  const harm = harmOf(luck);
  const write = ({ value }: SeedValue) => (value === null ? "none" : value.toFixed(outcomeKinds[harm].decimals));
  const row = (name: string, { median, p95, worst }: Spread, more: string) => [name, write(median), write(p95), write(worst), more];
  const rows = byHarm(luck.variations, harm).map((each) => {
    const { now, more } = each.compared!.find(({ outcome }) => outcome === harm)!;
    return row(named(each), now, `${more} of ${now.values.length}`);
  });
  const asItIs = luck.spreads.find(({ outcome }) => outcome === harm)!;
  const heading = ["variation", "median", "p95", "worst", "seeds with more"];
  return `\nWhat hurts most, by ${harm}:\n${columns([heading, ...rows, row("as it is", asItIs, "")], 1)}`;
}
