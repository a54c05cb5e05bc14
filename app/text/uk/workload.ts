import type { Messages } from "../language";

export const workload: Messages = {
  "Choose a date and a time from {0} to {1}": "Виберіть дату й час від {0} до {1} року",
  "There is no time zone of this name": "Часового поясу з такою назвою немає",
  "The list of time zones could not be loaded.": "Список часових поясів не вдалося завантажити.",
  "Day of the week: {0}.": "День тижня: {0}.",
  "Clocks skip this time; they show {0}.": "Годинники пропускають цей час; вони показують {0}.",
  "In UTC: {0}.": "За UTC: {0}.",
  "Metrics pipeline": "Шлях метрик",
  "A sync sees a change in CPU or memory fully after at most {0}.": "Узгодження бачить зміну CPU або пам’яті повністю щонайпізніше за {0}.",
  "A sync sees a change in {0} fully after at most {1}.": "Узгодження бачить зміну {0} повністю щонайпізніше за {1}.",
  "room for all pods": "місця вистачає на всі поди",
  "The autoscaler of Kubernetes 1.2 reads only CPU utilization. After each rescale it does not scale up for 3 minutes or down for 5. Tolerance and windows are fixed, not flags. It had its samples from Heapster, each the mean of the last minute; here it gets one sample of each pod.":
    "Автоскейлер Kubernetes 1.2 читає лише завантаженість CPU. Після кожного масштабування він 3 хвилини не масштабує вгору й 5 хвилин не масштабує вниз. Допуск і вікна сталі, прапорців для них немає. Він брав виміри з Heapster, кожен — середнє за останню хвилину; тут він отримує один вимір кожного пода.",
  "An older API server and controller. The API server drops the manifest’s tolerances, a ratio exactly at the edge of the tolerance may count as outside, and no condition records who scaled to zero.":
    "Старіші API-сервер і контролер. API-сервер відкидає допуски з маніфесту, відношення точно на межі допуску може вважатися поза ним, і жодна умова не записує, хто масштабував до нуля.",
  "Since 1.29, the controller counts the requests of sidecars, and a failed sync writes what it read into the status.":
    "Від 1.29 контролер враховує запити sidecar-контейнерів, а невдала синхронізація записує до статусу те, що прочитала.",
  "Since 1.30, ContainerResource metrics are always on, and kubectl get names the resource of a target.":
    "Від 1.30 метрики ContainerResource завжди ввімкнені, а kubectl get називає ресурс цільового значення.",
  "For the autoscaler, 1.31 decides as 1.30 does. Likely since 1.31, a burst of warnings no longer keeps the API server from getting normal events.":
    "Автомасштабувальник 1.31 вирішує так само, як 1.30. Імовірно від 1.31 потік попереджень більше не витісняє звичайних подій.",
  "Since 1.32, a percent sign in an error no longer garbles its text.": "Від 1.32 знак відсотка в помилці більше не псує її тексту.",
  "Since 1.33, a ratio exactly at the edge of the tolerance is inside, and a pod whose sample lacks the container counts as missing. The manifest may set tolerances if the gate is on.":
    "Від 1.33 відношення точно на межі допуску лежить усередині, а под, у вимірі якого немає контейнера, вважається відсутнім. Маніфест може задавати допуски, якщо перемикач увімкнено.",
  "Since 1.34, the requests of the pod itself count, an average of an External metric no longer overflows, and the API server checks the apiVersion of the target.":
    "Від 1.34 враховуються запити самого пода, середнє метрики External більше не переповнюється, а API-сервер перевіряє apiVersion цілі.",
  "Since 1.35, the manifest’s tolerances apply by default, a value of an Object or External metric no longer overflows, and a container that a pod does not have fails the metric.":
    "Від 1.35 допуски маніфесту діють за замовчуванням, значення метрики Object чи External більше не переповнюється, а контейнер, якого под не має, робить метрику невдалою.",
  "Since 1.36, the controller reads the gate HPAScaleToZero too, and the gate is still off by default. While it is off, the controller never wakes a target from zero replicas.":
    "Від 1.36 перемикач HPAScaleToZero читає і контролер, а за замовчуванням перемикач ще вимкнено. Поки він вимкнений, контролер ніколи не будить ціль із нулем реплік.",
  "The current API server and controller.": "Сучасні API-сервер і контролер.",
  "A preview with the rules of 1.38.0-alpha.1. The release is planned for December 2026, and its rules may change until then. A count that is too large becomes the largest possible number and no longer the smallest, so the target goes to maxReplicas. At 0 in status.replicas, the status reports the total in place of an average. The overhead of a pod is not added to its own requests. A pod in phase Succeeded is ignored.":
    "Попередній перегляд із правилами 1.38.0-alpha.1. Випуск заплановано на грудень 2026 року, і до того правила можуть змінитися. Завелика кількість стає найбільшим можливим числом, а вже не найменшим, тому ціль іде до maxReplicas. Якщо в status.replicas стоїть 0, статус показує суму замість середнього. Накладні витрати пода (overhead) не додаються до його власних запитів ресурсів. Под у фазі Succeeded ігнорується.",
  "{0} (preview)": "{0} (попередня)",
  "The manifest may set its own tolerances.": "Маніфест може задавати власні допуски.",
  "minReplicas may be 0.": "minReplicas може бути 0.",
  "A pod’s own requests replace those of its containers. The pods here have none.":
    "Власні запити ресурсів пода замінюють запити його контейнерів. Тут поди їх не мають.",
  "An edited autoscaler is synced at once.": "Змінений автомасштабувальник синхронізується одразу.",
  "A manifest may have ContainerResource metrics.": "Маніфест може мати метрики ContainerResource.",
  "The autoscaler of Kubernetes 1.2 asks Heapster. It reads and writes the count through the target’s {0} subresource.":
    "Автоскейлер Kubernetes 1.2 запитує Heapster. Кількість він читає й записує через підресурс {0} цілі.",
  "The controller asks the API server. Its aggregation layer passes {0} on to metrics-server, and {1} to KEDA’s metrics server. That one asks KEDA’s operator, which asks the trigger’s source. KEDA and the controller both read and write the count through the target’s {2} subresource.":
    "Контролер запитує API-сервер. Його шар агрегації передає {0} до metrics-server, а {1} — до сервера метрик KEDA. Той запитує оператор KEDA, а він — джерело тригера. І KEDA, і контролер читають та записують кількість через підресурс {2} цілі.",
  "The controller asks the API server. Its aggregation layer passes {0} on to metrics-server, and {1} (Pods, Object) and {2} (External) to an adapter, here one for Prometheus. The controller reads and writes the count through the target’s {3} subresource.":
    "Контролер запитує API-сервер. Його шар агрегації передає {0} до metrics-server, а {1} (Pods, Object) і {2} (External) — до адаптера, тут до адаптера Prometheus. Кількість контролер читає й записує через підресурс {3} цілі.",
  "Feature gates": "Feature gates",
  "On by default.": "Типово ввімкнено.",
  "Off by default.": "Типово вимкнено.",
  "Always on in {0}.": "У {0} завжди ввімкнено.",
  "Always off in {0}.": "У {0} завжди вимкнено.",
  "From the manifest, line {0}": "З маніфесту, рядок {0}",
  "Points of {0}": "Точки {0}",
  remove: "вилучити",
  "Time of point {0}": "Час точки {0}",
  "Value at {0}": "Значення о {0}",
  "Remove the point at {0}": "Вилучити точку о {0}",
  "Add a point": "Додати точку",
  Signals: "Сигнали",
  "No manifest uses {0} now.": "Жоден маніфест зараз не використовує {0}.",
  "Remove the signal of {0}": "Вилучити сигнал {0}",
  "Remove it": "Вилучити",
  "Of the last minute, at the scrape.": "За останню хвилину, у мить збору.",
  "Its value at the scrape.": "Значення в мить збору.",
  "Function of the query": "Функція запиту",
  "Range of the query": "Проміжок запиту",
  "none: the counter itself": "немає: сам лічильник",
  "2 min in the adapter’s examples. With four scrapes in it, a missed one does little.":
    "2 хв у прикладах адаптера. Якщо в ньому чотири збори, один пропущений майже не шкодить.",
  "In the adapter’s rule: {0}": "У правилі адаптера: {0}",
  "Prometheus scrapes every {0}, so this range sometimes has only one sample, and then {1} gives nothing. Choose {2} or more.":
    "Prometheus збирає кожні {0}, тому в цьому проміжку часом лише один вимір, і тоді {1} не дає нічого. Виберіть {2} або більше.",
  "Prometheus scrapes every {0}, so this range never has two samples, and {1} gives nothing. Choose {2} or more.":
    "Prometheus збирає кожні {0}, тому в цьому проміжку ніколи немає двох вимірів, і {1} не дає нічого. Виберіть {2} або більше.",
  "Per second, over the whole range. A pod younger than the range shows too little.":
    "За секунду, на весь проміжок. Под, молодший за проміжок, показує замало.",
  "Per second, between the last two scrapes in the range.": "За секунду, між двома останніми зборами в проміжку.",
  "The requests in the range. A pod younger than the range shows too few.":
    "Запити за проміжок. Под, молодший за проміжок, показує їх замало.",
  "The total since the start, which only rises. So the autoscaler adds pods until maxReplicas.":
    "Сума від початку, яка лише зростає. Тож автоскейлер додає поди аж до maxReplicas.",
  "How a metric is computed from a counter: rate(), irate() or increase(), and over which range.":
    "Як метрика обчислюється з лічильника: rate(), irate() чи increase(), і за який проміжок.",
  "guessed: {0}": "припущення: {0}",
  "{0} metric, measures": "метрика {0}, вимірює",
  "How load becomes usage": "Як навантаження стає споживанням",
  "Waits and workers": "Очікування й робітники",
  "{0} ms for others": "{0} мс на інших",
  "workers: {0}": "робітників: {0}",
  "only CPU": "лише CPU",
  Clients: "Клієнти",
  "no connections kept, no retries": "без утриманих з’єднань і повторів",
  "connections: {0}": "з’єднань: {0}",
  "up to {0} s": "до {0} с",
  "retries: {0}": "повторів: {0}",
  "abandoned: {0} s": "покинуті: {0} с",
  "Uneven load": "Нерівне навантаження",
  Memory: "Пам’ять",
  "Released when the load falls": "Звільняється, коли навантаження спадає",
  "If off, a pod keeps the most memory that it ever used. On by default.":
    "Якщо вимкнено, под тримає найбільше пам’яті, яку будь-коли займав. Типово ввімкнено.",
  "It takes the load because you chose it.": "Він отримує навантаження, бо його вибрали ви.",
  "It takes the load because a ContainerResource metric names it.": "Він отримує навантаження, бо його називає метрика ContainerResource.",
  "It takes the load because the annotation kubectl.kubernetes.io/default-container names it.":
    "Він отримує навантаження, бо його називає анотація kubectl.kubernetes.io/default-container.",
  "It takes the load because it is the only container.": "Він отримує навантаження, бо це єдиний контейнер.",
  "It takes the load because its ports, probes, request and name look most like those of the app.":
    "Він отримує навантаження, бо його порти, проби, запит ресурсів і назва найбільше схожі на застосунок.",
  "It takes the load because it is the first container; the manifest does not tell which one is the app.":
    "Він отримує навантаження, бо це перший контейнер; з маніфесту не видно, який із них застосунок.",
  "found in the manifest": "знайдений у маніфесті",
  "{0} (found)": "{0} (знайдено)",
  "A second container": "Другий контейнер",
  "Without requests, the controller cannot compute the pod’s utilization.":
    "Без запитів ресурсів контролер не може обчислити завантаженість пода.",
  Start: "Старт",
  "Startup probe every": "Startup-проба кожні",
  "A pod is not ready before it succeeds. Here its failures do not restart the container.":
    "Доки вона не вдасться, под не готовий. Її невдачі тут не перезапускають контейнер.",
  Stop: "Завершення",
  Liveness: "Liveness",
  "restart after {0} × {1} s": "перезапуск після {0} × {1} с",
  "no probe": "без проби",
  "jobs of {0} s": "завдання по {0} с",
  "{0} s preStop, {1} s draining, {2} s to stop": "{0} с preStop, {1} с допрацювання, {2} с на зупинку",
  Service: "Service",
  "Requests that the ready pods cannot serve wait for a while and then fail.":
    "Запити, яких готові поди не встигають обслужити, якийсь час чекають, а потім завершуються невдачею.",
  "Messages wait in a durable backlog until a pod drains them. No message is lost, even with no pods.":
    "Повідомлення чекають у надійній черзі, доки їх опрацює под. Жодне не губиться, навіть коли подів немає.",
  "±{0}% between pods": "±{0}% між подами",
  "hottest +{0}%": "найгарячіший под +{0}%",
  even: "рівномірне",
  Rollout: "Розгортання",
  "kubectl rolling-update (up to kubectl 1.17) made a second ReplicationController with another name. The autoscaler does not scale that one.":
    "kubectl rolling-update (до kubectl 1.17) створював другий ReplicationController з іншою назвою. Його автоскейлер не масштабує.",
  "A {0} does not replace its pods. Only pods created later run a new release.":
    "{0} не замінює своїх подів. Новий реліз працює лише в подах, створених пізніше.",
  "A rolling update of a StatefulSet replaces its pods from the highest number down.":
    "Поступове оновлення StatefulSet замінює його поди від найвищого номера донизу.",
  "surge {0}, unavailable {1}": "додатково {0}, недоступно {1}",
  "at most the limit": "не більше за ліміт",
  "at least the request": "не менше за request",
  "What would {0} → {1} change here?": "Що змінив би тут перехід {0} → {1}?",
};
