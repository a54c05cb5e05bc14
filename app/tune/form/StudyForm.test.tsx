// @vitest-environment jsdom
import { defaultStudy } from "../../../engine/doors/withKeda";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { firstScenario, type SearchFindings } from "../../../engine/index";
import { helpInPage } from "../../simulation/testing/helpInPage";
import { setPrice } from "../../store/price";
import { openScenario, setManifest, useScenario } from "../../store/scenario";
import { noSearch, SearchContext, useSearch } from "../../store/search";
import { OfBefore } from "./OfBefore";
import { SearchBar } from "./SearchBar";
import { StudyForm } from "./StudyForm";

const work = { begin: vi.fn(), stop: vi.fn(), pick: vi.fn() };
const target = "cpu averageUtilization";
const scenario = () => useScenario.getState().scenario;
const moves = () => scenario().study?.moves ?? [];
const box = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const type = (name: string, value: string) => fireEvent.change(box(name), { target: { value } });
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
const blocked = (name: string) => button(name).getAttribute("aria-disabled") === "true";
const said = () => document.querySelector("#search-says")?.textContent;

/** The code is compiled for the test. */
const soon = { timeout: 20_000 };

beforeEach(async () => {
  helpInPage();
  vi.clearAllMocks();
  openScenario(firstScenario);
  useSearch.setState(noSearch);
  render(
    <SearchContext value={work}>
      <OfBefore />
      <StudyForm />
      <SearchBar />
    </SearchContext>,
  );
  await screen.findByText("270 combinations", undefined, soon);
});
afterEach(cleanup);

test("shows the usual study, which is not part of the scenario before an edit, and begins a search of it", () => {
  expect(screen.getByText("270 combinations")).toBeTruthy();
  expect([box(`${target}: from`).value, box(`${target}: to`).value, box(`${target}: by`).value]).toEqual(["30", "70", "5"]);
  expect(screen.getByText("10, as it is")).toBeTruthy();
  fireEvent.click(button("Search"));
  expect(work.begin).toHaveBeenCalledWith({ scenario: firstScenario, study: defaultStudy(firstScenario) });
  expect(scenario()).toBe(firstScenario);
});

test("what is typed goes into the scenario's study, and back to the usual one", () => {
  type(`${target}: to`, "90");
  type("scaleDown window, s: values", "30, 60 300");
  fireEvent.click(screen.getByRole("checkbox", { name: "maxReplicas" }));
  fireEvent.change(screen.getByRole("combobox", { name: "Cost" }), { target: { value: "price" } });
  type("Price per pod-hour", "0.12");
  type("Load", "+20, −10");
  type("Start-up", "2");
  type("Limit, at p95", "0.5");
  expect(scenario()).toMatchObject({
    limits: { failedShare: { atMost: 0.005 } },
    study: {
      cost: { kind: "price", pricePerPodHour: 0.12 },
      variations: [
        { kind: "load", amount: 1.2 },
        { kind: "load", amount: 0.9 },
        { kind: "startUp", amount: 2 },
      ],
    },
  });
  expect(moves()).toEqual([
    { field: "spec.minReplicas", from: 1, to: 5, by: 1 },
    { field: "spec.maxReplicas", from: 6, to: 14, by: 1 },
    { field: "spec.metrics[0].resource.target.averageUtilization", from: 30, to: 90, by: 5 },
    { field: "spec.behavior.scaleUp.stabilizationWindowSeconds", values: [0, 60] },
    { field: "spec.behavior.scaleDown.stabilizationWindowSeconds", values: [30, 60, 300] },
  ]);
  expect(box("scaleDown window, s: values").value).toBe("30, 60 300");
  fireEvent.click(button("Back to the usual study"));
  expect(scenario().study).toBeUndefined();
});

test("a range that is empty, contradicts itself or is too long says so under its row, keeps what was typed, and no search begins", async () => {
  const problem = () =>
    screen
      .getByRole("textbox", { name: `${target}: to` })
      .closest(".study-row")
      ?.querySelector(".study-problem")?.textContent;
  for (const [value, sentence] of [
    ["", "To is empty; it must be a number."],
    ["20", "The range goes from 30 to 20; its end must not be below its start."],
    ["7x", 'To is "7x"; it must be a number.'],
    ["5000", "To is 5000; it must be from 1 to 1000."],
  ] as const) {
    type(`${target}: to`, value);
    expect(box(`${target}: to`).value).toBe(value);
    await waitFor(() => expect(problem()).toBe(sentence));
    expect([said(), blocked("Search")]).toEqual(["Correct the marked rows first.", true]);
  }
  type(`${target}: to`, "90");
  await waitFor(() => expect([problem(), blocked("Search")]).toEqual([undefined, false]));
  type(`${target}: by`, "1");
  type("minReplicas: from", "11");
  await waitFor(() => expect([screen.getByText(/^The range goes from 11 to 5/), blocked("Search")]).toEqual([expect.anything(), true]));
});

test("a search that is asked for before what was typed is judged begins with it, or not at all", async () => {
  type(`${target}: to`, "90");
  fireEvent.click(button("Search"));
  expect(work.begin).not.toHaveBeenCalled();
  await waitFor(() => expect(work.begin).toHaveBeenCalledWith({ scenario: firstScenario, study: scenario().study }));
  vi.clearAllMocks();
  type(`${target}: to`, "20");
  fireEvent.click(button("Search"));
  await waitFor(() => expect(said()).toBe("Correct the marked rows first."));
  expect(work.begin).not.toHaveBeenCalled();
});

test("a change of the usual study that comes before it is known is made of it", async () => {
  act(() => setManifest(firstScenario.manifest.replace("maxReplicas: 10", "maxReplicas: 20")));
  type("Seeds", "30");
  await waitFor(() => expect(scenario().study?.seeds).toBe(30));
  expect(moves()).not.toEqual([]);
});

test("a field that the manifest no longer has keeps what was typed for it", async () => {
  type(`${target}: to`, "85");
  fireEvent.click(screen.getByRole("checkbox", { name: "maxReplicas" }));
  setManifest(firstScenario.manifest.replace("kind: HorizontalPodAutoscaler", "kind: Deployment"));
  cleanup();
  render(<StudyForm />);
  await waitFor(() => expect(screen.getAllByText("The manifest does not have this field now.")).toHaveLength(5));
  expect(box("metrics[0] averageUtilization: to").value).toBe("85");
});

test("says how far the search is, what it has after a stop, and that results are from before an edit", () => {
  const asked = { scenario: firstScenario, study: defaultStudy(firstScenario) };
  const state = (next: Partial<typeof noSearch>) => {
    const found = { judged: Array.from({ length: next.runs === 40 ? 1 : 28 }) } as unknown as SearchFindings;
    act(() => useSearch.setState({ ...noSearch, asked, found, runs: 1904, budget: 2600, workers: 2, ...next }));
    return said();
  };
  expect(state({ status: "running", secondsLeft: 6 })).toBe("73%, 6\u00a0s left1\u202f904 of 2\u202f600 runs, 2 workers");
  expect(screen.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("73");
  fireEvent.click(button("Cancel"));
  expect(work.stop).toHaveBeenCalled();
  expect(state({ status: "stopped" })).toMatch(/^Stopped at 73%; 28 candidates are judged on all runs\./);
  expect(state({ status: "stopped", runs: 40 })).toMatch(/^Stopped at 1%; 1 candidate is judged on all runs\./);
  fireEvent.click(button("Go on"));
  expect(work.begin).toHaveBeenCalledWith(asked);
  expect(state({ status: "failed", failure: "The worker was lost." })).toMatch(/^The worker was lost\./);
  expect(state({ status: "done" })).toMatch(/^Done: 28 candidates/);
  expect([blocked("Search"), screen.queryByText(/from before your edit/)]).toEqual([true, null]);
  type("Seeds", "30");
  expect([blocked("Search"), screen.queryByText(/from before your edit/)]).toEqual([false, expect.anything()]);
});

test("a ScaledObject has its own fields, as soon as KEDA's code is here", async () => {
  act(() =>
    setManifest(`apiVersion: keda.sh/v1alpha1
kind: ScaledObject
metadata: { name: web }
spec:
  scaleTargetRef: { name: web }
  triggers:
    - type: prometheus
      metadata: { serverAddress: "http://prometheus", query: "sum(rate(http_requests_total[1m]))", threshold: "10" }
`),
  );
  const from = await screen.findByRole<HTMLInputElement>("textbox", { name: "prometheus threshold: from" }, soon);
  expect(from.value).toBe("6");
  expect(box("scaleDown window, s: values").value).toBe("60, 120, 300");
  for (const name of ["minReplicaCount", "maxReplicaCount", "pollingInterval", "cooldownPeriod"])
    expect(screen.getByRole("checkbox", { name })).toBeTruthy();
});

test("with a price the cost is by that price, and no other is typed here", () => {
  const options = () => [...screen.getByRole<HTMLSelectElement>("combobox", { name: "Cost" }).options].map(({ value }) => value);
  expect(options()).toEqual(["podHours", "cpuHoursRequested", "price"]);
  act(() => setPrice({ perPodHour: 0.04, currency: "€" }));
  expect(options()).toEqual(["podHours", "cpuHoursRequested", "cost"]);
  fireEvent.change(screen.getByRole("combobox", { name: "Cost" }), { target: { value: "cost" } });
  expect(scenario().study?.cost).toEqual({ kind: "cost" });
  expect(screen.getByText("€0.04 per pod-hour")).toBeTruthy();
});
