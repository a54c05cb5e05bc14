import { create } from "zustand";
import type { CountSteps } from "../../engine/index";
import type { CoveredQuestion } from "../run/cover";
import { isEditable, useEditable } from "./mode";

/** The step of a lesson that the page shows; only the part that other rooms need. */
export interface OpenStep {
  /** The lesson's id, and the number of its step, from 0. */
  lesson: string;
  step: number;
  /** True if the task is to change the manifest; false if the reader only looks at the scenario. */
  task: boolean;
  /** Set if the reader draws the replicas before the run is shown. */
  prediction: OpenPrediction | null;
  /** Set while the step has a question without an answer. */
  asked: CoveredQuestion | null;
}

export interface OpenPrediction {
  /** The reader draws from this second on. */
  from: number;
  /** What is drawn so far; null before that. */
  drawn: CountSteps | null;
  /** The second up to which the reader has drawn. After it the line is level, at the last drawn count. */
  reach: number;
  /** True once the run is shown; the drawing then no longer changes. */
  shown: boolean;
}

/** null while no lesson is open. */
export const useLesson = create<{ open: OpenStep | null }>(() => ({ open: null }));

/** The run is hidden after this second; null if all of it is shown. */
export const hiddenFrom = ({ open }: { open: OpenStep | null }): number | null =>
  open?.prediction && !open.prediction.shown ? open.prediction.from : null;

export const changePrediction = (change: Partial<OpenPrediction>): void =>
  useLesson.setState(({ open }) => (open?.prediction ? { open: { ...open, prediction: { ...open.prediction, ...change } } } : {}));

export const closeLesson = () => useLesson.setState({ open: null });

/** What can be changed; the two kinds of numbers are those that a text names and that the reader changes where they stand. */
export type ScenarioPart = "manifest" | "manifestNumber" | "workloadNumber" | "others";

/**
 * A lesson fixes its scenario, with two exceptions: the manifest if the task is to change it, and single numbers once the step hides nothing
 * of its run. A task's workload stays, because its goals are for this workload.
 */
const leaves = ({ open }: { open: OpenStep | null }, part: ScenarioPart): boolean => {
  if (open === null) return true;
  const shown = open.asked === null && (open.prediction?.shown ?? true);
  return { manifest: open.task, manifestNumber: shown, workloadNumber: shown && !open.task, others: false }[part];
};

export const isChangeable = (part: ScenarioPart): boolean => isEditable() && leaves(useLesson.getState(), part);

export function useChangeable(part: ScenarioPart): boolean {
  const editable = useEditable();
  const left = useLesson((lesson) => leaves(lesson, part));
  return editable && left;
}
