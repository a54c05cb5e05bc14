import { expect, it } from "vitest";
import { firstScenario } from "../../engine/index";
import { traceOf } from "../../engine/simulation/testing/traceOf";
import { isRunning, podsAt } from "./podsAt";

const second = 900;
const podsOf = (incidents: typeof firstScenario.incidents) => traceOf({ ...firstScenario, incidents }).pods;
const existing = podsAt(podsOf([]), second);
const names = existing.map(({ pod }) => pod.name);

it("finds the pods at a second, each with its phase", () => {
  expect(names.length).toBeGreaterThan(3);
  expect(existing.filter(({ phase }) => phase === "ready").length).toBeGreaterThan(3);
  expect(existing.every(({ since, pod }) => since <= second && since >= pod.createdAt)).toBe(true);
});

it.each([0, 2])("an incident at the pod at place %i hits that pod alone", (place) => {
  const { index } = existing[place]!;
  const after = podsOf([{ at: second, kind: "podStruck", pod: index + 1, podBlow: "crashes" }]);
  const crashed = after.filter(({ exits }) => exits.some(({ at }) => at === second)).map(({ name }) => name);
  expect(crashed).toEqual([names[place]]);
});

it("knows that a pod that waits does not run", () => {
  expect(existing.map((each) => isRunning(each))).toContain(true);
  expect(isRunning({ ...existing[0]!, phase: "pending" })).toBe(false);
});
