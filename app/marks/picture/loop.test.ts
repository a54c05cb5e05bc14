// @vitest-environment node
import { expect, test } from "vitest";
import { firstScenario, heldByReasons, type StepColumns } from "../../../engine/index";
import { anyTraceOf } from "../../../engine/simulation/testing/traceOf";
import { saidDecision } from "./saidDecision";
import { toRun } from "../../simulation/toRun";
import { usualParts, previewSize } from "./content";
import { gifWriter } from "../../picture/gifFrames";
import { playTimes } from "../play";
import { loopFrames, loopRange, restsAround } from "./loop";
import type { Measure } from "./words";

const steps = (held: readonly (typeof heldByReasons)[number][], rescaled: readonly number[] = []) =>
  ({
    at: Float64Array.from(held, (_, step) => step * 15),
    heldBy: Uint8Array.from(held, (reason) => heldByReasons.indexOf(reason)),
    rescaled: Uint8Array.from(held, (_, step) => Number(rescaled.includes(step))),
  }) as unknown as StepColumns;

test("rests where a count was written or another reason began, and at the sync itself", () => {
  expect(restsAround(steps(["none", "none", "window", "window", "window", "none"], [4]), 3)).toEqual([2, 3, 4, 5]);
});

test("rests at the nearest changes only", () => {
  const all = steps(Array.from({ length: 40 }, (_, step) => (step % 2 ? "window" : "none")));
  expect(restsAround(all, 20)).toEqual([17, 18, 19, 20, 21, 22]);
  expect(restsAround(all, 0)).toEqual([0, 1, 2]);
});

test("shows all rests with some room, at least ten minutes, and nothing outside of the run", () => {
  expect(loopRange([1000, 1060], 3600)).toEqual({ from: 730, to: 1330 });
  expect(loopRange([0, 60], 3600)).toEqual({ from: 0, to: 600 });
  expect(loopRange([0, 60], 300)).toEqual({ from: 0, to: 300 });
  expect(loopRange([3000, 3600], 3600)).toEqual({ from: 2760, to: 3600 });
});

const trace = anyTraceOf(firstScenario);
const run = toRun(1, trace, 600);
const form = { ...previewSize, tone: "light", parts: new Set(usualParts) } as const;
const content = { run, detail: null, range: { from: 0, to: 3600 }, kind: "service", title: "", address: "", compared: null } as const;
const measure: Measure = (text, { size }) => text.length * size * 0.53;
const saidAt = (step: number) => saidDecision(trace.reconciles[step]!, run);

test("draws frames of one size, each about the change that was reached last", () => {
  const rests = restsAround(run.steps, run.steps.at.indexOf(1680));
  const said = rests.map(saidAt);
  const { width, height, frames } = loopFrames(content, said, form, measure);
  expect({ width, height }).toEqual(previewSize);
  expect(frames).toHaveLength(said.length + 4 * (said.length - 1));
  const seconds = frames.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000;
  expect(seconds).toBeGreaterThan(4);
  expect(seconds).toBeLessThan(15);
  const svgs = frames.map(({ draw }) => draw());
  expect(svgs.every((svg) => svg.startsWith(`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"`))).toBe(true);
  // The last frame shows all of it, every other one veils what comes later.
  expect(svgs.map((svg) => svg.includes('fill-opacity="0.74"'))).toEqual(svgs.map((_, index) => index < svgs.length - 1));
});

test("passes over a stretch without a change at once, as Play does, and leaves its words on the axis", () => {
  const [before, after] = [495, 1515].map((second) => run.steps.at.indexOf(second));
  const { frames } = loopFrames(content, [before!, after!].map(saidAt), form, measure);
  const marks = frames.map(({ draw }) => />skipped: no change</.test(draw()));
  expect(marks[0]).toBe(false);
  expect(marks.at(-1)).toBe(true);
  // The passing frames show the time before the stretch and the time after it, and none of it.
  expect(marks).toEqual(marks.toSorted((one, other) => Number(one) - Number(other)));
  const times = playTimes(run);
  expect(times.moments.filter((second) => second > 495 && second < 1515)).toEqual(Float64Array.from([]));
});

test("writes a GIF that repeats, with each frame's time, and with no more than what changed in a frame", () => {
  const [width, height] = [40, 20];
  const plain = (grey: number) =>
    new Uint8ClampedArray(width * height * 4).fill(grey).map((value, index) => (index % 4 === 3 ? 255 : value));
  const dotted = plain(250);
  dotted.set([200, 0, 0, 255], 4 * 25);
  const writer = gifWriter(width, height, [plain(250), dotted]);
  for (const [rgba, milliseconds] of [
    [plain(250), 1300],
    [dotted, 90],
    [dotted, 2600],
  ] as const)
    writer.add({ rgba, milliseconds });
  const bytes = writer.end();
  expect(String.fromCharCode(...bytes.slice(0, 6))).toBe("GIF89a");
  expect(Buffer.from(bytes).includes("NETSCAPE2.0")).toBe(true);
  expect(delaysIn(bytes)).toEqual([130, 9, 260]);
});

/** The hundredths of a second of each frame, from the blocks of a GIF. */
function delaysIn(bytes: Uint8Array): number[] {
  const delays: number[] = [];
  let at = 13 + (bytes[10]! & 0x80 ? 3 * 2 ** ((bytes[10]! & 7) + 1) : 0);
  const skipBlocks = () => {
    while (bytes[at] !== 0) at += bytes[at]! + 1;
    at++;
  };
  while (bytes[at] !== 0x3b) {
    if (bytes[at] === 0x21) {
      if (bytes[at + 1] === 0xf9) delays.push(bytes[at + 4]! + 256 * bytes[at + 5]!);
      at += 2;
      skipBlocks();
    } else {
      at += 10 + (bytes[at + 9]! & 0x80 ? 3 * 2 ** ((bytes[at + 9]! & 7) + 1) : 0) + 1;
      skipBlocks();
    }
  }
  return delays;
}
