import { asItIsWords, hurtColumns, hurtHead, hurtRow, noneWords } from "../app/words/report/checkWords";
import { unrounded } from "../app/words/numbers";
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
import { columns } from "./columns";
import type { Format } from "./run";
import { reasonsOf, runWarnings } from "./runFile";

interface ManySeeds {
  scenario: Scenario;
  plan: LuckPlan;
  luck: Luck;
}

/** Runs that may begin, or every reason why not. */
export type ReadySeeds = { ok: true; warnings: string[]; run: () => ManySeeds } | { ok: false; errors: string[] };

/** Makes a scenario ready to run with all seeds, as it is and under each variation. */
export function readySeeds(scenario: Scenario, plan: LuckPlan): ReadySeeds {
  const ready = runWarnings(scenario);
  if (!ready.ok) return ready;
  const prepared = prepareLuck(scenario, plan);
  if (!prepared.ok) {
    const refuses = (variations: LuckPlan["variations"]) => !prepareLuck(scenario, { ...plan, variations }).ok;
    const variation = refuses([]) ? undefined : plan.variations.find((each) => refuses([each]));
    const before = variation === undefined ? "" : `${named({ variation })}: `;
    return { ok: false, errors: reasonsOf(scenario, prepared.refusal).map((error) => `${before}${error}`) };
  }
  const { runs } = prepared;
  const run = (): ManySeeds => {
    const tally = createLuckTally(scenario, plan);
    // Nobody sees the bands here, so they need not be kept.
    for (let index = 0; index < runs.count; index++) tally.add(index, { ...runs.run(index), bands: null });
    return { scenario, plan, luck: tally.luck() };
  };
  return { ok: true, warnings: ready.warnings, run };
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

/** Like `check`, but each limit is judged at a percentile of the seeds, also under each variation. There must be a limit. */
export function checkSeeds({ scenario, luck }: ManySeeds, at: { name: string; percent: number }, warnings: string): Answer {
  const limits = scenario.limits ?? {};
  const judged = [{ before: "", outcomes: luck.outcomes }, ...luck.variations.map((each) => ({ ...each, before: `${named(each)}: ` }))].map(
    ({ before, outcomes }) => ({ before, checks: checkLimitsAt(outcomes, limits, at.percent), count: outcomes.length }),
  );
  const lines = judged.flatMap(({ before, checks, count }) => checks.map((each) => `${before}${limitSentenceAt(each, at.name, count)}\n`));
  return {
    exitCode: judged.every(({ checks }) => checks.every(({ held }) => held)) ? 0 : 1,
    output: `${lines.join("")}${hurtTable(luck)}`,
    errors: warnings,
  };
}

const named = ({ variation: { kind, amount } }: Pick<VariationLuck, "variation">): string => `${kind}=${amount}`;

/** Which variation hurt most; empty without variations. */
function hurtTable(luck: Luck): string {
  if (luck.variations.length === 0) return "";
  const harm = harmOf(luck);
  const write = ({ value }: SeedValue) => (value === null ? noneWords() : unrounded(value.toFixed(outcomeKinds[harm].decimals)));
  const row = (name: string, { median, p95, worst }: Spread, more: string) => [name, write(median), write(p95), write(worst), more];
  const rows = byHarm(luck.variations, harm).map((each) => {
    const { now, more } = each.compared!.find(({ outcome }) => outcome === harm)!;
    return row(named(each), now, hurtRow(more, now.values.length));
  });
  const asItIs = luck.spreads.find(({ outcome }) => outcome === harm)!;
  return `\n${hurtHead(harm)}\n${columns([hurtColumns(), ...rows, row(asItIsWords(), asItIs, "")], 1)}`;
}
