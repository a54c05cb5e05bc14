// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { useBaseline } from "../../store/baseline";
import { noSearch, SearchContext, useSearch } from "../../store/search";
import { openScenario, useScenario } from "../../store/scenario";
import { openTune, useTune } from "../../store/tune";
import { useTabs } from "../../store/tabs";
import { useView } from "../../store/view";
import { CandidatePanel } from "../candidate/CandidatePanel";
import { searched, show, targetAndMost, type Searched } from "../testing/searched";
import { FrontColumn } from "./FrontColumn";

let done: Searched;
const work = { begin: vi.fn(), stop: vi.fn(), pick: (key: number | null) => act(() => show(done, key)) };

beforeAll(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal("matchMedia", (query: string) => Object.assign(new EventTarget(), { matches: query === "(min-width: 80em)" }));
  Object.defineProperty(HTMLElement.prototype, "clientWidth", { configurable: true, get: () => 656 });
  done = searched(targetAndMost);
});
beforeEach(() => {
  openScenario(done.asked.scenario);
  useSearch.setState(noSearch);
  useView.setState({ tables: new Set() });
});
afterEach(cleanup);

const draw = () =>
  render(
    <SearchContext value={work}>
      <FrontColumn />
      <CandidatePanel />
    </SearchContext>,
  );
const slider = () => screen.getByRole("slider", { name: "Candidates by cost and harm" });
const says = () => slider().getAttribute("aria-valuetext")!;
const panel = () => screen.getByRole("region", { name: "Candidate" });

describe("before a candidate is judged", () => {
  test("the figure says what to do, and its axes have no numbers", () => {
    const { container } = draw();
    expect(screen.getAllByText(/Nothing is searched yet/)).toHaveLength(2);
    expect(container.querySelectorAll(".front-plot .gl")).not.toHaveLength(0);
    expect(container.querySelectorAll(".front-plot text")).toHaveLength(0);
    act(() => useSearch.setState({ status: "running", asked: done.asked }));
    expect(screen.getAllByText(/The first candidates run/)).toHaveLength(2);
    act(() => useSearch.setState({ status: "failed", failure: "the worker ended" }));
    expect(screen.getAllByText("The search failed: the worker ended")).toHaveLength(2);
  });
});

describe("a search", () => {
  beforeEach(() => show(done));

  test("names the chosen candidate, its place on the front and its numbers", () => {
    draw();
    const { front, chosen } = done.found;
    const place = front.indexOf(chosen!) + 1;
    expect(says()).toContain(`${place} of ${front.length} on the front`);
    expect(says()).toContain(`pod-hours ${chosen!.cost.toFixed(2)};`);
    expect(within(panel()).getByText(`candidate ${place} of ${front.length}`)).toBeTruthy();
    expect(within(panel()).getAllByRole("row")[1]!.textContent).toContain(chosen!.cost.toFixed(2));
  });

  test("arrows, and the panel's links, lead along the front; the table has the same numbers and picks, too", () => {
    draw();
    const { front, judged } = done.found;
    const chosen = () => useSearch.getState().picked;
    fireEvent.keyDown(slider(), { key: "ArrowLeft" });
    expect(chosen()).toBe(front[front.indexOf(done.found.chosen!) - 1]!.key);
    fireEvent.click(within(panel()).getByRole("button", { name: "safer" }));
    expect(chosen()).toBe(done.found.chosen!.key);
    fireEvent.keyDown(document.body, { key: "t" });
    const table = screen.getByRole("table", { name: /^Candidates: cost and harm/ });
    expect(within(table).getAllByRole("row")).toHaveLength(judged.length + 1);
    const today = within(table).getByRole("button", { name: "today" });
    expect(today.closest("tr")!.textContent).toContain(done.found.today!.cost.toFixed(2));
    fireEvent.click(today);
    expect(chosen()).toBe(done.found.today!.key);
    expect(within(panel()).getByText("These are today’s values.")).toBeTruthy();
    for (const name of ["Try it, compare with today", "Write it into the manifest M"]) {
      expect(within(panel()).getByRole("button", { name }).hasAttribute("disabled")).toBe(true);
    }
  });

  test("the panel's links keep their places and the focus, also where one leads no further", () => {
    draw();
    const { front, knee } = done.found;
    const links = () => ["cheaper", "safer", "knee"].map((name) => within(panel()).getByRole("button", { name }));
    const before = links();
    const off = () => links().map((link) => link.getAttribute("aria-disabled") === "true");
    for (const at of [front[0]!, knee ?? front[0]!, front.at(-1)!]) {
      act(() => show(done, at.key));
      expect(links()).toEqual(before);
      expect([...before[0]!.parentElement!.children]).toEqual(before);
      expect(off()).toEqual([at === front[0], at === front.at(-1), knee === null || at.key === knee.key]);
    }
    const safer = links()[1]!;
    safer.focus();
    fireEvent.click(safer);
    expect([useSearch.getState().picked, document.activeElement]).toEqual([front.at(-1)!.key, safer]);
  });

  test("M writes the candidate into the manifest, Undo takes it back", async () => {
    draw();
    const before = useScenario.getState().scenario;
    await act(async () => void fireEvent.keyDown(document.body, { key: "m" }));
    expect(useScenario.getState().scenario.manifest).toContain("averageUtilization: 70");
    fireEvent.click(within(panel()).getByRole("button", { name: "Undo" }));
    expect(useScenario.getState().scenario).toEqual(before);
  });

  test("Ctrl+Z and Cmd+Z take it back, too, except in text, and the browser does nothing else then", async () => {
    draw();
    const before = useScenario.getState().scenario;
    for (const chord of [{ ctrlKey: true }, { metaKey: true }]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await act(async () => void fireEvent.keyDown(document.body, { key: "m" }));
      const written = useScenario.getState().scenario;
      const field = document.body.appendChild(document.createElement("input"));
      expect([fireEvent.keyDown(field, { key: "z", ...chord }), useScenario.getState().scenario]).toEqual([true, written]);
      field.remove();
      expect([fireEvent.keyDown(slider(), { key: "z", ...chord }), useScenario.getState().scenario]).toEqual([false, before]);
      expect(fireEvent.keyDown(slider(), { key: "z", ...chord })).toBe(true);
    }
  });

  test("Enter opens it as now, beside the scenario that was searched, and closes Tune", () => {
    draw();
    openTune();
    fireEvent.keyDown(slider(), { key: "Enter" });
    expect(useScenario.getState().scenario.manifest).toContain("averageUtilization: 70");
    expect(useBaseline.getState().scenario).toBe(done.asked.scenario);
    expect(useTune.getState().open).toBe(false);
    expect(useTabs.getState().rightTab).toBe("compare");
    useBaseline.setState({ scenario: null });
  });

  test("says what each field does, and that some make no difference", () => {
    draw();
    const rows = within(screen.getByRole("table", { name: "What matters, from the chosen candidate" }))
      .getAllByRole("row")
      .slice(1);
    expect(rows).toHaveLength(useSearch.getState().shown!.effects.length);
    expect(rows.find((row) => row.textContent.includes("maxReplicas"))!.textContent).toContain("makes no difference here");
    expect(within(rows[0]!).getByRole("img").getAttribute("aria-label")).toMatch(/^[+−]\d.* to [+−]\d/);
  });

  test("while it runs, results are so far; an edited scenario is said, and the guesses always", () => {
    draw();
    expect(screen.queryByText("so far")).toBeNull();
    act(() => useSearch.setState({ status: "running" }));
    expect(screen.getByText("so far")).toBeTruthy();
    expect(screen.queryByText(/was edited after this search/)).toBeNull();
    act(() => openScenario({ ...done.asked.scenario, seed: 9 }));
    expect(screen.getByText(/was edited after this search/)).toBeTruthy();
    expect(screen.getByText(/is the page’s guess/)).toBeTruthy();
  });

  test("that finds nothing better says so, with today's ringed", () => {
    const { container } = draw();
    act(() => useSearch.setState(({ found }) => ({ found: { ...found!, chosen: found!.today }, shown: null })));
    expect(screen.getAllByText("Nothing beats today’s.")).toHaveLength(2);
    expect(container.querySelector(".ring")!.getAttribute("r")).toBe("10");
  });
});
