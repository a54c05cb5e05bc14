import { useEffect } from "react";
import { GreetingPins } from "./GreetingPins";
import { closeGreeting, useGreets } from "./greetingState";
import { useEditable } from "./store/mode";
import { openDialog, useWindows } from "./store/windows";
import { Icon } from "./ui/Icon";
import { rich } from "./ui/rich";
import { t } from "./words/text";

const firstLesson = "the-ratio";

/** Says what this page is, at every width and on every link, until its user has done anything with it. The pins stay longer. */
export function GreetingLine() {
  const greets = useGreets();
  return (
    <>
      {greets && <Line />}
      <GreetingPins />
    </>
  );
}

function Line() {
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
      <button type="button" className="btn sq" aria-label={t`Close this line`} title={t`Close this line (Esc)`} onClick={closeGreeting}>
        <Icon name="close" />
      </button>
      {editable ? (
        <>
          <button type="button" className="btn on" onClick={() => openDialog("evidence")}>
            {t`Explain my autoscaler`}
          </button>
          <button
            type="button"
            className="btn line"
            onClick={() => openDialog({ what: "lesson", step: null, answer: null, drawing: null, address: firstLesson })}
          >
            {t`Take the first lesson`}
          </button>
        </>
      ) : (
        // Both need the whole page, and this one is only to be read.
        <a className="btn on" href={`?lesson=${firstLesson}`}>
          {t`Take the first lesson`}
        </a>
      )}
    </section>
  );
}
