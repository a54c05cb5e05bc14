// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Meanings } from "./Meanings";

afterEach(cleanup);

test("a pressed word says what it means, described by it, until Escape, another press or a scroll", () => {
  render(
    <>
      <button type="button" data-means="capacity">
        <span>capacity</span>
      </button>
      <button type="button" data-means="clamped">
        clamped
      </button>
      <button type="button">other</button>
      <Meanings />
    </>,
  );
  const said = () => screen.queryByRole("note")?.textContent;
  const capacity = screen.getByRole("button", { name: "capacity" });
  fireEvent.click(screen.getByText("capacity"));
  expect(said()).toBe("capacity: The requests that the ready pods can answer, per second.");
  expect(capacity.getAttribute("aria-describedby")).toBe(screen.getByRole("note").id);
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect([said(), capacity.hasAttribute("aria-describedby")]).toEqual([undefined, false]);
  fireEvent.click(capacity);
  fireEvent.click(screen.getByText("clamped"));
  expect(said()).toBe("clamped: minReplicas and maxReplicas bound the count.");
  fireEvent.click(screen.getByText("other"));
  expect(said()).toBeUndefined();
  fireEvent.click(capacity);
  fireEvent.scroll(window);
  expect(said()).toBeUndefined();
});
