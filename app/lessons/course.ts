import { create } from "zustand";
import type { Scenario } from "../../engine/index";
import type { CoveredQuestion } from "../run/cover";
import { useLesson, type OpenPrediction, type OpenStep } from "../store/lesson";
import { setManifest, setWorkload, useScenario } from "../store/scenario";
import { useTrace } from "../store/trace";
import { useView } from "../store/view";
import type { TimeRange } from "../run/timeRange";
import { askedBy, momentOf } from "./coveredQuestion";
import type { Lesson, LessonStep, Question } from "./lesson";
import { measured } from "./measure";
import type { LessonPlace } from "./lessonAddress";
import { keepDone, keepPlace, progressOf } from "./progress";
import { useTabs } from "../store/tabs";

/** How a lesson shows its scenarios, and how the page closes the lesson. */
export interface Lending {
  lend(lent: { scenario: Scenario; cursor: number | null; zoom: TimeRange | null }): void;
  takeBack(): void;
}

interface Course {
  /** The last lesson that the reader opened. */
  lesson: Lesson | null;
  /** The lessons that came from addresses, by which they are known. They stay in the list while the page is open. */
  fromElsewhere: readonly Lesson[];
  /** The reader's drawings and answers in this lesson, by step. They and the manifests are lost when the tab closes. */
  predictions: Readonly<Record<number, OpenPrediction>>;
  answers: Readonly<Record<number, Answer>>;
  /** The manifests that the reader has written for tasks, by step. */
  manifests: Readonly<Record<number, string>>;
  /** The address of a lesson that the reader has typed into the list. */
  typedAddress: string;
  /** The last change of the drawing, for screen readers. */
  said: string;
  /** The lessons of the workshop's session, in its order: ids of ours, and addresses of others; null: all lessons. */
  session: readonly string[] | null;
}

/** What the reader did in a lesson. */
export type Left = Pick<Course, "predictions" | "answers" | "manifests">;

const nothingLeft: Left = { predictions: {}, answers: {}, manifests: {} };

export interface Answer {
  /** The index of the choice. */
  choice: number;
  /** True if the page has compared it with the run. */
  checked: boolean;
}

export const useCourse = create<Course>(() => ({
  lesson: null,
  fromElsewhere: [],
  predictions: {},
  answers: {},
  manifests: {},
  typedAddress: "",
  said: "",
  session: null,
}));

/** Opens a lesson at a step, or at the step where the reader left it. A finished lesson opens at its start. */
export function openLesson(lesson: Lesson, lending: Lending, step: number | null = null): void {
  openAt(lesson, lending, step === null ? null : { step, choice: null, drawn: null });
}

/**
 * Does the same for a link, which may bring an answer or a drawing. The reader still has to check it, so a link spoils nothing. `left`: what
 * the reader did in the lesson before the page was reloaded, or before they left it through the browser's history.
 */
export function openAt(lesson: Lesson, lending: Lending, place: LessonPlace | null, left = nothingLeft): void {
  const { at, of, done } = progressOf(lesson.id, lesson.steps.length);
  const isNew = useLesson.getState().open?.lesson !== lesson.id;
  if (isNew) useCourse.setState({ lesson, ...left, said: "" });
  if (place) bring(lesson, place);
  goToStep(lesson, place?.step ?? (done.length === of ? 0 : at), lending);
}

function bring({ steps }: Lesson, { step, choice, drawn }: LessonPlace): void {
  const checkpoint = steps[step]?.checkpoint;
  const { answers } = useCourse.getState();
  if (choice !== null && !answers[step]?.checked) useCourse.setState({ answers: { ...answers, [step]: { choice, checked: false } } });
  if (!drawn || checkpoint?.kind !== "predict") return;
  const prediction: OpenPrediction = { from: checkpoint.from, drawn, reach: drawn.at(-1)?.[0] ?? checkpoint.from, shown: false };
  // The step's own drawing would replace it when the step closes.
  useLesson.setState(({ open }) => (open?.step === step ? { open: { ...open, prediction } } : {}));
  useCourse.setState(({ predictions }) => ({ predictions: { ...predictions, [step]: prediction } }));
}

/** Opens a lesson from elsewhere. It stays in the list while the page is open. */
export function openFromElsewhere(lesson: Lesson, lending: Lending, place: LessonPlace | null, left?: Left): void {
  useCourse.setState(({ fromElsewhere }) => ({ fromElsewhere: [...fromElsewhere.filter(({ id }) => id !== lesson.id), lesson] }));
  openAt(lesson, lending, place, left);
}

export function goToStep(lesson: Lesson, index: number, lending: Lending): void {
  const step = lesson.steps[index];
  if (!step) return;
  rememberPrediction();
  rememberManifest();
  const prediction = predictionOf(step, index);
  const asked = askedOf(step, index);
  const at = step.look?.at ?? (step.checkpoint?.kind === "question" ? momentOf(step.checkpoint.measure, null) : null);
  const hidden = prediction?.shown === false ? prediction.from : Infinity;
  // A question opens at its asked sync, or at the first covered one; only the run's times tell which second that is.
  const cursor = asked && at === null ? asked.from : at === null ? null : Math.min(at, hidden);
  // `lend` must come first, because it checks whether a lesson is already open.
  lending.lend({ scenario: step.scenario, cursor, zoom: step.look?.zoom ?? null });
  useLesson.setState({ open: { lesson: lesson.id, step: index, task: step.checkpoint?.kind === "task", prediction, asked } });
  const written = useCourse.getState().manifests[index];
  if (written !== undefined) setManifest(written);
  useTabs.setState({ tab: "lesson" });
  useView.setState({ playing: false });
  useCourse.setState({ said: "" });
  keepPlace(lesson.id, index, lesson.steps.length);
}

/** Brings back the numbers of the open step that the reader has changed in its text. */
export function giveNumbersBack(): void {
  const { open } = useLesson.getState();
  const given = open && useCourse.getState().lesson?.steps[open.step]?.scenario;
  if (!given) return;
  setManifest(given.manifest, "manifestNumber");
  setWorkload(given.workload, "workloadNumber");
}

export function stepIsDone(): void {
  const { lesson } = useCourse.getState();
  const { open } = useLesson.getState();
  if (lesson && open) keepDone(lesson.id, open.step, lesson.steps.length);
}

/** Shows the run over the drawing, and moves the cursor to the moment that the step names. */
export function showRun(step: LessonStep): void {
  const { open } = useLesson.getState();
  if (!open?.prediction) return;
  useLesson.setState({ open: { ...open, prediction: { ...open.prediction, shown: true } } });
  if (step.look?.at !== null && step.look !== null) useView.setState({ cursor: step.look.at });
  stepIsDone();
}

export function drawAgain(): void {
  const { open } = useLesson.getState();
  if (!open?.prediction) return;
  const { from } = open.prediction;
  // What is hidden from now on is the step's own run.
  giveNumbersBack();
  useLesson.setState({ open: { ...open, prediction: { from, drawn: null, reach: from, shown: false } } });
  useView.setState(({ cursor }) => ({ cursor: cursor === null ? null : Math.min(cursor, from), playing: false }));
}

function rememberPrediction(): void {
  const { open } = useLesson.getState();
  if (open?.prediction && open.lesson === useCourse.getState().lesson?.id) {
    const { step, prediction } = open;
    useCourse.setState(({ predictions }) => ({ predictions: { ...predictions, [step]: prediction } }));
  }
}

function rememberManifest(): void {
  const { lesson } = useCourse.getState();
  const { open } = useLesson.getState();
  if (open && lesson?.id === open.lesson) useCourse.setState({ manifests: manifestsWith(open, lesson) });
}

/** What the reader wrote for tasks, with what the page shows of the open step. */
export function manifestsWith({ step, task }: OpenStep, lesson: Lesson | null): Course["manifests"] {
  const { manifests } = useCourse.getState();
  const { manifest } = useScenario.getState().scenario;
  return !task || (manifests[step] ?? lesson?.steps[step]?.scenario.manifest) === manifest ? manifests : { ...manifests, [step]: manifest };
}

/** Shows what the question covered, at the moment that it asks about. */
export function showAnswer(question: Question): void {
  const { open } = useLesson.getState();
  if (!open?.asked) return;
  useLesson.setState({ open: { ...open, asked: null } });
  const { run } = useTrace.getState();
  const cursor = momentOf(question.measure, run && measured(run, question.measure));
  if (cursor !== null) useView.setState({ cursor, playing: false });
  stepIsDone();
}

function askedOf({ checkpoint, scenario }: LessonStep, index: number): CoveredQuestion | null {
  if (checkpoint?.kind !== "question" || useCourse.getState().answers[index]?.checked) return null;
  return askedBy(checkpoint, scenario);
}

function predictionOf({ checkpoint }: LessonStep, index: number): OpenPrediction | null {
  if (checkpoint?.kind !== "predict") return null;
  const { from } = checkpoint;
  return useCourse.getState().predictions[index] ?? { from, drawn: null, reach: from, shown: false };
}
