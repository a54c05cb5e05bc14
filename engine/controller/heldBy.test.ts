import { expect, test } from "vitest";
import { freshMemory, reconcileAutoscaler } from "./horizontal";
import type { HorizontalPodAutoscalerSpec } from "../api/autoscaling";
import type { ControllerMemory, HeldBy } from "./decision";
import { defaultFlags } from "./flags";
import type { Observation } from "./observation";
import { remembered } from "./testing/normalizing";
import { autoscaler, observe, seenPod, seenPods } from "./testing/observed";

interface Situation {
  what: string;
  spec?: Partial<HorizontalPodAutoscalerSpec>;
  observation: Observation;
  recommendations?: ControllerMemory["recommendations"];
  held: HeldBy;
}

const two = { type: "Pods", value: 2, periodSeconds: 60 } as const;
const unwritable = (observation: Observation): Observation => ({
  ...observation,
  scale: { ok: true, specReplicas: 4, statusReplicas: 4, selector: "app=web", updateError: "no" },
});

const situations: Situation[] = [
  { what: "a count that goes where it was asked", observation: observe(seenPods(4, 75)), held: { by: "none", also: [] } },
  { what: "a count that rounds up to itself", observation: observe(seenPods(2, 26)), held: { by: "none", also: [] } },
  { what: "a ratio within tolerance", observation: observe(seenPods(4, 54)), held: { by: "tolerance", also: [] } },
  {
    what: "missing pods that undo a rise",
    observation: observe([...seenPods(9, 61), seenPod("web-9", null)]),
    held: { by: "pods", also: [] },
  },
  {
    what: "missing pods that change nothing, at a ratio that stays within tolerance",
    observation: observe([...seenPods(19, 52), seenPod("web-19", null)]),
    spec: { maxReplicas: 30 },
    held: { by: "tolerance", also: [] },
  },
  { what: "a window", observation: observe(seenPods(4, 20)), recommendations: remembered([4, 900]), held: { by: "window", also: [] } },
  {
    what: "a window over a ratio within tolerance",
    observation: observe(seenPods(4, 50)),
    recommendations: remembered([6, 900]),
    held: { by: "window", also: ["tolerance"] },
  },
  {
    what: "a bound over all that held before it",
    observation: observe([...seenPods(9, 61), seenPod("web-9", null)]),
    recommendations: remembered([20, 900]),
    held: { by: "maxReplicas", also: ["pods", "window"] },
  },
  {
    what: "a window that kept a count up, though a bound then cut what it remembered",
    observation: observe(seenPods(10, 5)),
    recommendations: remembered([20, 900]),
    held: { by: "window", also: ["maxReplicas"] },
  },
  {
    what: "a policy",
    spec: { behavior: { scaleUp: { policies: [two] } } },
    observation: observe(seenPods(4, 100)),
    held: { by: "policy", also: [] },
  },
  {
    what: "a policy after a window that had come down",
    spec: { behavior: { scaleDown: { policies: [two] } } },
    observation: observe(seenPods(8, 5)),
    recommendations: remembered([3, 900]),
    held: { by: "policy", also: ["window"] },
  },
  {
    what: "selectPolicy Disabled",
    spec: { behavior: { scaleUp: { selectPolicy: "Disabled" } } },
    observation: observe(seenPods(4, 100)),
    held: { by: "policy", also: [] },
  },
  {
    what: "the scale-up limit without behavior",
    spec: { maxReplicas: 50 },
    observation: observe(seenPods(4, 500)),
    held: { by: "policy", also: [] },
  },
  {
    what: "maxReplicas, and a policy that had cut less",
    spec: { maxReplicas: 5, behavior: { scaleUp: { policies: [two] } } },
    observation: observe(seenPods(4, 100)),
    held: { by: "maxReplicas", also: ["policy"] },
  },
  {
    what: "maxReplicas, and a policy that would have cut to the same count",
    spec: { maxReplicas: 6, behavior: { scaleUp: { policies: [two] } } },
    observation: observe(seenPods(4, 100)),
    held: { by: "maxReplicas", also: [] },
  },
  {
    what: "minReplicas, and a policy that had cut less",
    spec: { minReplicas: 7, behavior: { scaleDown: { policies: [two] } } },
    observation: observe(seenPods(8, 5)),
    held: { by: "minReplicas", also: ["policy"] },
  },
  {
    what: "maxReplicas, and the scale-up limit without behavior that had cut less",
    spec: { maxReplicas: 6 },
    observation: observe(seenPods(4, 500)),
    held: { by: "maxReplicas", also: ["policy"] },
  },
  { what: "minReplicas", spec: { minReplicas: 3 }, observation: observe(seenPods(4, 5)), held: { by: "minReplicas", also: [] } },
  { what: "a clamp from above", observation: observe(seenPods(4, 50), 30), held: { by: "maxReplicas", also: [] } },
  { what: "a clamp from below", spec: { minReplicas: 6 }, observation: observe(seenPods(4, 50)), held: { by: "minReplicas", also: [] } },
  { what: "a target at zero", observation: observe([], 0), held: { by: "disabled", also: [] } },
  { what: "a metric that failed", observation: observe([], 4), held: { by: "error", also: [] } },
  { what: "an unreadable scale", observation: { ...observe([]), scale: { ok: false, error: "no" } }, held: { by: "error", also: [] } },
  {
    what: "an unwritable scale, after a bound",
    observation: unwritable(observe(seenPods(4, 500))),
    spec: { maxReplicas: 6 },
    held: { by: "error", also: ["policy", "maxReplicas"] },
  },
];

test.each(situations)("names what held in the case of $what", ({ spec, observation, recommendations = [], held }) => {
  const memory = { ...freshMemory(), recommendations };
  expect(reconcileAutoscaler(autoscaler(spec), observation, memory, defaultFlags, 1000).reconcile.heldBy).toEqual(held);
});
