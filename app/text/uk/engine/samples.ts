import type { Messages } from "../../../ui/language";

/** Why measured loads cannot be read. */
export const samples: Messages = {
  "Line {0} has no time: a column of times and a column of values are needed.":
    "У рядку {0} немає часу: потрібні стовпець із часом і стовпець зі значеннями.",
  "Line {0} has no time like those before it in its column {1}.": "У рядку {0} у стовпці {1} немає такого часу, як у рядках перед ним.",
  "Line {0} has no number in its column {1}.": "У рядку {0} у стовпці {1} немає числа.",
  "This table holds no numbers.": "У цій таблиці немає чисел.",
  "This is not whole JSON{0}.": "Цей JSON неповний{0}.",
  "Prometheus answered with an error: {0}": "Prometheus відповів помилкою: {0}",
  "This answer is a {0}, not a matrix: ask /api/v1/query_range, which gives values over time.":
    "Ця відповідь типу {0}, а не matrix: запитайте /api/v1/query_range, що дає значення в часі.",
  "This JSON is not an answer of Prometheus' query_range: it has no data.result.":
    "Цей JSON — не відповідь query_range Prometheus: у ньому немає data.result.",
  "Series {0} has no values.": "Ряд {0} не має значень.",
  "Value {0} of series {1} is not a pair of a time and a number in quotes.": "Значення {0} ряду {1} — не пара з часу й числа в лапках.",
  "This answer holds no values.": "У цій відповіді немає значень.",
  "This text has {0} characters; at most {1} are read.": "У цьому тексті символів: {0}; читається щонайбільше {1}.",
  "This text is empty.": "Цей текст порожній.",
};
