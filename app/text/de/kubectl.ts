import type { Messages } from "../language";

export const kubectl: Messages = {
  "kubectl at {0}": "kubectl um {0}",
  "The output could not be loaded. Reload the page to try again.":
    "Die Ausgabe konnte nicht geladen werden. Lade die Seite neu, um es noch einmal zu versuchen.",
  "Copy the output of {0}": "Ausgabe von {0} kopieren",
  Copy: "Kopieren",
  "Copied {0}": "{0} kopiert",
  "Copied the output of {0}, {1}.": "Ausgabe von {0} kopiert, {1}.",
  "Selected, copy it yourself": "Markiert, bitte selbst kopieren",
  "This browser does not let the page copy. The output of {0} is selected, so you can copy it yourself.":
    "Dieser Browser lässt die Seite nicht kopieren. Die Ausgabe von {0} ist markiert, du kannst sie selbst kopieren.",
};
