import { useLayout } from "../ui/layout";
import { clock } from "../ui/words";
import "./explain.css";

/** `second` is a reconcile at which a scale-down waits; null when the run has none. */
export interface GreetingProps {
  second: number | null;
  onStart: () => void;
  onClose: () => void;
}

/** Three places to begin. */
export function Greeting({ second, onStart, onClose }: GreetingProps) {
  const touch = useLayout() === "narrow";
  return (
    <section className="step hello" aria-label="Welcome">
      <p className="say">
        <b>Why did it do that?</b> This page runs the autoscaler’s own rules on your manifest and your load, and shows its work.
      </p>
      <ol>
        <li>
          <i aria-hidden="true">1</i>
          <span>
            <b>Change a number.</b> The figures follow when typing pauses. Try a target of 80.
          </span>
        </li>
        <li>
          <i aria-hidden="true">2</i>
          <span>
            <b>Draw the load.</b> Drag the curve or take a shape. Everything below follows the pointer.
          </span>
        </li>
        <li>
          <i aria-hidden="true">3</i>
          <span>
            <b>Ask any reconcile why.</b>{" "}
            {touch ? (
              "Tap a point, or step with the arrows below."
            ) : (
              <>
                Click a point, or step with{" "}
                <span className="keys">
                  <kbd>←</kbd> <kbd>→</kbd>
                </span>
                .
              </>
            )}{" "}
            The decision is worked out here, number by number.
          </span>
        </li>
      </ol>
      {second !== null && (
        <p>
          <button type="button" className="btn on" onClick={onStart}>
            Start at {clock(second)}, where a scale-down waits
          </button>
        </p>
      )}
      <p className="soft close">
        Or{" "}
        <button type="button" className="lk" onClick={onClose}>
          close this
        </button>
        .
      </p>
    </section>
  );
}
