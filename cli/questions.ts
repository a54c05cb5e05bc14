import { shownName } from "../app/words/names/shownName";
import { library } from "../engine/doors/library";
import { nearest, type Scenario } from "../engine/index";

/** The questions of the library: a line each in the language that was asked for, or as JSON, which is English. */
export function listed(json: boolean): string {
  const questions = library.map(({ id, group, title }) => ({ id, group, title }));
  if (json) return `${JSON.stringify({ format: "hpa-playground/list", version: 1, questions }, null, 2)}\n`;
  const column = Math.max(...questions.map(({ id }) => id.length)) + 2;
  return questions.map(({ id, title }) => `${id.padEnd(column)}${shownName(title)}\n`).join("");
}

/** The scenario of a question, or why there is none. `all`: what has the ids, in a sentence. */
export function questionOf(id: string, all = "list writes all of them."): { scenario: Scenario } | { error: string } {
  const entry = library.find((each) => each.id === id);
  if (entry !== undefined) return entry;
  const ids = library.map((each) => each.id);
  const meant = nearest(id, ids);
  return {
    error: `The library has no question ${JSON.stringify(id)}.${meant === undefined ? "" : ` Did you mean ${meant}?`} ${all}`,
  };
}
