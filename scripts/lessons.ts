import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { readLesson } from "../app/lessons/format/readLesson";
import type { Lesson } from "../app/lessons/lesson";

const listId = "virtual:lessons";
/** Behind it the lesson's id. */
const lessonPrefix = "virtual:lessons/";

/**
 * Makes `virtual:lessons` of public/lessons: the list of lessons, and each lesson as a file of its own that is loaded when it is
 * opened. So the page reads no Markdown for them, and a lesson with a mistake is found by the build.
 */
export function lessons(): Plugin {
  let folder = "";
  return {
    name: "lessons",
    configResolved(config) {
      folder = join(config.root, "public", "lessons");
    },
    resolveId: (id) => (id === listId || id.startsWith(lessonPrefix) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${listId}`)) return null;
      const files = lessonFiles(folder);
      for (const { path } of files) this.addWatchFile(path);
      const lessons = files.map(({ id, path }) => lessonIn(id, path));
      if (id === `\0${listId}`) return listSource(lessons);
      const lesson = lessons.find((candidate) => `\0${lessonPrefix}${candidate.id}` === id);
      return lesson ? `export const lesson = ${JSON.stringify(lesson)};` : null;
    },
  };
}

/** In the order of their numbers, which are not part of the id: `03-the-window.md` is "the-window". */
export const lessonFiles = (folder: string): { id: string; path: string }[] =>
  readdirSync(folder)
    .filter((name) => /^\d\d-[a-z-]+\.md$/.test(name))
    .toSorted()
    .map((name) => ({ id: name.slice(3, -3), path: join(folder, name) }));

function lessonIn(id: string, path: string): Lesson {
  const reading = readLesson(id, readFileSync(path, "utf8"));
  if (reading.ok) return reading.lesson;
  throw new Error(reading.errors.map(({ line, message }) => `${path}:${line}: ${message}`).join("\n"));
}

const listSource = (lessons: readonly Lesson[]): string => {
  const entries = lessons.map(({ id, title, summary, minutes }) => {
    const load = `() => import(${JSON.stringify(lessonPrefix + id)}).then(({ lesson }) => lesson)`;
    return `{ ...${JSON.stringify({ id, title, summary, minutes })}, load: ${load} }`;
  });
  return `export const lessons = [${entries.join(",\n")}];`;
};
