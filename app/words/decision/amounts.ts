/** Writes usages, ratios and products. The units are for display only and follow from the record. */
import {
  measuredResource,
  metricName,
  type MetricSpec,
  type MetricWorkings,
  type PodsCalculation,
  type ReplicaCalculation,
  type UsageSum,
} from "../../../engine/index";
import { resourceName } from "../names/apiWords";
import { t } from "../text";
import { apiDecimal, decimal, percents, unrounded, withThousands } from "../times";

export { metricName } from "../../../engine/index";
export { changeText, metricStart, metricWord, policyText } from "../names/apiWords";

type Int64 = UsageSum["usageMilli"];

/** The name in a metric's row. A container metric adds its container. */
export function metricRowName(spec: MetricSpec): string {
  const container = measuredResource(spec)?.container ?? null;
  return container === null ? metricName(spec) : `${metricName(spec)}, ${container}`;
}

/** A unit starts at `from` times its size, so that a value between 1 and 10 Gi is written in Mi. */
const memoryUnits = [
  { suffix: "Ti", bytes: 1024 ** 4, from: 10 },
  { suffix: "Gi", bytes: 1024 ** 3, from: 10 },
  { suffix: "Mi", bytes: 1024 ** 2, from: 1 },
  { suffix: "Ki", bytes: 1024, from: 0 },
];

/** Writes milli-units in the usual unit: 433m of CPU, 400Mi of memory, 12.5 of any other metric. */
export function amount(spec: MetricSpec, milli: Int64, rounding: Rounding = "nearest"): string {
  const name = resourceName(spec);
  const value = Number(milli);
  if (name === "cpu") return value < 100_000 ? `${apiDecimal(value)}m` : t`${unrounded(digits(value / 1000, 1, rounding))} cores`;
  if (name !== "memory") return unrounded(digits(value / 1000, 3, rounding));
  if (value === 0) return "0Mi";
  const bytes = value / 1000;
  const unit = memoryUnits.find(({ bytes: size, from }) => bytes >= from * size)!;
  return `${digits(bytes / unit.bytes, 1, rounding)}${unit.suffix}`;
}

/** Thresholds are rounded away from the edge, so that the shown value is still beyond the threshold. */
type Rounding = "nearest" | "up" | "down";

/** With the API's point. */
function digits(value: number, count: number, rounding: Rounding): string {
  const shown = Number(value.toFixed(count));
  const step = 10 ** -count;
  if (rounding === "up" && shown < value) return apiDecimal(shown + step, count);
  return apiDecimal(rounding === "down" && shown > value ? shown - step : shown, count);
}

/** The value that the controller compares: whole percents of the requests, or the average per pod. */
export function level(spec: MetricSpec, sum: UsageSum): string {
  return sum.utilizationPercent === null ? amount(spec, sum.averageMilli) : percents(sum.utilizationPercent);
}

export function targetLevel(spec: MetricSpec, { target }: PodsCalculation): string {
  return target.type === "Utilization" ? percents(target.percent) : amount(spec, target.milli);
}

/** Writes a product before it is rounded up. It has enough decimals that the shown text rounds up to the same count. */
export function productText(product: number): string {
  for (let digits = 2; digits < 15; digits++) {
    const text = apiDecimal(product, digits);
    if (Math.ceil(Number(text)) === Math.ceil(product)) return withThousands(text);
  }
  return withThousands(String(product));
}

export const ratioText = (ratio: number): string => decimal(ratio, 3);

/** "±10%", or "−5% to +20%" if the directions differ. */
export function toleranceText({ tolerance: { down, up } }: ReplicaCalculation): string {
  const percent = (ratio: number) => percents(decimal(ratio * 100, 2));
  return down === up ? `±${percent(up)}` : t`${`−${percent(down)}`} to ${`+${percent(up)}`}`;
}

/** The ratios that change nothing, as "0.9 to 1.1". */
export const bandText = ({ band: { low, high } }: MetricWorkings): string => t`${decimal(low, 3)} to ${decimal(high, 3)}`;

/** Writes "5‑minute window" or "30‑second scale-up window". A line never breaks between the number and the first noun. */
export function windowName(seconds: number, direction: "up" | "down"): string {
  if (seconds >= 60 && seconds % 60 === 0) {
    const minutes = seconds / 60;
    return direction === "up" ? t`${minutes}‑minute scale-up window` : t`${minutes}‑minute window`;
  }
  return direction === "up" ? t`${seconds}‑second scale-up window` : t`${seconds}‑second window`;
}
