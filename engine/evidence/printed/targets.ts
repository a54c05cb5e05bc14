import type { MetricReading } from "../evidence";

/** A table's TARGETS as far as they could be read, and what follows them in the row. */
export interface Targets {
  readonly metrics: readonly Omit<MetricReading, "line">[];
  readonly hiddenMetrics?: number;
  readonly rest: string;
}

const unknown = String.raw`<unknown>|unknown|<none>|<nil>|<unset>|<waiting>|<not available>|<auto>|n\/a|N\/A`;
const amount = String.raw`[-+]?\d+(?:\.\d+)?(?:[eE][-+]?\d+|[numkMGTPE]i?|[KMGT]i?)?%?`;
const pair = new RegExp(
  String.raw`^(?:([\w./-]+):\s*)?(${unknown}|${amount})(?:\s*\([^()]{1,40}\))?\s*\/\s*(${unknown}|${amount})(?:\s*\((avg)\))?(?=[\s,]|$)`,
);

/** "cpu: 68%/50%, 3/10 (avg) + 1 more..."; null where the text does not begin so. */
export function readTargets(text: string): Targets | null {
  const metrics: Omit<MetricReading, "line">[] = [];
  let rest = text.trimStart();
  const none = /^<none>(?=\s|$)/.exec(rest);
  if (none !== null && !/^<none>\s*\//.test(rest)) return { metrics, rest: rest.slice(none[0].length) };
  for (;;) {
    const match = pair.exec(rest);
    if (match === null) break;
    metrics.push(tableMetric(match[1], match[2]!, match[3]!, match[4] !== undefined));
    rest = rest.slice(match[0].length).trimStart();
    if (!rest.startsWith(",")) break;
    rest = rest.slice(1).trimStart();
  }
  if (metrics.length === 0) return null;
  const more = /^\+\s*(\d+)\s+more\.*/.exec(rest);
  return more === null ? { metrics, rest } : { metrics, hiddenMetrics: Number(more[1]), rest: rest.slice(more[0].length) };
}

function tableMetric(name: string | undefined, current: string, target: string, isAverage: boolean): Omit<MetricReading, "line"> {
  const head = { type: null, name: name ?? null };
  const aim = known(target);
  if (isAverage) return { ...head, averageValue: known(current), target: aim, targetType: "AverageValue" };
  if (target.endsWith("%") || current.endsWith("%") || target === "<auto>")
    return { ...head, utilization: percent(current), target: target === "<auto>" ? target : aim, targetType: "Utilization" };
  return { ...head, value: known(current), target: aim, targetType: null };
}

/** A figure as printed; null where the text says that it is not known. */
export const known = (text: string): string | null => (isUnknown.test(text) ? null : text);

const isUnknown = new RegExp(`^(?:${unknown})$`);

/** "47%" as a number. */
export function percent(text: string): number | null {
  const match = /^(-?\d+)%$/.exec(text);
  return match === null ? null : Number(match[1]);
}
