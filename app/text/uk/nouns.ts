import type { Catalogue } from "../../ui/language";

/** Nominative and accusative, after a number; a sentence that needs another case says it otherwise. */
export const nouns: Catalogue["nouns"] = {
  character: { one: "символ", few: "символи", many: "символів", other: "символу" },
  error: { one: "помилка", few: "помилки", many: "помилок", other: "помилки" },
  field: { one: "поле", few: "поля", many: "полів", other: "поля" },
  line: { one: "рядок", few: "рядки", many: "рядків", other: "рядка" },
  "more rescale": { one: "інше масштабування", few: "інші масштабування", many: "інших масштабувань", other: "іншого масштабування" },
  node: { one: "вузол", few: "вузли", many: "вузлів", other: "вузла" },
  other: { one: "інший", few: "інші", many: "інших", other: "іншого" },
  pod: { one: "под", few: "поди", many: "подів", other: "пода" },
  point: { one: "точка", few: "точки", many: "точок", other: "точки" },
  question: { one: "запитання", few: "запитання", many: "запитань", other: "запитання" },
  "ready pod": { one: "готовий под", few: "готові поди", many: "готових подів", other: "готового пода" },
  replica: { one: "репліка", few: "репліки", many: "реплік", other: "репліки" },
  sample: { one: "вимір", few: "виміри", many: "вимірів", other: "виміру" },
  step: { one: "сходинка", few: "сходинки", many: "сходинок", other: "сходинки" },
  value: { one: "значення", few: "значення", many: "значень", other: "значення" },
};
