import type { Messages } from "../language";

export const present: Messages = {
  "{0} leave": "{0} вийти",
  "Present (P)": "Презентувати (P)",
};
