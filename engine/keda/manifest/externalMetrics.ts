import { triggersOf, type ScaledObject } from "../scaledObject";
import type { ExternalMetric } from "../triggers/trigger";
import { parseGoFloat } from "../../lib/goNumbers";

export const isExternal = (type: string): boolean => type === "external" || type === "external-push";

/** What external scalers are taken to name, by the trigger's index: only the scaler itself knows, so its metadata gives at most a hint. */
export function assumedExternalMetrics(object: ScaledObject): Readonly<Record<string, readonly ExternalMetric[]>> {
  const found = triggersOf(object).flatMap(({ type, metadata = {} }, index) =>
    isExternal(type) ? [[String(index), [assumedMetric(metadata)]] as const] : [],
  );
  return Object.fromEntries(found);
}

function assumedMetric(metadata: Readonly<Record<string, string>>): ExternalMetric {
  const name = hint(metadata, nameHints) ?? "external";
  const size = parseGoFloat(hint(metadata, sizeHints) ?? "") ?? 0;
  if (!(size > 0) || !Number.isFinite(size)) return { name, targetSize: 10 };
  return Number.isSafeInteger(size) ? { name, targetSize: size } : { name, targetSizeFloat: size };
}

const nameHints = ["metricName"];
const sizeHints = ["targetSize", "targetValue", "metricThreshold", "threshold", "value"];

function hint(metadata: Readonly<Record<string, string>>, keys: readonly string[]): string | undefined {
  const key = keys.find((each) => Object.hasOwn(metadata, each) && metadata[each]?.trim() !== "");
  return key === undefined ? undefined : metadata[key]?.trim();
}
