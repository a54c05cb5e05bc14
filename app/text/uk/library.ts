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
  "No question has all of these words.": "Жодне запитання не містить усіх цих слів.",
  "In this run": "У цьому прогоні",
  "Look at {0}, {1}": "Погляньте о {0}: {1}",
  decisions: "рішення",
  "Then change": "Потім змініть",
  "Replicas asked for and applied in this scenario": "Репліки, які запропоновано й застосовано в цьому сценарії",
  "Opening one keeps what you have: your own scenario stays one press away.":
    "Відкривши сценарій, ви нічого не втратите: ваш власний — за одне натискання.",
  Open: "Відкрити",
  "This run could not be made.": "Цей прогін не вдалося виконати.",
};
