/** What a trigger's number counts, and how much this says of a simulated workload. Words for it are the page's. */

/**
 * `queue`: what waits for the workload. `rate`: what comes in, or is taken, in a second. `query`: whatever a text of the user says, see
 * `guessText`. `value`: a number that no workload here has, such as another one's pods. `none`: no source answers it.
 */
export type Measures = "queue" | "rate" | "query" | "value" | "none";

/** A name is empty where the metadata has none. */
export type Measured =
  | { readonly kind: NamedKind; readonly name: string }
  | { readonly kind: "messagesInSubscription"; readonly topic: string; readonly subscription: string }
  | { readonly kind: "lagOnTopic"; readonly group: string; readonly topic: string }
  | { readonly kind: "lagOnStream"; readonly consumer: string; readonly stream: string }
  | { readonly kind: "valueInAnswer"; readonly location: string; readonly url: string }
  | { readonly kind: "cronWindow"; readonly start: string; readonly end: string; readonly timezone: string };

export type NamedKind =
  /** Of one queue. Rabbit's rates are in messages per second, its ratio is published to delivered, its time is in seconds. */
  | "messagesInQueue"
  | "messagesInMatchingQueues"
  | "publishRateOfQueue"
  | "deliverRateOfQueue"
  | "publishedToDeliveredOfQueue"
  | "consumptionTimeOfQueue"
  /** Of a consumer group on all its topics. */
  | "lagOnAllTopics"
  | "entriesInList"
  | "entriesInStream"
  | "eventsInHub"
  | "jobsWaiting"
  | "browserSessions"
  | "objectsInStore"
  | "shardsOfStream"
  | "podsOfSelector"
  /** The name is the query. */
  | "query"
  /** A metric that another system knows by this name. */
  | "namedMetric";

export const measuresOf = ({ kind }: Measured): Measures => measures[kind];

const measures: Readonly<Record<Measured["kind"], Measures>> = {
  messagesInQueue: "queue",
  messagesInMatchingQueues: "queue",
  messagesInSubscription: "queue",
  publishRateOfQueue: "rate",
  deliverRateOfQueue: "rate",
  publishedToDeliveredOfQueue: "value",
  consumptionTimeOfQueue: "value",
  lagOnTopic: "queue",
  lagOnAllTopics: "queue",
  lagOnStream: "queue",
  entriesInList: "queue",
  entriesInStream: "queue",
  eventsInHub: "queue",
  jobsWaiting: "queue",
  browserSessions: "queue",
  objectsInStore: "queue",
  shardsOfStream: "value",
  podsOfSelector: "value",
  query: "query",
  namedMetric: "query",
  valueInAnswer: "query",
  cronWindow: "none",
};

/** The text whose words show what is measured; empty if nothing is to be guessed. */
export function guessText(measured: Measured): string {
  if (measured.kind === "query" || measured.kind === "namedMetric") return measured.name;
  // The scheme of an address would count as a word about HTTP requests.
  return measured.kind === "valueInAnswer" ? `${measured.location} ${measured.url.replace(/^[a-z][a-z0-9+.-]*:\/\//i, "")}` : "";
}
