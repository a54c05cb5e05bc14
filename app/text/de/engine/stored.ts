import type { Messages } from "../../../ui/language";

/** Why a stored line is not as it was written. The field stands before the colon. */
export const stored: Messages = {
  "{0}: {1} has this in another form": "{0}: {1} hat dies in anderer Form",
  "{0}: {1} in the form in which the API server keeps it": "{0}: {1} in der Form, in der es der API-Server hält",
  "{0}: the namespace of the request, which is default unless it names another":
    "{0}: der Namespace der Anfrage, also default, wenn sie keinen anderen nennt",
  "spec.metrics: the API server's default where there is no metric": "spec.metrics: Standard des API-Servers, wenn keine Metrik da ist",
  "{0}: the API server's default": "{0}: Standard des API-Servers",
};
