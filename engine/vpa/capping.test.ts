import { expect, test } from "vitest";
import { processRecommendation } from "./capping";
import { getLimitRangeItem, type LimitRangeItem } from "./limitRange";
import { resourceListOf, resourceTextsOf, type ResourceTexts } from "./quantities";
import { getContainerResourcePolicy, type PodContainer, type Recommendation } from "./vpa";

const container = (name: string, limits: ResourceTexts): PodContainer => ({
  name,
  requests: resourceListOf({ cpu: "100m", memory: "100Mi" }),
  limits: resourceListOf(limits),
});
const targets = (recommendation: Recommendation, containers: readonly PodContainer[], limitRange: LimitRangeItem) =>
  processRecommendation(recommendation, undefined, containers, [limitRange])!.recommendation.map(({ target }) => resourceTextsOf(target!));

test("the requests of a pod are raised to the minimum of its LimitRange, cut to thousandths and bytes", () => {
  const names = ["a", "b", "c"];
  const recommendation = names.map((name) => ({ containerName: name, target: resourceListOf({ cpu: "100m", memory: "10" }) }));
  const containers = names.map((name) => container(name, { cpu: "200m", memory: "200Mi" }));
  const min = resourceListOf({ cpu: "500m", memory: "100" });
  expect(targets(recommendation, containers, { type: "Pod", min })).toEqual(names.map(() => ({ cpu: "166m", memory: "33" })));
});

test("a sum of zero cannot be scaled, and stays", () => {
  const recommendation = [{ containerName: "a", target: resourceListOf({ cpu: "0", memory: "0" }) }];
  const min = resourceListOf({ cpu: "1", memory: "1Gi" });
  expect(targets(recommendation, [container("a", { cpu: "2", memory: "2Gi" })], { type: "Pod", min })).toEqual([{ cpu: "0", memory: "0" }]);
});

test("a list that a container does not have is not made", () => {
  const max = resourceListOf({ cpu: "1", memory: "1Gi" });
  const recommendation = [{ containerName: "a", target: resourceListOf({ cpu: "4", memory: "4Gi" }) }];
  const [processed] = processRecommendation(
    recommendation,
    undefined,
    [container("a", { cpu: "1", memory: "1Gi" })],
    [{ type: "Pod", max }],
  )!.recommendation;
  expect(processed).not.toHaveProperty("upperBound");
});

test("several LimitRanges hold together", () => {
  const items: LimitRangeItem[] = [
    { type: "Container", min: resourceListOf({ cpu: "100m" }), max: resourceListOf({ cpu: "4", memory: "1Gi" }) },
    { type: "Pod", max: resourceListOf({ cpu: "1" }) },
    { type: "Container" },
    { type: "Container", min: resourceListOf({ cpu: "50m", memory: "1Mi" }), max: resourceListOf({ cpu: "2" }) },
  ];
  const { min, max } = getLimitRangeItem(items, "Container")!;
  expect([resourceTextsOf(min!), resourceTextsOf(max!)]).toEqual([
    { cpu: "100m", memory: "1Mi" },
    { cpu: "2", memory: "1Gi" },
  ]);
  expect(getLimitRangeItem([{ type: "Container" }], "Container")).toBeUndefined();
});

test("a container has its own policy, or the last one for all others", () => {
  const policies = [
    { containerName: "*", mode: "Auto" as const },
    { containerName: "app", mode: "Off" as const },
    { containerName: "*", mode: "Off" as const },
  ];
  expect(["app", "sidecar"].map((name) => getContainerResourcePolicy(name, policies))).toEqual([policies[1], policies[2]]);
  expect(getContainerResourcePolicy("app", undefined)).toBeUndefined();
});
