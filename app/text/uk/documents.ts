import type { Messages } from "../language";

/** What the documents about the autoscaler say, and what is true. */
export const documents: Messages = {
  "The numbers": "Числа",
  Documents: "Документи",
  "What is wrong, dated or unclear in it.": "Що в ньому хибне, застаріле або неясне.",
  "These documents make {0} about the autoscaler. Here are those that are wrong, dated or unclear, and those that need a condition. The other ones are true as they are. A test computes every answer again.":
    "У цих документах {0} про автоскейлер. Тут наведено хибні, застарілі й неясні, а також ті, що правильні лише за певної умови. Решта правильні без застережень. Тест обчислює кожну відповідь заново.",
  "{0}: {1} are true as they are, {2} are here.": "{0}: правильних без застережень {1}, тут наведено {2}.",
  "The document says": "Документ стверджує",
  "The answer": "Відповідь",
  "See it": "Де це побачити",
  "True until {0}.": "Правильно до {0}.",
  "True.": "Правильно.",
  "Wrong.": "Хибно.",
  "Unclear.": "Неясно.",
  "Documentation today": "Сьогоднішня документація",
  "Documentation of 2020": "Документація 2020 року",
  "Proposal of autoscaling/v2": "Пропозиція autoscaling/v2",
  "Design of 2015, for Kubernetes 1.1": "Проєкт 2015 року, для Kubernetes 1.1",
  "A blog’s “Advanced HPA”": "«Advanced HPA» з блогу",
  // Several documents
  "The HPA scales ReplicationControllers.": "HPA масштабує ReplicationController.",
  "The page simulates them, too, with all three versions. They scale exactly as a ReplicaSet does.":
    "Сторінка теж симулює їх, з усіма трьома версіями. Вони масштабуються точно так, як ReplicaSet.",
  "Failed pods are discarded.": "Невдалі поди відкидаються.",
  "They count nowhere: not as pods, not as missing and not as idle. Add the incident to see it.":
    "Вони не враховуються ніде: ні як поди, ні як відсутні, ні як бездіяльні. Додайте інцидент, щоб це побачити.",
  "kubectl delete hpa ends the scaling.": "kubectl delete hpa припиняє масштабування.",
  "While the HPA is gone, no sync happens and the count stays. Another incident makes the HPA again.":
    "Поки HPA немає, узгоджень не відбувається, і кількість не змінюється. Інший інцидент створює HPA знову.",
  "kubectl autoscale sets the target with --cpu-percent.": "kubectl autoscale задає цільове значення через --cpu-percent.",
  "It still works, but kubectl now calls this flag deprecated. Write --cpu=80% instead. The page makes the same manifest from both.":
    "Це ще працює, але kubectl тепер називає цей прапорець застарілим. Пишіть натомість --cpu=80%. Сторінка робить з обох той самий маніфест.",
  // The design of 2015
  "The manifest has scaleRef and cpuUtilization.targetPercentage.": "У маніфесті є scaleRef і cpuUtilization.targetPercentage.",
  "Only Kubernetes 1.1 to 1.5 read this form. Choose Kubernetes 1.2, or let the page rewrite it as autoscaling/v2.":
    "Цю форму читають лише Kubernetes від 1.1 до 1.5. Виберіть Kubernetes 1.2 або дайте сторінці переписати її як autoscaling/v2.",
  "The controller looks at the pods every 30 s.": "Контролер перевіряє поди кожні 30 с.",
  "Since 1.12 it looks every 15 s, unless a flag sets another period. With Kubernetes 1.2 the page has 30 s.":
    "Від 1.12 він перевіряє їх кожні 15 с, якщо прапорець не задає іншого періоду. З Kubernetes 1.2 на сторінці 30 с.",
  "CPU is the average of the last minute, and comes from Heapster.": "CPU — це середнє за останню хвилину, і надходить воно з Heapster.",
  "Kubernetes 1.22 removed Heapster. Today metrics-server has one sample of each pod, and the page gives Kubernetes 1.2 such samples, too.":
    "Kubernetes 1.22 вилучив Heapster. Сьогодні metrics-server має один вимір кожного пода, і сторінка дає такі виміри й Kubernetes 1.2.",
  "After a rescale, the count does not grow for 3 minutes and does not shrink for 5.":
    "Після масштабування кількість 3 хвилини не зростає і 5 хвилин не зменшується.",
  "Since 1.12 a rise does not wait, and a fall waits only for the proposals that the window remembers. Under the same load, the second rise comes after 210 s with 1.2, and after 15 s today.":
    "Від 1.12 зростання не чекає, а зменшення чекає лише на пропозиції, які пам’ятає вікно. За того самого навантаження друге зростання настає з 1.2 через 210 с, а сьогодні через 15 с.",
  "An absolute target above what a pod can use never adds pods.":
    "Абсолютне цільове значення, більше за можливе споживання пода, ніколи не додає подів.",
  "Pods with a CPU limit of 500m never reach a target of 600m, so no pod is added at any load.":
    "Поди з лімітом CPU 500m ніколи не досягнуть цільового значення 600m, тож за жодного навантаження поди не додаються.",
  "Later, kube-proxy will wake a target that was scaled to zero.": "Згодом kube-proxy пробуджуватиме ціль, масштабовану до нуля.",
  "Nobody built this. With minReplicas 0, an Object or External metric wakes the target.":
    "Цього ніхто не зробив. З minReplicas 0 ціль пробуджує метрика Object або External.",
  // The documentation of today
  "Pods that are not ready yet are set aside for CPU.": "Поди, які ще не готові, для CPU відкладаються.",
  "Only pods in their first 5 minutes, and pods that were never ready. An old pod that becomes unready still counts: 10 pods at 85% and 4 such pods, with a target of 60%, make 20. If these 4 were never ready, the count stays at 14.":
    "Лише поди в перші 5 хвилин і поди, які ніколи не були готові. Старий под, що перестав бути готовим, далі враховується: 10 подів із 85% і 4 такі поди за цільового значення 60% дають 20. Якщо ці 4 ніколи не були готові, кількість лишається 14.",
  "During the initial readiness delay, a pod that was ready only briefly counts as starting.":
    "Протягом початкової затримки готовності под, який був готовий лише недовго, вважається таким, що запускається.",
  "The delay matters only to unready pods older than 5 minutes. A younger pod counts as soon as it is ready and its sample began after that.":
    "Затримка стосується лише неготових подів, старших за 5 хвилин. Молодший под враховується, щойно він готовий і його вимір почався після цього.",
  "A pod whose readiness goes on and off is ignored until it stays ready.":
    "Под, готовність якого то є, то зникає, ігнорується, доки не стане готовим надовго.",
  "In its first 5 minutes it counts whenever it is ready and its sample began after that. Later it counts at every sync, even while it is not ready.":
    "У перші 5 хвилин він враховується щоразу, коли готовий і його вимір почався після цього. Згодом він враховується під час кожного узгодження, навіть коли не готовий.",
  "With ContainerResource, pods without that container are ignored.": "З ContainerResource поди без цього контейнера ігноруються.",
  "With a utilization target, one such pod makes the metric fail. With AverageValue, such a pod counts as missing, and the metric works. Until 1.32 it failed then, too.":
    "З ціллю завантаженості один такий под спричиняє помилку метрики. З AverageValue такий под вважається відсутнім, і метрика працює. До 1.32 вона не працювала й тоді.",
  "If an HPA names the old and the new container, it scales throughout the rollout that renames the container.":
    "Якщо HPA називає старий і новий контейнери, він масштабує протягом усього розгортання, яке перейменовує контейнер.",
  "With utilization targets both metrics fail while pods of both kinds exist, and the count stays until the rollout ends.":
    "З цілями завантаженості обидві метрики дають помилку, поки є поди обох видів, і кількість не змінюється до кінця розгортання.",
  "After someone set replicas to 0, a change of minReplicas starts the scaling again.":
    "Після того як хтось задав replicas 0, зміна minReplicas знову запускає масштабування.",
  "Kubernetes 1.37 stays at 0 at any minReplicas. Scale to 1 to start it again. Until 1.35, minReplicas 0 with an Object or External metric woke such a target.":
    "Kubernetes 1.37 лишається на 0 за будь-якого minReplicas. Масштабуйте до 1, щоб запустити знову. До 1.35 minReplicas 0 з метрикою Object або External пробуджувало таку ціль.",
  "After spec.replicas is removed from the manifest, the next apply can set the count to 1 once.":
    "Після вилучення spec.replicas з маніфесту наступний apply може один раз задати кількість 1.",
  "Then 20 pods become 1, and are 20 again after 60 s. kubectl apply edit-last-applied before the change avoids it.":
    "Тоді з 20 подів стає 1, а через 60 с їх знову 20. kubectl apply edit-last-applied перед зміною запобігає цьому.",
  // The documentation of 2020
  "A flag chooses between Heapster and the metrics APIs.": "Прапорець вибирає між Heapster і API метрик.",
  "Kubernetes 1.22 removed Heapster and the flag. Metrics always come from the metrics APIs.":
    "Kubernetes 1.22 вилучив Heapster і цей прапорець. Метрики завжди надходять з API метрик.",
  "If one of the metrics fails, nothing scales.": "Якщо одна з метрик дає помилку, масштабування не відбувається.",
  "Today this is true only downwards. If another metric proposes more pods, the count grows: 2 pods at 75% become 3 with a target of 50%.":
    "Сьогодні це правильно лише для зменшення. Якщо інша метрика пропонує більше подів, кількість зростає: 2 поди із 75% за цільового значення 50% стають 3.",
  "kubectl rolling-update of a ReplicationController loses its HPA.": "kubectl rolling-update для ReplicationController втрачає його HPA.",
  "The command made another ReplicationController, and the HPA looked for the old name. kubectl 1.18 no longer has the command.":
    "Команда створювала інший ReplicationController, а HPA шукав стару назву. У kubectl 1.18 цієї команди вже немає.",
  "After a scale-down, the controller waits before the next one.": "Після зменшення контролер чекає перед наступним.",
  "Since 1.12 the window delays nothing. It remembers proposals. In a steady decline the count falls 36 times, each time 15 s after the last.":
    "Від 1.12 вікно нічого не затримує. Воно пам’ятає пропозиції. За рівномірного спаду кількість зменшується 36 разів, щоразу через 15 с після попереднього.",
  "Annotations of Kubernetes 1.2 add custom metrics.": "Анотації Kubernetes 1.2 додають custom-метрики.",
  "Kubernetes 1.6 removed them, and the page ignores them: its Kubernetes 1.2 reads only CPU. Use the types Pods, Object and External.":
    "Kubernetes 1.6 вилучив їх, і сторінка їх ігнорує: її Kubernetes 1.2 читає лише CPU. Використовуйте типи Pods, Object і External.",
  // The proposal
  "A metric must fall when pods are added.": "Метрика має зменшуватися, коли додаються поди.",
  "Nothing checks this rule. The memory of idle pods breaks it: without one request, 2 pods become 8, which is maxReplicas.":
    "Це правило ніхто не перевіряє. Пам’ять бездіяльних подів його порушує: без жодного запиту 2 поди стають 8, а це maxReplicas.",
  "The example manifest is complete.": "Приклад маніфесту повний.",
  "It lacks metadata.name, which the API server requires. With a name it runs, and one press rewrites it as autoscaling/v2.":
    "У ньому немає metadata.name, якого вимагає API-сервер. З назвою він працює, і одне натискання переписує його як autoscaling/v2.",
  "A target can be a percentage of the limit.": "Цільове значення може бути відсотком ліміту.",
  "No release has such a field, and the API server refuses it. Utilization is always a percentage of the request.":
    "Такого поля немає в жодному випуску, і API-сервер його відхиляє. Завантаженість — це завжди відсоток запиту ресурсів.",
  "With External, another controller decides.": "З External вирішує інший контролер.",
  "It became a metric from outside the cluster, with a name and a target. The HPA still decides.":
    "Це стало метрикою з-поза меж кластера, з назвою і цільовим значенням. Вирішує все одно HPA.",
  "Metrics come from two APIs: the master metrics API and the custom metrics API.":
    "Метрики надходять з двох API: master metrics API і custom metrics API.",
  "There are three: metrics.k8s.io, custom.metrics.k8s.io and external.metrics.k8s.io. An incident stops the first, another the other two.":
    "Їх три: metrics.k8s.io, custom.metrics.k8s.io і external.metrics.k8s.io. Один інцидент зупиняє перший, інший — решту два.",
  // The blog
  "The tolerance is 0.1 seconds.": "Допуск становить 0.1 секунди.",
  "It is a ratio. With a target of 50%, 55% is still within it and changes nothing. At 56%, 10 pods become 12.":
    "Це відношення. За цільового значення 50% завантаженість 55% ще в межах допуску і нічого не змінює. За 56% 10 подів стають 12.",
  "The count falls only once within the window.": "У межах вікна кількість зменшується лише один раз.",
  "It can fall at every sync: in a steady decline it falls 36 times, each time 15 s after the last.":
    "Вона може зменшуватися під час кожного узгодження: за рівномірного спаду вона зменшується 36 разів, щоразу через 15 с після попереднього.",
  "Failed pods are discarded, and then count as 0%.": "Невдалі поди відкидаються, а потім рахуються як 0%.",
  "Only the first half is right. In the article’s example the 2 failed pods change nothing: with and without them the proposal is 14.":
    "Правильна лише перша половина. У прикладі статті 2 невдалі поди нічого не змінюють: з ними й без них пропозиція 14.",
  "Pods that are not ready count as 0%.": "Неготові поди рахуються як 0%.",
  "When it scales up, that is true of pods in their first 5 minutes and of pods that were never ready. An old pod that becomes unready counts with its real usage: 14 pods at 85% with a target of 60% make 20, even if 4 of them are unready.":
    "Під час збільшення це правильно для подів у перші 5 хвилин і для подів, які ніколи не були готові. Старий под, що перестав бути готовим, враховується зі своїм справжнім споживанням: 14 подів із 85% за цільового значення 60% дають 20, навіть якщо 4 з них не готові.",
  "The CPU initialization period is about missing metrics.": "Період ініціалізації CPU стосується відсутніх метрик.",
  "It is about young pods: for 5 minutes their CPU counts only if they are ready. A pod without a sample is missing at any age.":
    "Він стосується молодих подів: 5 хвилин їхній CPU враховується, лише якщо вони готові. Под без виміру вважається відсутнім у будь-якому віці.",
  "10 pods at 85%, 2 failed and 2 missing, with a target of 60%: the result is 17, and maxReplicas limits it to 16.":
    "10 подів із 85%, 2 невдалі та 2 відсутні, цільове значення 60%: результат 17, і maxReplicas обмежує його до 16.",
  "The controller proposes 14. When it scales up, the 2 missing pods count as 0%, and the failed pods do not count.":
    "Контролер пропонує 14. Під час збільшення 2 відсутні поди рахуються як 0%, а невдалі не враховуються.",
  "The example has placeholder text in status.lastScaleTime.": "У прикладі в status.lastScaleTime стоїть заповнювач.",
  "The API server refuses it, because it is no time. So does the page, and one press removes the status.":
    "API-сервер відхиляє його, бо це не час. Сторінка теж, і одне натискання вилучає status.",
  "The example can be pasted as it is.": "Приклад можна вставити без змін.",
  "It is indented with no-break spaces, which YAML does not read as spaces. The page says so, and one press replaces them.":
    "Відступи в ньому зроблено нерозривними пробілами, яких YAML не читає як пробіли. Сторінка про це каже, і одне натискання замінює їх.",
  "behavior.scaleDown is the counterpart of the flag for downscale stabilization.":
    "behavior.scaleDown — відповідник прапорця для стабілізації зменшення.",
  "The flag is the default of the cluster, and a window in the manifest replaces it. With 120 s in the flag, pods go 135 s after the load. With 300 s in the manifest too, they go after 300 s.":
    "Прапорець — це типове значення кластера, а вікно в маніфесті його замінює. Зі 120 с у прапорці поди зникають через 135 с після спаду навантаження. Якщо ще й у маніфесті 300 с, вони зникають через 300 с.",
  "ReplicationControllers and custom resources can be targets.": "ReplicationController і власні ресурси можуть бути цілями.",
  "A cluster scales custom resources if they have a scale subresource. The page simulates them as a Deployment and says so at their line, and ReplicationControllers as what they are.":
    "Кластер масштабує власні ресурси, якщо вони мають підресурс scale. Сторінка симулює їх як Deployment і каже про це в їхньому рядку, а ReplicationControllers — такими, як вони є.",
  "The HPA slows down if it scales down often.": "HPA сповільнюється, якщо часто зменшує кількість.",
  "There is no such rule: after 35 scale-downs in a row, the next comes after 15 s as the others did.":
    "Такого правила немає: після 35 зменшень поспіль наступне настає через 15 с, як і попередні.",
  "A window of 120 s for scaling up delays the rise.": "Вікно 120 с для збільшення затримує зростання.",
  "After a jump of the load at 600 s, the count first grows at 720 s. Without the window it grows at 615 s.":
    "Після стрибка навантаження на 600 с кількість уперше зростає на 720 с. Без вікна вона зростає на 615 с.",
  "With 30% or 7 pods a minute, 18 pods become 25 and then 33.": "З 30% або 7 подами на хвилину 18 подів стають 25, а потім 33.",
  "Then they become 43 and 56. At 18 pods, 7 pods are the larger change; from 25 on, 30% is.":
    "Потім їх стає 43 і 56. За 18 подів більша зміна — 7 подів, а від 25 — 30%.",
};
