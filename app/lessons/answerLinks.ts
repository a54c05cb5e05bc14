import type { AskedPlace } from "./lessonAddress";

/** A participant's answer as its link has it. Whoever takes it still has to check it against its lesson. */
export interface AnswerLink extends AskedPlace {
  /** The lesson's id. */
  lesson: string;
  /** Tells one participant's browser from another's; null in a link that was copied before pages wrote it. */
  by: string | null;
}

/**
 * The links with an answer or a drawing in a text, in its order, such as one link on each line, or a chat. The host before the query does not
 * matter. Reads the first `longestAnswers` characters, each at most a few times.
 */
export function answerLinksIn(text: string): AnswerLink[] {
  const found: AnswerLink[] = [];
  for (const [query] of text
    .slice(0, longestAnswers)
    .replaceAll("&amp;", "&")
    .matchAll(/[?&]lesson=[^\s<>"`|[\]]+/g)) {
    const parts = new URLSearchParams(withoutEnd(query));
    const [lesson, answer, drawing, by] = [parts.get("lesson") ?? "", parts.get("answer"), parts.get("drawing"), parts.get("by")];
    if (answer === null && drawing === null) continue;
    found.push({ lesson, step: parts.get("step"), answer, drawing, by: by !== null && isParticipant(by) ? by : null });
    if (found.length === mostLinks) break;
  }
  return found;
}

/** Many times what a chat of a whole day has. */
export const longestAnswers = 1_000_000;
const mostLinks = 2000;

export const isParticipant = (by: string): boolean => /^[a-z0-9]{1,16}$/.test(by);

/** A link of ours ends with a letter or a digit, so what follows belongs to the text around it: a full stop, a bracket. */
function withoutEnd(query: string): string {
  let end = query.length;
  while (end > 0 && !/[a-z0-9]/i.test(query[end - 1]!)) end--;
  return query.slice(0, end);
}
