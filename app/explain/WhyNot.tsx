import { useId, useState } from "react";
import { CountBox } from "../ui/CountBox";
import { t } from "../words/text";
import type { Phrase } from "../words/decision/phrase";
import { Phrases } from "./Phrases";
import { Syncs } from "./Step";
import { timesIn } from "../words/decision/syncs";

interface WhyNotProps {
  /** The count in the question until the reader types another. */
  first: number;
  /** `at` is the second of the sync. `told` holds the times that its sentence already mentions. */
  at: number;
  told: readonly number[];
  answer(replicas: number): readonly Phrase[];
}

/** Asks "Why not N?" for any N, and answers what prevented it. */
export function WhyNot({ first, at, told, answer }: WhyNotProps) {
  const id = useId();
  const [asked, setAsked] = useState<number | null>(null);
  /** A screen reader speaks the answer only while the reader asks. At each step of the run it speaks the run's own sentence. */
  const [asking, setAsking] = useState(false);
  const answered = answer(asked ?? first);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the form only listens for the focus of its parts
    <form
      className="sub why-not"
      onFocus={() => setAsking(true)}
      onBlur={() => setAsking(false)}
      onSubmit={(event) => {
        event.preventDefault();
        event.currentTarget.querySelector("input")?.select();
      }}
    >
      <CountBox
        label={t`Why not`}
        named={t`Why not another count?`}
        first={first}
        onCount={setAsked}
        shortcut="W"
        describedBy={`${id}-answer`}
      />
      <p id={`${id}-answer`} aria-live={asking ? "polite" : "off"}>
        <Phrases phrases={answered} />
      </p>
      <Syncs said={timesIn(answered)} at={at} told={told} />
    </form>
  );
}
