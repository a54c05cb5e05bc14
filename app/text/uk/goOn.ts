import type { Messages } from "../language";

/** Where evidence goes on as a scenario. */
export const goOn: Messages = {
  "Go on from here": "Далі звідси",
  "A scenario takes the manifest, the replicas, the requests and the load from this evidence, and says what it supposes.":
    "Сценарій бере з цих свідчень маніфест, репліки, requests і навантаження та каже, що він припускає.",
  "Continue as a scenario": "Продовжити як сценарій",
  "No scenario could be made of this text.": "Із цього тексту не вдалося скласти сценарій.",
  "What was supposed": "Що припущено",
  "Open the scenario": "Відкрити сценарій",
  Names: "Назви",
  "Keep the names of my cluster": "Залишити назви мого кластера",
  "A link, a file, a report and a picture of this scenario will have these names.":
    "Посилання, файл, звіт і зображення цього сценарію матимуть ці назви.",
  "They are replaced, so a link, a file, a report and a picture name nothing of your cluster.":
    "Їх замінено: посилання, файл, звіт і зображення нічого не називають із вашого кластера.",
  "The link, the file, the report and the picture have the names of your cluster.":
    "Посилання, файл, звіт і зображення мають назви вашого кластера.",
  "The names of your cluster are replaced on the page, so the link, the file, the report and the picture do not have them.":
    "Назви вашого кластера на сторінці замінено, тому посилання, файл, звіт і зображення їх не мають.",
  "This scenario was made of evidence. Your own scenario is kept.": "Цей сценарій складено зі свідчень. Ваш власний сценарій збережено.",
  "Recorded beside simulated": "Записане поруч із симульованим",
  simulated: "симульовано",
  "replicas, within one for {0} % of the time": "репліки, {0} % часу різниця не більша за одну",
  controller: "контролер",
  manifest: "маніфест",
  workload: "навантажений об’єкт",
  "The HPA as it was pasted.": "HPA, як його вставлено.",
  "The HPA as far as the texts tell it.": "HPA, наскільки його описують тексти.",
  "The HPA is called {0}.": "HPA називається {0}.",
  "It scales {0}.": "Він масштабує {0}.",
  "minReplicas is {0}.": "minReplicas — {0}.",
  "maxReplicas is {0}.": "maxReplicas — {0}.",
  "No rules of behavior: the controller’s defaults.": "Правил behavior немає: типові значення контролера.",
  "The tolerance is {0}, the default.": "Допуск — {0}, типове значення.",
  "The scale-down window is {0}, the default.": "Вікно для зменшення — {0}, типове значення.",
  "{0} that the table hides are left out.": "Не враховано, бо таблиця їх приховує: {0}.",
  "{0} is a metric of the type {1}.": "{0} — метрика типу {1}.",
  "A metric without a name is {0}.": "Метрика без назви — {0}.",
  "The target of {0} is {1}.": "Ціль для {0} — {1}.",
  "{0} describes {1}.": "{0} описує {1}.",
  "A {0} is simulated as a Deployment.": "{0} симулюється як Deployment.",
  "Kubernetes {0} with its default flags; a sync every {1}.": "Kubernetes {0} з типовими прапорцями; узгодження кожні {1}.",
  "Requests, limits and probes of {0} as the {1} has them.": "Requests, limits і перевірки ({0}), як їх має об’єкт {1}.",
  "A pod requests {0} of {1}.": "Запит пода: {0} {1}.",
  "A pod requests {0} of {1}: the median of the series.": "Запит пода: {0} {1}, медіана рядів.",
  "A pod requests {0} of {1}: the average divided by the percentage.": "Запит пода: {0} {1}, середнє, поділене на відсоток.",
  "A pod requests {0} of {1}: a free choice, because only the percentage decides.":
    "Запит пода: {0} {1}, довільний вибір, бо вирішує лише відсоток.",
  "No CPU limit: no text has the workload’s own object.": "Ліміту CPU немає: жоден текст не має самого об’єкта з подами.",
  "A pod is ready {0} after its start.": "Под готовий через {0} після запуску.",
  "A pod is ready {0} after its start: the median of {1}.": "Под готовий через {0} після запуску: медіана ({1}).",
  "{0} at the start.": "На початку: {0}.",
  "{0} of the recording; {1} before or after it are left out.": "{0} запису; {1} до або після нього тут немає.",
  "The {0} that were recorded.": "Записаний час: {0}.",
  "One time was recorded, so the load stays as it was then, for {0}.":
    "Записано один момент, тому навантаження лишається таким, як тоді, протягом {0}.",
  "All pods together use {0}: the sum of their series.": "Усі поди разом споживають {0}: сума їхніх рядів.",
  "All pods together have {0} of {1}: percentage × request × pods.": "Усі поди разом мають {0} {1}: відсоток × запит × поди.",
  "All pods together have {0} of {1}: average × pods.": "Усі поди разом мають {0} {1}: середнє × поди.",
  "{0} is {1} in all.": "{0} разом: {1}.",
  "One request takes {0} ms of CPU: a free choice. Another cost gives other requests per second and the same use.":
    "Один запит потребує {0} мс CPU: довільний вибір. Інша вартість дає іншу кількість запитів за секунду й те саме споживання.",
  "One request takes {0} ms of CPU: the recorded CPU divided by the recorded requests.":
    "Один запит потребує {0} мс CPU: записане CPU, поділене на записані запити.",
  "Without requests a pod uses no CPU, so the total does not depend on how many pods share it.":
    "Без запитів под не споживає CPU, тому сума не залежить від того, скільки подів її ділять.",
  "A figure shows the use of {0} before.": "Значення показує споживання {0} перед тим.",
  "Each point is the mean of {0}.": "Кожна точка — середнє за {0}.",
  "Nothing was recorded for {0} in all; there the load is a straight line.":
    "Разом {0} нічого не записано; там навантаження — пряма лінія.",
  "Pods used nearly all of their limit of {0}m, so the real demand may have been higher.":
    "Поди спожили майже весь свій ліміт {0}m, тому справжня потреба могла бути більшою.",
  "Each pod holds {0}Mi of memory, whatever the load is.": "Кожен под займає {0}Mi пам’яті за будь-якого навантаження.",
  "Each pod holds {0}Mi of memory, whatever the load is; recorded were {1} to {2}Mi.":
    "Кожен под займає {0}Mi пам’яті за будь-якого навантаження; записано від {1} до {2}Mi.",
  "{0} is taken as requests per second that the pods share.": "{0} вважається запитами за секунду, які поди ділять між собою.",
  "{0} follows its recorded course, however many pods there are.": "{0} іде за записом, хоч скільки подів є.",
  "{0} follows the recorded average of a pod, so it does not fall when pods are added.":
    "{0} іде за записаним середнім одного пода, тому не спадає, коли подів більшає.",
  "{0} has no recorded figure: it is 0 here and never decides.": "{0} не має записаного значення: тут це 0, і метрика ніколи не вирішує.",
  "Series without a name, of {0}, are taken as CPU in cores.": "Ряди без назви ({0}) вважаються CPU в ядрах.",
  "It remembers no proposal from before the start, so its first window may end otherwise than the real one.":
    "Він не пам’ятає пропозицій до початку, тому перше вікно може завершитися інакше, ніж справжнє.",
  "No text says maxReplicas. Paste the output of kubectl get hpa or kubectl describe hpa.":
    "Жоден текст не називає maxReplicas. Вставте вивід kubectl get hpa або kubectl describe hpa.",
  "No text says which metric decides. Paste the output of kubectl describe hpa.":
    "Жоден текст не називає метрику, яка вирішує. Вставте вивід kubectl describe hpa.",
  "No text says the target of {0}. Paste the output of kubectl describe hpa.":
    "Жоден текст не називає ціль для {0}. Вставте вивід kubectl describe hpa.",
  "No figure of a metric is known, so nothing tells the load. Paste the output of kubectl describe hpa, or a series of the CPU.":
    "Жодного значення метрики не відомо, тому невідоме й навантаження. Вставте вивід kubectl describe hpa або ряд CPU.",
  "No text says how many replicas there were, so nothing tells the load of all pods. Paste the whole output of kubectl describe hpa.":
    "Жоден текст не каже, скільки було реплік, тому невідоме й навантаження всіх подів. Вставте весь вивід kubectl describe hpa.",
  "Nothing was recorded in the chosen hours.": "За вибрані години нічого не записано.",
  "The API server would not accept this HPA: {0}": "API-сервер не прийняв би цей HPA: {0}",
  "It is made from what the texts tell. The editor's undo brings back your own manifest.":
    "Він складений із того, що кажуть тексти. Скасування в редакторі повертає ваш власний маніфест.",
  "Simulating these hours: {0} %.": "Ці години симулюються: {0} %.",
  "The simulation was stopped.": "Симуляцію зупинено.",
  "Simulate these hours": "Симулювати ці години",
  "These hours were not simulated.": "Ці години не симульовано.",
  "Simulated from this evidence: {0} pod-hours, recorded {1}; within one replica for {2} % of the time.":
    "Симульовано з цих свідчень: {0} подо-годин, записано {1}; {2} % часу різниця не більша за одну репліку.",
  "Gaps of {0} count for neither.": "Прогалини ({0}) не враховано ні там, ні там.",
  "No scenario can be made of this evidence.": "Із цих свідчень не можна скласти сценарію.",
  "Replicas over time, recorded and simulated": "Репліки в часі, записані й симульовані",
  "Working out each sync of the series …": "Обчислюється кожне узгодження рядів …",
  Simulated: "Симульоване",
  Computed: "Обчислене",
  "Of what it remembers, only the proposals that can still hold a count are drawn.":
    "З того, що воно пам’ятає, намальовано лише пропозиції, які ще можуть утримати кількість.",
  "Evidence of a cluster": "Свідчення кластера",
  "next divergence, after the last one the first": "наступна розбіжність, після останньої — перша",
  "previous and next divergence": "попередня й наступна розбіжність",
  "previous and next line that is used": "попередній і наступний використаний рядок",
  "show what rests on a line": "показати, що спирається на рядок",
  "close the evidence": "закрити свідчення",
  changed: "змінений",
  "as it was": "як було",
  "This scenario was made of the evidence. Change anything, such as the target: the figures show it beside the run as it was and the recording.":
    "Цей сценарій складено зі свідчень. Змініть щось, наприклад цільове значення: графіки покажуть це поруч із прогоном, яким він був, і з записом.",
  "The library has no evidence “{0}”. What it has is in the list.": "У бібліотеці немає свідчень «{0}». Усе наявне — у списку.",
  "How {0} begins": "Як починається {0}",
  "Short address": "Коротка адреса",
  "explain the text in the window": "пояснити текст у вікні",
  "Ctrl Enter": "Ctrl Enter",
};
