import { useState } from "react";
import type { ExplainedAutoscaler } from "../../../engine/index";
import { useCopying } from "../../ui/copying";
import { t } from "../../words/text";
import { namesOf, snapshotReport } from "../../words/evidence/report";

/** Copies the explanation as Markdown. If the browser refuses, the text appears, to be copied by hand. */
export function CopyReport({ autoscaler }: { autoscaler: ExplainedAutoscaler }) {
  const [copied, copy] = useCopying();
  const [isRefused, setRefused] = useState(false);
  const [withNames, setWithNames] = useState(false);
  const report = () => snapshotReport([autoscaler.snapshot], withNames ? {} : { without: namesOf(autoscaler) });
  return (
    <>
      <button type="button" className="btn line" onClick={() => copy(report(), () => setRefused(true))}>
        {copied === null ? t`Copy as a report` : t`Copied`}
      </button>
      <label className="with-names">
        <input type="checkbox" checked={withNames} onChange={(event) => setWithNames(event.target.checked)} />
        {t`with the names of my cluster`}
      </label>
      {isRefused && <textarea className="report-text mono" readOnly rows={12} aria-label={t`The report`} value={report()} />}
    </>
  );
}
