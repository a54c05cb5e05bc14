/** Writes the calculations of the sum. Each number links to its origin. */
import type { ChangedRequest, MetricSpec, PodsCalculation, ReplicaCalculation, UsageSum, Working } from "../../../engine/index";
import { plural, t } from "../text";
import { decimal, percents, quantity } from "../times";
import { amount, level, productText, ratioText, targetLevel } from "./amounts";
import type { Origins } from "./origins";
import { from, moment, say, type Phrase } from "./phrase";

/** One metric; `index` is its place in the manifest. */
export interface Measured<Calculation extends ReplicaCalculation = ReplicaCalculation> {
  index: number;
  spec: MetricSpec;
  calculation: Calculation;
  origins: Origins | null;
}

type Whole = Exclude<ReplicaCalculation, PodsCalculation>;

/** "433m ÷ 1600m = 27.06%, cut to 27%", or "1200Mi ÷ 3 = 400Mi". */
export function usageSum({ spec, origins }: Measured, sum: UsageSum, { sharePercent }: Working): Phrase[] {
  const pods = origins?.pods ?? null;
  const usage = from(pods, amount(spec, sum.usageMilli));
  const result = level(spec, sum);
  if (sum.requestsMilli === null) return say`${usage} ÷ ${from(pods, quantity(sum.samples))} = ${result}`;
  const share = sharePercent === null ? "–" : percents(decimal(sharePercent, 2));
  return say`${usage} ÷ ${from(pods, amount(spec, sum.requestsMilli))} = ${share}${share === result ? "" : t`, rounded down to ${result}`}`;
}

/**
 * "of which 2200m start-up CPU of 6 pods, 24m idle CPU". Start-up and warm-up are always said; idle CPU beside them, or if it is a tenth
 * of the usage. Nothing if the run does not know it.
 */
export function partsOfUsage({ spec, calculation: { counted, cpuParts }, origins }: Measured<PodsCalculation>): Phrase[] {
  if (!cpuParts) return [];
  const { startUp, warmUp, idle } = cpuParts;
  const isSaid = startUp.milli + warmUp.milli > 0 || 10 * idle.milli >= Number(counted.usageMilli);
  if (!isSaid) return [];
  const part = (milli: number) => from(origins?.pods ?? null, amount(spec, milli));
  const said = [
    ...(startUp.milli > 0 ? [say`${part(startUp.milli)} start-up CPU of ${plural(startUp.pods, "pod")}`] : []),
    ...(warmUp.milli > 0 ? [say`${part(warmUp.milli)} warm-up of ${plural(warmUp.pods, "pod")}`] : []),
    ...(idle.milli > 0 ? [say`${part(idle.milli)} idle CPU`] : []),
  ];
  return said.length === 0 ? [] : say`of which ${said.flatMap((phrases, index) => (index === 0 ? phrases : say`, ${phrases}`))}`;
}

/** "the average request of a counted pod was 250m at 12:04:00 and is 410m now", "the same usage is 61% of the request instead of 100%". */
export const changedRequestNotes = (spec: MetricSpec, change: ChangedRequest): Phrase[][] => [
  say`the average request of a counted pod was ${amount(spec, change.beforeMilli)} at ${moment(change.before)} and is ${amount(spec, change.nowMilli)} now`,
  say`the same usage is ${percents(change.percentOfNow)} of the requests instead of ${percents(change.percentOfBefore)}`,
];

/** "27% ÷ 50%". */
export const quotient = ({ index, spec, calculation, origins }: Measured<PodsCalculation>, sum: UsageSum): Phrase[] =>
  say`${from(origins?.seen(index) ?? null, level(spec, sum))} ÷ ${from(origins?.target(index) ?? null, targetLevel(spec, calculation))}`;

/** "120 ÷ 100", for a metric that has one value for all pods. */
export const wholeQuotient = ({ index, spec, calculation, origins }: Measured<Whole>): Phrase[] =>
  say`${from(origins?.seen(index) ?? null, amount(spec, calculation.usageMilli))} ÷ ${from(origins?.target(index) ?? null, amount(spec, calculation.targetMilli))}`;

/** "⌈ 27% ÷ 50% × 8 ⌉ = ⌈ 4.32 ⌉". */
export function rounded(divided: readonly Phrase[], { pods, product }: Working, origins: Origins | null): Phrase[] {
  const times = pods === null ? say`` : say` × ${from(origins?.pods ?? null, quantity(pods))}`;
  return say`⌈\u00a0${divided}${times}\u00a0⌉ = ⌈\u00a0${productText(product)}\u00a0⌉`;
}

/** "46% ÷ 50% = 0.92". */
export const ratio = (divided: readonly Phrase[], { usageRatio }: Working): Phrase[] => say`${divided} = ${ratioText(usageRatio)}`;
