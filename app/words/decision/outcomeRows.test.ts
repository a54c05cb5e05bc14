import { expect, test } from "vitest";
import type { RunOutcomes } from "../../../engine/index";
import { outcomeRows } from "./outcomeRows";

const outcomes: RunOutcomes = {
  podHours: 6.0866,
  cpuHoursRequested: 1.2173,
  memoryHoursRequested: 2.4346,
  cpuHoursUsed: 0.0044,
  nodeHours: 1.5,
  requestsServed: 89_512.4,
  requestsFailed: 488,
  requestsRetried: 1200,
  failedShare: 0.005422,
  overloadedSeconds: 58,
  worstBacklog: 200,
  messagesReturned: 0,
  p50Latency: 0.02,
  p95Latency: 0.2064,
  p99Latency: 1.5,
  rescalesUp: 5,
  rescalesDown: 8,
  directionChanges: 1,
  highestReplicas: 10,
  secondsToCapacity: 135,
  vpaEvictions: null,
  cpuSlackHours: null,
  memorySlackHours: null,
  throttledPodHours: null,
  outOfMemoryKills: null,
};
const values = (change: Partial<RunOutcomes>, kind: "service" | "queue" = "service") =>
  outcomeRows({ ...outcomes, ...change }, {}, kind, undefined).map(({ name, value, unit }) =>
    `${name}: ${value} ${unit}`.trim().replaceAll(/[\u00a0\u202f]/g, " "),
  );

test("every outcome has a name, a value and its unit", () => {
  expect(values({})).toEqual([
    "Pod-hours: 6.087 h",
    "CPU requested: 1.217 core-h",
    "Memory requested: 2.435 GiB-h",
    "CPU used: 0.004 core-h",
    "Node-hours: 1.5 h",
    "Requests served: 89 512",
    "Requests failed: 488",
    "Requests sent again: 1 200",
    "Share failed: 0.54%",
    "Overloaded: 58 s",
    "Most waiting: 200",
    "p50 latency: 0.02 s",
    "p95 latency: 0.206 s",
    "p99 latency: 1.5 s",
    "Rescales up: 5",
    "Rescales down: 8",
    "Changes of direction: 1",
    "Highest replicas: 10",
    "Time to capacity: 2 min 15 s",
  ]);
});

test("node-hours are shown only for a scenario with nodes, and retries only if there were some", () => {
  expect(values({ nodeHours: null }).filter((row) => row.startsWith("Node-hours"))).toEqual([]);
  expect(values({ requestsRetried: 0 }).filter((row) => row.startsWith("Requests sent again"))).toEqual([]);
});

test("the failed requests are listed by reason, in the order of the reasons' table", () => {
  const rows = outcomeRows(outcomes, { noPodReady: 88, timedOut: 400 }, "service", undefined);
  const parts = rows.map(({ name, parts: all }) => [name, all.map((part) => `${part.value} ${part.name}`)] as const);
  expect(parts.filter(([, all]) => all.length > 0)).toEqual([["Requests failed", ["400 timed out", "88 no pod ready"]]]);
});

test("a queue drains messages and loses none", () => {
  const rows = values({}, "queue");
  expect(rows).toContain("Messages drained: 89 512");
  expect(rows).toContain("Worst backlog: 200");
  expect(rows.filter((row) => /failed/.test(row))).toEqual([]);
});

test("says if a run never had enough capacity", () => {
  expect(values({ secondsToCapacity: null })).toContain("Time to capacity: –");
  expect(values({ secondsToCapacity: 0 })).toContain("Time to capacity: 0 s");
});

test("the cost is shown only with a price, in its currency", () => {
  const cost = (price: Parameters<typeof outcomeRows>[3]) =>
    outcomeRows(outcomes, {}, "service", price).flatMap(({ outcome, value, unit }) => (outcome === "cost" ? [value + unit] : []));
  expect(cost(undefined)).toEqual([]);
  expect(cost({ perPodHour: 0.5, currency: "€" })).toEqual(["€3.043"]);
  expect(cost({ perCpuHour: 1, perGibibyteHour: 0.5, currency: "EUR" })).toEqual(["EUR\u00a02.435"]);
  expect(cost({ perPodHour: 1000 })).toEqual(["6\u202f086.600"]);
});
