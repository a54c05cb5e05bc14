/** The first number of a query's first row. */
import { float64, text } from "../metadata";
import { floatTarget, normalized, sourceTrigger, valueAbove } from "./trigger";

interface SqlAnswer {
  value?: number | string;
}

const credential = { from: ["authParams", "triggerMetadata"], optional: true } as const;
const secret = { from: ["authParams", "resolvedEnv"], optional: true } as const;

export const postgresql = sourceTrigger({
  parameters: {
    targetQueryValue: float64({ optional: true }),
    activationTargetQueryValue: float64({ optional: true }),
    connection: text(secret),
    query: text(),
    host: text(credential),
    port: text(credential),
    userName: text(credential),
    dbName: text(credential),
    sslmode: text(credential),
    password: text(secret),
  },
  errorNames: ["postgreSQL", "postgresql"],
  validate: (values, { hasAuthentication }) => {
    if (values.connection !== "" || hasAuthentication) return null;
    const missing = (["host", "port", "userName", "dbName", "sslmode"] as const).find((key) => values[key] === "");
    return missing === undefined ? null : `no ${missing} given`;
  },
  check: ({ targetQueryValue }, { asMetricSource }) => (targetQueryValue === 0 && !asMetricSource ? "no targetQueryValue given" : null),
  metricName: () => "postgresql",
  target: ({ targetQueryValue }) => floatTarget(targetQueryValue),
  reader:
    ({ activationTargetQueryValue }) =>
    ({ value = 0 }: SqlAnswer) =>
      valueAbove(Number(value), activationTargetQueryValue),
  answer: (_values, amount) => ({ value: amount }),
  measured: ({ query }) => ({ kind: "query", name: query }),
  wrapError: (error) => `error inspecting postgreSQL: could not query postgreSQL: ${error}`,
});

export const mysql = sourceTrigger({
  parameters: {
    connectionString: text(secret),
    username: text({ from: ["triggerMetadata", "authParams", "resolvedEnv"], optional: true }),
    password: text(secret),
    host: text(credential),
    port: text(credential),
    dbName: text(credential),
    query: text(),
    queryValue: float64(),
    activationQueryValue: float64({ default: "0" }),
  },
  errorNames: ["MySQL", "mysql"],
  metricName: ({ connectionString, dbName }) =>
    normalized(`mysql-${connectionString === "" ? dbName : connectionString.slice(connectionString.lastIndexOf("/") + 1)}`),
  target: ({ queryValue }) => floatTarget(queryValue),
  reader:
    ({ activationQueryValue }) =>
    ({ value = 0 }: SqlAnswer) =>
      valueAbove(Number(value), activationQueryValue),
  answer: (_values, amount) => ({ value: amount }),
  measured: ({ query }) => ({ kind: "query", name: query }),
  wrapError: (error) => `error inspecting MySQL: ${error}`,
});
