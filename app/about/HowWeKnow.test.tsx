// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { HowWeKnow } from "./HowWeKnow";
import "../ui/testing/jsdomLacks";

afterEach(cleanup);

const thing = { label: "Field", title: "spec.minReplicas", text: "What the field means.", isThere: true };

function show(part: string | undefined, { isOpened = true, isThere = true } = {}) {
  const open = vi.fn(() => Promise.resolve(isOpened));
  const onPart = vi.fn();
  render(<HowWeKnow part={part} shown={() => ({ ...thing, isThere })} open={open} onPart={onPart} onClose={() => undefined} />);
  return { open, onPart };
}

test("begins with the tab, the document or the part that its address names", () => {
  show(undefined);
  expect(document.activeElement).toBe(screen.getByRole("tab", { name: "The numbers", selected: true }));
  cleanup();
  show("documents");
  expect(document.activeElement).toBe(screen.getByRole("tab", { name: "Documents", selected: true }));
  cleanup();
  show("proposal-v2");
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Proposal of autoscaling/v2" }));
  cleanup();
  show("checked");
  expect(document.activeElement?.getAttribute("data-part")).toBe("checked");
});

test("says its version where the build wrote one, for a report that the page was wrong", () => {
  show(undefined);
  expect(screen.queryByText(/^This is version/)).toBeNull();
  cleanup();
  const meta = Object.assign(document.createElement("meta"), { name: "version", content: "0.1.0 (abc)" });
  document.head.append(meta);
  show(undefined);
  expect(screen.getByText("This is version 0.1.0 (abc) of the page.")).toBeDefined();
  meta.remove();
});

test("leads to the tabs and to the documents", () => {
  const { onPart } = show("documents");
  fireEvent.click(screen.getByRole("button", { name: "Documentation of 2020" }));
  fireEvent.click(screen.getByRole("tab", { name: "The numbers" }));
  expect(onPart.mock.calls).toEqual([["documentation-2020"], [null]]);
});

test("a link opens what shows the answer, and what has no place in the page now is explained beside the answer", async () => {
  const { open } = show("documents", { isOpened: false });
  const [link] = screen.getAllByRole("button", { name: thing.title });
  fireEvent.click(link!);
  expect(open).toHaveBeenCalledWith("incident/podsEvicted");
  expect((await screen.findAllByText(thing.text)).length).toBe(1);
  cleanup();
  show("documents", { isThere: false });
  expect(screen.queryByRole("button", { name: thing.title })).toBeNull();
});
