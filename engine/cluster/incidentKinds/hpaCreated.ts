import { incidentKind } from "./definition";

/** kubectl apply of the manifest that the deleted autoscaler had last: a new object, with an empty status. */
export const hpaCreated = incidentKind({ fields: [], strike: null, lasting: null, autoscaler: { kind: "created" } });
