import { takeNewRelease, useNewRelease } from "./newRelease";
import { useNotice, type WayBack } from "./share/notice";
import { openEvidence, type EvidencePiece } from "./store/evidence";
import { useMode } from "./store/mode";
import { openDialog } from "./store/windows";
import { Icon } from "./ui/Icon";
import { need } from "./ui/missingParts";
import { t } from "./words/text";

/** One sentence, for example about a link that could not be opened or a draft that was set aside. `isSaid`: something else says it. */
export function NoticeBar({ isSaid = false }: { isSaid?: boolean }) {
  const notice = useNotice((state) => state.notice);
  const back = notice?.back;
  return (
    <>
      <CorrectedLine />
      <div role="status" className="notice-place">
        {notice && !isSaid && (
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
