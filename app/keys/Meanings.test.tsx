// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { de, uk } from "../text/testing/catalogues";
import { Meanings } from "./Meanings";

afterEach(cleanup);

test("a pressed word says what it means, described by it, until Escape, another press or a scroll", () => {
  render(
    <>
      <button type="button" data-means="unit">
        <span>millicores per pod</span>
      </button>
      <button type="button" data-means="unit">
        requests per s
      </button>
      <button type="button" data-means="unit">
        pods
      </button>
      <button type="button" data-means="metric 1">
        memory
      </button>
      <button type="button" data-means="applied">
        applied
      </button>
      <button type="button" data-means="clamped">
        clamped
      </button>
      <button type="button">other</button>
      <Meanings />
    </>,
  );
  const said = () => screen.queryByRole("note")?.textContent;
  const unit = screen.getByRole("button", { name: "millicores per pod" });
  fireEvent.click(screen.getByText("millicores per pod"));
  expect(said()).toBe(
    "millicores per pod: A thousand millicores are one core of CPU. The value of all pods together, divided by their number.",
  );
  expect(unit.getAttribute("aria-describedby")).toBe(screen.getByRole("note").id);
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect([said(), unit.hasAttribute("aria-describedby")]).toEqual([undefined, false]);
  fireEvent.click(screen.getByText("requests per s"));
  expect(said()).toBe("requests per s: The number of requests in one second.");
  fireEvent.click(screen.getByText("pods"));
  expect(said()).toBe("pods: What the numbers of this figure count.");
  fireEvent.click(screen.getByText("memory"));
  expect(said()).toBe("metric: The count that this metric alone proposes. The largest proposal of all metrics wins.");
  fireEvent.click(screen.getByText("clamped"));
  expect(said()).toBe("clamped: minReplicas and maxReplicas bound the count.");
  fireEvent.click(screen.getByText("other"));
  expect(said()).toBeUndefined();
  fireEvent.click(unit);
  fireEvent.scroll(window);
  expect(said()).toBeUndefined();
});

test("a word says it above itself if its press opens something below", () => {
  render(
    <>
      <button type="button" data-means="stabilized" aria-expanded="false">
        stabilized
      </button>
      <button type="button" data-means="applied">
        applied
      </button>
      <Meanings />
    </>,
  );
  const at = { left: 20, top: 300, right: 90, bottom: 320 };
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue(at as DOMRect);
  const { style } = (fireEvent.click(screen.getByText("stabilized")), screen.getByRole("note"));
  expect([style.top, style.bottom]).toEqual(["", `${window.innerHeight - 296}px`]);
  fireEvent.click(screen.getByText("applied"));
  expect([screen.getByRole("note").style.top, screen.getByRole("note").style.bottom]).toEqual(["324px", ""]);
  vi.restoreAllMocks();
});

describe("a word of a legend, whose press hides its line,", () => {
  const meaning = "capacity: The requests that the ready pods can answer, per second. A press hides or shows it.";
  const toggled = vi.fn();
  const said = () => screen.queryByRole("note")?.textContent;
  const pointer = (type: string, target: Element, pointerType: string) =>
    fireEvent(target, Object.assign(new MouseEvent(type, { bubbles: true, cancelable: true }), { pointerType }));
  const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

  function show() {
    vi.useFakeTimers();
    toggled.mockClear();
    render(
      <>
        <button type="button" data-means="capacity" aria-pressed onClick={toggled}>
          <span>capacity</span>
        </button>
        <p>beside</p>
        <Meanings />
      </>,
    );
    return screen.getByText("capacity");
  }
  afterEach(() => void vi.useRealTimers());

  test("says nothing at a press", () => {
    const word = show();
    for (const pointerType of ["mouse", "touch"]) {
      pointer("pointerdown", word, pointerType);
      pointer("pointerup", word, pointerType);
      fireEvent.click(word);
      wait(2000);
      expect(said()).toBeUndefined();
    }
    expect(toggled).toHaveBeenCalledTimes(2);
  });

  test("says what it means to a pointer that rests on it, and stops when it leaves", () => {
    const word = show();
    pointer("pointerover", word, "mouse");
    wait(300);
    expect(said()).toBeUndefined();
    wait(300);
    expect(said()).toBe(meaning);
    fireEvent.click(word);
    expect([said(), toggled.mock.calls.length]).toEqual([meaning, 1]);
    pointer("pointerover", screen.getByText("beside"), "mouse");
    expect(said()).toBeUndefined();
  });

  test("says it to a finger that holds it, which then hides nothing", () => {
    const word = show();
    pointer("pointerdown", word, "touch");
    wait(600);
    pointer("pointerup", word, "touch");
    fireEvent.click(word);
    expect([said(), toggled.mock.calls.length]).toEqual([meaning, 0]);
    pointer("pointerdown", word, "touch");
    pointer("pointerup", word, "touch");
    fireEvent.click(word);
    expect(toggled).toHaveBeenCalledTimes(1);
  });

  test("says it where the keyboard has brought the focus, until the focus leaves", () => {
    const button = show().closest("button")!;
    vi.spyOn(button, "matches").mockImplementation((selector) => selector === ":focus-visible");
    act(() => button.focus());
    expect(said()).toBe(meaning);
    act(() => button.blur());
    expect(said()).toBeUndefined();
  });
});

test.each([
  ["German", de],
  ["Ukrainian", uk],
])("each unit of a metric's figure has a meaning in %s, too", (_, { messages }) => {
  const said = (english: string) => messages[english] ?? english;
  for (const [unit, parts] of [
    ["millicores per pod", ["millicores", "per pod"]],
    ["millicores in total", ["millicores", "in total"]],
    ["Mi per pod", ["Mi", "per pod"]],
    ["Mi in total", ["Mi", "in total"]],
  ] as const)
    expect(
      parts.every((part) => ` ${said(unit)} `.includes(` ${said(part)} `)),
      said(unit),
    ).toBe(true);
});
