import { useEffect, useMemo, useState } from "react";
import type { HeldByReason, Scenario } from "../../engine/index";
import { openChannel } from "../channel/channel";
import { policies } from "../simulation/policies";
import type { Kinds } from "../simulation/protocol";
import { startWorker } from "../channel/startWorker";
import type { Lesson, Measure } from "./lesson";
import { measured } from "./measure";

export interface AskedQuestion {
  key: string;
  scenario: Scenario;
  measure: Measure;
}

/** The value from the run of a question's step; null if the run has no such value or the manifest cannot run. */
export interface Answered {
  key: string;
  value: number | HeldByReason | null;
}

export const keyOf = (lesson: Lesson, step: number): string => `${step} ${lesson.id}`;

/**
 * The answers to all questions of some lessons, as the worker computes them. The worker ends with the component. `failed` is true if the
 * worker broke or fell silent twice on the same question.
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
 * Answers one question after the other in a worker, and ends the worker after the last. It gives up if two workers fail on the same
 * question. The returned function ends the worker early.
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
