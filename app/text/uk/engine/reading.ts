import type { Messages } from "../../language";

/** Errors in incidents, and errors in YAML or in a kubectl autoscale line for which the parser and kubectl have no words. */
export const reading: Messages = {
  'the tag !!{0} does not match "{1}"': "тег !!{0} не підходить до «{1}»",
  "a key must be text, not a list or an object": "ключ має бути текстом, а не списком чи об’єктом",
  "a key may have at most 1024 characters": "ключ може мати щонайбільше 1024 символи",
  "a key cannot be null": "ключ не може бути null",
  "JSON has no number {0}": "JSON не має числа {0}",
  "the tag !!binary needs base64": "тегу !!binary потрібен base64",
  "a merge key (<<) needs an object or a list of objects": "ключеві злиття (<<) потрібен об’єкт або список об’єктів",
  "the alias *{0} is inside its own anchor": "псевдонім *{0} міститься всередині власного якоря",
  "the alias *{0} has no anchor &{1} before it": "перед псевдонімом *{0} немає якоря &{1}",
  "the aliases expand to more than 10,000 values": "псевдоніми розгортаються в понад 10 000 значень",

  "A quote is not closed.": "Лапки не закрито.",
  "--cpu and --cpu-percent both set a target for cpu. Keep one of them.":
    "--cpu і --cpu-percent обидва задають цільове значення для cpu. Залиште одне з них.",
  "-f names a file that this page does not have. Write the type and name of the object to scale, such as deployment/web.":
    "-f називає файл, якого ця сторінка не має. Напишіть тип та ім’я об’єкта, який масштабувати, наприклад deployment/web.",
  "The object to scale is missing. Write its type and name, such as deployment/web.":
    "Бракує об’єкта, який масштабувати. Напишіть його тип та ім’я, наприклад deployment/web.",
  "kubectl autoscale cannot scale the type {0}.": "kubectl autoscale не може масштабувати тип {0}.",
  "The name of the {0} is missing.": "Бракує імені: {0}.",
  "This page does not read {0} of a shell. Paste only the kubectl command, with its values written out.":
    "Ця сторінка не читає {0} в оболонці. Вставте лише команду kubectl, з виписаними значеннями.",
  "A redirection has no file name.": "Перенаправленню бракує назви файлу.",
  "The braces expand to too many words.": "Фігурні дужки розгортаються в надто багато слів.",
  "unknown flag: {0}. The kubectl of Kubernetes {1} has only --cpu-percent. Use that flag, or choose a later version.":
    "unknown flag: {0}. kubectl з Kubernetes {1} має лише --cpu-percent. Використайте цей прапорець або виберіть пізнішу версію.",
  "kubectl does not know the type {0}. Write a type and a name, such as deployment/web.":
    "kubectl не знає типу {0}. Напишіть тип та ім’я, наприклад deployment/web.",
  "Write the type once before all names (deployment web api) or before each name (deployment/web deployment/api), not both.":
    "Напишіть тип один раз перед усіма іменами (deployment web api) або перед кожним іменем (deployment/web deployment/api), але не обома способами.",
  "A flag begins with a long dash. Write two hyphens (--) instead.": "Прапорець починається з тире. Напишіть натомість два дефіси (--).",
  "The shell reads < and > as redirections of files. Write the name without them.":
    "Оболонка читає < і > як перенаправлення файлів. Напишіть ім’я без них.",
  'A shell does not read these quotes as quotes. Write " instead.': 'Оболонка не читає ці лапки як лапки. Напишіть натомість ".',
  "A space follows the backslash at the end of a line, so the command ends there. Remove the space.":
    "Після зворотної скісної риски в кінці рядка є пробіл, тому команда там закінчується. Приберіть пробіл.",
  "Write a manifest for {0} {1}": "Записати маніфест для {0} {1}",
  "This kubectl command creates {0} autoscalers, but only one can be simulated. Choose one.":
    "Ця команда kubectl створює автоскейлери (усього {0}), а симулювати можна лише один. Виберіть один.",
  "This command shows help (-h) and creates nothing. Remove -h.": "Ця команда показує довідку (-h) і нічого не створює. Приберіть -h.",
  "key {0} already set in map. kubectl would use the last one without a warning. Remove one of them.":
    "key {0} already set in map. kubectl без попередження взяв би останній. Приберіть один із них.",

  "{0} is {1}; it must be lower-case letters, digits and -, with a letter or digit at both ends.":
    "{0} — {1}; потрібні малі літери, цифри та -, з літерою або цифрою на обох кінцях.",
  "There was no pod.": "Не було жодного пода.",
  "kubectl rollout undo works only for a Deployment or a StatefulSet.": "kubectl rollout undo працює лише для Deployment або StatefulSet.",
  "There was no earlier revision.": "Попередньої ревізії не було.",
  "A StatefulSet does not read deletion costs.": "StatefulSet не читає вартості видалення.",
  "The pods have no readiness probe.": "Поди не мають readiness-проби.",
  "The main container has this name already.": "Головний контейнер уже має цю назву.",
  "Another container of the pod has this name.": "Інший контейнер пода має цю назву.",
  "Kubernetes 1.2 has another autoscaler, so its control plane is not upgraded within a run.":
    "У Kubernetes 1.2 інший автоскейлер, тому його control plane не оновлюється під час запуску.",
  "There was no HPA.": "HPA не було.",
  "The HPA existed already.": "HPA вже існував.",
  "Two of them have the same target: on a cluster, neither of the two scales. The incident Second autoscaler shows this.":
    "Два з них мають ту саму ціль: у кластері тоді жоден із двох не масштабує. Це показує інцидент «Другий автоскейлер».",
  'invalid argument {0} for "{1}": not a whole number': "неправильний аргумент {0} для «{1}»: це не ціле число",
};
