/**
 * Writes a run, or one decision of it, as Markdown for an incident review or a pull request. The browser and the command line write the
 * same words.
 */
import { syncPeriodWords } from "../names/syncPeriodWords";
import {
  checkLimits,
  withCost,
  unnamedVersion,
  requestsPerSecondAt,
  type HorizontalPodAutoscaler,
  type Episode,
  type LoadPoint,
  type FailedByReason,
  type RunOutcomes,
  type Scenario,
  type StepColumns,
  type VpaTrace,
} from "../../../engine/index";
import { incidentLabel, incidentTime } from "../incidents/incidentLooks";
import { shownName } from "../names/shownName";
import { plural, t } from "../text";
import { versionName } from "../names/versionName";
import { clock, quantity, runLength } from "../times";
import { outcomeRows } from "../decision/outcomeRows";
import { comparedSection, type ComparedWith } from "./comparedReport";
import type { DecisionInWords } from "./decided";
import type { KedaDone } from "./kedaDone";
import { limitSentence } from "./limitSentences";
import { blocks, code, plain, table } from "./markdown";
import { chartWidth, sparkline } from "./sparkline";
import { vpaDone } from "./vpaDone";
import { storyLines } from "../story/storyWords";

export interface ReportedRun {
  scenario: Scenario;
  /** The first manifest of the run, as it is stored. */
  hpa: HorizontalPodAutoscaler;
  steps: Pick<StepColumns, "at" | "applied">;
  outcomes: RunOutcomes;
  failures: FailedByReason;
  /** Null without a VerticalPodAutoscaler. */
  vpa: Pick<VpaTrace, "history" | "recommendations" | "actions"> | null;
  /** The link to a page that shows the run; null if there is none. */
  link: string | null;
  /** Null, or absent, if nothing was pinned. */
  compared?: ComparedWith | null;
}

/** The report lists this many rescales and only counts the rest, because nobody reads a longer list. */
const mostRescales = 100;
/** The same of the story. */
const mostEpisodes = 60;

/** `rescales` holds the syncs that wrote a count, and `story` what happened, in order of time. `keda`: null without a ScaledObject. */
export function runReport(
  run: ReportedRun,
  rescales: readonly DecisionInWords[],
  story: readonly Episode[],
  keda: KedaDone | null = null,
): string {
  const { scenario } = run;
  return blocks([
    `# ${title(scenario)}`,
    setting(scenario, run.hpa),
    chart(run, null),
    ...limits(run),
    ...(run.compared ? comparedSection(run.compared, scenario.price) : []),
    ...storySection(story, scenario),
    `## ${t`Outcomes`}`,
    outcomes(run, story),
    `## ${t`What the autoscaler did`}`,
    rescales.length === 0 ? t`It never changed the count.` : rescaleTable(rescales.slice(0, mostRescales)),
    rescales.length > mostRescales ? t`${plural(rescales.length - mostRescales, "more rescale")} after these.` : null,
    ...(keda === null ? [] : kedaSection(keda, rescales.length)),
    ...(run.vpa === null ? [] : [`## ${t`What the VPA did`}`, plain(vpaDone(run.vpa))]),
    ...manifests(scenario),
    link(run),
  ]);
}

function storySection(story: readonly Episode[], { workload }: Scenario): string[] {
  if (story.length === 0) return [];
  const lines = storyLines(story.slice(0, mostEpisodes), workload.kind).map(({ time, text }) => `- **${time}** ${plain(text)}`);
  const rest = story.length - mostEpisodes;
  return [`## ${t`What happened`}`, lines.join("\n"), ...(rest > 0 ? [t`${plural(rest, "more episode")} after these.`] : [])];
}

function kedaSection({ polls, faults, writes }: KedaDone, rescales: number): string[] {
  const summary = t`Polls: ${polls}, of which ${faults} with an error. Counts written: ${writes.length} by KEDA, ${rescales} by the HPA.`;
  const shown = writes.slice(0, mostRescales);
  return [
    `## ${t`What KEDA did`}`,
    plain(summary),
    ...(writes.length > 0 ? [kedaTable(shown)] : []),
    ...(writes.length > mostRescales ? [t`${plural(writes.length - mostRescales, "more rescale")} after these.`] : []),
  ];
}

export function decisionReport(run: ReportedRun, decided: DecisionInWords): string {
  const { scenario } = run;
  const { at, verdict, sentence, sum, events, conditions } = decided;
  return blocks([
    `# ${t`${title(scenario)}: the decision at ${clock(at)}`}`,
    `**${plain(capital(verdict))}.** ${plain(sentence)}`,
    `## ${t`The sum`}`,
    table(
      [t`stage`, t`result`, t`how`],
      sum.map(({ stage, result, how }) => [plain(stage), plain(result), how.map(plain).join("; ")]),
    ),
    conditions.length > 0 ? `## ${t`Conditions`}` : null,
    conditions.length > 0
      ? conditions.map((each) => `- ${plain(`${each.type} ${each.status} ${each.reason}: ${each.message}`)}`).join("\n")
      : null,
    events.length > 0 ? `## ${t`Events`}` : null,
    events.length > 0 ? events.map(({ type, reason, message }) => `- ${plain(`${type} ${reason}: ${message}`)}`).join("\n") : null,
    `## ${t`The run it belongs to`}`,
    setting(scenario, run.hpa),
    chart(run, at),
    outcomes(run),
    ...manifests(scenario),
    link(run),
  ]);
}

const capital = (words: string): string => `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;

export const title = ({ name }: Scenario): string => plain(name === "" ? t`A run of the HorizontalPodAutoscaler` : shownName(name));

/** `hpa`: the first manifest of the run. */
export function setting({ durationSeconds, flags, cluster, seed, incidents }: Scenario, hpa: HorizontalPodAutoscaler | null): string {
  const version = versionName(flags.kubernetesVersion ?? unnamedVersion);
  const ran = t`${runLength(durationSeconds)} on Kubernetes ${version}, a sync every ${syncPeriodWords({ flags, cluster }, hpa)}, seed ${seed}.`;
  if (incidents.length === 0) return plain(ran);
  const listed = incidents.map((incident) => `${incidentLabel(incident)} ${incidentTime(incident)}`).join("; ");
  return plain(t`${ran} Incidents: ${listed}.`);
}

/** Draws the replicas above the load in characters. The load is the curve that the user drew. */
function chart({ scenario: { load, durationSeconds }, steps: { at, applied } }: ReportedRun, mark: number | null): string {
  const replicasAt = (second: number) => applied[lastBefore(at, second)] ?? 0;
  const [replicas, ofLoad] = [t`replicas`, t`load`];
  const margin = " ".repeat(Math.max(replicas.length, ofLoad.length) + 2);
  const end = clock(durationSeconds);
  const place = mark === null ? null : Math.min(chartWidth - 1, Math.floor((mark / durationSeconds) * chartWidth));
  return code(
    "text",
    [
      `${replicas.padEnd(margin.length)}${sparkline(replicasAt, durationSeconds)}  ${range([...applied].filter((count) => !Number.isNaN(count)))}`,
      `${ofLoad.padEnd(margin.length)}${sparkline((second) => requestsPerSecondAt(load.points, second), durationSeconds)}  ${t`${range(drawn(load.points, durationSeconds))} requests/s`}`,
      ...(place === null ? [] : [`${margin}${" ".repeat(place)}^ ${clock(mark ?? 0)}`]),
      `${margin}00:00${end.padStart(chartWidth - 5)}`,
    ].join("\n"),
  );
}

const drawn = (points: readonly LoadPoint[], durationSeconds: number): number[] => [
  requestsPerSecondAt(points, 0),
  ...points.filter(([second]) => second <= durationSeconds).map(([, value]) => value),
  requestsPerSecondAt(points, durationSeconds),
];

const range = (values: readonly number[]): string => {
  const [low, high] = [values.reduce((a, b) => Math.min(a, b), Infinity), values.reduce((a, b) => Math.max(a, b), -Infinity)];
  return (low === high ? quantity(low) : t`${quantity(low)} to ${quantity(high)}`).replaceAll("\u202f", " ");
};

function lastBefore(at: Float64Array, second: number): number {
  const next = at.findIndex((time) => time > second);
  return Math.max(0, next < 0 ? at.length - 1 : next - 1);
}

function limits({ scenario, outcomes: came }: ReportedRun): string[] {
  const checks = checkLimits(withCost(came, scenario.price), scenario.limits ?? {});
  return checks.length === 0 ? [] : [`## ${t`Limits`}`, checks.map((check) => `- ${plain(limitSentence(check))}`).join("\n")];
}

const outcomes = ({ outcomes: came, failures, scenario: { workload, price } }: ReportedRun, story: readonly Episode[] = []): string =>
  table(
    [t`outcome`, t`value`, t`what it counts`],
    outcomeRows(came, failures, workload.kind, price, story).flatMap(({ outcome, name, value, unit, definition, parts }) => [
      [plain(name), plain(`${value} ${unit}`.trim()), plain(definition)],
      ...parts.map((part) => [
        plain(outcome === "requestsFailed" ? t`failed: ${part.name}` : part.name),
        plain(part.value),
        plain(part.definition),
      ]),
    ]),
  );

const rescaleTable = (rescales: readonly DecisionInWords[]): string =>
  table(
    [t`at`, t`replicas`, t`held by`, t`why`],
    rescales.map(({ at, from, to, verdict, sentence }) => [clock(at), `${from ?? "–"} → ${to ?? "–"}`, plain(verdict), plain(sentence)]),
  );

const kedaTable = (writes: KedaDone["writes"]): string =>
  table(
    [t`at`, t`replicas`, t`KEDA decided`, t`why`],
    writes.map(({ at, from, to, verdict, sentence }) => [clock(at), `${from} → ${to}`, plain(verdict), plain(sentence)]),
  );

/** The first manifest of the run, and each manifest that replaced it during the run. */
export function manifests({ manifest, incidents }: Scenario): string[] {
  const later = incidents.flatMap((incident) =>
    "manifest" in incident ? [`## ${t`The manifest of the edit at ${clock(incident.at)}`}`, code("yaml", incident.manifest)] : [],
  );
  return [`## ${t`The manifest`}`, code("yaml", manifest), ...later];
}

const link = ({ link: address }: ReportedRun): string | null =>
  address === null ? null : `[${t`This run in HPA Playground`}](${address})`;
