import type { Candidate, Study } from "../../../engine/index";
import { useSearch, useSearchWork, type SearchSubject } from "../../store/search";
import { Icon } from "../../ui/Icon";
import { t } from "../../words/text";
import { variationWords } from "../../words/luck/variationWords";
import { casesOf, isSoFar, useChosen, useFieldWords, useShown } from "../chosen";
import { cheaperThan, saferThan } from "../../marks/front/frontMarks";
import { limitName } from "../front/FrontTable";
import { stateSays } from "../front/says";
import { CandidateActions } from "./CandidateActions";
import { CandidateTable } from "./CandidateTable";
import { todayWords } from "../../words/study/fieldWords";
import { headlineOf } from "../../words/study/headline";
import { worsenedWords } from "../../words/study/worsened";
import { RestsOn } from "./RestsOn";
import "./candidate.css";

/** The candidate that is picked: what differs from today's, what that is worth, and what the numbers rest on. */
export function CandidatePanel() {
  const chosen = useChosen();
  const asked = useSearch((search) => search.asked);
  const today = useSearch(({ found }) => found?.today ?? null);
  if (!chosen || !asked) return <Nothing />;
  return (
    <section className="candidate-panel" aria-label={t`Candidate`}>
      <Where chosen={chosen} />
      <Values chosen={chosen} />
      <Says chosen={chosen} today={today} asked={asked} />
      <CandidateTable chosen={chosen} today={today} asked={asked} />
      <Cases study={asked.study} />
      <CandidateActions asked={asked} />
      <RestsOn asked={asked} />
    </section>
  );
}

function Nothing() {
  const says = useSearch(stateSays);
  return (
    <section className="candidate-panel" aria-label={t`Candidate`}>
      <p className="say">
        <b>{t`No candidate is judged yet.`}</b>
      </p>
      {says !== null && <p className="fine">{says}</p>}
    </section>
  );
}

/** Which of the front it is, and the ways along the front. */
function Where({ chosen }: { chosen: Candidate }) {
  const front = useSearch(({ found }) => found!.front);
  const soFar = useSearch(isSoFar);
  const { pick } = useSearchWork();
  const place = front.findIndex(({ key }) => key === chosen.key);
  const knee = useSearch(({ found }) => found!.knee);
  const isKnee = knee?.key === chosen.key;
  const onFront = isKnee ? t`candidate ${place + 1} of ${front.length}, the knee` : t`candidate ${place + 1} of ${front.length}`;
  const where = place === -1 ? t`not on the front of ${front.length}` : onFront;
  const way = (label: string, to: Candidate | null, title?: string) => (
    <button type="button" className="lk" title={title} aria-disabled={to === null} onClick={() => to && pick(to.key)}>
      {label}
    </button>
  );
  return (
    <p className="where">
      <span className="verdict">
        <Icon name="tune" /> {soFar ? t`${where}, so far` : where}
      </span>
      <span className="end">
        {way(t`cheaper`, cheaperThan(front, chosen))}
        {way(t`safer`, saferThan(front, chosen))}
        {way(
          t`knee`,
          isKnee ? null : knee,
          t`Where the front bends most: beyond it, less harm costs much, and a lower cost does much harm.`,
        )}
      </span>
    </p>
  );
}

function Values({ chosen: { differing } }: { chosen: Candidate }) {
  const { words } = useFieldWords();
  if (differing.length === 0) return null;
  const count = differing.length;
  return (
    <div className="candidate-values">
      <p>
        <span>{count === 1 ? t`1 value differs from today’s` : t`${count} values differ from today’s`}</span>
        <span>{t`today → this`}</span>
      </p>
      <ul>
        {differing.map(({ path, today, value }) => (
          <li key={path}>
            <span className="mono">
              {words(path).lead !== "" && <i>{words(path).lead} </i>}
              {words(path).name}
            </span>
            <span>
              <s>{todayWords(today)}</s> → <b>{value}</b>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Why one run beside another may say something else than the table. */
function Cases({ study }: { study: Study }) {
  const { seeds, variations } = study;
  const others = variations.map(variationWords).join(", ");
  return (
    <p className="fine">
      {variations.length === 0
        ? t`Median and p95 of ${seeds} runs, each with a seed of its own. One seed alone may differ.`
        : t`Median and p95 of ${casesOf(study)} runs: ${seeds} seeds, with and without these variations: ${others}. One seed alone may differ.`}
    </p>
  );
}

/** What it brings against today's, with the number of runs in which that is so. */
function Says({ chosen, today, asked }: { chosen: Candidate; today: Candidate | null; asked: SearchSubject }) {
  const nothing = useSearch((search) => (search.found?.chosen?.key === search.found?.today?.key ? stateSays(search) : null));
  const headline = today ? headlineOf(chosen, today, asked.study, asked.scenario.price) : null;
  const compared = useShown()?.compared ?? [];
  const worsened = headline && worsenedWords(compared, asked.study.harm);
  const isToday = chosen.key === today?.key;
  return (
    <div className="says" aria-live="polite" aria-atomic="true">
      {headline && (
        <p className="say">
          <b>
            {headline.lead}
            {worsened !== null && ` ${worsened}`}
          </b>{" "}
          {headline.counts.join(" ")}
        </p>
      )}
      {isToday && (
        <p className="say">
          <b>{nothing ?? t`These are today’s values.`}</b>
          {nothing !== null && (
            <> {asked.scenario.limits ? t`No cheaper candidate keeps all limits.` : t`Each cheaper candidate does more harm.`}</>
          )}
        </p>
      )}
      {chosen.broken.length > 0 && (
        <p className="fine broken">
          <Icon name="error" /> {t`It breaks limits: ${chosen.broken.map(limitName).join(", ")}. Less than 95% of the runs keep them.`}
        </p>
      )}
    </div>
  );
}
