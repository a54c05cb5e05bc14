import { useEffect, useId, useMemo, useState } from "react";
import type { CountSteps } from "../../engine/index";
import { askOnce } from "../channel/askOnce";
import { startWorker } from "../channel/startWorker";
import { DrawnMarks } from "../figures/DrawnMarks";
import { roomDrawings } from "../marks/layers/roomDrawings";
import type { Kinds } from "../simulation/protocol";
import { Dialog } from "../ui/Dialog";
import { Icon } from "../ui/Icon";
import { useSize } from "../ui/useSize";
import { percents } from "../words/numbers";
import { t } from "../words/text";
import { canReadCodes, CodeCamera } from "./CodeCamera";
import type { Lesson, LessonStep, Prediction, Question } from "./lesson";
import { languageOf } from "./lessons";
import { isRight } from "./measure";
import { answersApart } from "./readApart";
import { answersTo, forgetAnswers, takeAnswers, useRoom, type StepAnswers, type Taken } from "./roomAnswers";
import { Blocks, Inlines } from "./Text";
import type { Answered } from "./useAnswers";
import "./room.css";

interface RoomAnswersProps {
  lesson: Lesson;
  /** The number of the step, from 0. */
  place: number;
  lessons: readonly Lesson[];
  /** The right answer to the step's question; undefined until the page has computed it. */
  answer: Answered["value"] | undefined;
  onClose(): void;
}

/** The answers of a room to one step in large type. What is right stays covered until the leader uncovers it. */
export function RoomAnswers({ lesson, place, lessons, answer, onClose }: RoomAnswersProps) {
  const step = lesson.steps[place]!;
  const links = useRoom((room) => room.links);
  const answers = useMemo(() => answersTo(links, lesson, place), [links, lesson, place]);
  const [uncovered, setUncovered] = useState(false);
  const { checkpoint } = step;
  const run = useCounts(checkpoint?.kind === "predict" ? step : null);
  const isKnown = checkpoint?.kind === "predict" ? run !== null : answer !== undefined && answer !== null;
  const lang = languageOf(lesson);
  return (
    <Dialog title={step.title} className="room-screen" onClose={onClose}>
      <div className="room-sheet">
        <p className="room-ask" lang={lang}>
          {checkpoint && <Inlines content={checkpoint.ask} />}
        </p>
        {checkpoint?.kind === "question" && (
          <Chosen question={checkpoint} answers={answers} right={uncovered ? answer : undefined} lang={lang} />
        )}
        {checkpoint?.kind === "predict" && (
          <>
            <Drawings prediction={checkpoint} end={step.scenario.durationSeconds} answers={answers} run={run} uncovered={uncovered} />
            {uncovered && (
              <div className="room-after">
                <Blocks blocks={checkpoint.after} lang={lang} />
              </div>
            )}
          </>
        )}
        <p className="room-foot">
          <b role="status">{t`Answers: ${answers.count}`}</b>
          <button type="button" className="btn on" aria-pressed={uncovered} disabled={!isKnown} onClick={() => setUncovered(!uncovered)}>
            {uncovered ? t`Cover what is right` : t`Show what is right`}
          </button>
          <button
            type="button"
            className="btn line"
            disabled={answers.count === 0}
            onClick={() => forgetAnswers(lesson, place)}
          >{t`Forget these answers`}</button>
        </p>
        <Intake lesson={lesson} place={place} lessons={lessons} />
      </div>
    </Dialog>
  );
}

interface ChosenProps {
  question: Question;
  answers: StepAnswers;
  /** undefined while it is covered. */
  right: Answered["value"] | undefined;
  lang: "en" | undefined;
}

/** How many chose each option. */
function Chosen({ question: { choices }, answers: { count, chosen }, right, lang }: ChosenProps) {
  return (
    <ol className="room-choices">
      {choices.map((choice, index) => {
        const own = chosen[index] ?? 0;
        const isShownRight = right !== undefined && isRight(choice, right);
        return (
          <li key={index} className={isShownRight ? "right" : undefined}>
            <span className="text" lang={lang}>
              {isShownRight && (
                <>
                  <Icon name="check" className="rg" />
                  <span className="vh">{t`Right: `}</span>
                </>
              )}
              <Inlines content={choice.text} />
            </span>
            <span className="how-many">
              <b>{own}</b> {count > 0 && <span className="soft">{percents(Math.round((own / count) * 100))}</span>}
            </span>
            <span className="bar" aria-hidden="true">
              <span style={{ width: `${(own / Math.max(1, count)) * 100}%` }} />
            </span>
            {isShownRight && (
              <span className="soft because" lang={lang}>
                <Inlines content={choice.because} />
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

interface DrawingsProps {
  prediction: Prediction;
  end: number;
  answers: StepAnswers;
  run: CountSteps | null;
  uncovered: boolean;
}

function Drawings({ prediction: { from }, end, answers: { drawings }, run, uncovered }: DrawingsProps) {
  const [box, { width, height }] = useSize<HTMLDivElement>();
  const type = width < 700 ? 13 : 20;
  const { marks, frame } = useMemo(
    () => roomDrawings({ drawings, from, end, run, uncovered }, { width, height, type }),
    [drawings, from, end, run, uncovered, width, height, type],
  );
  const label = uncovered ? t`The drawings of the room over each other, and the run` : t`The drawings of the room over each other`;
  return (
    <div className="room-plot" ref={box}>
      <svg width={width} height={height} role="img" aria-label={label} style={{ fontSize: type }}>
        <DrawnMarks frame={frame} marks={marks} />
      </svg>
    </div>
  );
}

/** Takes in pasted answers and, where the browser can read codes, those that a camera sees. */
function Intake({ lesson, place, lessons }: Pick<RoomAnswersProps, "lesson" | "place" | "lessons">) {
  const id = useId();
  const pasted = useRoom((room) => room.pasted);
  const [said, setSaid] = useState<{ text: string; wrong: boolean } | null>(null);
  const [filming, setFilming] = useState(false);
  const take = async (text: string): Promise<boolean> => {
    const read = await answersApart(text);
    if (!read.ok) setSaid({ text: read.error, wrong: true });
    else if (read.found.length === 0) setSaid({ text: noneFound, wrong: true });
    else setSaid({ text: takenWords(takeAnswers(read.found, lessons, { lesson: lesson.id, step: place }), lessons), wrong: false });
    return read.ok && read.found.length > 0;
  };
  const takePasted = async (text: string) => {
    // What is typed meanwhile stays.
    if (await take(text)) useRoom.setState((room) => (room.pasted === text ? { pasted: "" } : room));
  };
  return (
    <div className="room-intake">
      <label htmlFor={id}>{t`Paste the participants’ links, also a whole chat:`}</label>
      <textarea
        id={id}
        rows={2}
        value={pasted}
        onChange={({ target: { value }, nativeEvent }) => {
          useRoom.setState({ pasted: value });
          if (nativeEvent instanceof InputEvent && nativeEvent.inputType === "insertFromPaste") void takePasted(value);
        }}
      />
      <p>
        <button type="button" className="btn line" disabled={pasted.trim() === ""} onClick={() => void takePasted(pasted)}>
          {t`Count them`}
        </button>
        {canReadCodes() && (
          <button type="button" className="btn line" aria-pressed={filming} onClick={() => setFilming(!filming)}>
            {filming ? t`Stop the camera` : t`Read codes by camera`}
          </button>
        )}
      </p>
      {filming && <CodeCamera onRead={(text) => void take(text)} />}
      <p role="status" className={said?.wrong ? "c-error" : "soft"}>
        {said?.text}
      </p>
    </div>
  );
}

const noneFound = t`This text has no link with an answer. A participant copies it with “Copy a link with my answer” or “Copy a link with my drawing”.`;

/** What became of the links, each kind only if there is one. */
function takenWords({ fresh, again, changed, unfit, elsewhere, unknown }: Taken, lessons: readonly Lesson[]): string {
  const titleOf = (id: string) => lessons.find((lesson) => lesson.id === id)?.title ?? id;
  return [
    ...(fresh > 0 ? [t`New: ${fresh}.`] : []),
    ...(changed > 0 ? [t`Changed: ${changed}.`] : []),
    ...(again > 0 ? [t`Counted before: ${again}.`] : []),
    ...elsewhere.map(({ lesson, step, count }) => t`For step ${step + 1} of “${titleOf(lesson)}”, and counted there: ${count}.`),
    ...(unfit > 0 ? [t`Not counted, because the link does not fit its step: ${unfit}.`] : []),
    ...(unknown.length > 0 ? [t`Not counted, because this page has no such lesson: ${unknown.slice(0, 5).join(", ")}.`] : []),
  ].join(" ");
}

/** The counts of a step's run; null until a worker has computed them. */
function useCounts(step: LessonStep | null): CountSteps | null {
  const [counts, setCounts] = useState<CountSteps | null>(null);
  useEffect(() => {
    if (!step) return;
    const stop = new AbortController();
    void askOnce<Kinds, "steps">(startWorker, "steps", { scenario: step.scenario }, stop.signal).then((read) => {
      if (!stop.signal.aborted && read.ok && read.answer) setCounts(read.answer.counts);
    });
    return () => stop.abort();
  }, [step]);
  return counts;
}
