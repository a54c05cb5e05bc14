import type { Messages } from "../../../ui/language";

/** What the fields of an autoscaler are for. */
export const guide: Messages = {
  "list of objects": "список об’єктів",
  "list of strings": "список рядків",
  "map of strings": "мапа рядків",
  "{0}, default {1}": "{0}, типово {1}",

  "The API's version that the manifest is written in. `autoscaling/v2` has every field; older ones are converted.":
    "Версія API, у якій написано маніфест. `autoscaling/v2` має всі поля; старіші версії перетворюються.",
  "Served since 1.23, with all metric sources and behavior.": "Обслуговується від 1.23, з усіма джерелами метрик і behavior.",
  "Still served, with a target for CPU alone.": "Ще обслуговується, з цільовим значенням лише для CPU.",
  "What the manifest describes.": "Що описує маніфест.",
  "It sets the replicas of another object from metrics.": "Установлює кількість реплік іншого об’єкта за метриками.",
  "The autoscaler's own name and labels. They have no part in scaling.":
    "Власні ім’я та мітки автоскейлера. На масштабування вони не впливають.",
  "The autoscaler's name. It need not be the target's, though most people make it so.":
    "Ім’я автоскейлера. Воно не мусить збігатися з іменем цілі, хоча зазвичай так роблять.",
  "a DNS subdomain: lower case, digits, - and ., at most 253 characters":
    "піддомен DNS: малі літери, цифри, - і ., щонайбільше 253 символи",
  "A prefix that the API server completes to a name.": "Префікс, який API-сервер доповнює до імені.",
  "Where the autoscaler lives. Its target, the pods and their metrics are looked for here and nowhere else.":
    "Де живе автоскейлер. Його ціль, поди та їхні метрики шукаються тут і ніде більше.",
  "a DNS label: lower case, digits and -, at most 63 characters": "мітка DNS: малі літери, цифри та -, щонайбільше 63 символи",
  "Labels of the autoscaler itself. They select nothing: the pods are found by the target's selector.":
    "Мітки самого автоскейлера. Вони нічого не вибирають: поди знаходить селектор цілі.",
  "Notes for tools. In older versions some carry metrics and behavior as JSON.":
    "Нотатки для інструментів. У старіших версіях деякі несуть метрики та behavior як JSON.",
  "What to scale, within which bounds, and by which metrics.": "Що масштабувати, у яких межах і за якими метриками.",
  "The object whose replicas are set. It needs a scale subresource, and only one autoscaler may own its pods.":
    "Об’єкт, кількість реплік якого задається. Йому потрібен підресурс scale, і його подами може керувати лише один автоскейлер.",
  "The target's group and version. It must be one that serves the kind, or the target is never found.":
    "Група й версія цілі. У них має бути такий kind, інакше ціль ніколи не знайти.",
  "Deployment, StatefulSet and ReplicaSet.": "Deployment, StatefulSet і ReplicaSet.",
  "The target's kind: anything with a scale subresource.": "Вид (kind) цілі: будь-що з підресурсом scale.",
  "The count is written to the Deployment, which rolls it through its ReplicaSets.":
    "Кількість записується в Deployment, а він передає її своїм ReplicaSet.",
  "Pods are added and taken away one after another, from the highest number.":
    "Поди додаються й забираються один за одним, з боку найбільшого номера.",
  "Only where no Deployment owns it, for that would write the count back.":
    "Лише якщо ним не володіє Deployment, бо той поверне свою кількість.",
  "The target's name, in the autoscaler's own namespace.": "Ім’я цілі, у просторі імен самого автоскейлера.",
  "The count never goes below it. A smaller count, whoever set it, is raised at the next reconcile, past all policies.":
    "Кількість ніколи не опускається нижче. Меншу, хоч би хто її задав, піднімає наступне узгодження, оминаючи всі політики.",
  "at least 0, and 0 only with an Object or External metric (gate HPAScaleToZero)":
    "щонайменше 0, а 0 — лише з метрикою Object або External (HPAScaleToZero)",
  "The count never goes above it, whatever the metrics ask for. The condition ScalingLimited says when it cuts.":
    "Кількість ніколи не підіймається вище, хоч би чого вимагали метрики. Умова ScalingLimited показує, коли це обмежує.",
  "at least 1, and not below minReplicas": "щонайменше 1 і не менше за minReplicas",
  "Each metric proposes a count of its own; the largest proposal wins. If one of them cannot be read, nothing is scaled down.":
    "Кожна метрика пропонує свою кількість; перемагає найбільша пропозиція. Якщо якусь не вдається прочитати, униз не масштабується.",
  "80% of the cpu requested": "80% запиту на cpu",
  "How fast the count may follow the proposals. Without it, a proposal may at most double the count (or reach 4 pods), and shrinking waits for the cluster's window.":
    "Як швидко кількість може йти за пропозиціями. Без цього пропозиція може щонайбільше подвоїти кількість (або довести її до 4 подів), а зменшення чекає на вікно кластера.",

  "averageUtilization: percent of what the pods request.": "averageUtilization: відсоток від запитів подів.",
  "averageValue: the amount for each pod.": "averageValue: величина на кожен под.",
  "value: the amount as it is, whatever the number of pods.": "value: сама величина, хоч би скільки було подів.",
  "Where the metric comes from. The field of that name says the rest, and no other may be filled in.":
    "Звідки береться метрика. Решту каже поле з цією назвою, а інших заповнювати не можна.",
  "CPU or memory of the pods, as metrics-server reports it.": "CPU або пам’ять подів, як повідомляє metrics-server.",
  "CPU or memory of one container in each pod, so that sidecars do not count.":
    "CPU або пам’ять одного контейнера в кожному поді, тож допоміжні контейнери не враховуються.",
  "A custom metric of each pod, averaged over the pods.": "Власна метрика кожного пода, усереднена за подами.",
  "A custom metric of one object, such as an Ingress.": "Власна метрика одного об’єкта, наприклад Ingress.",
  "A metric from outside the cluster, such as the length of a queue.": "Метрика ззовні кластера, наприклад довжина черги.",
  "CPU or memory of whole pods: the sum of their containers.": "CPU або пам’ять цілих подів: сума за їхніми контейнерами.",
  "The resource. Every container, sidecars included, needs a request of it for a utilization target.":
    "Ресурс. Для цілі завантаженості кожен контейнер, зокрема допоміжний, мусить мати на нього запит.",
  "CPU or memory of one container of each pod.": "CPU або пам’ять одного контейнера кожного пода.",
  "1.23, on by default since 1.27": "1.23, типово ввімкнено від 1.27",
  "The resource, of which this container needs a request for a utilization target.":
    "Ресурс. Для цілі завантаженості цей контейнер мусить мати на нього запит.",
  "The container's name, the same in every pod. Where a pod has none of that name the metric fails.":
    "Ім’я контейнера, те саме в кожному поді. Якщо в якомусь поді його немає, метрика дає збій.",
  "A custom metric that each pod has. Pods without a sample are counted in favour of doing less.":
    "Власна метрика, яку має кожен под. Поди без виміру враховуються так, щоб змінювати менше.",
  "A custom metric of one object in the namespace.": "Власна метрика одного об’єкта в просторі імен.",
  "The object that the metric is about. It need not be what is scaled.":
    "Об’єкт, якого стосується метрика. Це не мусить бути те, що масштабується.",
  "The object's group and version.": "Група й версія об’єкта.",
  "The object's kind.": "Вид (kind) об’єкта.",
  "The object's name, in the autoscaler's namespace.": "Ім’я об’єкта, у просторі імен автоскейлера.",
  "A metric that belongs to no object of the cluster. It can wake a workload from 0 replicas.":
    "Метрика, що не належить жодному об’єкту кластера. Вона може розбудити робоче навантаження з 0 реплік.",
  "Averaged over a window by metrics-server; follows load closely.": "metrics-server усереднює її за вікно; близько йде за навантаженням.",
  "Often stays high after load, so that the count never comes down.":
    "Після навантаження часто лишається високою, тож кількість ніколи не зменшується.",
  "Which metric, by name and labels.": "Яка метрика: за ім’ям і мітками.",
  "The metric's name, as its API serves it. A name that is not there makes the metric fail.":
    "Ім’я метрики, як його подає її API. Якщо такого імені немає, метрика дає збій.",
  "Labels of the metric's series, handed on to the metrics server. They do not select pods.":
    "Мітки рядів метрики, що передаються серверу метрик. Подів вони не вибирають.",
  "Labels that a series must have, all of them.": "Мітки, які ряд мусить мати, усі до одної.",
  "Conditions on labels, all of which must hold.": "Умови на мітки, що мусять виконуватися всі.",
  "The label's name.": "Ім’я мітки.",
  "How the label's value is compared.": "Як порівнюється значення мітки.",
  "It is one of values.": "Воно є серед values.",
  "It is none of values.": "Його немає серед values.",
  "The label is there.": "Мітка є.",
  "The label is not there.": "Мітки немає.",
  "The values to compare with, for In and NotIn.": "Значення для порівняння, для In і NotIn.",
  "What the metric should be. The count is changed in the ratio of the metric to it.":
    "Якою має бути метрика. Кількість змінюється у відношенні метрики до цього значення.",
  "Which of the target's fields holds the amount.": "У якому з полів цілі міститься величина.",
  "Usage as a percentage of requests, over all pods together. Limits play no part; above 100 means more than was requested.":
    "Споживання у відсотках від запитів, за всіма подами разом. Ліміти не мають значення; понад 100 — це більше, ніж запитано.",
  "The amount for each pod: the metric's total divided by it, rounded up, is the count proposed.":
    "Величина на кожен под: сума метрики, поділена на неї та заокруглена вгору, і є запропонованою кількістю.",
  "above 0, such as 500m or 100Mi": "більше 0, наприклад 500m або 100Mi",
  "The amount itself, not divided by pods: the count is multiplied by the ratio of the metric to it, again at every reconcile.":
    "Сама величина, не поділена на поди: кількість множиться на відношення метрики до неї, знову під час кожного узгодження.",
  "above 0, such as 30 or 2k": "більше 0, наприклад 30 або 2k",

  "How fast pods are added. What is left out gets the API server's default: double, or 4 pods, every 15 seconds, at once.":
    "Як швидко додаються поди. Чого бракує, те дістає типове значення API-сервера: удвічі більше або 4 поди кожні 15 секунд, одразу.",
  "Adding pods waits until every proposal of this time asked for more: the smallest of them counts. With 0 the newest counts at once.":
    "Поди додаються лише тоді, коли кожна пропозиція за цей час вимагала більше: важить найменша. З 0 одразу важить найновіша.",
  "the most pods that may be added in a period": "скільки щонайбільше подів можна додати за період",
  "4 Pods or 100 Percent every 15 seconds": "4 Pods або 100 Percent кожні 15 секунд",
  "How fast pods are taken away. What is left out gets the API server's default: any number every 15 seconds, after the window.":
    "Як швидко забираються поди. Чого бракує, те дістає типове значення API-сервера: скільки завгодно кожні 15 секунд, після вікна.",
  "The count follows the largest proposal of this time, so that a short lull takes no pods away. It is no pause after scaling: every reconcile looks back.":
    "Кількість іде за найбільшою пропозицією за цей час, тож коротке затишшя не забирає подів. Це не пауза після масштабування: назад дивиться кожне узгодження.",
  "the controller's flag, 300": "прапорець контролера, 300",
  "the most pods that may be taken away in a period": "скільки щонайбільше подів можна забрати за період",
  "100 Percent every 15 seconds": "100 Percent кожні 15 секунд",
  "0 to 3600 seconds": "від 0 до 3600 секунд",
  "Which of several policies counts at each reconcile.": "Яка з кількох політик важить під час кожного узгодження.",
  "The policy that allows the largest change.": "Політика, що дозволяє найбільшу зміну.",
  "The policy that allows the smallest change.": "Політика, що дозволяє найменшу зміну.",
  "No change in this direction. minReplicas and maxReplicas are still kept.":
    "Жодних змін у цьому напрямку. minReplicas і maxReplicas і далі діють.",
  "Each policy says {0}; selectPolicy picks one of them.": "Кожна політика каже, {0}; selectPolicy вибирає одну з них.",
  "Whether value counts pods or percent.": "Чи value рахує поди, чи відсотки.",
  "value is a number of pods.": "value — це кількість подів.",
  "value is a share of the pods there were when the period began. Of 0 pods that is none.":
    "value — це частка подів, які були на початку періоду. Від 0 подів це жоден.",
  "How many pods, or which percentage, one period allows. Changes made earlier in the period count against it.":
    "Скільки подів або який відсоток дозволяє один період. Раніші зміни в межах періоду враховуються.",
  "at least 1": "щонайменше 1",
  "How far back changes are counted. It slides: each reconcile looks at the seconds just passed.":
    "За який час рахуються зміни. Період ковзний: кожне узгодження дивиться на щойно минулі секунди.",
  "1 to 1800 seconds": "від 1 до 1800 секунд",
  "How far a metric may be from its target, as a share of it, before the count changes in this direction: 0.05 is 5%.":
    "Наскільки метрика може відхилитися від цільового значення, як його частка, перш ніж кількість зміниться в цьому напрямку: 0.05 — це 5%.",
  "the controller's flag, 0.1": "прапорець контролера, 0.1",
  "at least 0": "щонайменше 0",
  "1.33, behind the gate HPAConfigurableTolerance; always on in 1.37": "1.33, за HPAConfigurableTolerance; у 1.37 завжди ввімкнено",

  "The {0} of this text.": "{0} із цього тексту.",
  "A container of the {0}.": "Контейнер у {0}.",
  "a whole manifest": "цілий маніфест",
  "An autoscaler of a Deployment on cpu, from 1 to 10 replicas.": "Автоскейлер для Deployment за cpu, від 1 до 10 реплік.",
  "Resource metric": "метрика Resource",
  "cpu or memory of the pods": "cpu або memory подів",
  "Usage as a percentage of requests, over all pods.": "Споживання у відсотках від запитів, за всіма подами.",
  "ContainerResource metric": "метрика ContainerResource",
  "cpu or memory of one container": "cpu або memory одного контейнера",
  "Like Resource, without what sidecars use and request.": "Як Resource, але без споживання й запитів допоміжних контейнерів.",
  "Pods metric": "метрика Pods",
  "a custom metric of each pod": "власна метрика кожного пода",
  "The average over the pods is held at an amount.": "Середнє за подами тримається на заданій величині.",
  "Object metric": "метрика Object",
  "a custom metric of one object": "власна метрика одного об’єкта",
  "The metric of an Ingress, shared out over the pods.": "Метрика Ingress, поділена між подами.",
  "External metric": "метрика External",
  "a metric from outside the cluster": "метрика ззовні кластера",
  "The length of a queue, shared out over the pods. With it minReplicas can be 0.":
    "Довжина черги, поділена між подами. З нею minReplicas може бути 0.",
  "Pods policy": "політика Pods",
  "a number of pods a period": "кількість подів за період",
  "At most so many pods within the period.": "Щонайбільше стільки подів протягом періоду.",
  "Percent policy": "політика Percent",
  "a share of the pods a period": "частка подів за період",
  "At most this share of the pods that the period began with.": "Щонайбільше така частка подів, з якими почався період.",
  "behavior: slow to shrink": "behavior: повільне зменшення",
  "a block of behavior": "блок behavior",
  "One pod a minute less, after five calm minutes.": "На один под менше щохвилини, після п’яти спокійних хвилин.",
};
