import { expect, test } from "vitest";
import type { PollColumns } from "../../../engine/index";
import { scaleBetween } from "../timeScale";
import { pollMarks } from "./pollMarks";

/** "q" for a quiet poll, "a" for an active one, "f" for a failed one, "b" for an active one by a fallback, "w" for an active one that wrote. */
function polls(looks: string, interval = 30): PollColumns {
  const column = (value: (look: string, poll: number) => number) => Float64Array.from([...looks], value);
  const none = column(() => NaN);
  return {
    outcome: [...looks].map(() => "staysInactive"),
    at: column((_, poll) => poll * interval),
    active: column((look) => Number("abw".includes(look))),
    failed: column((look) => Number(look === "f")),
    fallback: column((look) => Number(look === "b")),
    replicas: none,
    written: column((look) => (look === "w" ? 1 : NaN)),
    cooldownFrom: none,
    cooldownUntil: none,
  };
}

/** A pixel for each `seconds`. */
const scale = (pixels: number, seconds: number) => scaleBetween({ width: pixels + 20, left: 10, right: 10 }, 0, pixels * seconds);

test("each poll is a tick: short, tall while active, broken after a failure", () => {
  const { areBands, looks } = pollMarks(polls("qaf"), scale(60, 1));
  expect(areBands).toBe(false);
  expect(looks).toEqual({ quiet: "M10.5 22V32", active: "M40.5 13V32", failed: "M70.5 13V21M70.5 25V32" });
});

test("a fallback is a line along the tops, and a write a square", () => {
  const { fallback, writes } = pollMarks(polls("qbbqw"), scale(120, 1));
  expect(fallback).toBe("M38 13H72");
  expect(writes).toBe("M126.5 2h7v7h-7Z");
});

test("where ticks would touch, polls of one look are one area", () => {
  const { areBands, looks } = pollMarks(polls("qqqqaaaa"), scale(40, 30));
  expect(areBands).toBe(true);
  expect(looks).toEqual({ quiet: "M10 22H14V32H10Z", active: "M14 13H18V32H14Z", failed: "" });
});

test("of the polls in one pixel a failed one is seen first, then an active one", () => {
  const { looks } = pollMarks(polls("qqqqqqqqqfqqqqqqqqqaqqqqqqqqqq"), scale(3, 300));
  expect(looks.failed).toBe("M10 13H11V21H10ZM10 25H11V32H10Z");
  expect(looks.active).toBe("M11 13H12V32H11Z");
  expect(looks.quiet).toBe("M12 22H13V32H12Z");
});

test("a day has no more areas than pixels", () => {
  const day = polls("qa".repeat(1440));
  const { looks } = pollMarks(day, scale(570, 86_400 / 570));
  expect(looks.active.split("Z").length).toBeLessThan(5);
  expect(looks.quiet).toBe("");
});

test("only the part in view is drawn", () => {
  const { looks } = pollMarks(polls("qqqqqqqq"), scaleBetween({ width: 80, left: 10, right: 10 }, 100, 160));
  expect(looks.quiet.match(/M/g)).toHaveLength(2);
});
