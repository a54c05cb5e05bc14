/** The differences in a reconcile, each with the release that brought it. */
import { isEnabled } from "../../controller/flags";
import { unnamedVersion } from "../../controller/releases";
import { averageValue, observe, seenPod, seenPods } from "../../controller/testing/observed";
import {
  reconciled,
  withMetrics,
  container,
  external,
  ofObject,
  queue,
  asleep,
  wanting,
  zeroGate,
  worker,
  sidecar,
  memoryOf,
  tolerant,
  withGates,
  mostInt32,
  proposalOf,
  type Border,
  selecting,
  conditions,
} from "./seenByRelease";

export const controllerBorders: readonly Border[] = [
  { item: "1", what: "tolerance", release: "1.33", shows: (v) => reconciled(v, observe(seenPods(4, 55))).scaledTo, old: 5, today: null },
  {
    item: "2",
    what: "the manifest's tolerance, by default",
    release: "1.35",
    shows: (v) => reconciled(v, observe(seenPods(4, 60)), { spec: tolerant }).scaledTo,
    old: 5,
    today: null,
  },
  {
    item: "2",
    what: "the manifest's tolerance, with the gate on",
    release: "1.33",
    shows: (v) => reconciled(v, observe(seenPods(4, 60)), { spec: tolerant, gates: { HPAConfigurableTolerance: true } }).scaledTo,
    old: 5,
    today: null,
  },
  ...[true, false].map((on): Border => ({
    item: "3",
    what: `who wakes a target at 0, with the gate ${on ? "on" : "off"}`,
    release: "1.36",
    shows: (v) => reconciled(v, asleep, { spec: wanting, gates: zeroGate(on) }).scaledTo,
    old: 3,
    today: null,
  })),
  ...(
    [
      [{}, "1.37"],
      [zeroGate(true), "1.36"],
    ] as const
  ).map(([gates, release]): Border => ({
    item: "4",
    what: `raising minReplicas at 0, ${"HPAScaleToZero" in gates ? "with the gate on" : "by default"}`,
    release,
    shows: (v) => reconciled(v, asleep, { spec: { ...wanting, minReplicas: 5 }, gates, slept: true }).scaledTo,
    old: null,
    today: 5,
  })),
  {
    item: "5",
    what: "the controller obeys HPAScaleToZero when it is off",
    release: "1.36",
    shows: (v) => reconciled(v, asleep, { spec: wanting, gates: zeroGate(false), slept: true }).scaledTo,
    old: 3,
    today: null,
  },
  { item: "5", what: "HPAScaleToZero is on", release: "1.37", shows: (v) => isEnabled("HPAScaleToZero", {}, v), old: false, today: true },
  {
    item: "6",
    what: "a sample without the container",
    release: "1.33",
    shows: (v) => reconciled(v, observe([worker, seenPod("web-1", 80)]), { spec: { metrics: [container("app")] } }).decision.kind,
    old: "noMetrics",
    today: "computed",
  },
  {
    item: "7",
    what: "a pod without the container",
    release: "1.35",
    shows: (v) => {
      const renamed = { ...worker, pod: { ...worker.pod, containers: [{ name: "worker", requestsMilli: { cpu: 100 } }] } };
      const odd = { ...seenPod("web-1", 1), sample: worker.sample };
      return reconciled(v, observe([renamed, odd]), { spec: { metrics: [container("worker")] } }).decision.kind;
    },
    old: "computed",
    today: "noMetrics",
  },
  {
    item: "8",
    what: "requests of sidecars",
    release: "1.29",
    shows: (v) => reconciled(v, observe([seenPod("web-0", 60, { initContainers: sidecar })])).scaledTo,
    old: 2,
    today: null,
  },
  {
    item: "9",
    what: "requests of the pod",
    release: "1.34",
    shows: (v) =>
      reconciled(v, observe([seenPod("web-0", 60, { requestsMilli: { cpu: 1000 } })]), { gates: { PodLevelResources: true } }).scaledTo,
    old: 2,
    today: null,
  },
  {
    item: "10",
    what: "an External average beyond int32",
    release: "1.34",
    shows: (v) =>
      proposalOf(reconciled(v, queue(10 ** 15), { spec: { metrics: [external({ type: "AverageValue", averageValue: "1m" })] } })),
    old: 0,
    today: mostInt32,
  },
  {
    item: "10",
    what: "an Object value beyond int32",
    release: "1.35",
    shows: (v) => {
      const seen = withMetrics(observe(seenPods(4, 1)), { object: new Map([["hits", 10 ** 15]]) });
      return proposalOf(reconciled(v, seen, { spec: { metrics: [ofObject({ type: "Value", value: "1m" })] } }));
    },
    old: 0,
    today: mostInt32,
  },
  {
    item: "11",
    what: "a negative sum for an External average",
    release: "1.34",
    shows: (v) => proposalOf(reconciled(v, queue(-5000), { spec: { metrics: [external({ type: "AverageValue", averageValue: "1" })] } })),
    old: 0,
    today: mostInt32,
  },
  {
    item: "11",
    what: "the sum for an External value",
    release: "1.35",
    shows: (v) => {
      const most = 2n ** 63n - 1n;
      const { status } = reconciled(v, queue(most, most), { spec: { metrics: [external({ type: "Value", value: "1P" })] } });
      const [metric] = status.currentMetrics ?? [];
      return metric?.type === "External" ? metric.external.current.value : null;
    },
    old: "-2m",
    today: "9223372036854775807m",
  },
  {
    item: "12",
    what: "HPAContainerMetrics can be off",
    release: "1.30",
    shows: (v) => v !== unnamedVersion && withGates(v, { HPAContainerMetrics: false }) === "read",
    old: true,
    today: false,
  },
  {
    item: "13",
    what: "ScaledToZero, with the gate on",
    release: "1.36",
    shows: (v) => conditions(v, zeroGate(true)),
    old: false,
    today: true,
  },
  { item: "13", what: "ScaledToZero, by default", release: "1.37", shows: (v) => conditions(v, {}), old: false, today: true },
  {
    item: "14",
    what: "currentMetrics of a failing reconcile",
    release: "1.29",
    shows: (v) => reconciled(v, observe([], 1)).status.currentMetrics?.length,
    old: 2,
    today: 1,
  },
  {
    item: "15",
    what: "memory",
    release: "1.34",
    shows: (v) => {
      const [metric] =
        reconciled(v, observe([memoryOf]), { spec: { metrics: [averageValue("memory", "128Mi")] } }).status.currentMetrics ?? [];
      return metric?.type === "Resource" ? metric.resource.current.averageValue : null;
    },
    old: "134217728",
    today: "128Mi",
  },
  {
    item: "16",
    what: "describedObject",
    release: "1.33",
    shows: (v) => {
      const seen = withMetrics(observe(seenPods(1, 1)), { object: new Map([["hits", 1000]]) });
      const [metric] =
        reconciled(v, seen, { spec: { metrics: [ofObject({ type: "AverageValue", averageValue: "1" })] } }).status.currentMetrics ?? [];
      return metric?.type === "Object" ? metric.object.describedObject.kind : null;
    },
    old: "",
    today: "Ingress",
  },
  {
    item: "17",
    what: "percent signs",
    release: "1.32",
    shows: (v) => reconciled(v, { ...observe(seenPods(1, 1)), scale: selecting("app=5%") }).error?.includes("MISSING"),
    old: true,
    today: false,
  },
  {
    item: "19",
    what: "the error of an Object metric",
    release: "1.37",
    shows: (v) =>
      reconciled(v, observe(seenPods(1, 1)), { spec: { metrics: [ofObject({ type: "Value", value: "1" })] } }).error?.includes(
        "hits on Ingress",
      ),
    old: false,
    today: true,
  },
  {
    item: "20",
    what: "several autoscalers",
    release: "1.37",
    shows: (v) => /multiple|more than one/.exec(reconciled(v, { ...observe(seenPods(1, 1)), otherAutoscalers: ["api"] }).error ?? "")?.[0],
    old: "multiple",
    today: "more than one",
  },
];
