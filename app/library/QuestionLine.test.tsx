// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { firstScenario } from "../../engine/index";
import { library } from "../../engine/doors/library";
import { helpInPage } from "../simulation/testing/helpInPage";
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

helpInPage();
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
    entry.title,
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

describe("a number of the answer that is a field of the scenario", () => {
  const policies = library.find(({ id }) => id === "eighty-replicas")!;
  const manifest = () => useScenario.getState().scenario.manifest;
  const number = (value: number) => screen.findByRole("spinbutton", { name: "value", value: { now: value } }, { timeout: 20_000 });
  const press = (target: Element, key: string, shiftKey = false) => fireEvent.keyDown(target, { key, shiftKey });

  test("is changed by keys in the manifest, follows it, says what it was, and goes back there", async () => {
    openScenario(policies.scenario);
    render(<Question />);
    const bar = screen.getByRole("region");
    press(await number(10), "ArrowUp");
    press(await number(11), "PageUp");
    expect(manifest()).toBe(policies.scenario.manifest.replace("value: 10", "value: 21"));
    expect(bar.textContent).toContain("21% (was 10%) of 80 pods is 8 pods a minute");
    press(await number(4), "ArrowDown", true);
    expect(manifest()).toContain("value: 1\n");
    fireEvent.click(button("was 10%")!);
    expect(manifest()).toBe(policies.scenario.manifest.replace("value: 4", "value: 1"));
    act(() => setManifest(manifest().replace("value: 10", "value: 33")));
    await number(33);
    expect(bar.textContent).toContain("33% (was 10%) of 80 pods");
  });

  test("follows a drag step by step, and Escape takes the drag back", async () => {
    openScenario(policies.scenario);
    render(<Question />);
    const drag = await number(10);
    Object.assign(drag, { setPointerCapture: () => {}, hasPointerCapture: () => true });
    const pointer = (type: string, clientX: number) =>
      fireEvent(drag, Object.assign(new MouseEvent(type, { bubbles: true, button: 0, clientX }), { pointerId: 1 }));
    pointer("pointerdown", 100);
    pointer("pointermove", 108);
    expect([manifest().includes("value: 12"), useScenario.getState().gesture]).toEqual([true, true]);
    pointer("pointermove", 60);
    pointer("pointerup", 60);
    expect([manifest().includes("value: 1\n"), useScenario.getState().gesture]).toEqual([true, false]);
    pointer("pointerdown", 100);
    pointer("pointermove", 140);
    expect(manifest()).toContain("value: 11\n");
    fireEvent.keyDown(window, { key: "Escape" });
    expect(manifest()).toContain("value: 1\n");
  });

  test("of the workload is a field of its form, and is text again where the manifest has it no longer", async () => {
    render(<Question />);
    const [named] = screen.getAllByRole("spinbutton", { name: "CPU request" });
    press(named!, "ArrowRight");
    expect([request(), screen.getByRole("region").textContent]).toEqual([101, expect.stringContaining("requests 101m (was 100m)")]);
    cleanup();
    openScenario(policies.scenario);
    render(<Question />);
    await number(10);
    act(() => setManifest(policies.scenario.manifest.slice(0, policies.scenario.manifest.indexOf("  behavior:"))));
    await waitFor(() => expect(screen.queryByRole("spinbutton")).toBeNull());
    expect(screen.getByRole("region").textContent).toContain(policies.text);
  });
});
