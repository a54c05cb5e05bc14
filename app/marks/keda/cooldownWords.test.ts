import { expect, test } from "vitest";
import { placeWords } from "./cooldownWords";

const column = { left: 50, right: 16, width: 616 };
const texts = ["the cooldown ends", "ends"];
const widthOf = (text: string) => text.length * 6;
const place = (from: number, to: number, line: number | null) => placeWords({ from, to }, texts, widthOf, line, column);

test("the words follow the bracket where there is room", () => {
  expect(place(200, 300, 250)).toEqual({ text: texts[0], x: 306, anchor: "start" });
});

test("at the end of the column they go before it, and then on it", () => {
  expect(place(400, 590, 500)).toEqual({ text: texts[0], x: 394, anchor: "end" });
  expect(place(60, 590, 500)).toEqual({ text: texts[0], x: 66, anchor: "start" });
  expect(place(60, 590, 100)).toEqual({ text: texts[0], x: 584, anchor: "end" });
});

test("the cursor's line cuts no word, and a short text takes the place of one without room", () => {
  expect(place(60, 150, 200)?.text).toBe("ends");
  expect(place(60, 590, null)?.x).toBe(66);
  expect(placeWords({ from: 52, to: 80 }, texts, widthOf, 60, { left: 50, right: 16, width: 110 })).toBe(null);
});
