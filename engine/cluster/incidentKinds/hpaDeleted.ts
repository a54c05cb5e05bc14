import { incidentKind } from "./definition";

/** kubectl delete hpa: spec.replicas stays as it is, and no sync happens until the autoscaler is made again. */
export const hpaDeleted = incidentKind({ fields: [], strike: null, lasting: null, autoscaler: { kind: "deleted" } });
