import type { Messages } from "../../../ui/language";

/** Why a link, a file or a run is refused. What is wrong stands before a colon, so that it needs no gender. */
export const refusals: Messages = {
  missing: "не вказано",
  nothing: "нічого",
  "a list": "список",
  "an object": "об’єкт",
  "{0} is {1}, not an object.": "{0}: {1}; очікується об’єкт.",
  "{0} is {1}, not a list.": "{0}: {1}; очікується список.",
  "{0} is {1}, not a text.": "{0}: {1}; очікується текст.",
  "{0} is {1}, not a number.": "{0}: {1}; очікується число.",
  "{0} is {1}, not true or false.": "{0}: {1}; очікується true або false.",
  "{0} has {1} entries; at most {2} are allowed.": "{0}: записів {1}; дозволено щонайбільше {2}.",
  "{0} has {1} characters; at most {2} are allowed.": "{0}: символів {1}; дозволено щонайбільше {2}.",
  "{0} is {1}; it must be from {2} to {3}.": "{0}: {1}; дозволено від {2} до {3}.",
  "{0} is {1}; it must be a whole number.": "{0}: {1}; має бути ціле число.",
  "{0} is {1}; it must be one of {2}.": "{0}: {1}; можливі значення: {2}.",

  "The scenario": "Сценарій",
  "The name": "Назва",
  "The manifest": "Маніфест",
  "The seed": "Seed",
  "The load": "Навантаження",
  "The load's noise": "Шум навантаження",
  "The workload": "Робоче навантаження",
  "The cluster": "Кластер",
  "The controller's flags": "Прапорці контролера",
  "The feature gates": "Feature gates",
  "The feature gate {0}": "Feature gate {0}",
  "The duration in seconds": "Тривалість у секундах",
  "The duration is {0} s; it must be a whole number of minutes.": "Тривалість: {0} с; має бути ціла кількість хвилин.",
  "It is of version {0} of the scenario format; this page reads versions 1 and {1}.":
    "Версія формату сценарію: {0}; ця сторінка читає версії 1 і {1}.",
  "workload.cpuRequestMilli is {0}, above workload.cpuLimitMilli, {1}.":
    "workload.cpuRequestMilli дорівнює {0}, що більше за workload.cpuLimitMilli, {1}.",

  "The list of incidents": "Список інцидентів",
  "Incident {0}": "Інцидент {0}",
  "The list of signals": "Список сигналів",
  "Signal {0}": "Сигнал {0}",
  "{0}, its second": "{0}, секунда",
  "{0}, its kind": "{0}, вид",
  "{0}, its release": "{0}, реліз",
  "{0}, its manifest": "{0}, маніфест",
  "{0}, its metric": "{0}, метрика",
  "{0}, its source": "{0}, джерело",
  "{0}, its {1}": "{0}, {1}",
  "{0} is at {1} s, before the one before it.": "{0}: секунда {1} раніше за попередній інцидент.",
  "{0} is for {1}, as one before it is.": "{0}: для {1} вже є попередній.",

  "The load curve": "Крива навантаження",
  "the load curve": "Крива навантаження",
  "The curve of signal {0}": "Крива сигналу {0}",
  "the curve of signal {0}": "Крива сигналу {0}",
  "requests per second": "запити за секунду",
  "{0} has no points.": "{0}: немає точок.",
  "{0} has {1} points; at most {2} are allowed.": "{0}: точок {1}; дозволено щонайбільше {2}.",
  "Point {0} of {1}{2}": "{1}{2}, точка {0}",
  "{0} is not a pair of a second and {1}.": "{0}: це не пара (секунда, {1}).",
  "{0} is at {1} s, not after the one before it.": "{0}: секунда {1} не пізніше за попередню точку.",

  "limits names {0}, which is no outcome: there are {1}.": "limits називає {0}, а такого результату немає: є {1}.",
  "{0} holds {1}; it takes atMost and atLeast.": "{0} містить {1}; можливі atMost і atLeast.",
  "{0} asks for at least {1} and at most {2}, which nothing can be.": "{0} вимагає щонайменше {1} і щонайбільше {2}, а так не буває.",

  "This run may have {0} replicas; at most {1} are simulated.":
    "У цьому прогоні може бути стільки реплік: {0}; симулюється щонайбільше {1}.",
  "This run may have {0} replicas for {1} s: {2} replica-seconds; at most {3} are simulated.":
    "У цьому прогоні може бути стільки реплік: {0} протягом {1} с, тобто репліко-секунд {2}; симулюється щонайбільше {3}.",

  "This link is {0} MB long; a scenario's link has at most {1} MB.":
    "Це посилання завдовжки {0} МБ; посилання на сценарій має щонайбільше {1} МБ.",
  "The part of this address after # is not a link of this page.": "Частина цієї адреси після # не є посиланням цієї сторінки.",
  "This link is of version {0} of the link format; this page reads versions 1 to 3.":
    "Це посилання версії {0} формату посилань; ця сторінка читає версії від 1 до 3.",
  "This link is damaged: a part of it is missing or was changed. Ask for it again, and copy it whole.":
    "Це посилання пошкоджене: якоїсь частини бракує або її змінено. Попросіть його ще раз і скопіюйте повністю.",
  "The scenario that this one is compared with cannot be read. ": "Сценарій, з яким порівнюється цей, неможливо прочитати. ",
  "This link's content is {0}, not an object.": "Вміст цього посилання: {0}; очікується об’єкт.",
  "This link holds {0}, which this page does not know. Reload it to get its newest version.":
    "Це посилання містить {0}, а цього сторінка не знає. Перезавантажте її, щоб мати найновішу версію.",

  "The file": "Файл",
  "It is {0} MB long; a scenario's file has at most {1} MB.": "Він завдовжки {0} МБ; файл сценарію має щонайбільше {1} МБ.",
  "It is neither a scenario's file nor a Kubernetes manifest.": "Це не файл сценарію й не маніфест Kubernetes.",
  "It is not whole JSON{0}.": "Це неповний JSON{0}.",
  ": see line {0}": ": див. рядок {0}",
  'Its format is {0}; a scenario\'s file says "{1}".': "Формат: {0}; у файлі сценарію стоїть «{1}».",
  "It is of version {0} of the file format; this page reads version {1}.": "Версія формату файлу: {0}; ця сторінка читає версію {1}.",
  "{0} is not a field of a scenario's file: it may be misspelt, or of a later version.":
    "{0} — не поле файлу сценарію: можливо, це описка або пізніша версія.",
};
