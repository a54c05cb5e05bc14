import { useLayoutEffect, useState } from "react";
import { firstScenario, isSameValue, type Scenario } from "../../engine/index";
import { library, trials } from "../../engine/doors/library";
import { keptArrival } from "../store/arrival";
import { useChangeable } from "../store/lesson";
import { setParts, useScenario } from "../store/scenario";
import { openTune, useTuning } from "../store/tune";
import { Icon } from "../ui/Icon";
import { t } from "../words/text";
import { BoundText } from "./BoundText";
import { entryTexts, findingOf } from "./entryTexts";
import { openAsLink, openEntry } from "./openEntry";
import "./library.css";

/** What a trial put into the scenario, and what was there before. */
interface Tried {
  entry: string;
  change: Partial<Scenario>;
  before: Partial<Scenario>;
}

interface QuestionLineProps {
  /** The name of the way back to the user's own scenario; null if the question replaced none. */
  back: string | null;
  onBack(): void;
  /** Hears whether the question is on the page. */
  onAsked(isAsked: boolean): void;
}

/** Keeps an open question of the library in sight: its answer, the change to try, the way back, and the next question. */
export function QuestionLine({ back, onBack, onAsked }: QuestionLineProps) {
  const origin = useScenario((state) => state.origin);
  const scenario = useScenario((state) => state.scenario);
  const editable = useChangeable("others");
  const [tried, setTried] = useState<Tried | null>(null);
  const [closed, setClosed] = useState<Scenario | null>(null);
  const [unfolded, setUnfolded] = useState(false);
  const tuning = useTuning();
  const entry = openEntry(origin);
  // The page's first scenario is a question of the library that nobody has opened yet.
  const isFirst = entry?.scenario === firstScenario && keptArrival().from !== "library";
  const isAsked = entry !== null && !isFirst && origin !== closed;
  useLayoutEffect(() => {
    onAsked(isAsked);
    return () => onAsked(false);
  }, [isAsked, onAsked]);
  if (!isAsked) return null;
  const { text, change } = entryTexts(entry);
  const finding = findingOf(entry);
  const isFound = tuning && finding !== null;
  const isTried = tried !== null && tried.entry === entry.id && holds(scenario, tried.change);
  const trial = editable && !isFound ? (trials[entry.id]?.(scenario) ?? null) : null;
  const next = library[(library.indexOf(entry) + 1) % library.length]!;
  const tryIt = (parts: Partial<Scenario>) => {
    setTried({ entry: entry.id, change: parts, before: partsOf(scenario, parts) });
    setParts(parts);
  };
  return (
    <section className="question-line" aria-label={t`The library’s answer`}>
      {entry.marked === undefined || isFound || isTried ? (
        <button type="button" className="told" aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
          <b>{entryTexts(entry).title}</b>
          <span className={unfolded ? undefined : "folded"}>
            <b>{isFound ? t`What the search finds:` : isTried ? t`Changed:` : t`Answer:`}</b> {isFound ? finding : isTried ? change : text}
          </span>
        </button>
      ) : (
        <div className="told">
          <button type="button" aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
            <b>{entryTexts(entry).title}</b>
          </button>
          {/* A number that has the focus is in sight. */}
          <span className={unfolded ? undefined : "folded"} onFocus={() => setUnfolded(true)}>
            <b>{t`Answer:`}</b> <BoundText entry={entry} />
          </span>
        </div>
      )}
      <button type="button" className="btn sq" aria-label={t`Close this line`} onClick={() => setClosed(origin)}>
        <Icon name="close" />
      </button>
      {finding !== null && !tuning && editable && (
        <button type="button" className="btn line" title={finding} onClick={openTune}>
          {t`Find better settings`}
        </button>
      )}
      {isTried ? (
        <button
          type="button"
          className="btn line"
          onClick={() => {
            setParts(tried.before);
            setTried(null);
          }}
        >
          {t`Undo this change`}
        </button>
      ) : (
        trial &&
        !holds(scenario, trial) && (
          <button type="button" className="btn line" title={change} onClick={() => tryIt(trial)}>
            {t`Try this change`}
          </button>
        )
      )}
      {back !== null && (
        <button type="button" className="btn line" onClick={onBack}>
          {back}
        </button>
      )}
      <button type="button" className="btn next" title={entryTexts(next).title} onClick={() => openAsLink(next)}>
        {t`Next question`}
      </button>
    </section>
  );
}

const partsOf = (scenario: Scenario, like: Partial<Scenario>): Partial<Scenario> =>
  Object.fromEntries(Object.keys(like).map((part) => [part, scenario[part as keyof Scenario]]));

/** True if the scenario has these parts. Later edits of the same parts must not be lost, so they end the way back. */
const holds = (scenario: Scenario, parts: Partial<Scenario>): boolean => isSameValue(partsOf(scenario, parts), parts);
