/** The figures that the page shows now, as files of their own. */
import { countAt, stepAt } from "../../engine/index";
import type { Picture } from "../marks/picture/content";
import { figureFile } from "../marks/picture/figureFile";
import { decisionsFigure } from "../marks/picture/figures/decisions";
import type { Beside, FigureSource, Figure } from "../marks/picture/figures/figure";
import { loadFigure } from "../marks/picture/figures/load";
import { metricFigure } from "../marks/picture/figures/metric";
import { hurtingFigure, pollsFigure } from "../marks/picture/figures/others";
import { podsFigure } from "../marks/picture/figures/pods";
import { replicasFigure } from "../marks/picture/figures/replicas";
import type { Tone } from "../marks/picture/palette";
import { hasKeda } from "../marks/keda/kedaReadings";
import { inView } from "../marks/inView";
import { loadTop } from "../marks/axes";
import type { Run } from "../run/run";
import { useBaseline } from "../store/baseline";
import { recordedBeside } from "../store/continued";
import { useLesson } from "../store/lesson";
import { shownBands } from "../store/luck";
import { useScenario } from "../store/scenario";
import { useTrace } from "../store/trace";
import { useView } from "../store/view";
import { viewed } from "../store/zoom";
import { browserMeasure } from "../ui/browserMeasure";

/** A figure on the page, with its size in the layout, which no enlargement changes. */
export interface ShownFigure {
  figure: string;
  title: string;
  width: number;
  height: number;
}

/** In the order of the page. A figure shown as a table has no drawing to save. */
export const shownFigures = (): ShownFigure[] =>
  [...document.querySelectorAll<HTMLElement>(".fig[data-figure]")].flatMap((section) => {
    const plot = section.querySelector<HTMLElement>(".plot");
    const title = section.querySelector("h2")?.textContent ?? "";
    const figure = section.dataset["figure"] ?? "";
    return plot ? [{ figure, title, width: plot.offsetWidth, height: plot.offsetHeight }] : [];
  });

/** Draws one of them; null if the run no longer has it. */
export function shownFile(
  { figure, width, height }: ShownFigure,
  run: Run,
  { name, link, tone }: { name: string; link: string | null; tone: Tone },
): Picture | null {
  const drawn = drawnNow(run);
  const made = figureOf(figure, drawn);
  const range = viewed(useView.getState().zoom, run.durationSeconds);
  return made && figureFile(made, drawn, { width, height, range, tone, name, link }, browserMeasure());
}

function figureOf(name: string, drawn: FigureSource): Figure | null {
  switch (name) {
    case "load":
      return loadFigure(drawn);
    case "replicas":
    case "drawing":
      return replicasFigure(drawn);
    case "decisions":
      return decisionsFigure(drawn);
    case "pods":
      return podsFigure(drawn);
    case "polls":
      return hasKeda(drawn.run) ? pollsFigure(drawn.run, drawn.cursor) : null;
    case "waiting":
    case "failed":
      return hurtingFigure(drawn, name);
    default: {
      const index = Number(/^metric-(\d+)$/.exec(name)?.[1] ?? NaN);
      return index < drawn.run.metrics.length ? metricFigure(drawn, index) : null;
    }
  }
}

function drawnNow(run: Run): FigureSource {
  const { zoom, cursor, hidden } = useView.getState();
  const { workload } = useScenario.getState().scenario;
  const range = viewed(zoom, run.durationSeconds);
  return {
    run,
    shown: inView(run, useTrace.getState().detail, range),
    kind: workload.kind,
    cursor,
    step: cursor === null ? -1 : stepAt(run.steps.at, cursor),
    reached: Infinity,
    hidden,
    beside: besideNow(run, range),
  };
}

/** What the page's figures draw beside the run. */
function besideNow(run: Run, range: { from: number; to: number }): Beside {
  const { load, durationSeconds, incidents, workload } = useScenario.getState().scenario;
  const recorded = recordedBeside();
  const pinned = useBaseline.getState();
  const prediction = useLesson.getState().open?.prediction ?? null;
  const isNoNews = recorded !== null && recorded.pinsMade && recorded.isAsMade;
  return {
    baseline: pinned.run && !isNoNews ? { run: pinned.run, shown: inView(pinned.run, pinned.detail, range) } : null,
    recorded,
    bands: shownBands(),
    drawing: prediction && {
      steps: prediction.drawn ?? [[prediction.from, countAt(run.counts, prediction.from)]],
      from: prediction.from,
      end: durationSeconds,
    },
    loadTop: loadTop(load.points, durationSeconds, incidents),
    uneven: workload.cpuSpreadPercent > 0 || workload.imbalancePercent > 0,
  };
}
