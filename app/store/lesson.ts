import { create } from "zustand";
import type { CountSteps } from "../../engine/index";
import { isEditable, useEditable } from "./mode";

/** The step of a lesson that the page shows, as far as its rooms must know of it. */
export interface OpenStep {
  /** The lesson's id, and which of its steps it is, from 0. */
  lesson: string;
  step: number;
  /** Something in the manifest is to be changed; else the scenario is only looked at. */
  task: boolean;
  /** Replicas are drawn before the run is shown. */
  prediction: OpenPrediction | null;
}

export interface OpenPrediction {
  /** The second from which on they are drawn. */
  from: number;
  /** As they are drawn so far; null before that. */
  drawn: CountSteps | null;
  /** Up to where somebody drew. What is behind it only goes on, and follows what is drawn further. */
  reach: number;
  /** The run is shown, and the drawing stays as it is. */
  shown: boolean;
}

/** null while no lesson is open. */
export const useLesson = create<{ open: OpenStep | null }>(() => ({ open: null }));

/** The second behind which the run is not shown yet; null where all of it is. */
export const hiddenFrom = ({ open }: { open: OpenStep | null }): number | null =>
  open?.prediction && !open.prediction.shown ? open.prediction.from : null;

export const changePrediction = (change: Partial<OpenPrediction>): void =>
  useLesson.setState(({ open }) => (open?.prediction ? { open: { ...open, prediction: { ...open.prediction, ...change } } } : {}));

export const closeLesson = () => useLesson.setState({ open: null });

/** What can be changed: a lesson holds its scenario, but for the manifest where that is the task. */
export type ScenarioPart = "manifest" | "others";

const leaves = ({ open }: { open: OpenStep | null }, part: ScenarioPart) => open === null || (part === "manifest" && open.task);

export const isChangeable = (part: ScenarioPart): boolean => isEditable() && leaves(useLesson.getState(), part);

export function useChangeable(part: ScenarioPart): boolean {
  const editable = useEditable();
  const left = useLesson((lesson) => leaves(lesson, part));
  return editable && left;
}
