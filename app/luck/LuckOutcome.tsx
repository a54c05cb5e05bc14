import { useEffect, useRef, type ComponentType, type ReactNode } from "react";
import { hiddenFrom, useLesson } from "../store/lesson";
import { useLuck } from "../store/luck";
import { useTrace } from "../store/trace";
import { t } from "../words/text";
import { LuckFindings } from "./LuckFindings";
import { SeedsBar } from "./SeedsBar";
import "./luck.css";

/** What happened in the run and its outcomes, then whether it was luck, once many seeds have run; below both what runs them. */
export function LuckOutcome({ Outcomes }: { Outcomes: ComponentType<{ children: ReactNode }> }) {
  const offered = useOffered();
  return (
    <>
      <Outcomes>{offered && <WasItLuck />}</Outcomes>
      {offered && <SeedsBar />}
    </>
  );
}

/** It comes into view when the first seed has run, because the button that ran it stands below all of the tab. */
function WasItLuck() {
  const known = useLuck(({ luck }) => luck !== null);
  const section = useRef<HTMLElement>(null);
  const wasKnown = useRef(known);
  useEffect(() => {
    if (known && !wasKnown.current) section.current?.scrollIntoView({ block: "start" });
    wasKnown.current = known;
  }, [known]);
  return (
    known && (
      <section ref={section} className="was-it-luck" aria-label={t`Many seeds`}>
        <h3>{t`Was it luck?`}</h3>
        <LuckFindings />
      </section>
    )
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
