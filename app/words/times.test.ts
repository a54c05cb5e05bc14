import { describe, expect, it } from "vitest";
import { clock, parseClock, quantity, runLength, span } from "./times";

describe("clock", () => {
  it("counts minutes up to an hour and hours beyond", () => {
    expect([0, 375, 3600, 3601, 86_400].map(clock)).toEqual(["00:00", "06:15", "60:00", "1:00:01", "24:00:00"]);
  });
});

describe("clock of a recorded second", () => {
  it("is the wall clock's time in the browser's zone", () => {
    const written = new Date(2026, 10, 3, 9, 28, 5);
    expect(clock(written.getTime() / 1000)).toBe("09:28:05");
  });
});

describe("clock before the start", () => {
  it("has a minus", () => {
    expect([-1, -19, -75].map(clock)).toEqual(["−00:01", "−00:19", "−01:15"]);
  });
});

describe("parseClock", () => {
  it("reads what clock writes, and whole seconds", () => {
    expect([0, 375, 3600, 3601, 86_400].map((second) => parseClock(clock(second)))).toEqual([0, 375, 3600, 3601, 86_400]);
    expect(["90", " 90 s", "90 с", "1:5", "75:30"].map(parseClock)).toEqual([90, 90, 90, 65, 4530]);
  });

  it("refuses text that is no time", () => {
    expect(["", "soon", "1:60", "1:75:00", "-5", "1.5", "1:2:3:4"].map(parseClock)).toEqual(Array(7).fill(null));
  });
});

describe("span", () => {
  it("names minutes and seconds that no line break can part", () => {
    expect([45, 120, 255].map(span)).toEqual(["45 s", "2 min", "4 min 15 s"].map((text) => text.replaceAll(" ", "\u00a0")));
  });
});

describe("quantity", () => {
  it("keeps one decimal below a hundred and sets thousands apart", () => {
    expect([0, 0.04, 22.24, 99.96, 198.4, 1200, 1_000_000].map(quantity)).toEqual([
      "0",
      "0",
      "22.2",
      "100",
      "198",
      "1\u202f200",
      "1\u202f000\u202f000",
    ]);
  });

  it("shows a dash if there is no value", () => {
    expect(quantity(NaN)).toBe("–");
  });
});

describe("a run's length", () => {
  it("is in minutes up to an hour, and in hours if they are whole", () => {
    expect([600, 3600, 5400, 7200, 86_400].map(runLength)).toEqual(["10 min", "60 min", "90 min", "2 h", "24 h"]);
  });

  it("is in hours and minutes if minutes alone would be a large number", () => {
    expect([67_620, 7260, 6000, 59].map(runLength)).toEqual(["18 h 47 min", "2 h 1 min", "100 min", "1 min"]);
  });
});
