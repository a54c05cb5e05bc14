import { isQualifiedName } from "../lib/names";

/** What is wrong with the name of a container's resource, in upstream's words. Source: pkg/apis/core/validation. */
export function containerResourceNameErrors(name: string): string[] {
  const malformed = isQualifiedName(name);
  if (malformed.length > 0) return malformed;
  if (!name.includes("/")) {
    return [
      ...(isStandardResourceName(name) ? [] : ["must be a standard resource type or fully qualified"]),
      ...(isStandardContainerResourceName(name) ? [] : ["must be a standard resource for containers"]),
    ];
  }
  return isNativeResource(name) || isExtendedResourceName(name) ? [] : ["doesn't follow extended resource name standard"];
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
