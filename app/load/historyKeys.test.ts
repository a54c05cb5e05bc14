import { expect, it } from "vitest";
import { historyKey } from "./historyKeys";

const chord = { ctrlKey: true, metaKey: false, shiftKey: false, altKey: false };

it("knows the chords of both platforms", () => {
  expect(historyKey({ ...chord, key: "z" })).toBe("undo");
  expect(historyKey({ ...chord, key: "Z", shiftKey: true })).toBe("redo");
  expect(historyKey({ ...chord, key: "y" })).toBe("redo");
  expect(historyKey({ ...chord, key: "z", ctrlKey: false, metaKey: true })).toBe("undo");
});

it("leaves other keys alone", () => {
  expect(historyKey({ ...chord, key: "z", ctrlKey: false })).toBeNull();
  expect(historyKey({ ...chord, key: "z", altKey: true })).toBeNull();
  expect(historyKey({ ...chord, key: "a" })).toBeNull();
});
