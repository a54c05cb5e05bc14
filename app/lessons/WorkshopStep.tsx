import type { ReactNode } from "react";
import type { Scenario } from "../../engine/index";
import { Icon } from "../ui/Icon";
import { rich } from "../ui/rich";
import { t } from "../words/text";
import { clock } from "../words/times";
import { goalRows } from "./goals";
import type { Lesson, LessonLook, LessonStep, Question, Task } from "./lesson";
import { languageOf } from "./lessons";
import { isRight } from "./measure";
import { solutions } from "./solutions";
import { Blocks, Inlines, type TextLanguage } from "./Text";
import type { Answered } from "./useAnswers";

/** A link to a scenario at its moment; null if the scenario does not fit into a link. */
export type LinkTo = (scenario: Scenario, look: LessonLook | null) => string | null;

interface WorkshopStepProps {
  lesson: Lesson;
  step: LessonStep;
  /** The answer to its question; undefined until the page has computed it. */
  answer: Answered["value"] | undefined;
  linkTo: LinkTo;
  /** What the leader does with the step, under its title. */
  children: ReactNode;
}

export function WorkshopStep({ lesson, step, answer, linkTo, children }: WorkshopStepProps) {
  const { title, checkpoint, scenario, look } = step;
  const lang = languageOf(lesson);
  return (
    <>
      <h3>
        <span lang={lang}>{title}</span> <ScenarioLink label={t`Open its scenario`} of={title} href={linkTo(scenario, look)} />
      </h3>
      {children}
      {checkpoint && (
        <p className="ask" lang={lang}>
          <Inlines content={checkpoint.ask} />
        </p>
      )}
      {checkpoint?.kind === "predict" && (
        <>
          <p className="muted">{t`The learners draw from ${clock(checkpoint.from)} on.`}</p>
          <Blocks blocks={checkpoint.after} lang={lang} />
        </>
      )}
      {checkpoint?.kind === "question" && <Answers question={checkpoint} answer={answer} lang={lang} />}
      {checkpoint?.kind === "task" && (
        <>
          <Goals task={checkpoint} scenario={scenario} />
          <OneWay lesson={lesson} step={step} linkTo={linkTo} />
          <Blocks blocks={checkpoint.after} lang={lang} />
        </>
      )}
    </>
  );
}

function ScenarioLink({ label, of, href }: { label: string; of: string; href: string | null }) {
  return (
    href !== null && (
      <a className="lk" href={href} target="_blank" rel="noreferrer" aria-label={`${label}: ${of}`}>
        {label}
      </a>
    )
  );
}

interface AnswersProps {
  question: Question;
  answer: Answered["value"] | undefined;
  lang: TextLanguage;
}

function Answers({ question: { choices }, answer, lang }: AnswersProps) {
  if (answer === null) return <p className="c-error">{t`This step’s run does not answer the question.`}</p>;
  return (
    <ul className="choices">
      {choices.map((choice, index) => {
        const right = answer !== undefined && isRight(choice, answer);
        return (
          <li key={index}>
            {right && (
              <span className="c-pods">
                <Icon name="check" className="rg" />
                <span className="vh">{t`Right: `}</span>
              </span>
            )}
            <b lang={lang}>
              <Inlines content={choice.text} />
            </b>{" "}
            <span className="soft" lang={lang}>
              <Inlines content={choice.because} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function Goals({ task: { outcomes, fields }, scenario: { workload } }: { task: Task; scenario: Scenario }) {
  const goals = goalRows(outcomes, null, workload.kind).map(({ name, wanted }) => `${name} ${wanted}`);
  return <p className="soft">{[...goals, ...(fields === null ? [] : [`${t`Fields changed`} ${t`at most ${fields}`}`])].join(" · ")}</p>;
}

/** Shows a solution of a ready lesson. A lesson from elsewhere has none, because it explains in its own text how to do a task. */
function OneWay({ lesson, step: { title, scenario, look }, linkTo }: Pick<WorkshopStepProps, "lesson" | "step" | "linkTo">) {
  const solution = solutions.find((candidate) => candidate.lesson === lesson.id && candidate.step === title);
  if (!solution) return null;
  const { replaced, by } = solution;
  const solved = { ...scenario, manifest: scenario.manifest.replace(replaced, () => by) };
  return (
    <div className="solution">
      <p>{rich`One solution: ${<ScenarioLink label={t`open it`} of={title} href={linkTo(solved, look)} />}`}</p>
      <pre className="mono">
        <Lines text={replaced} sign="−" />
        <Lines text={by} sign="+" />
      </pre>
    </div>
  );
}

const Lines = ({ text, sign }: { text: string; sign: "−" | "+" }) =>
  text
    .split("\n")
    .filter((line) => line !== "")
    .map((line, index) => <span key={index} className={sign === "+" ? "c-pods" : "soft"}>{`${sign} ${line}\n`}</span>);
