import type { Messages } from "../../language";

/** The purpose of an autoscaler's fields. */
export const guide: Messages = {
  "list of objects": "список об’єктів",
  "list of strings": "список рядків",
  "map of strings": "мапа рядків",
  "{0}, default {1}": "{0}, типово {1}",

  "The API version of the manifest. `autoscaling/v2` has every field. The API server converts older versions.":
    "Версія API цього маніфесту. `autoscaling/v2` має всі поля. Старіші версії API-сервер перетворює.",
  "Served since 1.23, with all metric sources and behavior.": "Обслуговується від 1.23, з усіма джерелами метрик і behavior.",
  "Still served, with a target for CPU only.": "Ще обслуговується, з цільовим значенням лише для CPU.",
  "The kind of object that the manifest describes.": "Вид об’єкта, який описує маніфест.",
  "It sets the replica count of another object from metrics.": "Установлює кількість реплік іншого об’єкта за метриками.",
  "The autoscaler's own name and labels. They do not affect scaling.":
    "Власні ім’я та мітки автоскейлера. На масштабування вони не впливають.",
  "The autoscaler's name. It may differ from the target's name, but most people use the same.":
    "Ім’я автоскейлера. Воно може відрізнятися від імені цілі, але зазвичай беруть те саме.",
  "a DNS subdomain: lower case, digits, - and ., at most 253 characters":
    "піддомен DNS: малі літери, цифри, - і ., щонайбільше 253 символи",
  "A prefix that the API server completes to a name.": "Префікс, який API-сервер доповнює до імені.",
  "The autoscaler's namespace. The controller looks for its target, the pods and their metrics only here.":
    "Простір імен автоскейлера. Контролер шукає його ціль, поди та їхні метрики лише тут.",
  "a DNS label: lower case, digits and -, at most 63 characters": "мітка DNS: малі літери, цифри та -, щонайбільше 63 символи",
  "Labels of the autoscaler itself. They select nothing. The target's selector finds the pods.":
    "Мітки самого автоскейлера. Вони нічого не вибирають. Поди знаходить селектор цілі.",
  "Notes for tools. In older API versions, some annotations contain metrics and behavior as JSON.":
    "Нотатки для інструментів. У старіших версіях API деякі анотації містять метрики та behavior як JSON.",
  "What to scale, within which bounds, and by which metrics.": "Що масштабувати, у яких межах і за якими метриками.",
  "The object to scale. It needs a scale subresource, and only one autoscaler may control its pods.":
    "Об’єкт, який масштабувати. Йому потрібен підресурс scale, і його подами може керувати лише один автоскейлер.",
  "The target's API group and version. It must have this kind. Otherwise the controller never finds the target.":
    "Група API й версія цілі. У них має бути цей kind. Інакше контролер ніколи не знайде цілі.",
  "Deployment, StatefulSet and ReplicaSet.": "Deployment, StatefulSet і ReplicaSet.",
  "The target's kind: anything with a scale subresource.": "Вид (kind) цілі: будь-що з підресурсом scale.",
  "The controller writes the count to the Deployment, which passes it on to its ReplicaSets.":
    "Контролер записує кількість у Deployment, а той передає її своїм ReplicaSet.",
  "Only for a ReplicationController.": "Лише для ReplicationController.",
  "The older form of a ReplicaSet. kubectl rolling-update (up to kubectl 1.17) makes a second ReplicationController with another name, and the autoscaler does not scale that one.":
    "Старіша форма ReplicaSet. kubectl rolling-update (до kubectl 1.17) створює другий ReplicationController з іншою назвою, і його автоскейлер не масштабує.",
  "It adds and removes pods one after another, at the highest number.":
    "Він додає й прибирає поди один за одним, з боку найбільшого номера.",
  "Only if no Deployment owns it. A Deployment would write its own count back.":
    "Лише якщо ним не володіє Deployment. Deployment записав би назад власну кількість.",
  "The target's name, in the autoscaler's own namespace.": "Ім’я цілі, у просторі імен самого автоскейлера.",
  "The count never goes below it. If someone sets a smaller count, the next sync raises it and ignores all policies. But a target that someone scaled to 0 stays at 0, whatever this field says (until 1.35, 0 here woke it).":
    "Кількість ніколи не опускається нижче. Якщо хтось задасть меншу, наступне узгодження підніме її, не зважаючи на політики. Але ціль, яку хтось масштабував до 0, лишається на 0, хай що тут записано (до 1.35 включно її пробуджував 0 у цьому полі).",
  "at least 0, and 0 only with an Object or External metric (gate HPAScaleToZero)":
    "щонайменше 0, а 0 — лише з метрикою Object або External (HPAScaleToZero)",
  "The count never goes above it, whatever the metrics propose. The condition ScalingLimited shows when it limits the count.":
    "Кількість ніколи не підіймається вище, хоч би що пропонували метрики. Умова ScalingLimited показує, коли це обмежує кількість.",
  "at least 1, and not below minReplicas": "щонайменше 1 і не менше за minReplicas",
  "Each metric proposes a count, and the largest proposal wins. If one metric cannot be read, the autoscaler does not scale down.":
    "Кожна метрика пропонує кількість, і перемагає найбільша пропозиція. Якщо якусь метрику не вдається прочитати, автоскейлер не масштабує вниз.",
  "80% of the cpu request": "80% запиту на cpu",
  "How fast the count may follow the proposals. Without it, one sync can at most double the count, or go to 4 if that is more. Scaling down waits for the cluster's window.":
    "Як швидко кількість може йти за пропозиціями. Без цього поля одне узгодження може щонайбільше подвоїти кількість або довести її до 4, якщо це більше. Масштабування вниз чекає на вікно кластера.",

  "averageUtilization: percent of the pods' requests.": "averageUtilization: відсоток від запитів подів.",
  "averageValue: an amount per pod.": "averageValue: величина на кожен под.",
  "value: an amount that does not depend on the number of pods.": "value: величина, що не залежить від кількості подів.",
  "Where the metric comes from. Fill in the field with the same name, and no field of another source.":
    "Звідки береться метрика. Заповніть поле з такою самою назвою й жодного поля іншого джерела.",
  "CPU or memory of the pods, as metrics-server reports it.": "CPU або пам’ять подів, як повідомляє metrics-server.",
  "CPU or memory of one container in each pod, so that sidecars do not count.":
    "CPU або пам’ять одного контейнера в кожному поді, тож допоміжні контейнери не враховуються.",
  "A custom metric of each pod, averaged over the pods.": "Custom-метрика кожного пода, усереднена за подами.",
  "A custom metric of one object, such as an Ingress.": "Custom-метрика одного об’єкта, наприклад Ingress.",
  "A metric from outside the cluster, such as the length of a queue.": "Метрика ззовні кластера, наприклад довжина черги.",
  "CPU or memory of whole pods: the sum of their containers.": "CPU або пам’ять цілих подів: сума за їхніми контейнерами.",
  "The resource. For a utilization target, every container needs a request for it, sidecars too.":
    "Ресурс. Для цілі завантаженості запит на нього потрібен кожному контейнеру, зокрема допоміжним.",
  "CPU or memory of one container of each pod.": "CPU або пам’ять одного контейнера кожного пода.",
  "1.23, on by default since 1.27": "1.23, типово ввімкнено від 1.27",
  "The resource. For a utilization target, this container needs a request for it.":
    "Ресурс. Для цілі завантаженості цьому контейнеру потрібен запит на нього.",
  "The container's name, the same in every pod. If a pod has no container with this name, a utilization target makes the metric fail. With AverageValue that pod counts as missing (until 1.32, the metric fails then, too).":
    "Ім’я контейнера, те саме в кожному поді. Якщо в якомусь поді немає контейнера з цим іменем, метрика з ціллю завантаженості дає збій. З AverageValue цей под вважається відсутнім (до 1.32 включно метрика дає збій і тоді).",
  "A custom metric that each pod has. A pod without a sample counts in the way that changes the count less.":
    "Custom-метрика, яку має кожен под. Под без виміру враховується так, щоб кількість змінювалася менше.",
  "A custom metric of one object in the namespace.": "Custom-метрика одного об’єкта в просторі імен.",
  "The object that the metric describes. It may differ from the object that is scaled.":
    "Об’єкт, який описує метрика. Він може відрізнятися від того, що масштабується.",
  "The object's group and version.": "Група й версія об’єкта.",
  "The object's kind.": "Вид (kind) об’єкта.",
  "The object's name, in the autoscaler's namespace.": "Ім’я об’єкта, у просторі імен автоскейлера.",
  "A metric that belongs to no object in the cluster. It can scale a workload up from 0 replicas.":
    "Метрика, що не належить жодному об’єкту в кластері. Вона може масштабувати робоче навантаження вгору з 0 реплік.",
  "metrics-server averages it over a window. It follows the load closely.":
    "metrics-server усереднює її за вікно. Вона близько йде за навантаженням.",
  "It often stays high after the load, and then the count never goes down.":
    "Після навантаження вона часто лишається високою, і тоді кількість ніколи не зменшується.",
  "Which metric, by name and labels.": "Яка метрика: за ім’ям і мітками.",
  "The metric's name, as its API serves it. If the API does not have this name, the metric fails.":
    "Ім’я метрики, як його подає її API. Якщо в API такого імені немає, метрика дає збій.",
  "Labels of the metric's series. The controller passes them on to the metrics API. They do not select pods.":
    "Мітки часових рядів метрики. Контролер передає їх до API метрик. Подів вони не вибирають.",
  "A series must have all of these labels.": "Часовий ряд мусить мати всі ці мітки.",
  "A series must meet all of these conditions on labels.": "Часовий ряд мусить виконувати всі ці умови на мітки.",
  "The label's name.": "Ім’я мітки.",
  "How the label's value is compared.": "Як порівнюється значення мітки.",
  "The value is one of values.": "Значення є серед values.",
  "The value is none of values.": "Значення немає серед values.",
  "The label exists.": "Мітка є.",
  "The label does not exist.": "Мітки немає.",
  "The values to compare with, for In and NotIn.": "Значення для порівняння, для In і NotIn.",
  "The value that the metric should have. The count changes by the ratio of the metric to it.":
    "Значення, яке повинна мати метрика. Кількість змінюється у відношенні метрики до нього.",
  "Which of the target's fields has the amount.": "У якому з полів цілі вказано величину.",
  "Usage as a percentage of requests, over all pods together. Limits do not matter. Above 100 means more than the pods request.":
    "Споживання у відсотках від запитів, за всіма подами разом. Ліміти не мають значення. Понад 100 — це більше, ніж запитують поди.",
  "The amount per pod. The proposal is the metric's total divided by it, rounded up. The amount per pod must fall when pods are added.":
    "Величина на кожен под. Пропозиція — це сума метрики, поділена на неї та заокруглена вгору. Величина на под має зменшуватися, коли додаються поди.",
  "above 0, such as 500m or 100Mi": "більше 0, наприклад 500m або 100Mi",
  "The amount itself, not divided by the pods. Every sync multiplies the count by the ratio of the metric to it. So the metric must fall when pods are added, as a latency does. A total that stays the same leads to minReplicas or maxReplicas.":
    "Сама величина, не поділена на поди. Кожне узгодження множить кількість на відношення метрики до неї. Тож метрика має зменшуватися, коли додаються поди, як затримка. Сума, яка не змінюється, веде до minReplicas або maxReplicas.",
  "above 0, such as 30 or 2k": "більше 0, наприклад 30 або 2k",

  "How fast pods may be added. The API server's default: every 15 seconds the count may double, or grow by 4 if that is more, without waiting.":
    "Як швидко можна додавати поди. Типове значення API-сервера: кожні 15 секунд кількість може подвоїтися або зрости на 4, якщо це більше, без очікування.",
  "The window remembers the proposals of this time, and scaling up follows the smallest one. With 0, the newest proposal counts at once.":
    "Вікно пам’ятає пропозиції за цей час, і масштабування вгору йде за найменшою. З 0 одразу діє найновіша пропозиція.",
  "how many pods may be added in a period": "скільки подів можна додати за період",
  "4 Pods or 100 Percent every 15 seconds": "4 Pods або 100 Percent кожні 15 секунд",
  "How fast pods may be removed. The API server's default: any number every 15 seconds, after the window.":
    "Як швидко можна прибирати поди. Типове значення API-сервера: скільки завгодно кожні 15 секунд, після вікна.",
  "The window remembers the proposals of this time, and scaling down follows the largest one, so a short lull removes no pods. It is not a pause after scaling: every sync looks back.":
    "Вікно пам’ятає пропозиції за цей час, і масштабування вниз іде за найбільшою, тож коротке затишшя не прибирає подів. Це не пауза після масштабування: назад дивиться кожне узгодження.",
  "the controller's flag, 300": "прапорець контролера, 300",
  "how many pods may be removed in a period": "скільки подів можна прибрати за період",
  "100 Percent every 15 seconds": "100 Percent кожні 15 секунд",
  "0 to 3600 seconds": "від 0 до 3600 секунд",
  "Which of several policies applies in each sync.": "Яка з кількох політик діє під час кожного узгодження.",
  "The policy that allows the largest change.": "Політика, що дозволяє найбільшу зміну.",
  "The policy that allows the smallest change.": "Політика, що дозволяє найменшу зміну.",
  "No change in this direction. minReplicas and maxReplicas still apply.":
    "Жодних змін у цьому напрямку. minReplicas і maxReplicas діють далі.",
  "Each policy says {0}. selectPolicy picks one of the policies.": "Кожна політика каже, {0}. selectPolicy вибирає одну з політик.",
  "Whether value is a number of pods or a percentage.": "Чи value — це кількість подів, чи відсоток.",
  "value is a number of pods.": "value — це кількість подів.",
  "value is a percentage of the pods at the start of the period. From 0 pods it allows none.":
    "value — це відсоток подів на початку періоду. Від 0 подів він не дозволяє жодного.",
  "How many pods, or which percentage, the policy allows in one period. Earlier changes in the period count against it.":
    "Скільки подів або який відсоток політика дозволяє за один період. Раніші зміни в межах періоду враховуються.",
  "at least 1": "щонайменше 1",
  "How far back changes count. The period slides: each sync looks at the seconds just before it.":
    "За який час рахуються зміни. Період ковзний: кожне узгодження дивиться на секунди безпосередньо перед ним.",
  "1 to 1800 seconds": "від 1 до 1800 секунд",
  "How far a metric may be from its target before the count changes in this direction. It is a share of the target: 0.05 is 5%.":
    "Наскільки метрика може відхилитися від цільового значення, перш ніж кількість зміниться в цьому напрямку. Це частка цільового значення: 0.05 — це 5%.",
  "the controller's flag, 0.1": "прапорець контролера, 0.1",
  "at least 0": "щонайменше 0",
  "above 0": "більше 0",
  "1.33, with the feature gate HPAConfigurableTolerance; always on in 1.37":
    "1.33, з feature gate HPAConfigurableTolerance; у 1.37 завжди ввімкнено",

  "The {0} in this text.": "{0} із цього тексту.",
  "A container of the {0}.": "Контейнер у {0}.",
  "a whole manifest": "цілий маніфест",
  "An autoscaler that scales a Deployment on cpu, from 1 to 10 replicas.":
    "Автоскейлер, що масштабує Deployment за cpu, від 1 до 10 реплік.",
  "Resource metric": "метрика Resource",
  "cpu or memory of the pods": "cpu або memory подів",
  "Usage as a percentage of requests, over all pods.": "Споживання у відсотках від запитів, за всіма подами.",
  "ContainerResource metric": "метрика ContainerResource",
  "cpu or memory of one container": "cpu або memory одного контейнера",
  "Like Resource, without the usage and requests of sidecars.": "Як Resource, але без споживання й запитів допоміжних контейнерів.",
  "Pods metric": "метрика Pods",
  "a custom metric of each pod": "custom-метрика кожного пода",
  "It keeps the average over the pods at an amount.": "Тримає середнє за подами на заданій величині.",
  "Object metric": "метрика Object",
  "a custom metric of one object": "custom-метрика одного об’єкта",
  "The metric of an Ingress, divided by the number of pods.": "Метрика Ingress, поділена на кількість подів.",
  "External metric": "метрика External",
  "a metric from outside the cluster": "метрика ззовні кластера",
  "The length of a queue, divided by the number of pods. With it, minReplicas can be 0.":
    "Довжина черги, поділена на кількість подів. З нею minReplicas може бути 0.",
  "Pods policy": "політика Pods",
  "a number of pods per period": "кількість подів за період",
  "At most this number of pods within the period.": "Щонайбільше стільки подів протягом періоду.",
  "Percent policy": "політика Percent",
  "a percentage of the pods per period": "відсоток подів за період",
  "At most this percentage of the pods at the start of the period.": "Щонайбільше такий відсоток подів, з якими почався період.",
  "behavior: slow scale-down": "behavior: повільне масштабування вниз",
  "a block of behavior": "блок behavior",
  "Removes one pod per minute, after five calm minutes.": "Прибирає один под щохвилини, після п’яти спокійних хвилин.",
};
