// @vitest-environment jsdom
/** A figure's file has the marks of the figure on the page: one figure, two renderers. */
import { afterEach, expect, test, vi } from "vitest";
import { layOut, showFigures } from "../charts/testing/figuresOnPage";
import { exampleRun } from "../charts/testing/exampleRun";
import { queueThatSleeps, runOf } from "../charts/testing/kedaRun";
import { firstScenario, type Bands, type CountSteps, type Scenario } from "../../engine/index";
import { DrawingLayer } from "../lessons/DrawingLayer";
import { useBaseline } from "../store/baseline";
import { useContinued } from "../store/continued";
import { useLesson } from "../store/lesson";
import { vpaScenario } from "../../engine/vpaRun/testing/vpaScenario";
import { useLuck } from "../store/luck";
import { useScenario } from "../store/scenario";
import { useTrace } from "../store/trace";
import { useView } from "../store/view";
import type { Run } from "../run/run";
import { loadTheRest } from "../ui/later";
import { shownFigures, shownFile } from "./shownFigures";

const size = { width: 1400, height: 160 };

layOut({ width: size.width, height: 900 });
afterEach(() => {
  useBaseline.setState(useBaseline.getInitialState());
  useContinued.setState(useContinued.getInitialState());
  useLesson.setState(useLesson.getInitialState());
  useLuck.setState(useLuck.getInitialState());
});

const drawingOfLesson = { Layer: DrawingLayer, Foot: () => null };

function show(scenario: Scenario, run: Run, cursor: number) {
  useView.setState({ cursor, tables: new Set(), hidden: new Set(), zoom: null });
  useScenario.setState({ scenario, origin: scenario });
  useTrace.setState({ run, scenario, stale: false, cover: null });
  const drawing = useLesson.getState().open ? drawingOfLesson : null;
  showFigures({ drawing });
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

const evicting = vpaScenario({ mode: "Recreate" });

const otherScenario: Scenario = {
  ...firstScenario,
  manifest: firstScenario.manifest.replace(/averageUtilization: \d+/, "averageUtilization: 30"),
};
const counts: CountSteps = [
  [0, 2],
  [200, 5],
  [300, NaN],
  [380, 4],
  [600, 3],
];

function madeUpBands(lastSecond: number): Bands {
  const grid = { stepSeconds: 1, cells: lastSecond + 1 };
  const cells = (most: number) => ({
    low: Float64Array.from({ length: grid.cells }, (_, cell) => (cell >> 6) % most),
    high: Float64Array.from({ length: grid.cells }, (_, cell) => ((cell >> 6) % most) + 1 + ((cell >> 5) % 3)),
  });
  return { ...grid, seeds: 5, columns: { replicas: cells(6), waiting: cells(9), failed: cells(4) } };
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
  {
    name: "a VerticalPodAutoscaler",
    scenario: evicting,
    run: runOf(evicting),
    cursor: 150,
    figures: ["load", "replicas", "metric-0", "vpa-0", "vpa-1", "vpa", "decisions", "pods"],
    drawn: ".vpa-evicted",
  },
  {
    name: "a pinned run",
    scenario: firstScenario,
    run: runOf(firstScenario),
    cursor: 405,
    figures: ["load", "replicas", "metric-0", "decisions", "pods"],
    beside: () => useBaseline.setState({ scenario: otherScenario, run: runOf(otherScenario) }),
    drawn: ".baseline",
  },
  {
    name: "a recording",
    scenario: firstScenario,
    run: runOf(firstScenario),
    cursor: 405,
    figures: ["load", "replicas", "metric-0", "decisions", "pods"],
    beside: () =>
      useContinued.setState({
        made: { origin: firstScenario, measured: null, recorded: counts, replacements: [], hasOwnNames: false },
      }),
    drawn: ".recorded",
  },
  {
    name: "many seeds",
    scenario: firstScenario,
    run: runOf(firstScenario),
    cursor: 405,
    figures: ["load", "replicas", "waiting", "failed", "metric-0", "decisions", "pods"],
    beside: () => useLuck.setState({ bands: madeUpBands(runOf(firstScenario).lastSecond) }),
    drawn: ".seeds",
  },
  {
    name: "a lesson's drawing",
    scenario: firstScenario,
    run: runOf(firstScenario),
    cursor: 405,
    figures: ["load", "drawing", "decisions"],
    beside: () => {
      const prediction = { from: 200, drawn: counts.slice(3), reach: 600, shown: true };
      useLesson.setState({ open: { lesson: "x", step: 0, task: false, prediction, asked: null } });
    },
    drawn: ".between",
  },
])("$name: what the page draws of its figures is in their files", async ({ scenario, run, cursor, figures, beside, drawn }) => {
  await loadTheRest();
  beside?.();
  show(scenario, run, cursor);
  await vi.waitFor(() => expect(new Set(shownFigures().map(({ figure }) => figure))).toEqual(new Set(figures)), { timeout: 20_000 });
  await vi.waitFor(
    () => {
      // A late part takes the place of an empty figure.
      if (drawn) expect(document.querySelector(`.plot ${drawn}`)).not.toBeNull();
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
