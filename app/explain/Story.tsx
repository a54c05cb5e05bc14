import { useState } from "react";
import type { Scenario, StoryChange } from "../../engine/index";
import { useChangeable } from "../store/lesson";
import { useScenario } from "../store/scenario";
import { useTrace } from "../store/trace";
import { select } from "../store/view";
import { changeWords, storyLines } from "../words/story/storyWords";
import { t } from "../words/text";
import type { ToldRun } from "./told";

/** The episodes that are visible before the reader opens the rest. */
const few = 8;

/**
 * What happened in the run, before its outcomes count it. A press on a time moves the cursor there; another one tries what would change the
 * episode.
 */
export function Story({ told, isOfRun, tryChange }: ToldRun & { tryChange: (parts: Partial<Scenario>) => void }) {
  const editable = useChangeable("others");
  const stale = useTrace((trace) => trace.stale);
  const kind = useScenario(({ scenario }) => scenario.workload.kind);
  const [all, setAll] = useState(false);
  if (told === null || told.story.length === 0) return null;
  const { story, changes } = told;
  const lines = storyLines(all ? story : story.slice(0, few), kind);
  return (
    <section className={isOfRun ? "story" : "story soft"} aria-label={t`What happened`} aria-busy={!isOfRun}>
      <h3>{t`What happened`}</h3>
      <ol>
        {lines.map(({ time, moment, text }, index) => (
          <li key={index}>
            <button type="button" className="origin" title={t`Show this moment`} onClick={() => select(moment)}>
              {time}
            </button>{" "}
            {text}
            {editable && !stale && isOfRun && changes[index] && isFirst(changes, index) && (
              <Try change={changes[index]} kind={kind} onTry={() => tryChange(changes[index]!.parts)} />
            )}
          </li>
        ))}
      </ol>
      {lines.length < story.length && (
        <button type="button" className="lk" onClick={() => setAll(true)}>
          {t`All ${story.length} episodes`}
        </button>
      )}
    </section>
  );
}

/** Of several episodes that one change would change, only the first offers it. */
const isFirst = (changes: readonly (StoryChange | null)[], index: number): boolean =>
  changes.findIndex((change) => change?.field === changes[index]!.field && change.value === changes[index]!.value) === index;

function Try({ change, kind, onTry }: { change: StoryChange; kind: Scenario["workload"]["kind"]; onTry: () => void }) {
  return (
    <>
      {" "}
      <button type="button" className="lk" title={t`Change it and compare: ${change.field}`} onClick={onTry}>
        {t`Try ${changeWords(change, kind)}`}
      </button>
    </>
  );
}
