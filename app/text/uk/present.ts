import type { Messages } from "../../ui/language";

export const present: Messages = {
  "{0} leave": "{0} вийти",
  "Present (P)": "Презентувати (P)",
};
