import { expect, test } from "vitest";
import { firstScenario, stepAt, type Reconcile } from "../../../engine/index";
import { library } from "../../../engine/library";
import { traceOf, traceV1Of } from "../../../engine/simulation/testing/traceOf";
import { bothLines, type BothLine } from "./bothLines";
import { hasEvidence } from "../../explain/evidence";
import { apiDown, computed, cpu, eightRemembered, failed, hits, memory, policy, rate, reconcile } from "../../explain/testing/records";

/** "* stabilized | [window] highest of 5 min 8 | no change 5": a star where they diverge. */
const written = (lines: readonly BothLine[]): string[] =>
  lines.map(({ name, baseline, now, diverges }) => {
    const side = (of: BothLine["now"]) => (of === null ? "none" : `${of.tone ? `[${of.tone}] ` : ""}${of.words} ${of.result}`);
    return `${diverges ? "* " : ""}${name} | ${side(baseline)} | ${side(now)}`.replaceAll("\u00a0", " ");
  });

const held = reconcile({ decision: computed({ metrics: [cpu(5)], stabilization: eightRemembered }) }, "window");
const slowed = (() => {
  const decision = computed({ metrics: [cpu(5)] });
  const limit = { ...decision.limit, result: 7, limitedBy: "policy" as const, down: rate([policy({ limit: 7 })]) };
  return reconcile({ decision: { ...decision, limit, desired: 7 }, scaledTo: 7 }, "policy");
})();

test("gives both results of each stage, what held them, and where they part", () => {
  expect(written(bothLines(held, slowed))).toEqual([
    "observed | 8 pods 27% | 8 pods 27%",
    "cpu | ⌈4.32⌉ 5 | ⌈4.32⌉ 5",
    "winner | cpu 5 | cpu 5",
    "* stabilized | [window] highest of 5 min 8 | no change 5",
    "* limited | no change 8 | [policy] 1 pod per 60 s 7",
    "* clamped | 1 ≤ 8 ≤ 10 8 | 1 ≤ 7 ≤ 10 7",
    "* written | 8 → 8 8 | 8 → 7 7",
  ]);
});

test("the same decision twice diverges nowhere; beside no sync every stage does", () => {
  expect(bothLines(held, held).some(({ diverges }) => diverges)).toBe(false);
  expect(bothLines(null, held).every(({ diverges, baseline }) => diverges && baseline === null)).toBe(true);
  expect(bothLines(null, null)).toEqual([]);
});

test("metrics are matched by their names; of many only those that decided have a row", () => {
  const before = computed({ metrics: [cpu(5), memory(4, 430)] });
  const after = computed({ metrics: [memory(7, 430), hits(3, 105)] });
  expect(written(bothLines(reconcile({ decision: before }), reconcile({ decision: after }))).slice(1, 5)).toEqual([
    "* memory | ⌈6.88⌉ 4 | ⌈6.88⌉ 7",
    "* hits | none | ⌈1.05⌉ 3".replace("⌈1.05⌉", expectedHits()),
    "* cpu | ⌈4.32⌉ 5 | none",
    "* winner | cpu 5 | memory 7",
  ]);
  const many = computed({ metrics: [cpu(5), memory(4, 430), hits(3, 105), memory(2, 430)] });
  expect(bothLines(reconcile({ decision: many }), reconcile({ decision: many })).map(({ name }) => name)).toEqual([
    "observed",
    "cpu",
    "winner",
    "stabilized",
    "limited",
    "clamped",
    "written",
  ]);
});

const expectedHits = () =>
  bothLines(null, reconcile({ decision: computed({ metrics: [hits(3, 105)] }) })).find(({ name }) => name === "hits")!.now!.words;

test("a metric without a value is named in red, and the stages that were not reached are missing", () => {
  const stopped = reconcile({ decision: { kind: "noMetrics", metrics: [failed("cpu", apiDown)], error: apiDown } }, "error");
  expect(written(bothLines(held, stopped))).toEqual([
    "* observed | 8 pods 27% | [error] no decision –",
    "* cpu | ⌈4.32⌉ 5 | [error] no value –",
    "* winner | cpu 5 | none",
    "* stabilized | [window] highest of 5 min 8 | none",
    "* limited | no change 8 | none",
    "* clamped | 1 ≤ 8 ≤ 10 8 | none",
    "written | 8 → 8 8 | 8 → 8 8",
  ]);
});

test("the ledger of two real runs says what both records hold, at every sync", () => {
  const withWindow = (seconds: number) =>
    traceOf({
      ...firstScenario,
      manifest: `${firstScenario.manifest}  behavior:\n    scaleDown:\n      stabilizationWindowSeconds: ${seconds}\n`,
    });
  const [before, after] = [withWindow(300), withWindow(60)];
  for (const now of after.reconciles) {
    const baseline = before.reconciles[stepAt(before.steps.at, now.at)]!;
    const results = new Map(bothLines(baseline, now).map(({ key, ...line }) => [key, [line.baseline?.result, line.now?.result]]));
    const both = (read: (of: Reconcile) => number | null | undefined) => [baseline, now].map((of) => String(read(of) ?? undefined));
    const computedOf = ({ decision }: Reconcile) => (decision.kind === "computed" ? decision : null);
    expect(results.get("winner")?.map(String)).toEqual(both((of) => computedOf(of)?.proposal));
    expect(results.get("stabilized")?.map(String)).toEqual(both((of) => computedOf(of)?.stabilization.result));
    expect(results.get("clamped")?.map(String)).toEqual(both((of) => computedOf(of)?.desired));
    expect(results.get("applied")?.map(String)).toEqual(both((of) => of.scaledTo ?? of.specReplicas));
  }
});

test("today's controller beside that of Kubernetes 1.2: the stages of either", () => {
  const old = library.find(({ id }) => id === "forbidden-windows")!.scenario;
  const [v1] = traceV1Of(old).reconciles.slice(20);
  const names = bothLines(v1!, held).map(({ key, baseline, now }) => `${key} ${baseline ? 1 : 0}${now ? 1 : 0}`);
  expect(names).toEqual([
    "observed 11",
    "metric:Resource:cpu:1 11",
    "winner 01",
    "stabilized 01",
    "limited 01",
    "clamped 11",
    "forbidden 10",
    "applied 11",
  ]);
});

test("each stage of a computed decision shows its evidence", () => {
  const rows = ["observed", "metric 0", "winner", "stabilized", "limited", "clamped", "applied"] as const;
  expect(rows.filter((row) => hasEvidence(row, held))).toEqual(["observed", "metric 0", "stabilized", "limited"]);
  const unmeasured = reconcile({ decision: { kind: "aboveMaxReplicas", desired: 10 } });
  expect(rows.filter((row) => hasEvidence(row, unmeasured))).toEqual([]);
});
