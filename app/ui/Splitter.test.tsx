// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Splitter } from "./Splitter";

const frames: FrameRequestCallback[] = [];
const nextFrame = () =>
  act(() => {
    for (const draw of frames.splice(0)) draw(0);
  });

beforeEach(() => {
  vi.stubGlobal("requestAnimationFrame", (draw: FrameRequestCallback) => frames.push(draw));
  vi.stubGlobal("cancelAnimationFrame", () => frames.splice(0));
  // jsdom has no pointer capture.
  Element.prototype.setPointerCapture = () => {};
  Element.prototype.hasPointerCapture = () => true;
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The splitter of a pane of 300 pixels on the left; its box follows the pane. */
function show(side: "left" | "right" = "left") {
  const widths: (number | null)[] = [];
  const onSettle = vi.fn();
  const pressed = vi.fn();
  function Held() {
    const [width, setWidth] = useState(300);
    const onResize = (to: number | null) => {
      widths.push(to);
      setWidth(to ?? 300);
    };
    return (
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- stands for the page's own keys
      <div onKeyDown={pressed}>
        <Splitter label="Width" controls="pane" side={side} width={width} min={200} max={500} onResize={onResize} onSettle={onSettle} />
      </div>
    );
  }
  render(<Held />);
  const splitter = screen.getByRole("separator", { name: "Width" });
  const left = () => (side === "left" ? 1 : -1) * Number(splitter.getAttribute("aria-valuenow"));
  splitter.getBoundingClientRect = () => new DOMRect(left(), 0, 24, 100);
  return { splitter, widths, onSettle, pressed, x: () => left() + 5 };
}

const pointer = { pointerId: 1, button: 0 };

test("says what it sets, its present value and its range", () => {
  const { splitter } = show();
  expect(Object.fromEntries(splitter.getAttributeNames().map((name) => [name, splitter.getAttribute(name)]))).toMatchObject({
    "aria-orientation": "vertical",
    "aria-controls": "pane",
    "aria-valuenow": "300",
    "aria-valuemin": "200",
    "aria-valuemax": "500",
    "aria-valuetext": "300 pixels",
    tabindex: "0",
  });
});

test("arrow keys move it, Shift moves it further, Home and End go to the ends, Enter resets it; the page's own keys are off", () => {
  const { splitter, widths, onSettle, pressed } = show();
  for (const key of ["ArrowRight", "ArrowLeft", "Home", "ArrowLeft", "End", "ArrowRight", "Enter"]) fireEvent.keyDown(splitter, { key });
  fireEvent.keyDown(splitter, { key: "ArrowRight", shiftKey: true });
  expect(widths).toEqual([310, 300, 200, 200, 500, 500, null, 350]);
  expect(onSettle).toHaveBeenCalledTimes(8);
  expect(pressed).not.toHaveBeenCalled();
  fireEvent.keyDown(splitter, { key: "p" });
  expect(pressed).toHaveBeenCalledOnce();
});

test("a pane on its right grows to the left", () => {
  const { splitter, widths } = show("right");
  for (const key of ["ArrowLeft", "ArrowRight", "Home", "End"]) fireEvent.keyDown(splitter, { key });
  expect(widths).toEqual([310, 300, 200, 500]);
});

for (const [side, toward] of [
  ["left", 1],
  ["right", -1],
] as const) {
  test(`a drag is followed once a frame, only up to the ends, and settles when it is over: pane at the ${side}`, () => {
    const { splitter, widths, onSettle, x } = show(side);
    const start = x();
    const to = (pixels: number) => ({ ...pointer, clientX: start + toward * pixels });
    fireEvent.pointerDown(splitter, to(0));
    fireEvent.pointerMove(splitter, to(20));
    fireEvent.pointerMove(splitter, to(60));
    expect(widths).toEqual([]);
    nextFrame();
    fireEvent.pointerMove(splitter, to(90));
    nextFrame();
    fireEvent.pointerMove(splitter, to(900));
    nextFrame();
    fireEvent.pointerMove(splitter, to(950));
    nextFrame();
    expect(widths).toEqual([360, 390, 500]);
    expect(onSettle).not.toHaveBeenCalled();
    fireEvent.pointerUp(splitter, to(120));
    nextFrame();
    expect(widths).toEqual([360, 390, 500, 420]);
    expect(onSettle).toHaveBeenCalledOnce();
  });
}

test("Escape cancels a drag, a press without movement does nothing, and a double click resets the width", () => {
  const { splitter, widths, onSettle, x } = show();
  const start = x();
  fireEvent.pointerDown(splitter, { ...pointer, clientX: start });
  fireEvent.pointerMove(splitter, { ...pointer, clientX: start + 80 });
  nextFrame();
  fireEvent.keyDown(window, { key: "Escape" });
  expect(widths).toEqual([380, 300]);
  onSettle.mockClear();
  fireEvent.pointerDown(splitter, { ...pointer, clientX: start });
  fireEvent.pointerUp(splitter, { ...pointer, clientX: start + 1 });
  expect([widths.length, onSettle.mock.calls.length]).toEqual([2, 0]);
  fireEvent.doubleClick(splitter);
  expect(widths.at(-1)).toBeNull();
  expect(onSettle).toHaveBeenCalledOnce();
});
