import { isLabelKey, isQualifiedName } from "../lib/names";
import type { ApiServerRules } from "./apiServerRules";

/**
 * What is wrong with the name of a container's resource, in upstream's words: its form, then whether that resource exists. Source:
 * pkg/apis/core/validation.
 */
export function containerResourceNameErrors(name: string, { namesLabelKeys }: Pick<ApiServerRules, "namesLabelKeys">): string[] {
  const malformed = (namesLabelKeys ? isLabelKey : isQualifiedName)(name);
  if (name.includes("/")) {
    const isResource = isNativeResource(name) || isExtendedResourceName(name);
    return [...malformed, ...(isResource ? [] : ["doesn't follow extended resource name standard"])];
  }
  const isStandard = malformed.length > 0 || isStandardResourceName(name);
  return [
    ...malformed,
    ...(isStandard ? [] : ["must be a standard resource type or fully qualified"]),
    ...(isStandardContainerResourceName(name) ? [] : ["must be a standard resource for containers"]),
  ];
}

function isStandardContainerResourceName(name: string): boolean {
  return containerResources.has(name) || name.startsWith("hugepages-");
}

function isStandardResourceName(name: string): boolean {
  return isStandardContainerResourceName(name) || otherStandardResources.has(name) || name.startsWith("requests.hugepages-");
}

function isNativeResource(name: string): boolean {
  return name.includes("kubernetes.io/");
}

function isExtendedResourceName(name: string): boolean {
  return !name.startsWith("requests.") && isQualifiedName(`requests.${name}`).length === 0;
}

const containerResources = new Set(["cpu", "memory", "ephemeral-storage"]);

const otherStandardResources = new Set([
  "configmaps",
  "limits.cpu",
  "limits.ephemeral-storage",
  "limits.memory",
  "persistentvolumeclaims",
  "pods",
  "replicationcontrollers",
  "requests.cpu",
  "requests.ephemeral-storage",
  "requests.memory",
  "requests.storage",
  "resourcequotas",
  "secrets",
  "services",
  "services.loadbalancers",
  "services.nodeports",
  "storage",
]);
