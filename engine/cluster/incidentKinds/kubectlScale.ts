import { incidentKind } from "./definition";
import { writeReplicas } from "./writeReplicas";

/** kubectl scale --replicas=N; 0 pauses the autoscaler. */
export const kubectlScale = incidentKind({ fields: ["replicas"], strike: writeReplicas, lasting: null, autoscaler: null });
