// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { firstScenario } from "../../engine/index";
import { TextWorker } from "../simulation/testing/textWorker";
import { openOwn } from "../store/own";
import { openScenario, useScenario } from "../store/scenario";
import { newWork, ownWork } from "../store/whose";
import { saveDraft } from "./draft";
import { goBack, takeIn } from "./incoming";
import { useNotice } from "./notice";
import { OwnDialog } from "./OwnDialog";
import { ownScenarios, saveOwn } from "./ownScenarios";
import "../ui/testing/jsdomLacks";

const onClose = vi.fn();
/** The list is read in a worker. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));
beforeEach(async () => {
  localStorage.clear();
  vi.stubGlobal("Worker", TextWorker);
  openScenario({ ...firstScenario, name: "web" });
  render(<OwnDialog onClose={onClose} />);
  await settled();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const namesIn = (list: string) =>
  screen.queryAllByRole("list", { name: list }).flatMap((each) =>
    within(each)
      .getAllByRole("group")
      .map((row) => row.getAttribute("aria-label")),
  );
const rows = () => namesIn("Saved scenarios");
const status = () => screen.getByRole("status").textContent;
const press = async (name: string, row?: string) => {
  const place = row === undefined ? screen : within(screen.getByRole("group", { name: row }));
  fireEvent.click(place.getByRole("button", { name }));
  await settled();
};
const saveAs = async (name: string) => {
  fireEvent.change(screen.getByRole("textbox", { name: "Save this scenario as" }), { target: { value: name } });
  await press("Save");
};

test("the person's own scenarios are saved, renamed, doubled, deleted, and each step can be undone", async () => {
  await saveAs("morning");
  expect([rows(), status()]).toEqual([["morning"], "“morning” was saved. "]);
  await press("Duplicate", "morning");
  expect(rows()).toEqual(["morning", "morning 2"]);
  await press("Rename", "morning 2");
  fireEvent.change(screen.getByRole("textbox", { name: "New name for “morning 2”" }), { target: { value: "evening" } });
  fireEvent.submit(screen.getByRole("textbox", { name: "New name for “morning 2”" }));
  await settled();
  expect(rows()).toEqual(["evening", "morning"]);
  await press("Undo");
  expect(rows()).toEqual(["morning", "morning 2"]);
  await press("Delete", "morning");
  expect([rows(), status()]).toEqual([["morning 2"], "“morning” was deleted. Undo"]);
  await press("Undo");
  expect([rows(), status()]).toEqual([["morning", "morning 2"], ""]);
});

test("saving under an existing name replaces that scenario, which can be undone", async () => {
  await saveAs("morning");
  act(() => useScenario.setState(({ scenario }) => ({ scenario: { ...scenario, seed: 77 } })));
  await saveAs("morning");
  expect([rows(), status()]).toEqual([["morning"], "“morning” was replaced. Undo"]);
  const seed = async () => (await ownScenarios())[0]!.scenario!.seed;
  expect(await seed()).toBe(77);
  await press("Undo");
  expect(await seed()).toBe(firstScenario.seed);
});

test("opening one replaces the present scenario, which stays one press away", async () => {
  await saveAs("morning");
  act(() => openOwn(newWork({ ...firstScenario, name: "mine", seed: 5 })));
  fireEvent.click(within(screen.getByRole("group", { name: "morning" })).getByText("morning"));
  expect([useScenario.getState().scenario.name, onClose.mock.calls.length]).toEqual(["morning", 1]);
  goBack(useNotice.getState().notice!.back!);
  expect(useScenario.getState().scenario.name).toBe("mine");
});

test("a full browser says so, and the shown scenario stays", async () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation((_, value) => {
    if (value.length > 10) throw new DOMException("full", "QuotaExceededError");
  });
  await saveAs("morning");
  expect([rows(), status()]).toEqual([[], expect.stringContaining("storage is full")]);
  expect(useScenario.getState().scenario.name).toBe("morning");
});

test("a scenario that cannot be read is reported, and can be downloaded or deleted", async () => {
  localStorage.setItem("hpa-playground/scenario/x", "{ half");
  act(() => void window.dispatchEvent(new Event("storage")));
  await settled();
  expect(rows()).toEqual(["An unreadable entry"]);
  expect(screen.getByText("The stored entry is not JSON.")).toBeTruthy();
  await press("Delete");
  expect(rows()).toEqual([]);
  await press("Undo");
  expect(localStorage.getItem("hpa-playground/scenario/x")).toBe("{ half");
});

test("the work that the page shows is listed beside each work that another one replaced, and each comes back", async () => {
  // The drafts are in the order of their times, so each needs a time of its own.
  let now = Date.now();
  vi.spyOn(Date, "now").mockImplementation(() => (now += 1));
  const mine = newWork({ ...firstScenario, name: "mine", seed: 5 });
  await act(async () => {
    openOwn(mine);
    saveDraft(mine);
    takeIn({ scenario: { ...firstScenario, name: "of a file", seed: 6 } }, { from: "file", name: "web.yaml" });
    saveDraft(ownWork(useScenario.getState())!);
    takeIn({ scenario: { ...firstScenario, name: "of the library", seed: 7 } }, { from: "library" });
    window.dispatchEvent(new Event("storage"));
  });
  await settled();
  expect(namesIn("Drafts")).toEqual(["of a file", "mine"]);
  fireEvent.click(screen.getByText("mine"));
  await settled();
  expect(ownWork(useScenario.getState())).toEqual(mine);
  expect(namesIn("Drafts")).toEqual(["mine", "of a file"]);
  expect(screen.getByRole("group", { name: "mine" }).textContent).toContain("open on this page");
});

test("a draft and a scenario without a name are spoken of without empty quotes", async () => {
  const unnamed = { ...firstScenario, name: "", seed: 5 };
  await act(async () => {
    saveDraft(newWork(unnamed));
    saveOwn({ ...unnamed, seed: 6 });
    window.dispatchEvent(new Event("storage"));
  });
  await settled();
  const rowIn = (list: string) => within(within(screen.getByRole("list", { name: list })).getByRole("group", { name: "without a name" }));
  const pressIn = async (list: string, name: string) => {
    fireEvent.click(rowIn(list).getByRole("button", { name }));
    await settled();
  };
  await pressIn("Drafts", "Delete");
  expect(status()).toBe("The draft without a name was deleted. Undo");
  await pressIn("Saved scenarios", "Delete");
  expect(status()).toBe("The scenario without a name was deleted. Undo");
  await press("Undo");
  await pressIn("Saved scenarios", "Rename");
  const field = screen.getByRole("textbox", { name: "New name for the scenario without a name" });
  fireEvent.change(field, { target: { value: "evening" } });
  fireEvent.submit(field);
  await settled();
  expect(status()).toBe("The scenario is now called “evening”. Undo");
});

test("a draft from which no scenario can be read is listed, can be downloaded or deleted, and hides no other", async () => {
  localStorage.setItem("hpa-playground/draft/x", '{"scenario":{"version":99}}');
  localStorage.setItem("hpa-playground/unread-draft", "{ half");
  act(() => void window.dispatchEvent(new Event("storage")));
  await settled();
  expect(namesIn("Drafts")).toEqual(["An unreadable entry", "An unreadable entry"]);
  fireEvent.click(screen.getAllByRole("button", { name: "Delete" })[0]!);
  await settled();
  expect([localStorage.getItem("hpa-playground/draft/x"), namesIn("Drafts").length]).toEqual([null, 1]);
  await press("Undo");
  expect(localStorage.getItem("hpa-playground/draft/x")).toBe('{"scenario":{"version":99}}');
});

test("a work for which there is no room is listed as not saved, and is kept as soon as another one is deleted", async () => {
  const old = newWork({ ...firstScenario, name: "old", seed: 4 });
  const mine = newWork({ ...firstScenario, name: "mine", seed: 5 });
  saveDraft(old);
  const setItem = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  await act(async () => {
    openOwn(mine);
    expect(saveDraft(mine)).toBe(false);
    window.dispatchEvent(new Event("storage"));
  });
  await settled();
  expect(screen.getByRole("group", { name: "mine" }).textContent).toContain("not saved: this browser's storage is full or blocked");
  setItem.mockRestore();
  await press("Delete", "old");
  expect(localStorage.getItem(`hpa-playground/draft/${mine.draft}`)).toContain('"mine"');
  expect(screen.getByRole("group", { name: "mine" }).textContent).toContain("open on this page");
});
