import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { runnerImport, type Plugin } from "vite";
import type { Lesson } from "../app/lessons/lesson";

const listId = "virtual:lessons";
/** The lesson's id follows. */
const lessonPrefix = `${listId}/`;

type Format = Pick<typeof import("../app/lessons/format/readLesson"), "readLesson"> & Pick<typeof import("../engine/index"), "plain">;

/**
 * Makes `virtual:lessons` from public/lessons: the list of lessons, and a separate file for each lesson, loaded when the lesson is opened.
 * So the page reads no Markdown for its own lessons, and the build finds a lesson with a mistake.
 */
export function lessons(): Plugin {
  let folder = "";
  let format: Promise<Format> | null = null;
  return {
    name: "lessons",
    configResolved(config) {
      folder = join(config.root, "public", "lessons");
    },
    resolveId: (id) => (id === listId || id.startsWith(lessonPrefix) ? `\0${id}` : null),
    async load(id) {
      if (id !== `\0${listId}` && !id.startsWith(`\0${lessonPrefix}`)) return null;
      format ??= loadFormat();
      const reader = await format;
      const wanted = lessonFiles(folder).filter((file) => id === `\0${listId}` || id === `\0${lessonPrefix}${file.id}`);
      for (const { path } of wanted) this.addWatchFile(path);
      const read = wanted.map((file) => lessonIn(file, reader, (mistakes) => this.error(mistakes)));
      return id === `\0${listId}` ? listSource(read) : read.map(lessonSource).join("");
    },
  };
}

/** The lessons of a folder, in their order. Throws if one of them has a mistake. */
export async function lessonsIn(folder: string): Promise<Lesson[]> {
  const reader = await loadFormat();
  return lessonFiles(folder).map((file) =>
    lessonIn(file, reader, (mistakes) => {
      throw new Error(mistakes);
    }),
  );
}

/** Loaded only when a lesson is needed: it imports the whole engine, which the configuration would otherwise load each time. */
async function loadFormat(): Promise<Format> {
  const { readLesson } = await ofLessons<typeof import("../app/lessons/format/readLesson")>("format/readLesson.ts");
  const { plain } = await ofLessons<typeof import("../engine/index")>("../../engine/index.ts");
  return { readLesson, plain };
}

async function ofLessons<Module>(path: string): Promise<Module> {
  const file = fileURLToPath(new URL(`../app/lessons/${path}`, import.meta.url));
  return (await runnerImport<Module>(file, { configFile: false, logLevel: "error" })).module;
}

interface LessonFile {
  id: string;
  path: string;
}

/** In the order of their numbers, which are not part of the id: `05-the-window.md` is "the-window". */
const lessonFiles = (folder: string): LessonFile[] =>
  readdirSync(folder)
    .filter((name) => /^\d\d-[a-z-]+\.md$/.test(name))
    .toSorted()
    .map((name) => ({ id: name.slice(3, -3), path: join(folder, name) }));

function lessonIn({ id, path }: LessonFile, { readLesson, plain }: Format, fail: (mistakes: string) => never): Lesson {
  const reading = readLesson(id, readFileSync(path, "utf8"));
  if (reading.ok) return reading.lesson;
  return fail(reading.errors.map(({ line, message }) => `${path}:${line}: ${plain(message)}`).join("\n"));
}

const lessonSource = (lesson: Lesson): string => `export const lesson = ${JSON.stringify(lesson)};`;

function listSource(lessons: readonly Lesson[]): string {
  const entries = lessons.map(({ id, title, summary, minutes, steps }) => {
    const load = `() => import(${JSON.stringify(lessonPrefix + id)}).then(({ lesson }) => lesson)`;
    return `{ ...${JSON.stringify({ id, title, summary, minutes, stepTitles: steps.map((step) => step.title) })}, load: ${load} }`;
  });
  return `export const lessons = [${entries.join(",\n")}];`;
}
