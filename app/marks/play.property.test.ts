import { expect, test } from "vitest";
import { seededRandom, type SeededRandom } from "../../engine/index";
import { nextMove, type PlayTimes } from "./play";

const seed = 20261123;
const runs = 400;

test(`Play passes every second once and rests at every change (seed ${seed}, ${runs} runs)`, () => {
  const random = seededRandom(seed);
  for (let run = 0; run < runs; run++) {
    const { times, start, speed } = randomRun(random.fork(String(run)));
    const end = times.at.at(-1)!;
    const rests: number[] = [];
    let [second, rested, moves] = [start, true, 0];
    for (;;) {
      const move = nextMove(times, { second, rested }, speed);
      if (move.kind === "end") break;
      expect(++moves, `run ${run} ends`).toBeLessThan(4 * (times.moments.length + 2));
      if (move.kind === "rest") {
        rests.push(second);
        rested = true;
        continue;
      }
      expect(move.to, `run ${run} goes on`).toBeGreaterThan(second);
      const passed = (list: Float64Array) => list.filter((at) => at > second && at < move.to).length;
      expect(passed(times.changes), `run ${run} passes no change`).toBe(0);
      if (move.kind === "skip") {
        expect(passed(times.moments), `run ${run} skips nothing that changes`).toBe(0);
        expect(times.at).toContain(move.to);
        expect(move.to - second).toBeGreaterThanOrEqual(speed);
      }
      [second, rested] = [move.to, false];
    }
    expect(second, `run ${run} reaches the end`).toBe(end);
    const due = [...new Set([...times.changes, end])].filter((at) => at > start);
    expect(rests, `run ${run} rests`).toEqual(due);
  }
});

function randomRun(random: SeededRandom): { times: PlayTimes; start: number; speed: number } {
  const between = (low: number, high: number) => low + random.integer(high - low + 1);
  const period = [1, 7, 15, 30][random.integer(4)]!;
  const at = Float64Array.from({ length: between(2, 300) }, (_, step) => step * period);
  const end = at.at(-1)!;
  const some = (most: number, one: () => number) => [...new Set(Array.from({ length: between(0, most) }, one))];
  const changes = Float64Array.from(some(20, () => at[random.integer(at.length)]!)).toSorted();
  const moments = Float64Array.from(new Set([...changes, ...some(30, () => between(1, end + 100))])).toSorted();
  const start = random.integer(3) === 0 ? 0 : at[random.integer(at.length)]!;
  return { times: { at, changes, moments }, start, speed: [1, 5, 15, 60, 150, 300, 600][random.integer(7)]! };
}
