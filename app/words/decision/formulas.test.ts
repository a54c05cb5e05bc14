import { expect, test } from "vitest";
import { workingsOf, type MetricProposal, type UsageSum } from "../../../engine/index";
import { quotient, rounded, usageSum } from "./formulas";
import { originsOf } from "./origins";
import { phraseText } from "./phrase";
import { averageMemory, computed, cpu, memory, reconcile, utilization } from "../../explain/testing/records";

/** Returns the only metric of a sync in the form that the formulas need. */
function measuredOf(metric: MetricProposal) {
  const record = reconcile({ decision: computed({ metrics: [metric] }) });
  const workings = workingsOf(record).metrics[0];
  if (!metric.ok || metric.calculation.kind !== "pods" || !workings) throw new Error("no metric of pods");
  const { spec, calculation } = metric;
  return {
    measured: { index: 0, spec, calculation, origins: originsOf(record, null) },
    counted: calculation.counted,
    working: workings.counted,
  };
}

const sumText = (metric: MetricProposal) => {
  const { measured, counted, working } = measuredOf(metric);
  return phraseText(usageSum(measured, counted, working));
};
const cpuOf = (counted: UsageSum) => sumText(cpu(5, { counted }));

test("says that a percentage was cut, but only if it was", () => {
  expect(cpuOf({ ...utilization(27), usageMilli: 433 })).toBe("433m ÷ 1600m = 27.06%, rounded down to 27%");
  expect(cpuOf(utilization(27))).toBe("432m ÷ 1600m = 27%");
});

test("does not round a percentage up to the next whole one", () => {
  expect(cpuOf({ ...utilization(27, 100), usageMilli: 5599 })).toBe("5599m ÷ 20000m = 27.99%, rounded down to 27%");
});

test("averages over the samples if there are no requests", () => {
  expect(sumText(memory(3, 400, { counted: averageMemory(400, 3) }))).toBe("1200Mi ÷ 3 = 400Mi");
});

test("leads from each number of the formula to its source", () => {
  const { measured, counted, working } = measuredOf(cpu(5));
  const origins = originsOf(reconcile({ decision: computed({ metrics: [cpu(5)] }) }), {
    hpa: { spec: { maxReplicas: 10 } },
    edits: [],
    absences: [],
  } as unknown as Parameters<typeof originsOf>[1]);
  const formula = rounded(quotient({ ...measured, origins }, counted), working, origins);
  expect(phraseText(formula).replaceAll("\u00a0", " ")).toBe("⌈ 27% ÷ 50% × 8 ⌉ = ⌈ 4.32 ⌉");
  expect(formula.flatMap((phrase) => (phrase.kind === "value" ? [[phrase.text, phrase.origin]] : []))).toEqual([
    ["27%", { kind: "figure", figure: "metric-0" }],
    ["50%", { kind: "field", path: "spec.metrics[0].resource.target.averageUtilization" }],
    ["8", { kind: "row", row: "observed" }],
  ]);
});
