import type { Messages } from "../../ui/language";

export const kubectl: Messages = {
  "kubectl at {0}": "kubectl um {0}",
  "This could not be printed. Reload the page to try again.":
    "Das konnte nicht ausgegeben werden. Lade die Seite neu, um es noch einmal zu versuchen.",
  "Copy the output of {0}": "Ausgabe von {0} kopieren",
  Copy: "Kopieren",
  "Copied {0}": "{0} kopiert",
  "Copied the output of {0}, {1}.": "Ausgabe von {0} kopiert, {1}.",
  "Selected, copy it": "Markiert, bitte kopieren",
  "The output of {0} is selected: this browser does not let the page copy.":
    "Die Ausgabe von {0} ist markiert: Dieser Browser lässt die Seite nicht kopieren.",
};
