import type { Messages } from "../../ui/language";

export const workload: Messages = {
  "Metrics pipeline": "Шлях метрик",
  "At worst {0} pass from a change of CPU or memory to the reconcile that first sees it whole.":
    "У найгіршому разі від зміни CPU або пам’яті до узгодження, яке вперше бачить її цілком, минає {0}.",
  "At worst {0} pass from a change of {1} to the reconcile that first sees it whole.":
    "У найгіршому разі від зміни {1} до узгодження, яке вперше бачить її цілком, минає {0}.",
  "room for everything": "місця вистачає на все",
  "The first autoscaler: CPU utilization alone, and after each rescale no change up for 3 minutes, none down for 5. Tolerance and windows were no flags.":
    "Перший автоскейлер: лише завантаженість CPU, а після кожного масштабування 3 хвилини без змін угору й 5 хвилин без змін униз. Допуск і вікна не були прапорцями.",
  "An older API server and controller: the manifest’s tolerances are dropped, a ratio at the tolerance’s very edge may be outside, and nobody notes who scaled to zero.":
    "Старіші API-сервер і контролер: допуски з маніфесту відкидаються, відношення на самій межі допуску може опинитися поза ним, і ніхто не записує, хто масштабував до нуля.",
  "Today’s API server and controller.": "Сучасні API-сервер і контролер.",
  "The manifest’s own tolerances count.": "Діють власні допуски маніфесту.",
  "minReplicas may be 0.": "minReplicas може бути 0.",
  "A pod’s own requests stand for its containers’; the pods here have none.":
    "Власні запити ресурсів пода замінюють запити його контейнерів; тут поди їх не мають.",
  "A manifest may have ContainerResource metrics.": "Маніфест може мати метрики ContainerResource.",
  "Feature gates": "Feature gates",
  "On by default.": "Типово ввімкнено.",
  "Off by default.": "Типово вимкнено.",
  "Locked on in {0}.": "У {0} завжди ввімкнено.",
  "Locked off in {0}.": "У {0} завжди вимкнено.",
  "From the manifest, line {0}": "З маніфесту, рядок {0}",
  "Points of {0}": "Точки {0}",
  remove: "вилучити",
  "Time of point {0}": "Час точки {0}",
  "Value at {0}": "Значення о {0}",
  "Remove the point at {0}": "Вилучити точку о {0}",
  "Add a point": "Додати точку",
  Signals: "Сигнали",
  "{0} is in no manifest now.": "{0} зараз немає в жодному маніфесті.",
  "Forget what {0} measures": "Забути, що вимірює {0}",
  "Forget it": "Забути",
  "Over the last minute.": "За останню хвилину.",
  "As it is when it is scraped.": "Таким, яким воно є під час опитування.",
  "guessed: {0}": "припущення: {0}",
  "{0} metric, measures": "метрика {0}, вимірює",
  "How load becomes usage": "Як навантаження стає споживанням",
  "Uneven load": "Нерівне навантаження",
  Memory: "Пам’ять",
  "Given back when the load falls": "Звільняється, коли навантаження спадає",
  "If not, a pod keeps the most it ever held. On by default.": "Інакше под тримає найбільше, що будь-коли займав. Типово ввімкнено.",
  "The load falls on it: you chose it.": "Навантаження лягає на нього: його вибрали ви.",
  "The load falls on it: a ContainerResource metric names it.": "Навантаження лягає на нього: його називає метрика ContainerResource.",
  "The load falls on it: the annotation kubectl.kubernetes.io/default-container names it.":
    "Навантаження лягає на нього: його називає анотація kubectl.kubernetes.io/default-container.",
  "The load falls on it: it is the only one.": "Навантаження лягає на нього: він єдиний.",
  "The load falls on it: its ports, probes, request and name look most like the app’s.":
    "Навантаження лягає на нього: його порти, проби, запити та назва найбільше схожі на застосунок.",
  "The load falls on it: nothing tells the containers apart, so it is the first.":
    "Навантаження лягає на нього: контейнери нічим не відрізняються, тож це перший.",
  "find it in the manifest": "знайти в маніфесті",
  "{0} (found)": "{0} (знайдено)",
  "A second container": "Другий контейнер",
  "Without requests, no utilization of the pod can be computed.": "Без запитів ресурсів завантаженість пода обчислити неможливо.",
  Start: "Старт",
  "No probe before": "Без перевірки протягом",
  "From running on; a pod is not ready earlier.": "Відколи контейнер працює; раніше под не готовий.",
  Stop: "Завершення",
  "{0} s grace, {1} s draining": "{0} с на завершення, {1} с допрацювання",
  "Requests arrive; what the ready pods cannot serve waits for a while and then fails.":
    "Надходять запити; що готові поди не встигають обслужити, якийсь час чекає, а потім завершується невдачею.",
  "Messages arrive in a durable backlog; the pods drain it. Nothing is lost, not even with no pod at all.":
    "Повідомлення надходять у надійну чергу; поди її розбирають. Нічого не губиться, навіть коли немає жодного пода.",
  "±{0}% between pods": "±{0}% між подами",
  "hottest +{0}%": "найбільше +{0}%",
  even: "рівномірне",
  Rollout: "Розгортання",
  "A ReplicaSet replaces no pod: a new release reaches only the pods that are made after it.":
    "ReplicaSet не замінює подів: новий випуск отримують лише поди, створені після нього.",
  "one by one": "по одному",
  "A StatefulSet replaces its pods one by one, from the highest number down.":
    "StatefulSet замінює свої поди по одному, від найбільшого номера донизу.",
  "surge {0}, unavailable {1}": "додатково {0}, недоступно {1}",
  "at most the limit": "не більше за ліміт",
  "at least the request": "не менше за request",
};
