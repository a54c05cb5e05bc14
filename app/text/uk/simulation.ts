import type { Messages } from "../language";

export const simulation: Messages = {
  "The simulation could not be loaded.": "Не вдалося завантажити симуляцію.",
  "The part of this page that compares runs could not be loaded.": "Не вдалося завантажити частину цієї сторінки, яка порівнює прогони.",
  "A part of the simulation could not be loaded.": "Не вдалося завантажити частину симуляції.",
  "The simulation stopped answering twice. Change the scenario, or try again.":
    "Симуляція двічі перестала відповідати. Змініть сценарій або спробуйте ще раз.",
  "The messages about the manifest could not be loaded.": "Повідомлення про маніфест не вдалося завантажити.",
};
