import { measuredResource } from "../api/metricSources";
import { containerNames } from "../cluster/containerNames";
import { cpuCeilingMilli } from "../cluster/cpuCeiling";
import type { Workload } from "../cluster/workload";
import { defaultFlags, isEnabled, latestVersion } from "../controller/flags";
import { isDNS1123Label, isDNS1123Subdomain } from "../lib/names";
import { say, type Words } from "../lib/sentence";
import { autoscalersIn } from "../manifest/autoscalersIn";
import { namesVpa } from "../manifest/namesVpa";
import { parseManifest } from "../manifest/parseManifest";
import { takeFromManifest } from "../manifest/takeFromManifest";
import { withTaken } from "../manifest/takenFromManifest";
import { writeScenarioFile } from "../scenario/file";
import type { Scenario } from "../scenario/scenario";
import { kindConfig, metricsServerFolder } from "./cluster";
import { loadFolder, loadTools, type Load } from "./load";
import { measureScript } from "./measure";
import { readme } from "./readme";
import { serviceName, workloadYaml, type TrialTarget } from "./workload";

export interface TrialFile {
  path: string;
  text: string;
}

/** The files of a trial, or why the scenario has none. */
export type Trial = { ok: true; files: TrialFile[] } | { ok: false; reason: Words };

interface Beside {
  /** Opens the scenario in the page; null: no link can hold it. */
  link: string | null;
  /** The script that collects what explains an autoscaler. */
  collect: string;
}

/**
 * A scenario as a trial on a cluster of one's own machine: the cluster, the autoscaler, the VerticalPodAutoscaler beside it, a workload that takes the scenario's CPU for each request,
 * the load curve, and a script that measures the replicas and writes them beside the scenario.
 */
export function trialOf(scenario: Scenario, { link, collect }: Beside): Trial {
  const { flags } = scenario;
  if (flags.kubernetesVersion === "1.2") return { ok: false, reason: say`Kubernetes 1.2 has no images for a cluster of today.` };
  if (scenario.workload.kind === "queue")
    return { ok: false, reason: say`The workload reads a queue, and a trial has no queue. Choose a service.` };
  const autoscaler = autoscalerIn(scenario);
  if ("reason" in autoscaler) return { ok: false, ...autoscaler };
  const { target, workload, document } = autoscaler;
  const load: Load = {
    points: scenario.load.points,
    durationSeconds: scenario.durationSeconds,
    url: `http://${serviceName}.${target.namespace}.svc.cluster.local/`,
    timeoutSeconds: Math.max(1, workload.requestTimeoutSeconds),
    connections: workload.clientConnections,
  };
  const vertical = verticalOf(scenario.manifest);
  const ceiling = cpuCeilingMilli(workload, scenario.cluster);
  const files = [
    { path: "README.md", text: readme(scenario, workload, target, load, { link, hasVpa: vertical !== null }) },
    { path: "kind.yaml", text: kindConfig(scenario) },
    ...metricsServerFolder(scenario.cluster.metricResolutionSeconds),
    { path: "cluster/kustomization.yaml", text: rootKustomization },
    { path: "cluster/workload.yaml", text: workloadYaml(workload, target, Math.max(1, Math.ceil(ceiling / 1000))) },
    { path: "cluster/hpa.yaml", text: document },
    ...(vertical === null ? [] : [{ path: "vpa.yaml", text: vertical }]),
    ...loadTools.flatMap((tool) => loadFolder(tool, load)),
    { path: "measure.sh", text: measureScript(target, scenario.durationSeconds) },
    { path: "collect.sh", text: collect },
    { path: "scenario.hpa.json", text: writeScenarioFile(scenario) },
  ];
  return { ok: true, files: files.map(({ path, text }) => ({ path: `trial/${path}`, text })) };
}

const rootKustomization = `apiVersion: kustomize.config.k8s.io/v1beta1
kind: Kustomization
resources: [metrics-server, workload.yaml, hpa.yaml]
`;

const scaled = ["Deployment", "StatefulSet"] as const;

/** The first autoscaler of the text, as its own document, with what it scales: what the text says of the workload overrides the scenario's form. */
function autoscalerIn(scenario: Scenario): { target: TrialTarget; workload: Workload; document: string } | { reason: Words } {
  const { manifest, flags } = scenario;
  const version = flags.kubernetesVersion === "1.2" ? latestVersion : flags.kubernetesVersion;
  const featureGates = { ...defaultFlags.featureGates, ...flags.featureGates };
  const { hpa, workload: written } = parseManifest(manifest, featureGates, version);
  const [first] = autoscalersIn(manifest);
  if (first?.kind === "ScaledObject") return { reason: say`A ScaledObject needs KEDA and what its triggers ask. A trial has an HPA only.` };
  if (hpa === null || first === undefined) return { reason: say`The manifest has mistakes. Mend them first.` };
  const { kind, name } = hpa.spec.scaleTargetRef;
  const known = scaled.find((each) => each === kind);
  if (known === undefined) return { reason: say`The autoscaler scales a ${kind}. A trial makes a Deployment or a StatefulSet.` };
  const other = hpa.spec.metrics?.find((metric) => !["cpu", "memory"].includes(measuredResource(metric)?.name ?? ""));
  if (other !== undefined)
    return {
      reason: say`A metric of type ${other.type} needs an adapter and its source. A trial has the CPU and the memory of pods only.`,
    };
  const document = documentOf(first.manifest);
  if (document === null) return { reason: say`The autoscaler is in a list with other objects. Give it a document of its own.` };
  const measured = (hpa.spec.metrics ?? []).flatMap((metric) =>
    metric.type === "ContainerResource" ? [metric.containerResource.container] : [],
  );
  const podLevel = isEnabled("PodLevelResources", featureGates, version);
  const taken = written && takeFromManifest(written, measured, podLevel, scenario.workload.mainContainer);
  const workload = withTaken(scenario.workload, taken);
  const { main, sidecar } = taken?.containers?.names ?? containerNames("app", measured, workload.sidecar !== "none");
  // The API server takes more names for what an autoscaler scales than for what there can be. They go into scripts.
  const names = [
    [known, name, isDNS1123Subdomain],
    ["Container", main, isDNS1123Label],
    ...(workload.sidecar === "none" ? [] : [["Container", sidecar, isDNS1123Label] as const]),
  ] as const;
  const wrong = names.find(([, each, errorsOf]) => errorsOf(each).length > 0);
  if (wrong !== undefined)
    return { reason: say`The API server takes no ${wrong[0]} of the name ${JSON.stringify(wrong[1])}. Give it another name.` };
  return {
    workload,
    target: {
      kind: known,
      name,
      namespace: hpa.metadata.namespace ?? "default",
      autoscaler: hpa.metadata.name,
      container: main,
      sidecar,
    },
    document,
  };
}

/** The document that is the autoscaler; null: it is not one of its own. */
function documentOf(text: string): string | null {
  const documents = text.split(/^---.*$/m).filter((document) => /HorizontalPodAutoscaler/.test(document));
  const [document, ...more] = documents;
  if (document === undefined || more.length > 0 || /\bkind"?: ?"?\w*List\b/.test(document)) return null;
  return `${document.trim()}\n`;
}

/** The documents of the VerticalPodAutoscalers, and of the LimitRanges that bound them; null: there is none. */
function verticalOf(manifest: string): string | null {
  if (!namesVpa(manifest)) return null;
  const documents = manifest.split(/^---.*$/m).filter((document) => namesVpa(document) || /^kind:[ \t]*LimitRange\b/m.test(document));
  return `${documents.map((document) => document.trim()).join("\n---\n")}\n`;
}
