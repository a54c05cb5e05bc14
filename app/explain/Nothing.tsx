import { useDecisionOf, useDecisionRun, useInvalid } from "../store/decisionRun";
import { useView } from "../store/view";
import { useLayout } from "../ui/layout";
import { rich } from "../ui/rich";
import { t } from "../ui/text";

/** Fills the place of a decision while no sync is open: it says what to do, or what the page waits for. */
export function Nothing({ label = t`Decision` }: { label?: string }) {
  const run = useDecisionRun();
  const progress = useDecisionOf((source) => source.progress);
  const invalid = useInvalid();
  const cursor = useView((state) => state.cursor);
  // A finished run can open every second of its length. After the end of a shorter baseline the page shows its last sync.
  const opening = run !== null && cursor !== null && (run.digest !== null || cursor <= run.lastSecond);
  const touch = useLayout() === "narrow";
  return (
    <section className="step" aria-label={label}>
      {run && cursor === null ? (
        <p className="say">
          <b>{t`No sync is open.`}</b>{" "}
          {touch ? t`Tap a figure, or step with the arrows below.` : rich`Click a figure, or press ${<kbd>→</kbd>} to open the first.`}
        </p>
      ) : !run && invalid ? (
        <p className="say">{rich`${<b>{t`Nothing has run yet.`}</b>} The manifest has an error. The message is at its line.`}</p>
      ) : (
        <p className="soft" aria-busy="true">
          {opening
            ? t`Opening the sync…`
            : progress === null
              ? t`Running the scenario…`
              : t`Running the scenario… ${Math.round(progress * 100)}%`}
        </p>
      )}
    </section>
  );
}
