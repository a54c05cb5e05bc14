import { firstScenario, say, type Scenario } from "../../../engine/index";
import type { Lesson, LessonStep } from "../lesson";
import { fieldsOf, readData, textIn, wholeNumberIn } from "./data";
import type { Complain, LessonError } from "./lessonError";
import { maxLessonLength } from "./limits";
import { parsedMarkdown } from "./markdown";
import { readStep } from "./readStep";
import { lineOf, sectionsOf } from "./sections";

/** The unread text of a lesson's file. */
export interface LessonText {
  id: string;
  text: string;
}

export type LessonReading = { ok: true; lesson: Lesson } | { ok: false; errors: readonly LessonError[] };

const maxSteps = 30;
/** More errors would not help an author. */
const mostErrors = 50;

/** Reads a lesson's file from any source. It never throws and executes nothing. It reports all errors at once, in order of their lines. */
export function readLesson(id: string, text: string): LessonReading {
  const errors: LessonError[] = [];
  const complain: Complain = (line, message) => errors.push({ line, message });
  if (text.length > maxLessonLength) {
    complain(1, say`This text has ${text.length} characters. A lesson can have at most ${maxLessonLength}.`);
    return { ok: false, errors };
  }
  const { front, body } = parted(text.replace(/^\uFEFF/, "").replaceAll(/\r\n?/g, "\n"));
  const head = readHead(front, complain);
  const steps = readSteps(body, complain);
  if (head && errors.length === 0) return { ok: true, lesson: { id, ...head, steps } };
  return { ok: false, errors: errors.toSorted((one, other) => one.line - other.line).slice(0, mostErrors) };
}

/** Splits the file into its front matter (null if there is none) and its Markdown. Both keep their line numbers. */
function parted(text: string): { front: string | null; body: string } {
  const [whole, front] = /^---[ \t]*\n([^]*?\n)?---[ \t]*(?:\n|$)/.exec(text) ?? [];
  if (whole === undefined) return { front: null, body: text };
  return { front: front ?? "", body: whole.replaceAll(/[^\n]/g, "") + text.slice(whole.length) };
}

function readHead(front: string | null, complain: Complain): Pick<Lesson, "title" | "summary" | "minutes"> | null {
  if (front === null) {
    complain(1, say`A lesson must start with front matter between two lines of ---: title, summary, minutes.`);
    return null;
  }
  const data = readData(front, 2, complain);
  const known = ["title", "summary", "minutes"];
  const fields = data && fieldsOf(data, { what: say`The front matter`, known, needed: known });
  const [title, summary, minutes] = known.map((name) => fields?.get(name));
  const head = {
    title: title ? textIn(title, "title", 120) : null,
    summary: summary ? textIn(summary, "summary", 300) : null,
    minutes: minutes ? wholeNumberIn(minutes, "minutes", { min: 1, max: 600 }) : null,
  };
  if (head.title === null || head.summary === null || head.minutes === null) return null;
  return { title: head.title, summary: head.summary, minutes: head.minutes };
}

function readSteps(body: string, complain: Complain): LessonStep[] {
  const steps: LessonStep[] = [];
  let scenario: Scenario = firstScenario;
  const nodes = parsedMarkdown(body, 1, complain);
  if (nodes === null) return [];
  const sections = sectionsOf(nodes, complain);
  if (sections.length === 0) complain(1, say`The lesson has no step. A step starts with a heading of the second level: ## and its title.`);
  if (sections.length > maxSteps) complain(lineOf(sections[maxSteps]!.heading), say`A lesson can have at most ${maxSteps} steps.`);
  for (const section of sections.slice(0, maxSteps)) {
    const step = readStep(section, scenario, complain);
    steps.push(step);
    scenario = step.scenario;
  }
  return steps;
}
