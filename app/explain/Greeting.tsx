import { useLayout } from "../ui/layout";
import { rich } from "../ui/rich";
import { t } from "../ui/text";
import { clock } from "../ui/words";
import "./explain.css";

/** `second` is the time of a sync at which a scale-down waits; null if the run has none. */
export interface GreetingProps {
  second: number | null;
  onStart: () => void;
  onClose: () => void;
}

export function Greeting({ second, onStart, onClose }: GreetingProps) {
  const touch = useLayout() === "narrow";
  const keys = (
    <span className="keys">
      <kbd>←</kbd> <kbd>→</kbd>
    </span>
  );
  const close = (
    <button type="button" className="lk" onClick={onClose}>
      {t`close this`}
    </button>
  );
  return (
    <section className="step hello" aria-label={t`Welcome`}>
      <p className="say">
        {rich`${<b>{t`Why did it do that?`}</b>} This page runs the autoscaler’s own rules on your manifest and your load, and shows the whole calculation.`}
      </p>
      <ol>
        <li>
          <i aria-hidden="true">1</i>
          <span>{rich`${<b>{t`Change a number.`}</b>} The figures update when you stop typing. Try a target of 80.`}</span>
        </li>
        <li>
          <i aria-hidden="true">2</i>
          <span>{rich`${<b>{t`Draw the load.`}</b>} Drag the curve or choose a shape. Everything below updates as you drag.`}</span>
        </li>
        <li>
          <i aria-hidden="true">3</i>
          <span>
            <b>{t`Ask why, at any sync.`}</b>{" "}
            {touch ? t`Tap a point, or step with the arrows below.` : rich`Click a point, or step with ${keys}.`}{" "}
            {t`This panel shows the calculation, number by number.`}
          </span>
        </li>
      </ol>
      {second !== null && (
        <p>
          <button type="button" className="btn on" onClick={onStart}>
            {t`Start at ${clock(second)}, where a scale-down has to wait`}
          </button>
        </p>
      )}
      <p className="soft close">{rich`Or ${close}.`}</p>
    </section>
  );
}
