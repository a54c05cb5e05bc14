import { beforeAll, expect, test } from "vitest";
import { loadWorld } from "./loadWorld.mjs";

const seed = 20_270_101;
const worlds = 40;
/** Many processes may share the machine, so time is no bar here. */
const patience = 3_600_000;

let world: Awaited<ReturnType<typeof loadWorld>>;
beforeAll(async () => {
  world = await loadWorld({ counted: true });
}, patience);

test(
  `worlds as wide as the limits keep every invariant, and no piece of a run takes too many steps (seeds from ${seed}, ${worlds} worlds)`,
  () => {
    const verdicts = Array.from({ length: worlds }, (_, index) => world.judge(seed + index));
    const faults = verdicts.flatMap(({ seed: its, faults: found }) => found.map((fault) => `npm run long -- --seed ${its}: ${fault}`));
    expect(faults).toEqual([]);
    const ran = verdicts.filter(({ refused }) => refused === null);
    expect(ran.length).toBeGreaterThan(0.85 * worlds);
    expect(Math.max(...ran.map(({ pods }) => pods))).toBeGreaterThan(1500);
    expect(Math.max(...ran.map(({ durationSeconds }) => durationSeconds))).toBeGreaterThan(6 * 3600);
  },
  patience,
);

test("a world depends on its seed alone", () => {
  expect(world.worldOf(seed)).toEqual(world.worldOf(seed));
  expect(world.judge(seed).steps).toBe(world.judge(seed).steps);
});
