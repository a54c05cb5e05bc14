import { clusterFields, type ClusterField, type ClusterSettings } from "../../engine/index";
import { setCluster, useScenario } from "../store/scenario";
import { useTrace } from "../store/trace";
import { NumberField } from "../ui/NumberField";
import { plural, span } from "../ui/words";
import { ControllerForm } from "./ControllerForm";
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

/** Where the pods run, how a measurement reaches the controller, and the controller's own flags. */
export function ClusterForm() {
  const cluster = useScenario((state) => state.scenario.cluster);
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
      <ControllerForm />
    </form>
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
