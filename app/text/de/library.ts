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
  "No question has all of these words.": "Keine Frage enthält alle diese Wörter.",
  "In this run": "In diesem Lauf",
  "Look at {0}, {1}": "Hinsehen bei {0}: {1}",
  decisions: "Entscheidungen",
  "Then change": "Dann ändere",
  "Replicas asked for and applied in this scenario": "Verlangte und angewandte Replicas in diesem Szenario",
  "Opening one keeps what you have: your own scenario stays one press away.":
    "Beim Öffnen geht nichts verloren: Dein eigenes Szenario bleibt einen Klick entfernt.",
  Open: "Öffnen",
  "This run could not be made.": "Dieser Lauf konnte nicht simuliert werden.",
};
