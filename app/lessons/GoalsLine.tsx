import { useEffect, useState } from "react";
import type { Scenario } from "../../engine/index";
import { help } from "../simulation/help";
import { useLesson } from "../store/lesson";
import { useScenario } from "../store/scenario";
import { useTabs } from "../store/tabs";
import { t } from "../words/text";
import { useCourse } from "./course";
import { goalRows, type GoalRow } from "./goals";
import type { Task } from "./lesson";
import { nothingRan, useInvalid, useStepRun } from "./useStepRun";

interface Changed {
  before: string;
  now: string;
  /** The paths of the values that differ; null if one of the texts cannot be read. */
  paths: readonly string[] | null;
}

/** What differs between two manifests, as the worker last found it; null before that. */
export function useChanged(before: string, now: string): Changed | null {
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

/** The goals of a task as rows, the number of changed fields last. `changed` is null while there is no such number. */
export function rowsOf(
  task: Task,
  outcomes: Parameters<typeof goalRows>[1],
  kind: Parameters<typeof goalRows>[2],
  changed: number | null,
): GoalRow[] {
  const { fields } = task;
  const rows = goalRows(task.outcomes, outcomes, kind);
  if (fields === null) return rows;
  const wanted = t`at most ${fields}`;
  return [
    ...rows,
    {
      name: t`Fields changed`,
      wanted,
      value: changed === null ? null : String(changed),
      holds: changed === null ? null : changed <= fields,
    },
  ];
}

/** How many goals of the open task are reached, and which are not, in sight while the reader edits the manifest. A press leads to the task. */
export function GoalsLine() {
  const open = useLesson((state) => state.open);
  const step = useCourse(({ lesson }) => (open && lesson?.id === open.lesson ? lesson.steps[open.step] : undefined));
  return step?.checkpoint?.kind === "task" ? <Line task={step.checkpoint} before={step.scenario} /> : null;
}

function Line({ task, before }: { task: Task; before: Scenario }) {
  const now = useScenario((state) => state.scenario);
  const invalid = useInvalid();
  const outcomes = useStepRun()?.outcomes ?? null;
  const found = useChanged(before.manifest, now.manifest);
  const rows = rowsOf(task, invalid ? null : outcomes, now.workload.kind, invalid ? null : (found?.paths?.length ?? null));
  const reached = rows.filter(({ holds }) => holds).length;
  return (
    <button type="button" className="goals-line" title={t`Open the task`} onClick={() => useTabs.setState({ tab: "lesson" })}>
      <b role="status">{invalid ? nothingRan : t`${reached} of ${rows.length} goals reached`}</b>
      {!invalid &&
        rows
          .filter(({ holds }) => !holds)
          .map(({ name, wanted, value, holds }) => (
            <span key={name} className={holds === null ? "soft" : "c-error"}>
              {`${name} ${value ?? "…"} (${wanted})`}
            </span>
          ))}
    </button>
  );
}
