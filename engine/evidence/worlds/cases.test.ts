import { describe, expect, test } from "vitest";
import { explainTexts, type Hypothesis } from "../../doors/conformance";

const first = (...texts: string[]): Hypothesis => explainTexts(texts)[0]!.hypotheses[0]!;
const counts = ({ metrics }: Hypothesis) => Object.fromEntries(metrics.map(({ name, replicas }) => [name, replicas]));

const manifest = (...metrics: string[]) => `apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata: {name: front}
spec:
  scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: front}
  minReplicas: 1
  maxReplicas: 30
  metrics:
${metrics.map((metric) => `  - ${metric}`).join("\n")}
`;
const percent = (name: string, target: number) =>
  `{type: Resource, resource: {name: ${name}, target: {type: Utilization, averageUtilization: ${target}}}}`;
const external = (name: string, target: number) =>
  `{type: External, external: {metric: {name: ${name}}, target: {type: AverageValue, averageValue: "${target}"}}}`;
const row = (
  targets: string,
  replicas: number,
  age = "8d",
  max = 30,
) => `NAME    REFERENCE          TARGETS   MINPODS   MAXPODS   REPLICAS   AGE
front   Deployment/front   ${targets}          1         ${max}        ${replicas}          ${age}
`;

describe("figures join the manifest by name, kind and target, never by position", () => {
  test("the row names memory first, the manifest the CPU", () => {
    expect(counts(first(manifest(percent("cpu", 80), percent("memory", 70)), row("memory: 95%/70%, cpu: 20%/80%", 3)))).toEqual({
      memory: 5,
      cpu: 1,
    });
  });

  test("two metrics without a name differ by their targets", () => {
    expect(counts(first(manifest(external("jobs", 5), external("mails", 50)), row("100/50 (avg), 1/5 (avg)", 4)))).toEqual({
      mails: 8,
      jobs: 1,
    });
  });

  test("a percentage belongs to no average value", () => {
    expect(counts(first(manifest(external("jobs", 60), percent("cpu", 60)), row("120%/60%, 30/60 (avg)", 4)))).toEqual({ cpu: 8, jobs: 2 });
  });

  test("a metric that the table hides keeps its name, and no count", () => {
    const hidden = first(manifest(percent("cpu", 80), external("jobs", 5), percent("memory", 70)), row("cpu: 40%/80% + 2 more...", 4));
    expect(counts(hidden)).toMatchObject({ cpu: 2, jobs: null, memory: null });
  });

  test("a manifest without a status hides no figure, before or after the row", () => {
    const [text, figures] = [manifest(percent("cpu", 50)), row("cpu: 100%/50%", 4)];
    expect(counts(first(text, figures))).toEqual({ cpu: 8 });
    expect(counts(first(figures, text))).toEqual({ cpu: 8 });
  });
});

const described = (
  figure: string,
  counted: string,
  conditions: readonly (readonly [string, string, string])[],
  events = "<none>",
) => `Name:                                                  front
Namespace:                                             default
Reference:                                             Deployment/front
Metrics:                                               ( current / target )
  resource cpu on pods  (as a percentage of request):  ${figure} / 50%
Min replicas:                                          1
Max replicas:                                          20
Deployment pods:                                       ${counted}
Conditions:
  Type            Status  Reason            Message
  ----            ------  ------            -------
${conditions.map(([type, status, reason]) => `  ${type}  ${status}  ${reason}  as the controller says`).join("\n")}
Events:           ${events}
`;
const pods = (...rows: readonly string[]) =>
  ["NAME      READY   STATUS    RESTARTS   AGE", ...rows.map((each, index) => `front-7c9b8f6d5-abcd${index}   ${each}   0   3h`)].join(
    "\n",
  );
const running = "1/1     Running";
const within = ["ScalingLimited", "False", "DesiredWithinRange"] as const;
const free = ["AbleToScale", "True", "ReadyForNewScale"] as const;
const wrote = ["AbleToScale", "True", "SucceededRescale"] as const;

describe("the pods that exist count, not spec.replicas", () => {
  test("a canary's two pods with one replica propose 2", () => {
    const world = first(described("38% (38m)", "1 current / 2 desired", [wrote, within]), pods(running, running));
    expect([world.cause, counts(world)]).toEqual(["none", { cpu: 2 }]);
  });

  test("a quota leaves three of six pods, and 98% of 50% is what there is", () => {
    const world = first(described("98% (490m)", "6 current / 6 desired", [free, within]), pods(running, running, running));
    expect([world.cause, counts(world)]).toEqual(["none", { cpu: 6 }]);
  });

  test("pods of another workload under the same selector multiply the ratio, too", () => {
    const world = first(described("60% (60m)", "2 current / 4 desired", [wrote, within]), pods(running, running, running));
    expect([world.cause, counts(world)]).toEqual(["none", { cpu: 4 }]);
  });

  test("pending pods keep a count that the running ones would raise", () => {
    const waiting = "0/1     Pending";
    const world = first(described("80% (80m)", "4 current / 4 desired", [free, within]), pods(running, running, waiting, waiting));
    expect([world.cause, counts(world)]).toEqual(["none", { cpu: 4 }]);
  });
});

describe("what the window remembers", () => {
  const rescales = (...lines: string[]) => `\n  Type    Reason             Age  From                       Message\n${lines.join("\n")}`;

  test("raises a count while the metrics are below their target", () => {
    const events = rescales(
      "  Normal  SuccessfulRescale  16s  horizontal-pod-autoscaler  New size: 4; reason: cpu resource utilization (percentage of request) above target",
      "  Normal  SuccessfulRescale  1s   horizontal-pod-autoscaler  New size: 8; reason: All metrics below target",
    );
    const limited = ["ScalingLimited", "True", "ScaleUpLimit"] as const;
    const world = first(described("20% (40m)", "4 current / 8 desired", [wrote, limited], events));
    expect(world).toMatchObject({ cause: "window", desired: 8, supposes: expect.arrayContaining(["rememberedRise"]) });
    expect(counts(world)).toEqual({ cpu: 2 });
  });

  test("is the first candidate for a kept count where the conditions are cut off", () => {
    const cut = described("20% (200m)", "10 current / 10 desired", []).split("Conditions:")[0]!;
    expect(first(cut)).toMatchObject({ cause: "window", desired: 10 });
  });

  test("is the count of the first sync for an autoscaler that is younger than the window", () => {
    expect(first(row("cpu: 5%/50%", 6, "40s"))).toMatchObject({ cause: "window", desired: 6 });
  });

  test("holds nothing any more at the minimum", () => {
    expect(first(row("cpu: 0%/50%", 1, "3d"))).toMatchObject({ cause: "minReplicas", desired: 1 });
  });
});

describe("what cannot be known", () => {
  test("an average that was divided by no pods is no figure and no error", () => {
    const world = first(row("-9223372036854775808m/10 (avg)", 0));
    expect(world.cause).not.toBe("error");
    expect(world.metrics[0]?.replicas).toBeNull();
  });

  test("nothing is certain that a table does not print", () => {
    for (const { hypotheses } of explainTexts([row("cpu: 80%/50%", 4)]))
      for (const { supposes } of hypotheses) expect(supposes.length).toBeGreaterThan(0);
  });
});
