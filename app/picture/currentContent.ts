import type { AnyReconcile } from "../../engine/index";
import type { Run } from "../run/run";
import { useBaseline } from "../store/baseline";
import { useScenario } from "../store/scenario";
import { useTrace } from "../store/trace";
import { useView } from "../store/view";
import { viewed } from "../store/zoom";
import { netWords } from "../words/comparison/netWords";
import { shownName } from "../words/names/shownName";
import type { Content, SaidDecision } from "../marks/picture/content";

/** The words of a record. The room that has them passes them in. */
export type Say = (reconcile: AnyReconcile, run: Run) => SaidDecision;

/**
 * What a picture of the page shows now: the decision at the cursor, and the part of the run in view. null if there is none, or if a question
 * of a lesson covers the run, because the picture would give the answer away.
 */
export function currentContent(say: Say, address: string): Content | null {
  const { run, detail, reconcile, cover } = useTrace.getState();
  if (run === null || reconcile === null || cover !== null) return null;
  const { name, workload } = useScenario.getState().scenario;
  const range = viewed(useView.getState().zoom, run.durationSeconds);
  return { said: say(reconcile, run), run, detail, range, kind: workload.kind, title: shownName(name), address, compared: comparedNow() };
}

function comparedNow(): Content["compared"] {
  const { run, detail, comparison } = useBaseline.getState();
  return run && comparison && { baseline: { run, detail }, net: netWords(comparison) };
}
