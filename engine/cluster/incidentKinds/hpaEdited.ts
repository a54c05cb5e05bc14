import { incidentKind } from "./definition";

/** Another manifest is used from here on. A manifest that the API server refuses changes nothing. */
export const hpaEdited = incidentKind({ fields: ["manifest"], strike: null, lasting: null, manifest: ({ manifest }) => manifest });
