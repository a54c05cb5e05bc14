import type { Messages } from "../../language";

/** Explains a line that the API server stores in another form than the manifest has. The field comes before the colon. */
export const stored: Messages = {
  "{0}: {1} writes this in another form": "{0}: {1} schreibt dies in anderer Form",
  "{0}: {1}, in the API server's own form": "{0}: {1}, in der Schreibweise des API-Servers",
  "{0}: the namespace of the request; without one, it is default": "{0}: der Namespace der Anfrage; ohne Angabe ist es default",
  "spec.metrics: the API server's default when no metric is set": "spec.metrics: Standard des API-Servers, wenn keine Metrik angegeben ist",
  "{0}: the API server's default": "{0}: Standard des API-Servers",
};
