import { canonicalForm, milliQuantity, parseQuantity } from "../lib/quantity";
import { say, verbatim } from "../lib/sentence";
import type { Finding } from "./finding";
import type { FromManifest, ManifestContainer, ManifestWorkload } from "./workload";

/** The errors of a target with all its fields readable, and the parts that are simulated differently from what is written. */
export function workloadFindings(workload: ManifestWorkload): Finding[] {
  const pod = "spec.template.spec";
  return [
    ...workload.containers.flatMap((container, index) => requestsAboveLimits(container, `${pod}.containers[${index}]`)),
    ...workload.initContainers.flatMap((container, index) => requestsAboveLimits(container, `${pod}.initContainers[${index}]`)),
    ...recreation(workload),
    ...deletionByHand(workload),
    ...furtherContainers(workload),
  ];
}

/** In the API server's words. Source: validateContainerResourceRequirements in pkg/apis/core/validation. */
function requestsAboveLimits({ resources: { requests, limits } }: ManifestContainer, container: string): Finding[] {
  const path = `${container}.resources.requests`;
  return Object.entries(requests).flatMap(([resource, request]) => {
    const limit = limits[resource];
    if (request === undefined || limit === undefined || milliQuantity(request.value) <= milliQuantity(limit.value)) return [];
    const [value, most] = [JSON.stringify(stored(request.value)), stored(limit.value)];
    const message = verbatim`${path}: Invalid value: ${value}: must be less than or equal to ${resource} limit of ${most}`;
    return [{ severity: "error", path, message, span: spanOf(request) } as const];
  });
}

function recreation({ strategy }: ManifestWorkload): Finding[] {
  if (strategy?.type?.value !== "Recreate") return [];
  const message = say`Recreate is simulated as a rolling update with maxUnavailable 100%: new pods do not wait for the old pods to end.`;
  return [{ severity: "advice", path: strategy.type.path, message, span: spanOf(strategy.type) }];
}

function deletionByHand({ kind, strategy }: ManifestWorkload): Finding[] {
  if (kind !== "StatefulSet" || strategy?.type?.value !== "OnDelete") return [];
  const message = say`OnDelete is simulated as RollingUpdate: an update replaces the pods by itself.`;
  return [{ severity: "advice", path: strategy.type.path, message, span: spanOf(strategy.type) }];
}

function furtherContainers(workload: ManifestWorkload): Finding[] {
  const further = runningContainers(workload)[2];
  if (further === undefined) return [];
  const message = say`Only two containers of a pod use resources here: the main one and one sidecar. The requests of the others still count.`;
  return [{ severity: "advice", path: further.name.path, message, span: spanOf(further.name) }];
}

/** Containers that run as long as the pod, including init containers that restart always. */
export function runningContainers({ containers, initContainers }: Pick<ManifestWorkload, "containers" | "initContainers">) {
  return [...containers, ...initContainers.filter(({ restartPolicy }) => restartPolicy?.value === "Always")];
}

const spanOf = ({ start, end }: FromManifest<unknown>) => ({ start, end });

/** The form in which the API server writes a quantity back. */
function stored(text: string): string {
  const reading = parseQuantity(text);
  return reading.ok ? canonicalForm(reading.quantity) : text;
}
