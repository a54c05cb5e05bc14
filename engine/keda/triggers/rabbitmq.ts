import { boolean, float64, int64, text } from "../metadata";
import type { NamedKind } from "./measured";
import { above, floatTarget, normalized, sourceTrigger, type SourceReading } from "./trigger";

/** Rates are in messages per second. `ready` leaves out what consumers have not acknowledged. */
type RabbitAnswer = { messages: number; ready?: number; publishRate?: number; deliverRate?: number } | { status: number; body?: string };

const httpModes = ["MessageRate", "DeliverGetRate", "PublishedToDeliveredRatio", "ExpectedQueueConsumptionTime"];
const modes = ["QueueLength", ...httpModes];
const unknownMode = "Unknown";

export const rabbitmq = sourceTrigger({
  parameters: {
    queueName: text(),
    mode: text({ default: unknownMode }),
    queueLength: float64({ optional: true }),
    value: float64({ optional: true }),
    activationValue: float64({ optional: true }),
    host: text({ from: ["triggerMetadata", "authParams", "resolvedEnv"] }),
    protocol: text({ from: ["triggerMetadata", "authParams"], default: "auto" }),
    vhostName: text({ from: ["triggerMetadata", "authParams"], optional: true }),
    useRegex: boolean({ optional: true }),
    excludeUnacknowledged: boolean({ optional: true }),
    pageSize: int64({ default: "100" }),
    operation: text({ default: "sum" }),
    timeout: int64({ optional: true }, "time.Duration"),
    username: text({ from: ["authParams", "resolvedEnv"], optional: true }),
    password: text({ from: ["authParams", "resolvedEnv"], optional: true }),
    unsafeSsl: boolean({ optional: true }),
  },
  errorNames: ["RabbitMQ", "RabbitMQ"],
  validate: (values, { hasAuthentication }) => {
    const { protocol, pageSize, username, password, useRegex, excludeUnacknowledged } = values;
    if (!["amqp", "http", "auto"].includes(protocol)) {
      return `the protocol has to be either \`amqp\`, \`http\`, or \`auto\` but is \`${protocol}\``;
    }
    if (pageSize < 1) return "pageSize should be 1 or greater";
    if (!hasAuthentication && (username === "") !== (password === "")) return "username and password must be given together";
    const used = protocolOf(values, hasAuthentication);
    if (used === null) return `unknown host URL scheme: \`${schemeOf(values.host)}\``;
    if (useRegex && used !== "http") return "configure useRegex=true only with HTTP protocol";
    if (excludeUnacknowledged && used !== "http") return "configure excludeUnacknowledged=true only with HTTP protocol";
    return triggerError(values, used);
  },
  metricName: ({ queueName }) => normalized(`rabbitmq-${queryEscape(queueName)}`),
  target: (values) => floatTarget(modeAndValue(values).value),
  reader: (values) => {
    const { mode } = modeAndValue(values);
    const overHttp = protocolOf(values, true) === "http";
    const url = queueUrl(values);
    return (answer: RabbitAnswer): SourceReading => {
      if ("status" in answer && answer.status !== 200) {
        const status = `${answer.status} ${statusTexts.get(answer.status) ?? ""}`;
        return { ok: false, error: `error requesting RabbitMQ API status: ${status}, response: ${answer.body ?? ""}, from: ${url}` };
      }
      const { messages = 0, ready = 0, publishRate = 0, deliverRate = 0 } = "messages" in answer ? answer : {};
      const counted = overHttp && values.excludeUnacknowledged ? ready : messages;
      return readingOf(mode, counted, publishRate, deliverRate, values.activationValue);
    };
  },
  answer: (values, amount, { waiting }) => answerOf(modeAndValue(values).mode, amount, Math.trunc(waiting)),
  measured: (values) => ({ kind: measuredIn(modeAndValue(values).mode, values.useRegex), name: values.queueName }),
  wrapError: (error) => withoutPassword(`error inspecting RabbitMQ: ${error}`),
});

/** `waiting` is no part of a rate, but what waits keeps the mode MessageRate active. */
function answerOf(mode: string, amount: number, waiting: number): RabbitAnswer {
  const answer = (messages: number, publishRate = 0, deliverRate = 0) => ({ messages, ready: messages, publishRate, deliverRate });
  if (mode === "MessageRate") return answer(waiting, amount);
  if (mode === "DeliverGetRate") return answer(waiting, 0, amount);
  if (mode === "PublishedToDeliveredRatio") return answer(waiting, amount, 1);
  // At a thousand a second, whole messages are thousandths of a second. As many come as go.
  if (mode === "ExpectedQueueConsumptionTime") return answer(Math.round(amount * 1000), 1000, 1000);
  return answer(Math.trunc(amount));
}

function measuredIn(mode: string, useRegex: boolean): NamedKind {
  if (mode === "MessageRate") return "publishRateOfQueue";
  if (mode === "DeliverGetRate") return "deliverRateOfQueue";
  if (mode === "PublishedToDeliveredRatio") return "publishedToDeliveredOfQueue";
  if (mode === "ExpectedQueueConsumptionTime") return "consumptionTimeOfQueue";
  return useRegex ? "messagesInMatchingQueues" : "messagesInQueue";
}

function readingOf(mode: string, messages: number, publishRate: number, deliverRate: number, threshold: number): SourceReading {
  const reading = (value: number, compared: readonly number[], decidedBySource = false): SourceReading => {
    const activation = above(threshold, ...compared);
    return { ok: true, value, activation: decidedBySource ? { ...activation, active: true, decidedBySource } : activation };
  };
  if (mode === "MessageRate") return reading(publishRate, [publishRate, messages]);
  if (mode === "DeliverGetRate") return reading(deliverRate, [deliverRate]);
  if (mode === "PublishedToDeliveredRatio") {
    const nothingDelivered = publishRate > 0 && deliverRate === 0;
    const ratio = publishRate > 0 && deliverRate > 0 ? publishRate / deliverRate : 0;
    const value = nothingDelivered ? threshold : ratio;
    return reading(value, [value], nothingDelivered);
  }
  if (mode === "ExpectedQueueConsumptionTime") {
    const value = deliverRate === 0 ? threshold : (publishRate - deliverRate) / deliverRate + messages / deliverRate;
    return reading(value, [value], deliverRate === 0);
  }
  return reading(messages, [messages]);
}

interface ModeFields {
  mode: string;
  queueLength: number;
  value: number;
}

/** The old `queueLength` and nothing at all both mean the mode QueueLength. */
function modeAndValue({ mode, queueLength, value }: ModeFields): { mode: string; value: number } {
  if (queueLength !== 0) return { mode: "QueueLength", value: queueLength };
  if (mode === unknownMode && value === 0) return { mode: "QueueLength", value: 20 };
  return { mode, value };
}

function triggerError(fields: ModeFields & { timeout: number | bigint }, protocol: "amqp" | "http"): string | null {
  const { mode, queueLength, value, timeout } = fields;
  if (queueLength === 0 && mode === unknownMode && value === 0) return null;
  if (queueLength !== 0) return mode !== unknownMode || value !== 0 ? "queueLength is deprecated; use mode and value" : null;
  if (mode === unknownMode) return "mode must be specified";
  if (value === 0) return "value must be specified";
  if (!modes.includes(mode)) return `trigger mode ${mode} must be one of ${modes.slice(0, -1).join(", ")} or ${modes.at(-1)}`;
  if (httpModes.includes(mode) && protocol !== "http") {
    return `protocol ${protocol} not supported; must be HTTP to use trigger mode ${mode}`;
  }
  return protocol === "amqp" && timeout !== 0 ? `AMQP protocol doesn't support custom timeouts: ${timeout}` : null;
}

/** Null for a scheme that says no protocol. A host that only a TriggerAuthentication gives is taken as HTTP, which every mode allows. */
function protocolOf({ protocol, host }: { protocol: string; host: string }, hasAuthentication: boolean): "amqp" | "http" | null {
  if (protocol === "amqp" || protocol === "http") return protocol;
  if (host === "" && hasAuthentication) return "http";
  const scheme = schemeOf(host);
  if (scheme === "amqp" || scheme === "amqps") return "amqp";
  return scheme === "http" || scheme === "https" ? "http" : null;
}

const schemeOf = (host: string): string => /^([a-z][a-z0-9+.-]*):/i.exec(host)?.[1]?.toLowerCase() ?? "";

function queueUrl(values: { host: string; vhostName: string; queueName: string; useRegex: boolean; pageSize: number | bigint }): string {
  const [, origin = values.host, path = ""] = /^([a-z][a-z0-9+.-]*:\/\/[^/?#]*)([^?#]*)/i.exec(values.host) ?? [];
  const parts = path.split("/");
  const last = parts.pop() ?? "";
  const above = parts.filter((part) => part !== "").join("/");
  const written = values.vhostName === "" ? last : queryEscape(values.vhostName);
  const vhost = written === "" ? "%2F" : written;
  const queues = `${origin}${above === "" ? "" : `/${above}`}/api/queues/${vhost}`;
  if (!values.useRegex) return `${queues}/${queryEscape(values.queueName)}`;
  return `${queues}?page=1&use_regex=true&pagination=false&name=${queryEscape(values.queueName)}&page_size=${values.pageSize}`;
}

/** KEDA hides every "name:password@", in the server's own answer too. One look at each character, because the answer is foreign text. */
function withoutPassword(error: string): string {
  let kept = "";
  let from = 0;
  for (let colon = error.indexOf(":"); colon !== -1; colon = error.indexOf(":", colon + 1)) {
    if (colon < from) continue;
    const nameStart = Math.max(from, lastSeparator(error, from, colon) + 1);
    const at = lastAt(error, colon + 1);
    if (nameStart === colon || at <= colon + 1) continue;
    kept += `${error.slice(from, nameStart)}user:password@`;
    from = at + 1;
  }
  return kept + error.slice(from);
}

function lastSeparator(text: string, from: number, end: number): number {
  for (let index = end - 1; index >= from; index--) if (" /:".includes(text[index]!)) return index;
  return from - 1;
}

/** The last "@" before the next slash or colon; -1 without one. */
function lastAt(text: string, from: number): number {
  let found = -1;
  for (let index = from; index < text.length && text[index] !== "/" && text[index] !== ":"; index++) if (text[index] === "@") found = index;
  return found;
}

const statusTexts = new Map([
  [201, "Created"],
  [202, "Accepted"],
  [204, "No Content"],
  [301, "Moved Permanently"],
  [302, "Found"],
  [400, "Bad Request"],
  [401, "Unauthorized"],
  [403, "Forbidden"],
  [404, "Not Found"],
  [405, "Method Not Allowed"],
  [408, "Request Timeout"],
  [409, "Conflict"],
  [429, "Too Many Requests"],
  [500, "Internal Server Error"],
  [501, "Not Implemented"],
  [502, "Bad Gateway"],
  [503, "Service Unavailable"],
  [504, "Gateway Timeout"],
]);

/** Go's url.QueryEscape: a blank becomes "+", and more is escaped than by encodeURIComponent. */
function queryEscape(text: string): string {
  return encodeURIComponent(text.replaceAll(loneSurrogate, "\ufffd"))
    .replaceAll("%20", "+")
    .replaceAll(/[!'()*]/g, (character) => `%${character.codePointAt(0)!.toString(16).toUpperCase()}`);
}

const loneSurrogate = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
