import { incidentKind } from "./definition";

/** Another manifest is applied. If the autoscaler was deleted, this makes it again. A manifest that the API server refuses changes nothing. */
export const hpaEdited = incidentKind({
  fields: ["manifest"],
  strike: null,
  lasting: null,
  autoscaler: { kind: "applied", manifest: ({ manifest }) => manifest },
});
