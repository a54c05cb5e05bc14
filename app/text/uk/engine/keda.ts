import type { Messages } from "../../language";

/** What is wrong in a ScaledObject, and advice about it. */
export const keda: Messages = {
  "KEDA's own warnings about periods without effect": "Власні попередження KEDA про проміжки часу, що не діють",
  "Polls within a few seconds": "Опитування кожні кілька секунд",
  "A cooldown where the HPA's stabilization decides": "Cooldown там, де вирішує стабілізація HPA",
  "An idleReplicaCount other than 0": "idleReplicaCount, відмінний від 0",
  "cpu and memory triggers that do not keep the workload from 0": "Тригери cpu та memory, що не втримують навантаження вище 0",
  "Activation values at or above the target": "Значення активації, не нижчі за цільове",
  "Queues that are compared as a whole": "Черги, які порівнюють цілком",
  "Fallbacks of 0 replicas": "Fallback із 0 реплік",
  "Fallbacks that depend on ready pods": "Fallback, що залежить від готових подів",
  "Fallbacks that a target disables": "Fallback, який вимикає цільове значення",
  "Fallbacks that come and go with cached metrics": "Fallback, що з’являється й зникає через кешовані метрики",
  "Metrics that scalingModifiers drop": "Метрики, які відкидають scalingModifiers",
  "Metadata keys that KEDA does not read": "Ключі metadata, яких KEDA не читає",
  "Annotations that pause": "Анотації, що призупиняють",
  "What only an external scaler knows": "Що знає лише зовнішній скейлер",
  "Workloads that are not the ScaledObject's target": "Робочі навантаження, що не є ціллю ScaledObject",
  "Objects beside a ScaledObject that are left out here": "Об’єкти поруч зі ScaledObject, пропущені тут",
  "KEDA's admission refuses it.": "Перевірка KEDA (admission) це відхиляє.",
  "KEDA's admission refuses it. Without maxReplicaCount the maximum is 100.":
    "Перевірка KEDA (admission) це відхиляє. Без maxReplicaCount максимум — 100.",
  "KEDA's admission refuses it. idleReplicaCount is the count while no trigger is active, and minReplicaCount is where activity starts: 1 at least, if it is written.":
    "Перевірка KEDA (admission) це відхиляє. idleReplicaCount — це кількість, поки жоден тригер не активний, а з minReplicaCount починається активність: щонайменше 1, якщо його вказано.",
  "KEDA's admission refuses it. KEDA never reads cpu and memory, so it cannot replace them.":
    "Перевірка KEDA (admission) це відхиляє. KEDA ніколи не читає cpu й memory, тож не може їх замінити.",
  "KEDA's admission refuses it. A request or a limit above 0 is enough for KEDA, but a utilization is a share of the request.":
    "Перевірка KEDA (admission) це відхиляє. KEDA досить запиту або ліміту понад 0, але завантаженість — це частка запиту.",
  "KEDA's admission refuses it. At 0 replicas there is no usage that could wake the workload. Write minReplicaCount: 1.":
    "Перевірка KEDA (admission) це відхиляє. За 0 реплік немає споживання, яке могло б розбудити навантаження. Напишіть minReplicaCount: 1.",
  "KEDA's admission refuses it. KEDA makes an HPA of its own; two of them on one target stop each other. Remove the HPA.":
    "Перевірка KEDA (admission) це відхиляє. KEDA створює власний HPA; два на одній цілі зупиняють один одного. Приберіть HPA.",
  "KEDA's admission refuses it. The target is a number above 0 in quotes: what the formula's result is divided by.":
    "Перевірка KEDA (admission) це відхиляє. Цільове значення — число понад 0 у лапках: на нього ділять результат формули.",
  "KEDA's admission refuses it. With one field of scalingModifiers, KEDA requires a formula.":
    "Перевірка KEDA (admission) це відхиляє. Якщо є хоч одне поле scalingModifiers, KEDA вимагає формули.",
  "KEDA's admission refuses it. {0} KEDA puts the formula into float(…), and its error shows it so.":
    "Перевірка KEDA (admission) це відхиляє. {0} KEDA обгортає формулу у float(…), і так її показує помилка.",
  "No trigger has a name yet.": "Жоден тригер ще не має імені.",
  "The formula knows these names of triggers: {0}.": "Формула знає ці імена тригерів: {0}.",
  "This formula is not simulated, though KEDA may accept it. {0}": "Ця формула не симулюється, хоча KEDA може її прийняти. {0}",
  "Set maxReplicaCount to {0}": "Установити maxReplicaCount {0}",
  "Write metricType: {0}": "Написати metricType: {0}",
  "With 0 replicas in the fallback, a source that fails counts as inactive.":
    "Із 0 реплік у fallback джерело, що відмовляє, вважається неактивним.",
  "While it fails and no other trigger is active, KEDA can scale the workload to 0. With any other number, KEDA leaves the count alone.":
    "Поки воно відмовляє, а інші тригери неактивні, KEDA може масштабувати навантаження до 0. За будь-якого іншого числа KEDA не чіпає кількості.",
  "With Value, the fallback depends on how many pods are ready.": "Із Value fallback залежить від того, скільки подів готові.",
  "The HPA is told target × replicas / ready pods. While no pod is ready, there is no fallback: the error stays.":
    "HPA отримує ціль × репліки / готові поди. Поки жоден под не готовий, fallback немає: помилка лишається.",
  "The target {0} disables the fallback.": "Цільове значення {0} вимикає fallback.",
  "With scalingModifiers, KEDA uses a fallback only if the target is a whole number. It does not say so anywhere.":
    "Зі scalingModifiers KEDA використовує fallback, лише якщо цільове значення — ціле число. Вона ніде про це не повідомляє.",
  "With useCachedMetrics, a fallback comes and goes.": "Із useCachedMetrics fallback то є, то зникає.",
  "While it is in force, the HPA reads the remembered value, and KEDA counts this as a success: the failures start again at 0, and the next polls fail without a fallback.":
    "Поки він діє, HPA читає запам’ятане значення, і KEDA рахує це як успіх: відмови знову починаються з 0, і наступні опитування відмовляють без fallback.",
  "KEDA's webhook warns of this, but with an idleReplicaCount above 0 the period does matter.":
    "Вебхук KEDA про це попереджає, але з idleReplicaCount понад 0 цей проміжок усе ж діє.",
  "minReplicaCount is above 0, so KEDA neither wakes nor stops the workload. The HPA reads the sources in its own rhythm, every 15 seconds.":
    "minReplicaCount понад 0, тож KEDA не будить і не зупиняє навантаження. HPA читає джерела у власному ритмі, кожні 15 секунд.",
  "minReplicaCount is above 0, so KEDA never scales to 0. How long a scale-down waits is behavior.scaleDown.stabilizationWindowSeconds.":
    "minReplicaCount понад 0, тож KEDA ніколи не масштабує до 0. Скільки чекає масштабування вниз, каже behavior.scaleDown.stabilizationWindowSeconds.",
  "KEDA polls each source every {0} s.": "KEDA опитує кожне джерело кожні {0} с.",
  "It only wakes the workload sooner. Between 1 and many pods the HPA decides, which reads the sources every 15 seconds.":
    "Це лише раніше будить навантаження. Між 1 і багатьма подами вирішує HPA, який читає джерела кожні 15 секунд.",
  "cooldownPeriod only delays the last step, to no or to idle pods.":
    "cooldownPeriod затримує лише останній крок — до нуля або до подів у спокої.",
  "From many pods to few the HPA scales. Without behavior.scaleDown it waits for the cluster's window, which is 300 seconds by default.":
    "Від багатьох подів до кількох масштабує HPA. Без behavior.scaleDown він чекає вікно кластера, типово 300 секунд.",
  "The HPA raises {0} idle replicas to its minReplicas of {1}.": "HPA піднімає {0} реплік у спокої до своїх minReplicas, {1}.",
  "Only at 0 replicas the HPA is switched off. It raises any other count below its minimum, and the next poll lowers it again.":
    "HPA вимкнений лише за 0 реплік. Будь-яку іншу кількість, нижчу за свій мінімум, він піднімає, а наступне опитування знову знижує.",
  '{0} counts as true: only a text such as "false" or "0" does not.': '{0} означає «так»: лише текст на зразок "false" чи "0" — ні.',
  "KEDA takes any text that is no boolean as true, also an empty one.":
    "Будь-який текст, що не є булевим, KEDA вважає істинним, навіть порожній.",
  "This object is paused: KEDA deletes the HPA and polls no source.": "Цей об’єкт призупинено: KEDA видаляє HPA й не опитує джерел.",
  "The HPA that is shown is the one that it gets when the annotation goes.": "Показано HPA, який об’єкт отримає, коли анотації не стане.",
  "The target is the {0} {1}, and this text has only other workloads.": "Ціль — {0} {1}, а в цьому тексті лише інші навантаження.",
  "Kind, name and namespace must be those of scaleTargetRef. Without the target, its requests and variables are not known.":
    "Kind, ім’я та простір імен мають бути такі, як у scaleTargetRef. Без цілі її запити й змінні невідомі.",
  "It is not read: a trigger that names it counts as having all that it could give.":
    "Його не читають: тригер, що його називає, вважається таким, що має все, що воно могло б дати.",
  "A ScaledJob is not simulated: KEDA starts Jobs from it, and there is no HPA.":
    "ScaledJob не симулюється: KEDA запускає з нього Job, і HPA немає.",
  "KEDA makes this HPA from the ScaledObject.": "Цей HPA KEDA створює зі ScaledObject.",
  "Only the ScaledObject {0} is simulated, not the HorizontalPodAutoscaler {1}: on a cluster both have one target, and neither of the two scales.":
    "Симулюється лише ScaledObject {0}, а не HorizontalPodAutoscaler {1}: у кластері в обох та сама ціль, і жоден із двох не масштабує.",
  "Only the ScaledObject {0} is simulated, not the HorizontalPodAutoscaler {1}: on a cluster both work, each on its own target.":
    "Симулюється лише ScaledObject {0}, а не HorizontalPodAutoscaler {1}: у кластері працюють обидва, кожен зі своєю ціллю.",
  "Its annotation validations.keda.sh/hpa-ownership hides it from KEDA's admission.":
    "Його анотація validations.keda.sh/hpa-ownership приховує його від перевірки KEDA (admission).",
  "{0} does not keep the workload from 0: without another active trigger it goes to 0 at any load.":
    "{0} не втримує навантаження вище 0: без іншого активного тригера воно йде до 0 за будь-якого навантаження.",
  "Outside the window of cron it goes to 0 after the cooldown. With minReplicaCount: 1, the usage alone decides there.":
    "Поза вікном cron воно після cooldown іде до 0. Із minReplicaCount: 1 там вирішує лише споживання.",
  "KEDA does not read cpu and memory, so they make nothing active. With minReplicaCount: 1, the workload stays.":
    "KEDA не читає cpu й memory, тож вони нічого не активують. Із minReplicaCount: 1 навантаження лишається.",
  "{0} {1} is not below {2} {3}.": "{0} {1} не нижче за {2} {3}.",
  "Up to the activation value the trigger is inactive, and the workload goes to 0 or stays there, though the target would give it a pod.":
    "До значення активації включно тригер неактивний, і навантаження йде до 0 чи лишається там, хоча цільове значення дало б йому под.",
  "Value compares the whole queue with the target, and multiplies the present count.":
    "Value порівнює з ціллю всю чергу й множить теперішню кількість.",
  "A queue is not shorter because there are more pods, so each sync multiplies the count again. With AverageValue, a queue of 20 and a target of 5 give 4 pods, whatever runs now.":
    "Черга не коротшає від того, що подів більше, тож кожне узгодження знову множить кількість. З AverageValue черга 20 і ціль 5 дають 4 поди, хай скільки працює зараз.",
  "scalingModifiers drop this metric from the HPA.": "scalingModifiers вилучають цю метрику з HPA.",
  "Beside the formula, KEDA keeps cpu and memory of whole pods, but not of one container.":
    "Поруч із формулою KEDA лишає cpu й memory цілих подів, але не одного контейнера.",
  "Here, the scaler is taken to name the metric {0}, with a target of {1}.":
    "Тут вважається, що скейлер називає метрику {0} з цільовим значенням {1}.",
  "Only the scaler itself knows its metrics. Here, metricName and targetSize in the metadata say what it names.":
    "Свої метрики знає лише сам скейлер. Тут metricName і targetSize у metadata кажуть, що він називає.",
  "KEDA does not read {0} of a {1} trigger.": "KEDA не читає {0} тригера {1}.",
  "Did you mean {0}? KEDA ignores keys that it does not know.": "Можливо, {0}? KEDA ігнорує ключі, яких не знає.",
  "KEDA names the metric itself. The HPA that it makes shows the name.": "KEDA називає метрику сама. Ім’я видно в HPA, який вона створює.",
  "This key cannot come from a variable.": "Цей ключ не можна взяти зі змінної.",
  "KEDA ignores keys that it does not know.": "KEDA ігнорує ключі, яких не знає.",
  "Every value of a trigger's metadata is a text, also a number or true. The API server refuses it without quotes.":
    "Кожне значення metadata тригера — текст, навіть число чи true. Без лапок API-сервер його відхиляє.",
  "An HPA has this field. A ScaledObject has {0}.": "Це поле має HPA. ScaledObject має {0}.",
  "There is no ScaledObject here. Add one (apiVersion: keda.sh/v1alpha1).":
    "Тут немає ScaledObject. Додайте його (apiVersion: keda.sh/v1alpha1).",
  "There are {0} ScaledObjects here, but only one can be simulated. Choose one.":
    "Тут {0} об’єкти ScaledObject, але симулювати можна лише один. Виберіть його.",
  "The API server refuses the HPA that KEDA makes of this. The ScaledObject is stored, but its condition Ready becomes False.":
    "API-сервер відхиляє HPA, який KEDA з цього створює. ScaledObject зберігається, але його умова Ready стає False.",
  "KEDA reads the variables of the triggers from this container, so it cannot build them.":
    "KEDA читає змінні тригерів із цього контейнера, тож не може їх побудувати.",
  "apiVersion not set; write apiVersion: {0}.": "apiVersion не вказано; напишіть apiVersion: {0}.",
  'no matches for kind "ScaledObject" in version {0}; write apiVersion: {1}.':
    'no matches for kind "ScaledObject" in version {0}; напишіть apiVersion: {1}.',
  "KEDA finds this only when it builds the trigger. The API server stores the ScaledObject, its condition Ready becomes False, and there is no HPA.":
    "KEDA виявляє це лише тоді, коли будує тригер. API-сервер зберігає ScaledObject, його умова Ready стає False, і HPA немає.",
  "{0}: KEDA makes an HPA of autoscaling/v2": "{0}: KEDA створює HPA з autoscaling/v2",
  "{0}: minReplicaCount, but at least 1": "{0}: minReplicaCount, але щонайменше 1",
  "{0}: a field of the ScaledObject": "{0}: поле ScaledObject",
  "{0}: the default of KEDA": "{0}: типове значення KEDA",
  "{0}: the triggers": "{0}: тригери",
  "{0}: one metric of the formula, in place of the triggers' own": "{0}: одна метрика формули замість метрик тригерів",
  "{0}: the ScaledObject's name, by which KEDA finds it when the HPA reads the metric":
    "{0}: ім’я ScaledObject, за яким KEDA його знаходить, коли HPA читає метрику",
  "{0}: trigger {1}, {2}": "{0}: тригер {1}, {2}",
  "{0}: keda-hpa- and the name of the ScaledObject": "{0}: keda-hpa- та ім’я ScaledObject",
  "{0}: KEDA's own labels": "{0}: власні мітки KEDA",
  "{0}: the annotation {1}": "{0}: анотація {1}",
  "KEDA writes its HPA back at once. Change minReplicaCount of the ScaledObject.":
    "KEDA одразу повертає свій HPA до попереднього стану. Змініть minReplicaCount у ScaledObject.",
  "KEDA makes its HPA again at once. Pause or edit the ScaledObject.":
    "KEDA одразу створює свій HPA знову. Призупиніть або змініть ScaledObject.",
  "KEDA deletes an HPA of its name while the ScaledObject is paused.": "KEDA видаляє HPA зі своїм ім'ям, поки ScaledObject призупинено.",
  "This run has a ScaledObject. Apply a ScaledObject, because KEDA owns the HPA.":
    "Цей запуск має ScaledObject. Застосуйте ScaledObject, бо HPA належить KEDA.",
  "ScaledObject {0} is another object, and this run has only one.": "ScaledObject {0} — це інший об'єкт, а цей запуск має лише один.",
  "There is no KEDA trigger here.": "Тут немає тригера KEDA.",
  "There is no trigger {0} in the ScaledObject.": "У ScaledObject немає тригера {0}.",
  "Trigger {0} has the type {1}, which has no source that can fail.":
    "Тригер {0} має тип {1}, а в нього немає джерела, яке може відмовити.",
  "No trigger of the ScaledObject has a source that can fail.": "Жоден тригер ScaledObject не має джерела, яке може відмовити.",
  "This run has an HPA. A ScaledObject must be there from the start, as the scenario's manifest.":
    "Цей запуск має HPA. ScaledObject має бути з самого початку, як маніфест сценарію.",
  "Cron triggers that end on other days than they start": "Тригери cron, що закінчуються в інші дні, ніж починаються",
  "Windows of the HPA that are not longer than the sync period": "Вікна HPA, не довші за період синхронізації",
  "The start on {0} does nothing: the next start comes before the next end.":
    "Початок {0} нічого не дає: наступний початок настає раніше за наступний кінець.",
  "From {0} on it stays on until {1}.": "Від {0} він лишається ввімкненим до {1}.",
  "KEDA asks only what comes next: it is on if the next end comes before the next start. start and end name different days of the week, so not every window ends on its own.":
    "KEDA питає лише, що настане наступним: тригер увімкнено, якщо наступний кінець настає раніше за наступний початок. start і end називають різні дні тижня, тому не кожне вікно закінчується саме.",
  "Write end: {0}": "Написати end: {0}",
  "Write metricType: AverageValue": "Написати metricType: AverageValue",
  "KEDA's admission refuses it. One ScaledObject can have the triggers of both: the HPA takes the largest count that one of them asks for.":
    "Контроль допуску KEDA це відхиляє. Один ScaledObject може мати тригери обох: HPA бере найбільшу кількість, яку просить один із них.",
  "Put its triggers into {0}": "Перенести його тригери до {0}",
  "Sunday {0}": "неділя {0}",
  "Monday {0}": "понеділок {0}",
  "Tuesday {0}": "вівторок {0}",
  "Wednesday {0}": "середа {0}",
  "Thursday {0}": "четвер {0}",
  "Friday {0}": "п’ятниця {0}",
  "Saturday {0}": "субота {0}",
  "{0} as a value": "{0} як значення",
  "a map": "словник",
  "a member": "поле значення",
  "a slice": "зріз",
  "The engine does not evaluate {0}.": "Ця сторінка не обчислює: {0}.",
  "The engine does not evaluate this.": "Ця сторінка цього не обчислює.",
  "The engine does not call {0}.": "Ця сторінка не викликає {0}.",
  "The engine does not add up nil.": "Ця сторінка не додає nil.",
  "The formula is nested too deeply.": "Формула має забагато рівнів вкладення.",
  "The formula takes more than a million steps.": "Формула потребує понад мільйон кроків.",
};
