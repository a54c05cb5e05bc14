/** What a text leaves out is among the worlds, and an answer that did not try all of them says so. */
import { describe, expect, test } from "vitest";
import { explainTexts } from "../../../doors/conformance";
import { explainEvidence } from "../../explainEvidence";
import { whyNotOfSnapshot } from "../../snapshot/whyNot";

const table = (...rows: string[]) => `NAME   REFERENCE   TARGETS   MINPODS   MAXPODS   REPLICAS   AGE\n${rows.join("\n")}\n`;
const row = (targets: string, replicas: number, name = "dock", min = 1) =>
  `${name}   Deployment/${name}   ${targets}   ${min}   30   ${replicas}   8d`;
const sumOf = (...texts: string[]) => explainEvidence(texts).autoscalers[0]!.snapshot.sum;

const described = (metrics: string, counted: string, winner: string, reason = "SucceededRescale") => `Name:               dock
Namespace:          works
Reference:          Deployment/dock
Metrics:            ( current / target )
${metrics}
Min replicas:       1
Max replicas:       30
Deployment pods:    ${counted}
Conditions:
  Type            Status  Reason            Message
  ----            ------  ------            -------
  AbleToScale     True    ${reason}  as the controller says
  ScalingActive   True    ValidMetricFound    the HPA was able to successfully calculate a replica count from ${winner}
  ScalingLimited  False   DesiredWithinRange  the desired count is within the acceptable range
Events:             <none>
`;

describe("a metric that a table only counts", () => {
  test.each([
    ["cpu: 50%/50% + 1 more...", 4, 4],
    ["12/20 (avg), 7/10 + 2 more...", 6, 5],
  ])("%s may have asked for more", (targets, replicas, shown) => {
    const { hypotheses } = explainTexts([table(row(targets, replicas))])[0]!;
    const asksMore = hypotheses.filter(({ supposes }) => supposes.includes("hiddenMetricMore"));
    expect(hypotheses[0]!.metrics[targets.startsWith("cpu") ? 0 : 1]!.replicas).toBe(shown);
    expect(asksMore.some(({ desired }) => desired !== null && desired >= replicas)).toBe(true);
  });

  test("has its name where a manifest has it", () => {
    const manifest = `apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata: {name: dock}
spec:
  scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: dock}
  maxReplicas: 30
  metrics:
  - {type: Resource, resource: {name: cpu, target: {type: Utilization, averageUtilization: 50}}}
  - {type: External, external: {metric: {name: crates}, target: {type: AverageValue, averageValue: "5"}}}
`;
    const { hypotheses } = sumOf(manifest, table(row("cpu: 50%/50% + 1 more...", 4)));
    expect(hypotheses.flatMap(({ hiddenWinner }) => hiddenWinner ?? [])).toContain("crates");
  });

  test("is none where another text has all", () => {
    const whole = described(
      "  resource cpu on pods  (as a percentage of request):  100% (100m) / 50%",
      "3 current / 6 desired",
      "cpu resource",
    );
    expect(explainTexts([table(row("cpu: 100%/50% + 1 more...", 3)), whole])[0]!.hypotheses[0]!.metrics).toHaveLength(2);
    expect(explainTexts([whole])[0]!.hypotheses[0]!.metrics).toHaveLength(1);
  });
});

describe("what was not all tried says so", () => {
  test("of 51 autoscalers no end is the only one, and each has a command", () => {
    const rows = Array.from({ length: 51 }, (_, index) => row("cpu: 100%/50%", 3, `dock${index}`));
    const { autoscalers } = explainEvidence([table(...rows)]);
    for (const { snapshot } of autoscalers) {
      expect(snapshot.sum.verdict).toMatchObject({ certainty: "notAllTried", standing: "assumed" });
      expect(snapshot.sum.hypotheses[0]!.supposes).toContain("onlyUsualTried");
      expect(snapshot.statements.filter(({ code }) => code === "proposal").map(({ standing }) => standing)).toEqual(["assumed"]);
      expect(snapshot.statements.flatMap((each) => (each.code === "next" ? [each.command] : []))).toContain(
        `kubectl describe hpa ${snapshot.name}`,
      );
    }
  });

  test.each([20, 21])("of %i metrics", (count) => {
    const lines = Array.from({ length: count }, (_, index) => `  "m${index}" (target average value):  ${index === 3 ? 15 : 2} / 10`).join(
      "\n",
    );
    const text = described(lines, "4 current / 6 desired", "external metric m3(nil)");
    const { verdict, hypotheses } = sumOf(text);
    // 15 ÷ 10 × 4 pods.
    expect([hypotheses[0]!.cause, hypotheses[0]!.metrics[3]!.replicas, hypotheses[0]!.desired]).toEqual(["none", 6, 6]);
    expect(hypotheses[0]!.supposes.includes("onlyUsualTried")).toBe(count > 20);
    expect(verdict.certainty === "notAllTried").toBe(count > 20);
  });
});

describe("an average of no pods tells no count", () => {
  test.each([
    ["-9223372036854775808m/10 (avg)", 1],
    ["-9223372036854775808/500m (avg)", 0],
  ])("%s with a minimum of %i", (targets, min) => {
    const { verdict, hypotheses } = sumOf(table(row(targets, 0, "dock", min)));
    expect(verdict).toMatchObject({ by: "unknown", proposal: null, current: 0, desired: null });
    expect(hypotheses.every(({ supposes }) => !supposes.includes("hiddenMetricMore"))).toBe(true);
  });
});

describe("half of the pods", () => {
  const pods = (count: number) =>
    `NAME   READY   STATUS   RESTARTS   AGE\n${Array.from({ length: count }, (_, index) => `dock-7c9b8f6d5-abcd${index}   1/1   Running   0   3h`).join("\n")}`;
  test.each([
    // ⌈98 ÷ 50 × 3⌉ = 6, ⌈150 ÷ 60 × 2⌉ = 5.
    ["98% (98m) / 50%", 6, 3],
    ["150% (150m) / 60%", 5, 2],
  ])("%s of %i replicas: %i count", (figure, replicas, there) => {
    const metric = `  resource cpu on pods  (as a percentage of request):  ${figure}`;
    const text = described(metric, `${replicas} current / ${replicas} desired`, "cpu resource", "ReadyForNewScale");
    expect(sumOf(text, pods(there)).verdict).toMatchObject({ by: "none", desired: replicas, podsFewer: replicas - there });
    // With every pod there, the same figure proposes more.
    expect(sumOf(text, pods(replicas)).verdict.podsFewer).toBe(0);
  });
});

test("a window is not the only way where another world ends at the asked count", () => {
  const sum = sumOf(
    described("  resource cpu on pods  (as a percentage of request):  20% (20m) / 50%", "10 current / 10 desired", "cpu resource").split(
      "Conditions:",
    )[0]!,
  );
  const others = sum.hypotheses.slice(1).flatMap(({ desired, proposal }) => [desired, proposal]);
  for (const asked of others.filter((count) => count !== null && count !== 10))
    for (const reason of whyNotOfSnapshot(sum, asked!)) if (reason.code === "remembered") expect(reason.standing).not.toBe("computed");
});

describe("a VerticalPodAutoscaler that kubectl describes", () => {
  const vpa = (policy: string) => `Name:         dock-vpa
Namespace:    works
API Version:  autoscaling.k8s.io/v1
Kind:         VerticalPodAutoscaler
Spec:
${policy}  Target Ref:
    API Version:  apps/v1
    Kind:         Deployment
    Name:         dock
  Update Policy:
    Update Mode:  Auto
Events:           <none>

`;
  const memoryOnly = "  Resource Policy:\n    Container Policies:\n      Container Name:  *\n      Controlled Resources:\n        memory\n";
  test.each([
    ["", true],
    [memoryOnly, false],
    [memoryOnly.replace("        memory\n", "        cpu\n        memory\n"), true],
  ])("changes the CPU unless its policy leaves it: %j", (policy, isChanged) => {
    const { statements } = explainEvidence([vpa(policy), table(row("cpu: 40%/50%", 4))]).autoscalers[0]!.snapshot;
    const problem = statements.find((each) => each.code === "problem" && each.problem.kind === "verticalAutoscaler");
    expect(problem !== undefined).toBe(isChanged);
  });
});

test("each line of a described ScaledObject that is read is marked", () => {
  const text = `Name:         dock
Namespace:    works
API Version:  keda.sh/v1alpha1
Kind:         ScaledObject
Spec:
  Max Replica Count:  20
  Min Replica Count:  2
  Polling Interval:   30
  Scale Target Ref:
    Name:  dock
  Triggers:
    Metadata:
      Value:      60
    Metric Type:  Utilization
    Type:         cpu
Events:  <none>
`;
  expect(explainEvidence([text]).pieces[0]!.used).toEqual([1, 6, 7, 13, 14, 15]);
});

test.each([
  // Ready pods alone: ⌈666 ÷ 600 × 1⌉ = 2, ⌈90 ÷ 50 × 3⌉ = 6.
  ["666m/600m", 3, ["1/2", "2/2", "1/2"], 2],
  ["90/50", 4, ["1/1", "0/1", "1/1", "1/1"], 6],
])("%s: as a whole value it proposes %s by its ready pods", (targets, replicas, ready, count) => {
  const pods = ready.map((each, index) => `dock-5b985f9785-4znl${index}    ${each}     Running   0          3h21m`).join("\n");
  const { statements } = explainEvidence([`${table(row(targets, replicas))}\n${pods}`]).autoscalers[0]!.snapshot;
  const problem = statements.flatMap((each) => (each.code === "problem" && each.problem.kind === "podsNotReady" ? [each.problem] : []))[0];
  expect(problem).toMatchObject({ isMaybeWhole: true, wholeCount: count });
});

describe("pods that were listed after the sync", () => {
  const row = `NAME    REFERENCE          TARGETS         MINPODS   MAXPODS   REPLICAS   AGE
depot   Deployment/depot   cpu: 23m/388m   2         11        2          38m
`;
  const rows = (status: string) => `NAME      READY   STATUS        RESTARTS   AGE
depot-a   1/1     ${status}   0          98m
depot-b   1/1     ${status}   0          98m
`;
  const first = (...texts: string[]) => explainTexts(texts)[0]!.hypotheses[0];

  test("leave the answer of the row, and the answer says what it supposes", () => {
    // No count of pods that do not run shows an average of 23m.
    const later = first(row, rows("Terminating"));
    expect(later).toMatchObject({ cause: first(row)!.cause, desired: 2 });
    expect(later!.supposes).toContain("podsChanged");
  });

  test("are believed where they lead to what is printed", () => {
    expect(first(row, rows("Running    "))!.supposes).not.toContain("podsChanged");
  });
});
