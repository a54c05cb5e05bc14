import { create } from "zustand";
import type { CountSteps } from "../../engine/index";
import { isEditable, useEditable } from "./mode";

/** The step of a lesson that the page shows: the part of it that other rooms need. */
export interface OpenStep {
  /** The lesson's id, and the number of its step, from 0. */
  lesson: string;
  step: number;
  /** The task is to change something in the manifest; false: the scenario is only looked at. */
  task: boolean;
  /** The reader draws the replicas before the run is shown. */
  prediction: OpenPrediction | null;
}

export interface OpenPrediction {
  /** The reader draws from this second on. */
  from: number;
  /** What is drawn so far; null before that. */
  drawn: CountSteps | null;
  /** The second up to which the reader has drawn. Behind it the line only goes on level, and follows what is drawn next. */
  reach: number;
  /** The run is shown, and the drawing no longer changes. */
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

/** What can be changed. A lesson fixes its scenario, except for the manifest if that is the task. */
export type ScenarioPart = "manifest" | "others";

const leaves = ({ open }: { open: OpenStep | null }, part: ScenarioPart) => open === null || (part === "manifest" && open.task);

export const isChangeable = (part: ScenarioPart): boolean => isEditable() && leaves(useLesson.getState(), part);

export function useChangeable(part: ScenarioPart): boolean {
  const editable = useEditable();
  const left = useLesson((lesson) => leaves(lesson, part));
  return editable && left;
}
