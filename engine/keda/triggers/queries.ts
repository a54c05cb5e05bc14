/** Types whose answer is one value and whose metadata is as in the recordings. */
import { boolean, float64, int64, text } from "../metadata";
import { floatTarget, intTarget, normalized, sourceTrigger, valueAbove } from "./trigger";

interface ValueAnswer {
  value?: number | string;
}

export const loki = sourceTrigger({
  parameters: {
    serverAddress: text(),
    query: text(),
    threshold: float64(),
    activationThreshold: float64({ default: "0" }),
    tenantName: text({ optional: true }),
    ignoreNullValues: boolean({ default: "true" }),
    unsafeSsl: boolean({ default: "false" }),
  },
  errorNames: ["loki", "loki"],
  metricName: () => "loki",
  target: ({ threshold }) => floatTarget(threshold),
  reader:
    ({ activationThreshold }) =>
    ({ value = 0 }: ValueAnswer) =>
      valueAbove(Number(value), activationThreshold),
  answer: (_values, amount) => ({ value: amount }),
  measured: ({ query }) => ({ kind: "query", name: query }),
});

export const graphite = sourceTrigger({
  parameters: {
    serverAddress: text(),
    query: text(),
    threshold: float64({ default: "100" }),
    activationThreshold: float64({ default: "0" }),
    queryTime: text(),
    authMode: text({ optional: true }),
  },
  errorNames: ["graphite", "graphite"],
  validate: ({ authMode }, { hasAuthentication }) => {
    if (authMode !== "" && authMode !== "basic") return "authMode must be 'basic'";
    return authMode === "basic" && !hasAuthentication ? "username is required when authMode is 'basic'" : null;
  },
  metricName: () => "graphite",
  target: ({ threshold }) => floatTarget(threshold),
  reader:
    ({ activationThreshold }) =>
    ({ value = 0 }: ValueAnswer) =>
      valueAbove(Number(value), activationThreshold),
  answer: (_values, amount) => ({ value: amount }),
  measured: ({ query }) => ({ kind: "query", name: query }),
});

const credential = { from: ["authParams", "triggerMetadata"] } as const;

export const natsJetStream = sourceTrigger({
  parameters: {
    account: text({ ...credential, optional: true }),
    accountID: text({ ...credential, optional: true }),
    stream: text(),
    consumer: text(),
    lagThreshold: int64({ default: "10" }),
    activationLagThreshold: int64({ default: "0" }),
    useHttps: boolean({ default: "false" }),
    natsServerMonitoringEndpoint: text(credential),
  },
  errorNames: ["NATS JetStream", "nats"],
  check: ({ account, accountID }, { hasAuthentication }) =>
    account + accountID === "" && !hasAuthentication ? "no account name or id given" : null,
  metricName: ({ stream }) => normalized(`nats-jetstream-${stream}`),
  target: ({ lagThreshold }) => intTarget(lagThreshold),
  reader:
    ({ activationLagThreshold }) =>
    ({ value = 0 }: ValueAnswer) =>
      valueAbove(Number(value), Number(activationLagThreshold)),
  answer: (_values, amount) => ({ value: Math.trunc(amount) }),
  measured: ({ consumer, stream }) => ({ kind: "lagOnStream", consumer, stream }),
});

/** The inner name is upstream's slip. */
export const seleniumGrid = sourceTrigger({
  parameters: {
    url: text(credential),
    browserName: text({ optional: true }),
    sessionBrowserName: text({ optional: true }),
    browserVersion: text({ optional: true }),
    platformName: text({ optional: true }),
    activationThreshold: int64({ optional: true }),
    unsafeSsl: boolean({ default: "false" }),
    nodeMaxSessions: int64({ default: "1" }),
    enableManagedDownloads: boolean({ default: "true" }),
    capabilities: text({ optional: true }),
  },
  errorNames: ["selenium grid", "prometheus"],
  metricName: ({ browserName, browserVersion, platformName }) =>
    normalized(["selenium-grid", browserName, browserVersion, platformName].filter((part) => part !== "").join("-")),
  target: () => intTarget(1),
  reader:
    ({ activationThreshold }) =>
    ({ value = 0 }: ValueAnswer) =>
      valueAbove(Number(value), Number(activationThreshold)),
  answer: (_values, amount) => ({ value: Math.trunc(amount) }),
  measured: ({ browserName }) => ({ kind: "browserSessions", name: browserName }),
  wrapError: (error) => `error requesting selenium grid endpoint: ${error}`,
});
