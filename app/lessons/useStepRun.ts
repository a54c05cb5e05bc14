import { useEffect } from "react";
import { create } from "zustand";
import { hasSameRunInEditor, sharesRun, type Scenario } from "../../engine/index";
import type { Run } from "../run/run";
import { useLesson } from "../store/lesson";
import { useScenario } from "../store/scenario";
import { useTrace } from "../store/trace";
import { t } from "../words/text";
import { useCourse } from "./course";

export const nothingRan = t`The manifest is not valid, so there is no run.`;

/** True if the present manifest cannot run. */
export const useInvalid = (): boolean => useTrace(({ problems }) => problems.some(({ severity }) => severity === "error"));

/** The run of the present scenario; null until it exists. An earlier run would belong to another step. */
export function useStepRun(): Run | null {
  const scenario = useScenario((state) => state.scenario);
  return useTrace((trace) => (trace.scenario && sharesRun(trace.scenario, scenario) && !trace.stale ? trace.run : null));
}

/** The scenario of the open step as the lesson has it; null without a step, and in a task, where the reader's changes are the point. */
function useGiven(): Scenario | null {
  const open = useLesson((lesson) => lesson.open);
  const lesson = useCourse((course) => course.lesson);
  return open && !open.task && lesson?.id === open.lesson ? (lesson.steps[open.step]?.scenario ?? null) : null;
}

/** True if the reader has changed a number of the step, so that its text is about another run than the page shows. */
export function useIsVaried(): boolean {
  const given = useGiven();
  return useScenario(({ scenario }) => given !== null && !hasSameRunInEditor(scenario, given));
}

export const useLastGiven = create<{ of: Scenario; run: Run } | null>(() => null);

/** The run by which a step judges an answer or a drawing: that of its own scenario, also while the page shows one with other numbers. */
export function useGivenRun(): Run | null {
  const given = useGiven();
  const shown = useStepRun();
  const varied = useIsVaried();
  const kept = useLastGiven((last) => (last?.of === given ? last.run : null));
  useEffect(() => {
    if (given && shown && !varied) useLastGiven.setState({ of: given, run: shown });
  }, [given, shown, varied]);
  return varied ? kept : shown;
}
