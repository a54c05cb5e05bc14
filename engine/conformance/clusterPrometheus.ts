import { adapterMilli, evaluate, sumOf, type Series } from "../cluster/prometheus";
import type { PromqlFunction } from "../cluster/promqlFunctions";
import { formatMilli } from "../lib/quantity";

type Sample = [number, number | "stale"];

interface RateInput {
  function: PromqlFunction;
  rangeSeconds?: number;
  samples: readonly Sample[];
  at: number;
}

export function replayRate({ function: name, rangeSeconds = 0, samples, at }: RateInput): object {
  const value = evaluate(name, seriesOf(samples), at, rangeSeconds);
  return value === null ? { value } : { value, adapterMilli: adapterMilli(value, "custom") };
}

interface SumRateInput {
  rangeSeconds: number;
  pods: Readonly<Record<string, readonly Sample[]>>;
  at: readonly number[];
}

export function replaySumRate({ rangeSeconds, pods, at }: SumRateInput): object[] {
  const series = Object.values(pods).map(seriesOf);
  return at.map((second) => {
    const value = sumOf("rate", series, second, rangeSeconds);
    return { value, adapterMilli: value === null ? null : adapterMilli(value, "external") };
  });
}

interface AdapterInput {
  api: "custom" | "external";
  value: number | "NaN" | "+Inf" | "-Inf";
}

export function replayAdapter({ api, value }: AdapterInput): object {
  const milli = adapterMilli(typeof value === "number" ? value : Number(value.replace("Inf", "Infinity")), api);
  return { quantity: formatMilli(milli), milli: String(milli) };
}

const seriesOf = (samples: readonly Sample[]): Series => ({
  times: samples.map(([time]) => time),
  values: samples.map(([, value]) => (value === "stale" ? NaN : value)),
});
