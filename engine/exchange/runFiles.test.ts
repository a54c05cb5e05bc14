import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { heldByReasons } from "../controller/decision";
import { pollColumns } from "../kedaRun/pollColumns";
import { traceOf } from "../simulation/testing/traceOf";
import { firstScenario } from "../scenario/first";
import { library } from "../library/library";
import { outcomeKinds, outcomeNames, runOutcomeNames, type Outcome } from "../scenario/outcomes";
import { runJson, tableCsv } from "./runFiles";
import { vpaScenario } from "../vpaRun/testing/vpaScenario";
import { anyTraceOf } from "../simulation/testing/traceOf";
import { failureReasonNames, failureReasons, type FailureReason } from "../cluster/failureReasons";
import { failureColumn, kedaColumns, reconcilesTable, secondsTable, vpaColumns, type RunColumn } from "./runTables";

const scenario = firstScenario;
const trace = traceOf(scenario);

const rowsOf = (csv: string) =>
  csv
    .trimEnd()
    .split("\r\n")
    .map((line) => line.split(","));

test("a CSV of the seconds has each with its units, and a row for each second", () => {
  const [heading, ...rows] = rowsOf(tableCsv(secondsTable(trace)));
  expect(heading!.slice(0, 4)).toEqual(["second (s)", "offered (requests/s)", "served (requests/s)", "failed (requests/s)"]);
  expect(rows.length).toBe(scenario.durationSeconds + 1);
  const column = (name: string) => heading!.findIndex((text) => text.startsWith(`${name} (`));
  expect(rows[0]![column("offered")]).toBe("");
  expect(Number(rows[0]![column("written")])).toBe(trace.seconds.written[0]);
  for (const second of [1, 17, 1800, 3600]) {
    expect(Number(rows[second]![column("offered")])).toBe(trace.seconds.offered[second]);
    expect(Number(rows[second]![column("existing")])).toBe(trace.seconds.existing[second]);
    expect(Number(rows[second]![column("metric1")])).toBe(trace.metrics[0]!.actual[second]);
  }
});

test("a CSV of the seconds has a column for each reason that occurs, and they add up to what failed", () => {
  const none = traceOf({
    ...scenario,
    incidents: [
      { at: 300, kind: "loadMultiplied", factor: 50, durationSeconds: 60 },
      { at: 600, kind: "kubectlScale", replicas: 0 },
    ],
  });
  const [heading, ...rows] = rowsOf(tableCsv(secondsTable(none)));
  const ofFailed = heading!.flatMap((name, column) => (name.startsWith("failed") ? [{ name, column }] : []));
  const sums = ofFailed.map(({ column }) => rows.reduce((sum, row) => sum + Math.round(Number(row[column]) * 1000), 0) / 1000);
  const reasons = ["timedOut", "noPodReady", "podStopping"] as const;
  expect(ofFailed.map(({ name }) => name)).toEqual(["failed", ...reasons.map(failureColumn)].map((name) => `${name} (requests/s)`));
  expect(sums).toEqual([none.outcomes.requestsFailed, ...reasons.map((reason) => none.failures[reason])]);
  expect(sums[0]).toBeCloseTo(sums[1]! + sums[2]! + sums[3]!, 6);
  const patient = { ...scenario.workload, requestTimeoutSeconds: 600, preStopSeconds: 5 };
  const [calm] = rowsOf(tableCsv(secondsTable(traceOf({ ...scenario, workload: patient }))));
  expect(calm!.filter((name) => name.startsWith("failed."))).toEqual([]);
});

test("a CSV of the reconciles says what was written and what held it, and nothing where there was none", () => {
  const [heading, ...rows] = rowsOf(tableCsv(reconcilesTable(trace)));
  expect(rows.length).toBe(trace.reconciles.length);
  const [at, applied, rescaled, heldBy, lowest] = ["at (s)", "applied (pods)", "rescaled", "heldBy", "windowLowest (pods)"].map((name) =>
    heading!.indexOf(name),
  );
  for (const [step, reconcile] of trace.reconciles.entries()) {
    const row = rows[step]!;
    expect([Number(row[at!]), Number(row[applied!]), row[rescaled!], row[heldBy!]]).toEqual([
      reconcile.at,
      reconcile.scaledTo ?? reconcile.specReplicas,
      String(reconcile.scaledTo !== null),
      reconcile.heldBy.by,
    ]);
  }
  expect(rows[0]![lowest!] === "").toBe(Number.isNaN(trace.steps.windowLowest[0]));
});

test("a CSV of the reconciles says how many of the counted pods were not Ready", () => {
  const unready = traceOf({ ...scenario, incidents: [{ at: 1200, kind: "podsUnready", pods: 2, durationSeconds: 300 }] });
  const [heading, ...rows] = rowsOf(tableCsv(reconcilesTable(unready)));
  const column = heading!.indexOf("countedNotReady (pods)");
  expect([1185, 1260, 1560].map((at) => rows[at / 15]![column])).toEqual(["0", "2", "0"]);
});

test("a field with a comma or a quote is quoted", () => {
  const columns = [{ name: 'a "b", c', unit: "", description: "", value: () => "x\ny" }];
  expect(tableCsv({ columns, rows: 1 })).toBe('"a ""b"", c"\r\n"x\ny"\r\n');
});

test("a JSON holds the scenario, the outcomes, every column and every decision", () => {
  const run = JSON.parse(runJson(scenario, trace)) as Record<string, unknown>;
  expect(run).toMatchObject({
    format: "hpa-playground/run",
    version: 1,
    scenario: JSON.parse(JSON.stringify(scenario)),
    outcomes: trace.outcomes,
  });
  expect(run["decisions"]).toEqual(JSON.parse(JSON.stringify(trace.reconciles)));
  const names = (run["seconds"] as { name: string; unit: string; values: unknown[] }[]).map(({ name, unit, values }) => [
    name,
    unit,
    values.length,
  ]);
  expect(names[0]).toEqual(["second", "s", 3601]);
  expect(Object.keys(run["outcomeUnits"] as object)).toEqual(outcomeNames);
});

test("a number beyond the safe integers is written as text", () => {
  const beyond = { usageMilli: 9_007_199_254_740_993n };
  expect(runJson(scenario, { ...trace, reconciles: [{ ...trace.reconciles[0]!, ...beyond }] })).toContain(
    '"usageMilli":"9007199254740993"',
  );
});

test("every ready scenario's run can be written down", () => {
  for (const { id, scenario: ready } of library.filter(({ scenario: { flags } }) => flags.kubernetesVersion !== "1.2").slice(0, 6)) {
    const run = traceOf(ready);
    const [heading, ...rows] = rowsOf(tableCsv(reconcilesTable(run)));
    expect(
      rows.every((row) => row.length === heading!.length),
      id,
    ).toBe(true);
  }
});

test("FILES.md names every column with its unit and its meaning, and nothing else", () => {
  const documented = readFileSync(join(import.meta.dirname, "../../docs/FILES.md"), "utf8");
  const rowsBelow = (heading: string) => {
    const [, section = ""] = documented.split(`\n${heading}`);
    return section
      .slice(section.indexOf("| --- |", heading.startsWith("|") ? 0 : section.indexOf("| column |")))
      .split("\n\n")[0]!
      .split("\n")
      .slice(1)
      .filter(Boolean);
  };
  const rowOf = ({ name, unit, description }: RunColumn) => `| \`${name}\` | ${unit} | ${description} |`;
  const general = (row: string) => row.replace("percent of requests", "the metric's").replace(/ of cpu \|$/, " of the metric |");
  const ofEveryRun = secondsTable(trace).columns.filter(({ name }) => !name.startsWith("failed."));
  expect(rowsBelow("### Each second")).toEqual(ofEveryRun.map(rowOf).map(general));
  expect(rowsBelow("### Each sync")).toEqual(reconcilesTable(trace).columns.map(rowOf).map(general));
  const reasonRow = (reason: FailureReason) => `| \`${failureColumn(reason)}\` | requests/s | ${failureReasons[reason].description} |`;
  expect(rowsBelow("| reason | unit |")).toEqual(failureReasonNames.map(reasonRow));
  const ofKeda = kedaColumns({ writes: [], columns: pollColumns({ polls: [] }) });
  expect(rowsBelow("| column of KEDA | unit |")).toEqual(ofKeda.map(rowOf));
  const resources = [
    { container: "web", resource: "cpu" },
    { container: "web", resource: "memory" },
  ] as const;
  const ofVpa = vpaColumns({ resources, recommendations: [], requests: [], actions: [] }, 0);
  expect(rowsBelow("| column of a VerticalPodAutoscaler | unit |")).toEqual(ofVpa.map(rowOf));
  const outcomeRow = (name: Outcome) => `| \`${name}\` | ${outcomeKinds[name].unit} | ${outcomeKinds[name].better ?? ""} |`;
  expect(rowsBelow("| outcome | unit | better |")).toEqual(outcomeNames.map(outcomeRow));
  expect(documented.match(/`heldBy` is one of (.*)\./)?.[1]).toBe(heldByReasons.map((reason) => `\`${reason}\``).join(", "));
});

test.each([
  ["the limits on the command line", ["README.md", "docs/CLI.md"], outcomeNames],
  ["the tasks of lessons", ["public/lessons/FORMAT.md"], runOutcomeNames],
])("the document of %s names every outcome", (_, files, names) => {
  const found = files.map((name) => join(import.meta.dirname, "../..", name)).filter((path) => existsSync(path));
  const documented = found.map((path) => readFileSync(path, "utf8")).join("\n");
  expect(names.filter((name) => !documented.includes(`\`${name}\``))).toEqual([]);
});

test("a CSV has what a VerticalPodAutoscaler did in each second, and no such column without one", () => {
  const ran = traceOf(vpaScenario({ mode: "InPlaceOrRecreate", replicas: [4, 4] }));
  const { actions, recommendations, requests } = ran.vpa!;
  const { columns, rows } = secondsTable(ran);
  const valuesOf = (name: string) => {
    const column = columns.find((each) => each.name === name)!;
    return Array.from({ length: rows }, (_, row) => column.value(row));
  };
  const resized = valuesOf("vpaResized");
  for (const { at, kind } of actions) expect([kind, resized[at]]).not.toEqual(["resize", 0]);
  expect(resized.reduce<number>((sum, each) => sum + Number(each), 0)).toBe(
    actions.filter(({ kind, ok }) => kind === "resize" && ok).length,
  );
  expect(resized.some((each) => each !== 0)).toBe(true);
  expect(valuesOf("vpaEvicted").every((each) => each === 0)).toBe(true);
  const target = valuesOf("vpaTarget.web.cpu");
  const first = recommendations[0]!.at;
  expect([target[first - 1], target[first]]).toEqual([null, recommendations[0]!.containers["web"]!.target.cpuMilli]);
  expect(target.at(-1)).toBe(recommendations.at(-1)!.containers["web"]!.target.cpuMilli);
  const [lowest, highest] = [valuesOf("vpaLowestRequest.web.cpu"), valuesOf("vpaHighestRequest.web.cpu")];
  for (const { at, containers } of requests)
    expect([lowest[at], highest[at]]).toEqual([containers["web"]!.least.cpuMilli, containers["web"]!.most.cpuMilli]);
  expect(new Set(highest).size).toBeGreaterThan(2);
  expect(valuesOf("vpaLowestRequest.web.memory").at(-1)).toBe(requests.at(-1)!.containers["web"]!.least.memoryBytes);
  expect(tableCsv(secondsTable(trace))).not.toMatch(/vpa/i);
});

test("a JSON has all that a VerticalPodAutoscaler did, and none without one", () => {
  const beside = vpaScenario({ mode: "InPlaceOrRecreate" });
  const ran = anyTraceOf(beside);
  const { vpa } = JSON.parse(runJson(beside, ran)) as { vpa: object };
  expect(ran.vpa!.actions.length).toBeGreaterThan(0);
  const { changedRequests: _changed, object: _object, passSecond: _pass, resources: _resources, recommendations, ...others } = ran.vpa!;
  const amounts = recommendations.map(({ at, containers }) => ({ at, containers }));
  expect(vpa).toEqual(JSON.parse(JSON.stringify({ ...others, recommendations: amounts })));
  expect(JSON.parse(runJson(scenario, trace))).not.toHaveProperty("vpa");
});
