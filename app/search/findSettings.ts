import {
  clusterFields,
  kedaVersions,
  signalKinds,
  workloadFields,
  type ClusterField,
  type FeatureGates,
  type SignalSource,
  type WorkloadNumber,
} from "../../engine/index";
import { choiceWords, workloadWording } from "../words/names/workloadWords";
import { clusterWords, flagNames, flagWords, gateWords, startWords } from "../words/names/controlWords";
import { flagNameOf, olderFlags } from "../words/names/flagNames";
import type { Findable } from "../ui/findable";
import { signalWords } from "../words/names/signalWords";
import { t } from "../words/text";

/** The controls of the forms, and the flags that the controller no longer has. */
export const findSettings = (): Findable[] => [...flags(), ...gates(), ...workload(), ...cluster(), ...signals()];

const flags = (): Findable[] => [
  ...flagNames.map((flag): Findable => ({
    id: `flag/${flag}`,
    kind: "flag",
    title: flagWords[flag][0],
    text: flagWords[flag][1],
    facts: flagNameOf[flag],
    names: [withoutPrefix(flagNameOf[flag])],
    target: inCluster(flag, "kubernetesVersion"),
  })),
  ...olderFlags.map(({ name, text, replacedBy }): Findable => ({
    id: `flag/${name}`,
    kind: "flag",
    title: name,
    isCode: true,
    text,
    names: [withoutPrefix(name)],
    target: replacedBy ? inCluster(replacedBy, "kubernetesVersion") : { to: "nothing" },
  })),
];

/** All flags of the autoscaler begin so, and people leave it out. */
const withoutPrefix = (flag: string): string => flag.replace("--horizontal-pod-autoscaler-", "");

const gates = (): Findable[] =>
  (Object.entries(gateWords) as [keyof FeatureGates, string][]).map(([gate, text]) => ({
    id: `gate/${gate}`,
    kind: "gate",
    title: gate,
    isCode: true,
    text,
    names: ["--feature-gates"],
    target: inCluster(gate, "kubernetesVersion"),
  }));

const workload = (): Findable[] => [
  ...(Object.keys(workloadFields) as WorkloadNumber[]).map((name): Findable => {
    const { label, help } = workloadWording(name, "service");
    const ofQueue = workloadWording(name, "queue");
    return {
      id: `setting/${name}`,
      kind: "setting",
      title: label,
      text: help,
      names: [name, ofQueue.label],
      texts: [ofQueue.help],
      target: inWorkload(name, workloadNumbersOfferedBy[name] ?? "rollout"),
    };
  }),
  ...(Object.keys(choiceWords) as (keyof typeof choiceWords)[]).map((name): Findable => ({
    id: `setting/${name}`,
    kind: "setting",
    title: choiceWords[name].label,
    text: choiceWords[name].help,
    names: [name],
    target: inWorkload(name, name === "mainContainer" ? "sidecar" : name),
  })),
];

/** The control whose value decides whether a number is offered; those of the rollout depend on the target's kind. */
const workloadNumbersOfferedBy: Partial<Record<WorkloadNumber, string>> = {
  requestTimeoutSeconds: "kind",
  clientConnections: "kind",
  maxConnectionAgeSeconds: "clientConnections",
  retries: "kind",
  retryBackoffSeconds: "retries",
  abandonedSeconds: "kind",
  jobSeconds: "kind",
  connectionsPerPod: "waitMillisecondsPerRequest",
  databaseConnections: "waitMillisecondsPerRequest",
  sidecarCpuPerRequestMilliseconds: "sidecar",
  sidecarIdleCpuMilli: "sidecar",
  sidecarMemoryMebibytes: "sidecar",
  sidecarCpuRequestMilli: "sidecar",
  sidecarMemoryRequestMebibytes: "sidecar",
  startUpCpuSeconds: "startUpCpuMilli",
  warmUpCapacityPercent: "warmUpSeconds",
  warmUpCpuPercent: "warmUpSeconds",
  flapSeconds: "flapPeriodSeconds",
  flapPeriodSeconds: "readinessProbe",
  readinessInitialDelaySeconds: "readinessProbe",
  readinessPeriodSeconds: "readinessProbe",
  readinessSuccessThreshold: "readinessProbe",
  readinessFailureThreshold: "readinessProbe",
  livenessInitialDelaySeconds: "livenessProbe",
  livenessPeriodSeconds: "livenessProbe",
  livenessTimeoutSeconds: "livenessProbe",
  livenessFailureThreshold: "livenessProbe",
};

const cluster = (): Findable[] => [
  ...(Object.keys(clusterFields) as ClusterField[]).map((name): Findable => ({
    id: `setting/${name}`,
    kind: "setting",
    title: clusterWords[name][0],
    text: clusterWords[name][1],
    names: [name],
    target: inCluster(name, "maxNodes", "nodes"),
  })),
  ...(["at", "timeZone"] as const).map((name): Findable => ({
    id: `setting/start.${name}`,
    kind: "setting",
    title: startWords[name][0],
    text: startWords[name][1],
    names: ["cron"],
    target: inCluster(name === "at" ? "start" : name),
  })),
  {
    id: "setting/kubernetesVersion",
    kind: "setting",
    title: t`Kubernetes version`,
    text: t`The current API server and controller.`,
    target: inCluster("kubernetesVersion"),
  },
  {
    id: "setting/kedaVersion",
    kind: "setting",
    title: t`KEDA version`,
    text: t`The release of KEDA that runs the ScaledObject. Without a ScaledObject there is none.`,
    names: ["KEDA", ...kedaVersions],
    target: inCluster("kedaVersion", "kubernetesVersion"),
  },
];

const signals = (): Findable[] => [
  {
    id: "signal/query",
    kind: "signal",
    title: t`Range of the query`,
    text: t`How a metric is computed from a counter: rate(), irate() or increase(), and over which range.`,
    names: ["rate()", "irate()", "increase()", "metricsQuery", t`Function of the query`],
    target: inCluster("signalRange", "signalFunction"),
  },
  ...(Object.keys(signalKinds) as SignalSource[]).map((source): Findable => ({
    id: `signal/${source}`,
    kind: "signal",
    title: signalWords(source, "External", "service"),
    text: t`What a Pods, Object or External metric of the manifest can measure.`,
    names: [source, signalWords(source, "External", "queue"), signalWords(source, "Pods", "service")],
    target: inCluster("signal"),
  })),
];

const inWorkload = (...names: string[]): Findable["target"] => ({ to: "control", tab: "workload", names });
const inCluster = (...names: string[]): Findable["target"] => ({ to: "control", tab: "cluster", names });
