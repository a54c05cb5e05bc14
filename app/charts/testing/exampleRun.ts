import type { Run } from "../../simulation/protocol";

const stepCount = 41;
const each = (value: (step: number) => number, rows = stepCount) => Float64Array.from({ length: rows }, (_, step) => value(step));
const seconds = {
  offered: each((step) => (step < 8 ? 4 : 40)),
  served: each((step) => (step < 8 ? 4 : step < 10 ? 25 : 40)),
  failed: each((step) => (step === 8 ? 15 : 0)),
  waiting: each((step) => (step === 8 ? 30 : 0)),
  capacity: each((step) => (step < 10 ? 25 : 100)),
  written: each((step) => (step < 10 ? 1 : 4)),
  existing: each((step) => (step < 10 ? 1 : 4)),
  ready: each((step) => (step < 11 ? 1 : 4)),
};
const at = each((step) => step * 15);

/** Ten minutes made up for tests: one rescale from 1 to 4 at 02:30, a peak of 245% just before it. */
export const exampleRun: Run = {
  id: 1,
  digest: "",
  hpa: {
    apiVersion: "autoscaling/v2",
    kind: "HorizontalPodAutoscaler",
    metadata: { name: "php-apache" },
    spec: { scaleTargetRef: { kind: "Deployment", name: "php-apache" }, minReplicas: 1, maxReplicas: 10 },
  },
  durationSeconds: 600,
  rows: { at, ...seconds },
  steps: {
    at,
    current: each((step) => (step <= 10 ? 1 : 4)),
    plain: each((step) => (step < 10 ? 1 : 4)),
    proposal: each((step) => (step < 10 ? 1 : 4)),
    stabilized: each((step) => (step < 10 ? 1 : 4)),
    limited: each((step) => (step < 10 ? 1 : 4)),
    windowHighest: each((step) => (step < 10 ? 1 : 4)),
    windowLowest: each((step) => (step < 10 ? 1 : 4)),
    applied: each((step) => (step < 10 ? 1 : 4)),
    rescaled: Uint8Array.from({ length: stepCount }, (_, step) => (step === 10 ? 1 : 0)),
    heldBy: new Uint8Array(stepCount),
  },
  stepSeconds: seconds,
  metrics: [
    {
      name: "cpu",
      unit: "%",
      target: 50,
      bandLow: 45,
      bandHigh: 55,
      actual: each((step) => (step < 8 ? 40 : step < 10 ? 245 : 48)),
      stepActual: each((step) => (step < 8 ? 40 : step < 10 ? 245 : 48)),
      seen: each((step) => (step < 2 ? NaN : step < 9 ? 40 : step < 11 ? 245 : 48)),
      seenFrom: each((step) => step * 15 - 40),
      seenTo: each((step) => step * 15 - 25),
    },
  ],
  pods: [],
  setAside: { at: new Float64Array(), pod: new Uint32Array(), group: new Uint8Array() },
  totals: { offered: 1000, served: 970, failed: 30 },
};
