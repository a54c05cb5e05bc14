import type { Messages } from "../../../ui/language";

/** What is wrong with YAML and with a kubectl autoscale line, where neither the parser nor kubectl has words for it; and with an incident. */
export const reading: Messages = {
  "the YAML parser's events are out of balance": "події аналізатора YAML не узгоджені",
  "the tag !!{0} does not fit here": "тег !!{0} тут не підходить",
  'the tag !!{0} does not fit "{1}"': "тег !!{0} не підходить до «{1}»",
  "the tag {0} is not known": "тег {0} невідомий",
  "a key must be text, not a list or an object": "ключ має бути текстом, а не списком чи об’єктом",
  "a merge key (<<) needs an object or a list of objects": "ключеві злиття (<<) потрібен об’єкт або список об’єктів",
  "the alias *{0} stands inside its own anchor": "псевдонім *{0} стоїть усередині власного якоря",
  "the alias *{0} has no anchor &{1} before it": "перед псевдонімом *{0} немає якоря &{1}",
  "the aliases stand for more than 10,000 values": "псевдоніми заступають понад 10 000 значень",

  "A quote is not closed.": "Лапки не закрито.",
  "Only one command is read: remove the other lines.": "Читається лише одна команда: приберіть інші рядки.",
  "--cpu and --cpu-percent both set a target for cpu: keep one of them.":
    "--cpu і --cpu-percent обидва задають цільове значення для cpu: залиште одне з них.",
  "-f names a file that is not here: write the type and the name of what to scale.":
    "-f називає файл, якого тут немає: напишіть тип та ім’я того, що масштабувати.",
  "What to scale is missing: write its type and its name, such as deployment/web.":
    "Бракує того, що масштабувати: напишіть тип та ім’я, наприклад deployment/web.",
  "The type {0} is not one that kubectl autoscale scales.": "Типу {0} kubectl autoscale не масштабує.",
  "The name of the {0} is missing.": "Бракує імені: {0}.",
  "Only one {0} can be simulated: name one.": "Симулювати можна лише один об’єкт: {0}. Назвіть один.",

  "There was no pod.": "Не було жодного пода.",
};
