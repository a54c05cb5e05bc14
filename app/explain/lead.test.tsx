// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { useView } from "../store/view";
import { Phrases } from "./Phrases";
import { useTabs } from "../store/tabs";
import { useWanted } from "../store/wanted";

afterEach(() => {
  cleanup();
  useTabs.setState({ tab: null });
  useWanted.setState({ wantedField: null });
  useView.setState({ origin: null });
});

test("a cause leads to its incident, whose sign shows the focus until the focus leaves", async () => {
  Element.prototype.scrollIntoView = () => {};
  render(
    <>
      <svg>
        <g data-incident="0" tabIndex={0} />
        <g data-incident="1" tabIndex={0} />
      </svg>
      <Phrases phrases={[{ kind: "value", text: "metrics API", origin: { kind: "incident", index: 1, at: 600 } }]} />
    </>,
  );
  const sign = document.querySelector<SVGElement>('[data-incident="1"]');
  const link = screen.getByRole("button", { name: "metrics API" });
  fireEvent.pointerEnter(link);
  expect(useView.getState().origin).toEqual({ kind: "incident", index: 1, at: 600 });
  fireEvent.click(link);
  await vi.waitFor(() => expect(document.activeElement).toBe(sign));
  expect(sign?.dataset).toHaveProperty("led");
  sign?.blur();
  expect(sign?.dataset).not.toHaveProperty("led");
});

test("a container of the manifest is shown by its line", () => {
  render(<Phrases phrases={[{ kind: "value", text: "cpu", origin: { kind: "line", line: 34 } }]} />);
  fireEvent.click(screen.getByRole("button", { name: "cpu" }));
  expect([useTabs.getState().tab, useWanted.getState().wantedField]).toEqual(["manifest", 34]);
});
