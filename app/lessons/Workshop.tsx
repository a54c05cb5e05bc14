import { useEffect, useRef, useState, type ComponentType } from "react";
import { later } from "../ui/later";
import { Icon } from "../ui/Icon";
import { plural, t } from "../words/text";
import type { Lesson } from "./lesson";
import { languageOf, notLoaded, readyLesson, useLessonList } from "./lessons";
import { keyOf, useAnswers } from "./useAnswers";
import { WorkshopStep, type LinkTo } from "./WorkshopStep";
import "./workshop.css";

interface WorkshopProps {
  linkTo: LinkTo;
  /** The address that opens this lesson. */
  addressOf(lesson: Lesson): string;
  /** The address that opens the list of these lessons. */
  sessionAddress(lessons: readonly Lesson[]): string;
  CopyAddress: ComponentType<{ address: string; label: string }>;
  onClose(): void;
}

/** A page for the leader of a workshop to print: the task or question of each step, with its answer and a link to its scenario. */
export function Workshop({ linkTo, addressOf, sessionAddress, CopyAddress, onClose }: WorkshopProps) {
  const { lessons, failed } = useLessons();
  const { answers, all, failed: unanswered, again } = useAnswers(lessons);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const session = chosen.size === 0 ? lessons : (lessons?.filter(({ id }) => chosen.has(id)) ?? null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      // Without this, the same key press would also close the dialog that opens now.
      event.preventDefault();
      onClose();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [onClose]);
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
      <p className="soft">
        {t`Every step with its question and the right answer.`} {t`This page runs each question’s scenario to find its answer.`}{" "}
        {t`A scenario’s link shows the whole run, even where the lesson first hides it for a drawing.`}
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
      {session && <SessionLink session={session} address={sessionAddress(session)} CopyAddress={CopyAddress} />}
      {lessons?.map((lesson, index) => (
        <section key={lesson.id} aria-labelledby={`workshop-${index}`} hidden={chosen.size > 0 && !chosen.has(lesson.id)}>
          <h2 id={`workshop-${index}`}>
            {index + 1}. <span lang={languageOf(lesson)}>{lesson.title}</span> <span className="muted">{t`${lesson.minutes} min`}</span>
          </h2>
          <p lang={languageOf(lesson)}>{lesson.summary}</p>
          <p>
            <a className="lk address" href={addressOf(lesson)} target="_blank" rel="noreferrer">
              {addressOf(lesson)}
            </a>
          </p>
          <ol>
            {lesson.steps.map((step, place) => (
              <li key={place}>
                <WorkshopStep lesson={lesson} step={step} answer={answers.get(keyOf(lesson, place))} linkTo={linkTo} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </main>
  );
}

interface SessionLinkProps extends Pick<WorkshopProps, "CopyAddress"> {
  session: readonly Lesson[];
  address: string;
}

/** One link for everybody in the room, and the same as a code for their phones. It is printed on the first sheet. */
function SessionLink({ session, address, CopyAddress }: SessionLinkProps) {
  const elsewhere = session.flatMap(({ id }) => (readyLesson(id) ? [] : [new URL(id).host]));
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
        <CopyAddress address={address} label={t`Copy link`} />
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
