import { describe, expect, it } from "vitest";
import { firstScenario } from "../../engine/index";
import { traceOf } from "../../engine/simulation/testing/traceOf";
import { nextMove, playTimes, type PlayMove, type PlayTimes } from "./play";

const syncs = (end: number) => Float64Array.from({ length: end / 15 + 1 }, (_, step) => step * 15);
const times = (changes: number[], also: number[] = []): PlayTimes => ({
  at: syncs(3600),
  changes: Float64Array.from(changes),
  moments: Float64Array.from([...changes, ...also]).toSorted(),
});
const after = (played: PlayTimes, second: number, speed = 60, rested = true) => nextMove(played, { second, rested }, speed);

describe("what Play does next", () => {
  it("skips a stretch without a change up to the sync that shows how the next change comes", () => {
    expect(after(times([600]), 0)).toEqual({ kind: "skip", to: 555 });
    expect(after(times([600]), 555)).toEqual({ kind: "travel", to: 600 });
  });

  it("rests at a change once, then shows what follows it before it skips again", () => {
    expect(after(times([600]), 600, 60, false)).toEqual({ kind: "rest" });
    expect(after(times([600]), 600)).toEqual({ kind: "travel", to: 660 });
    expect(after(times([600]), 660)).toEqual({ kind: "skip", to: 3600 });
  });

  it("does not skip what passes in less than a second", () => {
    expect(after(times([600, 720]), 600)).toEqual({ kind: "travel", to: 720 });
    expect(after(times([600, 720]), 600, 15)).toEqual({ kind: "travel", to: 615 });
    expect(after(times([600, 720]), 615, 15)).toEqual({ kind: "skip", to: 705 });
  });

  it("travels past a pod that becomes ready, without a rest", () => {
    expect(after(times([], [607]), 555)).toEqual({ kind: "travel", to: 607 });
    expect(after(times([], [607]), 607, 60, false)).toEqual({ kind: "travel", to: 660 });
  });

  it("keeps a longer way before a change at a higher speed, so that it is seen for as long", () => {
    expect(after(times([3000]), 0, 600)).toEqual({ kind: "skip", to: 2550 });
    expect(after(times([3000]), 0, 1)).toEqual({ kind: "skip", to: 2985 });
  });

  it("rests at the end and ends there, even if nothing changed in the whole run", () => {
    expect(after(times([]), 0)).toEqual({ kind: "skip", to: 3600 });
    expect(after(times([]), 3600, 60, false)).toEqual({ kind: "rest" });
    expect(after(times([]), 3600)).toEqual({ kind: "end" });
    expect(after({ at: syncs(0), changes: new Float64Array(), moments: new Float64Array() }, 0)).toEqual({ kind: "end" });
  });

  it("rests at each of the first scenario's nine changes, and plays its hour in half a minute", () => {
    const played = playTimes({ ...traceOf(firstScenario), keda: null });
    const [rests, skips] = [[] as number[], [] as [number, number][]];
    let [second, rested, seconds] = [0, true, 0];
    for (let move: PlayMove; (move = nextMove(played, { second, rested }, 60)).kind !== "end";) {
      if (move.kind === "rest") {
        rests.push(second);
        rested = true;
        seconds += 2;
        continue;
      }
      if (move.kind === "skip") skips.push([second, move.to]);
      else seconds += (move.to - second) / 60;
      [second, rested] = [move.to, false];
    }
    expect(rests).toEqual([...played.changes, 3600]);
    expect(played.changes).toHaveLength(9);
    expect(skips[0]![0]).toBe(0);
    expect(skips.at(-1)![1]).toBe(3600);
    expect(seconds).toBeLessThan(30);
  });
});
