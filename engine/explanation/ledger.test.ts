import { expect, test } from "vitest";
import type { HorizontalPodAutoscalerBehavior } from "../api/autoscaling";
import { defaultFlags } from "../controller/flags";
import { freshMemory, reconcileAutoscaler } from "../controller/horizontal";
import { autoscaler, observe, seenPods } from "../controller/testing/observed";
import { ledgersOf } from "./ledger";

const twoPerMinute: HorizontalPodAutoscalerBehavior = {
  scaleUp: { policies: [{ type: "Pods", value: 2, periodSeconds: 60 }] },
  scaleDown: { policies: [{ type: "Pods", value: 1, periodSeconds: 60 }], stabilizationWindowSeconds: 0 },
};

function ledgers(pods: number, cpu: number, behavior: HorizontalPodAutoscalerBehavior | undefined, removedAt: number[] = []) {
  const memory = { ...freshMemory(), scaleDownEvents: removedAt.map((time) => ({ replicaChange: 1, time, outdated: false })) };
  const hpa = autoscaler(behavior && { behavior });
  return ledgersOf(reconcileAutoscaler(hpa, observe(seenPods(pods, cpu)), memory, defaultFlags, 1000).reconcile);
}

test("lists what each policy still counts, what it allows and when that changes", () => {
  expect(ledgers(8, 50, twoPerMinute, [970])).toEqual([
    {
      direction: "down",
      selectPolicy: "Max",
      allows: 8,
      policies: [
        {
          type: "Pods",
          value: 1,
          periodSeconds: 60,
          decides: true,
          periodStartReplicas: 9,
          allows: 8,
          counted: [{ change: -1, time: 970, leavesAt: 1030 }],
          next: { at: 1030, limit: 7 },
        },
      ],
    },
    {
      direction: "up",
      selectPolicy: "Max",
      allows: 11,
      policies: [
        {
          type: "Pods",
          value: 2,
          periodSeconds: 60,
          decides: true,
          periodStartReplicas: 9,
          allows: 11,
          counted: [{ change: -1, time: 970, leavesAt: 1030 }],
          next: { at: 1030, limit: 10 },
        },
      ],
    },
  ]);
});

test("counts its own rescale, and says what is allowed once that rescale leaves the period, from the count that was written", () => {
  expect(ledgers(4, 200, twoPerMinute)).toMatchObject([
    { direction: "down", policies: [{ allows: 3, counted: [{ change: 2, time: 1000 }], next: { at: 1060, limit: 5 } }] },
    { direction: "up", allows: 6, policies: [{ allows: 6, counted: [{ change: 2, leavesAt: 1060 }], next: { at: 1060, limit: 8 } }] },
  ]);
});

test("shows no policies of a direction that is Disabled", () => {
  const [down] = ledgers(4, 20, { ...twoPerMinute, scaleDown: { selectPolicy: "Disabled" } });
  expect(down).toEqual({ direction: "down", selectPolicy: "Disabled", allows: 4, policies: [] });
});

test("is empty without behavior, where there are no policies, and where nothing was computed", () => {
  expect(ledgers(4, 50, undefined)).toEqual([]);
  expect(ledgers(0, 50, twoPerMinute)).toEqual([]);
});
