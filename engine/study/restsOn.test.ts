import { expect, test } from "vitest";
import { firstScenario } from "../scenario/first";
import type { Scenario } from "../scenario/scenario";
import { restsOn } from "./restsOn";

const kinds = (change: Partial<Scenario> = {}) => restsOn({ ...firstScenario, ...change }).map(({ kind }) => kind);

test("says of a fresh scenario all that nobody measured", () => {
  expect(restsOn(firstScenario)).toEqual([
    { kind: "cpuPerRequestGuessed", milliseconds: 20 },
    { kind: "noStartUpCpu" },
    { kind: "loadNotMeasured" },
    ...(firstScenario.load.noise === 0 ? [{ kind: "noNoise" }] : []),
    { kind: "noIncidents" },
    { kind: "partOfDay", seconds: firstScenario.durationSeconds },
  ]);
});

test("what the scenario says is not a guess any more; a file never says that its load was measured", () => {
  const workload = { ...firstScenario.workload, cpuPerRequestMilliseconds: 31, startUpCpuMilli: 400, startUpCpuSeconds: 90 };
  const load = { ...firstScenario.load, noise: 0.1 };
  expect(kinds({ workload, load, durationSeconds: 86_400, incidents: [{ kind: "podsCrash", at: 60, share: 1 } as never] })).toEqual([
    "loadNotMeasured",
  ]);
});
