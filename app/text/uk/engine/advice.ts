import type { Messages } from "../../language";

export const advice: Messages = {
  "API versions that clusters no longer serve, or soon will not":
    "Версії API, яких кластери вже не обслуговують або скоро не обслуговуватимуть",
  "Containers without the request that a utilization target needs": "Контейнери без запиту ресурсів, потрібного для цілі завантаженості",
  "Targets below the usage of idle pods": "Цільові значення, нижчі за споживання подів без навантаження",
  "minReplicas 0 with only Percent policies for scaling up": "minReplicas 0, коли для масштабування вгору є лише політики Percent",
  "Policies that need hours between minReplicas and maxReplicas": "Політики, яким між minReplicas і maxReplicas потрібні години",
  "Utilization targets above 100%": "Цілі завантаженості понад 100%",
  "Targets that pods cannot pass because of their CPU limit": "Цільові значення, які поди не можуть перевищити через свій ліміт CPU",
  "minReplicas equal to maxReplicas": "minReplicas дорівнює maxReplicas",
  "spec.replicas in the manifest of the workload": "spec.replicas у маніфесті робочого навантаження",
  "A workload that is not the autoscaler's target": "Робоче навантаження, що не є ціллю автоскейлера",
  "A tolerance wider than the range up to maxReplicas": "Допуск, ширший за діапазон до maxReplicas",

  "minReplicas and maxReplicas are both {0}, so nothing can scale.": "minReplicas і maxReplicas однакові, {0}, тож масштабувати нічого.",
  "Every sync reads the metrics, and the bounds limit every proposal to this one count.":
    "Кожне узгодження читає метрики, а межі обмежують кожну пропозицію цією однією кількістю.",
  "From 0 replicas, these policies allow no pods.": "Від 0 реплік ці політики не дозволяють жодного пода.",
  "A Percent policy allows a percentage of the existing pods, which is none at 0 replicas, and selectPolicy Min picks the smallest change.":
    "Політика Percent дозволяє відсоток наявних подів, тобто за 0 реплік жодного, а selectPolicy Min вибирає найменшу зміну.",
  "A Percent policy allows a percentage of the existing pods, which is none at 0 replicas. Add a policy of type Pods so that the first pod can start.":
    "Політика Percent дозволяє відсоток наявних подів, тобто за 0 реплік жодного. Додайте політику типу Pods, щоб міг запуститися перший под.",

  "The target is {0}% of the {1} request.": "Цільове значення — {0}% запиту на {1}.",
  "No pods are added until the pods use more {0} than they request. With a limit equal to the request they never do, and the scheduler reserves no room for more than the request.":
    "Поди не додаються, доки поди не споживуть {0} більше, ніж запитують. Якщо ліміт дорівнює запиту, цього ніколи не станеться, а планувальник не резервує місця понад запит.",
  "A pod can use at most {0}% of its cpu request, and the target is {1}%.":
    "Под може спожити щонайбільше {0}% свого запиту cpu, а цільове значення — {1}%.",
  "A pod can use at most {0}m of cpu, and the target is {1}.": "Под може спожити щонайбільше {0}m cpu, а цільове значення — {1}.",
  "The metric adds pods only when their average usage is more than {0}% above the target. The limit throttles them before that, so this metric never adds a pod.":
    "Метрика додає поди лише тоді, коли їхнє середнє споживання більш ніж на {0}% вище за цільове значення. Ліміт пригальмовує їх раніше, тож ця метрика ніколи не додає подів.",
  "No container of the {0} is named {1}.": "У {0} немає контейнера з назвою {1}.",
  "The controller finds no such container in the pods, so the metric fails in every sync.":
    "Контролер не знаходить у подах такого контейнера, тож метрика дає збій під час кожного узгодження.",
  "The container {0} has no {1} request.": "Контейнер {0} не має запиту на {1}.",
  'Utilization is usage divided by the requests of all containers. Without this request, the controller reports "missing request for {0} in container {1}", and the metric proposes nothing.':
    "Завантаженість — це споживання, поділене на запити всіх контейнерів. Без цього запиту контролер повідомляє «missing request for {0} in container {1}», і метрика нічого не пропонує.",
  "Idle pods use {0}% of their {1} request, above the target of {2}%.":
    "Поди без навантаження споживають {0}% свого запиту на {1} — більше за цільове значення {2}%.",
  "Idle pods use more {0} than the target of {1}.": "Поди без навантаження споживають {0} більше за цільове значення {1}.",
  "More pods do not lower the usage of an idle pod. The count climbs to maxReplicas and stays there.":
    "Нові поди не зменшують споживання пода без навантаження. Кількість зростає до maxReplicas і там лишається.",
  "The controller's tolerance holds the count, so without load the count never goes down.":
    "Допуск контролера утримує кількість, тож без навантаження вона ніколи не зменшується.",

  "These policies need at least {0} hours from {1} {2} to {3} {4}.": "Цим політикам потрібно від {1} {2} до {3} {4} щонайменше {0} год.",
  "A policy allows its value once per period, no matter how far the metric is above the target.":
    "Політика дозволяє своє значення раз на період, хоч би як метрика перевищувала цільове значення.",
  "A policy allows its value once per period. You pay for the pods of a peak for all this time after the peak ends.":
    "Політика дозволяє своє значення раз на період. Увесь цей час після піка ви ще платите за його поди.",

  "The tolerance of {0}% is larger than the step from minReplicas {1} to maxReplicas {2}.":
    "Допуск {0}% більший за крок від minReplicas {1} до maxReplicas {2}.",
  "No pods are added until the metric is more than {0}% above its target. Then even maxReplicas is too few to bring it back to the target.":
    "Поди не додаються, доки метрика не перевищить цільове значення більш ніж на {0}%. Тоді навіть maxReplicas замало, щоб повернути її до цільового значення.",

  "The API server drops this annotation because its text does not have the form that the API server writes.":
    "API-сервер відкидає цю анотацію, бо її текст не має форми, у якій його пише API-сервер.",
  "An older API version has no fields for some settings and keeps them as JSON in annotations. The API server drops what it cannot read there, without a warning.":
    "Старіша версія API не має полів для деяких налаштувань і зберігає їх як JSON в анотаціях. Чого API-сервер там не може прочитати, те він відкидає без попередження.",
  "{0} is still served.": "{0} ще обслуговується.",
  "Kubernetes {0} removed {1}.": "Kubernetes {0} вилучив {1}.",
  "The API server stores it as autoscaling/v2, and this page simulates that form. Only autoscaling/v2 has fields for other metrics and for behavior.":
    "API-сервер зберігає це як autoscaling/v2, і ця сторінка симулює саме цю форму. Лише autoscaling/v2 має поля для інших метрик і для behavior.",
  'A current cluster answers: no matches for kind "HorizontalPodAutoscaler" in version "{0}". This page simulates it in the form to which the API server converted it.':
    'Сучасний кластер відповідає: no matches for kind "HorizontalPodAutoscaler" in version "{0}". Ця сторінка симулює його у формі, на яку його перетворював API-сервер.',

  "The {0} sets replicas to {1}.": "{0} задає для replicas значення {1}.",
  "Each time you apply this manifest, this value overwrites the autoscaler's count. Without this field, the autoscaler keeps its count. But the first apply without it writes 1 once, so first remove it with kubectl apply edit-last-applied, or, with server-side apply, remove it when the autoscaler owns the field.":
    "Щоразу, коли ви застосовуєте цей маніфест, це значення перезаписує кількість автоскейлера. Без цього поля автоскейлер зберігає свою кількість. Але перший apply без цього поля один раз записує 1, тож спершу вилучіть його через kubectl apply edit-last-applied або, із server-side apply, коли поле належить автоскейлеру.",
  "The autoscaler is in the namespace {0}, but the {1} is in {2}.": "Автоскейлер у просторі імен {0}, але {1} — у {2}.",
  "The target is the {0} {1}, but the text has the {2} {3}.": "Ціль — {0} {1}, але в тексті {2} {3}.",
  "An autoscaler scales the object that scaleTargetRef names in its own namespace. If there is no such object, it scales nothing.":
    "Автоскейлер масштабує об’єкт, який scaleTargetRef називає в його власному просторі імен. Якщо такого об’єкта немає, він нічого не масштабує.",
  "Memory targets in thousandths of a byte": "Цілі для пам’яті в тисячних частках байта",
  "{0} of memory is {1} bytes: the suffix m means thousandths.": "{0} пам’яті — це {1} байта: суфікс m означає тисячні частки.",
  "Every pod uses more than that, so the count climbs to maxReplicas.": "Кожен под споживає більше, тож кількість зростає до maxReplicas.",

  "Objects and fields that are left out here": "Об’єкти й поля, яких тут немає в симуляції",
  "The {0} {1} is left out here.": "{0} {1} тут не враховано.",
  "{0} is left out here.": "{0} тут не враховано.",
  "It is in another namespace, so it does not matter to this autoscaler.":
    "Цей об’єкт в іншому просторі імен, тож для цього автоскейлера він не має значення.",
  "Its target is another workload, so it does not matter to this autoscaler.":
    "Його ціль — інше робоче навантаження, тож для цього автоскейлера він не має значення.",
  "It only holds credentials, so it does not matter to the autoscaler.":
    "Він лише містить облікові дані, тож для автоскейлера не має значення.",
  "A scale-down does not heed it: it limits only evictions, such as those of kubectl drain. So it does not matter to the autoscaler.":
    "Масштабування вниз на нього не зважає: він обмежує лише виселення, як-от від kubectl drain. Тож для автоскейлера він не має значення.",
  "KEDA starts Jobs from it, so it does not matter to the autoscaler.":
    "KEDA запускає з нього завдання Job, тож для автоскейлера він не має значення.",
  "It gives requests and limits to containers that have none, and a utilization is a share of the requests. Write them into the workload so that they count here.":
    "Він дає запити й ліміти контейнерам, які їх не мають, а завантаженість — це частка запитів. Запишіть їх у робоче навантаження, щоб вони тут рахувалися.",
  "If the quota is used up, the cluster creates no more pods, whatever count the autoscaler writes. Here it creates them.":
    "Якщо квоту вичерпано, кластер більше не створює подів, хоч би яку кількість записав автоскейлер. Тут він їх створює.",
  "Its updateMode is Off: it only recommends requests, so it does not matter to the autoscaler.":
    "Його updateMode — Off: він лише радить запити, тож для автоскейлера не має значення.",
  "It changes the requests of the pods, and a utilization is a share of the requests. So both react to the same usage, and counts here differ from those of the cluster.":
    "Він змінює запити подів, а завантаженість — це частка запитів. Тож обидва реагують на те саме споживання, і кількості тут відрізняються від кластерних.",
  "It changes the requests of the pods, but no metric of this autoscaler is a share of these requests. So it hardly matters to the autoscaler.":
    "Він змінює запити подів, але жодна метрика цього автоскейлера не є часткою цих запитів. Тож для автоскейлера він майже не має значення.",
  "KEDA made this autoscaler from it. What KEDA does beside the autoscaler is left out: it scales between 0 and 1, and it can pause.":
    "KEDA створила цей автоскейлер із нього. Те, що KEDA робить крім автоскейлера, не враховано: вона масштабує між 0 і 1 та може призупиняти.",
  "KEDA makes another autoscaler with the same target from it, and then neither of the two scales. The incident Second autoscaler shows this.":
    "KEDA створює з нього ще один автоскейлер із тією самою ціллю, і тоді жоден із двох не масштабує. Це показує інцидент «Другий автоскейлер».",
  "It says how a running container takes new requests. Requests do not change here, so it does not matter to the autoscaler.":
    "Воно визначає, як контейнер приймає нові запити під час роботи. Запити тут не змінюються, тож для автоскейлера це не має значення.",
  "A pod that finds no node by this rule waits as Pending, and the autoscaler counts it as not ready. Here a pod goes to any node with room. A scale-down does not heed the rule.":
    "Под, який за цим правилом не знаходить вузла, чекає у фазі Pending, і автоскейлер вважає його неготовим. Тут под потрапляє на будь-який вузол із місцем. Масштабування вниз на правило не зважає.",
  "It is only a preference of the scheduler, so it does not matter to the autoscaler. A scale-down does not heed it.":
    "Це лише побажання до планувальника, тож для автоскейлера воно не має значення. Масштабування вниз на нього не зважає.",
  "Target types that disagree with the value that is set": "Типи цілей, що не відповідають заданому значенню",
  "Windows that are not longer than the sync period": "Вікна, не довші за період синхронізації",
  "The type is {0}, but the target has {1}, and only that counts.": "Тип — {0}, але ціль має {1}, і враховується лише це.",
  "Of this metric, the controller does not read the type: it takes the target for one of type {0}.":
    "У цій метриці контролер не читає типу: він вважає ціль ціллю типу {0}.",
  "An Object metric has no utilization, so this metric fails at every sync.":
    "Метрика Object не має завантаження, тому ця метрика зазнає невдачі під час кожної синхронізації.",
  "The type {0} needs {1}, which this target lacks, so this metric fails at every sync.":
    "Тип {0} потребує {1}, а цій цілі його бракує, тому ця метрика зазнає невдачі під час кожної синхронізації.",
  "The API server takes it. Since 1.29, and in the patch releases of 1.26 to 1.28 that came after October 2023, the metric fails: “neither a value target nor an average value target was set”. Before, kube-controller-manager crashed.":
    "API-сервер це приймає. Від 1.29 і в патч-випусках 1.26–1.28, що вийшли після жовтня 2023 року, метрика зазнає невдачі: «neither a value target nor an average value target was set». Раніше kube-controller-manager аварійно завершувався.",
  "Write type: {0}": "Написати type: {0}",
  "Write averageValue: {0}": "Написати averageValue: {0}",
  "A window of {0} s does nothing: it is not longer than the sync period of {1} s.":
    "Вікно в {0} с нічого не дає: воно не довше за період синхронізації в {1} с.",
  "Each sync adds one proposal, and the window has those that are younger than it. So it has only the newest, as with a window of 0. Only the first sync of a controller also keeps the count that it finds.":
    "Кожна синхронізація додає одну пропозицію, а вікно має ті, що молодші за нього. Тож воно має лише найновішу, як і вікно 0. Лише перша синхронізація контролера тримає ще й кількість, яку застала.",
  "Write stabilizationWindowSeconds: {0}": "Написати stabilizationWindowSeconds: {0}",
};
