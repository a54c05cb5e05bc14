/** How the explanation writes usage, ratios and products: units are for display only, and follow from the record. */
import {
  measuredResource,
  metricName,
  type MetricSpec,
  type MetricWorkings,
  type PodsCalculation,
  type ReplicaCalculation,
  type UsageSum,
} from "../../engine/index";
import { resourceName } from "../ui/apiWords";
import { t } from "../ui/text";
import { decimal, quantity } from "../ui/words";

export { metricName } from "../../engine/index";
export { changeText, metricStart, metricWord, policyText } from "../ui/apiWords";

type Int64 = UsageSum["usageMilli"];

/** The name in a metric's row, with the container if one is measured. */
export function metricRowName(spec: MetricSpec): string {
  const container = measuredResource(spec)?.container ?? null;
  return container === null ? metricName(spec) : `${metricName(spec)}, ${container}`;
}

/** Each unit is used from `from` of itself, so that four digits before the next one are common. */
const memoryUnits = [
  { suffix: "Ti", bytes: 1024 ** 4, from: 10 },
  { suffix: "Gi", bytes: 1024 ** 3, from: 10 },
  { suffix: "Mi", bytes: 1024 ** 2, from: 1 },
  { suffix: "Ki", bytes: 1024, from: 0 },
];

/** Milli-units as a person writes them: 433m of cpu, 400Mi of memory, 12.5 of a metric with a unit of its own. */
export function amount(spec: MetricSpec, milli: Int64, rounding: Rounding = "nearest"): string {
  const name = resourceName(spec);
  const value = Number(milli);
  if (name === "cpu") return value < 100_000 ? `${decimal(value)}m` : t`${digits(value / 1000, 1, rounding)} cores`;
  if (name !== "memory") return digits(value / 1000, 3, rounding);
  if (value === 0) return "0Mi";
  const bytes = value / 1000;
  const unit = memoryUnits.find(({ bytes: size, from }) => bytes >= from * size)!;
  return `${digits(bytes / unit.bytes, 1, rounding)}${unit.suffix}`;
}

/** A threshold is rounded to the side on which it holds. */
type Rounding = "nearest" | "up" | "down";

function digits(value: number, count: number, rounding: Rounding): string {
  const shown = Number(value.toFixed(count));
  const step = 10 ** -count;
  if (rounding === "up" && shown < value) return decimal(shown + step, count);
  return decimal(rounding === "down" && shown > value ? shown - step : shown, count);
}

/** The value of a metric that is compared: whole percents of the requests, or the average of a pod. */
export function level(spec: MetricSpec, sum: UsageSum): string {
  return sum.utilizationPercent === null ? amount(spec, sum.averageMilli) : `${sum.utilizationPercent}%`;
}

export function targetLevel(spec: MetricSpec, { target }: PodsCalculation): string {
  return target.type === "Utilization" ? `${target.percent}%` : amount(spec, target.milli);
}

/** A product before it is rounded up, with as many decimals as it takes to see which way that goes. */
export function productText(product: number): string {
  for (let digits = 2; digits < 15; digits++) {
    const text = decimal(product, digits);
    if (Math.ceil(Number(text)) === Math.ceil(product)) return withThousands(text);
  }
  return withThousands(String(product));
}

const withThousands = (text: string): string => text.replace(/^\d+/, (whole) => quantity(Number(whole)));

export const ratioText = (ratio: number): string => decimal(ratio, 3);

/** "±10%", or "−5% to +20%" if the directions differ. */
export function toleranceText({ tolerance: { down, up } }: ReplicaCalculation): string {
  const percent = (ratio: number) => `${decimal(ratio * 100, 2)}%`;
  return down === up ? `±${percent(up)}` : t`${`−${percent(down)}`} to ${`+${percent(up)}`}`;
}

/** "0.9 to 1.1": the ratios that change nothing. */
export const bandText = ({ band: { low, high } }: MetricWorkings): string => t`${decimal(low, 3)} to ${decimal(high, 3)}`;

/** "5‑minute window", "30‑second scale-up window", never broken before its first noun. */
export function windowName(seconds: number, direction: "up" | "down"): string {
  if (seconds >= 60 && seconds % 60 === 0) {
    const minutes = seconds / 60;
    return direction === "up" ? t`${minutes}‑minute scale-up window` : t`${minutes}‑minute window`;
  }
  return direction === "up" ? t`${seconds}‑second scale-up window` : t`${seconds}‑second window`;
}
