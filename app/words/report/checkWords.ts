/** What a check of limits says beside each limit. */
import { t } from "../text";

/** `seeds`: how many; `percentile` null: one seed alone. */
export function judgedWords({ seeds, percentile, mustKeep }: { seeds: number; percentile: string | null; mustKeep: number }): string {
  if (percentile === null) return t`Each limit is judged with one seed, which may be luck.`;
  return mustKeep === seeds
    ? t`Each limit is judged over ${seeds} seeds, at ${percentile}: all of them must keep it.`
    : t`Each limit is judged over ${seeds} seeds, at ${percentile}: ${mustKeep} of them must keep it.`;
}

export const countsWords = (checked: number, skipped: number, failed: number): string =>
  t`${checked} checked, ${skipped} skipped, ${failed} failed.`;

/** The names of outcomes are those of files. */
export const hurtHead = (outcome: string): string => t`What hurts most, by ${outcome}:`;
export const hurtColumns = (): string[] => [t`variation`, t`median`, "p95", t`worst`, t`seeds with more`];
export const hurtRow = (more: number, of: number): string => t`${more} of ${of}`;
export const asItIsWords = (): string => t`as it is`;
export const besideWords = (name: string, file: string): string =>
  t`It is judged with the VerticalPodAutoscaler ${JSON.stringify(name)} of ${file}.`;
export const noneWords = (): string => t`none`;

export const ownSeedWords = (seed: number): string => t`What follows is of seed ${seed}, the scenario's own.`;
export const noValueWords = (): string => t`no value`;
export const sameOutcomesWords = (releases: readonly string[]): string => t`All outcomes are the same in ${releases.join(", ")}.`;

export function differsIn(outcome: string, values: readonly { value: string; release: string }[]): string {
  return t`${outcome} differs: ${values.map(({ value, release }) => t`${value} in ${release}`).join(", ")}.`;
}

/** `at`: a second of the run. */
export const firstUse = (release: string, at: number, sentence: string): string => t`${release}, first at ${at} s: ${sentence}`;

/** A step from one release to the next. */
export const stepWords = (from: string, to: string): string => t`${from} to ${to}`;

export const idleRules = (step: string, count: number): string =>
  count === 1 ? t`${step}: 1 rule differs and changes nothing here.` : t`${step}: ${count} rules differ and change nothing here.`;

/** "since 1.35"; `certainty` says how sure that is, null: it is sure. */
export const sinceWords = (release: string, certainty: string | null): string =>
  certainty === null ? t`since ${release}` : t`since ${release}, ${certainty}`;
