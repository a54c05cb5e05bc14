import { expect, test } from "vitest";
import { traceOf } from "../simulation/testing/traceOf";
import { vpaScenario } from "./testing/vpaScenario";

const hour = 3600;
/** The first pods are an hour old when the run begins. */
const oldEnough = 11 * hour;

test("a pod within its bounds is changed in the first run after it is twelve hours old, although nothing else has changed", () => {
  // The bounds stay at minAllowed and maxAllowed, so the status is the same for hours.
  const scenario = vpaScenario({
    mode: "InPlaceOrRecreate",
    replicas: [2, 2],
    load: [
      [0, 10],
      [9 * hour, 10],
      [9 * hour + 60, 16],
    ],
  });
  const bounds = `  resourcePolicy:
    containerPolicies: [{ containerName: "*", minAllowed: { cpu: 120m }, maxAllowed: { cpu: 200m }, controlledResources: [cpu] }]
`;
  const { vpa } = traceOf({ ...scenario, manifest: scenario.manifest + bounds, durationSeconds: 12 * hour });
  const { actions, recommendations } = vpa!;
  expect(recommendations.at(-1)!.at).toBeLessThan(oldEnough - 600);
  expect(actions.filter(({ at }) => at > hour && at < oldEnough)).toEqual([]);
  const late = actions.filter(({ at }) => at >= oldEnough);
  expect(late.length).toBeGreaterThan(0);
  expect(late[0]!.at).toBeLessThan(oldEnough + 60);
});
