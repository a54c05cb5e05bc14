import { latestKedaVersion } from "../kedaReleases/releases";
import type { Scenario } from "../scenario/scenario";
import { needsKeda } from "./kedaPart";

/** A scenario that someone makes now: a ScaledObject in it runs with the newest KEDA, unless the scenario names a release. */
export function withNewestKeda(scenario: Scenario): Scenario {
  if (scenario.flags.kedaVersion !== undefined || !needsKeda(scenario)) return scenario;
  return { ...scenario, flags: { ...scenario.flags, kedaVersion: latestKedaVersion } };
}
