import type { Messages } from "../../ui/language";

export const simulation: Messages = {
  "The simulation could not be loaded.": "Не вдалося завантажити модель.",
  "The part of this page that compares could not be loaded.": "Не вдалося завантажити частину цієї сторінки, яка порівнює.",
  "A part of the simulation could not be loaded.": "Частину симуляції не вдалося завантажити.",
  "The simulation stopped answering twice. Change the scenario, or try again.":
    "Симуляція двічі перестала відповідати. Змініть сценарій або спробуйте ще раз.",
  "The messages about the manifest could not be loaded.": "Повідомлення про маніфест не вдалося завантажити.",
};
