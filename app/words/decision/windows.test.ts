import { expect, test } from "vitest";
import { library } from "../../../engine/library";
import { traceOf } from "../../../engine/simulation/testing/traceOf";
import { toRun } from "../../simulation/toRun";
import { originsOf } from "./origins";
import { stabilizedPhrases } from "./stageWords";

const hours = library.filter(({ scenario }) => scenario.durationSeconds <= 3600);

test.each(hours.map((entry) => [entry.id, entry] as const))("the figure of %s shows the window that the sum names", (_, { scenario }) => {
  // The autoscaler of Kubernetes 1.2 remembers no counts.
  if (scenario.flags.kubernetesVersion === "1.2") return;
  const trace = traceOf(scenario);
  const { windows } = toRun(1, trace, 100);
  for (const [step, reconcile] of trace.reconciles.entries()) {
    const { decision, specReplicas } = reconcile;
    if (decision.kind !== "computed") {
      expect(windows[step]).toBeNaN();
      continue;
    }
    const words = stabilizedPhrases(decision.stabilization, specReplicas, originsOf(reconcile, null))
      .map(({ text }) => text)
      .join("");
    const said = /(?::\u00a0| is )([\d\s]+)/.exec(words)?.[1]?.replaceAll(/\s/g, "");
    // If a window held the count, the result of the row names it.
    const counted = said ?? (decision.stabilization.heldBy === null ? "NaN" : String(decision.stabilization.result));
    expect(String(windows[step]), `${reconcile.at} s: ${words}`).toBe(counted);
  }
});

test("a rise without a scale-up window shows no window, even if the scale-down window remembers a proposal", () => {
  const { scenario } = library.find(({ id }) => id === "min-is-the-least-change")!;
  const trace = traceOf(scenario);
  const step = trace.steps.at.indexOf(705);
  expect([trace.steps.windowHighest[step], toRun(1, trace, 100).windows[step]]).toEqual([16, NaN]);
});
