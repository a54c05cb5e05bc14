import { useEffect } from "react";
import type { Scenario } from "../../engine/index";
import { useChangeable } from "../store/lesson";
import { useScenario } from "../store/scenario";
import { useTabs } from "../store/tabs";
import { Icon } from "../ui/Icon";
import { plural, t } from "../words/text";
import { stepIsDone } from "./course";
import type { GoalRow } from "./goals";
import { rowsOf, useChanged } from "./GoalsLine";
import type { Task } from "./lesson";
import { taskDone } from "./measure";
import { Blocks, Inlines, type TextLanguage } from "./Text";
import { nothingRan, useInvalid, useStepRun } from "./useStepRun";

/** The goals of the task, and how far the present run is from them. `scenario` is the step's first scenario. */
export function TaskPart({ task, scenario, lang }: { task: Task; scenario: Scenario; lang: TextLanguage }) {
  const now = useScenario((state) => state.scenario);
  // In large type nobody types.
  const changeable = useChangeable("manifest");
  const invalid = useInvalid();
  const outcomes = useStepRun()?.outcomes ?? null;
  const found = useChanged(scenario.manifest, now.manifest);
  const changed = found?.paths ?? [];
  const isKnown = found?.now === now.manifest && found.before === scenario.manifest;
  const done = !invalid && outcomes !== null && isKnown && taskDone(task, scenario, now, outcomes, found.paths);
  useEffect(() => {
    if (done) stepIsDone();
  }, [done]);
  return (
    <section className="checkpoint" aria-label={t`Task`}>
      <p className="ask" lang={lang}>
        <Inlines content={task.ask} />
      </p>
      <table className="goals">
        <thead className="vh">
          <tr>
            <th scope="col">{t`Goal`}</th>
            <th scope="col">{t`Now`}</th>
            <th scope="col">{t`Holds`}</th>
          </tr>
        </thead>
        <tbody>
          {rowsOf(task, outcomes, now.workload.kind, invalid ? null : changed.length).map((row) => (
            <Goal key={row.name} {...row} />
          ))}
        </tbody>
      </table>
      {changed.length > 0 && !invalid && (
        <p className="changed muted">
          {t`Changed:`}{" "}
          {changed.map((path) => (
            <code key={path} className="mono">
              {path}
            </code>
          ))}
        </p>
      )}
      <div role="status">
        {invalid && <p className="soft">{nothingRan}</p>}
        {!invalid && outcomes === null && <p className="soft">{t`The run is not finished yet.`}</p>}
        {done && (
          <>
            <p className="c-pods">
              <Icon name="check" className="rg" /> {t`Done. You changed ${plural(changed.length, "field")}.`}
            </p>
            <div className="after">
              <Blocks blocks={task.after} lang={lang} />
            </div>
          </>
        )}
      </div>
      {!done && changeable && (
        <p>
          <button type="button" className="btn line" onClick={() => useTabs.setState({ tab: "manifest" })}>
            {t`Open the manifest`}
          </button>
        </p>
      )}
    </section>
  );
}

const Goal = ({ name, wanted, value, holds }: GoalRow) => (
  <tr>
    <th scope="row">
      {name} <span className="muted">{wanted}</span>
    </th>
    <td>{value ?? "…"}</td>
    <td className={holds ? "c-pods" : "c-error"}>
      {holds !== null && (
        <>
          <Icon name={holds ? "check" : "error"} className="rg" />
          <span className="vh">{holds ? t`holds` : t`does not hold`}</span>
        </>
      )}
    </td>
  </tr>
);
