import { limitSentence } from "../app/words/report/limitSentences";
import { checkLimits, isAutoscalerLeftOut, judge, withCost, type Scenario } from "../engine/doors/withKeda";
import type { Answer } from "./answer";
import type { Ran } from "./runFile";

/** Checks a run against the limits in its file. A file without limits is refused, because a check of nothing would always pass. */
export function check(name: string, { scenario, trace }: Extract<Ran, { ok: true }>, warnings: string): Answer {
  if (!hasLimits(scenario)) return noLimits(name, warnings);
  const checks = checkLimits(withCost(trace.outcomes, scenario.price), scenario.limits ?? {});
  return {
    exitCode: checks.every(({ held }) => held) ? 0 : 1,
    output: checks.map((each) => `${limitSentence(each)}\n`).join(""),
    errors: warnings,
  };
}

export const hasLimits = ({ limits = {} }: Scenario): boolean => Object.values(limits).some((bounds) => Object.keys(bounds).length > 0);

export function noLimits(name: string, warnings: string): Answer {
  const example = '"limits": {"requestsFailed": {"atMost": 0}}';
  return { exitCode: 2, output: "", errors: `${warnings}${name}: It has no limits to check, such as ${example} beside "scenario".\n` };
}

/** Whether a check of the scenario is a check of every autoscaler in its manifest. */
export const checksAll = ({ manifest, flags }: Scenario): boolean => !judge(manifest, flags).problems.some(isAutoscalerLeftOut);

/** What was checked is said, but an autoscaler of the text was not, so this is no success. The warnings name it. */
export const notWhole = (name: string, answer: Answer): Answer => ({
  ...answer,
  exitCode: 2,
  errors: `${answer.errors}${name}: Not every autoscaler in it was checked. Give each in a file of its own.\n`,
});
