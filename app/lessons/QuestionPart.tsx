import { useId } from "react";
import { useLesson } from "../store/lesson";
import { useTrace } from "../store/trace";
import { useTabs } from "../store/tabs";
import { Icon } from "../ui/Icon";
import { useLayout } from "../ui/layout";
import { rich } from "../ui/rich";
import { t } from "../words/text";
import { clock } from "../words/times";
import { showAnswer, useCourse } from "./course";
import { focusForward } from "./focusing";
import type { Choice, Question } from "./lesson";
import { isRight, measured } from "./measure";
import { Inlines, type TextLanguage } from "./Text";
import { useQuestionKeys } from "./useQuestionKeys";
import { nothingRan, useGivenRun, useInvalid } from "./useStepRun";

interface QuestionPartProps {
  question: Question;
  step: number;
  lang: TextLanguage;
}

/** A question with choices. The run itself decides which choice is right. */
export function QuestionPart({ question, step, lang }: QuestionPartProps) {
  const { ask, measure, choices } = question;
  const name = useId();
  const answer = useCourse(({ answers }) => answers[step]);
  const run = useGivenRun();
  const invalid = useInvalid();
  const touch = useLayout() === "narrow";
  const value = answer?.checked && run ? measured(run, measure) : null;
  const choose = (choice: number) => useCourse.setState(({ answers }) => ({ answers: { ...answers, [step]: { choice, checked: false } } }));
  useQuestionKeys(choices.length, !answer?.checked, choose, () => {
    checkAnswer(question, step);
    if (answer) focusForward();
  });
  return (
    <fieldset className="checkpoint question">
      <legend className="ask" lang={lang}>
        <Inlines content={ask} />
      </legend>
      {choices.map((choice, index) => (
        <div key={index} className="answer">
          <input
            type="radio"
            id={`${name}-${index}`}
            name={name}
            checked={answer?.choice === index}
            aria-disabled={answer?.checked ?? false}
            aria-describedby={answer?.checked ? `${name}-${index}-because` : undefined}
            onChange={() => !answer?.checked && choose(index)}
          />
          <label htmlFor={`${name}-${index}`} lang={lang}>
            <Inlines content={choice.text} />
          </label>
          {answer?.checked && value !== null && (
            <p id={`${name}-${index}-because`}>
              <Because choice={choice} right={isRight(choice, value)} chosen={answer.choice === index} lang={lang} />
            </p>
          )}
        </div>
      ))}
      {!answer?.checked && <Covered choices={choices.length} />}
      {touch && answer?.checked && (
        <button type="button" className="btn line" onClick={() => useTabs.setState({ tab: "charts" })}>
          {t`See it in the charts`}
        </button>
      )}
      <p role="status" className={value === null ? "soft" : "vh"}>
        {answer?.checked && (invalid ? nothingRan : verdict(choices[answer.choice], value, run !== null))}
      </p>
    </fieldset>
  );
}

/** Says what the page covers, and which keys answer. */
function Covered({ choices }: { choices: number }) {
  const cover = useTrace((trace) => trace.cover);
  const asked = useLesson(({ open }) => open?.asked ?? null);
  const touch = useLayout() === "narrow";
  if (!cover || !asked) return null;
  const from = Math.min(cover.cluster, cover.decisions);
  return (
    <>
      <p className="soft">
        {t`From ${clock(from)} on, the answer and all that depends on it are covered: in the figures, in the readouts and in the tables.`}
      </p>
      {!touch && <p className="soft">{rich`${<kbd>1</kbd>} to ${<kbd>{choices}</kbd>} choose, ${<kbd>{t`Enter`}</kbd>} answers.`}</p>}
    </>
  );
}

/** Answers with the chosen option; without one nothing happens. */
export function checkAnswer(question: Question, step: number): void {
  const answer = useCourse.getState().answers[step];
  if (!answer || answer.checked) return;
  useCourse.setState(({ answers }) => ({ answers: { ...answers, [step]: { ...answer, checked: true } } }));
  showAnswer(question);
}

function Because({ choice, right, chosen, lang }: { choice: Choice; right: boolean; chosen: boolean; lang: TextLanguage }) {
  const because = (
    <span lang={lang}>
      <Inlines content={choice.because} />
    </span>
  );
  if (right) {
    return (
      <span className="c-pods">
        <Icon name="check" className="rg" /> {t`Yes.`} {because}
      </span>
    );
  }
  if (chosen) {
    return (
      <span className="c-error">
        <Icon name="error" className="rg" /> {t`No.`} {because}
      </span>
    );
  }
  return <span className="muted">{because}</span>;
}

function verdict(chosen: Choice | undefined, value: Choice["is"] | null, ran: boolean): string {
  if (!ran) return t`The run is not finished yet.`;
  if (value === null || !chosen) return t`This run does not answer the question.`;
  return isRight(chosen, value) ? t`That is right.` : t`That is wrong.`;
}
