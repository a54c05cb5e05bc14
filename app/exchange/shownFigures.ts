/** The figures that the page shows now, as files of their own. */
import { countAt, stepAt } from "../../engine/index";
import type { Picture } from "../marks/picture/content";
import { figureFile } from "../marks/picture/figureFile";
import type { Beside, FigureSource, PictureFigure } from "../marks/picture/figures/figure";
import { decisionsOf, hurtingOf, loadOf, metricOf, pollsOf, replicasOf, vpaEventsOf, vpaOf } from "../marks/picture/figures/ofRun";
import { podsFigure } from "../marks/picture/figures/pods";
import type { Tone } from "../marks/picture/palette";
import { hasVpa } from "../marks/figures/vpa";
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

function figureOf(name: string, drawn: FigureSource): PictureFigure | null {
  switch (name) {
    case "load":
      return loadOf(drawn);
    case "replicas":
    case "drawing":
      return replicasOf(drawn);
    case "decisions":
      return decisionsOf(drawn);
    case "pods":
      return podsFigure(drawn);
    case "polls":
      return hasKeda(drawn.run) ? pollsOf(drawn.run, drawn.cursor) : null;
    case "vpa":
      return hasVpa(drawn.run) ? vpaEventsOf(drawn.run, drawn.cursor) : null;
    case "waiting":
    case "failed":
      return hurtingOf(drawn, name);
    default: {
      if (name.startsWith("vpa-")) return vpaOf(drawn, Number(name.slice("vpa-".length)));
      const index = Number(/^metric-(\d+)$/.exec(name)?.[1] ?? NaN);
      return index < drawn.run.metrics.length ? metricOf(drawn, index) : null;
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
    beside: besideNow(run),
  };
}

/** What the page's figures draw beside the run. */
function besideNow(run: Run): Beside {
  const { load, durationSeconds, incidents, workload } = useScenario.getState().scenario;
  const recorded = recordedBeside();
  const pinned = useBaseline.getState();
  const prediction = useLesson.getState().open?.prediction ?? null;
  const isNoNews = recorded !== null && recorded.pinsMade && recorded.isAsMade;
  return {
    baseline: pinned.run && !isNoNews ? { run: pinned.run, detail: pinned.detail } : null,
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
