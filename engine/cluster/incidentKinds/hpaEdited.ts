import { incidentKind } from "./definition";

/** From here on another manifest holds. One that the API server refuses changes nothing. */
export const hpaEdited = incidentKind({ fields: ["manifest"], strike: null, lasting: null, manifest: ({ manifest }) => manifest });
