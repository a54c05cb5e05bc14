import { expect, it } from "vitest";
import { firstScenario } from "../../engine/index";
import { traceOf } from "../../engine/simulation/testing/traceOf";
import { podsAt, reachOf } from "./podsAt";

const second = 900;
const podsOf = (incidents: typeof firstScenario.incidents) => traceOf({ ...firstScenario, incidents }).pods;
const existing = podsAt(podsOf([]), second);
const names = existing.map(({ pod }) => pod.name);

it("finds the pods at a second, each with its phase", () => {
  expect(names.length).toBeGreaterThan(3);
  expect(existing.filter(({ phase }) => phase === "ready").length).toBeGreaterThan(3);
  expect(existing.every(({ since, pod }) => since <= second && since >= pod.createdAt)).toBe(true);
});

it.each([0, 2])("knows how many pods an incident hits until it hits the pod at place %i", (place) => {
  const pods = reachOf(existing, existing[place]!)!;
  const after = podsOf([{ at: second, kind: "podsCrash", pods }]);
  const crashed = after.filter(({ exits }) => exits.some(({ at }) => at === second)).map(({ name }) => name);
  expect(crashed).toEqual(names.slice(0, place + 1));
});

it("reaches no pod that does not run", () => {
  const pending = { ...existing[0]!, phase: "pending" as const };
  expect(reachOf([pending], pending)).toBeNull();
});
