import { clusterFields, unnamedVersion, withTaken, type ClusterField, type ClusterSettings } from "../../engine/index";
import type { RunMetric } from "../run/run";
import { setCluster, useScenario } from "../store/scenario";
import { useTrace } from "../store/trace";
import { Breakable } from "../ui/Breakable";
import { later } from "../ui/later";
import { NumberField } from "../ui/NumberField";
import { clusterWords } from "../words/names/controlWords";
import { ReferenceLinks } from "../ui/ReferenceLinks";
import { pipelineReferences } from "../words/names/references";
import { rich } from "../ui/rich";
import { plural, t } from "../words/text";
import { syncPeriodWords } from "../words/names/syncPeriodWords";
import { quantity, span } from "../words/times";
import { ControllerForm, type ControllerFormProps } from "./ControllerForm";
import { KedaForm, type KedaFormProps } from "./KedaForm";
import { FoldingGroup, Group } from "./Group";
import { Signals } from "./Signals";
import { StartFields } from "./StartFields";
import "./forms.css";

const VpaForm = later(async () => (await import("./VpaForm")).default, "line");

/** Where the pods run, how a measurement reaches the controller, and the controller's flags. */
export function ClusterForm({ onCompareReleases, onCompareKedaReleases }: ControllerFormProps & KedaFormProps) {
  const cluster = useScenario((state) => state.scenario.cluster);
  const hpa = useTrace(({ run }) => run?.hpa ?? null);
  const syncPeriod = useScenario(({ scenario }) => syncPeriodWords(scenario, hpa));
  const own = useScenario((state) => state.scenario.workload);
  const taken = useTrace(({ run }) => run?.taken ?? null);
  const hasVpa = useTrace(({ run }) => run?.vpa != null);
  const hasHistory = useScenario(({ scenario }) => scenario.vpa !== undefined);
  const isUnlimited = withTaken(own, taken).cpuLimitMilli === 0;
  const metrics = useTrace(({ run }) => run?.metrics);
  const fields = (...names: ClusterField[]) => names.map((name) => <Field key={name} field={name} cluster={cluster} />);
  return (
    <form className="settings" aria-label={t`Cluster`} onSubmit={(event) => event.preventDefault()}>
      <StartFields />
      <Signals />
      <FoldingGroup title={t`Nodes`} brief={nodesInWords(cluster)} atRest={cluster.nodes === 0 && !isUnlimited}>
        {fields("nodes")}
        {(cluster.nodes > 0 || isUnlimited) && fields("nodeCpuMilli")}
        {cluster.nodes > 0 && fields("maxNodes")}
        {cluster.nodes > 0 && cluster.maxNodes > cluster.nodes && fields("nodeStartSeconds", "scaleDownUnneededSeconds")}
        {cluster.nodes > 0 &&
          cluster.maxNodes > cluster.nodes &&
          cluster.scaleDownUnneededSeconds > 0 &&
          fields("scaleDownDelayAfterAddSeconds")}
        {cluster.nodes > 0 && fields("pausePods")}
      </FoldingGroup>
      <Group title={t`Service`}>{fields("endpointsDelaySeconds")}</Group>
      <Group title={t`Metrics pipeline`}>
        <Pipeline />
        {fields("kubeletPeriodSeconds", "kubeletPhaseSeconds", "metricResolutionSeconds", "metricsServerPhaseSeconds")}
        {fields("scrapeSeconds", "relistSeconds", "syncPhaseSeconds")}
        {metrics && <WorstLags metrics={metrics} />}
      </Group>
      <FoldingGroup title={t`Neighbours`} brief={neighboursInWords(cluster, syncPeriod)} atRest={cluster.autoscalers === 1}>
        {fields("autoscalers")}
        {cluster.autoscalers > 1 && fields("concurrentSyncs", "reconcileMilliseconds")}
      </FoldingGroup>
      <ControllerForm onCompareReleases={onCompareReleases} />
      <KedaForm onCompareKedaReleases={onCompareKedaReleases} />
      {(hasVpa || hasHistory) && <VpaForm />}
    </form>
  );
}

/** Which components bring the metrics, and by which APIs the controller asks for them. */
function Pipeline() {
  const version = useScenario((state) => state.scenario.flags.kubernetesVersion ?? unnamedVersion);
  const keda = useTrace(({ run }) => run?.keda != null);
  return (
    <p className="note">
      {version === "1.2"
        ? rich`The autoscaler of Kubernetes 1.2 asks Heapster. It reads and writes the count through the target’s ${<code>scale</code>} subresource.`
        : keda
          ? rich`The controller asks the API server. Its aggregation layer passes ${<code>metrics.k8s.io</code>} on to metrics-server, and ${<code>external.metrics.k8s.io</code>} to KEDA’s metrics server. That one asks KEDA’s operator, which asks the trigger’s source. KEDA and the controller both read and write the count through the target’s ${<code>scale</code>} subresource.`
          : rich`The controller asks the API server. Its aggregation layer passes ${<code>metrics.k8s.io</code>} on to metrics-server, and ${<code>custom.metrics.k8s.io</code>} (Pods, Object) and ${<code>external.metrics.k8s.io</code>} (External) to an adapter, here one for Prometheus. The controller reads and writes the count through the target’s ${<code>scale</code>} subresource.`}{" "}
      <ReferenceLinks references={pipelineReferences(version)} />
    </p>
  );
}

/** All resources reach the controller in the same way, so they share a line; each other metric has its own way. */
function WorstLags({ metrics }: { metrics: readonly RunMetric[] }) {
  const resource = metrics.find(({ source, keda }) => source === null && keda === null);
  const others = new Map(
    metrics.flatMap(({ name, source, keda, worstLagSeconds }) =>
      (source === null && keda === null) || !Number.isFinite(worstLagSeconds) ? [] : [[name, worstLagSeconds] as const],
    ),
  );
  return (
    <>
      {resource && (
        <p className="note">{rich`A sync sees a change in CPU or memory fully after at most ${<b>{span(resource.worstLagSeconds)}</b>}.`}</p>
      )}
      {[...others].map(([name, seconds]) => (
        <p key={name} className="note">
          {rich`A sync sees a change in ${<Breakable text={name} />} fully after at most ${<b>{span(seconds)}</b>}.`}
        </p>
      ))}
    </>
  );
}

const neighboursInWords = ({ autoscalers }: ClusterSettings, syncPeriod: string): string =>
  autoscalers === 1 ? t`none: synced every ${syncPeriod}` : t`${quantity(autoscalers)} HPAs: each synced every ${syncPeriod}`;

function nodesInWords({ nodes, maxNodes }: ClusterSettings): string {
  if (nodes === 0) return t`room for all pods`;
  return maxNodes > nodes ? t`${nodes} to ${plural(maxNodes, "node")}` : plural(nodes, "node");
}

function Field({ field, cluster }: { field: ClusterField; cluster: ClusterSettings }) {
  const { default: standard, unit, ...range } = clusterFields[field];
  const [label, help] = clusterWords[field];
  return (
    <NumberField
      label={label}
      help={help}
      name={field}
      unit={unit === "nodes" ? "" : unit}
      default={standard}
      value={cluster[field]}
      {...range}
      onChange={(value) => setCluster({ [field]: value })}
    />
  );
}
