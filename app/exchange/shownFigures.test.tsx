// @vitest-environment jsdom
/** A figure's file has the marks of the figure on the page: one figure, two renderers. */
import { cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Figures } from "../charts/Figures";
import { exampleRun } from "../charts/testing/exampleRun";
import { queueThatSleeps, runOf } from "../charts/testing/kedaRun";
import { firstScenario, type Scenario } from "../../engine/index";
import { useScenario } from "../store/scenario";
import { useTrace } from "../store/trace";
import { useView } from "../store/view";
import type { Run } from "../run/run";
import { loadTheRest } from "../ui/later";
import { shownFigures, shownFile } from "./shownFigures";

const size = { width: 1400, height: 160 };

beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false }));
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(size.width);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(900);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function show(scenario: Scenario, run: Run, cursor: number) {
  useView.setState({ cursor, tables: new Set(), hidden: new Set(), zoom: null });
  useScenario.setState({ scenario });
  useTrace.setState({ run });
  render(<Figures loadBar={null} CurveEditor={() => null} IncidentLane={() => null} IncidentLines={() => null} />);
}

/** What is drawn, apart from the lines of Recharts and the grid: each element with its place. */
const pathsOf = (root: ParentNode) =>
  new Set([...root.querySelectorAll("path, circle")].map((mark) => mark.getAttribute("d") ?? place(mark)));
const place = (mark: Element) => ["cx", "cy", "r"].map((name) => mark.getAttribute(name)).join(" ");

/** The file of a figure in the size that the page gave its plot, and what the page's plot drew that the file lacks. */
function lackingInFile(section: HTMLElement, run: Run): string[] {
  const figure = section.dataset["figure"]!;
  const height = Number.parseInt(section.querySelector<HTMLElement>(".plot")!.style.height, 10);
  const file = shownFile({ figure, title: "", width: size.width, height }, run, { name: "", link: null, tone: "light" })!;
  const drawn = pathsOf(new DOMParser().parseFromString(file.svg, "image/svg+xml"));
  const onPage = pathsOf(section.querySelector(".plot")!);
  for (const line of section.querySelectorAll(".lines *")) onPage.delete(line.getAttribute("d") ?? place(line));
  expect(onPage.size, figure).toBeGreaterThan(2);
  return [...onPage].filter((mark) => !drawn.has(mark)).map((mark) => `${figure}: ${mark}`);
}

test.for([
  {
    name: "a first scenario",
    scenario: firstScenario,
    run: runOf(firstScenario),
    cursor: 405,
    figures: ["load", "replicas", "metric-0", "decisions", "pods"],
  },
  {
    name: "a queue with KEDA",
    scenario: queueThatSleeps,
    run: runOf(queueThatSleeps),
    cursor: 1290,
    figures: ["load", "polls", "replicas", "metric-0", "decisions", "pods"],
  },
])("$name: what the page draws of its figures is in their files", async ({ scenario, run, cursor, figures }) => {
  await loadTheRest();
  show(scenario, run, cursor);
  await vi.waitFor(() => expect(new Set(shownFigures().map(({ figure }) => figure))).toEqual(new Set(figures)), { timeout: 20_000 });
  await vi.waitFor(
    () => {
      // A late part takes the place of an empty figure.
      const sections = [...document.querySelectorAll<HTMLElement>(".fig[data-figure]")];
      expect(sections.flatMap((section) => lackingInFile(section, run))).toEqual([]);
    },
    { timeout: 20_000 },
  );
});

test("a figure's file has the scenario's name and the whole link, in lines that fit", () => {
  show(firstScenario, exampleRun, 405);
  const link = `https://hpa.example/#3.${"a".repeat(700)}`;
  const { svg } = shownFile({ figure: "replicas", title: "", ...size }, exampleRun, { name: "mine & yours", link, tone: "dark" })!;
  const drawing = new DOMParser().parseFromString(svg, "image/svg+xml");
  expect(drawing.querySelector("parsererror")).toBeNull();
  expect(drawing.querySelector("title")?.textContent).toBe("How many pods, how many ready? · mine & yours");
  expect([...drawing.querySelectorAll("a text")].map(({ textContent }) => textContent).join("")).toBe(link);
  expect(drawing.querySelector("a")?.getAttribute("href")).toBe(link);
});
