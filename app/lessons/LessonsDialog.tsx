import { useEffect, useRef, useState, type ReactNode } from "react";
import { useLesson } from "../store/lesson";
import { openDialog } from "../store/windows";
import { Dialog } from "../ui/Dialog";
import { Icon } from "../ui/Icon";
import { language } from "../text/language";
import { plural, t } from "../words/text";
import { BringLesson } from "./BringLesson";
import { openLesson, useCourse, type Lending } from "./course";
import type { ReadyLesson } from "./lesson";
import { languageOf, notLoaded, useLessonList } from "./lessons";
import { forgetProgress, isFinished, useProgress, type LessonProgress } from "./progress";
import "./lessons.css";

interface LessonsDialogProps {
  lending: Lending;
  /** What leads from the lessons to the questions. */
  tabs: ReactNode;
  onClose: () => void;
}

/** Lists the lessons and the reader's progress in each. */
export function LessonsDialog({ lending, tabs, onClose }: LessonsDialogProps) {
  const progress = useProgress();
  const current = useLesson(({ open }) => open?.lesson);
  const session = useCourse((course) => course.session);
  const list = useLessonList();
  const listed = session === null ? list : session.map((id) => list.find((lesson) => lesson.id === id) ?? id);
  const known = listed.filter((lesson) => typeof lesson !== "string");
  const entries = useRef<HTMLOListElement>(null);
  // After a lesson the next one is a press away; in a lesson, that lesson is.
  useEffect(() => {
    if (document.activeElement?.hasAttribute("autofocus")) return;
    const last = useCourse.getState().lesson?.id;
    const place = listed.findIndex((lesson) => typeof lesson !== "string" && lesson.id === last);
    if (place >= 0) entries.current?.querySelectorAll("button")[current === last ? place : place + 1]?.focus();
    // Only when the window opens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const [failure, setFailure] = useState<string | null>(null);
  const open = async ({ load }: ReadyLesson) => {
    const lesson = await load().catch(() => null);
    if (!lesson) {
      setFailure(notLoaded);
      return;
    }
    // The dialog closes first, because closing returns the focus, and the step must take it afterwards.
    onClose();
    openLesson(lesson, lending);
  };
  const foot = (
    <>
      <span className="lessons-promise">
        {failure ? <span className="c-error">{failure}</span> : t`Your own scenario comes back when you leave a lesson.`}
        {language !== "en" && ` ${t`The lessons are in English.`}`}
      </span>
      <button type="button" className="lk" onClick={() => openDialog("workshop")}>
        {t`For the leader of a workshop`}
      </button>
      <button type="button" className="btn" disabled={Object.keys(progress).length === 0} onClick={forgetProgress}>
        {t`Forget my progress`}
      </button>
    </>
  );
  return (
    <Dialog title={t`Learn`} className="lessons learn" head={tabs} foot={foot} onClose={onClose}>
      <div className="lessons-body" role="tabpanel" id="panel-lessons" aria-label={t`Lessons`}>
        {session !== null && (
          <p className="lesson-session">
            {known.length < listed.length
              ? t`This workshop has ${plural(listed.length, "lesson")}.`
              : t`This workshop has ${plural(listed.length, "lesson")}, ${known.reduce((sum, { minutes }) => sum + minutes, 0)} min.`}{" "}
            <button type="button" className="lk" onClick={() => useCourse.setState({ session: null })}>
              {t`Show all lessons`}
            </button>
          </p>
        )}
        <ol className="lesson-list" ref={entries}>
          {listed.map((lesson, index) =>
            typeof lesson === "string" ? (
              <li key={lesson}>
                <ToFetch address={lesson} progress={progress[lesson] ?? null} />
              </li>
            ) : (
              <li key={lesson.id}>
                <Entry
                  lesson={lesson}
                  number={session === null ? index + 1 : list.indexOf(lesson) + 1}
                  progress={progress[lesson.id] ?? null}
                  current={lesson.id === current}
                  onOpen={() => void open(lesson)}
                />
              </li>
            ),
          )}
          <li>
            <BringLesson />
          </li>
        </ol>
      </div>
    </Dialog>
  );
}

interface EntryProps {
  lesson: ReadyLesson;
  number: number;
  progress: LessonProgress | null;
  current: boolean;
  onOpen: () => void;
}

function Entry({ lesson, number, progress, current, onOpen }: EntryProps) {
  const { title, summary, minutes } = lesson;
  return (
    <button type="button" className="lesson-entry" aria-current={current} onClick={onOpen}>
      <span className="number">{number}</span>
      <span className="what" lang={languageOf(lesson)}>
        <b>{title}</b>
        <span className="soft">{summary}</span>
      </span>
      <span className="how-far muted">{progress ? <HowFar progress={progress} /> : t`${minutes} min`}</span>
    </button>
  );
}

/** A lesson of the session that is a file elsewhere. The page does not know it before the reader lets it fetch the file. */
function ToFetch({ address, progress }: { address: string; progress: LessonProgress | null }) {
  const { host, pathname } = new URL(address);
  const ask = () => openDialog({ what: "lesson", address, step: null, answer: null, drawing: null });
  return (
    <button type="button" className="lesson-entry" title={address} onClick={ask}>
      <span className="number">–</span>
      <span className="what">
        <b>{pathname.slice(pathname.lastIndexOf("/") + 1) || host}</b>
        <span className="soft">{t`A lesson from ${host}. The page asks you before it fetches the file.`}</span>
      </span>
      <span className="how-far muted">{progress && <HowFar progress={progress} />}</span>
    </button>
  );
}

function HowFar({ progress }: { progress: LessonProgress }) {
  if (isFinished(progress)) {
    return (
      <span className="c-pods">
        <Icon name="check" className="rg" /> {t`done`}
      </span>
    );
  }
  return t`step ${progress.at + 1} of ${progress.of}`;
}
