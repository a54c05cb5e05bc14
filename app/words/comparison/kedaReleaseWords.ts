import type { KedaChangeName, KedaConcern, KedaVersion } from "../../../engine/index";
import { t } from "../text";

/** What the newer release of KEDA does, in one line. */
export const kedaChangeWords: Readonly<Record<KedaChangeName, string>> = {
  pollsOnlyWhereItMatters: t`A poll that cannot change the count asks no source, but takes what the HPA has read`,
  readsAloneCountFailures: t`While the HPA reads, only its reads count the failures that lead to a fallback`,
  skipsUnchangedReconciles: t`KEDA does not reconcile an unchanged ScaledObject only because it is ready again`,
  warnsOnlyWithoutIdle: t`KEDA no longer warns of periods that an idleReplicaCount above 0 needs`,
  knowsClickHouse: t`There is a trigger for ClickHouse`,
  knowsSpanner: t`There is a trigger for Google Cloud Spanner`,
  readsRunningWorkflowCount: t`A Temporal trigger reads includeRunningWorkflowCount`,
  readsFullMetadata: t`A Kafka trigger reads fullMetadata`,
  deprecatesLiiklus: t`The trigger liiklus is deprecated`,
  pushChangesTargets: t`An external-push scaler may change its targets without an edit`,
  managesOnlyOwnHpas: t`KEDA manages only HPAs that the ScaledObject owns`,
  failsWithoutSolr: t`An outage of Solr is a failure, and no longer a value of 0`,
};

/** What stands between a change and the time at which it first did this. */
export const kedaConcernWords: Readonly<Record<KedaConcern, string>> = {
  decision: t`changes a decision, first at`,
  status: t`changes the status, first at`,
  work: t`spares KEDA work, first at`,
  text: t`changes how the text is read, first at`,
};

/** The release as the page offers it. */
export const kedaName = (version: KedaVersion): string => t`KEDA ${version}`;
