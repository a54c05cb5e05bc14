import { quoted } from "../../lib/goText";
import { parseGoFloat } from "../../lib/goNumbers";
import { boolean, float64, int64, text } from "../metadata";
import { floatTarget, sourceTrigger, valueAbove, type SourceReading } from "./trigger";

/** `value` is the text of the one series; `series` counts them if it is not one; `status` is that of HTTP. */
type PrometheusAnswer = { value: string } | { series: number; value?: string } | { status: number };

export const prometheus = sourceTrigger({
  parameters: {
    serverAddress: text(),
    query: text(),
    queryParameters: text({ optional: true }),
    threshold: float64(),
    activationThreshold: float64({ optional: true }),
    namespace: text({ optional: true }),
    customHeaders: text({ optional: true }),
    ignoreNullValues: boolean({ default: "true" }),
    unsafeSsl: boolean({ optional: true }),
    awsRegion: text({ from: ["triggerMetadata", "authParams"], optional: true }),
    timeout: int64({ optional: true }, "time.Duration"),
    identityOwner: text({ optional: true }),
    authModes: text({ optional: true }),
  },
  errorNames: ["prometheus", "prometheus"],
  metricName: () => "prometheus",
  target: ({ threshold }) => floatTarget(threshold),
  reader:
    ({ query, ignoreNullValues, activationThreshold }) =>
    (answer: PrometheusAnswer): SourceReading => {
      const failed = (error: string) => ({ ok: false as const, error });
      if ("status" in answer && (answer.status < 200 || answer.status > 299)) {
        return failed(`prometheus query api returned error. status: ${answer.status}`);
      }
      const series = "series" in answer ? answer.series : "value" in answer ? 1 : 0;
      if (!("value" in answer) || answer.value === undefined || series !== 1) {
        if (series > 1) return failed(`prometheus query ${query} returned multiple elements`);
        if (ignoreNullValues) return valueAbove(0, activationThreshold);
        return failed("prometheus metrics 'prometheus' target may be lost, the result is empty");
      }
      const value = parseGoFloat(answer.value);
      if (value === null) return failed(`strconv.ParseFloat: parsing ${quoted(answer.value)}: invalid syntax`);
      if (Number.isFinite(value)) return valueAbove(value, activationThreshold);
      return ignoreNullValues ? valueAbove(0, activationThreshold) : failed(`prometheus query returns ${nonFinite(value)}`);
    },
  answer: (_values, amount) => ({ value: String(amount) }),
  measured: ({ query }) => ({ kind: "query", name: query }),
});

const nonFinite = (value: number): string => (Number.isNaN(value) ? "NaN" : value > 0 ? "+Inf" : "-Inf");
