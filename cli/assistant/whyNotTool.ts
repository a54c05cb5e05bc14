import { originsOf } from "../../app/words/decision/origins";
import { phraseText } from "../../app/words/decision/phrase";
import { whyNotAnswer } from "../../app/words/decision/whyNotAnswer";
import { whyNotAnswerV1 } from "../../app/words/decision/whyNotAnswerV1";
import { decidedBy } from "../../app/words/report/decided";
import { clock } from "../../app/words/times";
import { whyNot, whyNotV1, type AnyReconcile } from "../../engine/doors/withKeda";
import { runScenario } from "../runFile";
import { refusal, told } from "./answers";
import { noSync } from "./runTool";
import { scenarioAsked, type ScenarioInput } from "./scenarioAsked";
import type { ToolAnswer, ToolWorld } from "./tool";

/** Why one sync did not end at another count. */
export function whyNotTool(
  { at, replicas, ...input }: ScenarioInput & { at: number; replicas: number },
  { present }: ToolWorld,
): ToolAnswer {
  const asked = scenarioAsked(input, present);
  if (!asked.ok) return refusal(asked.error);
  const ran = runScenario(asked.scenario);
  if (!ran.ok) return refusal(ran.errors.join("\n"));
  const reconcile = ran.trace.reconciles.findLast((each) => each.at <= at);
  if (reconcile === undefined) return refusal(noSync(at, ran.trace));
  const { endedAt, obstacles, words } = answered(reconcile, replicas);
  const { sentence } = decidedBy(reconcile);
  const text = `At ${clock(reconcile.at)}: ${sentence}\nWhy not ${replicas}? ${words}`;
  return told(text, { at: reconcile.at, replicas, endedAt, decision: sentence, answer: words, obstacles });
}

function answered(reconcile: AnyReconcile, replicas: number) {
  if (reconcile.controller === "V1") {
    const why = whyNotV1(reconcile, replicas);
    return { ...why, words: phraseText(whyNotAnswerV1(why, reconcile)) };
  }
  const why = whyNot(reconcile, replicas);
  return { ...why, words: phraseText(whyNotAnswer(why, reconcile, originsOf(reconcile, null))) };
}
