import type { Messages } from "../../ui/language";

export const tune: Messages = {
  Tune: "Optimieren",
  "Close Tune": "Optimieren schließen",
  "Close Tune (U)": "Optimieren schließen (U)",
  "Search better settings for this scenario (U)": "Bessere Einstellungen für dieses Szenario suchen (U)",
  "open and close Tune": "Optimieren öffnen und schließen",
  Study: "Studie",
  Candidate: "Kandidat",
  "Candidate, decision and outcome": "Kandidat, Entscheidung und Ergebnis",
  Front: "Front",
  "What matters": "Was zählt",
  "What may change": "Was sich ändern darf",
  "{0} of {1} runs": "{0} von {1} Läufen",
  "Which settings are worth it?": "Welche Einstellungen lohnen sich?",
  "No candidate is judged yet.": "Noch ist kein Kandidat beurteilt.",
};
