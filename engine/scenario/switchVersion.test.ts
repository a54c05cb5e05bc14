import { expect, test } from "vitest";
import { defaultFeatureGates } from "../controller/flags";
import { unnamedScenario as firstScenario } from "./testing/unnamedScenario";
import { featureGatesOf, type ScenarioFlags, type SimulatedVersion } from "./scenario";
import { noVisits, switchVersion } from "./switchVersion";

/** The flags after each of the versions in turn. */
function through(flags: ScenarioFlags, ...versions: SimulatedVersion[]): ScenarioFlags[] {
  let visits = noVisits;
  let present = flags;
  return versions.map((to) => {
    const switched = switchVersion(present, to, visits);
    ({ flags: present, visits } = switched);
    return present;
  });
}

test("brings the other version's gates and sync period, and nothing else", () => {
  expect(switchVersion(firstScenario.flags, "1.2").flags).toEqual({
    ...firstScenario.flags,
    kubernetesVersion: "1.2",
    featureGates: featureGatesOf("1.2"),
    syncPeriodSeconds: 30,
  });
  expect(switchVersion(firstScenario.flags, "1.28").flags).toEqual({
    ...firstScenario.flags,
    kubernetesVersion: "1.28",
    featureGates: defaultFeatureGates("1.28"),
  });
});

test.each([15, 20, 30])("leads back to a period of %d s and to the gates as they were left", (syncPeriodSeconds) => {
  const featureGates = { HPAConfigurableTolerance: true, HPAScaleToZero: false, PodLevelResources: false };
  const flags = { ...firstScenario.flags, syncPeriodSeconds, featureGates };
  for (const way of [["1.2"], ["1.28"], ["1.2", "1.28"], ["1.28", "1.2", "1.28"]] as const)
    expect(through(flags, ...way, "1.37").at(-1)).toEqual(flags);
});

test("a sync period that was chosen on the way stays", () => {
  const first = switchVersion(firstScenario.flags, "1.2");
  const chosen = { ...first.flags, syncPeriodSeconds: 45 };
  expect(switchVersion(chosen, "1.37", first.visits).flags).toEqual({ ...firstScenario.flags, syncPeriodSeconds: 45 });
});

test("without a memory, as after a link, the default follows the version", () => {
  const { flags } = switchVersion(firstScenario.flags, "1.2");
  expect(switchVersion(flags, "1.37").flags).toEqual(firstScenario.flags);
});
