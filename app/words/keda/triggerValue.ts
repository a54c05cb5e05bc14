/** A trigger's value with what it is, and how it was compared with its activation. */
import type { Activation, MetricEvaluation, PollRecord } from "../../../engine/index";
import { triggersOfPoll } from "../../../engine/doors/kedaExplanation";
import { exact } from "../numbers";
import { t } from "../text";
import { from, say, type Phrase } from "../decision/phrase";
import type { PollOrigins } from "./pollOrigins";

type Shown = { number: Phrase; metadata: Readonly<Record<string, string>>; active: boolean };

export const amount = (value: number): string => exact(value, 3);

/** "messages in orders: 4" */
export function valuePhrases(record: PollRecord, metric: MetricEvaluation, origins: PollOrigins): Phrase[] {
  const { reading, triggerIndex } = metric;
  if (!reading?.ok) return [];
  const { type = "", metadata = {} } = triggersOfPoll(record)[triggerIndex] ?? {};
  const shown = { number: from(origins.seen(triggerIndex), amount(reading.value)), metadata, active: reading.activation.active };
  return (wordsOf.get(type) ?? plainWords)(shown);
}

const plainWords = ({ number }: Shown): Phrase[] => say`value of the source: ${number}`;
const queryWords = ({ number }: Shown): Phrase[] => say`result of the query: ${number}`;

/** A name that the metadata takes from elsewhere is not known. */
const inPlace = (number: Phrase, place: string | undefined): Phrase[] =>
  place === undefined ? say`messages: ${number}` : say`messages in ${place}: ${number}`;

const wordsOf: ReadonlyMap<string, (shown: Shown) => Phrase[]> = new Map([
  ["prometheus", queryWords],
  ["loki", queryWords],
  ["graphite", queryWords],
  ["postgresql", queryWords],
  ["clickhouse", queryWords],
  ["gcp-spanner", queryWords],
  ["mysql", queryWords],
  ["rabbitmq", rabbitWords],
  ["kafka", ({ number, metadata: { topic } }) => (topic === undefined ? say`lag: ${number}` : say`lag in ${topic}: ${number}`)],
  ["redis", listWords],
  ["redis-cluster", listWords],
  ["redis-sentinel", listWords],
  ["aws-sqs-queue", ({ number }) => say`messages in the queue: ${number}`],
  ["azure-servicebus", ({ number, metadata }) => inPlace(number, metadata["queueName"] ?? metadata["topicName"])],
  ["kubernetes-workload", ({ number }) => say`pods that match: ${number}`],
  ["metrics-api", ({ number, metadata }) => say`value at ${metadata["valueLocation"] ?? "–"}: ${number}`],
  ["cron", ({ number, active }) => (active ? say`pods inside its window: ${number}` : say`pods outside its window: ${number}`)],
  ["external", scalerWords],
  ["external-push", scalerWords],
]);

function scalerWords({ number }: Shown): Phrase[] {
  return say`value of the scaler: ${number}`;
}

function listWords({ number, metadata: { listName } }: Shown): Phrase[] {
  return listName === undefined ? say`items: ${number}` : say`items in ${listName}: ${number}`;
}

function rabbitWords({ number, metadata: { mode, queueName } }: Shown): Phrase[] {
  switch (mode) {
    case "MessageRate":
      return say`arriving messages per s: ${number}`;
    case "DeliverGetRate":
      return say`delivered messages per s: ${number}`;
    case "PublishedToDeliveredRatio":
      return say`arriving messages for each delivered one: ${number}`;
    case "ExpectedQueueConsumptionTime":
      return say`seconds until the queue is empty: ${number}`;
    default:
      return inPlace(number, queueName);
  }
}

/** "active above 5: 4 > 5 is false" */
export function activationPhrases(activation: Activation, threshold: (text: string) => Phrase): Phrase[] {
  const { active, threshold: bound, compared, decidedBySource } = activation;
  if (decidedBySource && bound !== null) return say`active, because nothing is delivered`;
  if (bound === null) return active ? say`the source says that it is active` : say`the source says that it is inactive`;
  const written = compared.map((value) => comparison(value, bound));
  const text = written.reduce((all, { text: next }, index) => (index === 0 ? next : t`${all} or ${next}`), "");
  const limit = threshold(written[0]?.bound ?? amount(bound));
  return active ? say`active above ${limit}: ${text} is true` : say`active above ${limit}: ${text} is false`;
}

/** With so many decimals that the rounded numbers compare as the exact ones do. */
export function comparison(value: number, bound: number): { text: string; value: string; bound: string } {
  const rounded = (number: number, digits: number) => Number(number.toFixed(digits));
  const digits = [3, 6, 15].find(
    (places) =>
      Math.sign(rounded(value, places) - rounded(bound, places)) === Math.sign(value - bound) &&
      (bound === 0 || rounded(bound, places) !== 0),
  );
  const [left, right] = [exact(value, digits ?? 15), exact(bound, digits ?? 15)];
  return { text: `${left} > ${right}`, value: left, bound: right };
}
