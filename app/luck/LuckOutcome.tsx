import type { ReactNode } from "react";
import { hiddenFrom, useLesson } from "../store/lesson";
import { useLuck } from "../store/luck";
import { useTrace } from "../store/trace";
import { t } from "../words/text";
import { LuckFindings } from "./LuckFindings";
import { SeedsBar } from "./SeedsBar";
import "./luck.css";

/** The outcomes of the run, and of many seeds once they have run. `children`: the table of one seed. */
export function LuckOutcome({ children }: { children: ReactNode }) {
  const offered = useOffered();
  const known = useLuck(({ luck }) => luck !== null);
  return (
    <>
      {offered && <SeedsBar />}
      {offered && known ? (
        <section
          className="luck-tab"
          aria-label={t`Run`}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached with the keyboard
          tabIndex={0}
        >
          <LuckFindings />
        </section>
      ) : (
        children
      )}
    </>
  );
}

/** The same beside a pinned run, in a panel that has the outcomes of one seed. */
export function ComparedLuck() {
  const offered = useOffered();
  const known = useLuck(({ luck }) => luck !== null);
  if (!offered) return null;
  return (
    <section className="luck-compared" aria-label={t`Many seeds`}>
      <SeedsBar />
      {known && <LuckFindings />}
    </section>
  );
}

/** While a question covers the run, other seeds would give its answer away. */
function useOffered(): boolean {
  const whole = useTrace(({ run, stale, cover, failure }) => run !== null && !stale && cover === null && failure === null);
  const hidden = useLesson((lesson) => hiddenFrom(lesson) !== null);
  return whole && !hidden;
}
