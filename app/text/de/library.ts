import type { Messages } from "../../ui/language";

export const library: Messages = {
  "Search {0}": "{0} durchsuchen",
  Questions: "Fragen",
  Groups: "Gruppen",
  "First steps": "Erste Schritte",
  Stability: "Stabilität",
  Rates: "Tempo",
  Readiness: "Bereitschaft",
  Zero: "Null",
  Operations: "Betrieb",
  History: "Geschichte",
  "No question contains all these words.": "Keine Frage enthält alle diese Wörter.",
  "In this run": "In diesem Lauf",
  "Look at {0}, {1}": "Hinsehen bei {0}: {1}",
  decisions: "Entscheidungen",
  "Then change": "Dann ändere",
  "Proposed and written replicas in this scenario": "Vorgeschlagene und geschriebene Replicas in diesem Szenario",
  "The page keeps your own scenario. One press brings it back.": "Die Seite behält dein eigenes Szenario. Ein Klick bringt es zurück.",
  Open: "Öffnen",
  "The page could not simulate this run.": "Die Seite konnte diesen Lauf nicht simulieren.",
};
