import { decidedBy } from "../../app/words/report/decided";
import { kedaDone } from "../../app/words/report/kedaDone";
import { vpaDone } from "../../app/words/report/vpaDone";
import { shownName } from "../../app/words/names/shownName";
import { storyLines } from "../../app/words/story/storyWords";
import { clock } from "../../app/words/times";
import { outcomeKinds, outcomeNames, storyOf, unnamedVersion, withCost, type Outcomes, type Trace } from "../../engine/doors/withKeda";
import { adviceOn, runScenario } from "../runFile";
import { refusal, told } from "./answers";
import { scenarioAsked, type ScenarioInput } from "./scenarioAsked";
import type { ToolAnswer, ToolWorld } from "./tool";

const mostLines = 20;

/** What happened in a run and why, and its outcomes. */
export function runTool(input: ScenarioInput & { at?: number }, { present }: ToolWorld): ToolAnswer {
  const asked = scenarioAsked(input, present);
  if (!asked.ok) return refusal(asked.error);
  const ran = runScenario(asked.scenario);
  if (!ran.ok) return refusal(ran.errors.join("\n"));
  const { scenario, trace } = ran;
  const warnings = [...new Set([...ran.warnings, ...adviceOn(scenario)])];
  const { name, flags, durationSeconds, seed } = scenario;
  const rescales = trace.reconciles.filter(({ scaledTo }) => scaledTo !== null).map((each) => decidedBy(each));
  const outcomes = withCost(trace.outcomes, scenario.price);
  const story = storyLines(storyOf(scenario, trace), scenario.workload.kind);
  const decision = input.at === undefined ? null : decisionAt(trace, input.at);
  if (input.at !== undefined && decision === null) return refusal(noSync(input.at, trace));
  const kubernetes = flags.kubernetesVersion ?? unnamedVersion;
  const vpa = trace.vpa === null ? [] : ["", vpaDone(trace.vpa)];
  const changes = trace.vpa?.actions ?? null;
  const writes = trace.keda === null ? null : kedaDone(trace.keda).writes;
  const text = [
    `${shownName(name) || "A run"}: ${clock(durationSeconds)} on Kubernetes ${kubernetes}, seed ${seed}.`,
    ...warnings,
    ...(story.length > 0 ? ["", "What happened:", ...listed(story.map((line) => `${line.time} ${line.text}`))] : []),
    "",
    `Outcomes: ${outcomesText(outcomes)}.`,
    "",
    ...(rescales.length > 0
      ? ["Rescales:", ...listed(rescales.map(({ at, from, to, sentence }) => `${clock(at)} ${from} → ${to}: ${sentence}`))]
      : ["The autoscaler never changed the count."]),
    ...vpa,
    ...(decision === null ? [] : ["", `The decision at ${clock(decision.at)}: ${decision.sentence}`, ...sumText(decision)]),
  ].join("\n");
  const structured = {
    name,
    kubernetes,
    seed,
    durationSeconds,
    warnings,
    outcomes,
    story,
    rescales: rescales.map(({ at, from, to, verdict, sentence }) => ({ at, from, to, verdict, sentence })),
    rescalesInAll: rescales.length,
    ...(writes !== null && { kedaWrites: writes }),
    ...(changes !== null && { vpaChanges: changes, vpaChangesInAll: changes.length }),
    ...(decision !== null && { decision }),
  };
  return { ...told(text, structured), opens: { scenario, cursor: decision?.at ?? null } };
}

function listed(lines: readonly string[]): string[] {
  const rest = lines.length - mostLines;
  return [...lines.slice(0, mostLines).map((line) => `- ${line}`), ...(rest > 0 ? [`- … and ${rest} more`] : [])];
}

const outcomesText = (outcomes: Outcomes): string =>
  outcomeNames
    .flatMap((name) => {
      const value = outcomes[name];
      const { decimals, unit } = outcomeKinds[name];
      return value === null ? [] : [`${name} ${Number(value.toFixed(unit === "" ? decimals + 2 : decimals))}`];
    })
    .join(", ");

const sumText = ({ sum }: ReturnType<typeof decidedBy>): string[] =>
  sum.map(({ stage, result, how }) => `- ${stage}: ${result}. ${how.join("; ")}`);

/** The last sync up to a second, in words; null: there was none. */
const decisionAt = (trace: Trace, second: number) => {
  const found = trace.reconciles.findLast(({ at }) => at <= second);
  return found === undefined ? null : decidedBy(found, { changed: trace.vpa?.changedRequests.get(found.at) ?? [] });
};

export function noSync(second: number, { reconciles }: Trace): string {
  const first = reconciles[0];
  return first === undefined
    ? "The autoscaler had no sync in this run."
    : `at is ${second}; the first sync of the run is at ${first.at} s.`;
}
