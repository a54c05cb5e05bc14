import { useState } from "react";
import { useDecisionOf, useDecisionRun, useInvalid } from "../store/decisionRun";
import { useView } from "../store/view";
import { useLayout } from "../ui/layout";
import { rich } from "../ui/rich";
import { t } from "../words/text";
import { clock } from "../words/times";
import "./explain.css";

/** Fills the place of a decision while no sync is open: it says what to do, or what the page waits for. */
export function Nothing({ label = t`Decision` }: { label?: string }) {
  const run = useDecisionRun();
  const invalid = useInvalid();
  const cursor = useView((state) => state.cursor);
  const touch = useLayout() === "narrow";
  // A run that is under way is opened at a sync when it is finished.
  const finished = run !== null && run.digest !== null;
  return (
    <section className="step" aria-label={label}>
      {finished && cursor === null ? (
        <p className="say">
          <b>{t`No sync is open.`}</b>{" "}
          {touch ? t`Tap a figure, or step with the arrows below.` : rich`Click a figure, or press ${<kbd>→</kbd>} to open the first.`}
        </p>
      ) : !run && invalid ? (
        <p className="say">{rich`${<b>{t`Nothing has run yet.`}</b>} The manifest has an error. The message is at its line.`}</p>
      ) : (
        <WorkingOut />
      )}
    </section>
  );
}

/** Says which sync the page works out. The words come only after half a second, because most decisions are there sooner. */
export function WorkingOut({ className = "soft" }: { className?: string }) {
  const run = useDecisionRun();
  const progress = useDecisionOf((source) => source.progress);
  const cursor = useView((state) => state.cursor);
  const [waited] = useState(() => waitedFor(cursor));
  // A finished run can open every second of its length. After the end of a shorter baseline the page shows its last sync.
  const opening = run !== null && cursor !== null && (run.digest !== null || cursor <= run.lastSecond);
  return (
    <p className={`${className} comes-late`} style={{ animationDelay: `${500 - waited}ms` }} aria-busy="true">
      {progress !== null && !opening
        ? t`Running the scenario… ${Math.round(progress * 100)}%`
        : cursor === null
          ? t`Running the scenario…`
          : t`Working out ${clock(cursor)}\u00a0…`}
    </p>
  );
}

/** For how long the page has waited for this sync, in milliseconds: the words for it move from one place to another without a new wait. */
function waitedFor(cursor: number | null): number {
  const now = performance.now();
  if (wait?.cursor !== cursor) wait = { cursor, since: now };
  return Math.min(500, now - wait.since);
}

let wait: { cursor: number | null; since: number } | null = null;
