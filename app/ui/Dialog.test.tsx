// @vitest-environment jsdom
import { cleanup, createEvent, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Dialog } from "./Dialog";
import "./testing/jsdomLacks";

const onClose = vi.fn();
beforeEach(() => {
  vi.clearAllMocks();
  render(
    <Dialog title="A window" onClose={onClose}>
      <input type="search" />
      <input type="search" aria-label="clears itself" onKeyDown={(event) => event.preventDefault()} />
      <input />
    </Dialog>,
  );
});
afterEach(cleanup);

/** Returns whether the key closed the window, and whether the browser still acts on the key. */
function escape(target: Element, isComposing = false) {
  const event = createEvent.keyDown(target, { key: "Escape", isComposing });
  fireEvent(target, event);
  return { closed: onClose.mock.calls.length, browserActs: !event.defaultPrevented };
}

test("Escape in a search field closes the window once, also in browsers that keep the key there", () => {
  expect(escape(screen.getByRole("searchbox", { name: "" }))).toEqual({ closed: 1, browserActs: false });
});

test("Escape in a search field leaves the window open if it ends a composition, or if the field took it", () => {
  expect(escape(screen.getByRole("searchbox", { name: "" }), true)).toEqual({ closed: 0, browserActs: true });
  expect(escape(screen.getByRole("searchbox", { name: "clears itself" }))).toEqual({ closed: 0, browserActs: false });
});

test("Escape anywhere else is left to the browser, which then tells the window to close", () => {
  expect(escape(screen.getByRole("textbox"))).toEqual({ closed: 0, browserActs: true });
});
