/** What an upgrade changes in one scenario: the differences between two releases, and for each the first time that it made one here. */
import type { Reconcile } from "../controller/decision";
import { isBefore, latestVersion, type KubernetesVersion } from "../controller/releases";
import type { AnyReconcile } from "../controllerV1/decision";
import { controllerFlags } from "../scenario/scenario";
import type { Diagnostic } from "../manifest/problem";
import type { Trace } from "../simulation/trace";
import type { ComparedRun } from "./comparison";
import { changesBetween, type ReleaseChange } from "./releaseChanges";

export interface ReleaseComparison {
  /** The release of the baseline and of the present run. `from` may be the newer one. */
  from: KubernetesVersion;
  to: KubernetesVersion;
  /** All that differs between the two, oldest first. */
  changes: readonly ReleaseEffect[];
  /** Advice that only the baseline's release gives about the text, said of this release; empty if the texts differ. */
  readOtherwise: readonly Diagnostic[];
}

export interface ReleaseEffect {
  change: ReleaseChange;
  /**
   * The first second at which the change made the runs differ: what a sync wrote, when there was a sync, or how the API server judged an edit.
   * null: it made no difference in this run.
   */
  firstAt: number | null;
}

/** null unless the runs are of two releases that have rules of one controller. */
export function compareReleases(baseline: ComparedRun, now: ComparedRun): ReleaseComparison | null {
  const [before, after] = [controllerFlags(baseline.scenario.flags), controllerFlags(now.scenario.flags)];
  if (before === null || after === null) return null;
  const { kubernetesVersion: from = latestVersion } = before;
  const { kubernetesVersion: to = latestVersion } = after;
  if (from === to) return null;
  const isUpgrade = isBefore(from, to);
  const [older, newer] = isUpgrade ? [baseline.trace, now.trace] : [now.trace, baseline.trace];
  const changes = isUpgrade ? changesBetween(before, after) : changesBetween(after, before);
  const pairs = pairedSyncs(older, newer);
  return {
    from,
    to,
    changes: changes.map((change) => ({ change, firstAt: firstEffect(change, older, newer, pairs) })),
    readOtherwise: baseline.scenario.manifest === now.scenario.manifest ? onlyIn(baseline.trace, now.trace, from) : [],
  };
}

function onlyIn({ problems }: Trace, other: Trace, version: KubernetesVersion): Diagnostic[] {
  const isShared = ({ path, message }: Diagnostic) => other.problems.some((each) => each.path === path && each.message === message);
  return problems
    .filter((problem) => !isShared(problem))
    .map((problem) => ({ ...problem, message: `Kubernetes ${version} reads this otherwise: ${problem.message}`, fixes: [] }));
}

/** The syncs of both runs at one second; undefined where a run had none. */
interface Pair {
  at: number;
  older: AnyReconcile | undefined;
  newer: AnyReconcile | undefined;
}

function pairedSyncs(older: Trace, newer: Trace): Pair[] {
  const pairs: Pair[] = [];
  const end = Math.min(older.durationSeconds, newer.durationSeconds);
  for (let one = 0, other = 0; one < older.reconciles.length || other < newer.reconciles.length;) {
    const at = Math.min(older.reconciles[one]?.at ?? Infinity, newer.reconciles[other]?.at ?? Infinity);
    if (at > end) break;
    const pair = { at, older: older.reconciles[one], newer: newer.reconciles[other] };
    if (pair.older?.at === at) one++;
    else pair.older = undefined;
    if (pair.newer?.at === at) other++;
    else pair.newer = undefined;
    pairs.push(pair);
  }
  return pairs;
}

function firstEffect(change: ReleaseChange, older: Trace, newer: Trace, pairs: readonly Pair[]): number | null {
  switch (change.part) {
    case "controller": {
      const dropped = change.name === "noToleranceInManifest" && tolerancesOf(older) !== tolerancesOf(newer);
      const isUsed = (record: AnyReconcile) => dropped || (isToday(record) && record.olderRules?.some(({ rule }) => rule === change.name));
      return firstAt(pairs, (one, other) => isUsed(one) === true && differ(change.concerns, one, other));
    }
    case "gate":
      return (
        firstAt(pairs, (one, other) => atZero(one) && atZero(other) && differ(change.concerns, one, other)) ??
        judgedAt(older, newer, "minReplicas")
      );
    case "queue":
      return pairs.find((pair) => pair.older === undefined || pair.newer === undefined)?.at ?? null;
    case "apiServer":
      return judgedAt(older, newer, fieldOf[change.name]);
    case "outside":
      return null;
  }
}

function firstAt(pairs: readonly Pair[], differs: (older: AnyReconcile, newer: AnyReconcile) => boolean): number | null {
  return pairs.find(({ older, newer }) => older !== undefined && newer !== undefined && differs(older, newer))?.at ?? null;
}

const isToday = (record: AnyReconcile): record is Reconcile => record.controller !== "V1";
const atZero = ({ specReplicas }: AnyReconcile): boolean => specReplicas === 0;

/** What a person can see of a sync, of each concern: the counts and what held them; the status; all words. */
const seen: Readonly<Record<ReleaseChange["concerns"], (record: Reconcile) => string>> = {
  decision({ decision, heldBy, scaledTo }) {
    const counts = decision.kind === "computed" ? decision.metrics.map((metric) => (metric.ok ? metric.replicaCount : metric.error)) : null;
    return JSON.stringify([decision.kind, counts, heldBy, scaledTo]);
  },
  status: ({ status }) => JSON.stringify(status),
  text: ({ events, error, status }) => JSON.stringify([events, error, status.conditions]),
};

/** Whether the two records differ in what a change concerns. */
function differ(concerns: ReleaseChange["concerns"], older: AnyReconcile, newer: AnyReconcile): boolean {
  return isToday(older) && isToday(newer) && seen[concerns](older) !== seen[concerns](newer);
}

function tolerancesOf({ hpa, edits }: Trace): string {
  return JSON.stringify(
    [hpa, ...edits.map((edit) => edit.hpa)].map(({ spec: { behavior } }) => [behavior?.scaleUp?.tolerance, behavior?.scaleDown?.tolerance]),
  );
}

/** The field that each rule of the API server judges, as it is named in a refusal. */
const fieldOf = {
  checksReferenceVersions: "apiVersion",
  requiresMaxReplicas: "maxReplicas",
  declaresBounds: "Replicas",
  namesLabelKeys: "metadata.",
} as const;

/** The first edit that the two API servers judged differently, with the field in the words of one of them. */
function judgedAt(older: Trace, newer: Trace, field: string): number | null {
  const found = older.incidents.find(({ refused }, index) => {
    const other = newer.incidents[index]?.refused ?? null;
    return refused !== other && `${refused ?? ""}${other ?? ""}`.includes(field);
  });
  return found?.incident.at ?? null;
}
