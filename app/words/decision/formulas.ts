/** Writes the calculations of the sum. Each number links to its origin. */
import type { MetricSpec, PodsCalculation, ReplicaCalculation, UsageSum, Working } from "../../../engine/index";
import { t } from "../text";
import { decimal, quantity } from "../times";
import { amount, level, productText, ratioText, targetLevel } from "./amounts";
import type { Origins } from "./origins";
import { from, say, type Phrase } from "./phrase";

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
  const share = sharePercent === null ? "–" : `${decimal(sharePercent, 2)}%`;
  return say`${usage} ÷ ${from(pods, amount(spec, sum.requestsMilli))} = ${share}${share === result ? "" : t`, rounded down to ${result}`}`;
}

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
