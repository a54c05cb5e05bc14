import type { Messages } from "../../language";

/** Says why the page refuses a link, a file or a run. The wrong thing comes before a colon, so that the text needs no gender for it. */
export const refusals: Messages = {
  missing: "не вказано",
  nothing: "нічого",
  "a list": "список",
  "an object": "об’єкт",
  "{0} is {1}; it must be an object.": "{0}: {1}; має бути об’єкт.",
  "{0} is {1}; it must be a list.": "{0}: {1}; має бути список.",
  "{0} is {1}; it must be text.": "{0}: {1}; має бути текст.",
  "{0} is {1}; it must be a number.": "{0}: {1}; має бути число.",
  "{0} is {1}; it must be true or false.": "{0}: {1}; має бути true або false.",
  "{0} has {1} entries; at most {2} are allowed.": "{0}: записів {1}; дозволено щонайбільше {2}.",
  "{0} has {1} characters; at most {2} are allowed.": "{0}: символів {1}; дозволено щонайбільше {2}.",
  "{0} is {1}; it must be from {2} to {3}.": "{0}: {1}; дозволено від {2} до {3}.",
  "{0} is {1}; it must be a whole number.": "{0}: {1}; має бути ціле число.",
  "{0} is {1}; it must be one of {2}.": "{0}: {1}; можливі значення: {2}.",

  "The controller of Kubernetes {0} does not start with these feature gates: {1}.":
    "Контролер Kubernetes {0} не запускається з такими перемикачами: {1}.",
  "unrecognized feature gate: {0}": "unrecognized feature gate: {0}",
  "cannot set feature gate {0} to {1}, feature is locked to {2}": "cannot set feature gate {0} to {1}, feature is locked to {2}",

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
  "It has version {0} of the scenario format; this page reads version {1}.": "Версія формату сценарію: {0}; ця сторінка читає версію {1}.",
  "workload.cpuRequestMilli is {0}; it must not be above workload.cpuLimitMilli, which is {1}.":
    "workload.cpuRequestMilli дорівнює {0}; це не має перевищувати workload.cpuLimitMilli, що дорівнює {1}.",

  "start.at is {0}; it must be a date and a time from 2010 to 2099, such as 2026-01-05T08:00.":
    "start.at: {0}; очікуються дата й час від 2010 до 2099 року, як-от 2026-01-05T08:00.",
  "start.timeZone is {0}; it must be the name of a time zone, such as Europe/Berlin.":
    "start.timeZone: {0}; очікується назва часового поясу, як-от Europe/Berlin.",
  "The run starts in the time zone {0}, which does not exist.": "Прогін починається в часовому поясі {0}, якого немає.",

  "The list of incidents": "Список інцидентів",
  "Incident {0}": "Інцидент {0}",
  "The list of signals": "Список сигналів",
  "Signal {0}": "Сигнал {0}",
  "{0}: the second": "{0}, секунда",
  "{0}: the kind": "{0}, вид",
  "{0}: the metric": "{0}, метрика",
  "{0}: the source": "{0}, джерело",
  "{0}: the function": "{0}, функція",
  "{0}: the range": "{0}, проміжок",
  "{0}: the value": "{0}, значення",
  "{0}: the field {1}": "{0}, поле {1}",
  "{0} is at {1} s; it must not be before the previous incident.": "{0}: секунда {1} не може бути раніше за попередній інцидент.",
  "{0} is for {1}; an earlier signal is for the same metric.": "{0}: для {1} вже є попередній сигнал.",

  "The load curve": "Крива навантаження",
  "the load curve": "Крива навантаження",
  "The curve of signal {0}": "Крива сигналу {0}",
  "the curve of signal {0}": "Крива сигналу {0}",
  "requests per second": "запити за секунду",
  "{0} has no points.": "{0}: немає точок.",
  "{0} has {1} points; at most {2} are allowed.": "{0}: точок {1}; дозволено щонайбільше {2}.",
  "Point {0} of {1}": "{1}, точка {0}",
  "{0} is not a pair of a second and {1}.": "{0}: це не пара (секунда, {1}).",
  "{0} is at {1} s; it must be after the previous point.": "{0}: секунда {1} має бути пізніше за попередню точку.",

  "limits names {0}, which is not an outcome. The outcomes are {1}.":
    "limits називає {0}, а такого результату немає. Можливі результати: {1}.",
  "{0} has {1}; it must have atMost, atLeast or both.": "{0} містить {1}; потрібно atMost, atLeast або обидва.",
  "{0} has atLeast {1} above atMost {2}, so no run can meet it.":
    "{0} має atLeast {1}, що більше за atMost {2}, тож жоден прогін не може цього виконати.",

  "This run may reach {0} replicas; at most {1} can be simulated. Allow fewer replicas.":
    "У цьому прогоні може бути стільки реплік: {0}; симулювати можна щонайбільше {1}. Дозвольте менше реплік.",
  "This run may reach {0} replicas for {1} s, which is {2} replica-seconds; at most {3} can be simulated. Allow fewer replicas, or make the run shorter.":
    "У цьому прогоні може бути стільки реплік: {0} протягом {1} с, тобто репліко-секунд {2}; симулювати можна щонайбільше {3}. Дозвольте менше реплік або скоротіть прогін.",
  "This run may make the readiness of pods fail, {0} in all; at most {1} can be simulated. Make workload.flapPeriodSeconds longer, allow fewer replicas, or make the run shorter.":
    "Прогін може мати забагато: збоїв готовності подів — усього {0}; симулювати можна щонайбільше {1}. Збільште workload.flapPeriodSeconds, дозвольте менше реплік або скоротіть прогін.",
  "This run may have pods that each work differently, {0} in all; at most {1} can be simulated. Allow fewer replicas, or lower workload.cpuSpreadPercent to 0, workload.workersPerPod of long jobs, or workload.clientConnections.":
    "Прогін може мати забагато: подів, які працюють кожен по-своєму — усього {0}; симулювати можна щонайбільше {1}. Дозвольте менше реплік, поставте workload.cpuSpreadPercent на 0 або зменште workload.workersPerPod довгих завдань чи workload.clientConnections.",
  "This run may compute pods that each work differently in each second, {0} in all; at most {1} can be simulated. Allow fewer replicas, or lower workload.cpuSpreadPercent to 0, workload.workersPerPod of long jobs, or workload.clientConnections, or make the run shorter.":
    "Прогін може мати забагато: подів, які працюють кожен по-своєму, за всі секунди — усього {0}; симулювати можна щонайбільше {1}. Дозвольте менше реплік, поставте workload.cpuSpreadPercent на 0, зменште workload.workersPerPod довгих завдань чи workload.clientConnections або скоротіть прогін.",
  "This run may open connections again, {0} in all; at most {1} can be simulated. Make workload.maxConnectionAgeSeconds longer, lower workload.clientConnections, or make the run shorter.":
    "Прогін може мати забагато: повторно відкритих з’єднань — усього {0}; симулювати можна щонайбільше {1}. Збільште workload.maxConnectionAgeSeconds, зменште workload.clientConnections або скоротіть прогін.",
  "This run may begin long jobs, {0} in all; at most {1} can be simulated. Lower the load, make workload.jobSeconds longer, allow fewer replicas, or make the run shorter.":
    "Прогін може мати забагато: початих довгих завдань — усього {0}; симулювати можна щонайбільше {1}. Зменште навантаження, збільште workload.jobSeconds, дозвольте менше реплік або скоротіть прогін.",
  "This run may have pods of other workloads, {0} in all; at most {1} can be simulated. Lower pods of the incidents, or have fewer of them.":
    "Прогін може мати забагато: подів інших робочих навантажень — усього {0}; симулювати можна щонайбільше {1}. Зменште pods інцидентів або приберіть деякі з них.",
  "This run may have pods struck by incidents, {0} in all; at most {1} can be simulated. Lower pods of the incidents, or have fewer of them.":
    "Прогін може мати забагато: подів, яких торкнуться інциденти — усього {0}; симулювати можна щонайбільше {1}. Зменште pods інцидентів або приберіть деякі з них.",
  "This run may read pods in reconciles, {0} in all; at most {1} can be simulated. Make flags.syncPeriodSeconds longer, allow fewer replicas, or make the run shorter.":
    "Прогін може мати забагато: подів, прочитаних під час reconcile — усього {0}; симулювати можна щонайбільше {1}. Збільште flags.syncPeriodSeconds, дозвольте менше реплік або скоротіть прогін.",
  "This run may read metrics in reconciles, {0} in all; at most {1} can be simulated. Make flags.syncPeriodSeconds longer, name fewer metrics in the manifests, or make the run shorter.":
    "Прогін може мати забагато: метрик, прочитаних під час reconcile — усього {0}; симулювати можна щонайбільше {1}. Збільште flags.syncPeriodSeconds, назвіть менше метрик у маніфестах або скоротіть прогін.",
  "This run may scrape metrics of pods, {0} in all; at most {1} can be simulated. Make cluster.scrapeSeconds longer, allow fewer replicas, or make the run shorter.":
    "Прогін може мати забагато: зчитувань метрик подів — усього {0}; симулювати можна щонайбільше {1}. Збільште cluster.scrapeSeconds, дозвольте менше реплік або скоротіть прогін.",
  "This run may keep samples for the ranges of queries, {0} in all; at most {1} can be simulated. Make the ranges of the signals shorter or cluster.scrapeSeconds longer, or allow fewer replicas.":
    "Прогін може мати забагато: вибірок для проміжків запитів — усього {0}; симулювати можна щонайбільше {1}. Скоротіть проміжки сигналів, збільште cluster.scrapeSeconds або дозвольте менше реплік.",
  "This run may read samples of pods in reconciles, {0} in all; at most {1} can be simulated. Make flags.syncPeriodSeconds longer, the ranges of the signals shorter or cluster.scrapeSeconds longer, or allow fewer replicas.":
    "Прогін може мати забагато: вибірок подів, прочитаних під час reconcile — усього {0}; симулювати можна щонайбільше {1}. Збільште flags.syncPeriodSeconds чи cluster.scrapeSeconds, скоротіть проміжки сигналів або дозвольте менше реплік.",
  "This run may ask the sources of KEDA's triggers, {0} in all; at most {1} can be simulated. Make spec.pollingInterval longer, name fewer triggers, or make the run shorter.":
    "Прогін може мати забагато: запитів до джерел тригерів KEDA — усього {0}; симулювати можна щонайбільше {1}. Збільште spec.pollingInterval, назвіть менше тригерів або скоротіть прогін.",

  "This link has {0} MB; a scenario link can have at most {1} MB.":
    "Це посилання має {0} МБ; посилання на сценарій може мати щонайбільше {1} МБ.",
  "The part of this address after # is not a link of this page.": "Частина цієї адреси після # не є посиланням цієї сторінки.",
  "A link has no part {0}. It can have {1}, and each field of the workload and the cluster.":
    "У посиланні немає частини {0}. У ньому можуть бути {1} і кожне поле робочого навантаження та кластера.",
  "This link gives {0} twice.": "Це посилання містить {0} двічі.",
  "This link has a % without two hexadecimal digits after it. Write % as %25.":
    "У цьому посиланні є % без двох шістнадцяткових цифр після нього. Пишіть % як %25.",
  "{0} is not a number.": "{0} – не число.",
  "{0} is not a time; write it as 90s, 10m or 1h30m.": "{0} – не час; пишіть його як 90s, 10m або 1h30m.",
  "{0} is not a part of a run; write it as 5m..30m.": "{0} – не частина прогону; пишіть її як 5m..30m.",
  "{0} is not a version of this page; it has {1}.": "{0} – не версія цієї сторінки; у ній є {1}.",
  "{0} is not a seed; a seed is a whole number up to {1}.": "{0} – не seed; seed – це ціле число до {1}.",
  "{0} is not a load; write it as 40, step:20..200@10m, spike:20..200@10m..15m, ramp:20..200@10m..20m or points:0=20,10m=200.":
    "{0} – не навантаження; пишіть його як 40, step:20..200@10m, spike:20..200@10m..15m, ramp:20..200@10m..20m або points:0=20,10m=200.",
  "{0} is not a load: its times must come one after another, and after 0.":
    "{0} – не навантаження: його часи мають іти один за одним і бути після 0.",
  "{0} is not a point of a load; write it as 10m=200.": "{0} – не точка навантаження; пишіть її як 10m=200.",
  "The load changes at {0} s, after the end of the run at {1} s. Give the run a longer time with for=.":
    "Навантаження змінюється на {0} с, після кінця прогону на {1} с. Дайте прогону більше часу через for=.",
  "This link has version {0} of the link format; this page reads version {1}.":
    "Це посилання має версію {0} формату посилань; ця сторінка читає версію {1}.",
  "This link is damaged: part of it is missing or changed. Ask for the link again and copy all of it.":
    "Це посилання пошкоджене: його частини бракує або її змінено. Попросіть посилання ще раз і скопіюйте його повністю.",
  "The baseline of this scenario cannot be read. ": "Базовий сценарій, з яким порівнюється цей, неможливо прочитати. ",
  "This link's content is {0}; it must be an object.": "Вміст цього посилання: {0}; має бути об’єкт.",
  "This link has {0}, which this page does not know. Reload the page to get its newest version.":
    "Це посилання містить {0}, а цього сторінка не знає. Перезавантажте сторінку, щоб мати її найновішу версію.",

  "The file": "Файл",
  "It has {0} MB; a scenario file can have at most {1} MB.": "Він має {0} МБ; файл сценарію може мати щонайбільше {1} МБ.",
  "It is neither a scenario file nor a Kubernetes manifest.": "Це не файл сценарію й не маніфест Kubernetes.",
  "It is not complete JSON{0}.": "Це неповний JSON{0}.",
  ": see line {0}": ": див. рядок {0}",
  'Its format is {0}; a scenario file has the format "{1}".': "Формат: {0}; файл сценарію має формат «{1}».",
  "It has version {0} of the file format; this page reads version {1}.": "Версія формату файлу: {0}; ця сторінка читає версію {1}.",
  "{0} is not a field of a scenario file. It may be misspelt, or it may be from a later version.":
    "{0} — не поле файлу сценарію. Можливо, це описка або поле пізнішої версії.",
  "This was made by a later version of this page, which has better rules. Reload the page to get it.":
    "Це створила новіша версія цієї сторінки з кращими правилами. Перезавантажте сторінку, щоб її отримати.",
  "rules is {0}; it must be a whole number.": "rules має значення {0}, а має бути цілим числом.",

  "value {0}": "значення {0}",
  "the list": "список",
  "the field": "поле",
  "the range": "діапазон",
  "the study": "дослідження",
  from: "від",
  to: "до",
  by: "крок",
  empty: "порожньо",
  "{0} has {1}; it may have {2}.": "{0}: {1}; можливі {2}.",
  "{0} must have values, or from, to and by.": "{0}: потрібні values або from, to і by.",
  "{0} has no fields to move, because the scenario's manifest does not run under autoscaling/v2.":
    "{0} не має полів, які можна змінювати, бо маніфест сценарію не працює під autoscaling/v2.",
  "{0} has {1} combinations; at most {2} are allowed. Move fewer fields, or make the steps larger.":
    "{0}: {1} комбінацій; дозволено не більше {2}. Змінюйте менше полів або збільште кроки.",
  "{0} has no value from {1} on, the least that {2} may be.": "{0}: немає значення від {1}, найменшого, яке може мати {2}.",
  "{0} has no value up to {1}, the most that {2} may be.": "{0}: немає значення до {1}, найбільшого, яке може мати {2}.",
  "{0} is {1}, whose value cannot be written into this manifest in place.":
    "{0}: {1}; його значення не можна записати в цей маніфест на місці.",
  "{0}: with {1}, {2}": "{0}: зі значенням {1}: {2}",
  "{0}: {1} is above the container's CPU limit, {2}.": "{0}: {1} перевищує ліміт CPU контейнера, {2}.",
  "{0} is empty; it must have at least one value.": "{0}: порожньо; потрібне принаймні одне значення.",
  "{0} has a range, but {1} is a word; it must have values.": "{0} — це діапазон, але {1} — слово; потрібні значення.",
  "{0} goes from {1} to {2}; its end must not be below its start.": "{0}: від {1} до {2}; кінець не може бути меншим за початок.",
  "{0} has {1} values; at most {2} are allowed. Make by larger.": "{0}: {1} значень; дозволено не більше {2}. Збільште крок.",
  "{0} is {1}; it must be a quantity, such as 500m or 2Gi.": "{0}: {1}; очікується кількість, як-от 500m або 2Gi.",
  value: "значення",
  "The plan": "План",
  "The plan has {0}; it may have seeds and variations.": "План має {0}; можливі seeds та variations.",
  "{0} is {1}; it must be max or a percentile such as p95.": "{0}: {1}; можливі max або перцентиль, наприклад p95.",
  "{0}.amount is {1}, which changes nothing.": "{0}.amount дорівнює {1}, і це нічого не змінює.",
  "{0} has {1}; it may have kind and amount.": "{0}: {1}; можливі kind та amount.",
  "{0}[0] is {1}, which this study does not have.": "{0}[0] дорівнює {1}, а в цьому дослідженні такого немає.",
  "{0} has {1} outcomes; it must have {2}.": "{0}: результатів {1}; має бути {2}.",
  "{0} is {1}; it must be a number from 0 on.": "{0}: {1}; має бути число від 0.",
  "study.moves is empty; it must have at least one field to move.":
    "study.moves порожнє; потрібне принаймні одне поле, яке можна змінювати.",
  "study.moves has {0} twice.": "study.moves має {0} двічі.",
};
