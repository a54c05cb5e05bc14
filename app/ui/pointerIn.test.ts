// @vitest-environment jsdom
import { expect, test } from "vitest";
import { pointerIn } from "./pointerIn";

function element(laidOut: number, box: { left: number; top: number; width: number }): HTMLElement {
  const element = document.createElement("div");
  Object.defineProperty(element, "offsetWidth", { value: laidOut });
  element.getBoundingClientRect = () => new DOMRect(box.left, box.top, box.width, 10);
  return element;
}

test("the pointer's position is in the pixels in which an element was laid out", () => {
  const enlarged = element(200, { left: 30, top: 10, width: 310 });
  expect(pointerIn(enlarged, { clientX: 340, clientY: 41 })).toEqual({ x: 200, y: 20 });
});

test("a width that differs only by rounding changes nothing", () => {
  const rounded = element(656, { left: 0.5, top: 0, width: 655.5 });
  expect(pointerIn(rounded, { clientX: 600.5, clientY: 1 })).toEqual({ x: 600, y: 1 });
});
