import { useEffect, useMemo, useState } from "react";
import type { HeldByReason, Scenario } from "../../engine/index";
import { openChannel } from "../simulation/channel";
import { policies } from "../simulation/policies";
import type { Kinds } from "../simulation/protocol";
import { startWorker } from "../simulation/startWorker";
import type { Lesson, Measure } from "./lesson";
import { measured } from "./measure";

export interface AskedQuestion {
  key: string;
  scenario: Scenario;
  measure: Measure;
}

/** The value from the run of a question's step; null if it has no such value, or its manifest cannot run. */
export interface Answered {
  key: string;
  value: number | HeldByReason | null;
}

export const keyOf = (lesson: Lesson, step: number): string => `${step} ${lesson.id}`;

/**
 * The answers to all questions of some lessons, as they are computed: each step runs in a worker that ends with its component. `failed`:
 * the worker broke or fell silent twice over the same question.
 */
export function useAnswers(lessons: readonly Lesson[] | null) {
  const [answers, setAnswers] = useState<ReadonlyMap<string, Answered["value"]>>(new Map());
  const [failed, setFailed] = useState(false);
  const asked = useMemo(() => lessons?.flatMap(questionsOf) ?? null, [lessons]);
  useEffect(() => {
    if (!asked || failed) return undefined;
    const tell = ({ key, value }: Answered) => setAnswers((known) => new Map(known).set(key, value));
    return askAll(asked, startWorker, tell, () => setFailed(true));
  }, [asked, failed]);
  const again = () => {
    setFailed(false);
  };
  return { answers, all: answers.size === asked?.length, failed, again };
}

/**
 * Asks one question after the other, in a worker that ends with the last of them; gives up if two workers were lost over the same question.
 * Returns a function that ends it.
 */
export function askAll(
  asked: readonly AskedQuestion[],
  start: () => Worker,
  tell: (answered: Answered) => void,
  giveUp: () => void,
): () => void {
  const channel = openChannel<Kinds>(start, policies);
  function askFrom(index: number): void {
    const question = asked[index];
    if (!question) return channel.end();
    const { key, scenario, measure } = question;
    channel.ask("steps", { scenario }, (reply) => {
      if (!reply.ok) return reply.why === "givenUp" ? undefined : giveUp();
      tell({ key, value: reply.answer && measured(reply.answer, measure) });
      return askFrom(index + 1);
    });
  }
  askFrom(0);
  return channel.end;
}

const questionsOf = (lesson: Lesson): AskedQuestion[] =>
  lesson.steps.flatMap(({ checkpoint, scenario }, step) =>
    checkpoint?.kind === "question" ? [{ key: keyOf(lesson, step), scenario, measure: checkpoint.measure }] : [],
  );
