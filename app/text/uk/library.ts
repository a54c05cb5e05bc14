import type { Messages } from "../../ui/language";

export const library: Messages = {
  "Search {0}": "Пошук: {0}",
  Questions: "Запитання",
  Groups: "Групи",
  "First steps": "Перші кроки",
  Stability: "Стабільність",
  Rates: "Темп",
  Readiness: "Готовність",
  Zero: "Нуль",
  Operations: "Експлуатація",
  History: "Історія",
  "No question contains all these words.": "Жодне запитання не містить усіх цих слів.",
  "In this run": "У цьому прогоні",
  "Look at {0}, {1}": "Погляньте о {0}: {1}",
  decisions: "рішення",
  "Then change": "Потім змініть",
  "Proposed and written replicas in this scenario": "Запропоновані й записані репліки в цьому сценарії",
  "The page keeps your own scenario. One press brings it back.": "Сторінка зберігає ваш власний сценарій. Одне натискання повертає його.",
  Open: "Відкрити",
  "The page could not simulate this run.": "Не вдалося симулювати цей прогін.",
};
