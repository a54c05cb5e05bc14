import { resourceListOf, resourceNames, type ResourceList, type ResourceName } from "../quantities";

/** The Vertical Pod Autoscaler knows only CPU and memory, and ignores every other resource. */

export const knownResources = (resources: readonly string[]): ResourceName[] => resourceNames.filter((name) => resources.includes(name));

/** The texts must have been validated. */
export function resourcesOf(texts: Readonly<Record<string, string>>): ResourceList {
  return resourceListOf(Object.fromEntries(resourceNames.flatMap((name) => (texts[name] === undefined ? [] : [[name, texts[name]]]))));
}
