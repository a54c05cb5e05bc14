import { useSimulation } from "../store/simulation";
import { useTrace } from "../store/trace";
import { t } from "../words/text";
import type { TimeScale } from "../marks/timeScale";

/** Shown once a run takes long. The figures keep the last result until it is done. */
export function Progress({ scale }: { scale: TimeScale }) {
  const share = useTrace((trace) => trace.progress);
  const { cancel } = useSimulation();
  if (share === null) return null;
  return (
    <div className="progress">
      <progress aria-label={t`Simulating`} value={share} style={{ left: scale.left, width: scale.width - scale.left - scale.right }} />
      <button type="button" className="lk" onClick={cancel}>
        {t`Cancel`}
      </button>
    </div>
  );
}
