import type { Messages } from "../../ui/language";

export const present: Messages = {
  Figures: "Diagramme",
  "{0} leave": "{0} verlassen",
  Present: "Präsentieren",
  "Present (P)": "Präsentieren (P)",
};
