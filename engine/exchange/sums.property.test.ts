import { expect, test } from "vitest";
import { seededRandom } from "../lib/random";
import { library } from "../library/library";
import type { Scenario } from "../scenario/scenario";
import { randomScenario } from "../scenario/testing/randomScenario";
import { checkedRunOfAny } from "../simulation/testing/checkedRun";
import { tableCsv } from "./runFiles";
import { reconcilesTable, secondsTable, type RunTable } from "./runTables";

const seed = 20_261_122;
const randomRuns = 40;

const random = seededRandom(seed);
const scenarios: readonly Scenario[] = [
  ...library.filter(({ scenario }, index) => index % 3 === 0 && scenario.flags.kubernetesVersion !== "1.2").map(({ scenario }) => scenario),
  ...Array.from({ length: randomRuns }, (_, run) => randomScenario(random.fork(String(run)))),
];

test(`every outcome equals the sum of the files' columns (seed ${seed}, ${scenarios.length} runs)`, () => {
  for (const scenario of scenarios) {
    const trace = checkedRunOfAny(scenario);
    const seconds = columnsIn(secondsTable(trace));
    const reconciles = columnsIn(reconcilesTable(trace));
    const {
      secondsToCapacity: _,
      memoryHoursRequested: ______,
      directionChanges: __,
      p50Latency: ___,
      p95Latency: ____,
      p99Latency: _____,
      vpaEvictions: _______,
      cpuSlackHours: ________,
      memorySlackHours: _________,
      throttledPodHours: __________,
      outOfMemoryKills: ___________,
      ...outcomes
    } = trace.outcomes;
    const [served, failed] = [sum(seconds("served")), sum(seconds("failed"))];
    const waiting = seconds("waiting").map(Number);
    const overloaded = seconds("failed").filter((each, row) => row > 0 && (Number(each) > 0 || waiting[row]! > 0)).length;
    const ofHpa = reconciles("applied").map((applied, row) =>
      reconciles("rescaled")[row] === "true" ? Number(applied) - Number(reconciles("current")[row]) : 0,
    );
    const ofKeda = (trace.keda?.writes ?? []).map(({ from, to }) => to - from);
    const rescales = [...ofHpa, ...ofKeda].filter((change) => change !== 0);
    const found = {
      podHours: sum(seconds("existing")) / 3600,
      cpuHoursRequested: sum(seconds("cpuRequested")) / 3_600_000,
      cpuHoursUsed: sum(seconds("cpuUsed")) / 3_600_000,
      nodeHours: sum(seconds("nodes")) === 0 ? null : sum(seconds("nodes")) / 3600,
      requestsServed: served,
      requestsFailed: failed,
      requestsRetried: sum(seconds("retried")),
      failedShare: served + failed === 0 ? 0 : failed / (served + failed),
      overloadedSeconds: overloaded,
      messagesReturned: sum(seconds("returned")),
      worstBacklog: waiting.reduce((most, each) => Math.max(most, each), 0),
      rescalesUp: rescales.filter((change) => change > 0).length,
      rescalesDown: rescales.filter((change) => change < 0).length,
      highestReplicas: seconds("written").reduce((most, each) => Math.max(most, Number(each)), 0),
    };
    expect(Object.keys(found).toSorted(), "each outcome").toEqual(Object.keys(outcomes).toSorted());
    expect(found.nodeHours === null, scenario.name).toBe(outcomes.nodeHours === null);
    for (const [name, value] of Object.entries(found))
      expect(Math.abs((value ?? 0) - (outcomes[name as keyof typeof outcomes] ?? 0)), `${scenario.name}: ${name}`).toBeLessThanOrEqual(
        1e-9 * Math.abs(value ?? 0),
      );
    const inside = seconds("jobsInWork").map((jobs, row) => Number(jobs) + waiting[row]!);
    expect(sum(seconds("offered")) + inside[0]!, scenario.name).toBeCloseTo(served + failed + inside.at(-1)!, 6);
  }
});

test("a sum of requests has no more decimals than the requests have", () => {
  for (const scenario of scenarios.slice(0, 20)) {
    const { requestsServed, requestsFailed } = checkedRunOfAny(scenario).outcomes;
    for (const requests of [requestsServed, requestsFailed]) expect(String(requests)).toMatch(/^\d+(?:\.\d{1,3})?$/);
  }
});

/** The cells of a CSV's columns, by the columns' names. */
function columnsIn(table: RunTable): (name: string) => string[] {
  const [heading, ...rows] = tableCsv(table)
    .trimEnd()
    .split("\r\n")
    .map((line) => line.split(","));
  return (name) => {
    const place = heading!.findIndex((text) => text.replace(/ \(.*/, "") === name);
    return rows.map((row) => row[place]!);
  };
}

/** Adds as a spreadsheet does: empty cells count nothing. */
const sum = (cells: readonly string[]): number => cells.reduce((total, cell) => total + Number(cell), 0);
