import { Icon, type IconName } from "../ui/Icon";
import { clock, span } from "../ui/words";
import { useScenario } from "../store/scenario";
import { useTrace } from "../store/trace";
import { select, useView } from "../store/view";
import { stepTargets, type StepTargets } from "./stepTargets";
import "./transport.css";

export { useTransportKeys } from "./transportKeys";

/** Steps through the reconciles of the run. */
export function Transport() {
  const cursor = useView((view) => view.cursor);
  const run = useTrace((trace) => trace.run);
  const durationSeconds = useScenario(({ scenario }) => scenario.durationSeconds);
  const syncPeriodSeconds = useScenario(({ scenario }) => scenario.flags.syncPeriodSeconds);
  const targets = run && stepTargets(run.steps, cursor);
  const button = (name: IconName & keyof StepTargets, label: string) => (
    <StepButton name={name} label={label} second={targets?.[name] ?? null} />
  );
  return (
    <div className="transport" role="toolbar" aria-label="Reconciles">
      <span className="ends">{button("first", "First reconcile")}</span>
      {button("previousChange", "Previous change")}
      {button("previous", "Previous reconcile")}
      {button("next", "Next reconcile")}
      {button("nextChange", "Next change")}
      <span className="ends">{button("last", "Last reconcile")}</span>
      <span className="time">
        {clock(cursor ?? 0)}
        <small>of {clock(durationSeconds)}</small>
      </span>
      <span className="end">
        <span>every {span(syncPeriodSeconds)}</span>
        <span>
          <kbd>←</kbd> <kbd>→</kbd> step
        </span>
        <span>
          <kbd>⇧</kbd> <kbd>←</kbd> <kbd>→</kbd> change
        </span>
      </span>
    </div>
  );
}

/** At an end the button stays in the tab order, so that stepping there never drops the keyboard's place. */
function StepButton({ name, label, second }: { name: IconName; label: string; second: number | null }) {
  return (
    <button
      type="button"
      className="btn sq"
      aria-label={label}
      title={label}
      aria-disabled={second === null}
      onClick={() => second !== null && select(second)}
    >
      <Icon name={name} />
    </button>
  );
}
