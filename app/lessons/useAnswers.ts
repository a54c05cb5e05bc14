import { useEffect, useMemo, useState } from "react";
import type { HeldByReason, Scenario } from "../../engine/index";
import { watchWorker } from "../ui/heartbeat";
import type { Lesson, Measure } from "./lesson";

export interface AskedQuestion {
  key: string;
  scenario: Scenario;
  measure: Measure;
}

/** What the run of a question's step gives; null where it has no such value, or its manifest cannot run. */
export interface Answered {
  key: string;
  value: number | HeldByReason | null;
}

export const keyOf = (lesson: Lesson, step: number): string => `${step} ${lesson.id}`;

/**
 * The answers to all questions of some lessons, as they come: each step runs in a worker that ends with whoever asks. `failed`: the worker
 * broke or fell silent twice over the same question.
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

const startWorker = () => new Worker(new URL("./answer.worker.ts", import.meta.url), { type: "module" });

/** Asks one worker after the other until all is answered; gives up where two were lost over the same question. Returns how to end it. */
export function askAll(
  asked: readonly AskedQuestion[],
  start: () => Worker,
  tell: (answered: Answered) => void,
  giveUp: () => void,
): () => void {
  let open = [...asked];
  let lostOver: AskedQuestion | undefined;
  let end = () => {};

  function begin(): void {
    const worker = start();
    const watch = watchWorker(worker, () => open.length > 0, onLost);
    end = () => {
      watch.end();
      worker.terminate();
    };
    worker.addEventListener("message", ({ data }: MessageEvent<Answered>) => {
      open = open.filter(({ key }) => key !== data.key);
      tell(data);
    });
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      onLost();
    });
    for (const question of open) worker.postMessage(question);
    watch.begin();
  }

  function onLost(): void {
    end();
    // Answered in turn: it was lost over the first of those that are open.
    if (open[0] === lostOver) return giveUp();
    lostOver = open[0];
    begin();
  }

  begin();
  return () => end();
}

const questionsOf = (lesson: Lesson): AskedQuestion[] =>
  lesson.steps.flatMap(({ checkpoint, scenario }, step) =>
    checkpoint?.kind === "question" ? [{ key: keyOf(lesson, step), scenario, measure: checkpoint.measure }] : [],
  );
