import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { command } from "./command";
import { explain, InputError, type ExplainOptions } from "../npm/index";

const ofLibrary = (name: string) => readFileSync(join(import.meta.dirname, "../engine/library/evidence", name), "utf8");
const parcel = ofLibrary("parcel.csv");
const checkout = ofLibrary("checkout-describe.txt");

const commandReport = (text: string, at: string) =>
  command(["explain", "file", "--at", at, "--report"], { version: "1.2.3", read: () => Buffer.from(text) }).output;

describe("explain at one time", () => {
  test("tells the sync of series with its words, and the report of the command", () => {
    const { autoscalers, untold, unread, report } = explain([parcel], { at: "09:44" });
    expect(autoscalers).toMatchObject([
      { name: "parcel", namespace: "post", syncAt: Date.UTC(2026, 2, 11, 9, 44) / 1000, replicas: 14, newest: null },
    ]);
    const [decision] = autoscalers[0]!.decisions;
    expect(decision).toMatchObject({ fits: true, verdict: "limited by maxReplicas" });
    expect(decision!.explanation).toContain("14");
    expect(decision!.sum.length).toBeGreaterThan(2);
    expect([untold, unread]).toEqual([[], []]);
    expect(report).toBe(commandReport(parcel, "09:44"));
  });

  test("tells the state of what kubectl printed, and of the newest time all that follows", () => {
    const earlier = explain([checkout], { at: "5m" });
    expect(earlier.autoscalers).toMatchObject([{ name: "checkout", syncAt: null, replicas: 5, decisions: [], newest: null }]);
    expect(earlier.report).toBe(commandReport(checkout, "5m"));
    expect(explain([checkout], { at: "0s" }).autoscalers[0]!.newest).toEqual(explain([checkout]).autoscalers[0]);
  });

  test("of several autoscalers it tells those of which the texts have the time, and why not of the others", () => {
    const { autoscalers, untold } = explain([parcel, checkout], { at: "2026-03-11T09:44:00Z" });
    expect(autoscalers.map(({ name }) => name)).toEqual(["parcel"]);
    expect(untold).toMatchObject([{ name: "checkout", message: expect.stringMatching(/^The texts tell ages, not times of a day\./) }]);
  });

  test.each([
    [{ at: "9:5" }, /^at: This is no time with one meaning\. .* of the day in the texts \(UTC\)/],
    [{ at: "2026-03-11T09:00:00" }, /^at: It says no zone\./],
    [{ at: "25:00" }, /^at: This time does not exist\.$/],
    [{ at: "08:59" }, /^at: parcel: The texts do not tell of this time\. They tell of 2026-03-11T09:/],
    [{ at: 5 }, /^at: It must be text, such as /],
    [{}, /^at: It must be text, such as /],
    [{ att: "09:44" }, /^att: There is no such field\. Did you mean at\?$/],
    ["09:44", /^input: The options must be an object/],
  ])("refuses %j with its path", (options, message) => {
    expect(() => explain([parcel], options as ExplainOptions)).toThrow(InputError);
    expect(() => explain([parcel], options as ExplainOptions)).toThrow(message);
  });
});
