/**
 * What newer releases of KEDA do otherwise than older ones. The code of each rule asks `hasKedaChange` by the rule's name. A newer release is
 * one more entry of `kedaVersions`, and an entry here for each rule that it brings.
 */
import type { Certainty } from "../controller/releases";
import { isKedaBefore, kedaVersions, type KedaVersion } from "./releases";

/**
 * What a change can make different, from what matters most to what matters least: a count, only the stored status and the events, only how
 * much KEDA does for it, only how a text is read.
 */
export const kedaConcernsInOrder = ["decision", "status", "work", "text"] as const;

export type KedaConcern = (typeof kedaConcernsInOrder)[number];

interface KedaChangeEntry {
  since: KedaVersion;
  certainty: Certainty;
  /** The most that it can change. */
  concerns: KedaConcern;
  /** Where it is seen: in what KEDA does, in what it reads of a text, or in nothing that a run has. */
  seenIn: "run" | "text" | "outside";
}

export const kedaChanges = {
  /** Where no poll can change a count, the polling loop uses what the HPA has read, and asks a source only if there is no such value. */
  pollsOnlyWhereItMatters: { since: "2.21", certainty: "sure", concerns: "decision", seenIn: "run" },
  /** While the HPA reads in place of the polling loop, its reads alone count the failures that lead to a fallback. */
  readsAloneCountFailures: { since: "2.21", certainty: "likely", concerns: "decision", seenIn: "run" },
  /** The condition Ready that becomes True again is no cause for a reconcile. */
  skipsUnchangedReconciles: { since: "2.21", certainty: "sure", concerns: "work", seenIn: "run" },
  /** The webhook no longer warns of periods that matter because of an idleReplicaCount above 0. */
  warnsOnlyWithoutIdle: { since: "2.21", certainty: "sure", concerns: "text", seenIn: "text" },
  /** The trigger types clickhouse and gcp-spanner exist. */
  knowsClickHouse: { since: "2.21", certainty: "sure", concerns: "decision", seenIn: "text" },
  knowsSpanner: { since: "2.21", certainty: "sure", concerns: "decision", seenIn: "text" },
  /** A trigger of Temporal stays active while workflows run, if it says so. */
  readsRunningWorkflowCount: { since: "2.21", certainty: "sure", concerns: "text", seenIn: "text" },
  /** A trigger of Kafka can ask for the metadata of its topic alone. */
  readsFullMetadata: { since: "2.21", certainty: "sure", concerns: "text", seenIn: "text" },
  deprecatesLiiklus: { since: "2.21", certainty: "sure", concerns: "text", seenIn: "text" },
  /** An external-push scaler can change its targets without an edit of the ScaledObject. */
  pushChangesTargets: { since: "2.21", certainty: "sure", concerns: "decision", seenIn: "outside" },
  /** Only HPAs that the ScaledObject owns are updated and deleted. */
  managesOnlyOwnHpas: { since: "2.21", certainty: "sure", concerns: "decision", seenIn: "outside" },
  /** An answer of Solr that is no result is a failure, and no longer a value of 0. */
  failsWithoutSolr: { since: "2.21", certainty: "sure", concerns: "decision", seenIn: "outside" },
} as const satisfies Record<string, KedaChangeEntry>;

export type KedaChangeName = keyof typeof kedaChanges;

export interface KedaChange extends KedaChangeEntry {
  name: KedaChangeName;
}

const listed = Object.entries<KedaChangeEntry>(kedaChanges).map(([name, entry]) => ({ ...entry, name: name as KedaChangeName }));

/** Oldest first; within a release those that can change a count come first. */
export const kedaChangeList: readonly KedaChange[] = kedaVersions.flatMap((version) =>
  kedaConcernsInOrder.flatMap((each) => listed.filter(({ since, concerns }) => since === version && concerns === each)),
);

/** Whether a release behaves in the newer way. */
export const hasKedaChange = (version: KedaVersion, name: KedaChangeName): boolean => !isKedaBefore(version, kedaChanges[name].since);

/** The changes that come with an upgrade from one release to a newer one. */
export const kedaChangesBetween = (older: KedaVersion, newer: KedaVersion): KedaChange[] =>
  kedaChangeList.filter(({ name }) => !hasKedaChange(older, name) && hasKedaChange(newer, name));
