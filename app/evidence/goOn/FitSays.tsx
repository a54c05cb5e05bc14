import type { Fit } from "../../../engine/index";
import { useEvidenceScenario } from "../../store/evidenceScenario";
import { t } from "../../words/text";
import { fixed, span } from "../../words/times";
import { simulate, stopSimulating } from "../followEvidence";

/** How near the simulated hours come to the recorded ones, or how far the run is. */
export function FitSays() {
  const simulating = useEvidenceScenario((state) => state.simulating);
  if (simulating === null) return null;
  switch (simulating.state) {
    case "running":
      return (
        <p className="soft">
          {t`Simulating these hours: ${percent(simulating.share)}%.`}{" "}
          <button type="button" className="lk" onClick={stopSimulating}>
            {t`Stop`}
          </button>
        </p>
      );
    case "stopped":
      return (
        <p className="soft">
          {t`The simulation was stopped.`}{" "}
          <button type="button" className="lk" onClick={simulate}>
            {t`Simulate these hours`}
          </button>
        </p>
      );
    case "failed":
      return (
        <p className="c-error">
          {t`These hours were not simulated.`} {simulating.message}
        </p>
      );
    case "done":
      return simulating.counts.fit && <p>{fitWords(simulating.counts.fit)}</p>;
  }
}

/** A share is rounded down: 99.6 % is not all of the time. */
export const percent = (share: number): number => Math.floor(share * 100);

function fitWords({ withinOne, simulatedPodHours, recordedPodHours, gapSeconds }: Fit): string {
  const fit = t`Simulated from this evidence: ${fixed(simulatedPodHours, 3)} pod-hours, recorded ${fixed(recordedPodHours, 3)}; within one replica for ${percent(withinOne)}% of the time.`;
  return gapSeconds > 0 ? `${fit} ${t`Gaps of ${span(gapSeconds)} count for neither.`}` : fit;
}
