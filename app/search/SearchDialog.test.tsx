// @vitest-environment jsdom
import { act, cleanup, createEvent, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Findable } from "../ui/findable";
import { SearchDialog } from "./SearchDialog";
import "../ui/testing/jsdomLacks";

vi.mock("../text/language", async (actual) => ({ ...(await actual<object>()), language: "de" }));

const entries = Array.from({ length: 15 }, (_, index): Findable => {
  const number = index + 1;
  return {
    id: `library/${number}`,
    kind: "library",
    title: `Zebra ${number}`,
    text: "It has stripes.",
    target: { to: "entry", entry: String(number) },
  };
});
const lesson: Findable = {
  id: "lesson/okapi",
  kind: "lesson",
  title: "Okapi",
  text: "A lesson.",
  inEnglish: true,
  target: { to: "lesson", lesson: "okapi", step: null },
};

const went = vi.fn();
const onClose = vi.fn();
const insert = vi.fn();
beforeEach(() => {
  vi.clearAllMocks();
  const fromRooms = { library: () => entries, lesson: () => [lesson], about: () => [], page: () => [] };
  const toInsert = () => Promise.resolve({ lines: ["minReplicas: 1"], insert });
  const wayTo = ({ id }: Findable) => Promise.resolve(id === "lesson/okapi" ? null : () => went(id));
  render(<SearchDialog fromRooms={fromRooms} isThere={() => true} wayTo={wayTo} toInsert={toInsert} onClose={onClose} />);
});
afterEach(cleanup);

const input = () => screen.getByRole("combobox");
const type = (words: string) => act(() => void fireEvent.change(input(), { target: { value: words } }));
/** Returns whether the browser still acts on the key. */
const key = (name: string, how = {}): boolean => {
  const event = createEvent.keyDown(input(), { key: name, ...how });
  act(() => void fireEvent(input(), event));
  return !event.defaultPrevented;
};
const chosen = () => screen.getByRole("option", { selected: true }).querySelector("b, .search-more")?.textContent;

test("arrows, Page Up, Page Down, Home and End move the choice", () => {
  type("zebra");
  const steps: [string, string][] = [
    ["ArrowDown", "Zebra 2"],
    ["ArrowUp", "Zebra 1"],
    ["PageDown", "Zebra 6"],
    ["End", "3 more"],
    ["PageDown", "3 more"],
    ["PageUp", "Zebra 8"],
    ["Home", "Zebra 1"],
    ["PageUp", "Zebra 1"],
    ["ArrowUp", "3 more"],
    ["ArrowDown", "Zebra 1"],
  ];
  for (const [name, expected] of steps) {
    key(name);
    expect(chosen(), name).toBe(expected);
  }
  key("PageDown");
  // With Shift it selects the typed words.
  expect([key("Home", { shiftKey: true }), chosen()]).toEqual([true, "Zebra 6"]);
});

test("Enter on what is left out shows it, and chooses the first of it", async () => {
  type("zebra");
  expect(screen.getAllByRole("option")).toHaveLength(13);
  key("End");
  key("Enter");
  await vi.waitFor(() => expect([screen.getAllByRole("option").length, chosen()]).toEqual([15, "Zebra 13"]));
  key("Enter");
  await vi.waitFor(() => expect(went.mock.calls).toEqual([["library/13"]]));
  expect(onClose).toHaveBeenCalledOnce();
});

test("on a page in another language a hit says that it is in English", () => {
  type("okapi");
  expect(within(screen.getByRole("option")).getByText("in English")).toBeTruthy();
  type("zebra");
  expect(screen.queryByText("in English")).toBeNull();
});

test("what has no place now can be put in, and the window is closed first", async () => {
  type("okapi");
  key("Enter");
  const button = await screen.findByRole("button", { name: "Insert it into the manifest" });
  await vi.waitFor(() => expect(document.activeElement).toBe(button));
  expect(screen.getByText("minReplicas: 1").tagName).toBe("PRE");
  insert.mockImplementation(() => expect(onClose).toHaveBeenCalledOnce());
  act(() => void fireEvent.click(button));
  expect(insert).toHaveBeenCalledOnce();
});
