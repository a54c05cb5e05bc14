import { validQuantity } from "../lib/quantity";
import { admitPod } from "../vpa/admission";
import { resourceTextsOf, zeroQuantity, type ResourceList } from "../vpa/quantities";
import type { ContainerResources, UpdateMode, VerticalPodAutoscaler, VpaFeatureGates } from "../vpa/vpa";
import { sortedAnnotations } from "./vpaCapping";
import {
  containerOf,
  limitRangesOf,
  policiesOf,
  recommendationOf,
  startupBoostOf,
  wholeNumbers,
  type RecordedLimitRange,
  type RecordedPolicy,
  type RecordedRecommendation,
  type RecordedStartupBoost,
  type RecordedVpaContainer,
} from "./vpaLists";
import { gatesOf } from "./vpaUpdater";

interface RecordedAdmission {
  readonly containers: readonly RecordedVpaContainer[];
  readonly recommendation?: readonly RecordedRecommendation[];
  readonly containerPolicies?: readonly RecordedPolicy[];
  readonly limitRanges?: readonly RecordedLimitRange[];
  readonly updateMode?: UpdateMode | "";
  readonly startupBoost?: RecordedStartupBoost;
  readonly maxAllowedCPUBoost?: string;
  readonly gates?: readonly (keyof VpaFeatureGates)[];
}

/** What the admission controller does to a pod of the template. */
export function replayVpaAdmission(input: RecordedAdmission): object {
  const { maxAllowedCPUBoost, gates } = input;
  const containers = input.containers.map(containerOf);
  const { resources, annotations, patch } = admitPod(vpaOf(input), containers, limitRangesOf(input.limitRanges), {
    maxAllowedCPUBoost: maxAllowedCPUBoost === undefined ? zeroQuantity : validQuantity(maxAllowedCPUBoost),
    gates: gatesOf(gates),
  });
  const provider = containers.map(({ name }, index) => ({ name, ...recordedResources(resources[index]!) }));
  const decided = { provider, annotations: sortedAnnotations(annotations) };
  if (!patch.ok) return { ...decided, patchError: patch.error };
  const paths = patch.patches.map(({ op, path }) => ({ op, path }));
  return {
    ...decided,
    final: patch.containers.map(({ name, requests, limits }) => {
      return { name, ...recordedResources({ ...(requests && { requests }), ...(limits && { limits }) }) };
    }),
    patchPaths: paths.toSorted((one, other) => (one.path < other.path ? -1 : 1)),
    podAnnotations: { ...patch.podAnnotations, ...sortedUpdates(patch.podAnnotations.vpaUpdates) },
  };
}

function vpaOf(input: RecordedAdmission): VerticalPodAutoscaler {
  const { updateMode = "", startupBoost } = input;
  const containerPolicies = policiesOf(input.containerPolicies);
  const recommendation = recommendationOf(input.recommendation);
  return {
    name: "vpa",
    ...(updateMode !== "" && { updatePolicy: { updateMode } }),
    ...(containerPolicies && { containerPolicies }),
    ...(startupBoost && { startupBoost: startupBoostOf(startupBoost) }),
    ...(recommendation && { recommendation }),
  };
}

/** With the whole numbers beside the texts, without the lists that are empty. */
function recordedResources({ requests = {}, limits = {} }: ContainerResources): object {
  const isSet = (list: ResourceList) => Object.keys(list).length > 0;
  return {
    ...(isSet(requests) && { requests: resourceTextsOf(requests), requestsInt: wholeNumbers(requests) }),
    ...(isSet(limits) && { limits: resourceTextsOf(limits), limitsInt: wholeNumbers(limits) }),
  };
}

/** In the real code the order of a container's parts is random; the recordings have them sorted. */
function sortedUpdates(text: string | undefined): { vpaUpdates?: string } {
  if (text === undefined) return {};
  const head = "Pod resources updated by vpa: ";
  const containers = text.slice(head.length).split("; ");
  const sorted = containers.map((container) => {
    const start = container.indexOf(": ") + 2;
    return container.slice(0, start) + container.slice(start).split(", ").toSorted().join(", ");
  });
  return { vpaUpdates: head + sorted.join("; ") };
}
