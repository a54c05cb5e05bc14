/** Writes what chance does to a scenario, over many seeds, in the words of the other reports. */
import { byHarm, checkLimitsAt, harmOf, type HorizontalPodAutoscaler, type Luck, type Scenario, type Spread } from "../../../engine/index";
import { variationWords } from "../luck/variationWords";
import { isShare, outcomeWords, type OutcomeWords } from "../names/outcomeWords";
import { percents } from "../numbers";
import { t } from "../text";
import { limitSentenceAt } from "./limitSentences";
import { blocks, plain, table } from "./markdown";
import { manifests, setting, title } from "./report";

/** `hpa`: the first manifest of the runs; null for one that KEDA makes. */
export function luckReport(scenario: Scenario, hpa: HorizontalPodAutoscaler | null, luck: Luck): string {
  const count = luck.outcomes.length;
  const checks = checkLimitsAt(luck.outcomes, scenario.limits ?? {}, 95);
  return blocks([
    `# ${title(scenario)}`,
    setting(scenario, hpa),
    plain(t`It was run with ${count} seeds: its own and those that follow. 95% of them are as good as p95 or better.`),
    checks.length === 0 ? null : `## ${t`Limits`}`,
    checks.length === 0 ? null : checks.map((each) => `- ${plain(limitSentenceAt(each, "p95", count))}`).join("\n"),
    `## ${t`Outcomes of ${count} seeds`}`,
    spreadTable(scenario, luck),
    luck.variations.length === 0 ? null : `## ${t`What hurts most`}`,
    luck.variations.length === 0 ? null : variationTable(scenario, luck),
    ...manifests(scenario),
  ]);
}

/** An outcome that no seed has is left out. */
function spreadTable({ workload, price }: Scenario, { spreads, seeds }: Luck): string {
  return table(
    [t`outcome`, t`seed ${seeds[0]!}`, t`best`, t`median`, t`p95`, t`worst`, t`seed of the worst`],
    outcomeWords(workload.kind, price?.currency).flatMap((words) => {
      const spread = spreads.find(({ outcome, best }) => outcome === words.outcome && best.value !== null);
      if (spread === undefined) return [];
      const { values, best, median, p95, worst, isSame } = spread;
      const shown = [values[0]!, best, median, p95, worst].map(({ value }) => plain(written(value, words)));
      return [[plain(words.name), ...shown, isSame ? "" : String(worst.seed)]];
    }),
  );
}

/** The variation that hurts most is first; the scenario as it is comes last. */
function variationTable({ workload }: Scenario, luck: Luck): string {
  const harm = harmOf(luck);
  const words = outcomeWords(workload.kind).find(({ outcome }) => outcome === harm)!;
  const row = (name: string, { median, p95, worst, isSame }: Spread, more: string) => {
    const values = [median, p95, worst].map(({ value }) => plain(written(value, words)));
    return [plain(name), ...values, isSame ? "" : String(worst.seed), more];
  };
  const rows = byHarm(luck.variations, harm).map(({ variation, compared }) => {
    const { now, more } = compared!.find(({ outcome }) => outcome === harm)!;
    return row(variationWords(variation), now, t`${more} of ${now.values.length}`);
  });
  const asItIs = row(
    t`as it is`,
    luck.spreads.find(({ outcome }) => outcome === harm)!,
    "",
  );
  const heading = [t`variation`, `${words.name}, ${t`median`}`, "p95", t`worst`, t`seed of the worst`, t`more than as it is, in seeds`];
  return table(heading, [...rows, asItIs]);
}

function written(value: number | null, { outcome, write, unit }: OutcomeWords): string {
  if (value === null) return "–";
  return isShare(outcome) ? percents(write(value)) : `${write(value)} ${unit}`.trim();
}
