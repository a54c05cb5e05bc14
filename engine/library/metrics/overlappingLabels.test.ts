import { expect, test } from "vitest";
import type { Incident } from "../../cluster/incident";
import { counts, podsCalculation, rescales, run, tried } from "../testing/runEntry";
import { overlappingLabels } from "./overlappingLabels";

test("three busy pods of another workload make ten pods of four, and finished ones keep pods that are not needed", () => {
  const trace = run(overlappingLabels);
  expect(rescales(trace).slice(0, 2)).toEqual([
    { at: 345, from: 4, to: 8 },
    { at: 360, from: 8, to: 10 },
  ]);
  const claimed = trace.reconciles.find(({ at }) => at === overlappingLabels.look.at)!;
  expect(podsCalculation(claimed)).toMatchObject({ groups: { ready: 7 }, counted: { utilizationPercent: 67 }, plainReplicaCount: 10 });
  const before = podsCalculation(trace.reconciles.find(({ at }) => at === 300)!);
  expect(before.counted).toMatchObject({ samples: 4, utilizationPercent: 50 });
  expect(trace.pods.filter(({ goneAt }) => goneAt === null).map(({ name }) => name.includes("other"))).not.toContain(true);

  expect(counts(tried(overlappingLabels))).toEqual([4]);

  const halved = {
    load: {
      points: [
        [0, 19.2],
        [420, 19.2],
        [421, 9.6],
      ] as const,
      noise: 0,
    },
  };
  const finished = overlappingLabels.scenario.incidents.map((incident) => ({ ...incident, podState: "finished" }) as Incident);
  expect(rescales(run(overlappingLabels, { ...halved, incidents: [] }))).toMatchObject([{ from: 4, to: 3 }]);
  const [kept, ...others] = rescales(run(overlappingLabels, { ...halved, incidents: finished }));
  expect(others).toEqual([]);
  expect(kept?.at).toBeGreaterThanOrEqual(1200);
});
