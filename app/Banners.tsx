import { takeNewRelease, useNewRelease } from "./newRelease";
import { useNotice, type WayBack } from "./share/notice";
import { useShallow } from "zustand/react/shallow";
import { openEvidence, type EvidencePiece } from "./store/evidence";
import { useMode } from "./store/mode";
import { useSimulation } from "./store/simulation";
import { useTrace, type TraceState } from "./store/trace";
import { openDialog } from "./store/windows";
import { Icon } from "./ui/Icon";
import { need } from "./ui/missingParts";
import { plural, t } from "./words/text";

/** One sentence above the page, for example about a link that could not be opened or a draft that was set aside. */
export function NoticeBar() {
  const notice = useNotice((state) => state.notice);
  const back = notice?.back;
  return (
    <>
      <CorrectedLine />
      <div role="status" className="notice-place">
        {notice && (
          <div className="notice">
            <span>{notice.text}</span>
            {notice.evidence && (
              <button type="button" className="lk" onClick={() => openAgain(notice.evidence!)}>
                {t`Open it again`}
              </button>
            )}
            {back && (
              <button type="button" className="lk" onClick={() => void goBack(back)}>
                {back.label}
              </button>
            )}
            <button
              type="button"
              className="btn sq"
              aria-label={t`Close this message`}
              onClick={() => useNotice.setState({ notice: null, closed: back })}
            >
              <Icon name="close" />
            </button>
          </div>
        )}
      </div>
    </>
  );
}

function openAgain(evidence: readonly EvidencePiece[]): void {
  useNotice.setState({ notice: null });
  openEvidence(evidence);
}

/** The run of a link from before can differ from what its sender saw. */
function CorrectedLine() {
  const corrected = useNotice((state) => state.corrected);
  const isFramed = useMode((mode) => mode.form === "embed");
  return (
    <div role="status">
      {corrected && (
        <div className="notice">
          <span>{t`Rules of the simulated cluster were corrected since this scenario was shared or kept, so its run can differ.`}</span>
          {!isFramed && (
            <button type="button" className="lk" onClick={() => openDialog({ what: "howWeKnow", part: "corrected" })}>
              {t`Which rules?`}
            </button>
          )}
          <button
            type="button"
            className="btn sq"
            aria-label={t`Close this message`}
            onClick={() => useNotice.setState({ corrected: false })}
          >
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  );
}

/** The code for links follows the way back, and is already loaded, because it offered the way. */
const goBack = (back: WayBack) => need(async () => (await import("./share/address")).goBack(back));

/** A reload brings the new release and loses nothing that the page shows. */
export function NewReleaseLine() {
  const offered = useNewRelease((release) => release.offered);
  return (
    <div role="status">
      {offered && (
        <div className="notice parts">
          <span>{t`A new version of this page is ready.`}</span>
          <button type="button" className="btn line" onClick={takeNewRelease}>
            {t`Reload`}
          </button>
          <button
            type="button"
            className="btn sq"
            aria-label={t`Close this message`}
            onClick={() => useNewRelease.setState({ offered: false })}
          >
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  );
}

/** Says that the figures do not belong to the present text, and why. */
export function StaleBanner({ onGoToError }: { onGoToError: () => void }) {
  const trouble = useTrace(useShallow(troubleOf));
  const restarted = useTrace((trace) => trace.restarted);
  const { again } = useSimulation();
  return (
    <div role="status">
      {trouble && (
        <div className="banner">
          <Icon name="error" className="rg c-error" />
          <span>
            <b>{trouble.text}</b> {trouble.more}
          </span>
          {trouble.fixable && (
            <button type="button" className="lk" onClick={onGoToError}>
              {t`Go to the error`}
            </button>
          )}
          {trouble.again && (
            <button type="button" className="btn line" onClick={again}>
              {t`Try again`}
            </button>
          )}
        </div>
      )}
      {restarted && (
        <div className="notice">
          <span>{t`The simulation stopped answering. The page restarted it with the same run.`}</span>
          <button
            type="button"
            className="btn sq"
            aria-label={t`Close this message`}
            onClick={() => useTrace.setState({ restarted: false })}
          >
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  );
}

interface Trouble {
  text: string;
  more: string;
  /** True if the text has an error to which the page can go. */
  fixable: boolean;
  /** True if the same run can be made again. */
  again?: boolean;
}

function troubleOf({ run, stale, problems, failure }: TraceState): Trouble | null {
  if (failure) return { text: t`The simulation did not run.`, more: failure, fixable: false, again: true };
  const errors = problems.filter(({ severity }) => severity === "error");
  if (errors.length === 0) {
    return stale ? { text: t`These figures show the last finished run.`, more: t`The newest run was cancelled.`, fixable: false } : null;
  }
  const text = run ? t`These figures show the run of the last valid manifest.` : t`Nothing has run yet, because the manifest is not valid.`;
  return { text, more: t`${plural(errors.length, "error")}, the first at line ${errors[0]!.line}.`, fixable: true };
}
