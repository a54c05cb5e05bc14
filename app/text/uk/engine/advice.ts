import type { Messages } from "../../../ui/language";

export const advice: Messages = {
  "Versions that clusters no longer serve, or will not for long": "Версії, які кластери вже не обслуговують або скоро перестануть",
  "Containers without the request that a utilization target needs": "Контейнери без запиту ресурсів, потрібного для цілі завантаженості",
  "Targets that idle pods exceed already": "Цільові значення, які перевищують уже поди без навантаження",
  "minReplicas 0 with Percent policies alone for scaling up": "minReplicas 0, коли вгору масштабують лише політики Percent",
  "Policies that take hours to get where they should": "Політики, яким до мети потрібні години",
  "Utilization targets above 100%": "Цілі завантаженості понад 100%",
  "minReplicas equal to maxReplicas": "minReplicas дорівнює maxReplicas",
  "spec.replicas in the manifest of the workload": "spec.replicas у маніфесті робочого навантаження",
  "A workload that is not the autoscaler's target": "Робоче навантаження, що не є ціллю автоскейлера",
  "A tolerance that maxReplicas leaves no room for": "Допуск, для якого maxReplicas не лишає місця",

  "minReplicas and maxReplicas are both {0}: nothing can scale.": "minReplicas і maxReplicas однакові, {0}: масштабувати нічого.",
  "Metrics are read at every reconcile, and every proposal is clamped to this one count.":
    "Метрики читаються під час кожного узгодження, і кожну пропозицію обмежено цією однією кількістю.",
  "From 0 replicas these policies allow no pod at all.": "Від 0 реплік ці політики не дозволяють жодного пода.",
  "A Percent policy allows a share of the pods there are, which is none at 0 replicas, and selectPolicy Min takes the smallest change.":
    "Політика Percent дозволяє частку наявних подів, тобто жодного за 0 реплік, а selectPolicy Min бере найменшу зміну.",
  "A Percent policy allows a share of the pods there are, which is none at 0 replicas. A policy of type Pods beside it lets the first one start.":
    "Політика Percent дозволяє частку наявних подів, тобто жодного за 0 реплік. Політика типу Pods поруч дасть запуститися першому.",

  "The target is {0}% of the {1} requested.": "Цільове значення — {0}% запиту на {1}.",
  "Nothing is added before pods use more {0} than they requested: a limit at the request keeps them from ever getting there, and the scheduler has kept no room for it.":
    "Нічого не додається, доки поди не споживуть {0} більше, ніж запросили: ліміт на рівні запиту ніколи їх туди не пустить, а планувальник не залишив для цього місця.",
  "No container of the {0} is called {1}.": "У {0} немає контейнера з назвою {1}.",
  "The controller finds no such container in the pods, and the metric fails at every reconcile.":
    "Контролер не знаходить у подах такого контейнера, і метрика дає збій під час кожного узгодження.",
  "The container {0} requests no {1}.": "Контейнер {0} не має запиту на {1}.",
  'A utilization is usage divided by what all containers request. Without this request the controller reports "missing request for {0} in container {1}", and the metric proposes nothing.':
    "Завантаженість — це споживання, поділене на запити всіх контейнерів. Без цього запиту контролер повідомляє «missing request for {0} in container {1}», і метрика нічого не пропонує.",
  "Idle pods use {0}% of the {1} they request": "Поди без навантаження споживають {0}% свого запиту на {1}",
  "Idle pods use more {0}": "Поди без навантаження споживають {0} більше",
  "{0}: the target of {1} is below that.": "{0}: цільове значення {1} нижче за це.",
  "Adding pods does not lower what each of them uses at rest: the count climbs to maxReplicas and stays there.":
    "Нові поди не зменшують того, що кожен із них споживає без навантаження: кількість росте до maxReplicas і там лишається.",
  "The controller's tolerance keeps the count where it is, and without load it never shrinks.":
    "Допуск контролера тримає кількість на місці, і без навантаження вона ніколи не зменшується.",

  "From {0} {1} to {2} {3} these policies take at least {4} hours.": "Від {0} {1} до {2} {3} цим політикам потрібно щонайменше {4} год.",
  "A policy allows its value once in its period, however far the metric is above the target.":
    "Політика дозволяє своє значення раз на період, хоч би як метрика перевищувала цільове значення.",
  "A policy allows its value once in its period: that long the pods of a peak are paid for after it is over.":
    "Політика дозволяє своє значення раз на період: стільки часу після піка ще доводиться платити за його поди.",

  "The tolerance of {0}% is larger than the step from minReplicas {1} to maxReplicas {2}.":
    "Допуск {0}% більший за крок від minReplicas {1} до maxReplicas {2}.",
  "Nothing is added until the metric is more than {0}% above its target, and then even maxReplicas is too few to bring it back.":
    "Нічого не додається, доки метрика не перевищить цільове значення більш ніж на {0}%, а тоді вже й maxReplicas замало, щоб її повернути.",

  "This annotation is dropped: its text is not of the form that the API server wrote.":
    "Цю анотацію відкинуто: її текст не має форми, у якій його писав API-сервер.",
  "An older version carries what it has no fields for as JSON in annotations; what cannot be read there is left out without a word.":
    "Те, для чого старіша версія не має полів, вона несе як JSON в анотаціях; чого там не вдається прочитати, те мовчки пропускається.",
  "{0} is still served.": "{0} ще обслуговується.",
  "{0} is gone since Kubernetes {1}.": "{0} немає, починаючи з Kubernetes {1}.",
  "The API server stores it as autoscaling/v2, which is what runs here. Only autoscaling/v2 has fields for other metrics and for behavior.":
    "API-сервер зберігає це як autoscaling/v2, і саме воно тут працює. Лише autoscaling/v2 має поля для інших метрик і для behavior.",
  'A cluster of today answers: no matches for kind "HorizontalPodAutoscaler" in version "{0}". Here it runs as the API server converted it.':
    'Сучасний кластер відповідає: no matches for kind "HorizontalPodAutoscaler" in version "{0}". Тут воно працює так, як його перетворював API-сервер.',

  "The {0} sets replicas to {1}.": "{0} задає для replicas значення {1}.",
  "Whenever this manifest is applied, the count goes back to it, whatever the autoscaler had decided. Without the field the autoscaler keeps its count (the first apply without it may set 1 once).":
    "Щоразу, коли цей маніфест застосовують, кількість повертається до цього значення, хоч би що вирішив автоскейлер. Без цього поля автоскейлер зберігає свою кількість (перше застосування без нього може один раз установити 1).",
  "The autoscaler is in the namespace {0}, the {1} in {2}.": "Автоскейлер у просторі імен {0}, а {1} — у {2}.",
  "The target is the {0} {1}, but the text has the {2} {3}.": "Ціль — {0} {1}, але в тексті {2} {3}.",
  "An autoscaler scales what scaleTargetRef names in its own namespace. Where there is no such object, it scales nothing.":
    "Автоскейлер масштабує те, що scaleTargetRef називає в його власному просторі імен. Якщо такого об’єкта немає, він нічого не масштабує.",
};
