import type { Scenario } from "../../engine/doors/withKeda";
import type { Verdict } from "../../engine/simulation/testing/world";

export function loadWorld(options: { counted: boolean }): Promise<{
  judge(seed: number): Verdict;
  worldOf(seed: number): Scenario;
  cpuOf(seed: number): number;
  mostCpuSeconds(scenario: Scenario): number;
}>;
