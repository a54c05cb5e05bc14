import { expect, test } from "vitest";
import type { HorizontalPodAutoscaler } from "../../api/autoscaling";
import type { ControllerMemory, Recommendation, Reconcile } from "../../controller/decision";
import { defaultFlags } from "../../controller/flags";
import { freshMemory, reconcileAutoscaler } from "../../controller/horizontal";
import type { Observation } from "../../controller/observation";
import { seededRandom, type SeededRandom } from "../../lib/random";
import { remembering } from "./doubts";
import type { Doubt } from "./memories";
import type { SeenSync } from "./seenSync";

const at = 10_000;
const flags = defaultFlags;

function randomAutoscaler(random: SeededRandom): HorizontalPodAutoscaler {
  const rules = () => ({
    stabilizationWindowSeconds: 60 * random.integer(4),
    policies: [{ type: "Pods" as const, value: 1 + random.integer(6), periodSeconds: 15 * (1 + random.integer(4)) }],
  });
  const minReplicas = 1 + random.integer(4);
  return {
    apiVersion: "autoscaling/v2",
    kind: "HorizontalPodAutoscaler",
    metadata: { name: "queue", namespace: "default" },
    spec: {
      scaleTargetRef: { apiVersion: "apps/v1", kind: "Deployment", name: "queue" },
      minReplicas,
      maxReplicas: minReplicas + 1 + random.integer(10),
      metrics: [{ type: "External", external: { metric: { name: "messages" }, target: { type: "AverageValue", averageValue: "1" } } }],
      ...(random.integer(2) === 0 && { behavior: { scaleUp: rules(), scaleDown: rules() } }),
    },
  };
}

/** A controller to which the metric proposes one replica for each message. */
function observing(currentReplicas: number, messages: number): Observation {
  const external = new Map([["messages", [messages * 1000]]]);
  // Over so many pods no average is within the tolerance.
  const scale = { ok: true, specReplicas: currentReplicas, statusReplicas: 1_000_000, selector: "app=queue" } as const;
  return { scale, pods: [], metrics: { resource: null, pods: new Map(), object: new Map(), external } };
}

const limited = ({ status }: Reconcile) => status.conditions.find(({ type }) => type === "ScalingLimited")?.status;

test("what really held the count is among the reasons, and what was really proposed stays within its bounds", () => {
  const random = seededRandom(20_261_123);
  let told = 0;
  let narrower = 0;
  for (let round = 0; round < 4000; round++) {
    const hpa = randomAutoscaler(random);
    const currentReplicas = 1 + random.integer(hpa.spec.maxReplicas);
    const proposed = (): Recommendation => ({ value: random.integer(18), time: at - 15 * (1 + random.integer(22)) });
    const known = Array.from({ length: random.integer(3) }, proposed);
    const hidden = Array.from({ length: 1 + random.integer(3) }, () => ({ ...proposed(), isThere: random.integer(4) > 0 })).toSorted(
      (one, other) => one.time - other.time,
    );
    const doubts = hidden.map(({ value, time, isThere }): Doubt => {
      const low = isThere && random.integer(3) === 0 ? Math.max(0, value - random.integer(4)) : 0;
      return { time, low, high: random.integer(3) === 0 ? Infinity : value + random.integer(5), isOfMany: random.integer(2) === 0 };
    });
    const memory: ControllerMemory = { ...freshMemory(), recommendations: known };
    const real: ControllerMemory = { ...memory, recommendations: [...known, ...hidden.filter(({ isThere }) => isThere)] };
    const observation = observing(currentReplicas, random.integer(16));
    const ask = (with_: ControllerMemory) => reconcileAutoscaler(hpa, observation, with_, flags, at);
    const { reconcile } = ask(real);
    const { desiredReplicas } = reconcile.status;
    const fits = (result: { reconcile: Reconcile }) =>
      result.reconcile.status.desiredReplicas === desiredReplicas && limited(result.reconcile) === limited(reconcile);
    const sync = { at, currentReplicas, desiredReplicas } as SeenSync;
    const found = remembering(hpa, flags, sync, { memory, doubts }, ask(memory), ask, fits);
    const reasons = new Set(found?.results.map(({ reconcile: { heldBy } }) => heldBy.by));
    const input = JSON.stringify({ hpa, known, hidden, doubts, currentReplicas, desiredReplicas });
    expect(reasons, input).toContain(reconcile.heldBy.by);
    if (reasons.size === 1) told++;
    found!.next.doubts.forEach(({ low, high }, place) => {
      // The oldest may have left the window.
      const index = doubts.length - found!.next.doubts.length + place;
      const { value, isThere } = hidden[index]!;
      expect(isThere ? value : 0, input).toBeGreaterThanOrEqual(low);
      if (isThere) expect(value, input).toBeLessThanOrEqual(high);
      if (high < doubts[index]!.high || low > doubts[index]!.low) narrower++;
    });
  }
  expect(told).toBeGreaterThan(2000);
  expect(narrower).toBeGreaterThan(300);
});
