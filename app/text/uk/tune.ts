import type { Messages } from "../../ui/language";

export const tune: Messages = {
  Tune: "Підбір",
  "Close Tune": "Закрити підбір",
  "Close Tune (U)": "Закрити підбір (U)",
  "Search better settings for this scenario (U)": "Шукати кращі налаштування для цього сценарію (U)",
  "open and close Tune": "відкрити й закрити підбір",
  Study: "Дослідження",
  Candidate: "Кандидат",
  "Candidate, decision and outcome": "Кандидат, рішення й підсумки",
  Front: "Фронт",
  "What matters": "Що має значення",
  "What may change": "Що може змінюватися",
  "{0} of {1} runs": "{0} з {1} прогонів",
  "Which settings are worth it?": "Які налаштування того варті?",
  "No candidate is judged yet.": "Ще жодного кандидата не оцінено.",
};
