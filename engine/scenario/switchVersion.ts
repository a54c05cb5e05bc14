import { defaultFlags, unnamedVersion, type FeatureGates } from "../controller/flags";
import { defaultV1Flags } from "../controllerV1/flags";
import { featureGatesOf, type ScenarioFlags, type SimulatedVersion } from "./scenario";

/** What is remembered for each version of a scenario, so that switching back restores it. */
export interface VersionVisits {
  /** The sync period that came with the present version; null: the scenario has its own. */
  cameWithSeconds: number | null;
  /** The state in which each version was left. */
  left: Readonly<Partial<Record<SimulatedVersion, { featureGates: FeatureGates; syncPeriodSeconds: number }>>>;
}

export const noVisits: VersionVisits = { cameWithSeconds: null, left: {} };

/**
 * The flags under another version. The gates are as they were left in that version, or else its defaults. The same is true of the sync
 * period, but one that was chosen under the present version stays.
 */
export function switchVersion(flags: ScenarioFlags, to: SimulatedVersion, { cameWithSeconds, left }: VersionVisits = noVisits) {
  const { kubernetesVersion: from = unnamedVersion, featureGates, syncPeriodSeconds } = flags;
  const isDefault = syncPeriodSeconds === defaultSyncPeriodSeconds(from);
  const isChosen = cameWithSeconds === null ? !isDefault : syncPeriodSeconds !== cameWithSeconds;
  const own = left[to]?.syncPeriodSeconds ?? (isDefault ? defaultSyncPeriodSeconds(to) : syncPeriodSeconds);
  const switched: ScenarioFlags = {
    ...flags,
    kubernetesVersion: to,
    featureGates: left[to]?.featureGates ?? featureGatesOf(to),
    syncPeriodSeconds: isChosen ? syncPeriodSeconds : own,
  };
  const visits: VersionVisits = {
    cameWithSeconds: switched.syncPeriodSeconds,
    left: { ...left, [from]: { featureGates, syncPeriodSeconds } },
  };
  return { flags: switched, visits };
}

export const defaultSyncPeriodSeconds = (version: SimulatedVersion): number =>
  (version === "1.2" ? defaultV1Flags : defaultFlags).syncPeriodSeconds;
