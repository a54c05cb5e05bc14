import { useEffect, useState } from "react";
import { CodeScreen } from "../lessons/CodeScreen";
import { openAt, openFromElsewhere, useCourse } from "../lessons/course";
import type { LessonError } from "../lessons/format/lessonError";
import { maxLessonBytes } from "../lessons/format/limits";
import { keepLeft, keepText, keptText, participant, readLeft } from "../lessons/keptAnswers";
import { BringLesson } from "../lessons/BringLesson";
import type { Lesson } from "../lessons/lesson";
import { GoalsLine } from "../lessons/GoalsLine";
import { LessonErrors } from "../lessons/LessonErrors";
import { fileLesson, isAddress, notLoaded, readyLesson, sessionIn } from "../lessons/lessons";
import { LessonsDialog as Dialog } from "../lessons/LessonsDialog";
import { LessonTab as Tab, type OwnAnswer } from "../lessons/LessonTab";
import { readPlace, writeDrawing, type LessonPlace } from "../lessons/lessonAddress";
import { readApart } from "../lessons/readApart";
import { answered, AskToFetch, type FetchedText } from "../share/AskToFetch";
import { CopyAddress } from "../share/CopyAddress";
import { addressToFetch } from "../share/fetchText";
import { addressOfLesson } from "../share/addresses";
import { askedFor } from "../share/forms";
import { LearnTabs } from "./learnTabs";
import * as lending from "../share/lending";
import { useNotice } from "../share/notice";
import { useLesson } from "../store/lesson";
import { isLessonEntry } from "../store/entryNote";
import { closeDialog, openDialog, type AskedLesson, type LessonFile } from "../store/windows";
import { Dialog as Window } from "../ui/Dialog";
import { t } from "../words/text";

/** The lessons, joined with the code that keeps the user's own scenario meanwhile; all of it loads late. */
export function LessonsDialog({ onClose }: { onClose: () => void }) {
  useEffect(keepLeft, []);
  return <Dialog lending={lending} tabs={<LearnTabs open="lessons" />} onClose={onClose} />;
}

/** The lesson in its own tab; with `goals` only the goals of its task, which stand above the manifest. */
export const LessonTab = ({ goals = false }: { goals?: boolean }) => (goals ? <GoalsLine /> : <Tab lending={lending} CopyOwn={CopyOwn} />);

/** Copies the link to a step with the reader's own answer or drawing in it. */
function CopyOwn({ lesson, step, choice, drawn }: OwnAnswer) {
  const drawing = drawn && { drawing: writeDrawing(drawn) };
  const answer = choice !== null && { answer: choice + 1 };
  const label = drawn ? t`Copy a link with my drawing` : t`Copy a link with my answer`;
  const address = addressOfLesson(lesson, { step: step + 1, ...answer, ...drawing, by: participant() });
  const [enlarged, setEnlarged] = useState(false);
  return (
    <>
      <CopyAddress address={address} label={label} />{" "}
      <button type="button" className="btn line" onClick={() => setEnlarged(true)}>
        {t`Show it as a code`}
      </button>
      {enlarged && <CodeScreen title={drawn ? t`My drawing` : t`My answer`} address={address} onClose={() => setEnlarged(false)} />}
    </>
  );
}

/** The target of `?lesson=`: one of our lessons by its id, or someone's file, which is fetched once the user agrees. */
export const OpenLesson = ({ asked }: { asked: AskedLesson | LessonFile }) =>
  asked.what === "lesson" ? <OpenByAddress asked={asked} /> : <OpenFromFile file={asked} />;

function OpenByAddress({ asked }: { asked: AskedLesson }) {
  // A file that the user has let the page fetch in this tab is not asked for again on the way back to its lesson.
  const [isKnown, setKnown] = useState(() => readyLesson(asked.address) !== undefined || comesBackTo(asked.address));
  useEffect(() => {
    if (isKnown) void openKnown(asked).then(setKnown);
  }, [isKnown, asked]);
  if (isKnown) return null;
  return isAddress(asked.address) ? <AskForLesson asked={asked} /> : <UnknownLesson id={asked.address} />;
}

/**
 * Opens one of our lessons, or one from elsewhere that this tab has had. In the page's own entry of the browser's history the reader comes
 * back to what they did there. Returns false if the page does not have the lesson.
 */
export async function openKnown(asked: AskedLesson): Promise<boolean> {
  const lesson = await knownLesson(asked.address).catch(() => undefined);
  if (lesson === null) return false;
  closeDialog();
  if (lesson) {
    openAsked(lesson, asked, (place) => openIn(lesson, place, comesBackTo(asked.address)));
    return true;
  }
  answered();
  useNotice.setState({ notice: { text: notLoaded } });
  return true;
}

async function knownLesson(address: string): Promise<Lesson | null> {
  const ready = readyLesson(address);
  if (ready) return ready.load();
  const text = comesBackTo(address) ? keptText(address) : null;
  const reading = text === null ? null : await readApart({ id: address, text });
  return reading?.ok ? reading.lesson : null;
}

/** True if the page is at its own entry of the browser's history for this lesson, after a reload or on the way back. */
function comesBackTo(address: string): boolean {
  const here = askedFor();
  return isLessonEntry() && here?.what === "lesson" && here.address === address;
}

function openIn(lesson: Lesson, place: LessonPlace | null, comesBack: boolean): void {
  keepLeft();
  const open = readyLesson(lesson.id) ? openAt : openFromElsewhere;
  open(lesson, lending, place, comesBack ? readLeft(lesson) : undefined);
}

/** Opens a lesson where its link asks to, and says what of the link it could not read. */
function openAsked(lesson: Lesson, asked: AskedLesson, open: (place: LessonPlace | null) => void): void {
  const { place, wrong } = readPlace(asked, lesson);
  open(place);
  if (wrong !== null) useNotice.setState({ notice: { text: wrong } });
}

function UnknownLesson({ id }: { id: string }) {
  useEffect(() => {
    answered();
    useNotice.setState({ notice: { text: t`This page has no lesson “${id.slice(0, 40)}”. Its lessons are in the list.` } });
    openDialog("lessons");
  }, [id]);
  return null;
}

/** Opens the list of a session's lessons. */
export function OpenSession({ asked }: { asked: string }) {
  useEffect(() => {
    const { ids, unknown } = sessionIn(asked, (text) => addressToFetch(text)?.href ?? null);
    answered();
    useCourse.setState({ session: ids.length > 0 ? ids : null });
    if (unknown.length > 0) {
      useNotice.setState({
        notice: { text: t`This page has no lesson “${unknown.join(", ").slice(0, 80)}”. Its lessons are in the list.` },
      });
    }
    openDialog("lessons");
  }, [asked]);
  return null;
}

/** Reads the file of a lesson, and opens the lesson or shows the file's errors. A corrected file goes on at the open step. */
function OpenFromFile({ file }: { file: LessonFile }) {
  const [errors, setErrors] = useState<readonly LessonError[] | null>(null);
  useEffect(() => {
    let isLeft = false;
    const id = fileLesson(file.name);
    void readApart({ id, text: file.text }).then((reading) => {
      if (isLeft) return;
      setErrors(reading.ok ? null : reading.errors);
      if (!reading.ok) return;
      const { lesson } = reading;
      keepText(id, file.text);
      closeDialog();
      // The earlier text of the file gives way, and keeps what the reader did in it.
      if (useLesson.getState().open?.lesson === id) lending.takeBack();
      openIn(lesson, null, true);
    });
    return () => void (isLeft = true);
  }, [file]);
  return (
    errors && (
      <Window title={file.name.slice(0, 80)} className="share-dialog short" onClose={closeDialog}>
        <div className="share-body">
          <LessonErrors errors={errors} />
          <BringLesson />
        </div>
      </Window>
    )
  );
}

const limit = {
  maxBytes: maxLessonBytes,
  tooLong: t`That file is longer than ${maxLessonBytes / 1e3} kB, the limit for a lesson.`,
};
const question = (host: string) => t`Open a lesson from ${host}?`;

function AskForLesson({ asked }: { asked: AskedLesson }) {
  // Its name is the address in the link, so that its place and its links stay the same wherever the server moves the file.
  const onText = async (text: string, _from: URL, { href }: URL): Promise<FetchedText> => {
    const reading = await readApart({ id: href, text });
    if (!reading.ok) return { ok: false, trouble: <LessonErrors errors={reading.errors} /> };
    const { lesson } = reading;
    const open = () => {
      keepText(href, text);
      openAsked(lesson, asked, (place) => openIn(lesson, place, false));
    };
    return { ok: true, open };
  };
  return (
    <AskToFetch
      asked={asked.address}
      question={question}
      promise={t`This page will fetch that file, without cookies, and show the lesson in it. Nothing in it is executed, and nothing else is fetched.`}
      limit={limit}
      onText={onText}
    />
  );
}
