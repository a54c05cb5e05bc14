import { useEffect, useState } from "react";
import type { AroseByOutcome, Episode, StoryChange } from "../../engine/index";
import { useDecisionRun } from "../store/decisionRun";
import { hiddenFrom, useLesson } from "../store/lesson";
import { useSimulation } from "../store/simulation";
import { useTrace } from "../store/trace";

export interface Told {
  id: number;
  story: readonly Episode[];
  changes: readonly (StoryChange | null)[];
  arose: AroseByOutcome;
}

export interface ToldRun {
  told: Told | null;
  /** Whether it is told of the present run. */
  isOfRun: boolean;
}

/** A run that is still drawn by hand is followed by the next one before anybody has read it. */
const restMs = 200;

/** The story of the present run, and where its outcomes arose; of the run before until the worker has told it. null: nobody may know it, or it is not told yet. */
export function useStory(): ToldRun {
  const { takeAway } = useSimulation();
  const shown = useDecisionRun();
  const id = useTrace(({ run, cover }) => (run?.outcomes && run === shown && cover === null ? run.id : null));
  const hidden = useLesson((lesson) => hiddenFrom(lesson) !== null);
  const asked = hidden ? null : id;
  const [told, setTold] = useState<Told | null>(null);
  useEffect(() => {
    if (asked === null) return;
    let isOver = false;
    const ask = async () => {
      const taken = await takeAway(asked, "story");
      if (!isOver && taken?.kind === "story") setTold({ id: asked, story: taken.story, changes: taken.changes, arose: taken.arose });
    };
    const timer = setTimeout(() => void ask(), restMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [asked, takeAway]);
  return { told: asked === null ? null : told, isOfRun: told?.id === asked };
}
