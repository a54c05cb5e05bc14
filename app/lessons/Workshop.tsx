import { useEffect, useRef, useState, type ComponentType } from "react";
import { later } from "../ui/later";
import { Icon } from "../ui/Icon";
import { plural, t } from "../words/text";
import { CodeScreen } from "./CodeScreen";
import type { Lesson, LessonStep } from "./lesson";
import { isFileLesson, languageOf, notLoaded, readyLesson, useLessonList } from "./lessons";
import { RoomAnswers } from "./RoomAnswers";
import { answersTo, useRoom } from "./roomAnswers";
import { keyOf, useAnswers } from "./useAnswers";
import { WorkshopStep, type LinkTo } from "./WorkshopStep";
import "./workshop.css";

interface WorkshopProps {
  linkTo: LinkTo;
  /** The address that opens this lesson, at a step of it if one is named (from 0); null for a lesson of a file, which has none. */
  addressOf(lesson: Lesson, step?: number): string | null;
  /** The address that opens the list of these lessons; null if none of them has an address. */
  sessionAddress(lessons: readonly Lesson[]): string | null;
  CopyAddress: ComponentType<{ address: string; label: string }>;
  onClose(): void;
}

/** What the leader shows the room, above the page. */
type Shown = { what: "code"; title: string; address: string } | { what: "answers"; lesson: Lesson; place: number };

/**
 * A page for the leader of a workshop: the task or question of each step with its answer, to print, and what a room needs of it on its screen:
 * codes of the links, and the room's own answers.
 */
export function Workshop({ linkTo, addressOf, sessionAddress, CopyAddress, onClose }: WorkshopProps) {
  const { lessons, failed } = useLessons();
  const { answers, all, failed: unanswered, again } = useAnswers(lessons);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const session = chosen.size === 0 ? lessons : (lessons?.filter(({ id }) => chosen.has(id)) ?? null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  const links = useRoom((room) => room.links);
  const address = session && sessionAddress(session);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || shown) return;
      // Without this, the same key press would also close the dialog that opens now.
      event.preventDefault();
      onClose();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [onClose, shown]);
  return (
    <main className="workshop">
      <header>
        <h1 ref={heading} tabIndex={-1}>
          {t`For the leader of a workshop`}
        </h1>
        <button type="button" className="btn line" disabled={!all} onClick={() => window.print()}>
          {t`Print`}
        </button>
        <button type="button" className="btn" onClick={onClose}>
          <Icon name="close" /> {t`Close`}
        </button>
      </header>
      {shown?.what === "code" && <CodeScreen title={shown.title} address={shown.address} onClose={() => setShown(null)} />}
      {shown?.what === "answers" && lessons && (
        <RoomAnswers
          lesson={shown.lesson}
          place={shown.place}
          lessons={lessons}
          answer={answers.get(keyOf(shown.lesson, shown.place))}
          onClose={() => setShown(null)}
        />
      )}
      <p className="soft">
        {t`Every step with its question and the right answer.`} {t`This page runs each question’s scenario to find its answer.`}{" "}
        {t`A scenario’s link shows the whole run, even where the lesson first hides it for a drawing.`}
      </p>
      <p className="soft">
        {t`This page works without a network once a browser has loaded it by HTTPS: lessons, runs and the room’s answers need no server. Each participant’s browser loads it once before.`}
      </p>
      <p role="status" className={failed || unanswered ? "c-error" : "vh"}>
        {failed
          ? notLoaded
          : unanswered
            ? t`The page could not calculate all answers.`
            : all
              ? t`All answers are ready.`
              : t`Calculating the answers…`}
      </p>
      {unanswered && (
        <button type="button" className="btn line" onClick={again}>
          {t`Try again`}
        </button>
      )}
      {lessons && <Choice lessons={lessons} chosen={chosen} onChange={setChosen} />}
      {session && address !== null && (
        <SessionLink
          session={session}
          address={address}
          CopyAddress={CopyAddress}
          onEnlarge={() => setShown({ what: "code", title: t`The link for the whole session`, address })}
        />
      )}
      {lessons?.map((lesson, index) => (
        <section key={lesson.id} aria-labelledby={`workshop-${index}`} hidden={chosen.size > 0 && !chosen.has(lesson.id)}>
          <h2 id={`workshop-${index}`}>
            {index + 1}. <span lang={languageOf(lesson)}>{lesson.title}</span> <span className="muted">{t`${lesson.minutes} min`}</span>
          </h2>
          <p lang={languageOf(lesson)}>{lesson.summary}</p>
          <p>
            <LessonAddress address={addressOf(lesson)} />
          </p>
          <ol>
            {lesson.steps.map((step, place) => (
              <li key={place}>
                <WorkshopStep lesson={lesson} step={step} answer={answers.get(keyOf(lesson, place))} linkTo={linkTo}>
                  <StepTools
                    title={step.title}
                    address={addressOf(lesson, place)}
                    answers={isAnswered(step) ? answersTo(links, lesson, place).count : null}
                    CopyAddress={CopyAddress}
                    onCode={(code) => setShown({ what: "code", title: step.title, address: code })}
                    onAnswers={() => setShown({ what: "answers", lesson, place })}
                  />
                </WorkshopStep>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </main>
  );
}

/** Whether participants can send an answer to a step: a choice or a drawing. */
const isAnswered = ({ checkpoint }: LessonStep): boolean => checkpoint?.kind === "question" || checkpoint?.kind === "predict";

const LessonAddress = ({ address }: { address: string | null }) =>
  address === null ? (
    <span className="soft">{t`This lesson is a file on your computer, so no link leads to it. Hand out the file: it opens when it is dropped on the page.`}</span>
  ) : (
    <a className="lk address" href={address} target="_blank" rel="noreferrer">
      {address}
    </a>
  );

interface StepToolsProps extends Pick<WorkshopProps, "CopyAddress"> {
  title: string;
  address: string | null;
  /** How many answers the page has; null if nobody can answer the step. */
  answers: number | null;
  onCode(address: string): void;
  onAnswers(): void;
}

/** What a room needs of a step. It is not printed. */
const StepTools = ({ title, address, answers, CopyAddress, onCode, onAnswers }: StepToolsProps) => (
  <div className="step-tools">
    {address !== null && (
      <>
        <CopyAddress address={address} label={t`Copy the step’s link`} />
        <button type="button" className="btn line" aria-label={t`Large code: ${title}`} onClick={() => onCode(address)}>
          {t`Large code`}
        </button>
      </>
    )}
    {answers !== null && (
      <button type="button" className="btn line" aria-label={t`Answers of the room: ${title}, ${answers}`} onClick={onAnswers}>
        {t`Answers of the room: ${answers}`}
      </button>
    )}
  </div>
);

interface SessionLinkProps extends Pick<WorkshopProps, "CopyAddress"> {
  session: readonly Lesson[];
  address: string;
  onEnlarge(): void;
}

/** One link for everybody in the room, and the same as a code for their phones. It is printed on the first sheet. */
function SessionLink({ session, address, CopyAddress, onEnlarge }: SessionLinkProps) {
  const elsewhere = session.flatMap(({ id }) => (readyLesson(id) || isFileLesson(id) ? [] : [new URL(id).host]));
  return (
    <div className="session-link">
      <QrCode text={address} />
      <div>
        <p>
          <b>{t`The link for the whole session`}</b>
        </p>
        <p>
          <a className="lk address" href={address} target="_blank" rel="noreferrer">
            {address}
          </a>
        </p>
        <p className="soft">
          {t`It opens the list of these lessons. The code has the same link for a camera.`}
          {elsewhere.length > 0 &&
            ` ${t`The link has the address of each lesson from another site. The page asks every participant before it fetches from ${[...new Set(elsewhere)].join(", ")}.`}`}
        </p>
        <div className="takes">
          <CopyAddress address={address} label={t`Copy link`} />
          <button type="button" className="btn line" onClick={onEnlarge}>
            {t`Large code`}
          </button>
        </div>
      </div>
    </div>
  );
}

const QrCode = later(() => import("./QrCode").then((room) => room.QrCode));

interface ChoiceProps {
  lessons: readonly Lesson[];
  /** The ids of the chosen lessons; an empty set means all lessons. */
  chosen: ReadonlySet<string>;
  onChange(chosen: ReadonlySet<string>): void;
}

/** Lets the leader choose lessons, because a session seldom has time for all of them. */
function Choice({ lessons, chosen, onChange }: ChoiceProps) {
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChange(next);
  };
  const minutes = lessons.reduce((sum, lesson) => sum + (chosen.has(lesson.id) ? lesson.minutes : 0), 0);
  return (
    <fieldset className="session">
      <legend>{t`Which lessons fit into your session?`}</legend>
      <div className="lessons-to-choose">
        {lessons.map(({ id, title, minutes: takes }, index) => (
          <label key={id}>
            <input type="checkbox" checked={chosen.has(id)} onChange={() => toggle(id)} />
            <span>
              {index + 1}. {title} <span className="muted">{t`${takes} min`}</span>
            </span>
          </label>
        ))}
      </div>
      <p className="soft" role="status">
        {chosen.size === 0
          ? t`The page shows and prints all lessons. Tick some to show and print only those.`
          : t`${plural(chosen.size, "lesson")}, ${minutes} min: the page shows and prints only these.`}
      </p>
    </fieldset>
  );
}

function useLessons(): { lessons: readonly Lesson[] | null; failed: boolean } {
  const list = useLessonList();
  const [lessons, setLessons] = useState<readonly Lesson[] | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    Promise.all(list.map(({ load }) => load())).then(setLessons, () => setFailed(true));
  }, [list]);
  return { lessons, failed };
}
