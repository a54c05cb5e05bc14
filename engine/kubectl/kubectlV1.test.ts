import { expect, test } from "vitest";
import type { HorizontalPodAutoscaler } from "../api/autoscaling";
import { asV1 } from "../controllerV1/asV1";
import type { ReconcileV1 } from "../controllerV1/decision";
import { defaultV1Flags } from "../controllerV1/flags";
import { freshV1Status, reconcileOnUtilization } from "../controllerV1/horizontal";
import { autoscaler } from "../controller/testing/observed";
import { kubectlCommandsV1 } from "./commands";
import { describeHpaV1 } from "./describeHpaV1";
import { getEventsV1 } from "./getEventsV1";
import { getHpaWatchV1 } from "./getHpaV1";
import type { AutoscalerHistoryV1 } from "./viewV1";

/** Reconciles every 30 seconds: the utilization, null where it cannot be read, and the replicas that are found. */
function historyOf(hpa: HorizontalPodAutoscaler, seen: readonly [number | null, number][]): AutoscalerHistoryV1 {
  const reconciles: ReconcileV1[] = [];
  let status = freshV1Status();
  for (const [index, [utilizationPercent, replicas]] of seen.entries()) {
    const now = index * 30;
    const done = reconcileOnUtilization(
      asV1(hpa),
      { ok: true, specReplicas: replicas, statusReplicas: replicas, selector: "app=web" },
      () => (utilizationPercent === null ? { ok: false, error: "none" } : { ok: true, utilizationPercent, timestamp: now - 10 }),
      status,
      defaultV1Flags,
      now,
    );
    status = done.status;
    reconciles.push(done);
  }
  return { manifests: [{ at: 0, hpa }], reconciles };
}

const run = historyOf(autoscaler({ minReplicas: 2 }), [
  [null, 4],
  [null, 4],
  [98, 4],
  [50, 8],
]);

test("prints a row of get hpa -w for each change, each laid out by itself", () => {
  expect(getHpaWatchV1(run, 0, 95).split("\n")).toEqual([
    "NAME      REFERENCE              TARGET    CURRENT     MINPODS   MAXPODS   AGE",
    "web       Deployment/web/scale   50%       <waiting>   2         10        0s",
    "web       Deployment/web/scale   50%       98%       2         10        1m",
    "web       Deployment/web/scale   50%       50%       2         10        1m",
    "",
  ]);
});

test("prints an edited manifest before the reconcile that reads it", () => {
  const edited = { ...run, manifests: [...run.manifests, { at: 90, hpa: autoscaler({ maxReplicas: 20 }) }] };
  expect(getHpaWatchV1(edited, 61, 100).split("\n").slice(1)).toEqual([
    "web       Deployment/web/scale   50%       98%       2         10        1m",
    "web       Deployment/web/scale   50%       98%       1         20        1m",
    "web       Deployment/web/scale   50%       50%       1         20        1m",
    "",
  ]);
});

test("describes the object and its events, in columns that end at tab stops", () => {
  expect(describeHpaV1(run, 95).split("\n")).toEqual([
    "Name:                           web",
    "Namespace:                      default",
    "Labels:                         <none>",
    "Annotations:                    <none>",
    "CreationTimestamp:              Thu, 01 Jan 1970 00:00:00 +0000",
    "Reference:                      Deployment/web/scale",
    "Target CPU utilization:         50%",
    "Current CPU utilization:        50%",
    "Min replicas:                   2",
    "Max replicas:                   10",
    "Events:",
    "  FirstSeen     LastSeen        Count   From                            SubobjectPath   Type            Reason                  Message",
    "  ---------     --------        -----   ----                            -------------   --------        ------                  -------",
    "  1m            1m              2       {horizontal-pod-autoscaler }                    Warning         FailedGetMetrics        none",
    "  1m            1m              2       {horizontal-pod-autoscaler }                    Warning         FailedComputeReplicas   failed to get CPU utilization: none",
    "  35s           35s             1       {horizontal-pod-autoscaler }                    Normal          SuccessfulRescale       New size: 8; reason: CPU utilization above target",
    "",
  ]);
});

test("describes one that has not been looked at yet", () => {
  const lines = describeHpaV1({ ...run, reconciles: [] }, 0).split("\n");
  expect(lines.slice(6)).toEqual([
    "Target CPU utilization:         50%",
    "Current CPU utilization:        <unset>",
    "Min replicas:                   2",
    "Max replicas:                   10",
    "No events.",
    "",
  ]);
});

test("prints the events with how often they were seen, and nothing where there is none", () => {
  expect(getEventsV1(run, 50).split("\n")).toEqual([
    "FIRSTSEEN   LASTSEEN   COUNT     NAME      KIND                      SUBOBJECT   TYPE      REASON                  SOURCE                         MESSAGE",
    "50s         20s        2         web       HorizontalPodAutoscaler               Warning   FailedGetMetrics        {horizontal-pod-autoscaler }   none",
    "50s         20s        2         web       HorizontalPodAutoscaler               Warning   FailedComputeReplicas   {horizontal-pod-autoscaler }   failed to get CPU utilization: none",
    "",
  ]);
  expect(getEventsV1({ ...run, reconciles: [] }, 50)).toBe("");
});

test("combines similar events under one text, and holds none back", () => {
  const failing = Array.from({ length: 100 }, (_, index): [number | null, number] => [index === 0 ? 50 : null, 4]);
  expect(getEventsV1(historyOf(autoscaler(), failing), 100 * 30)).toContain("49m         30s        99 ");
  const [reconcile] = run.reconciles;
  const sending = (index: number): ReconcileV1[] =>
    reconcile
      ? [{ ...reconcile, at: 40 * index, events: [{ type: "Normal", reason: "SuccessfulRescale", message: `New size: ${index}` }] }]
      : [];
  const rescaling = Array.from({ length: 12 }, (_, index) => sending(index)).flat();
  const last = getEventsV1({ ...run, reconciles: rescaling }, 500)
    .trimEnd()
    .split("\n")
    .at(-1);
  expect(last?.replace(/ {2,}/g, " | ")).toBe(
    "2m | 1m | 3 | web | HorizontalPodAutoscaler | Normal | SuccessfulRescale | {horizontal-pod-autoscaler } | (events with common reason combined)",
  );
});

test("names the commands", () => {
  expect(kubectlCommandsV1({ ...autoscaler(), metadata: { name: "web", namespace: "shop" } })).toEqual({
    watch: "kubectl get hpa web --namespace=shop -w",
    describe: "kubectl describe hpa web --namespace=shop",
    events: "kubectl get events --namespace=shop",
    pods: "kubectl get pods --namespace=shop",
  });
});

test("prints labels and annotations on one line each", () => {
  const metadata = { name: "web", labels: { tier: "front", app: "web" }, annotations: { owner: "team a" } };
  const lines = describeHpaV1(historyOf({ ...autoscaler(), metadata }, [[50, 4]]), 5).split("\n");
  expect(lines.slice(2, 4).map((line) => line.replace(/ {2,}/, "|"))).toEqual(["Labels:|app=web,tier=front", "Annotations:|owner=team a"]);
});
