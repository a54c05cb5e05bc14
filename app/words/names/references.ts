/**
 * Where the documentation of Kubernetes explains what the page shows. The page never fetches these addresses. kubernetes.io has the newest
 * release, and each older release that it keeps has a host of its own. 1.37 has another layout of the reference than 1.28. The layouts of the
 * releases between are not known here, and the preview has no documentation yet, so these lead to the newest documentation.
 */
import type { SimulatedVersion } from "../../../engine/index";
import type { Flag } from "./controlWords";
import { own } from "../own";
import { t } from "../text";

export interface Reference {
  /** What is there, after the host. */
  title: string;
  address: string;
}

type Documented = Exclude<SimulatedVersion, "1.2">;
type Kept = "1.28" | "1.37";

const keptFor = (version: Documented): Kept => (version === "1.28" ? version : "1.37");

const hosts: Readonly<Record<Kept, string>> = { "1.28": "v1-28.docs.kubernetes.io", "1.37": "kubernetes.io" };

const pages = {
  autoscaling: {
    "1.28": "/docs/tasks/run-application/horizontal-pod-autoscale/",
    "1.37": "/docs/concepts/workloads/autoscaling/horizontal-pod-autoscale/",
  },
  api: {
    "1.28": "/docs/reference/kubernetes-api/workload-resources/horizontal-pod-autoscaler-v2/",
    "1.37": "/docs/reference/kubernetes-api/autoscaling/horizontal-pod-autoscaler-v2/",
  },
  objectMeta: {
    "1.28": "/docs/reference/kubernetes-api/common-definitions/object-meta/",
    "1.37": "/docs/reference/kubernetes-api/definitions/object-meta-v1-meta/",
  },
  labelSelector: {
    "1.28": "/docs/reference/kubernetes-api/common-definitions/label-selector/",
    "1.37": "/docs/reference/kubernetes-api/definitions/label-selector-v1-meta/",
  },
  labelSelectorRequirement: {
    "1.28": "/docs/reference/kubernetes-api/common-definitions/label-selector/",
    "1.37": "/docs/reference/kubernetes-api/definitions/label-selector-requirement-v1-meta/",
  },
  metricsPipeline: inEach("/docs/tasks/debug/debug-cluster/resource-metrics-pipeline/"),
  controllerManager: inEach("/docs/reference/command-line-tools-reference/kube-controller-manager/"),
  featureGates: inEach("/docs/reference/command-line-tools-reference/feature-gates/"),
} as const satisfies Record<string, Readonly<Record<Kept, string>>>;

type Page = keyof typeof pages;

function inEach(path: string): Readonly<Record<Kept, string>> {
  return { "1.28": path, "1.37": path };
}

/** The design of 2015. kubernetes.io has no documentation of 1.2 any more. */
export const firstDesign: Reference = {
  title: t`the design of 2015`,
  address: "https://github.com/kubernetes/design-proposals-archive/blob/main/autoscaling/horizontal-pod-autoscaler.md",
};

export const autoscaleReference: Reference = {
  title: "kubectl autoscale",
  address: "https://kubernetes.io/docs/reference/kubectl/generated/kubectl_autoscale",
};

/** The API's type that has the fields of an object, by the last step of the object's path, and the page that explains the type. */
const types: Readonly<Record<string, readonly [type: string, page: Page]>> = {
  "": ["HorizontalPodAutoscaler", "api"],
  metadata: ["ObjectMeta", "objectMeta"],
  spec: ["HorizontalPodAutoscalerSpec", "api"],
  scaleTargetRef: ["CrossVersionObjectReference", "api"],
  "metrics[]": ["MetricSpec", "api"],
  resource: ["ResourceMetricSource", "api"],
  containerResource: ["ContainerResourceMetricSource", "api"],
  pods: ["PodsMetricSource", "api"],
  object: ["ObjectMetricSource", "api"],
  external: ["ExternalMetricSource", "api"],
  describedObject: ["CrossVersionObjectReference", "api"],
  metric: ["MetricIdentifier", "api"],
  selector: ["LabelSelector", "labelSelector"],
  "matchExpressions[]": ["LabelSelectorRequirement", "labelSelectorRequirement"],
  target: ["MetricTarget", "api"],
  behavior: ["HorizontalPodAutoscalerBehavior", "api"],
  scaleUp: ["HPAScalingRules", "api"],
  scaleDown: ["HPAScalingRules", "api"],
  "policies[]": ["HPAScalingPolicy", "api"],
};

/** The section of the page about autoscaling that explains a field and the fields in it. The API reference alone explains the others. */
const sections: Readonly<Record<string, string>> = {
  "spec.scaleTargetRef": "how-does-a-horizontalpodautoscaler-work",
  "spec.minReplicas": "implicit-maintenance-mode-deactivation",
  "spec.metrics": "scaling-on-multiple-metrics",
  "spec.metrics[].type": "support-for-metrics-apis",
  "spec.metrics[].resource": "support-for-resource-metrics",
  "spec.metrics[].resource.target": "algorithm-details",
  "spec.metrics[].containerResource": "container-resource-metrics",
  "spec.metrics[].containerResource.target": "algorithm-details",
  "spec.metrics[].pods": "scaling-on-custom-metrics",
  "spec.metrics[].pods.target": "algorithm-details",
  "spec.metrics[].object": "scaling-on-custom-metrics",
  "spec.metrics[].object.target": "algorithm-details",
  "spec.metrics[].external": "scaling-on-custom-metrics",
  "spec.metrics[].external.target": "algorithm-details",
  "spec.behavior": "configurable-scaling-behavior",
  "spec.syncPeriodSeconds": "how-does-a-horizontalpodautoscaler-work",
  "spec.behavior.scaleUp.stabilizationWindowSeconds": "stabilization-window",
  "spec.behavior.scaleDown.stabilizationWindowSeconds": "stabilization-window",
  "spec.behavior.scaleUp.selectPolicy": "scaling-policies",
  "spec.behavior.scaleDown.selectPolicy": "scaling-policies",
  "spec.behavior.scaleUp.policies": "scaling-policies",
  "spec.behavior.scaleDown.policies": "scaling-policies",
  "spec.behavior.scaleUp.tolerance": "tolerance",
  "spec.behavior.scaleDown.tolerance": "tolerance",
};

/** Sections that the documentation of 1.28 does not have, and the section that it has instead. */
const olderSections: Readonly<Record<string, string>> = {
  tolerance: "algorithm-details",
  "pod-readiness-and-autoscaling-metrics": "algorithm-details",
};

/** What explains a field of the manifest: its type in the API reference, and the section about it or about the nearest object around it. */
export function fieldReferences(path: string, version: SimulatedVersion): Reference[] {
  if (version === "1.2") return [firstDesign];
  const steps = path.split(".");
  const parent = own(types, steps.at(-2) ?? "");
  const around = steps.map((_, depth) =>
    steps
      .slice(0, steps.length - depth)
      .join(".")
      .replace(/\[\]$/, ""),
  );
  const section = around.map((each) => own(sections, each)).find((each) => each !== undefined);
  return [
    ...(parent ? [{ title: parent[0], address: addressOf(parent[1], version, parent[0]) }] : []),
    ...(section === undefined ? [] : [inDocumentation(section, version)]),
  ];
}

const flagSections: Readonly<Record<Flag, string>> = {
  syncPeriodSeconds: "how-does-a-horizontalpodautoscaler-work",
  tolerance: "tolerance",
  downscaleStabilizationSeconds: "stabilization-window",
  cpuInitializationPeriodSeconds: "pod-readiness-and-autoscaling-metrics",
  initialReadinessDelaySeconds: "pod-readiness-and-autoscaling-metrics",
};

export const flagReference = (flag: Flag, version: SimulatedVersion): Reference =>
  version === "1.2" ? firstDesign : inDocumentation(flagSections[flag], version);

/** The list of all flags of kube-controller-manager. */
export const flagsReference = (version: SimulatedVersion): Reference =>
  version === "1.2" ? firstDesign : { title: "kube-controller-manager", address: addressOf("controllerManager", version) };

export const gatesReference = (version: Documented): Reference => ({
  title: t`Feature gates`,
  address: addressOf("featureGates", version),
});

export const pipelineReferences = (version: SimulatedVersion): Reference[] =>
  version === "1.2"
    ? [firstDesign]
    : [
        { title: t`Resource metrics pipeline`, address: addressOf("metricsPipeline", version) },
        { title: t`Support for metrics APIs`, address: addressOf("autoscaling", version, "support-for-metrics-apis") },
      ];

const inDocumentation = (section: string, version: Documented): Reference => ({
  title: t`Documentation`,
  address: addressOf("autoscaling", version, version === "1.28" ? (olderSections[section] ?? section) : section),
});

function addressOf(page: Page, version: Documented, anchor?: string): string {
  const kept = keptFor(version);
  return `https://${hosts[kept]}${pages[page][kept]}${anchor === undefined ? "" : `#${anchor}`}`;
}

/** "kubernetes.io: MetricTarget" */
export const referenceTitle = ({ title, address }: Reference): string => `${address.split("/", 3)[2]}: ${title}`;
