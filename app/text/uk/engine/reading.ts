import type { Messages } from "../../../ui/language";

/** What is wrong with YAML and with a kubectl autoscale line, where neither the parser nor kubectl has words for it; and with an incident. */
export const reading: Messages = {
  "the YAML parser's events are out of balance": "події аналізатора YAML не узгоджені",
  'the tag !!{0} does not fit "{1}"': "тег !!{0} не підходить до «{1}»",
  "a key must be text, not a list or an object": "ключ має бути текстом, а не списком чи об’єктом",
  "a key of more than 1024 characters is not read": "ключ, довший за 1024 символи, не читається",
  "a key cannot be null": "ключ не може бути null",
  "{0} is not a number that JSON has": "{0} не є числом, яке знає JSON",
  "the tag !!binary needs base64": "тегу !!binary потрібен base64",
  "a merge key (<<) needs an object or a list of objects": "ключеві злиття (<<) потрібен об’єкт або список об’єктів",
  "the alias *{0} stands inside its own anchor": "псевдонім *{0} стоїть усередині власного якоря",
  "the alias *{0} has no anchor &{1} before it": "перед псевдонімом *{0} немає якоря &{1}",
  "the aliases stand for more than 10,000 values": "псевдоніми заступають понад 10 000 значень",

  "A quote is not closed.": "Лапки не закрито.",
  "--cpu and --cpu-percent both set a target for cpu: keep one of them.":
    "--cpu і --cpu-percent обидва задають цільове значення для cpu: залиште одне з них.",
  "-f names a file that is not here: write the type and the name of what to scale.":
    "-f називає файл, якого тут немає: напишіть тип та ім’я того, що масштабувати.",
  "What to scale is missing: write its type and its name, such as deployment/web.":
    "Бракує того, що масштабувати: напишіть тип та ім’я, наприклад deployment/web.",
  "The type {0} is not one that kubectl autoscale scales.": "Типу {0} kubectl autoscale не масштабує.",
  "The name of the {0} is missing.": "Бракує імені: {0}.",
  "The commands are nested too deep.": "Команди вкладено надто глибоко.",
  "A redirection names no file.": "Перенаправлення не називає файлу.",
  "The expression is too long.": "Вираз надто довгий.",
  "The braces make too many words.": "Дужки дають надто багато слів.",
  "The expansions are nested too deep.": "Підстановки вкладено надто глибоко.",
  "A bracket is not closed.": "Квадратну дужку не закрито.",
  "A parenthesis is not closed.": "Круглу дужку не закрито.",
  "A brace is not closed.": "Фігурну дужку не закрито.",
  "A backtick is not closed.": "Зворотний апостроф не закрито.",
  "unknown flag: {0}. The kubectl of Kubernetes {1} knows only --cpu-percent: write that, or choose a later version.":
    "unknown flag: {0}. kubectl з Kubernetes {1} знає лише --cpu-percent: напишіть його або виберіть пізнішу версію.",
  "kubectl knows no type {0}: write a type and a name, such as deployment/web.":
    "Типу {0} kubectl не знає: напишіть тип та ім’я, наприклад deployment/web.",
  "Write the type once before the names (deployment web api) or before each of them (deployment/web deployment/api), not both.":
    "Напишіть тип один раз перед іменами (deployment web api) або перед кожним із них (deployment/web deployment/api), але не так і так.",
  "A flag begins with a long dash: write two hyphens (--) instead.": "Прапорець починається з тире: напишіть натомість два дефіси (--).",
  "The shell takes < and > for files to read and write: write the name alone.":
    "Оболонка читає з файлу за < і пише у файл за >: напишіть саме ім’я.",
  'The quotes are not those of a shell: write " instead.': 'Це не ті лапки, які знає оболонка: напишіть натомість ".',
  "A blank follows a backslash at the end of a line, so the command ends there: remove the blank.":
    "Після зворотної скісної риски в кінці рядка стоїть пробіл, тому команда там закінчується: приберіть пробіл.",
  "Write a manifest for {0} {1}": "Записати маніфест для {0} {1}",
  "This is a kubectl command that makes {0} autoscalers. Only one can be simulated: choose it.":
    "Ця команда kubectl створює автоскейлери, усього {0}. Симулювати можна лише один: виберіть його.",
  "The line asks for help (-h): kubectl prints it and makes nothing.":
    "Рядок просить довідку (-h): kubectl виводить її і нічого не створює.",
  "key {0} already set in map. kubectl would take the last one without a word: remove one of them.":
    "key {0} already set in map. kubectl мовчки взяв би останній: приберіть один із них.",

  "There was no pod.": "Не було жодного пода.",
};
