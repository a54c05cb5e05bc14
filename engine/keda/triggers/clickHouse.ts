/** The first number of a query's first row. */
import { boolean, float64, int64, text } from "../metadata";
import { floatTarget, sourceTrigger, valueAbove } from "./trigger";

interface ClickHouseAnswer {
  value?: number | string;
}

const credential = { from: ["triggerMetadata", "authParams"], optional: true } as const;
const secret = { from: ["authParams", "resolvedEnv"], optional: true } as const;
const certificate = { from: ["authParams"], optional: true } as const;

export const clickHouse = sourceTrigger({
  since: "2.21",
  parameters: {
    connectionString: text(secret),
    host: text(credential),
    port: text(credential),
    username: text({ from: ["triggerMetadata", "authParams", "resolvedEnv"], optional: true }),
    password: text(secret),
    database: text(credential),
    query: text(),
    targetQueryValue: float64(),
    activationTargetQueryValue: float64({ default: "0" }),
    maxIdleConns: int64(credential, "int"),
    maxOpenConns: int64(credential, "int"),
    connMaxLifetime: text(credential),
    tls: boolean({ from: ["authParams"], default: "false" }),
    cert: text(certificate),
    key: text(certificate),
    keyPassword: text(certificate),
    ca: text(certificate),
    unsafeSsl: boolean({ from: ["authParams"], default: "false" }),
  },
  errorNames: ["clickhouse", "clickhouse"],
  check: ({ targetQueryValue, connectionString, host }, { asMetricSource, hasAuthentication }) => {
    if (targetQueryValue === 0 && !asMetricSource) return "targetQueryValue is required when not using scaler as metric source";
    return connectionString === "" && host === "" && !hasAuthentication ? "either connectionString or host must be set" : null;
  },
  metricName: () => "clickhouse",
  target: ({ targetQueryValue }) => floatTarget(targetQueryValue),
  reader:
    ({ activationTargetQueryValue }) =>
    ({ value = 0 }: ClickHouseAnswer) =>
      valueAbove(Number(value), activationTargetQueryValue),
  answer: (_values, amount) => ({ value: amount }),
  measured: ({ query }) => ({ kind: "query", name: query }),
  wrapError: (error) => `error inspecting ClickHouse: could not query ClickHouse database: ${error}`,
});
