import {
  defaultFlags,
  defaultV1Flags,
  featureGatesOf,
  featureGateStates,
  flagRanges,
  latestVersion,
  simulatedVersions,
  type FeatureGates,
  type KubernetesVersion,
  type ScenarioFlags,
  type SimulatedVersion,
} from "../../engine/index";
import { setFlags, useScenario } from "../store/scenario";
import { CheckField } from "../ui/CheckField";
import { ChoiceField } from "../ui/ChoiceField";
import { NumberField } from "../ui/NumberField";
import { Group } from "./Group";

const flags: [keyof typeof flagRanges, string, string][] = [
  ["syncPeriodSeconds", "Sync period", "How often the autoscaler reconciles."],
  ["tolerance", "Tolerance", "How far the ratio may be from 1 without a change."],
  ["downscaleStabilizationSeconds", "Downscale stabilization", "The scale-down window where the manifest sets none."],
  [
    "cpuInitializationPeriodSeconds",
    "CPU initialization period",
    "A pod younger than this counts only with a sample from after it was ready.",
  ],
  ["initialReadinessDelaySeconds", "Initial readiness delay", "A pod that was last ready sooner after its start was never ready."],
];

const versionHelp: Readonly<Record<SimulatedVersion, string>> = {
  "1.2":
    "The first autoscaler: CPU utilization alone, and after each rescale no change up for 3 minutes, none down for 5. " +
    "Tolerance and windows were no flags.",
  "1.28":
    "An older API server and controller: the manifest’s tolerances are dropped, a ratio at the tolerance’s very edge may be outside, " +
    "and nobody notes who scaled to zero.",
  "1.37": "Today’s API server and controller.",
};

const gates: [keyof FeatureGates, string][] = [
  ["HPAConfigurableTolerance", "The manifest’s own tolerances count."],
  ["HPAScaleToZero", "minReplicas may be 0."],
  ["PodLevelResources", "A pod’s own requests stand for its containers’; the pods here have none."],
  ["HPAContainerMetrics", "A manifest may have ContainerResource metrics."],
];

/** Which controller it is, and what of it can be set. */
export function ControllerForm() {
  const current = useScenario((state) => state.scenario.flags);
  const version = current.kubernetesVersion ?? latestVersion;
  const offered = version === "1.2" ? flags.slice(0, 1) : flags;
  return (
    <>
      <Group title="kube-controller-manager">
        <ChoiceField
          label="Kubernetes version"
          help={versionHelp[version]}
          value={version}
          choices={simulatedVersions.toReversed().map((each) => [each, each])}
          onChange={(chosen) => setFlags(switched(current, version, chosen))}
        />
        {offered.map(([flag, label, help]) => (
          <NumberField
            key={flag}
            label={label}
            help={help}
            default={flag === "syncPeriodSeconds" ? defaultSyncPeriod(version) : defaultFlags[flag]}
            value={current[flag]}
            {...flagRanges[flag]}
            onChange={(value) => setFlags({ [flag]: value })}
          />
        ))}
      </Group>
      {version !== "1.2" && (
        <Group title="Feature gates">
          {gates.map(([gate, help]) => (
            <Gate key={gate} gate={gate} help={help} version={version} featureGates={current.featureGates} />
          ))}
        </Group>
      )}
    </>
  );
}

/** The gates are the other version's own; the sync period stays where it was chosen. */
function switched({ syncPeriodSeconds }: ScenarioFlags, from: SimulatedVersion, to: SimulatedVersion): Partial<ScenarioFlags> {
  return {
    kubernetesVersion: to,
    featureGates: featureGatesOf(to),
    ...(syncPeriodSeconds === defaultSyncPeriod(from) && { syncPeriodSeconds: defaultSyncPeriod(to) }),
  };
}

const defaultSyncPeriod = (version: SimulatedVersion): number => (version === "1.2" ? defaultV1Flags : defaultFlags).syncPeriodSeconds;

interface GateProps {
  gate: keyof FeatureGates;
  help: string;
  version: KubernetesVersion;
  featureGates: FeatureGates;
}

/** One that the version has. A locked one that is otherwise, as an old link may have it, can be set right. */
function Gate({ gate, help, version, featureGates }: GateProps) {
  const { state, enabled } = featureGateStates[version][gate];
  const checked = featureGates[gate] ?? enabled;
  if (state === "absent") return null;
  const standard = enabled ? "on" : "off";
  return (
    <CheckField
      label={gate}
      mono
      help={`${help} ${state === "locked" ? `Locked ${standard} in ${version}.` : `${enabled ? "On" : "Off"} by default.`}`}
      checked={checked}
      disabled={state === "locked" && checked === enabled}
      onChange={(on) => setFlags({ featureGates: { ...featureGates, [gate]: on } })}
    />
  );
}
