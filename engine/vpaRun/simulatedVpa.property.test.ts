import { expect, test } from "vitest";
import { seededRandom } from "../lib/random";
import { run } from "../doors/withKeda";
import { breaches } from "../simulation/checks";
import { vpaScenario } from "./testing/vpaScenario";

test("what must hold in every run holds beside any VerticalPodAutoscaler, and two runs of one scenario are equal", () => {
  for (let seed = 0; seed < 12; seed++) {
    const random = seededRandom(seed);
    const pick = <T>(...values: readonly T[]): T => values[random.integer(values.length)]!;
    const scenario = vpaScenario({
      mode: pick("Recreate", "Initial", "InPlaceOrRecreate", "Auto"),
      replicas: pick([1, 5], [2, 2], [3, 12]),
      load: [
        [0, random.integer(80)],
        [3600, random.integer(200)],
        [7200, random.integer(80)],
      ],
      workload: {
        cpuRequestMilli: pick(20, 200, 2000),
        cpuLimitMilli: pick(0, 2000),
        memoryRequestMebibytes: pick(32, 300),
        memoryLimitMebibytes: pick(0, 320),
        memoryLeakMebibytesPerHour: pick(0, 120),
        sidecar: pick("none", "withRequest", "withoutRequest"),
      },
    });
    const cluster = { ...scenario.cluster, nodes: pick(0, 3), maxNodes: 6 };
    const ran = run({ ...scenario, cluster, seed });
    if (!ran.ok) throw new Error(JSON.stringify(ran.refusal));
    expect(breaches(ran.trace)).toEqual([]);
    const again = run({ ...scenario, cluster, seed });
    expect(again.ok && again.trace.vpa).toEqual(ran.trace.vpa);
  }
});
