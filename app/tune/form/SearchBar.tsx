import { defaultBudget } from "../../../engine/index";
import { useSearch, useSearchWork, type SearchState } from "../../store/search";
import { useTune } from "../../store/tune";
import { percents, quantity } from "../../words/numbers";
import { meant, plural, t } from "../../words/text";
import { span } from "../../words/times";
import { askedNow, togetherNow, useIsOfBefore, useStudyNow, whenJudged, type StudyNow } from "./studyNow";
import "./form.css";

const sameResult = t`The same study gives the same result.`;
const ofLink = t`The link’s search has not run in this browser.`;
const searchNow = meant("to begin a search")`Search`;

/** How far the search is, and the button that begins or cancels it. */
export function SearchBar() {
  const search = useSearch();
  const work = useSearchWork();
  const now = useStudyNow();
  const ofBefore = useIsOfBefore();
  const { problem } = togetherNow(now);
  const running = search.status === "running";
  const share = search.budget === 0 ? 0 : Math.min(1, search.runs / search.budget);
  const wanted = useTune((tune) => tune.wanted);
  const [head, foot] = wanted !== null && search.status === "none" ? [ofLink, sameResult] : said(search, now, share);
  const blocked = !running && problem !== null;
  const isDone = search.status === "done" && !ofBefore;
  const press = () => {
    if (running) return work.stop();
    if (blocked || isDone) return;
    whenJudged((judged) => {
      if (togetherNow(judged).problem !== null) return;
      work.begin(askedNow(judged));
      if (wanted !== null) work.pick(wanted);
      useTune.setState({ wanted: null });
    });
  };
  return (
    <div className="search-bar" role="group" aria-label={t`Search`}>
      {running && (
        <div
          className="search-share"
          role="progressbar"
          aria-label={t`Runs of the search`}
          aria-valuenow={Math.round(100 * share)}
          aria-valuemin={0}
          aria-valuemax={100}
        >
          <div style={{ width: `${100 * share}%` }} />
        </div>
      )}
      <p id="search-says" className={blocked || search.status === "failed" ? "c-error" : undefined}>
        {blocked ? problem : head}
        {!blocked && foot !== "" && <span className="soft">{foot}</span>}
      </p>
      <span className="vh" role="status">
        {running ? t`The search runs.` : search.status === "none" ? "" : head}
      </span>
      {/* One element, so that it keeps the focus. */}
      <button
        type="button"
        className={running || isDone ? "btn line" : "btn on"}
        aria-describedby="search-says"
        aria-disabled={blocked || isDone}
        onClick={press}
      >
        {running ? t`Cancel` : search.status === "stopped" && !ofBefore ? t`Go on` : searchNow}
      </button>
    </div>
  );
}

function said(search: SearchState, { study }: StudyNow, share: number): [string, string] {
  const { status, runs, budget, kept, secondsLeft, workers, found, failure } = search;
  const percent = percents(Math.floor(100 * share));
  const judged = found?.judged.length ?? 0;
  const ofRuns = t`${quantity(runs)} of ${quantity(budget)} runs`;
  switch (status) {
    case "none":
      return [
        t`At most ${quantity(study.budget ?? defaultBudget)} runs`,
        kept === 0
          ? t`Today’s values are among the candidates.`
          : t`Finished runs kept from an earlier search: ${quantity(kept)}. The search goes on from there.`,
      ];
    case "running": {
      const left = secondsLeft === null ? percent : t`${percent}, ${span(Math.ceil(secondsLeft))} left`;
      return [left, workers === 0 ? ofRuns : t`${ofRuns}, ${plural(workers, "worker")}`];
    }
    case "stopped":
      return [t`Stopped at ${percent}; ${judgedInWords(judged)}`, ofRuns];
    case "done":
      return [t`Done: ${judgedInWords(judged)}`, `${plural(runs, "run")}. ${sameResult}`];
    case "failed":
      return [failure ?? "", ofRuns];
  }
}

const judgedInWords = (judged: number): string =>
  judged === 1 ? t`1 candidate is judged on all runs.` : t`${plural(judged, "candidate")} are judged on all runs.`;
