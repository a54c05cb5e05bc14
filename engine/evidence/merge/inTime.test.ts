import { describe, expect, test } from "vitest";
import { readEvidence } from "../readEvidence";
import { mergeEvidence } from "./mergeEvidence";

const merged = (...texts: string[]) => mergeEvidence(texts.map(readEvidence)).autoscalers[0]!;
const used = (...texts: string[]) => {
  const { fields, metrics } = merged(...texts);
  return [fields.currentReplicas?.value, metrics[0]?.utilization];
};
/** The same whichever of the texts stands first. */
const inEitherOrder = (one: string, other: string) => [
  used(one, other),
  used(other, one),
  used(`${one}\n${other}`),
  used(`${other}\n${one}`),
];
const four = <T>(value: T): T[] => [value, value, value, value];
const orderOf = (...texts: string[]) => merged(...texts).disagreements.find(({ field }) => field === "currentReplicas")?.order;

const row = (percent: number, replicas: number, age: string) => `NAME   REFERENCE          TARGETS        MINPODS   MAXPODS   REPLICAS   AGE
shop   Deployment/shop    cpu: ${percent}%/60%   2         12        ${replicas}          ${age}
`;
const object = (percent: number, replicas: number, { version = "", scaled = "" }) => `apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata:
  name: shop
  creationTimestamp: "2026-03-01T08:00:00Z"${version === "" ? "" : `\n  resourceVersion: "${version}"`}
spec:
  scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: shop}
  minReplicas: 2
  maxReplicas: 12
  metrics:
  - {type: Resource, resource: {name: cpu, target: {type: Utilization, averageUtilization: 60}}}
status:
  currentReplicas: ${replicas}
  desiredReplicas: ${replicas}${scaled === "" ? "" : `\n  lastScaleTime: "${scaled}"`}
  currentMetrics:
  - {type: Resource, resource: {name: cpu, current: {averageUtilization: ${percent}, averageValue: 100m}}}
`;
const description = (percent: number, replicas: number, ...events: string[]) => `Name:                                                  shop
Namespace:                                             default
Reference:                                             Deployment/shop
Metrics:                                               ( current / target )
  resource cpu on pods  (as a percentage of request):  ${percent}% (100m) / 60%
Min replicas:                                          2
Max replicas:                                          12
Deployment pods:                                       ${replicas} current / ${replicas} desired
Events:
  Type    Reason             Age   From                       Message
  ----    ------             ----  ----                       -------
${events.map((each) => `  Normal  SuccessfulRescale  ${each}`).join("\n")}
`;
const rescale = (age: string, size: number) => `${age}  horizontal-pod-autoscaler  New size: ${size}; reason: All metrics below target`;

describe("readings are put in the order of time", () => {
  test("by the ages of rows", () => {
    expect(inEitherOrder(row(90, 4, "5m10s"), row(61, 6, "20m"))).toEqual(four([6, 61]));
    expect(inEitherOrder(row(90, 4, "47h"), row(61, 6, "3d4h"))).toEqual(four([6, 61]));
  });

  test("by the versions of objects, which are numbers", () => {
    expect(inEitherOrder(object(90, 4, { version: "99871" }), object(61, 6, { version: "104332" }))).toEqual(four([6, 61]));
  });

  test("by the last times that objects tell", () => {
    const [one, other] = [object(90, 4, { scaled: "2026-03-02T10:00:00Z" }), object(61, 6, { scaled: "2026-03-02T10:04:00Z" })];
    expect(inEitherOrder(one, other)).toEqual(four([6, 61]));
    expect(orderOf(other, one)).toBe("told");
  });

  test("by an event that two descriptions have", () => {
    const [one, other] = [description(90, 4, rescale("2m", 4)), description(61, 4, rescale("9m30s", 4))];
    expect(inEitherOrder(one, other)).toEqual(four([4, 61]));
  });

  test("by an event that was seen more often", () => {
    const [one, other] = [description(90, 4, rescale("9m (x2 over 1h)", 4)), description(61, 4, rescale("2m (x3 over 2h)", 4))];
    expect(inEitherOrder(one, other)).toEqual(four([4, 61]));
  });

  test("by a row's age after the creation that an object tells", () => {
    const [early, late] = [row(90, 4, "3h10m"), object(61, 6, { scaled: "2026-03-02T10:04:00Z" })];
    expect(inEitherOrder(early, late)).toEqual(four([6, 61]));
  });

  test("and where nothing tells, the last one is used, and it is said", () => {
    const [one, other] = [row(90, 4, "8d"), description(61, 6)];
    expect([used(one, other), used(other, one)]).toEqual([
      [6, 61],
      [4, 90],
    ]);
    expect([orderOf(one, other), orderOf(other, one)]).toEqual(["unknown", "unknown"]);
    expect(orderOf(row(90, 4, "8d"), row(61, 6, "8d"))).toBe("unknown");
  });
});

describe("what stays as it was printed", () => {
  const watch = (...ages: string[]) =>
    `${row(90, 4, ages[0]!)}${ages
      .slice(1)
      .map((age, index) => `shop   Deployment/shop    cpu: 61%/60%   2         12        ${5 + index}          ${age}`)
      .join("\n")}`;

  test("the rows of a watch, also after the object was made anew", () => {
    expect(merged(watch("5d", "5d", "12s", "27s")).readings.map(({ age }) => age)).toEqual(["5d", "5d", "12s", "27s"]);
  });

  test("rows that somebody put under one header in the wrong order are sorted", () => {
    expect(merged(watch("20m", "5m")).readings.map(({ age }) => age)).toEqual(["5m", "20m"]);
  });

  test("a manifest without a status is before everything, whatever bounds it wants", () => {
    const manifest = object(0, 0, {}).split("status:")[0]!.replace("maxReplicas: 12", "maxReplicas: 30");
    for (const texts of [
      [manifest, description(61, 6)],
      [description(61, 6), manifest],
    ]) {
      const { fields, disagreements } = merged(...texts);
      expect(fields.maxReplicas?.value).toBe(12);
      expect(disagreements).toMatchObject([{ field: "maxReplicas", order: "specification", values: [{ value: "30" }, { value: "12" }] }]);
    }
  });

  test("an event of an older description counts once, and its age is not taken for one of the newest", () => {
    const older = description(90, 4, rescale("30s", 4), rescale("10m", 7));
    const newer = description(61, 4, rescale("6m", 4));
    for (const texts of [
      [older, newer],
      [newer, older],
    ])
      expect(merged(...texts).events.map(({ message, age }) => [/\d+/.exec(message ?? "")?.[0], age])).toEqual([
        ["7", undefined],
        ["4", "6m"],
      ]);
  });
});
