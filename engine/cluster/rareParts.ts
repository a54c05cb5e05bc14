import { createConnections } from "./connections";
import { createCustomMetrics } from "./customMetrics";
import { createIncidents } from "./incidents";
import { createJobs } from "./jobs";
import { createLiveness } from "./liveness";
import { mainContainersByName } from "./mainContainers";
import { createMemoryLimits } from "./memoryLimits";
import { createNodeCpu } from "./nodeCpu";
import { limitedNodes } from "./limitedNodes";
import { createResizes } from "./resizes";
import { createRetries } from "./retries";
import { createStatefulSet } from "./statefulSet";

/**
 * The code of what the first scenario's cluster does not have. A cluster gets it as an argument, so that the page's first answer need not
 * wait for it; who has all of the code hands it on for every run.
 */
export const rareParts = {
  createConnections,
  createCustomMetrics,
  createIncidents,
  createJobs,
  createLiveness,
  createMemoryLimits,
  createNodeCpu,
  createResizes,
  createRetries,
  createStatefulSet,
  limitedNodes,
  mainContainersByName,
};

export type RareParts = typeof rareParts;
