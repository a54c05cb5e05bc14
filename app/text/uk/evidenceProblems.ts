import type { Messages } from "../language";

/** What is wrong in a real cluster. */
export const evidenceProblems: Messages = {
  "No request for {0}": "Немає запиту на {0}",
  "The container {0} has no request for {1}, so its use has no percentage. One such container stops the whole metric. Sidecars count, too.":
    "Контейнер {0} не має запиту на {1}, тож його використання не має відсотка. Один такий контейнер зупиняє всю метрику. Sidecar теж рахується.",
  "The pod {0} has a container without a request for {1}. A percentage is of the requests, so one such container stops the whole metric.":
    "Под {0} має контейнер без запиту на {1}. Відсоток рахують від запитів, тож один такий контейнер зупиняє всю метрику.",
  "At least one container of the selected pods has no request for {0}. One such container stops the whole metric. The selector may also match pods of another workload.":
    "Щонайменше один контейнер вибраних подів не має запиту на {0}. Один такий контейнер зупиняє всю метрику. Селектор може зачіпати й поди іншого навантаження.",
  "No resource metrics of the pods": "Немає метрик ресурсів подів",
  "The metrics API answered, but with no sample of these pods. Metrics-server may not reach their nodes, or the pods started less than a minute ago.":
    "API метрик відповів, але без вимірів цих подів. Можливо, metrics-server не дістається їхніх вузлів або поди стартували менш як хвилину тому.",
  "The resource metrics API did not answer": "API метрик ресурсів не відповів",
  "The controller asked metrics.k8s.io and got an error. Usually metrics-server is not installed or not ready.":
    "Контролер звернувся до metrics.k8s.io й отримав помилку. Зазвичай metrics-server не встановлено або він не готовий.",
  "No custom metric": "Немає власної метрики",
  "The custom metrics API has no value. The adapter may be missing, or no rule of it matches.":
    "API власних метрик не має значення. Можливо, бракує адаптера або жодне його правило не підходить.",
  "The custom metrics API has no value of {0}. The adapter may be missing, or no rule of it matches these pods.":
    "API власних метрик не має значення {0}. Можливо, бракує адаптера або жодне його правило не підходить цим подам.",
  "The adapter does not know the metric": "Адаптер не знає цієї метрики",
  "The custom metrics API has no metric {0} for {1}. The adapter's rules must give it for exactly this kind of object.":
    "API власних метрик не має метрики {0} для {1}. Правила адаптера мають давати її саме для такого виду об’єктів.",
  "An unknown kind": "Невідомий вид",
  "The API server does not know the kind {0}. Its apiVersion in the manifest may be wrong.":
    "API-сервер не знає виду {0}. Можливо, його apiVersion у маніфесті хибна.",
  "No external metric": "Немає зовнішньої метрики",
  "The external metrics API has no value. Its adapter may be missing or refuse the query.":
    "API зовнішніх метрик не має значення. Можливо, адаптера бракує або він відхиляє запит.",
  "The external metrics API has no value of {0}. Its adapter may be missing or refuse the query.":
    "API зовнішніх метрик не має значення {0}. Можливо, адаптера бракує або він відхиляє запит.",
  "The target was not found": "Ціль не знайдено",
  "The controller could not read the scale of scaleTargetRef. Its kind, its apiVersion or its name may be wrong.":
    "Контролер не зміг прочитати scale з scaleTargetRef. Можливо, хибні вид, apiVersion або назва.",
  "The controller could not read the scale of scaleTargetRef: {0}. Its kind, its apiVersion or its name may be wrong.":
    "Контролер не зміг прочитати scale з scaleTargetRef: {0}. Можливо, хибні вид, apiVersion або назва.",
  "Some pods have no metrics": "Деякі поди не мають метрик",
  "Only {0} of {1} had metrics. This message is of an old controller, which then computed nothing at all.":
    "Метрики мали лише {0} з {1}. Це повідомлення старого контролера, який тоді взагалі нічого не обчислював.",
  "No ready pod has metrics": "Жоден готовий под не має метрик",
  "The metrics API did not give a usable sample of any pod. Pods that start, and pods that were never ready, are left out.":
    "API метрик не дав придатного виміру жодного пода. Поди, що стартують або ніколи не були готові, не рахуються.",
  "The selector finds no pods": "Селектор не знаходить подів",
  "The target's selector matches no pod, so there is nothing to measure.":
    "Селектор цілі не зачіпає жодного пода, тож нема чого вимірювати.",
  "Several autoscalers select the same pods": "Кілька автоскейлерів вибирають ті самі поди",
  "The controller stops for all of them until each selects its own pods.":
    "Контролер зупиняється для всіх, доки кожен не вибиратиме свої поди.",
  "Scaling is disabled": "Масштабування вимкнено",
  "The target has 0 replicas, so the controller leaves it alone until somebody sets at least 1.":
    "Ціль має 0 реплік, тож контролер її не чіпає, доки хтось не задасть щонайменше 1.",
  "A metric has no value": "Метрика не має значення",
  "The table prints <unknown>: at the last sync the controller had no value. A table does not say why; the conditions and events do.":
    "Таблиця друкує <unknown>: в останньому узгодженні контролер не мав значення. Чому, каже не таблиця, а умови й події.",
  "{0} has no value: at the last sync the controller could not read it, or it has not read it yet. The conditions and events say why.":
    "{0} не має значення: в останньому узгодженні контролер не зміг його прочитати або ще не читав. Чому, кажуть умови й події.",
  "Several autoscalers have one target": "Кілька автоскейлерів мають одну ціль",
  "{0} has the same target. Newer controllers stop for all of them; older ones let each write its own count.":
    "{0} має ту саму ціль. Новіші контролери зупиняються для всіх; старіші дають кожному писати свою кількість.",
  "The selector matches other pods": "Селектор зачіпає інші поди",
  "The target's selector also matches {0} of another name, such as {1}. They count in every metric of pods.":
    "Селектор цілі зачіпає ще {0} з іншою назвою, як-от {1}. Вони рахуються в кожній метриці подів.",
  "Something else may set the replicas, too": "Кількість реплік може задавати ще щось",
  "The manifest that was applied last has replicas: {0}. Each apply of it sets that count, until the next sync of the HPA. Remove the field.":
    "Останній застосований маніфест має replicas: {0}. Кожне застосування задає цю кількість до наступного узгодження HPA. Приберіть це поле.",
  "There is a ScaledObject of the target's name. If KEDA did not make this HPA, it made another one for the same target, and both write the count.":
    "Є ScaledObject з назвою цілі. Якщо цей HPA створила не KEDA, вона створила інший для тієї самої цілі, і кількість пишуть обидва.",
  "The container {0} of {1} has no request for {2}, and a metric is a percentage of it. The controller cannot compute this metric.":
    "Контейнер {0} з {1} не має запиту на {2}, а метрика — відсоток від нього. Контролер не може обчислити цієї метрики.",
  "Limited for a long time": "Довго обмежено",
  "A limit has held the count for at least {0}. At the last sync it was {1}.":
    "Межа тримає кількість щонайменше {0}. В останньому узгодженні це було {1}.",
  "The API server does not know pods.metrics.k8s.io. Usually metrics-server is not installed, or its APIService is missing.":
    "API-сервер не знає pods.metrics.k8s.io. Зазвичай metrics-server не встановлено або бракує його APIService.",
  "The API server could not reach what serves metrics.k8s.io. metrics-server may not be ready, or a certificate, a policy or a firewall keeps the API server from it.":
    "API-сервер не дістався того, що обслуговує metrics.k8s.io. Можливо, metrics-server не готовий або заважає сертифікат, політика чи мережевий екран.",
  "A permission is missing": "Бракує дозволу",
  "The API server denied {0} of {1} to {2}. A ClusterRole and its binding must allow it.":
    "API-сервер відмовив {2} у праві {0} на {1}. ClusterRole та її прив’язка мають це дозволяти.",
  "Nothing serves {0} in this cluster: an adapter, such as prometheus-adapter or KEDA, is not installed or not ready, or its APIService is missing.":
    "У цьому кластері ніщо не обслуговує {0}: адаптер, як-от prometheus-adapter чи KEDA, не встановлено, він не готовий або бракує його APIService.",
  "The adapter answered with an empty list for {0}. It has no series with the names of these pods.":
    "Адаптер відповів для {0} порожнім списком. Він не має рядів із назвами цих подів.",
  "The adapter answered with an empty list for {0}. The metric's name and selector match no series now, or the namespace is another one.":
    "Адаптер відповів для {0} порожнім списком. Назві й селектору метрики зараз не відповідає жоден ряд, або простір імен інший.",
  "The target cannot be scaled": "Ціль не масштабується",
  "A {0} has no scale subresource, so no HPA can scale it.": "{0} не має підресурсу scale, тож жоден HPA його не масштабує.",
  "The API server found no scale of this {0}. Its apiVersion in scaleTargetRef may be wrong.":
    "API-сервер не знайшов scale: {0}. Можливо, хибна apiVersion у scaleTargetRef.",
  "The API server found no scale of the target. Either its CustomResourceDefinition has no subresources.scale, or the apiVersion in scaleTargetRef is wrong.":
    "API-сервер не знайшов scale цілі. Або її CustomResourceDefinition не має subresources.scale, або apiVersion у scaleTargetRef хибна.",
  "The target's selector cannot be read": "Селектор цілі не читається",
  "Without a selector the controller does not know which pods to measure. The CustomResourceDefinition lacks labelSelectorPath, or the field at that path is empty.":
    "Без селектора контролер не знає, які поди вимірювати. CustomResourceDefinition не має labelSelectorPath, або поле за цим шляхом порожнє.",
  "The text in the status of the target is no label selector. The program that writes this status must put one there.":
    "Текст у статусі цілі не є селектором міток. Програма, що пише цей статус, має записати туди селектор.",
  "A container is missing": "Бракує контейнера",
  "The pod {0} has no container {1}, and the metric measures it in every pod. After a renaming this fails until each pod has the new name.":
    "Под {0} не має контейнера {1}, а метрика вимірює його в кожному поді. Після перейменування це не вдається, доки кожен под не матиме нової назви.",
  "The count could not be written": "Кількість не вдалося записати",
  "Another program changed the target at the same moment. The next sync tries again; only if it happens often is something wrong.":
    "Інша програма змінила ціль тієї ж миті. Наступне узгодження спробує знову; щось не так, лише якщо це стається часто.",
  "An admission webhook denied the new count: {0}": "Admission webhook відхилив нову кількість: {0}",
  "The API server refused the new count: {0}": "API-сервер відхилив нову кількість: {0}",
  "The controller names {0}. It stops for all of them until each selects its own pods.":
    "Контролер називає {0}. Він зупиняється для всіх, доки кожен не вибиратиме свої поди.",
  "Both bounds are the same": "Обидві межі однакові",
  "minReplicas and maxReplicas are both {0}, so no metric can change the count.":
    "minReplicas і maxReplicas дорівнюють {0}, тож жодна метрика не змінить кількості.",
  "The target's selector also matches the pods of {0}. They count in every metric of pods, but the HPA scales its target alone.":
    "Селектор цілі зачіпає й поди {0}. Вони рахуються в кожній метриці подів, але HPA масштабує лише свою ціль.",
  "The target's selector also matches the pods of {0}, which {1} scales. Newer controllers stop for both HPAs; older ones count these pods in both.":
    "Селектор цілі зачіпає й поди {0}, що їх масштабує {1}. Новіші контролери зупиняються для обох HPA; старіші рахують ці поди в обох.",
  "The target is elsewhere": "Ціль в іншому місці",
  "The text has {0} of this name, but scaleTargetRef names another kind.":
    "У тексті є {0} з цією назвою, але scaleTargetRef називає інший вид.",
  "The text has {0} in the namespace {1}. An HPA scales only a target in its own namespace.":
    "У тексті є {0} у просторі імен {1}. HPA масштабує лише ціль у власному просторі імен.",
  "By managedFields, {0} wrote spec.replicas last, not the HPA. Each time it writes the field, it sets its own count.":
    "За managedFields останнім spec.replicas записав {0}, а не HPA. Щоразу, коли він пише це поле, він задає свою кількість.",
  "By managedFields, {0} wrote spec.replicas last, at {1}, not the HPA. Each time it writes the field, it sets its own count.":
    "За managedFields останнім spec.replicas записав {0}, о {1}, а не HPA. Щоразу, коли він пише це поле, він задає свою кількість.",
  "The container {0} of {1} has no request for {2}, and a metric is a percentage of it. Unless a LimitRange gives its pods one, the controller cannot compute this metric.":
    "Контейнер {0} з {1} не має запиту на {2}, а метрика — відсоток від нього. Якщо LimitRange не дає його подам запиту, контролер не може обчислити цієї метрики.",
  "Fewer pods than replicas": "Подів менше, ніж реплік",
  "The workload wants {0}, and only {1} are there. A quota, a LimitRange or an admission webhook may refuse the others.":
    "Робоче навантаження хоче {0}, а є лише {1}. Інші, можливо, відхиляє квота, LimitRange або admission webhook.",
  "Some pods are not ready": "Деякі поди не готові",
  "New pods were refused": "Нові поди відхилено",
  "A ResourceQuota of the namespace allows no more pods, so the HPA's count is not reached: “{0}”.":
    "ResourceQuota простору імен не дозволяє більше подів, тож кількості від HPA не досягнуто: «{0}».",
  "A LimitRange of the namespace does not allow these pods, so the HPA's count is not reached: “{0}”.":
    "LimitRange простору імен не дозволяє таких подів, тож кількості від HPA не досягнуто: «{0}».",
  "An admission webhook denied new pods, so the HPA's count is not reached: “{0}”.":
    "Admission webhook відхилив нові поди, тож кількості від HPA не досягнуто: «{0}».",
  "The API server refused new pods, so the HPA's count is not reached: “{0}”.":
    "API-сервер відхилив нові поди, тож кількості від HPA не досягнуто: «{0}».",
  "No node takes a new pod": "Жоден вузол не бере нового пода",
  "A pod found no node, so it stays Pending: “{0}”.": "Под не знайшов вузла, тож лишається Pending: «{0}».",
  "At maxReplicas for a long time": "Довго на maxReplicas",
  "In the last rows, over at least {0}, the count is maxReplicas {1}, and the figures of each row propose more.":
    "В останніх рядках, щонайменше {0}, кількість — maxReplicas {1}, а значення кожного рядка пропонують більше.",
  "By the series the count has been maxReplicas {0} for {1}. Whether more was proposed, the metric's figure shows.":
    "За рядами кількість уже {1} дорівнює maxReplicas {0}. Чи пропонувалося більше, показує графік метрики.",
  "By the series the count was maxReplicas {0} for {1}. Whether more was proposed, the metric's figure shows.":
    "За рядами кількість {1} дорівнювала maxReplicas {0}. Чи пропонувалося більше, показує графік метрики.",
  "The HPA wrote {0} at least {1} times, and other counts {2} times. Between two writes of {3} something else changed the count, or events are missing: they are kept for an hour.":
    "HPA записав {0} щонайменше {1} разів, а інші кількості — {2}. Між двома записами {3} кількість змінило щось інше або бракує подій: їх зберігають годину.",
  "other objects": "інші об'єкти",
  "A VerticalPodAutoscaler changes the same figure": "VerticalPodAutoscaler змінює те саме число",
  "The VerticalPodAutoscaler {0} (updateMode {1}) changes the requests of {2}, and the percentage of the HPA is of these requests. A new request moves the percentage without any change of the load. Use the VPA for another resource, or the HPA with another metric.":
    "VerticalPodAutoscaler {0} (updateMode {1}) змінює requests для {2}, а відсоток HPA — це частка цих requests. Новий request зсуває відсоток, хоча навантаження не змінилося. Використовуйте VPA для іншого ресурсу або HPA з іншою метрикою.",
  "The quota has no room for a pod": "Квота не має місця для пода",
  "The ResourceQuota {0} has {1} at {2} of {3}, so not one more pod of the target can be made. The HPA may write a higher count, but the count is not reached.":
    "ResourceQuota {0} має {1} на рівні {2} з {3}, тож жодного нового пода цілі створити не можна. HPA може записати більшу кількість, але її не буде досягнуто.",
  "A VerticalPodAutoscaler beside it": "VerticalPodAutoscaler поруч",
  "The VerticalPodAutoscaler {0} only recommends (updateMode Off), so it changes no request.":
    "VerticalPodAutoscaler {0} лише радить (updateMode Off), тож не змінює жодного request.",
  "The VerticalPodAutoscaler {0} has another target, so it changes nothing here.":
    "VerticalPodAutoscaler {0} має іншу ціль, тож тут нічого не змінює.",
  "The VerticalPodAutoscaler {0} changes requests, and no metric of this HPA is a percentage of these requests.":
    "VerticalPodAutoscaler {0} змінює requests, і жодна метрика цього HPA не є відсотком цих requests.",
  "What the quota allows": "Що дозволяє квота",
  "The ResourceQuota {0} has {1} at {2} of {3}: that is room for {4} more of the target.":
    "ResourceQuota {0} має {1} на рівні {2} з {3}: це місце ще для {4} цілі.",
  "A request by a LimitRange": "Request від LimitRange",
  "The LimitRange {0} gives a container without a request for {1} a request of {2} when its pod is made. The percentage is of this request, too.":
    "LimitRange {0} дає контейнеру без request для {1} request {2}, коли створюється його под. Відсоток рахується і від цього request.",
  "A PodDisruptionBudget does not hold the HPA": "PodDisruptionBudget не стримує HPA",
  "The PodDisruptionBudget {0} counts evictions only. A scale-down deletes pods, so the budget does not stop it.":
    "PodDisruptionBudget {0} рахує лише витіснення. Зменшення видаляє поди, тож бюджет його не зупиняє.",
  "Read and not used": "Прочитано й не використано",
  "The HPA does not depend on {0}.": "HPA не залежить від {0}.",
  "The HPA does not depend on {0} and {1} others.": "HPA не залежить від {0} та ще {1}.",
  "{0} of {1} were not ready.": "{0} з {1} не були готові.",
  "{0} of {1} were not ready ({2}).": "{0} з {1} не були готові ({2}).",
  "The controller sets pods aside that start, that were never ready or that have no sample.":
    "Контролер відкладає поди, які стартують, ніколи не були готові або не мають виміру.",
  "Whether a running pod is ready counts for CPU only, so these pods count if they have a value. Very old controllers (the change came between 1.12 and 1.15) set them aside for every metric.":
    "Чи готовий запущений под, важливо лише для CPU, тож ці поди рахуються, якщо мають значення. Дуже старі контролери (зміна сталася між 1.12 і 1.15) відкладали їх для кожної метрики.",
  "The table does not print the kind of the metric. If it is a whole value (Value of an Object or External metric), the ratio is multiplied by the ready pods alone, here {0}.":
    "Таблиця не виводить вид метрики. Якщо це повне значення (Value метрики Object або External), відношення множиться лише на готові поди, тут {0}.",
  "The sample of the pod {0} has no container {1}. The container may have just started or be renamed. Up to Kubernetes 1.32 one such pod stops the whole metric; from 1.33 on it only counts as a pod without metrics, so an upgrade ends it.":
    "Вимір пода {0} не має контейнера {1}. Можливо, контейнер щойно стартував або його перейменовано. До Kubernetes 1.32 один такий под зупиняє всю метрику; від 1.33 він рахується лише як под без метрик, тож оновлення це усуває.",
  "An average of 0 pods": "Середнє по 0 подах",
  "{0} was divided by 0 pods. Up to Kubernetes 1.37 the status then has the smallest number there is, -9223372036854775808m. It is no error, and it does not tell the total.":
    "{0} поділено на 0 подів. До Kubernetes 1.37 статус тоді має найменше можливе число, -9223372036854775808m. Це не помилка, і воно не каже про суму.",
  "{0} The average was divided by 0 pods, so the printed figure tells nothing.":
    "{0} Середнє поділено на 0 подів, тож надруковане число нічого не каже.",
  "Then it proposes {0}.": "Тоді вона пропонує {0}.",
};
