import { expect, test } from "vitest";
import { run } from "../doors/withKeda";
import { vpaScenario } from "../vpaRun/testing/vpaScenario";
import { breaches } from "./checks";
import type { Trace } from "./trace";
import type { VpaTrace } from "./vpaTrace";

function traceOf(): Trace {
  const ran = run(vpaScenario({ mode: "Recreate", replicas: [4, 4] }));
  if (!ran.ok) throw new Error(JSON.stringify(ran.refusal));
  return ran.trace;
}
const trace = traceOf();
const [first, second] = trace.vpa!.actions;

test("an untouched run breaks none", () => {
  expect(breaches(trace)).toEqual([]);
});

test.each<[string, (vpa: VpaTrace) => Partial<VpaTrace>, RegExp]>([
  [
    "a target outside its bounds",
    ({ recommendations: [one] }) => {
      const { web } = one!.containers;
      return { recommendations: [{ ...one!, containers: { web: { ...web!, target: { cpuMilli: 1e9 } } } }] };
    },
    /^\d+ s: web is to have 1000000000 \(cpuMilli\), between \d+ and \d+$/,
  ],
  ["an eviction in mode Initial", () => ({ updateMode: "Initial" }), /^\d+ s: evict of web-\S+ in mode Initial$/],
  ["an admission in mode Off", () => ({ updateMode: "Off", actions: [] }), /^\d+ s: requests of web-\S+ set in mode Off$/],
  ["a pod evicted twice", ({ actions }) => ({ actions: [...actions, first!] }), /^\d+ s: web-\S+ was evicted again$/],
  [
    "an evicted pod that lives on",
    () => ({ actions: [{ ...first!, pod: trace.pods.find(({ goneAt }) => goneAt === null)!.name }] }),
    /^\d+ s: web-\S+ was evicted and lives on$/,
  ],
  [
    "more than half evicted at once",
    ({ actions }) => ({ actions: actions.slice(0, 4).map((action) => ({ ...action, at: second!.at })) }),
    /^\d+ s: 4 evictions, at most 2 may be$/,
  ],
])("finds %s", (_, change, line) => {
  const found = breaches({ ...trace, vpa: { ...trace.vpa!, ...change(trace.vpa!) } });
  expect(
    found.some((each) => line.test(each)),
    found.join("\n"),
  ).toBe(true);
});
