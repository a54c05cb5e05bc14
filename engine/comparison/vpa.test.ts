import { expect, test } from "vitest";
import { compareRuns } from "../doors/withKeda";
import { checkedRunOfAny } from "../simulation/testing/checkedRun";
import { vpaScenario, webHpa, type VpaGiven } from "../vpaRun/testing/vpaScenario";
import type { ComparedRun } from "./comparison";
import { manifestDifferences } from "./manifestDifferences";

function runOf(given: VpaGiven, manifest?: string): ComparedRun {
  const scenario = { ...vpaScenario(given), ...(manifest !== undefined && { manifest }) };
  return { scenario, trace: checkedRunOfAny(scenario) };
}
const off = runOf({ mode: "Off" });

test("the mode is a difference of the inputs, at its line, and what the VPA did to a pod is the cause of the first other decision", () => {
  for (const [mode, kind] of [
    ["Recreate", "evict"],
    ["InPlaceOrRecreate", "resize"],
  ] as const) {
    const now = runOf({ mode });
    const { inputs, divergence } = compareRuns(off, now);
    const line = now.scenario.manifest.split("\n").findIndex((text) => text.includes("updateMode")) + 1;
    expect(inputs).toEqual([
      { part: "manifest", object: "VerticalPodAutoscaler", path: "spec.updatePolicy.updateMode", from: "Off", to: mode, line },
    ]);
    const { vpa, at } = divergence!;
    const action = now.trace.vpa!.actions.findLast((each) => each.ok && each.at <= at)!;
    expect(vpa).toMatchObject({ run: "now", kind, at: action.at, pod: action.pod });
    if (kind === "resize") {
      expect(vpa!.requests).toMatchObject({ baselineMilli: 50 });
      expect(vpa!.requests!.nowMilli).toBeGreaterThan(50);
    } else expect(at - action.at).toBeLessThanOrEqual(300);
    expect(compareRuns(now, off).divergence!.vpa).toEqual({
      ...vpa,
      run: "baseline",
      requests: vpa!.requests && { ...vpa!.requests, baselineMilli: vpa!.requests.nowMilli, nowMilli: vpa!.requests.baselineMilli },
    });
  }
});

test("in mode Initial the webhook that set a new pod's requests is the cause", () => {
  const rising: Omit<VpaGiven, "mode"> = {
    replicas: [3, 40],
    load: [
      [0, 5],
      [3600, 5],
      [4200, 60],
    ],
  };
  const { divergence } = compareRuns(runOf({ mode: "Off", ...rising }), runOf({ mode: "Initial", ...rising }));
  expect(divergence!.vpa).toMatchObject({ run: "now", kind: "admit" });
});

test("another load is no matter of the VPA, and without a VPA none is named", () => {
  const busy = { mode: "Off", load: [[0, 60]] } as const;
  expect(compareRuns(off, runOf(busy)).divergence).toMatchObject({ vpa: null });
  const alone = runOf({ mode: "Off", load: [[0, 60]] }, webHpa({}));
  expect(compareRuns(off, alone).divergence).toMatchObject({ vpa: null });
});

test("an object that only one text has is one difference, by its name; its status is the cluster's", () => {
  const { manifest } = off.scenario;
  const alone = webHpa({});
  expect(manifestDifferences(alone, manifest)).toEqual([
    { object: "VerticalPodAutoscaler", path: "metadata.name", from: null, to: "web", line: 12 },
  ]);
  expect(manifestDifferences(manifest, alone)).toEqual([
    { object: "VerticalPodAutoscaler", path: "metadata.name", from: "web", to: null, line: null },
  ]);
  expect(manifestDifferences(manifest, `${manifest}status: {conditions: []}\n`)).toEqual([]);
});
