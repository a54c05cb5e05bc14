import { countAt, handTolerance, scoreDrawing } from "../../engine/index";
import { useLesson } from "../store/lesson";
import { useScenario } from "../store/scenario";
import { useTabs } from "../store/tabs";
import { useLayout } from "../ui/layout";
import { t } from "../words/text";
import type { TimeScale } from "../marks/timeScale";
import { clock } from "../words/times";
import { showRun, useCourse } from "./course";
import { scoreWords } from "./scoreWords";
import { useGivenRun } from "./useStepRun";
import "./drawing.css";

/** The line under the drawing: first the instruction, and afterwards how close the drawing was. */
export function DrawingFoot({ scale }: { scale: TimeScale }) {
  const prediction = useLesson(({ open }) => open?.prediction ?? null);
  const step = useLesson(({ open }) => open?.step ?? -1);
  const lesson = useCourse((course) => course.lesson);
  const said = useCourse((course) => course.said);
  const touch = useLayout() === "narrow";
  const current = lesson?.steps[step];
  if (!prediction || !current) return null;
  const forward = () => (prediction.shown ? useTabs.setState({ tab: "lesson" }) : showRun(current));
  return (
    <div className="drawing-foot" style={{ paddingLeft: scale.left, paddingRight: scale.right }}>
      {!prediction.shown && (
        <p className="soft">{t`The page hides the run from ${clock(prediction.from)} on. Draw the replicas that you expect there.`}</p>
      )}
      <p role="status" className={prediction.shown ? "" : "vh"}>
        {prediction.shown ? <Score /> : said}
      </p>
      {/* One button, so that it keeps the focus. */}
      {touch && (
        <button type="button" className={`btn forward ${prediction.shown ? "line" : "on"}`} onClick={forward}>
          {prediction.shown ? t`Read on` : t`Show the run`}
        </button>
      )}
    </div>
  );
}

function Score() {
  const prediction = useLesson(({ open }) => open?.prediction ?? null);
  const durationSeconds = useScenario(({ scenario }) => scenario.durationSeconds);
  const syncPeriodSeconds = useScenario(({ scenario }) => scenario.flags.syncPeriodSeconds);
  const run = useGivenRun();
  if (!prediction || !run) return null;
  const { from, drawn } = prediction;
  const hand = handTolerance(run.counts, from, durationSeconds, { syncPeriodSeconds, maxReplicas: run.hpa.spec.maxReplicas });
  const steps = drawn ?? [[from, countAt(run.counts, from)]];
  const { verdict, rest } = scoreWords(scoreDrawing(steps, run.counts, from, durationSeconds, hand), hand);
  return (
    <>
      <b>{verdict}</b> {rest}
    </>
  );
}
