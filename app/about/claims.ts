import { latestVersion, recordedReconciles, recordings } from "../../engine/index";
import { t } from "../words/text";
import { quantity } from "../words/times";

/** A paragraph, and where a reader who doubts it can check it: in the page, or in the source. */
export interface Claim {
  text: string;
  page?: string;
  source?: string;
}

const { reconciles, families, components, keda, vpa, marked, judged, defaulted, quantities, printed, brokenRules } = recordings;

export const mirrored: readonly Claim[] = [
  {
    text: t`This page has the HorizontalPodAutoscaler controller of Kubernetes ${latestVersion}, rewritten for the browser: function by function, with the same names and the same order of checks. For 1.28 to 1.37 the same code follows a list of rules that the newest version no longer has. Kubernetes 1.2 had a different controller, which is rewritten separately.`,
    source: t`engine/controller/UPSTREAM.md and engine/controllerV1/UPSTREAM.md`,
  },
  {
    text: t`The controller writes a record while it decides, and the decision panel puts this record into words. A test opens several decisions of every library scenario and looks for each number of the panel in the record.`,
    page: t`Point at a number in the sum to see where it comes from.`,
    source: "app/explain/panel.property.test.tsx",
  },
];

export const checked: readonly Claim[] = [
  {
    text: t`${quantity(recordedReconciles)} syncs of the real controllers are recorded: ${quantity(reconciles.latest)} of 1.37 in ${families.latest} families of situations, ${quantity(reconciles.older)} of 1.28 in ${families.older}, and ${quantity(reconciles.first)} of the autoscaler of Kubernetes 1.2. In each, our controller gets the same manifest, pods and metrics. Its answer must be equal in every field: the written count, the status with its times, and the exact text of events and errors.`,
    source: "engine/conformance/conformance.test.ts",
  },
  {
    text: t`The recordings come from the real Go code with an artificial clock and stand-ins for the API server and the metrics APIs. For 1.28 the libraries for quantities and selectors are newer ones. We invented the situations so that they reach the controller’s rules. None comes from a production cluster.`,
  },
  {
    text: t`In ${marked} of these syncs a number leaves its range, for example after a division by zero replicas. The result can then depend on the machine, so these syncs are marked. Our controller must get the result of amd64.`,
  },
  {
    text: t`${quantity(components.decisions)} decisions of the components around the controller are recorded, in ${components.families} families: ReplicaSet, Deployment and StatefulSet, the kubelet’s restart back-off and readiness probe, metrics-server, Prometheus’ rate(), irate(), increase() and sums, and the adapter’s quantities. The functions of the simulated cluster must decide the same.`,
    source: "engine/conformance/cluster.test.ts",
  },
  {
    text: t`We compare with the API server of 1.37, too: the page must accept or refuse ${judged} manifests, set the defaults of ${defaulted}, and read ${quantities} quantities exactly as it does.`,
    source: "engine/conformance/manifests.test.ts",
  },
  {
    text: t`We recorded the real kubectl, 1.28 and 1.36: ${printed.describe} outputs of describe and ${printed.top} of top pods. From its libraries we recorded ${printed.events} series of events, as an API server keeps them, and ${printed.ages} ages. The page must print exactly the same text. kubectl get has no recordings: the page follows its source code.`,
    source: "engine/conformance/kubectl.test.ts",
  },
  {
    text: t`${quantity(keda.lines)} recordings of the real KEDA 2.20.2 are compared in every field: what its admission says and the HPA it makes, its polls over time, what the HPA reads and when a fallback answers, and cron with time zones. What no recording has, such as most trigger types, is listed beside KEDA’s code.`,
    source: "engine/keda/UPSTREAM.md",
  },
  {
    text: t`${quantity(vpa.lines)} recordings of the real Vertical Pod Autoscaler, main after 1.7.1, are compared in every field: its histograms, what it recommends, how policies and LimitRanges cap that, which pods its updater changes, and what its webhook sets. When these parts act in a run, and what the kubelet does with a resize, rests on documentation and source.`,
    source: "engine/vpa/UPSTREAM.md",
  },
  {
    text: t`We also tested the checks: we broke ${brokenRules} rules on purpose, one at a time. A test or a recording found each of them.`,
    source: "engine/controller/MUTATIONS.md",
  },
  {
    text: t`You can check the sums yourself: export the run with every second and every sync as a table.`,
    page: t`Export in the menu beside Copy link`,
  },
];

export const modelled = t`We compare the controller with recordings, and so we do with the parts of the cluster that decide: the workload’s controllers, the kubelet’s back-off and probes, metrics-server, Prometheus’ rate() and its adapter. The pods, their requests and all delays are a model. All randomness comes from the scenario’s seed, so a link gives the same run everywhere. The model is simpler than your cluster, so a number that is right here can be different there.`;

export const differences: readonly string[] = [
  t`You can choose only 1.2 and 1.28 to 1.38. Between 1.28 and 1.37 no controller was recorded: release notes and dated changes say which rules each release has, and for some the release is only likely.`,
  t`1.38 is a preview with the changes to the autoscaler in the release notes of 1.38.0-alpha.2, except those to how quantities are read and written, and with its change to finished pods. Its controller was not recorded, and its rules may change until the release.`,
  t`An HPA’s own sync period rests on its proposal alone, KEP-6003: there is no code of it yet. What happens after an edit is as the queue of today’s controller has it.`,
  t`Times are whole seconds. The real controller’s times are finer.`,
  t`The controller does not retry a failed write. The real 1.37 retries after a conflict, with the same number.`,
  t`Requests are rounded to thousandths before they are added up. Pod overhead counts only where the controller adds it to a pod’s own requests: no node reserves it, and it is read only from spec.overhead, not from a RuntimeClass.`,
  t`KEDA is 2.20.2, or 2.21.1 without recordings that prove its rules, and one ScaledObject with one workload. Its triggers’ servers are simulated: each answers one number, and cron asks the run’s own clock. ScaledJobs and TriggerAuthentications are not simulated.`,
  t`Of the Vertical Pod Autoscaler, histories from Prometheus, startup boosts, the mode InPlace and settings behind alpha gates are missing. So are the balancer and the multidimensional pod autoscaler of the same repository.`,
  t`A metric’s selector is checked, but it does not change the value.`,
  t`When several autoscalers select the same pods, the message here names the first two in alphabetical order. The real one names any two.`,
  t`An Object metric whose target lacks the value of its type fails, as in the real controller since 1.29 and its patch releases of that time. Before, the real one crashed.`,
  t`1.2 gets one sample of each pod here, not the average of the last minute, and no custom metrics. Its workloads choose the pods to remove by today’s rules.`,
  t`status.observedGeneration is missing.`,
  t`The page simulates scale targets of other projects, such as a Rollout, as a Deployment. It refuses kinds of Kubernetes without a scale, and resources other than cpu and memory, and marks their line.`,
];

export const last = t`Still in doubt? Copy the link. It contains everything the number comes from, and opens the same decision for others.`;
