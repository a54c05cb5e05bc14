/** How the explanation writes usage, ratios and products: units for display only, decided by what the record holds. */
import type {
  AverageValueCalculation,
  MetricSpec,
  PodsCalculation,
  ReplicaCalculation,
  UsageSum,
  ValueCalculation,
} from "../../engine/index";
import { metricName, resourceName } from "../ui/apiWords";
import { decimal, quantity } from "../ui/words";

export { changeText, metricName, metricWord, policyText, windowAdjective } from "../ui/apiWords";

type Int64 = UsageSum["usageMilli"];

/** What heads a metric's row: its name, and the container where one is measured. */
export const metricRowName = (spec: MetricSpec): string =>
  spec.type === "ContainerResource" ? `${metricName(spec)}, ${spec.containerResource.container}` : metricName(spec);

/** Each unit is used from `from` of itself, so that four digits before the next one are common. */
const memoryUnits = [
  { suffix: "Ti", bytes: 1024 ** 4, from: 10 },
  { suffix: "Gi", bytes: 1024 ** 3, from: 10 },
  { suffix: "Mi", bytes: 1024 ** 2, from: 1 },
  { suffix: "Ki", bytes: 1024, from: 0 },
];

/** Milli-units as a person writes them: 433m of cpu, 400Mi of memory, 12.5 of a metric with a unit of its own. */
export function amount(spec: MetricSpec, milli: Int64): string {
  const name = resourceName(spec);
  const value = Number(milli);
  if (name === "cpu") return value < 100_000 ? `${decimal(value)}m` : `${decimal(value / 1000)} cores`;
  if (name !== "memory") return decimal(value / 1000, 3);
  if (value === 0) return "0Mi";
  const bytes = value / 1000;
  const unit = memoryUnits.find(({ bytes: size, from }) => bytes >= from * size)!;
  return `${decimal(bytes / unit.bytes)}${unit.suffix}`;
}

/** What a metric is compared by: whole percents of the requests, or the average of a pod. */
export function level(spec: MetricSpec, sum: UsageSum): string {
  return sum.utilizationPercent === null ? amount(spec, sum.averageMilli) : `${sum.utilizationPercent}%`;
}

export function targetLevel(spec: MetricSpec, { target }: PodsCalculation): string {
  return target.type === "Utilization" ? `${target.percent}%` : amount(spec, target.milli);
}

/** "433m ÷ 1600m = 27.06%, cut to 27%", or "1200Mi ÷ 3 = 400Mi". */
export function usageSum(spec: MetricSpec, sum: UsageSum): string {
  const usage = amount(spec, sum.usageMilli);
  if (sum.requestsMilli === null) return `${usage} ÷ ${sum.samples} = ${level(spec, sum)}`;
  const share = `${decimal(Math.trunc((Number(sum.usageMilli) / Number(sum.requestsMilli)) * 10_000) / 100, 2)}%`;
  const cut = share === level(spec, sum) ? "" : `, cut to ${level(spec, sum)}`;
  return `${usage} ÷ ${amount(spec, sum.requestsMilli)} = ${share}${cut}`;
}

/** "300 ÷ 10 × 4", "300 ÷ 10": how the value of a whole becomes a count. */
export function wholeQuotient(spec: MetricSpec, calculation: ValueCalculation | AverageValueCalculation): string {
  const { usageMilli, targetMilli } = calculation;
  const quotient = `${amount(spec, usageMilli)} ÷ ${amount(spec, targetMilli)}`;
  const readyPods = calculation.kind === "value" && calculation.outcome === "scaled" ? calculation.readyPods : null;
  return readyPods === null ? quotient : `${quotient} × ${readyPods}`;
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

/** "±10%", or "−5% to +20%" where the directions differ. */
export function toleranceText({ tolerance: { down, up } }: ReplicaCalculation): string {
  const percent = (ratio: number) => `${decimal(ratio * 100, 2)}%`;
  return down === up ? `±${percent(up)}` : `−${percent(down)} to +${percent(up)}`;
}
