import { expect, test } from "vitest";
import type { Trace } from "../../simulation/trace";
import { firstProposal, run, utilization } from "../testing/runEntry";
import { upWhileBelowTarget } from "./upWhileBelowTarget";

/** Rescales upwards although the metric asked for no more pods than there were. */
const pulledUp = ({ reconciles }: Trace) =>
  reconciles.filter((reconcile) => {
    const { scaledTo, specReplicas } = reconcile;
    return scaledTo !== null && scaledTo > specReplicas! && firstProposal(reconcile).replicaCount <= specReplicas!;
  });

test("without behavior a remembered proposal pulls the count up while the pods are far below target; with it it does not", () => {
  const pulled = pulledUp(run(upWhileBelowTarget));
  expect(pulled.map(({ specReplicas, scaledTo, heldBy }) => [specReplicas, scaledTo, heldBy.by])).toEqual([
    [16, 32, "window"],
    [32, 39, "window"],
  ]);
  for (const reconcile of pulled) expect(utilization(reconcile)).toBeLessThan(20);
  expect(pulled.flatMap(({ events }) => events.map(({ message }) => message))).toEqual([
    "New size: 32; reason: ",
    "New size: 39; reason: ",
  ]);

  const manifest = `${upWhileBelowTarget.scenario.manifest}  behavior:\n    scaleDown:\n      stabilizationWindowSeconds: 300\n`;
  expect(pulledUp(run(upWhileBelowTarget, { manifest }))).toEqual([]);
});
