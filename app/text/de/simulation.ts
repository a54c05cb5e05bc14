import type { Messages } from "../../ui/language";

export const simulation: Messages = {
  "The simulation could not be loaded.": "Die Simulation konnte nicht geladen werden.",
  "The part of this page that compares could not be loaded.": "Der Teil dieser Seite, der vergleicht, konnte nicht geladen werden.",
};
