import { incidentKind } from "./definition";
import { writeReplicas } from "./writeReplicas";

/** kubectl apply of the workload's manifest, with spec.replicas in it. */
export const kubectlApply = incidentKind({ fields: ["replicas"], strike: writeReplicas, lasting: null, autoscaler: null });
