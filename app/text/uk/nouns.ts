import type { Catalogue } from "../../ui/language";

/** Nominative and accusative, after a number; a sentence that needs another case is worded differently. */
export const nouns: Catalogue["nouns"] = {
  character: { one: "символ", few: "символи", many: "символів", other: "символу" },
  container: { one: "контейнер", few: "контейнери", many: "контейнерів", other: "контейнера" },
  "counted pod": { one: "врахований под", few: "враховані поди", many: "врахованих подів", other: "врахованого пода" },
  document: { one: "документ", few: "документи", many: "документів", other: "документа" },
  error: { one: "помилка", few: "помилки", many: "помилок", other: "помилки" },
  "failed request": { one: "невдалий запит", few: "невдалі запити", many: "невдалих запитів", other: "невдалого запиту" },
  field: { one: "поле", few: "поля", many: "полів", other: "поля" },
  lesson: { one: "урок", few: "уроки", many: "уроків", other: "уроку" },
  line: { one: "рядок", few: "рядки", many: "рядків", other: "рядка" },
  metric: { one: "метрика", few: "метрики", many: "метрик", other: "метрики" },
  "missing pod": { one: "відсутній под", few: "відсутні поди", many: "відсутніх подів", other: "відсутнього пода" },
  "more rescale": { one: "інше масштабування", few: "інші масштабування", many: "інших масштабувань", other: "іншого масштабування" },
  node: { one: "вузол", few: "вузли", many: "вузлів", other: "вузла" },
  pod: { one: "под", few: "поди", many: "подів", other: "пода" },
  point: { one: "точка", few: "точки", many: "точок", other: "точки" },
  question: { one: "запитання", few: "запитання", many: "запитань", other: "запитання" },
  replica: { one: "репліка", few: "репліки", many: "реплік", other: "репліки" },
  sample: { one: "вимір", few: "виміри", many: "вимірів", other: "виміру" },
  step: { one: "сходинка", few: "сходинки", many: "сходинок", other: "сходинки" },
  "unready pod": { one: "неготовий под", few: "неготові поди", many: "неготових подів", other: "неготового пода" },
  value: { one: "значення", few: "значення", many: "значень", other: "значення" },
  hit: { one: "збіг", few: "збіги", many: "збігів", other: "збігу" },
  statement: { one: "твердження", few: "твердження", many: "тверджень", other: "твердження" },
  sync: { one: "узгодження", few: "узгодження", many: "узгоджень", other: "узгодження" },
};
