import { useEffect, useRef, type ComponentType, type ReactNode } from "react";
import type { CountSteps } from "../../engine/index";
import { useLesson, type OpenStep } from "../store/lesson";
import { openDialog } from "../store/windows";
import { Icon } from "../ui/Icon";
import { useLayout } from "../ui/layout";
import { rich } from "../ui/rich";
import { t } from "../words/text";
import { drawAgain, giveNumbersBack, goToStep, showRun, stepIsDone, useCourse, type Lending } from "./course";
import { focusDrawing } from "./focusing";
import type { Lesson, LessonStep } from "./lesson";
import { languageOf } from "./lessons";
import { PredictionPart } from "./PredictionPart";
import { useProgress } from "./progress";
import { checkAnswer, QuestionPart } from "./QuestionPart";
import { TaskPart } from "./TaskPart";
import { Blocks, ChangeableNumbers, type TextLanguage } from "./Text";
import { useIsVaried } from "./useStepRun";
import "./lessons.css";

/** The reader's own answer or drawing in a step, both counted from 0. */
export interface OwnAnswer {
  lesson: string;
  step: number;
  choice: number | null;
  drawn: CountSteps | null;
}

interface LessonTabProps {
  lending: Lending;
  /** Copies a link with the reader's own answer in it. */
  CopyOwn: ComponentType<OwnAnswer>;
}

/** The open step: its place in the lesson, its text, its task or question, and the buttons to other steps. */
export function LessonTab({ lending, CopyOwn }: LessonTabProps) {
  const lesson = useCourse((course) => course.lesson);
  const open = useLesson((state) => state.open);
  const answer = useCourse(({ answers }) => (open ? answers[open.step] : undefined));
  const step = open && lesson?.id === open.lesson ? lesson.steps[open.step] : undefined;
  if (!lesson || !open || !step) return null;
  const goTo = (index: number) => goToStep(lesson, index, lending);
  const lang = languageOf(lesson);
  const choice = answer?.choice ?? null;
  const drawn = open.prediction?.drawn ?? null;
  return (
    <>
      <article className="lesson" key={open.step} aria-label={lesson.title}>
        <header className="lesson-head">
          <span className="muted" lang={lang}>
            {lesson.title}
          </span>
          <button type="button" className="btn" title={t`Your own scenario comes back`} onClick={lending.takeBack}>
            <Icon name="close" /> {t`Leave`}
          </button>
        </header>
        <Dots lesson={lesson} open={open} onGoTo={goTo} />
        <Title step={step} lang={lang} />
        <ChangeableNumbers>
          <Blocks blocks={step.text} lang={lang} />
          <Checkpoint step={step} open={open} lang={lang} />
        </ChangeableNumbers>
        {(choice !== null || drawn) && (
          <div className="own-answer">
            <CopyOwn lesson={lesson.id} step={open.step} choice={choice} drawn={drawn} />
          </div>
        )}
      </article>
      <Varied />
      <Foot lesson={lesson} step={step} open={open} lending={lending} onGoTo={goTo} />
    </>
  );
}

interface DotsProps {
  lesson: Lesson;
  open: OpenStep;
  onGoTo: (index: number) => void;
}

function Dots({ lesson: { id, steps }, open, onGoTo }: DotsProps) {
  const done = useProgress((progress) => progress[id]?.done);
  const state = (index: number) => (index === open.step ? "here" : done?.includes(index) ? "done" : "ahead");
  return (
    <nav className="dots" aria-label={t`Steps`}>
      <ol>
        {steps.map(({ title }, index) => (
          <li key={index}>
            <button
              type="button"
              className={state(index)}
              aria-label={done?.includes(index) ? t`Step ${index + 1}: ${title}, done` : t`Step ${index + 1}: ${title}`}
              aria-current={index === open.step ? "step" : undefined}
              title={title}
              onClick={() => onGoTo(index)}
            />
          </li>
        ))}
      </ol>
      <span className="soft">{t`step ${open.step + 1} of ${steps.length}`}</span>
    </nav>
  );
}

/** The title takes the focus, so that a screen reader begins a new step at its start. */
function Title({ step, lang }: { step: LessonStep; lang: TextLanguage }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <h2 ref={title} tabIndex={-1} lang={lang}>
      {step.title}
    </h2>
  );
}

function Checkpoint({ step, open, lang }: { step: LessonStep; open: OpenStep; lang: TextLanguage }) {
  switch (step.checkpoint?.kind) {
    case "predict":
      return <PredictionPart prediction={step.checkpoint} shown={open.prediction?.shown ?? false} lang={lang} />;
    case "question":
      return <QuestionPart question={step.checkpoint} step={open.step} lang={lang} />;
    case "task":
      return <TaskPart task={step.checkpoint} scenario={step.scenario} lang={lang} />;
    case undefined:
      return null;
  }
}

interface FootProps extends DotsProps {
  step: LessonStep;
  lending: Lending;
}

function Foot({ lesson, step, open, lending, onGoTo }: FootProps) {
  const shown = open.prediction?.shown ?? false;
  return (
    <footer className="lesson-foot">
      <button type="button" className="btn" disabled={open.step === 0} onClick={() => onGoTo(open.step - 1)}>
        {t`Back`}
      </button>
      {shown && (
        <button type="button" className="btn" onClick={drawAgain}>
          {t`Draw again`}
        </button>
      )}
      <Forward lesson={lesson} step={step} open={open} lending={lending} onGoTo={onGoTo} />
    </footer>
  );
}

/** Says that the page no longer shows what the text is about. It stands below the text, so that no number moves from under the pointer. */
function Varied() {
  const varied = useIsVaried();
  return (
    <p role="status" className={varied ? "varied soft" : "vh"}>
      {varied && (
        <>
          {t`You changed a number of this step. The text is about the step without your change.`}{" "}
          <button type="button" className="lk" onClick={giveNumbersBack}>
            {t`Back to the step’s numbers`}
          </button>
        </>
      )}
    </p>
  );
}

/** The button for the next action: the step's own task, or the next step. */
function Forward({ lesson, step, open, lending, onGoTo }: FootProps) {
  const touch = useLayout() === "narrow";
  const answer = useCourse(({ answers }) => answers[open.step]);
  const done = useProgress((progress) => progress[lesson.id]?.done.includes(open.step) ?? false);
  const next = lesson.steps[open.step + 1];
  if (open.prediction && !open.prediction.shown) {
    // On a phone the drawing and the button that shows the run are in another tab.
    return touch ? (
      <Button primary label={t`Draw it`} onPress={focusDrawing} />
    ) : (
      <Button primary label={t`Show the run`} onPress={() => showRun(step)} />
    );
  }
  const { checkpoint } = step;
  if (checkpoint?.kind === "question" && !answer?.checked) {
    return <Button primary label={t`Answer`} disabled={!answer} onPress={() => checkAnswer(checkpoint, open.step)} />;
  }
  const primary = step.checkpoint === null || done;
  const leaveStep = () => {
    if (step.checkpoint === null) stepIsDone();
  };
  if (next) {
    return (
      <Button
        primary={primary}
        label={t`Next: ${next.title}`}
        face={rich`Next: ${<span lang={languageOf(lesson)}>{next.title}</span>}`}
        onPress={() => {
          leaveStep();
          onGoTo(open.step + 1);
        }}
      />
    );
  }
  return (
    <Button
      primary={primary}
      label={t`Finish`}
      onPress={() => {
        leaveStep();
        lending.takeBack();
        openDialog("lessons");
      }}
    />
  );
}

interface ButtonProps {
  primary: boolean;
  label: string;
  /** The visible label, if a part of it is in another language. */
  face?: ReactNode;
  disabled?: boolean;
  onPress: () => void;
}

const Button = ({ primary, label, face = label, disabled = false, onPress }: ButtonProps) => (
  <button type="button" className={`btn forward ${primary ? "on" : "line"}`} disabled={disabled} title={label} onClick={onPress}>
    <span>{face}</span>
  </button>
);
