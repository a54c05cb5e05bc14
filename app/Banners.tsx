import { useNotice } from "./share/notice";
import { useTrace } from "./store/trace";
import { Icon } from "./ui/Icon";
import { plural } from "./ui/words";

/** One sentence above the page: a link that could not be opened, a draft that was set aside. */
export function NoticeBar() {
  const notice = useNotice((state) => state.notice);
  return (
    <div role="status" className="notice-place">
      {notice && (
        <div className="notice">
          <span>{notice.text}</span>
          {notice.action && (
            <button type="button" className="lk" onClick={notice.action.run}>
              {notice.action.label}
            </button>
          )}
          <button type="button" className="btn sq" aria-label="Close this message" onClick={() => useNotice.setState({ notice: null })}>
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  );
}

/** Says that the figures are not of the text as it stands, and why. */
export function StaleBanner({ onGoToError }: { onGoToError: () => void }) {
  const { run, stale, problems, failure } = useTrace();
  const errors = problems.filter(({ severity }) => severity === "error");
  if (failure) return <Banner text="The simulation stopped." more={failure} />;
  if (errors.length === 0)
    return stale ? <Banner text="These figures are of the last finished run." more="The newest was cancelled." /> : null;
  const where = `${plural(errors.length, "error")}, the first in line ${errors[0]!.line}.`;
  const text = run ? "These figures are of the last valid manifest." : "Nothing ran yet: the manifest is not valid.";
  return <Banner text={text} more={where} onGoToError={onGoToError} />;
}

function Banner({ text, more, onGoToError }: { text: string; more: string; onGoToError?: () => void }) {
  return (
    <div className="banner" role="status">
      <Icon name="error" className="rg c-error" />
      <span>
        <b>{text}</b> {more}
      </span>
      {onGoToError && (
        <button type="button" className="lk" onClick={onGoToError}>
          Go to the error
        </button>
      )}
    </div>
  );
}
