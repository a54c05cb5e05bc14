import type { MetricSpec, MetricTarget } from "./autoscaling";

export type MetricSource = MetricSpec["type"];

/** The sources of a metric, each defined once: the field with the rest of its spec, and whether it has a value without any pod. */
export const metricSources = {
  Resource: { field: "resource", withoutPods: false },
  ContainerResource: { field: "containerResource", withoutPods: false },
  Pods: { field: "pods", withoutPods: false },
  Object: { field: "object", withoutPods: true },
  External: { field: "external", withoutPods: true },
} as const satisfies { readonly [Source in MetricSource]: { field: keyof Extract<MetricSpec, { type: Source }>; withoutPods: boolean } };

export const metricSourceTypes = Object.keys(metricSources) as MetricSource[];

/** The name as the manifest writes it. */
export function metricName(spec: MetricSpec): string {
  switch (spec.type) {
    case "Resource":
      return spec.resource.name;
    case "ContainerResource":
      return spec.containerResource.name;
    case "Pods":
      return spec.pods.metric.name;
    case "Object":
      return spec.object.metric.name;
    case "External":
      return spec.external.metric.name;
  }
}

export function metricTarget(spec: MetricSpec): MetricTarget {
  switch (spec.type) {
    case "Resource":
      return spec.resource.target;
    case "ContainerResource":
      return spec.containerResource.target;
    case "Pods":
      return spec.pods.target;
    case "Object":
      return spec.object.target;
    case "External":
      return spec.external.target;
  }
}

/** The resource that a metric measures, and in which container; null: it does not measure a resource. */
export function measuredResource(spec: MetricSpec): { name: string; container: string | null; target: MetricTarget } | null {
  switch (spec.type) {
    case "Resource":
      return { container: null, ...spec.resource };
    case "ContainerResource":
      return spec.containerResource;
    case "Pods":
    case "Object":
    case "External":
      return null;
  }
}
