import { useEffect, useState } from "react";
import type { Scenario } from "../../engine/index";
import { help } from "../simulation/help";
import { useChangeable } from "../store/lesson";
import { useScenario } from "../store/scenario";
import { useTabs } from "../store/tabs";
import { Icon } from "../ui/Icon";
import { plural, t } from "../words/text";
import { stepIsDone } from "./course";
import { goalRows, type GoalRow } from "./goals";
import type { Task } from "./lesson";
import { taskDone } from "./measure";
import { Blocks, Inlines, type TextLanguage } from "./Text";
import { nothingRan, useInvalid, useStepRun } from "./useStepRun";

interface Changed {
  before: string;
  now: string;
  /** The paths of the values that differ; null if one of the texts cannot be read. */
  paths: readonly string[] | null;
}

/** What the worker last found; null before that. */
function useChanged(before: string, now: string): Changed | null {
  const [changed, setChanged] = useState<Changed | null>(null);
  useEffect(() => {
    let isLeft = false;
    void help("changedValues", { before, now }).then((paths) => {
      if (!isLeft && paths !== undefined) setChanged({ before, now, paths });
    });
    return () => void (isLeft = true);
  }, [before, now]);
  return changed;
}

/** The goals of the task, and how far the present run is from them. `scenario` is the step's first scenario. */
export function TaskPart({ task, scenario, lang }: { task: Task; scenario: Scenario; lang: TextLanguage }) {
  const now = useScenario((state) => state.scenario);
  // In large type nobody types.
  const changeable = useChangeable("manifest");
  const invalid = useInvalid();
  const outcomes = useStepRun()?.outcomes ?? null;
  const rows = goalRows(task.outcomes, outcomes, now.workload.kind);
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
          {rows.map((row) => (
            <Goal key={row.name} {...row} />
          ))}
          {task.fields !== null && (
            <Goal
              name={t`Fields changed`}
              wanted={t`at most ${task.fields}`}
              value={invalid ? null : String(changed.length)}
              holds={invalid ? null : changed.length <= task.fields}
            />
          )}
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
