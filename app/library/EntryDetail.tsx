import type { LibraryEntry } from "../../engine/library";
import { takesTune } from "../store/tune";
import { t } from "../words/text";
import { clock } from "../words/times";
import { entryTexts, findingOf } from "./entryTexts";
import { Preview } from "./Preview";

const figures = { load: t`load`, replicas: t`replicas`, metric: t`metric`, decision: t`decisions` };

interface EntryDetailProps {
  entry: LibraryEntry;
  /** Opens the entry in Tune. */
  onTune(): void;
}

export function EntryDetail({ entry, onTune }: EntryDetailProps) {
  const {
    look: { at, figure },
    source,
    scenario,
  } = entry;
  const { title, text, look, change } = entryTexts(entry);
  const finding = findingOf(entry);
  return (
    <section className="library-detail" aria-label={title}>
      <h3>{title}</h3>
      <Preview id={entry.id} scenario={scenario} at={at} />
      <dl>
        <dt>{t`In this run`}</dt>
        <dd>{text}</dd>
        <dt>{t`Look at ${clock(at)}, ${figures[figure]}`}</dt>
        <dd>{look}</dd>
        <dt>{t`Then change`}</dt>
        <dd>{change}</dd>
        {finding !== null && (
          <>
            <dt>{t`What the search finds`}</dt>
            <dd>{finding}</dd>
            <dd>
              <button type="button" className="btn line" disabled={!takesTune()} onClick={onTune}>
                {t`Find better settings`}
              </button>
            </dd>
          </>
        )}
        <dt>{t`Source`}</dt>
        <dd>
          <a className="lk" href={source} target="_blank" rel="noreferrer">
            {shortened(source)}
          </a>
        </dd>
      </dl>
    </section>
  );
}

/** "kubernetes/website#25997" for a GitHub issue or pull request, and otherwise the address without its scheme. */
function shortened(address: string): string {
  const issue = /^https:\/\/github\.com\/([^/]+\/[^/]+)\/(?:issues|pull)\/(\d+)/.exec(address);
  return issue ? `${issue[1]}#${issue[2]}` : address.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "");
}
