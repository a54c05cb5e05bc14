/** Classes C and D: a rise that the window caused, and a kept count whose conditions are cut off. */
import { describe, expect, test } from "vitest";
import { explainTexts } from "../../../doors/conformance";

const first = (text: string) => explainTexts([text])[0]!.hypotheses[0]!;

const described = (
  metric: string,
  counted: string,
  limited = "",
  events = "<none>",
) => `Name:                                                  depot
Namespace:                                             works
Reference:                                             Deployment/depot
Metrics:                                               ( current / target )
  ${metric}
Min replicas:                                          2
Max replicas:                                          60
Deployment pods:                                       ${counted}
${
  limited === ""
    ? ""
    : `Conditions:
  Type            Status  Reason            Message
  ----            ------  ------            -------
  AbleToScale     True    SucceededRescale  the HPA controller was able to update the target scale
  ScalingActive   True    ValidMetricFound  the HPA was able to successfully calculate a replica count from cpu resource utilization (percentage of request)
  ScalingLimited  True    ${limited}      the desired replica count is increasing faster than the maximum scale rate
Events:           ${events}
`
}`;
const rescales = (...lines: string[]) => `
  Type    Reason             Age  From                       Message
  ----    ------             ---  ----                       -------
${lines.map((line) => `  Normal  SuccessfulRescale  ${line}`).join("\n")}`;

describe("a rise below the target", () => {
  test.each([
    [30, 80, 6, 12, 3],
    [12, 40, 10, 20, 3],
  ])("%i% of %i% goes from %i to %i, because the window remembers more", (percent, target, from, to, proposed) => {
    const events = rescales(
      `17s  horizontal-pod-autoscaler  New size: ${from}; reason: cpu resource utilization (percentage of request) above target`,
      `2s   horizontal-pod-autoscaler  New size: ${to}; reason: All metrics below target`,
    );
    const metric = `resource cpu on pods  (as a percentage of request):  ${percent}% (${percent}m) / ${target}%`;
    const world = first(described(metric, `${from} current / ${to} desired`, "ScaleUpLimit", events));
    expect(world).toMatchObject({ cause: "window", desired: to, supposes: expect.arrayContaining(["rememberedRise"]) });
    expect(world.metrics).toEqual([{ name: "cpu", replicas: proposed }]);
  });
});

describe("a description that is cut before its conditions", () => {
  test.each([
    ["resource memory on pods  (as a percentage of request):  30% (307200Ki) / 75%", 15, 6],
    ['"orders_waiting" (target average value):  4 / 20', 25, 5],
  ])("names the window first for %s", (metric, replicas, proposed) => {
    const world = first(described(metric, `${replicas} current / ${replicas} desired`));
    expect(world).toMatchObject({ cause: "window", desired: replicas });
    expect(world.metrics.map((each) => each.replicas)).toEqual([proposed]);
  });
});
