import { expect, test } from "vitest";
import { reconcileAutoscaler, freshMemory } from "../controller/horizontal";
import { defaultFlags } from "../controller/flags";
import { observe, seenPods } from "../controller/testing/observed";
import { cpuTrigger, failing, prometheusTrigger, scaledObject, value } from "../keda/testing/cluster";
import { firstScenario } from "../scenario/first";
import type { KedaHistory } from "../simulation/kedaTrace";
import { traceOf } from "../simulation/testing/traceOf";
import { describeHpa } from "./describeHpa";
import { describeScaledObject } from "./describeScaledObject";
import { getScaledObject } from "./getScaledObject";
import { getScaledObjectEvents } from "./getScaledObjectEvents";
import { kubectlOutputs } from "./terminal";
import type { KedaTrace } from "../simulation/kedaTrace";
import { KedaLife } from "./testing/kedaLife";

const linesOf = (text: string) => text.split("\n");

const fallback = { failureThreshold: 1, replicas: 4 };

/** Applied at 10, put to 0 at once, woken at 100, failing from 160 on, in fallback from 220 on. */
const queue = new KedaLife(1)
  .apply(scaledObject({ maxReplicaCount: 10, fallback, advanced: { restoreToOriginalReplicaCount: true } }), 10)
  .polls(10, 99, value(0))
  .polls(100, 159, value(20))
  .polls(160, 230, failing)
  .trace();

const heading =
  "NAME   SCALETARGETKIND      SCALETARGETNAME   MIN   MAX   READY   ACTIVE   FALLBACK   PAUSED   TRIGGERS     AUTHENTICATIONS   AGE";

test("get prints the columns of the CRD, and empty cells for what is not there", () => {
  expect(linesOf(getScaledObject(queue, 15))).toEqual([
    heading,
    "web    apps/v1.Deployment   web                     10    True    False    False      False    prometheus                     5s",
    "",
  ]);
});

test("get prints the conditions of the moment", () => {
  expect(linesOf(getScaledObject(queue, 130))[1]).toContain("10    True    True     False      False    prometheus");
  expect(linesOf(getScaledObject(queue, 230))[1]).toContain("10    True    True     True       False    prometheus");
  expect(linesOf(getScaledObject(queue, 230))[1]).toMatch(/ {3}3m40s$/);
});

test("get prints each type of trigger and each name of an authentication once", () => {
  const named = { ...prometheusTrigger(), authenticationRef: { name: "token" } };
  const object = scaledObject({ minReplicaCount: 2, triggers: [named, { ...named }, cpuTrigger] });
  expect(linesOf(getScaledObject(new KedaLife(1).apply(object, 0).trace(), 0))[1]).toBe(
    "web    apps/v1.Deployment   web               2           True    Unknown   False      False    prometheus,cpu   token             0s",
  );
});

test("describe prints every field in words, in the order of their names, and the events", () => {
  expect(linesOf(describeScaledObject(queue, 230))).toEqual([
    "Name:         web",
    "Namespace:    default",
    "Labels:       scaledobject.keda.sh/name=web",
    "Annotations:  <none>",
    "API Version:  keda.sh/v1alpha1",
    "Kind:         ScaledObject",
    "Metadata:",
    "  Creation Timestamp:  2026-02-02T02:40:10Z",
    "  Finalizers:",
    "    finalizer.keda.sh",
    "  Generation:  1",
    "Spec:",
    "  Advanced:",
    "    Restore To Original Replica Count:  true",
    "    Scaling Modifiers:",
    "  Fallback:",
    "    Behavior:           static",
    "    Failure Threshold:  1",
    "    Replicas:           4",
    "  Max Replica Count:    10",
    "  Scale Target Ref:",
    "    Name:  web",
    "  Triggers:",
    "    Metadata:",
    "      Query:           depth",
    "      Server Address:  http://prometheus:9090",
    "      Threshold:       5",
    "    Type:              prometheus",
    "Status:",
    "  Authentications Types:  ",
    "  Conditions:",
    "    Message:  ScaledObject is defined correctly and is ready for scaling",
    "    Reason:   ScaledObjectReady",
    "    Status:   True",
    "    Type:     Ready",
    "    Message:  Scaling is performed because triggers are active",
    "    Reason:   ScalerActive",
    "    Status:   True",
    "    Type:     Active",
    "    Message:  At least one trigger is falling back on this scaled object",
    "    Reason:   FallbackExists",
    "    Status:   True",
    "    Type:     Fallback",
    "    Status:   False",
    "    Type:     Paused",
    "  External Metric Names:",
    "    s0-prometheus",
    "  Health:",
    "    s0-prometheus:",
    "      Number Of Failures:  3",
    "      Status:              Failing",
    "  Hpa Name:                keda-hpa-web",
    "  Last Active Time:        2026-02-02T02:43:40Z",
    "  Original Replica Count:  1",
    "  Scale Target GVKR:",
    "    Group:            apps",
    "    Kind:             Deployment",
    "    Resource:         deployments",
    "    Version:          v1",
    "  Scale Target Kind:  apps/v1.Deployment",
    "  Triggers Activity:",
    "    s0-prometheus:",
    "      Is Active:   true",
    "  Triggers Types:  prometheus",
    "Events:",
    "  Type     Reason                         Age    From           Message",
    "  ----     ------                         ----   ----           -------",
    "  Normal   ScaledObjectReady              3m40s  keda-operator  ScaledObject is ready for scaling",
    "  Normal   KEDAScalersStarted             3m40s  keda-operator  Started scalers watch",
    "  Normal   KEDAScaleTargetDeactivated     3m40s  keda-operator  Deactivated apps/v1.Deployment default/web from 1 to 0",
    "  Normal   KEDAScaleTargetActivated       2m10s  keda-operator  Scaled apps/v1.Deployment default/web from 0 to 1, triggered by s0-prometheus",
    "  Warning  KEDAScalerFailed               70s    keda-operator  connection refused",
    "  Normal   ScaledObjectFallbackActivated  40s    keda-operator  ScaledObject fallback is active",
    "",
  ]);
});

test("describe counts an event that comes again", () => {
  const life = new KedaLife(1).apply(scaledObject(), 0).polls(0, 300, failing).trace();
  expect(describeScaledObject(life, 300)).toContain("  Warning  KEDAScalerFailed    0s (x11 over 5m)  keda-operator  connection refused\n");
  expect(linesOf(getScaledObjectEvents(life, 300)).at(-2)).toBe(
    "0s          Warning   KEDAScalerFailed     scaledobject/web   connection refused",
  );
});

test("a failure that only the HPA's read met is in the health of that moment", () => {
  const life = new KedaLife(1)
    .apply(scaledObject({ fallback: { failureThreshold: 3, replicas: 4 } }), 0)
    .polls(0, 30, value(20))
    .read(45, "s0-prometheus", failing)
    .trace();
  expect(describeScaledObject(life, 44)).toMatch(/Number Of Failures: {2}0\n +Status: +Happy/);
  expect(describeScaledObject(life, 45)).toMatch(/Number Of Failures: {2}1\n +Status: +Failing/);
});

test("says when the object does not exist, and begins without events when it is made again", () => {
  const life = new KedaLife(0)
    .apply(scaledObject(), 10)
    .polls(10, 49, value(20))
    .delete(50)
    .apply(scaledObject(), 60)
    .polls(60, 80, value(20));
  const keda = life.trace();
  const missing = 'Error from server (NotFound): scaledobjects.keda.sh "web" not found\n';
  for (const now of [9, 50, 59]) {
    expect(getScaledObject(keda, now)).toBe(missing);
    expect(describeScaledObject(keda, now)).toBe(missing);
  }
  expect(getScaledObjectEvents(keda, 9)).toBe("No resources found in default namespace.\n");
  expect(describeScaledObject(keda, 49)).toContain("KEDAScaleTargetActivated");
  expect(linesOf(getScaledObjectEvents(keda, 59)).at(-2)).toBe(
    "9s          Warning   ScaledObjectDeleted        scaledobject/web   ScaledObject was deleted",
  );
  expect(getScaledObject(keda, 60)).toMatch(/ {3}0s\n$/);
  expect(describeScaledObject(keda, 60)).not.toContain("ScaledObjectDeleted");
  expect(getScaledObjectEvents(keda, 60)).toContain("ScaledObjectDeleted");
});

test("prints nothing of a run that never has one", () => {
  const keda: KedaHistory = { startEpoch: 0, reconciles: [], polls: [], reads: [] };
  expect([getScaledObject(keda, 5), describeScaledObject(keda, 5), getScaledObjectEvents(keda, 5)]).toEqual(["", "", ""]);
});

test("describes the HPA that KEDA makes as any other", () => {
  const life = new KedaLife(2).apply(
    scaledObject({ minReplicaCount: 2, maxReplicaCount: 10, triggers: [prometheusTrigger({ threshold: "2.5" }), cpuTrigger] }),
    0,
  );
  const { hpa } = life.cluster.keda;
  const observation = observe(seenPods(2, 50));
  const external = new Map([["s0-prometheus", [7000]]]);
  const { reconcile } = reconcileAutoscaler(
    hpa!,
    { ...observation, metrics: { ...observation.metrics, external } },
    freshMemory(),
    defaultFlags,
    0,
  );
  expect(
    linesOf(describeHpa({ manifests: [{ at: 0, hpa: hpa! }], reconciles: [reconcile], startEpoch: 1_770_000_000 }, 5)).slice(0, 14),
  ).toEqual([
    "Name:                                                  keda-hpa-web",
    "Namespace:                                             default",
    "Labels:                                                app.kubernetes.io/managed-by=keda-operator",
    "                                                       app.kubernetes.io/name=keda-hpa-web",
    "                                                       app.kubernetes.io/part-of=web",
    "                                                       app.kubernetes.io/version=2.20.2",
    "                                                       scaledobject.keda.sh/name=web",
    "Annotations:                                           <none>",
    "CreationTimestamp:                                     Mon, 02 Feb 2026 02:40:00 +0000",
    "Reference:                                             Deployment/web",
    "Metrics:                                               ( current / target )",
    '  "s0-prometheus" (target average value):              3500m / 2.500',
    "  resource cpu on pods  (as a percentage of request):  50% (50m) / 60%",
    "Min replicas:                                          2",
  ]);
});

test("a run with KEDA prints its three commands first, and one without prints none of them", () => {
  const trace = traceOf(firstScenario);
  const plain = kubectlOutputs(trace, 10, 155);
  const outputs = kubectlOutputs({ ...trace, keda: queue as KedaTrace }, 10, 155);
  expect(outputs.slice(0, 3).map(({ command }) => command)).toEqual([
    "kubectl get scaledobject web",
    "kubectl describe scaledobject web",
    "kubectl get events --field-selector involvedObject.kind=ScaledObject,involvedObject.name=web",
  ]);
  expect(plain.map(({ id }) => id)).toEqual(["watch", "describe", "events", "pods", "top"]);
  const withoutCalendar = (output: string) => output.replace(/CreationTimestamp: .*/, "");
  expect(outputs.slice(3).map(({ output }) => withoutCalendar(output))).toEqual(plain.map(({ output }) => withoutCalendar(output)));
});
