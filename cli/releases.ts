import {
  differsIn,
  firstUse,
  idleRules,
  noValueWords,
  ownSeedWords,
  sameOutcomesWords,
  sinceWords,
  stepWords,
} from "../app/words/report/checkWords";
import { unrounded } from "../app/words/numbers";
import { decidingRules } from "../app/words/report/decidingRules";
import { limitSentence, limitSentenceAt } from "../app/words/report/limitSentences";
import { kedaChangeWords, kedaConcernWords, kedaName } from "../app/words/comparison/kedaReleaseWords";
import { certaintyWords, releaseWords } from "../app/words/comparison/releaseWords";
import { versionName } from "../app/words/names/versionName";
import {
  checkLimits,
  withCost,
  checkLimitsAt,
  compareRuns,
  kedaVersions,
  unnamedVersion,
  olderRules,
  outcomeKinds,
  outcomeNames,
  simulatedVersions,
  switchVersion,
  versionsOffered,
  type KedaReleaseComparison,
  type KedaReleaseEffect,
  type KedaVersion,
  type Scenario,
  type SimulatedVersion,
  type Trace,
} from "../engine/doors/withKeda";
import type { Answer } from "./answer";
import { hasLimits, noLimits } from "./check";
import { readySeeds } from "./luck";
import { runScenario, type Ran } from "./runFile";
import type { Seeds } from "./seedsAsked";

/** A release of Kubernetes, of KEDA, or one of each; null: the scenario's own. `name` tells it from the others of a command. */
export interface Release {
  kubernetes: SimulatedVersion | null;
  keda: KedaVersion | null;
  name: string;
}

type Asked<T> = { ok: true; value: readonly T[] } | { ok: false; error: string };

/** The releases that the options name: "1.34" or "1.34,1.37", and the same of KEDA; none without them. Only one option may name several. */
export function releasesAsked(options: { kubernetes?: string | undefined; keda?: string | undefined }): Asked<Release> {
  const kubernetes = namesIn("--kubernetes", options.kubernetes, simulatedVersions, versionsOffered);
  if (!kubernetes.ok) return kubernetes;
  const keda = namesIn("--keda", options.keda, kedaVersions, kedaVersions.join(", "));
  if (!keda.ok) return keda;
  if (kubernetes.value.length > 1 && keda.value.length > 1) {
    return { ok: false, error: "Only one of --kubernetes and --keda can name several releases." };
  }
  const namesKeda = keda.value.length > 1 || kubernetes.value.length === 0;
  const releases = orOwn(kubernetes.value).flatMap((version) =>
    orOwn(keda.value).map((each): Release => ({
      kubernetes: version,
      keda: each,
      name: namesKeda ? kedaName(each!) : versionName(version!),
    })),
  );
  return { ok: true, value: kubernetes.value.length + keda.value.length === 0 ? [] : releases };
}

const orOwn = <T>(versions: readonly T[]): readonly (T | null)[] => (versions.length === 0 ? [null] : versions);

function namesIn<T extends string>(option: string, text: string | undefined, known: readonly T[], offered: string): Asked<T> {
  const versions: T[] = [];
  for (const name of text?.split(",").map((each) => each.trim()) ?? []) {
    const version = known.find((each) => each === name) ?? known.find((each) => each === minorOf(name));
    if (version === undefined) return { ok: false, error: `${option} has no "${name}"; it has ${offered}.` };
    if (!versions.includes(version)) versions.push(version);
  }
  return { ok: true, value: versions };
}

/** "1.34" of "v1.34", of "1.34.2" and of "v1.34.2-gke.100". */
const minorOf = (name: string): string | undefined => /^v?(\d+\.\d+)(?:[.+-].*)?$/.exec(name)?.[1];

/** The scenario under a release: the gates are those of Kubernetes' release by default, unless the scenario is of this release already. */
export function underRelease(scenario: Scenario, { kubernetes, keda }: Release): Scenario {
  const { kubernetesVersion = unnamedVersion } = scenario.flags;
  const isOwn = kubernetes === null || kubernetesVersion === kubernetes;
  const flags = isOwn ? scenario.flags : switchVersion(scenario.flags, kubernetes).flags;
  if (isOwn && keda === null) return scenario;
  return { ...scenario, flags: { ...flags, ...(keda !== null && { kedaVersion: keda }) } };
}

type Run = Extract<Ran, { ok: true }>;

/**
 * Judges the limits under each release, and says which outcomes differ and which rules decided that a newer release does not have. What differs
 * is told of the scenario's own seed. `seeds`: null judges its run alone.
 */
export function checkReleases(
  name: string,
  scenario: Scenario,
  releases: readonly Release[],
  seeds: Seeds | null,
  said: (sentences: readonly string[]) => string,
): Answer {
  const runs: [Release, Run][] = [];
  for (const release of releases) {
    const ran = runScenario(underRelease(scenario, release));
    if (!ran.ok) return { exitCode: 2, output: "", errors: said(ran.errors.map((error) => `${fullName(release)}: ${error}`)) };
    runs.push([release, ran]);
  }
  const errors = said(warningsOf(runs));
  if (!hasLimits(scenario)) return noLimits(name, errors);
  const checks = runs.flatMap(([release, ran]) =>
    judgedUnder(ran, seeds).map(({ held, words }) => ({ held, words: `${release.name}: ${words}` })),
  );
  const own = seeds === null ? [] : [ownSeedWords(scenario.seed)];
  return {
    exitCode: checks.every(({ held }) => held) ? 0 : 1,
    output: [
      ...checks.map(({ words }) => words),
      ...own,
      ...differingOutcomes(runs),
      ...rulesUsed(runs),
      ...upgrades(runs),
      ...kedaUpgrades(runs),
    ]
      .map((line) => `${line}\n`)
      .join(""),
    errors,
  };
}

/** Each limit of a run, or of the runs of its scenario with all seeds. */
function judgedUnder({ scenario, trace }: Run, seeds: Seeds | null): { held: boolean; words: string }[] {
  const limits = scenario.limits ?? {};
  if (seeds === null)
    return checkLimits(withCost(trace.outcomes, scenario.price), limits).map((each) => ({ held: each.held, words: limitSentence(each) }));
  const ready = readySeeds(scenario, seeds.plan);
  if (!ready.ok) throw new Error("a scenario that had run was refused");
  const { outcomes } = ready.run().luck;
  return checkLimitsAt(outcomes, limits, seeds.at.percent).map((each) => ({
    held: each.held,
    words: limitSentenceAt(each, seeds.at.name, outcomes.length),
  }));
}

/** A warning that not all releases give is said of the release. */
function warningsOf(runs: readonly [Release, Run][]): string[] {
  const isShared = (warning: string) => runs.every(([, { warnings }]) => warnings.includes(warning));
  return [
    ...(runs[0]?.[1].warnings.filter(isShared) ?? []),
    ...runs.flatMap(([release, { warnings }]) =>
      warnings.filter((warning) => !isShared(warning)).map((warning) => `${fullName(release)}: ${warning}`),
    ),
  ];
}

function differingOutcomes(runs: readonly [Release, Run][]): string[] {
  const lines = outcomeNames.flatMap((outcome) => {
    const values = runs.map(([{ name }, { scenario, trace }]) => [name, withCost(trace.outcomes, scenario.price)[outcome]] as const);
    if (new Set(values.map(([, value]) => value)).size === 1) return [];
    const written = apart(
      values.map(([, value]) => value),
      outcomeKinds[outcome].decimals,
    );
    return [
      differsIn(
        outcome,
        values.map(([release], index) => ({ value: written[index]!, release })),
      ),
    ];
  });
  return lines.length > 0 ? lines : [sameOutcomesWords(runs.map(([{ name }]) => name))];
}

/** The values with as many decimals as the page shows, or more where the values would look the same. */
function apart(values: readonly (number | null)[], fewest: number): string[] {
  for (let decimals = fewest; ; decimals++) {
    const written = values.map((value) => (value === null ? noValueWords() : unrounded(Number(value.toFixed(decimals)))));
    if (decimals >= 15 || new Set(written).size === new Set(values).size) return written;
  }
}

/** Of each release the first use of each rule that can change a count and that not all of these releases have. */
function rulesUsed(runs: readonly [Release, Run][]): string[] {
  return runs.flatMap(([{ name }, { trace }]) =>
    decidingRules(reconcilesOf(trace)).flatMap(({ rule, at, sentence }) => {
      const isShared = runs.every(([, { scenario }]) => hasRule(scenario, rule));
      return isShared ? [] : [firstUse(name, at, sentence)];
    }),
  );
}

/**
 * Of each step from one release to the next: the changes that made a difference to a count and that no record names, because the API server,
 * the queue or a gate made it; and how many changes made none.
 */
function upgrades(runs: readonly [Release, Run][]): string[] {
  const named = new Set<string>(runs.flatMap(([, { trace }]) => decidingRules(reconcilesOf(trace)).map(({ rule }) => rule)));
  return runs.slice(1).flatMap(([, now], index) => {
    const [, baseline] = runs[index]!;
    const { releases } = compareRuns(baseline, now);
    if (releases === null) return [];
    const { from, to, changes } = releases;
    const step = stepWords(versionName(from), versionName(to));
    const inRuns = changes.filter(({ change }) => change.part !== "outside");
    const unnamed = inRuns.filter(
      ({ change, concerns, firstAt }) => firstAt !== null && concerns === "decision" && !named.has(change.name),
    );
    const idle = inRuns.filter(({ firstAt }) => firstAt === null).length;
    return [
      ...unnamed.map(({ change: { name, since, certainty }, firstAt }) => {
        const dated = sinceWords(versionName(since), certainty === "sure" ? null : certaintyWords[certainty]);
        return firstUse(step, firstAt!, `${releaseWords[name]} (${dated}).`);
      }),
      idleRules(step, idle),
    ];
  });
}

/** Of each step from one release of KEDA to the next: what the changes made different, and how many made nothing different. */
function kedaUpgrades(runs: readonly [Release, Run][]): string[] {
  return runs.slice(1).flatMap(([, now], index) => {
    const { kedaReleases } = compareRuns(runs[index]![1], now);
    return kedaReleases === null ? [] : kedaReleaseLines(kedaReleases);
  });
}

/** Each change that made a difference, and how many made none. */
function kedaReleaseLines({ from, to, changes }: KedaReleaseComparison): string[] {
  const step = stepWords(kedaName(from), kedaName(to));
  const inRuns = changes.filter(({ change }) => change.seenIn !== "outside");
  const idle = inRuns.filter(({ firstAt }) => firstAt === null).length;
  return [
    ...inRuns.flatMap((effect) => (effect.firstAt === null ? [] : [`${step}: ${effectText(effect)} ${effect.firstAt} s.`])),
    idleRules(step, idle),
  ];
}

function effectText({ change: { name, since, certainty }, concerns }: KedaReleaseEffect): string {
  const dated = sinceWords(since, certainty === "sure" ? null : certaintyWords[certainty]);
  return `${kedaChangeWords[name]} (${dated}); it ${kedaConcernWords[concerns]}`;
}

/** "Kubernetes 1.34", "KEDA 2.21" */
const fullName = ({ name }: Release): string => (name.startsWith("KEDA") ? name : `Kubernetes ${name}`);

const reconcilesOf = ({ reconciles }: Trace) => reconciles.flatMap((each) => (each.controller === "V1" ? [] : [each]));

function hasRule({ flags: { kubernetesVersion = unnamedVersion } }: Scenario, rule: keyof typeof olderRules): boolean {
  const ends = simulatedVersions.indexOf(olderRules[rule].endsIn);
  return simulatedVersions.indexOf(kubernetesVersion) < ends;
}
