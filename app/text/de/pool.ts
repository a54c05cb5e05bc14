import type { Messages } from "../language";

export const pool: Messages = {
  "A part of this page could not be loaded, so the search stopped. Reload to try again.":
    "Ein Teil dieser Seite konnte nicht geladen werden, deshalb hat die Suche aufgehört. Laden Sie die Seite neu.",
  "The search stopped because of an error in this page: {0}": "Die Suche hat wegen eines Fehlers dieser Seite aufgehört: {0}",
  "The browser ended the search's workers several times, so the search stopped. What it found stays.":
    "Der Browser hat die Worker der Suche mehrmals beendet, deshalb hat sie aufgehört. Was sie gefunden hat, bleibt.",
  "Finished runs kept from an earlier search: {0}. The search goes on from there.":
    "Fertige Läufe aus einer früheren Suche: {0}. Die Suche macht dort weiter.",
};
