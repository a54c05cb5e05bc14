import { describe, expect, test } from "vitest";
import { readFile, writeScenarioFile } from "./file";
import { firstScenario } from "./first";
import { decodeLink, encodeLink } from "./link";
import { readScenario } from "./readScenario";
import type { Scenario } from "./scenario";
import { defaultStart } from "./start";
import { forged } from "./testing/forgedLink";

const started: Scenario = { ...firstScenario, start: { at: "2026-03-28T22:30", timeZone: "Europe/Berlin" } };
const linkOf = (scenario: Scenario, baseline: Scenario | null = null) => encodeLink({ scenario, baseline })!;
const opened = (link: string) => {
  const reading = decodeLink(link);
  if (!reading.ok) throw new Error(reading.error);
  return reading.value;
};

describe("the start of a scenario", () => {
  test("is a field of the scenario in its file, and a file without one has none", () => {
    const file = writeScenarioFile(started);
    expect(JSON.parse(file)).toMatchObject({ scenario: { start: started.start } });
    expect(readFile(file)).toEqual({ ok: true, value: { kind: "scenario", scenario: started } });
    expect(writeScenarioFile(firstScenario)).not.toContain("timeZone");
  });

  test("travels in links, also of the run that is compared with, and costs a link without one nothing", () => {
    const other = { ...started, start: { at: "2030-01-01T00:00", timeZone: "Asia/Kolkata" } };
    for (const scenario of [started, other, firstScenario])
      for (const baseline of [started, other, firstScenario]) {
        const { scenario: read, baseline: readBaseline } = opened(linkOf(scenario, baseline));
        expect([read, readBaseline]).toStrictEqual([scenario, baseline]);
      }
    expect(linkOf({ ...firstScenario, start: undefined } as never)).toBe(linkOf(firstScenario));
  });

  test("is absent from a link that was made before it", () => {
    expect(opened(forged("{}")).scenario).not.toHaveProperty("start");
  });

  test("can be given by a link that a person writes; without a zone it is in UTC", () => {
    expect(opened("load=40&start=2026-01-05T07:55@America/New_York").scenario.start).toEqual({
      at: "2026-01-05T07:55",
      timeZone: "America/New_York",
    });
    expect(opened("start=2026-01-05T07%3A55").scenario.start).toEqual({ at: "2026-01-05T07:55", timeZone: "UTC" });
    expect(opened("load=40").scenario).not.toHaveProperty("start");
  });
});

const refusal = (start: unknown): string => {
  const reading = readScenario({ ...firstScenario, start });
  return reading.ok ? "read" : reading.error;
};

test.each(["2010-01-01T00:00", "2099-12-31T23:59", "2028-02-29T12:00", "2026-04-30T09:05", "2026-08-31T00:00", "2026-12-31T00:00"])(
  "%s is a start",
  (at) => expect(refusal({ at, timeZone: "UTC" })).toBe("read"),
);

test("every day of four years is a start, and no other", () => {
  for (const year of [2026, 2027, 2028, 2096])
    for (let month = 0; month <= 13; month++)
      for (let day = 0; day <= 32; day++) {
        const date = `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
        const real = new Date(`${date}T00:00Z`);
        const isReal = !Number.isNaN(real.getTime()) && real.toISOString().startsWith(date);
        expect(refusal({ at: `${date}T08:00`, timeZone: "UTC" }) === "read", date).toBe(isReal);
      }
});

test.each(["UTC", "Asia/Kolkata", "Etc/GMT+1", "America/Port-au-Prince", "America/Argentina/ComodRivadavia", "EST5EDT", "Mars/Phobos"])(
  "%s has the form of a zone's name",
  (timeZone) => expect(refusal({ ...defaultStart, timeZone })).toBe("read"),
);

test.each([
  ["noon", 'start is "noon"; it must be an object.'],
  [null, "start is null; it must be an object."],
  [{ ...defaultStart, zone: "UTC" }, 'start has "zone"; it may have at, timeZone.'],
  [JSON.parse('{"__proto__":{}}'), 'start has "__proto__"; it may have at, timeZone.'],
  [{ timeZone: "UTC" }, "start.at is missing; it must be a date and a time from 2010 to 2099, such as 2026-01-05T08:00."],
  [{ at: "2026-01-05T08:00" }, "start.timeZone is missing; it must be the name of a time zone, such as Europe/Berlin."],
])("%j is refused", (start, sentence) => expect(refusal(start)).toBe(sentence));

test.each([
  0,
  "2026-02-29T08:00",
  "2009-12-31T23:59",
  "2100-01-01T00:00",
  "2026-01-05",
  "2026-01-05T24:00",
  "2026-01-05T08:00:00",
  "2026-01-05T08:00Z",
  "2026-01-05T08:00\n",
  " 2026-01-05T08:00",
])("%j is no date and time", (at) => expect(refusal({ at, timeZone: "UTC" })).toMatch(/^start\.at is .*; it must be a date and a time/));

test.each([7, "", "+02:00", "../UTC", "/UTC", "Europe/Berlin ", "Europe/Berlin\n", `A${"a".repeat(64)}`, "Zürich"])(
  "%j is no zone's name",
  (timeZone) => expect(refusal({ ...defaultStart, timeZone })).toMatch(/^start\.timeZone is .*; it must be the name/),
);
