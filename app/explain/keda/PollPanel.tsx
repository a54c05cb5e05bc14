import type { PollRecord, Reconcile } from "../../../engine/index";
import { whyNotZero } from "../../../engine/doors/kedaExplanation";
import { openReconcileFrom } from "../../store/openReconcile";
import { rich } from "../../ui/rich";
import { t } from "../../words/text";
import { clock, quantity } from "../../words/times";
import { Phrases } from "../Phrases";
import { Say } from "../Say";
import { HowWeKnow } from "../Step";
import { Aborted } from "./Aborted";
import { KedaWrote } from "./KedaWrote";
import { pollSentence } from "../../words/keda/pollSentence";
import { PollSum } from "./PollSum";
import { isFault, pollVerdict } from "../../words/keda/pollVerdict";
import { whoDecides } from "../../words/keda/whoDecides";
import { whyNotZeroPhrases } from "../../words/keda/whyNotZeroWords";
import "../explain.css";
import "./keda.css";

interface PollPanelProps {
  record: PollRecord;
  /** The run's polls in order of time, up to this one at least. */
  polls: readonly PollRecord[];
  /** The next second at which the count changes, by KEDA or by the HPA; null: it changes no more. */
  nextChange: number | null;
  /** The next poll; null: the run ends before it. */
  nextPoll: number | null;
  syncPeriodSeconds: number;
  /** The HPA's last sync before the poll. */
  lastSync: Reconcile | null;
}

/** Explains a poll of KEDA: what it decided, the sentence, the sum behind it, and what KEDA wrote. */
export default function PollPanel({ record, polls, nextChange, nextPoll, syncPeriodSeconds, lastSync }: PollPanelProps) {
  const { at, poll } = record;
  return (
    <section className="step" aria-label={t`Poll at ${clock(at)}`}>
      <h2 className="vh">{t`Poll at ${clock(at)}`}</h2>
      <p className="where">
        <span className={isFault(record) ? "verdict keda-decides c-error" : "verdict keda-decides"}>
          {t`KEDA decides: ${pollVerdict(record)}`}
        </span>
        <Next change={nextChange} poll={nextPoll} />
      </p>
      <Say at={at} className="say" phrases={pollSentence(record, polls)} />
      {poll.kind === "aborted" ? <Aborted because={poll.because} /> : <PollSum record={record} poll={poll} />}
      <div className="sub">
        <h3>{t`Who decides what`}</h3>
        <p>
          <Phrases phrases={whoDecides(record, syncPeriodSeconds, lastSync)} />
        </p>
      </div>
      <WhyNotZero record={record} />
      <KedaWrote record={record} />
      <HowWeKnow />
    </section>
  );
}

/** The button stays the same, so that it keeps the focus when the reader reaches the last change. */
function Next({ change, poll }: { change: number | null; poll: number | null }) {
  const second = change ?? poll;
  return (
    <button type="button" className="end" aria-disabled={second === null} onClick={() => second !== null && openReconcileFrom(second)}>
      {second === null
        ? t`no later poll`
        : change === null
          ? rich`next poll ${<span className="origin">{clock(second)}</span>}`
          : rich`next change ${<span className="origin">{clock(second)}</span>}`}
    </button>
  );
}

function WhyNotZero({ record }: { record: PollRecord }) {
  const { isThere, floor } = whyNotZero(record);
  if (isThere) return null;
  return (
    <div className="sub">
      <h3>{t`Why not ${quantity(floor?.replicas ?? 0)}?`}</h3>
      <p>
        <Phrases phrases={whyNotZeroPhrases(record)} />
      </p>
    </div>
  );
}
