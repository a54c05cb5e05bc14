// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { firstScenario } from "../../engine/index";
import { library } from "../../engine/doors/library";
import { openScenario, setManifest, setWorkload, useScenario } from "../store/scenario";
import { closeTune, isTuning } from "../store/tune";
import { QuestionLine } from "./QuestionLine";

const entry = library.find(({ id }) => id === "percent-of-requests")!;
const button = (name: string) => screen.queryByRole("button", { name });
const request = () => useScenario.getState().scenario.workload.cpuRequestMilli;

function Question({ back = null, onBack = vi.fn() }: { back?: string | null; onBack?: () => void }) {
  return <QuestionLine back={back} onBack={onBack} onAsked={asked} />;
}
const asked = vi.fn<(isAsked: boolean) => void>();

beforeEach(() => openScenario(entry.scenario));
afterEach(() => {
  cleanup();
  openScenario(firstScenario);
});

test("an open question stays with its answer, and its change is tried and undone with one press each", () => {
  render(<Question />);
  expect(screen.getByRole("region").textContent).toContain(entry.text);
  const before = request();
  fireEvent.click(button("Try this change")!);
  expect([request(), before]).toEqual([500, 100]);
  expect(screen.getByRole("region").textContent).toContain(entry.change);
  fireEvent.click(button("Undo this change")!);
  expect(useScenario.getState().scenario.workload).toEqual(entry.scenario.workload);
  expect(button("Try this change")).toBeTruthy();
});

test("the way back never takes later edits with it", () => {
  render(<Question />);
  fireEvent.click(button("Try this change")!);
  fireEvent.click(button("Undo this change")!);
  fireEvent.click(button("Try this change")!);
  setManifest(`${entry.scenario.manifest}# mine\n`);
  cleanup();
  render(<Question />);
  setWorkload({ cpuPerRequestMilliseconds: 7 });
  expect(button("Undo this change")).toBeNull();
  expect(useScenario.getState().scenario.manifest).toContain("# mine");
});

test("a change that no longer fits the edited manifest is not offered; the next question is always there", () => {
  const spike = library.find(({ id }) => id === "fivefold-spike")!;
  openScenario({ ...spike.scenario, manifest: "kind: Deployment" }, spike.scenario);
  render(<Question />);
  expect(button("Try this change")).toBeNull();
  expect(button("Next question")!.title).toBe(library[library.indexOf(spike) + 1]!.title);
});

test("it is closed for its question, and the page's own first scenario and one's own have none", () => {
  render(<Question />);
  fireEvent.click(button("Close this line")!);
  expect(screen.queryByRole("region")).toBeNull();
  cleanup();
  for (const scenario of [firstScenario, { ...entry.scenario, name: "mine" }]) {
    openScenario(scenario);
    render(<Question />);
    expect(screen.queryByRole("region")).toBeNull();
    cleanup();
  }
});

test("a question with a study leads to Tune, where the line says what the search finds", () => {
  const morning = library.find(({ id }) => id === "morning-doubling")!;
  openScenario(morning.scenario);
  render(<Question />);
  fireEvent.click(button("Find better settings")!);
  expect(isTuning()).toBe(true);
  expect(screen.getByRole("region").textContent).toContain(morning.finding!);
  expect(button("Find better settings")).toBeNull();
  act(closeTune);
  expect(screen.getByRole("region").textContent).toContain(morning.text);
});

test("question, answer, the change and the way back are one bar, which tells when it is there", () => {
  const back = vi.fn<() => void>();
  render(<Question back="Back to mine" onBack={back} />);
  const bar = screen.getByRole("region");
  expect(bar.textContent).toContain(entry.title);
  expect([...bar.querySelectorAll("button")].map((each) => each.getAttribute("aria-label") ?? each.textContent)).toEqual([
    expect.stringContaining(entry.text),
    "Close this line",
    "Try this change",
    "Back to mine",
    "Next question",
  ]);
  fireEvent.click(button("Back to mine")!);
  expect(back).toHaveBeenCalledOnce();
  expect(asked).toHaveBeenLastCalledWith(true);
  fireEvent.click(button("Close this line")!);
  expect(asked).toHaveBeenLastCalledWith(false);
});
