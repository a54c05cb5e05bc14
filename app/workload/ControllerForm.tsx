import {
  defaultFlags,
  defaultSyncPeriodSeconds,
  featureGateStates,
  flagRanges,
  isBefore,
  latestVersion,
  previewVersion,
  simulatedVersions,
  withGate,
  type FeatureGates,
  type KubernetesVersion,
  type SimulatedVersion,
} from "../../engine/index";
import { setFlags, setVersion, useScenario } from "../store/scenario";
import { CheckField } from "../ui/CheckField";
import { ChoiceField } from "../ui/ChoiceField";
import { flagNames, flagWords, gateWords } from "../words/names/controlWords";
import { NumberField } from "../ui/NumberField";
import { t } from "../words/text";
import { ReferenceLinks } from "../ui/ReferenceLinks";
import { flagsReference, gatesReference } from "../words/names/references";
import { versionName } from "../words/names/versionName";
import { FlagNames, OlderFlags } from "./FlagNames";
import { Group } from "./Group";

const versionHelp: Readonly<Record<SimulatedVersion, string>> = {
  "1.2": t`The autoscaler of Kubernetes 1.2 reads only CPU utilization. After each rescale it does not scale up for 3 minutes or down for 5. Tolerance and windows are fixed, not flags. It had its samples from Heapster, each the mean of the last minute; here it gets one sample of each pod.`,
  "1.28": t`An older API server and controller. The API server drops the manifest’s tolerances, a ratio exactly at the edge of the tolerance may count as outside, and no condition records who scaled to zero.`,
  "1.29": t`Since 1.29, the controller counts the requests of sidecars, and a failed sync writes what it read into the status.`,
  "1.30": t`Since 1.30, ContainerResource metrics are always on, and kubectl get names the resource of a target.`,
  "1.31": t`For the autoscaler, 1.31 decides as 1.30 does. Likely since 1.31, a burst of warnings no longer keeps the API server from getting normal events.`,
  "1.32": t`Since 1.32, a percent sign in an error no longer garbles its text.`,
  "1.33": t`Since 1.33, a ratio exactly at the edge of the tolerance is inside, and a pod whose sample lacks the container counts as missing. The manifest may set tolerances if the gate is on.`,
  "1.34": t`Since 1.34, the requests of the pod itself count, an average of an External metric no longer overflows, and the API server checks the apiVersion of the target.`,
  "1.35": t`Since 1.35, the manifest’s tolerances apply by default, a value of an Object or External metric no longer overflows, and a container that a pod does not have fails the metric.`,
  "1.36": t`Since 1.36, the controller reads the gate HPAScaleToZero too, and the gate is still off by default. While it is off, the controller never wakes a target from zero replicas.`,
  "1.37": t`The current API server and controller.`,
  "1.38": t`A preview with the rules of 1.38.0-alpha.2. The release is planned for 16 December 2026, and its rules may change until then. A count that is too large becomes the largest possible number and no longer the smallest, so the target goes to maxReplicas. At 0 in status.replicas, the status reports the total in place of an average. The overhead of a pod is not added to its own requests. A pod in phase Succeeded is ignored. A sum or a percentage of a usage that is too large stops at the largest number. The feature gate HPAGeneration is locked on.`,
};

const gates = Object.entries(gateWords) as [keyof FeatureGates, string][];

export interface ControllerFormProps {
  /** Shows what an upgrade from one release to another changes under this scenario. */
  onCompareReleases(from: KubernetesVersion, to: KubernetesVersion): void;
}

/** The controller's version, and the settings that this version has. */
export function ControllerForm({ onCompareReleases }: ControllerFormProps) {
  const current = useScenario((state) => state.scenario.flags);
  const version = current.kubernetesVersion ?? latestVersion;
  const offered = version === "1.2" ? flagNames.slice(0, 1) : flagNames;
  return (
    <>
      <Group title="kube-controller-manager">
        <ChoiceField
          label={t`Kubernetes version`}
          name="kubernetesVersion"
          help={versionHelp[version]}
          value={version}
          choices={simulatedVersions.toReversed().map((each) => [each, versionName(each)])}
          more={version !== "1.2" && <UpgradeQuestion version={version} onCompareReleases={onCompareReleases} />}
          onChange={setVersion}
        />
        {offered.map((flag) => (
          <NumberField
            key={flag}
            label={flagWords[flag][0]}
            help={flagWords[flag][1]}
            name={flag}
            default={flag === "syncPeriodSeconds" ? defaultSyncPeriodSeconds(version) : defaultFlags[flag]}
            value={current[flag]}
            {...flagRanges[flag]}
            more={<FlagNames flag={flag} version={version} />}
            onChange={(value) => setFlags({ [flag]: value })}
          />
        ))}
        <p className="note">
          <ReferenceLinks references={[flagsReference(version)]} />
        </p>
      </Group>
      {version !== "1.2" && (
        <Group title={t`Feature gates`}>
          {gates.map(([gate, help]) => (
            <Gate key={gate} gate={gate} help={help} version={version} featureGates={current.featureGates} />
          ))}
          <p className="note">
            <ReferenceLinks references={[gatesReference(version)]} />
          </p>
        </Group>
      )}
      <OlderFlags />
    </>
  );
}

/** Asks about the upgrade to today's release; under today's own, about the one to the preview, and the other way round. */
function UpgradeQuestion({ version, onCompareReleases }: ControllerFormProps & { version: KubernetesVersion }) {
  const [from, to] = [
    version === previewVersion ? latestVersion : version,
    isBefore(version, latestVersion) ? latestVersion : previewVersion,
  ] as const;
  return (
    <button type="button" className="lk ask-upgrade" onClick={() => onCompareReleases(from, to)}>
      {t`What would ${versionName(from)} → ${versionName(to)} change here?`}
    </button>
  );
}

interface GateProps {
  gate: keyof FeatureGates;
  help: string;
  version: KubernetesVersion;
  featureGates: FeatureGates;
}

/** A feature gate that this version has. If an old link sets a locked gate to another value, the user can still correct it. */
function Gate({ gate, help, version, featureGates }: GateProps) {
  const { state, enabled } = featureGateStates[version][gate];
  const checked = featureGates[gate] ?? enabled;
  if (state === "absent") return null;
  return (
    <CheckField
      label={gate}
      name={gate}
      mono
      help={`${help} ${state === "locked" ? lockedWords(enabled, versionName(version)) : enabled ? t`On by default.` : t`Off by default.`}`}
      checked={checked}
      disabled={state === "locked" && checked === enabled}
      onChange={(on) => setFlags({ featureGates: withGate(featureGates, gate, on, version) })}
    />
  );
}

const lockedWords = (enabled: boolean, version: string) => (enabled ? t`Always on in ${version}.` : t`Always off in ${version}.`);
