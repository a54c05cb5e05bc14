import { useEffect } from "react";
import { closeGreeting, useGreets } from "./greetingState";
import { useEditable } from "./store/mode";
import { openDialog, useWindows } from "./store/windows";
import { Icon } from "./ui/Icon";
import { useLayout } from "./ui/layout";
import { rich } from "./ui/rich";
import { t } from "./words/text";

const firstLesson = "the-ratio";

/** Says under the top bar what this page is, at every width and on every link, until its user has done anything with it. */
export function GreetingLine() {
  const greets = useGreets();
  return greets ? <Line /> : null;
}

function Line() {
  const narrow = useLayout() === "narrow";
  const editable = useEditable();
  useEffect(() => {
    const close = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented || useWindows.getState().dialog !== null) return;
      closeGreeting();
    };
    window.addEventListener("keydown", close);
    return () => window.removeEventListener("keydown", close);
  }, []);
  return (
    <section className="greeting" aria-label={t`Welcome`}>
      <p>
        {rich`${<b>{t`Why did my autoscaler do that?`}</b>} This page runs the HPA’s real rules on your manifest and your load, and shows each decision as a sum.`}
      </p>
      {editable ? (
        <button
          type="button"
          className="btn on"
          onClick={() => openDialog({ what: "lesson", step: null, answer: null, drawing: null, address: firstLesson })}
        >
          {t`Take the first lesson`}
        </button>
      ) : (
        // Lessons need the whole page, and this one is only to be read.
        <a className="btn on" href={`?lesson=${firstLesson}`}>
          {t`Take the first lesson`}
        </a>
      )}
      {narrow ? (
        <button type="button" className="lk" onClick={closeGreeting}>
          {t`Close`}
        </button>
      ) : (
        <button type="button" className="btn sq" aria-label={t`Close this line`} title={t`Close this line (Esc)`} onClick={closeGreeting}>
          <Icon name="close" />
        </button>
      )}
    </section>
  );
}
