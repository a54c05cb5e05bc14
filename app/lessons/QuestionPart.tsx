import { useId } from "react";
import { Icon } from "../ui/Icon";
import { t } from "../ui/text";
import { stepIsDone, useCourse } from "./course";
import type { Choice, Question } from "./lesson";
import { isRight, measured } from "./measure";
import { Inlines, type TextLanguage } from "./Text";
import { nothingRan, useInvalid, useStepRun } from "./useStepRun";

interface QuestionPartProps {
  question: Question;
  step: number;
  lang: TextLanguage;
}

/** A question with choices. The run itself decides which choice is right. */
export function QuestionPart({ question: { ask, measure, choices }, step, lang }: QuestionPartProps) {
  const name = useId();
  const answer = useCourse(({ answers }) => answers[step]);
  const run = useStepRun();
  const invalid = useInvalid();
  const value = answer?.checked && run ? measured(run, measure) : null;
  const choose = (choice: number) => useCourse.setState(({ answers }) => ({ answers: { ...answers, [step]: { choice, checked: false } } }));
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
      <p role="status" className={value === null ? "soft" : "vh"}>
        {answer?.checked && (invalid ? nothingRan : verdict(choices[answer.choice], value, run !== null))}
      </p>
    </fieldset>
  );
}

export function checkAnswer(step: number): void {
  useCourse.setState(({ answers }) => (answers[step] ? { answers: { ...answers, [step]: { ...answers[step], checked: true } } } : {}));
  stepIsDone();
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
