import { hasSameRun } from "../../../engine/index";
import { useState } from "react";
import { useChangeable } from "../../store/lesson";
import { canUnwrite, unwrite, useScenario } from "../../store/scenario";
import type { SearchSubject } from "../../store/search";
import { useTabs } from "../../store/tabs";
import { useLayout } from "../../ui/layout";
import { rich } from "../../ui/rich";
import { t } from "../../words/text";
import { useShown } from "../chosen";
import { openAsNow } from "../../compare/comparedWith";
import { takeIntoManifest } from "./takeOver";

/** What a user does with a candidate. Each is one step that can be taken back. */
export function CandidateActions({ asked }: { asked: SearchSubject }) {
  const shown = useShown();
  const changeable = useChangeable("others");
  const narrow = useLayout() === "narrow";
  const written = useScenario(canUnwrite);
  const [refused, refuse] = useState(false);
  const reason = !changeable
    ? t`This scenario is only to be read.`
    : shown === null
      ? t`The candidate’s manifest is being written.`
      : undefined;
  const present = useScenario(({ scenario }) => scenario);
  const isToday = shown !== null && hasSameRun(shown.scenario, asked.scenario);
  const isPresent = shown !== null && hasSameRun(shown.scenario, present);
  const off = (other: string | undefined) => ({ disabled: (reason ?? other) !== undefined, title: reason ?? other });
  return (
    <div className="candidate-actions">
      <button
        type="button"
        className="btn on"
        {...off(isToday ? t`These are today’s values.` : undefined)}
        onClick={() => shown && openAsNow(asked, shown)}
      >
        {narrow ? t`Compare with today` : t`Try it, compare with today`}
      </button>
      <button
        type="button"
        className="btn line"
        {...off(isPresent ? t`The manifest has these values.` : undefined)}
        onClick={() => shown && void takeIntoManifest(asked, shown).then((isTaken) => refuse(!isTaken))}
      >
        {narrow ? t`Write into the manifest` : rich`Write it into the manifest ${<kbd>M</kbd>}`}
      </button>
      <p className="fine" role="status">
        {written && (
          <>
            {t`The values are in the manifest.`}{" "}
            <button type="button" className="lk" onClick={unwrite}>
              {t`Undo`}
            </button>{" "}
            <button type="button" className="lk" onClick={() => useTabs.setState({ tab: "manifest" })}>
              {t`Show the manifest`}
            </button>
          </>
        )}
        {refused && !written && t`The manifest has changed since the search, and these values have no place in it. Search again.`}
      </p>
    </div>
  );
}
