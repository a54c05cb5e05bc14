/** The whole number in the first column of a query's first row. */
import { float64, text } from "../metadata";
import { floatTarget, normalized, sourceTrigger, valueAbove } from "./trigger";

interface SpannerAnswer {
  value?: number | string;
}

export const gcpSpanner = sourceTrigger({
  since: "2.21",
  parameters: {
    projectId: text(),
    instanceId: text(),
    databaseId: text(),
    query: text(),
    targetValue: float64({ default: "5" }),
    activationValue: float64({ default: "0" }),
    credentials: text({ from: ["resolvedEnv"], optional: true }),
  },
  errorNames: ["Spanner"],
  check: (_values, { hasAuthentication, metadata }) => {
    const hasCredentials = ["credentialsFromEnv", "credentialsFromEnvFile"].some((key) => (metadata[key] ?? "") !== "");
    return hasAuthentication || hasCredentials ? null : "google application credentials not found";
  },
  metricName: ({ instanceId, databaseId, projectId }) => normalized(`gcp-spanner-${instanceId}-${databaseId}-${projectId}`),
  target: ({ targetValue }) => floatTarget(targetValue),
  reader:
    ({ activationValue }) =>
    ({ value = 0 }: SpannerAnswer) =>
      valueAbove(Number(value), activationValue),
  answer: (_values, amount) => ({ value: Math.trunc(amount) }),
  measured: ({ query }) => ({ kind: "query", name: query }),
  wrapError: (error) => `querying Spanner: ${error}`,
});
