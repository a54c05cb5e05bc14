import { useShallow } from "zustand/react/shallow";
import { useSimulation } from "./store/simulation";
import { useTrace, type TraceState } from "./store/trace";
import { Icon } from "./ui/Icon";
import { later } from "./ui/later";
import { plural, t } from "./words/text";

export const NoticeBar = later(() => import("./Notices").then((room) => room.NoticeBar), "above");
export const NewReleaseLine = later(() => import("./Notices").then((room) => room.NewReleaseLine), "above");

/** Says that the figures do not belong to the present text, and why. */
export function StaleBanner({ onGoToError }: { onGoToError: () => void }) {
  const trouble = useTrace(useShallow(troubleOf));
  const restarted = useTrace((trace) => trace.restarted);
  const { again } = useSimulation();
  return (
    <div role="status">
      {trouble && (
        <div className="banner trouble">
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
