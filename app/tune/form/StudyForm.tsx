import { setStudy, useScenario } from "../../store/scenario";
import { openDialog } from "../../store/windows";
import { standingsOf } from "../../ui/measuredWorkload";
import { t } from "../../words/text";
import { AgainstLuck } from "./AgainstLuck";
import { Good } from "./Good";
import { Moves } from "./Moves";
import { togetherNow, useStudyNow } from "./studyNow";
import "./form.css";

/** The study: what may change, what is good, and what each candidate must bear. */
export function StudyForm() {
  const now = useStudyNow();
  const own = useScenario((state) => state.scenario.study !== undefined);
  const { problem } = togetherNow(now);
  return (
    <form className="study-form" aria-label={t`Study`} onSubmit={(event) => event.preventDefault()}>
      <Moves now={now} />
      {now.fields.length === 0 && problem !== null && <p className="soft">{problem}</p>}
      <Good now={now} />
      <AgainstLuck now={now} />
      <CpuNotice />
      {own && (
        <button type="button" className="lk" onClick={() => setStudy(null)}>
          {t`Back to the usual study`}
        </button>
      )}
    </form>
  );
}

/** The cost of a request decides how many pods are needed, so a guess of it is a guess of the result. */
function CpuNotice() {
  const workload = useScenario((state) => state.scenario.workload);
  if (standingsOf(workload).cpuPerRequestMilliseconds !== "guessed") return null;
  return (
    <p className="study-notice">
      {t`CPU per request is still the page’s guess: ${workload.cpuPerRequestMilliseconds} ms.`}{" "}
      <button type="button" className="lk" onClick={() => openDialog("bringIn")}>
        {t`Fit it to measured series`}
      </button>
    </p>
  );
}
