import type { Messages } from "../../ui/language";

export const present: Messages = {
  Figures: "Графіки",
  "{0} leave": "{0} вийти",
  Present: "Презентувати",
  "Present (P)": "Презентувати (P)",
};
