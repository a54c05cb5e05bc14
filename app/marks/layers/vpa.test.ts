import { expect, test } from "vitest";
import type { VpaEvent, VpaGroup } from "../../run/vpaEvents";
import { labelWidth } from "../labels";
import { timeScale } from "../timeScale";
import { vpaEventMarks, vpaEventsNow, vpaLaneHeight } from "./vpa";

const scale = timeScale(1000, 0, 3600, false);
const text = "2 pods resized in place at 29:19";
const group = (stop: number, event: Pick<VpaEvent, "kind" | "at">): VpaGroup => ({
  stop,
  events: [{ ...event, pod: "web-1" } as VpaEvent],
});
const label = (cursor: number, ...groups: VpaGroup[]) => {
  const [mark] = vpaEventsNow(groups, scale, cursor, () => text);
  if (mark?.as !== "words") return null;
  const width = labelWidth(text);
  return { from: mark.anchor === "end" ? mark.x - width : mark.x, to: mark.anchor === "end" ? mark.x : mark.x + width };
};
const resized = group(1770, { kind: "resized", at: 1759 });

test("what happened is said right of the cursor, and left of it where the right has no room", () => {
  expect(label(1770, resized)!.from).toBeGreaterThan(scale.x(1770));
  const late = group(3510, { kind: "resized", at: 3500 });
  expect(label(3510, late)!.to).toBeLessThan(scale.x(3510));
  expect(label(1785, resized)).toBeNull();
});

test("the words cover no kill, whose row they share", () => {
  const kill = 2000;
  const said = label(1770, resized, group(2010, { kind: "killed", at: kill }))!;
  expect(scale.x(kill) > said.from && scale.x(kill) < said.to).toBe(false);
  expect(said.to).toBeLessThan(scale.x(1770));
});

test("where kills stand on both sides, the words stand above them, and where marks stand there, too, in the nearest place without one", () => {
  const kills = [1500, 2000].map((at) => group(at + 10, { kind: "killed", at }));
  expect(vpaEventsNow([resized, ...kills], scale, 1770, () => text)).toMatchObject([{ y: 13, anchor: "start" }]);
  const others = (["resized", "evicted"] as const).map((kind, index) => group(1510 + 500 * index, { kind, at: 1500 + 500 * index }));
  const said = label(1770, resized, ...kills, ...others)!;
  for (const at of [1500, 1759, 2000]) expect(scale.x(at) > said.from - 4 && scale.x(at) < said.to + 4).toBe(false);
  expect(said.from - scale.x(2000)).toBeLessThan(10);
});

test("what happened outside the view moves no words", () => {
  const view = timeScale(1000, 1700, 1900, false);
  const [said] = vpaEventsNow(
    [resized, group(10, { kind: "killed", at: 5 }), group(3010, { kind: "killed", at: 3000 })],
    view,
    1770,
    () => text,
  );
  expect(said).toMatchObject({ x: Math.round(10 * (view.x(1770) + 8)) / 10, y: vpaLaneHeight - 6, anchor: "start" });
});

test("where marks stand everywhere, nothing is said beside the cursor", () => {
  const everywhere = Array.from({ length: 36 }, (_, index) => [
    group(100 * index + 10, { kind: "killed", at: 100 * index }),
    group(100 * index + 10, { kind: "evicted", at: 100 * index }),
  ]).flat();
  expect(label(1770, resized, ...everywhere)).toBeNull();
});

test("the words are below the rows of evictions and resizes", () => {
  const events = (["evicted", "resized", "resizeRefused"] as const).map((kind) => ({ kind, at: 1800, pod: "web-1" }) as VpaEvent);
  const drawn = vpaEventMarks(events, scale).flatMap((mark) => (mark.as === "path" && mark.look.name?.startsWith("vpa-") ? [mark.d] : []));
  const starts = drawn.map((d) => Number(/^M\S+ (\S+?)[a-zA-Z]/.exec(d)?.[1] ?? NaN)).filter((y) => !Number.isNaN(y));
  expect(starts).toHaveLength(3);
  // A diamond starts at its top and is eight high; capitals of 11 px are eight high.
  expect(Math.max(...starts) + 8).toBeLessThan(vpaLaneHeight - 6 - 8);
});
