/** What some incidents do. It is not in their definitions, because the page has those before its first answer. */
import { say, type Sentence } from "../lib/sentence";
import type { Struck, StruckCluster } from "./incidentDefinition";
import type { PodTemplate } from "./pod";
import { changedMain, changedRequests, type ResourceChange } from "./podResources";

export type StruckResize = Struck<"resizedBy" | "cpuRequestMilli" | "cpuLimitMilli" | "memoryRequestMebibytes">;

export type StruckRename = Struck<"container">;

interface ResizedCluster extends Pick<StruckCluster, "pods" | "controller"> {
  /** Whether Kubernetes and its nodes resize running pods in a second. */
  resizesInPlace(at: number): boolean;
}

export function strikeResize(incident: StruckResize, { pods, controller, resizesInPlace }: ResizedCluster): number | Sentence | null {
  const { at, resizedBy } = incident;
  const template = controller.template();
  if (template.requestsMilli)
    return say`The pods have requests of their own, beside those of their containers. A resize of them is not simulated.`;
  if (resizedBy === "patch" && !resizesInPlace(at))
    return say`Running pods can be resized from Kubernetes 1.33 on, and their nodes must have it, too.`;
  const resized = resizedBy === "patch" ? pods.resizeAll(incident, at) : resizeTemplate(controller, template, incident, at);
  if (resized === "refused") return say`The API server refuses a CPU request above the CPU limit.`;
  return resized === "unchanged" ? say`The pods have these requests and this limit already.` : resized;
}

function resizeTemplate(
  controller: StruckCluster["controller"],
  { resources, containers, measured }: PodTemplate,
  change: ResourceChange,
  at: number,
): null | "unchanged" | "refused" {
  const main = changedMain(resources, change);
  if (typeof main === "string") return main;
  controller.update({ resources: main, containers: changedRequests(containers, measured[0]!, change) });
  controller.sync(at);
  return null;
}

export function strikeRename({ at, container }: StruckRename, { controller }: Pick<StruckCluster, "controller">): Sentence | null {
  const { containers, initContainers = [], measured } = controller.template();
  const [main, ...others] = measured;
  if (container === main) return say`The main container has this name already.`;
  if ([...containers, ...initContainers].some(({ name }) => name === container)) return say`Another container of the pod has this name.`;
  const renamed = containers.map((each) => (each.name === main ? { ...each, name: container } : each));
  controller.update({ containers: renamed, measured: [container, ...others] });
  controller.sync(at);
  return null;
}
