/**
 * What is known of each second, each column defined once: its unit and what it means, as files say it. `perSecond`: it is added up over the
 * seconds, from 1 on, as the outcomes are.
 */
export const secondColumns = {
  offered: { unit: "requests/s", description: "Requests that arrived", perSecond: true },
  served: { unit: "requests/s", description: "Requests that were served", perSecond: true },
  failed: { unit: "requests/s", description: "Requests that failed", perSecond: true },
  retried: { unit: "requests/s", description: "Requests that clients sent again, in addition to those that arrived", perSecond: true },
  waiting: { unit: "requests", description: "Requests that wait for capacity, or to be sent again, at the second's end", perSecond: false },
  returned: {
    unit: "requests/s",
    description: "Messages in the queue again, because their pod ended before they were done",
    perSecond: true,
  },
  jobsInWork: { unit: "requests", description: "Long jobs that pods work on at the second's end", perSecond: false },
  capacity: { unit: "requests/s", description: "What the ready pods could serve", perSecond: false },
  written: { unit: "pods", description: "spec.replicas after this second", perSecond: false },
  existing: {
    unit: "pods",
    description: "Pods that exist, with starting, stopping and pending ones, without failed ones",
    perSecond: true,
  },
  ready: { unit: "pods", description: "Ready pods", perSecond: false },
  cpuUsed: { unit: "millicores", description: "CPU usage of all pods", perSecond: true },
  cpuRequested: { unit: "millicores", description: "CPU requests of all pods", perSecond: true },
  hottestCpu: { unit: "millicores", description: "CPU usage of the busiest pod", perSecond: false },
  throttled: { unit: "pods", description: "Pods at their CPU limit", perSecond: false },
  heldByNode: { unit: "pods", description: "Pods that use all the CPU that their node has for them", perSecond: false },
  nodes: { unit: "nodes", description: "Nodes that exist or are starting; 0 if nodes are unlimited", perSecond: true },
  backlogAge: { unit: "s", description: "How long the oldest waiting request has waited", perSecond: false },
  p50Latency: {
    unit: "s",
    description: "Time within which half of the second's served requests were served, waiting included",
    perSecond: false,
  },
  p95Latency: { unit: "s", description: "The same for 95% of them", perSecond: false },
  p99Latency: { unit: "s", description: "The same for 99% of them", perSecond: false },
} as const satisfies Readonly<Record<string, { unit: string; description: string; perSecond: boolean }>>;

export type SecondColumn = keyof typeof secondColumns;

export const secondColumnNames = Object.keys(secondColumns) as SecondColumn[];

/** A value for each second. */
export type SecondColumns = Record<SecondColumn, Float64Array>;

export function secondColumnsOf(column: (name: SecondColumn) => Float64Array): SecondColumns {
  return Object.fromEntries(secondColumnNames.map((name) => [name, column(name)])) as SecondColumns;
}

export const createSecondColumns = (rows: number): SecondColumns => secondColumnsOf(() => new Float64Array(rows));
