import { quoted } from "../../lib/goText";
import { approximateFloat64, parseQuantity } from "../../lib/quantity";
import { boolean, float64, text } from "../metadata";
import { floatTarget, normalized, sourceTrigger, valueAbove, type SourceReading } from "./trigger";

/** A page of JSON. Without `status` it came with 200. */
interface MetricsApiAnswer {
  body?: string;
  status?: number;
}

export const metricsApi = sourceTrigger({
  parameters: {
    targetValue: float64({ optional: true }),
    activationTargetValue: float64({ default: "0" }),
    url: text(),
    format: text({ default: "json", oneOf: ["prometheus", "json", "xml", "yaml"] }),
    valueLocation: text(),
    unsafeSsl: boolean({ default: "false" }),
    aggregateFromKubeServiceEndpoints: boolean({ default: "false" }),
    aggregationType: text({ default: "average", oneOf: ["average", "sum", "max", "min"] }),
  },
  errorNames: ["metric API", "metrics API"],
  check: ({ targetValue }, { asMetricSource }) => (targetValue === 0 && !asMetricSource ? "no targetValue given in metadata" : null),
  metricName: ({ valueLocation }) => normalized(`metric-api-${valueLocation}`),
  target: ({ targetValue }) => floatTarget(targetValue),
  reader:
    ({ url, valueLocation, activationTargetValue }) =>
    ({ body = "", status = 200 }: MetricsApiAnswer): SourceReading => {
      if (status !== 200) return { ok: false, error: `${pathOf(url)}: api returned ${status}` };
      const found = valueAt(body, valueLocation);
      if (typeof found === "number") return valueAbove(found, activationTargetValue);
      const quantity = typeof found === "string" ? parseQuantity(found) : null;
      if (quantity?.ok) return valueAbove(approximateFloat64(quantity.quantity), activationTargetValue);
      const wanted = "a numeric value or a string parseable as a Quantity";
      return { ok: false, error: `valueLocation ${quoted(valueLocation)} must point to ${wanted}, got ${kindOf(found)}` };
    },
  answer: ({ valueLocation }, amount) => ({ body: bodyWith(valueLocation, amount) }),
  measured: ({ valueLocation, url }) => ({ kind: "valueInAnswer", location: valueLocation, url }),
  wrapError: (error) => `error requesting metrics endpoint: ${error}`,
});

const pathOf = (url: string): string => /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*([^?#]*)/i.exec(url)?.[1] ?? url;

/** Keys and list positions between dots; a dot after a backslash belongs to its key. `#` alone counts a list. Null: nothing is there. */
function valueAt(body: string, location: string): unknown {
  let value = parsed(body);
  for (const key of keysOf(location)) {
    if (Array.isArray(value)) value = key === "#" ? value.length : /^[0-9]+$/.test(key) ? value[Number(key)] : null;
    else if (typeof value === "object" && value !== null && Object.hasOwn(value, key)) value = (value as Record<string, unknown>)[key];
    else return null;
  }
  return value ?? null;
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    // A page that is no JSON has no value anywhere, which is what KEDA reports.
    return null;
  }
}

function keysOf(location: string): string[] {
  const keys = [""];
  for (let at = 0; at < location.length; at++) {
    if (location[at] === ".") keys.push("");
    else keys[keys.length - 1] += location[at] === "\\" && at + 1 < location.length ? location[++at]! : location[at]!;
  }
  return keys;
}

/** A page with the number where the location leads. A position in a list and `#` are keys of an object, too. */
function bodyWith(location: string, amount: number): string {
  const keys = keysOf(location);
  return keys.map((key) => `{${JSON.stringify(key)}:`).join("") + String(amount) + "}".repeat(keys.length);
}

/** The names of gjson's types. */
function kindOf(value: unknown): string {
  if (value === null) return "Null";
  if (typeof value === "string") return "String";
  return typeof value === "boolean" ? (value ? "True" : "False") : "JSON";
}
