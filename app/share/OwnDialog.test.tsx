// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { firstScenario } from "../../engine/index";
import { TextWorker } from "../simulation/testing/textWorker";
import { openOwn } from "../store/own";
import { openScenario, useScenario } from "../store/scenario";
import { newWork } from "../store/whose";
import { goBack } from "./incoming";
import { useNotice } from "./notice";
import { OwnDialog } from "./OwnDialog";
import { ownScenarios } from "./ownScenarios";
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

const rows = () => screen.queryAllByRole("group").map((row) => row.getAttribute("aria-label"));
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
