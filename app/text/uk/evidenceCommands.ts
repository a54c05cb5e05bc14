import type { Messages } from "../language";

/** What each command and each query adds to the evidence. */
export const evidenceCommands: Messages = {
  "The rules, the conditions with their times, and the last figure of each metric":
    "Правила, умови (conditions) з їхнім часом і останнє значення кожної метрики",
  "The same in short, with the events of the last hour": "Те саме коротко, з подіями за останню годину",
  "Which pods exist, which were ready and since when, and their requests": "Які поди існують, які були готові й відколи, та їхні requests",
  "The exact use of each container, not rounded": "Точне споживання кожного контейнера, без округлення",
  "Each rescale and each error, with its exact time": "Кожне масштабування й кожна помилка з точним часом",
  "The counts and figures as they change, a row for each change": "Кількості й значення в міру змін: рядок на кожну зміну",
  "The counts, the figures, the limits and the conditions over time: enough to compute each decision":
    "Кількості, значення, межі й умови в часі: досить, щоб обчислити кожне рішення",
  "The same from kube-state-metrics 1": "Те саме від kube-state-metrics 1",
  "The count of the workload, so that a count that another program wrote can be told":
    "Кількість робочого навантаження: так видно кількість, яку записала інша програма",
  "Which pods belong to an older version, so that a rollout can be told":
    "Які поди належать до старішої версії: так видно розгортання нової версії",
  "Which pods the controller counted, and when each became ready": "Які поди рахував контролер і коли кожен став готовим",
  "What the percentages are percentages of": "Від чого рахують відсотки",
  "The use of the CPU, from which a scenario gets its load": "Споживання CPU, з якого сценарій отримує навантаження",
  "The use of memory": "Споживання пам’яті",
  "In this evidence": "У цих свідченнях",
  "To know more": "Щоб знати більше",
  Texts: "Тексти",
  "All names are invented.": "Усі назви вигадані.",
  "Look at": "Погляньте",
  "Close the lesson before you open this.": "Закрийте урок, перш ніж відкрити це.",
};
