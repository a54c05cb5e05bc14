import { upgradedBy } from "../cluster/incident";
import { defaultFeatureGates, type ControllerFlags, type KubernetesVersion } from "../controller/flags";
import type { Scenario, ScenarioFlags } from "./scenario";

/** The flags after an upgrade: the gates are the defaults of the release, and the others stay. */
export const upgradedFlags = (flags: ScenarioFlags, to: KubernetesVersion): ControllerFlags => ({
  ...flags,
  kubernetesVersion: to,
  featureGates: defaultFeatureGates(to),
});

/** The flags that hold at a second: the scenario's, or those after the last upgrade. */
export function flagsAt({ flags, incidents }: Pick<Scenario, "flags" | "incidents">, at: number): ScenarioFlags {
  if (!canBeUpgraded(flags)) return flags;
  const last = incidents.flatMap((incident) => (incident.at <= at ? (upgradedBy(incident) ?? []) : [])).at(-1);
  return last === undefined ? flags : upgradedFlags(flags, last);
}

/** Kubernetes 1.2 has another controller, and nothing of its memory or status has a meaning for today's. */
export const canBeUpgraded = ({ kubernetesVersion }: ScenarioFlags): boolean => kubernetesVersion !== "1.2";
