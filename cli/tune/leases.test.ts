import { mkdtempSync, readdirSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLeases, type Leases } from "./leases";

let folder = "";
let clock = 0;
const open: Leases[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "hpa-playground-leases-"));
  clock = 0;
});
afterEach(() => {
  for (const leases of open.splice(0)) leases.close();
  rmSync(folder, { recursive: true, force: true });
});

function shard(name: string): Leases {
  const leases = createLeases(folder, name, () => clock);
  open.push(leases);
  return leases;
}

test("what one shard has begun, another does not take, until it is given back", () => {
  const [one, other] = [shard("one"), shard("other")];
  expect([one.look()("a"), one.claim("a")]).toEqual([false, true]);
  expect([other.look()("a"), other.look()("b")]).toEqual([true, false]);
  one.release();
  expect(other.look()("a")).toBe(false);
  expect(other.claim("a")).toBe(true);
});

test("of two shards that reach for the same, one has it", () => {
  const [one, other] = [shard("one"), shard("other")];
  one.look();
  other.look();
  expect([one.claim("a"), other.claim("a")]).toEqual([true, false]);
});

test("what an ended shard had begun is taken over once, and nothing of it stays", () => {
  const [ended, one, other] = [shard("ended"), shard("one"), shard("other")];
  ended.claim("a");
  for (const each of [one, other]) expect(each.look()("a")).toBe(true);
  clock += 9_999;
  expect(one.look()("a")).toBe(true);
  clock += 1;
  for (const each of [one, other]) expect(each.look()("a")).toBe(false);
  expect([one.claim("a"), other.claim("a")]).toEqual([true, false]);
  expect(other.look()("a")).toBe(true);
  one.release();
  expect(readdirSync(folder)).toEqual([]);
});

test("a shard that touches its lease is alive, whatever its clock says", () => {
  const [slow, one] = [shard("slow"), shard("one")];
  slow.claim("a");
  for (let beat = 1; beat < 5; beat++) {
    expect(one.look()("a")).toBe(true);
    clock += 9_000;
    for (const file of readdirSync(folder)) utimesSync(join(folder, file), beat, beat);
  }
  expect(one.look()("a")).toBe(true);
});

test("a clock that somebody sets back or forward neither keeps nor ends a lease", () => {
  vi.useFakeTimers();
  try {
    const [one, other] = [createLeases(folder, "one"), createLeases(folder, "other")];
    open.push(one, other);
    one.close();
    one.claim("a");
    expect(other.look()("a")).toBe(true);
    vi.setSystemTime(Date.now() + 3_600_000);
    expect(other.look()("a")).toBe(true);
    vi.setSystemTime(Date.now() - 7_200_000);
    vi.advanceTimersByTime(11_000);
    expect(other.look()("a")).toBe(false);
  } finally {
    vi.useRealTimers();
  }
});

test("a directory that is not there is named where a lease cannot be written", () => {
  const leases = createLeases(join(folder, "gone"), "one");
  open.push(leases);
  expect(() => leases.claim("a")).toThrow(`${join(folder, "gone")}: There is no such directory.`);
});
