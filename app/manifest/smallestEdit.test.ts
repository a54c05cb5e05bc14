import { expect, test } from "vitest";
import { applyEdits, seededRandom } from "../../engine/index";
import { smallestEdit } from "./smallestEdit";

test("replaces only the part that differs", () => {
  expect(smallestEdit("min: 1\nmax: 2\n", "min: 1\nmax: 12\n")).toEqual({ start: 12, end: 12, text: "1" });
  expect(smallestEdit("aaa", "aa")).toEqual({ start: 2, end: 3, text: "" });
  expect(smallestEdit("same", "same")).toBeNull();
});

test("never splits a surrogate pair", () => {
  expect(smallestEdit("a😀b", "a😁b")).toEqual({ start: 1, end: 3, text: "😁" });
});

test("always leads to the wanted text (seed 5, 2,000 pairs)", () => {
  const random = seededRandom(5);
  const word = () =>
    Array.from({ length: Math.floor(random.next() * 8) }, () => ["a", "b", "\n", "😀"][Math.floor(random.next() * 4)]).join("");
  for (let pair = 0; pair < 2000; pair++) {
    const [present, wanted] = [word(), word()];
    const edit = smallestEdit(present, wanted);
    expect(edit ? applyEdits(present, [edit]) : present).toBe(wanted);
  }
});
