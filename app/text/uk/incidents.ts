import type { Messages } from "../language";

export const incidents: Messages = {
  // The lane
  Incidents: "Інциденти",
  "Left and Right move an incident in time, with Shift ten times as far. Enter opens its form. Delete removes it.":
    "Стрілки ліворуч і праворуч пересувають інцидент у часі, із Shift — удесятеро далі. Enter відкриває його форму. Delete видаляє його.",
  "Page Up and Page Down go to the previous and the next incident.": "Page Up і Page Down ведуть до попереднього та наступного інцидентів.",
  "{0}, refused": "{0}, відхилено",
  "Add an incident": "Додати інцидент",
  "A scenario has at most {0} incidents": "Найбільша кількість інцидентів у сценарії: {0}",
  "+ add": "+ ще",

  // The menu
  "Add an incident at {0}": "Додати інцидент о {0}",
  "Add at {0}": "Додати о {0}",
  Metrics: "Метрики",
  "Custom metrics down": "Custom-метрики недоступні",
  "Pods without metrics": "Поди без метрик",
  "Scrapes missed": "Пропущені збори",
  "A share of Prometheus’ scrapes fails. rate() goes on with the samples that are left in its range; a value without a range is gone until the next scrape.":
    "Частина зборів Prometheus не вдається. rate() рахує далі з вимірів, що лишилися в його проміжку; значення без проміжку немає до наступного збору.",
  "Share of the scrapes": "Частка зборів",
  "100% is an outage.": "100% — це повний збій.",
  "Pods and nodes": "Поди й вузли",
  "Pods crash": "Аварія подів",
  "Pods become unready": "Поди стають неготовими",
  "Pods evicted": "Поди виселено",
  "Rolling update": "Поступове оновлення",
  "Container renamed": "Контейнер перейменовано",
  "Node lost, at once": "Втрата вузла, одразу",
  "Node lost, as it happens": "Втрата вузла, як воно буває",
  "Spot node reclaimed, 2 min notice": "Відібрано spot-вузол, попередження за 2 хв",
  "Spot node reclaimed, 30 s notice": "Відібрано spot-вузол, попередження за 30 с",
  "Noticed after": "Помічено через",
  "--node-monitor-grace-period: 50 s by default, 40 s before Kubernetes 1.32.":
    "--node-monitor-grace-period: типово 50 с, до Kubernetes 1.32 — 40 с.",
  "Then tolerated for": "Далі допускається",
  "The API server gives every pod a toleration of 300 s.": "API-сервер дає кожному поду toleration на 300 с.",
  Notice: "Попередження",
  "From the notice until the node is gone.": "Від попередження до зникнення вузла.",
  "The node with the most pods stops to answer. Its pods have no metrics, and count as Ready until the loss is noticed. Then they are Running but not Ready, until the toleration ends and they are deleted. Only then a ReplicaSet creates new ones. The deleted pods stay Terminating.":
    "Вузол із найбільшою кількістю подів перестає відповідати. Його поди не мають метрик і вважаються Ready, доки втрату не помічено. Потім вони Running, але не Ready, доки не закінчиться toleration і їх не буде видалено. Лише тоді ReplicaSet створює нові. Видалені поди залишаються Terminating.",
  "The provider takes back the node with the most pods. From the notice on it takes no new pods, and its pods are deleted and stop as usual. What still runs when the notice ends is killed.":
    "Провайдер забирає вузол із найбільшою кількістю подів. Від попередження він не приймає нових подів, а його поди видаляються й зупиняються як звичайно. Що ще працює, коли час вийшов, примусово завершується.",
  Rollback: "Відкочування",
  "Deletion cost set": "Задано вартість видалення",
  "Deletion cost": "Вартість видалення",
  "Of each of these pods.": "Кожного з цих подів.",
  "People and machines": "Люди й машини",
  "HPA deleted": "HPA видалено",
  "HPA made again": "HPA створено знову",
  "Scaled to zero by hand": "Вручну до нуля",
  "kubectl apply with replicas": "kubectl apply з replicas",
  "Second autoscaler": "Другий автоскейлер",
  "Load multiplied": "Навантаження помножено",

  // The form
  Remove: "Вилучити",
  "Close the form": "Закрити форму",
  Close: "Закрити",
  "It changed nothing: {0}": "Це нічого не змінило: {0}",
  From: "Від",
  At: "О",
  "As mm:ss, up to the end of the run.": "Як mm:ss, до кінця прогону.",
  "How many of the oldest pods. If there are fewer, all of them.": "Скільки найстаріших подів. Якщо їх менше, то всі.",
  Factor: "Множник",
  "0 stops the load. 1 changes nothing.": "0 зупиняє навантаження. 1 нічого не змінює.",
  Replicas: "Репліки",
  "spec.replicas of the applied manifest": "spec.replicas застосованого маніфесту",
  For: "Тривалість",
  "How long it lasts.": "Як довго це триває.",
  "The new release": "Новий реліз",
  good: "справний",
  "never becomes ready": "ніколи не стає готовим",
  "crashes at start": "падає під час запуску",
  "The new name": "Нова назва",
  "Of the main container, in the new release.": "Головного контейнера в новому релізі.",
  "The new manifest, YAML": "Новий маніфест, YAML",
  "line {0}:": "рядок {0}:",
  "and {0} more": "і ще {0}",
  "The API server refuses this, so the autoscaler stays as it is.": "API-сервер це відхиляє, тож автоскейлер лишається таким, як є.",

  // The effect of each incident
  "The resource metrics API does not answer: cpu and memory have no value.":
    "API метрик ресурсів не відповідає: cpu і memory не мають значень.",
  "The custom metrics API and the external metrics API do not answer.": "API custom-метрик та API external-метрик не відповідають.",
  "The oldest pods have no samples, so they count as missing.": "Найстаріші поди не мають вимірів, тож вважаються відсутніми.",
  "The containers of the oldest pods exit. The kubelet restarts them: the first time at once, then after a back-off of 10 s that doubles up to 5 min.":
    "Контейнери найстаріших подів завершуються. kubelet перезапускає їх: першого разу відразу, далі після паузи (back-off) 10 с, що подвоюється до 5 хв.",
  "The readiness probes of the oldest pods fail, so these pods serve no requests.":
    "Перевірки готовності найстаріших подів не проходять, тож ці поди не обслуговують запитів.",
  "The revision before the present one comes back. A Deployment uses its old ReplicaSet again, with the pods that it still has, so no pod of that revision is replaced.":
    "Повертається попередня ревізія. Deployment знову використовує свій старий ReplicaSet з подами, які той ще має, тож жоден под цієї ревізії не замінюється.",
  "Someone annotates the oldest pods with controller.kubernetes.io/pod-deletion-cost. A scale-down removes ready pods with a lower cost first; pods without the annotation cost 0.":
    "Хтось позначає найстаріші поди анотацією controller.kubernetes.io/pod-deletion-cost. Зменшення спершу прибирає готові поди з нижчою вартістю; поди без анотації коштують 0.",
  "A new release, in which the main container has another name, replaces the pods as a rolling update does. A metric of the old name finds no container in the new pods, and a metric of the new name finds none in the old pods.":
    "Новий реліз, у якому головний контейнер має іншу назву, замінює поди так, як поступове оновлення. Метрика зі старою назвою не знаходить контейнера в нових подах, а метрика з новою назвою — у старих.",
  "The kubelet evicts the oldest pods, as on a node without free memory: it kills their containers at once. The pods stay in phase Failed to the end of the run, and the autoscaler ignores them. Other pods replace them at once; a StatefulSet first deletes the failed pod.":
    "kubelet виселяє найстаріші поди, як на вузлі без вільної пам’яті: він відразу завершує їхні контейнери. Поди лишаються у фазі Failed до кінця прогону, і автоскейлер їх ігнорує. Інші поди відразу замінюють їх; StatefulSet спершу видаляє невдалий под.",
  "A new release replaces all pods, as fast as the workload’s rollout settings allow. A ReplicaSet or ReplicationController replaces none: only pods that it creates later have the release.":
    "Новий реліз замінює всі поди так швидко, як дозволяють налаштування розгортання робочого навантаження. ReplicaSet і ReplicationController не замінюють жодного: цей реліз мають лише поди, які вони створять пізніше.",
  "Someone sets spec.replicas once. The autoscaler continues from that count; at 0 it pauses.":
    "Хтось один раз задає spec.replicas. Автоскейлер продовжує з цієї кількості; за 0 він призупиняється.",
  "Someone applies the workload’s manifest, which has spec.replicas in it. This overwrites the autoscaler’s count.":
    "Хтось застосовує маніфест робочого навантаження, у якому є spec.replicas. Це перезаписує кількість, яку задав автоскейлер.",
  "From this time on the autoscaler has this manifest. If it was deleted, this makes it again.":
    "Відтоді автоскейлер має цей маніфест. Якщо його видалено, це створює його знову.",
  "Someone deletes the HPA with kubectl delete. The target keeps its count, and no sync happens until the HPA is made again.":
    "Хтось видаляє HPA командою kubectl delete. Ціль зберігає свою кількість, і узгоджень немає, доки HPA не створено знову.",
  "Someone applies the deleted HPA’s last manifest again. It begins with an empty status, and it no longer knows the proposals and rescales of before the deletion unless it was made again before the controller’s next sync.":
    "Хтось знову застосовує останній маніфест видаленого HPA. Він починає з порожнім статусом і вже не знає пропозицій і масштабувань до видалення, хіба що його створено знову ще до наступного узгодження контролера.",
  "Multiplies the drawn load while it lasts.": "Множить намальоване навантаження, доки триває інцидент.",
  "The node with the most pods disappears, and its pods with it, as if the cluster knew at once. If the number of nodes is unlimited, a tenth of the pods disappears.":
    "Вузол із найбільшою кількістю подів зникає разом зі своїми подами, ніби кластер знає про це одразу. Якщо кількість вузлів не обмежено, зникає десята частина подів.",
  "The target of another autoscaler selects these pods, too. The controller then scales neither target.":
    "Ціль іншого автоскейлера теж вибирає ці поди. Тоді контролер не масштабує жодної з двох цілей.",
  "Other pods with the same labels": "Інші поди з тими самими мітками",
  "Finished pods with the same labels": "Завершені поди з тими самими мітками",
  "{0} of another workload": "{0} іншого робочого навантаження",
  "{0} of a finished Job": "{0} завершеного Job",
  "The target’s selector also matches pods of another workload, so the controller counts them. They have the target’s containers and requests. They serve no requests and take no room on the simulated nodes.":
    "Селектор цілі вибирає також поди іншого робочого навантаження, тож контролер їх враховує. Вони мають контейнери й запити ресурсів цілі. Вони не обслуговують запитів і не займають місця на симульованих вузлах.",
  "How many pods the other workload has.": "Скільки подів має інше робоче навантаження.",
  "They are": "Вони",
  running: "працюють",
  finished: "завершилися",
  "CPU of each": "CPU кожного",
  "Of a running pod. A finished pod uses nothing.": "Одного пода, що працює. Завершений под нічого не споживає.",
  "While it lasts.": "Поки це триває.",
  "Again every": "Знову кожні",
  "From one beginning to the next, until the run ends.": "Від одного початку до наступного, до кінця прогону.",
  "Kubernetes upgraded": "Оновлення Kubernetes",
  "Kubernetes becomes {0}": "Kubernetes стає {0}",
  "The API server, the controller manager and kubectl become this release, with its default feature gates. The controller’s flags stay, and so do the stored HPA and its status. The new controller remembers no recommendation and no rescale. It syncs the HPA at once from 1.37 on, and after one sync period in older releases. No time passes between the two controllers. Nodes, pods and metrics do not change.":
    "API-сервер, controller manager і kubectl переходять на цей реліз із його типовими feature gates. Прапорці контролера лишаються, так само збережений HPA і його статус. Новий контролер не пам’ятає жодної рекомендації та жодної зміни кількості. Починаючи з 1.37, він узгоджує HPA одразу, у старіших релізах — через один період узгодження. Між двома контролерами час не минає. Вузли, поди й метрики не змінюються.",
  "minReplicas by schedule": "minReplicas за розкладом",
  "minReplicas {0}, every {1}": "minReplicas {0}, кожні {1}",
  "Two cron jobs patch spec.minReplicas of the HPA: one at each beginning, and one at each end, back to the value of the manifest that was applied last.":
    "Два завдання cron змінюють spec.minReplicas HPA: одне на кожному початку, інше на кожному кінці — назад до значення маніфесту, застосованого останнім.",
  "from {0} for {1}, again every {2}": "з {0} протягом {1}, знову кожні {2}",
  "Source of a KEDA trigger down": "Джерело тригера KEDA недоступне",
  "source of trigger {0} down": "джерело тригера {0} недоступне",
  "sources of all triggers down": "джерела всіх тригерів недоступні",
  "What KEDA asks for the trigger, such as Prometheus or Kafka, does not answer: “connection refused”. Each poll and each read of the HPA asks it, so each counts as a failure. A fallback takes over after more than failureThreshold failures in a row. A cron trigger asks only the clock, and the metrics of cpu and memory triggers come from the metrics API.":
    "Те, що KEDA опитує для тригера, як-от Prometheus чи Kafka, не відповідає: «connection refused». Його опитує кожне опитування KEDA і кожне читання HPA, тож кожне рахується як помилка. Fallback вмикається, коли помилок поспіль більше за failureThreshold. Тригер cron дивиться лише на годинник, а метрики тригерів cpu та memory надходять з API метрик.",
  Trigger: "Тригер",
  "1 is the first one in the ScaledObject. 0 means all of them.": "1 — перший у ScaledObject. 0 — усі.",
  "Quota of pods": "Квота подів",
  "quota of {0}": "квота: {0}",
  "The namespace has a ResourceQuota: the API server refuses every pod beyond it (FailedCreate, “exceeded quota”). Pods that exist stay. The owner of the pods tries again after 5 ms, then after twice as long each time, up to 1,000 s, and whenever one of its pods changes: after a long quota the pods come late.":
    "Простір імен має ResourceQuota: API-сервер відхиляє кожен под понад неї (FailedCreate, «exceeded quota»). Наявні поди лишаються. Власник подів пробує знову через 5 мс, далі щоразу через удвічі довший час, до 1000 с, і щоразу, коли змінюється один з його подів: після довгої квоти поди з’являються пізно.",
  "How many pods the namespace may have, those of other workloads included. Finished pods do not count.":
    "Скільки подів може мати простір імен, разом з подами інших навантажень. Завершені поди не рахуються.",
};
