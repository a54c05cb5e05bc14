import type { Messages } from "../language";

export const simulation: Messages = {
  "The simulation could not be loaded.": "Die Simulation konnte nicht geladen werden.",
  "The part of this page that compares runs could not be loaded.":
    "Der Teil dieser Seite, der Läufe vergleicht, konnte nicht geladen werden.",
  "A part of the simulation could not be loaded.": "Ein Teil der Simulation konnte nicht geladen werden.",
  "The simulation stopped answering twice. Change the scenario, or try again.":
    "Die Simulation hat zweimal aufgehört zu antworten. Ändere das Szenario oder versuche es noch einmal.",
  "The messages about the manifest could not be loaded.": "Die Meldungen zum Manifest konnten nicht geladen werden.",
};
