import { expect, test } from "vitest";
import { boolean, float64, int64, readMetadata, text, type TriggerConfig } from "./metadata";

const config: TriggerConfig = {
  kedaVersion: "2.21",
  triggerIndex: 0,
  namespace: "default",
  metadata: {},
  metricType: "",
  resolvedEnv: {},
  hasAuthentication: false,
  asMetricSource: false,
};
const parameters = {
  host: text({ from: ["triggerMetadata", "authParams", "resolvedEnv"] }),
  threshold: float64(),
  count: int64({ default: "5" }),
  strict: boolean({ default: "true" }),
};

test("values are trimmed, and an empty one is absent", () => {
  const { values, errors } = readMetadata(parameters, { ...config, metadata: { host: " a ", threshold: "2.5", count: "  " } });
  expect(errors).toEqual([]);
  expect(values).toEqual({ host: "a", threshold: 2.5, count: 5, strict: true });
});

test("all errors are collected in the order of the parameters", () => {
  const { errors } = readMetadata(parameters, { ...config, metadata: { threshold: "5%", count: "2.5" } });
  expect(errors).toEqual([
    'missing required parameter "host" in [triggerMetadata authParams resolvedEnv]',
    `unable to set param "threshold" value "5%": unable to unmarshal to field type float64: invalid character '%' after top-level value`,
    'unable to set param "count" value "2.5": unable to unmarshal to field type int64: json: cannot unmarshal number 2.5 into Go value of type int64',
  ]);
});

test("a key that ends in FromEnv names a variable of the target, for parameters that allow it", () => {
  const metadata = { hostFromEnv: "HOST", thresholdFromEnv: "HOST" };
  const { values, errors } = readMetadata(parameters, { ...config, metadata, resolvedEnv: { HOST: "db" } });
  expect(values.host).toBe("db");
  expect(errors).toEqual(['missing required parameter "threshold" in [triggerMetadata]']);
});

test("a TriggerAuthentication counts as giving what it could give", () => {
  const { errors } = readMetadata(parameters, { ...config, hasAuthentication: true });
  expect(errors).toEqual(['missing required parameter "threshold" in [triggerMetadata]']);
});

test("a value outside its list is refused", () => {
  const { errors } = readMetadata({ mode: text({ oneOf: ["sum", "max"] }) }, { ...config, metadata: { mode: "avg" } });
  expect(errors).toEqual(['parameter "mode" value "avg" must be one of [sum max]']);
});
