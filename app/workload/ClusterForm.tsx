import {
  clusterFields,
  defaultFeatureGates,
  defaultFlags,
  featureGateStates,
  flagRanges,
  kubernetesVersions,
  latestVersion,
  type ClusterField,
  type ClusterSettings,
  type ControllerFlags,
  type FeatureGates,
  type KubernetesVersion,
} from "../../engine/index";
import { setCluster, setFlags, useScenario } from "../store/scenario";
import { useTrace } from "../store/trace";
import { CheckField } from "../ui/CheckField";
import { ChoiceField } from "../ui/ChoiceField";
import { NumberField } from "../ui/NumberField";
import { plural, span } from "../ui/words";
import { FoldingGroup, Group } from "./Group";
import { Signals } from "./Signals";
import "./forms.css";

const wording: Readonly<Record<ClusterField, readonly [label: string, help: string]>> = {
  nodes: ["Nodes", "0: there is room for everything."],
  nodeCpuMilli: ["CPU of a node", "What it has for the pods’ CPU requests."],
  maxNodes: ["Node autoscaler’s most nodes", "It adds nodes for pods that do not fit. At most as many as there are: there is none."],
  nodeStartSeconds: ["New node after", "From a pod that does not fit to the node’s being ready."],
  kubeletPeriodSeconds: ["kubelet reads every", "Its containers’ counters."],
  metricResolutionSeconds: ["metrics-server asks every", "--metric-resolution"],
  scrapeSeconds: ["Prometheus scrapes every", "Custom and external metrics are as old as its last scrape."],
  relistSeconds: ["Adapter relists every", "A pod younger than that has no custom metric."],
  syncPhaseSeconds: ["Sync phase", "When within its sync period the controller looks."],
};

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

const versionHelp: Readonly<Record<KubernetesVersion, string>> = {
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

/** Where the pods run, how a measurement reaches the controller, and the controller's own flags. */
export function ClusterForm() {
  const cluster = useScenario((state) => state.scenario.cluster);
  const current = useScenario((state) => state.scenario.flags);
  const worstLag = useTrace(({ run }) => run?.worstLagSeconds ?? null);
  const fields = (...names: ClusterField[]) => names.map((name) => <Field key={name} field={name} cluster={cluster} />);
  return (
    <form className="settings" aria-label="Cluster" onSubmit={(event) => event.preventDefault()}>
      <Signals />
      <FoldingGroup title="Nodes" brief={nodesInWords(cluster)} atRest={cluster.nodes === 0}>
        {fields("nodes")}
        {cluster.nodes > 0 && fields("nodeCpuMilli", "maxNodes")}
        {cluster.nodes > 0 && cluster.maxNodes > cluster.nodes && fields("nodeStartSeconds")}
      </FoldingGroup>
      <Group title="Metrics pipeline">
        {fields("kubeletPeriodSeconds", "metricResolutionSeconds", "scrapeSeconds", "relistSeconds", "syncPhaseSeconds")}
        {worstLag !== null && (
          <p className="note">
            At worst <b>{span(worstLag)}</b> pass from a change of CPU or memory to the reconcile that first sees it whole.
          </p>
        )}
      </Group>
      <Group title="kube-controller-manager">
        <Version {...current} />
        {flags.map(([flag, label, help]) => (
          <NumberField
            key={flag}
            label={label}
            help={help}
            default={defaultFlags[flag]}
            value={current[flag]}
            {...flagRanges[flag]}
            onChange={(value) => setFlags({ [flag]: value })}
          />
        ))}
      </Group>
      <Group title="Feature gates">
        {gates.map(([gate, help]) => (
          <Gate key={gate} gate={gate} help={help} {...current} />
        ))}
      </Group>
    </form>
  );
}

function Version({ kubernetesVersion = latestVersion }: ControllerFlags) {
  return (
    <ChoiceField
      label="Kubernetes version"
      help={versionHelp[kubernetesVersion]}
      value={kubernetesVersion}
      choices={kubernetesVersions.toReversed().map((version) => [version, version])}
      onChange={(version) => setFlags({ kubernetesVersion: version, featureGates: defaultFeatureGates(version) })}
    />
  );
}

interface GateProps extends ControllerFlags {
  gate: keyof FeatureGates;
  help: string;
}

/** One that the version has. A locked one that is otherwise, as an old link may have it, can be set right. */
function Gate({ gate, help, kubernetesVersion = latestVersion, featureGates }: GateProps) {
  const { state, enabled } = featureGateStates[kubernetesVersion][gate];
  const checked = featureGates[gate] ?? enabled;
  if (state === "absent") return null;
  const standard = enabled ? "on" : "off";
  return (
    <CheckField
      label={gate}
      mono
      help={`${help} ${state === "locked" ? `Locked ${standard} in ${kubernetesVersion}.` : `${enabled ? "On" : "Off"} by default.`}`}
      checked={checked}
      disabled={state === "locked" && checked === enabled}
      onChange={(on) => setFlags({ featureGates: { ...featureGates, [gate]: on } })}
    />
  );
}

function nodesInWords({ nodes, maxNodes }: ClusterSettings): string {
  if (nodes === 0) return "room for everything";
  return maxNodes > nodes ? `${nodes} to ${plural(maxNodes, "node")}` : plural(nodes, "node");
}

function Field({ field, cluster }: { field: ClusterField; cluster: ClusterSettings }) {
  const { default: standard, unit, ...range } = clusterFields[field];
  const [label, help] = wording[field];
  return (
    <NumberField
      label={label}
      help={help}
      unit={unit === "nodes" ? "" : unit}
      default={standard}
      value={cluster[field]}
      {...range}
      onChange={(value) => setCluster({ [field]: value })}
    />
  );
}
