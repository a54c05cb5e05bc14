import { useEffect } from "react";
import { openFromElsewhere, openLesson } from "./lessons/course";
import { maxLessonBytes } from "./lessons/format/limits";
import type { ReadyLesson } from "./lessons/lesson";
import { LessonErrors } from "./lessons/LessonErrors";
import { notLoaded, readyLesson } from "./lessons/lessons";
import { LessonsDialog as Dialog } from "./lessons/LessonsDialog";
import { LessonTab as Tab } from "./lessons/LessonTab";
import { readApart } from "./lessons/readApart";
import { answered, AskToFetch, type Taken } from "./share/AskToFetch";
import * as lending from "./share/lending";
import { useNotice } from "./share/notice";
import { t } from "./ui/text";

/** The lessons, joined with the code that keeps the user's own scenario meanwhile; all of it loads late. */
export const LessonsDialog = ({ onClose }: { onClose: () => void }) => <Dialog lending={lending} onClose={onClose} />;
export const LessonTab = () => <Tab lending={lending} />;

/** The target of `?lesson=`: one of our lessons by its id, or someone's file, which is fetched once the user agrees. */
export function OpenLesson({ asked }: { asked: string }) {
  const ready = readyLesson(asked);
  return ready ? <OpenReady lesson={ready} /> : <AskForLesson asked={asked} />;
}

function OpenReady({ lesson: { load } }: { lesson: ReadyLesson }) {
  useEffect(() => {
    answered();
    load().then(
      (lesson) => openLesson(lesson, lending),
      () => useNotice.setState({ notice: { text: notLoaded } }),
    );
  }, [load]);
  return null;
}

const limit = {
  maxBytes: maxLessonBytes,
  tooLong: t`That file is longer than ${maxLessonBytes / 1e3} kB, the limit for a lesson.`,
};
const question = (host: string) => t`Open a lesson from ${host}?`;

function AskForLesson({ asked }: { asked: string }) {
  const onText = async (text: string, { href }: URL): Promise<Taken> => {
    const reading = await readApart({ id: href, text });
    if (!reading.ok) return { ok: false, trouble: <LessonErrors errors={reading.errors} /> };
    return { ok: true, open: () => openFromElsewhere(reading.lesson, lending) };
  };
  return (
    <AskToFetch
      asked={asked}
      question={question}
      promise={t`This page will fetch that file, without cookies, and show the lesson in it. Nothing in it is executed, and nothing else is fetched.`}
      limit={limit}
      onText={onText}
    />
  );
}
