import type { Messages } from "../../ui/language";

export const simulation: Messages = {
  "The simulation could not be loaded.": "Не вдалося завантажити модель.",
  "The part of this page that compares could not be loaded.": "Не вдалося завантажити частину цієї сторінки, яка порівнює.",
};
