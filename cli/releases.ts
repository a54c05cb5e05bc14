import { decidingRules } from "../app/words/report/decidingRules";
import { limitSentence } from "../app/words/report/limitSentences";
import { certaintyWords, releaseWords } from "../app/words/comparison/releaseWords";
import { versionName } from "../app/words/names/versionName";
import {
  checkLimits,
  compareRuns,
  latestVersion,
  olderRules,
  outcomeKinds,
  outcomeNames,
  simulatedVersions,
  switchVersion,
  versionsOffered,
  type Scenario,
  type SimulatedVersion,
  type Trace,
} from "../engine/doors/withKeda";
import type { Answer } from "./answer";
import { noLimits } from "./check";
import { runScenario, type Ran } from "./runFile";

/** The releases that the option names: "1.34" or "1.34,1.37"; none without it. */
export function releasesAsked(option: string | undefined): { ok: true; value: readonly SimulatedVersion[] } | { ok: false; error: string } {
  if (option === undefined) return { ok: true, value: [] };
  const versions: SimulatedVersion[] = [];
  for (const name of option.split(",").map((each) => each.trim())) {
    const version = simulatedVersions.find((each) => each === name);
    if (version === undefined) return { ok: false, error: `--kubernetes has no "${name}"; it has ${versionsOffered}.` };
    if (!versions.includes(version)) versions.push(version);
  }
  return { ok: true, value: versions };
}

/** The scenario under a release: its gates are the release's defaults, unless the scenario is of this release already. */
export function underRelease(scenario: Scenario, version: SimulatedVersion): Scenario {
  const { kubernetesVersion = latestVersion } = scenario.flags;
  return kubernetesVersion === version ? scenario : { ...scenario, flags: switchVersion(scenario.flags, version).flags };
}

type Run = Extract<Ran, { ok: true }>;

/** Judges the limits under each release, and says which outcomes differ and which rules decided that a newer release does not have. */
export function checkReleases(
  name: string,
  scenario: Scenario,
  versions: readonly SimulatedVersion[],
  said: (sentences: readonly string[]) => string,
): Answer {
  const runs: [SimulatedVersion, Run][] = [];
  for (const version of versions) {
    const ran = runScenario(underRelease(scenario, version));
    if (!ran.ok)
      return { exitCode: 2, output: "", errors: said(ran.errors.map((error) => `Kubernetes ${versionName(version)}: ${error}`)) };
    runs.push([version, ran]);
  }
  const errors = said(warningsOf(runs));
  const checks = runs.map(([version, { trace }]) => [version, checkLimits(trace.outcomes, scenario.limits ?? {})] as const);
  if (checks.every(([, each]) => each.length === 0)) return noLimits(name, errors);
  const judged = checks.flatMap(([version, each]) => each.map((check) => `${versionName(version)}: ${limitSentence(check)}`));
  return {
    exitCode: checks.every(([, each]) => each.every(({ held }) => held)) ? 0 : 1,
    output: [...judged, ...differingOutcomes(runs), ...rulesUsed(runs), ...upgrades(runs)].map((line) => `${line}\n`).join(""),
    errors,
  };
}

/** A warning that not all releases give is said of the release. */
function warningsOf(runs: readonly [SimulatedVersion, Run][]): string[] {
  const isShared = (warning: string) => runs.every(([, { warnings }]) => warnings.includes(warning));
  return [
    ...(runs[0]?.[1].warnings.filter(isShared) ?? []),
    ...runs.flatMap(([version, { warnings }]) =>
      warnings.filter((warning) => !isShared(warning)).map((warning) => `Kubernetes ${versionName(version)}: ${warning}`),
    ),
  ];
}

function differingOutcomes(runs: readonly [SimulatedVersion, Run][]): string[] {
  const lines = outcomeNames.flatMap((outcome) => {
    const values = runs.map(([version, { trace }]) => [version, trace.outcomes[outcome]] as const);
    if (new Set(values.map(([, value]) => value)).size === 1) return [];
    const written = apart(
      values.map(([, value]) => value),
      outcomeKinds[outcome].decimals,
    );
    return [`${outcome} differs: ${values.map(([version], index) => `${written[index]} in ${versionName(version)}`).join(", ")}.`];
  });
  return lines.length > 0 ? lines : [`All outcomes are the same in ${runs.map(([version]) => versionName(version)).join(", ")}.`];
}

/** The values with as many decimals as the page shows, or more where the values would look the same. */
function apart(values: readonly (number | null)[], fewest: number): string[] {
  for (let decimals = fewest; ; decimals++) {
    const written = values.map((value) => (value === null ? "no value" : String(Number(value.toFixed(decimals)))));
    if (decimals >= 15 || new Set(written).size === new Set(values).size) return written;
  }
}

/** Of each release the first use of each rule that can change a count and that not all of these releases have. */
function rulesUsed(runs: readonly [SimulatedVersion, Run][]): string[] {
  return runs.flatMap(([version, { trace }]) =>
    decidingRules(reconcilesOf(trace)).flatMap(({ rule, at, sentence }) => {
      const isShared = runs.every(([, { scenario }]) => hasRule(scenario, rule));
      return isShared ? [] : [`${version}, first at ${at} s: ${sentence}`];
    }),
  );
}

/**
 * Of each step from one release to the next: the changes that made a difference to a count and that no record names, because the API server,
 * the queue or a gate made it; and how many changes made none.
 */
function upgrades(runs: readonly [SimulatedVersion, Run][]): string[] {
  const named = new Set<string>(runs.flatMap(([, { trace }]) => decidingRules(reconcilesOf(trace)).map(({ rule }) => rule)));
  return runs.slice(1).flatMap(([, now], index) => {
    const [, baseline] = runs[index]!;
    const { releases } = compareRuns(baseline, now);
    if (releases === null) return [];
    const { from, to, changes } = releases;
    const inRuns = changes.filter(({ change }) => change.part !== "outside");
    const unnamed = inRuns.filter(
      ({ change, concerns, firstAt }) => firstAt !== null && concerns === "decision" && !named.has(change.name),
    );
    const idle = inRuns.filter(({ firstAt }) => firstAt === null).length;
    return [
      ...unnamed.map(({ change: { name, since, certainty }, firstAt }) => {
        const dated = certainty === "sure" ? `since ${versionName(since)}` : `since ${versionName(since)}, ${certaintyWords[certainty]}`;
        return `${versionName(from)} to ${versionName(to)}, first at ${firstAt} s: ${releaseWords[name]} (${dated}).`;
      }),
      `${versionName(from)} to ${versionName(to)}: ${idle} ${idle === 1 ? "rule differs and changes" : "rules differ and change"} nothing here.`,
    ];
  });
}

const reconcilesOf = ({ reconciles }: Trace) => reconciles.flatMap((each) => (each.controller === "V1" ? [] : [each]));

function hasRule({ flags: { kubernetesVersion = latestVersion } }: Scenario, rule: keyof typeof olderRules): boolean {
  const ends = simulatedVersions.indexOf(olderRules[rule].endsIn);
  return simulatedVersions.indexOf(kubernetesVersion) < ends;
}
