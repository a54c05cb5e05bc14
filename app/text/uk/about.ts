import type { Messages } from "../../ui/language";

export const about: Messages = {
  // Beside a decision, among the keys, in the menu of a phone
  "How we know": "Звідки ми це знаємо",
  "How we know this": "Звідки ми це знаємо",
  // The claims
  "What decides here": "Що тут вирішує",
  "How it is checked": "Як це перевіряється",
  "What is simpler in the simulated cluster": "Що в симульованому кластері простіше",
  "Where the controller is known to differ": "Де контролер, як відомо, відрізняється",
  "Page: {0}": "На сторінці: {0}",
  "Source: {0}": "У коді: {0}",
  "Source: both UPSTREAM.md, and engine/manifest/simulated.ts": "У коді: обидва UPSTREAM.md та engine/manifest/simulated.ts",
  "engine/controller/UPSTREAM.md and engine/controllerV1/UPSTREAM.md": "engine/controller/UPSTREAM.md та engine/controllerV1/UPSTREAM.md",
  "The HorizontalPodAutoscaler controller of Kubernetes {0}, written anew for the browser: function by function, with the same names and the same order of questions. 1.28 is this code with a list of older rules; 1.2 runs the first autoscaler, which was another controller.":
    "Контролер HorizontalPodAutoscaler із Kubernetes {0}, наново написаний для браузера: функція за функцією, з тими самими назвами й тим самим порядком перевірок. 1.28 — це той самий код зі списком давніших правил; для 1.2 працює перший автоскейлер, який був іншим контролером.",
  "The decision panel words the record that the controller leaves while it decides. In every scenario of the library, a test opens several decisions and looks for each number of the panel in its record.":
    "Панель «Рішення» переказує словами протокол, який контролер веде, поки вирішує. У кожному сценарії бібліотеки тест відкриває кілька рішень і шукає кожне показане там число в протоколі цього рішення.",
  "Point at a number in the sum to see where it comes from.": "Наведіть вказівник на число в розрахунку, щоб побачити, звідки воно.",
  "{0} reconciles of the real controllers were recorded: {1} of 1.37 in {2} families of situations, {3} of 1.28 in {4}, and {5} of the first autoscaler. At each, ours gets the same manifest, pods and metrics, and must answer alike in every field: the write, the status and its times, events and errors to the letter.":
    "Записано узгоджень справжніх контролерів: {0}. З них {1} — для 1.37 (груп ситуацій: {2}), {3} — для 1.28 (груп: {4}) і {5} — для першого автоскейлера. У кожному наш контролер отримує той самий маніфест, ті самі поди й метрики й має відповісти так само в кожному полі: що записано, статус і його часи, події та помилки — до літери.",
  "What was recorded is the real Go code under an artificial clock, with stand-ins for the API server and the metrics APIs; for 1.28, with newer libraries for quantities and selectors. The situations were made up to meet its rules; no production cluster is among them.":
    "Записано справжній код на Go зі штучним годинником і замінниками API-сервера та API метрик; для 1.28 — з новішими бібліотеками для величин (quantity) і селекторів. Ситуації вигадано так, щоб зачепити його правила; жодного робочого кластера серед них немає.",
  "In {0} of the reconciles a number leaves its range, as after a division by zero replicas. What follows can depend on the machine, so they are marked; they must come out as on amd64.":
    "У частині узгоджень (їх {0}) число виходить за межі свого діапазону, наприклад після ділення на нуль реплік. Що буде далі, може залежати від машини, тому їх позначено; результат має бути таким, як на amd64.",
  "{0} manifests must be accepted or refused as by 1.37’s API server, {1} must get its defaults, and {2} quantities must be read as it reads them.":
    "З API-сервером 1.37 мають збігатися: прийняття або відхилення маніфестів (перевіряється {0}), підставлені в них типові значення (перевіряється {1}) і прочитання величин (перевіряється {2}).",
  "Of the real kubectl, 1.28 and 1.36, {0} outputs of describe and {1} of top pods were recorded; of its libraries, what an API server keeps of {2} series of events, and {3} ages. What the page prints must be equal to the letter. kubectl get has no recordings: it follows the source.":
    "Зі справжнього kubectl (1.28 і 1.36) записано виводи describe ({0}) і top pods ({1}), а з його бібліотек — що API-сервер зберігає з послідовностей подій ({2}) і як записується вік ({3}). Сторінка має виводити те саме — до літери. Записів kubectl get немає: його відтворено за вихідним кодом.",
  "To try the checks themselves, {0} rules were broken on purpose, one at a time. Each was found by a test or a recording.":
    "Щоб випробувати самі перевірки, правила навмисно ламали, по одному за раз (усього {0}). Кожне зламане правило виявив тест або запис.",
  "To do a sum yourself, take the run away: every second and every reconcile as a table.":
    "Щоб порахувати самостійно, експортуйте прогін: кожна секунда й кожне узгодження в таблиці.",
  "Share, save and open, then Take the run away.": "«Поділитися, зберегти й відкрити», потім «Експортувати прогін».",
  "The controller is held to recordings. The cluster around it is a model, for which there are none. Its chance comes from the scenario’s seed alone, so that a link gives the same run everywhere. Where it is simpler than your cluster, a number that is right here can be another one there.":
    "Контролер звіряється із записами. Кластер навколо нього — модель, для якої записів немає. Усе випадкове в ній залежить лише від seed сценарію, тож посилання всюди дає той самий прогін. Де модель простіша за ваш кластер, число, правильне тут, там може бути іншим.",
  "Only 1.2, 1.28 and 1.37 can be chosen; what came and went between them is missing.":
    "Вибрати можна лише 1.2, 1.28 і 1.37; того, що з’являлося й зникало між ними, немає.",
  "Times are whole seconds; the real controller’s are finer.": "Час вимірюється цілими секундами; у справжнього контролера — точніше.",
  "A failed write is not tried again; 1.37 retries a conflict with the same number.":
    "Невдалий запис не повторюється; 1.37 після конфлікту пробує ще раз із тим самим числом.",
  "Requests are rounded to thousandths before they are added, and pod overhead is left out.":
    "Запити ресурсів перед додаванням округлюються до тисячних, а накладні витрати пода (overhead) не враховуються.",
  "A metric’s selector is checked, but does not choose its value.": "Селектор метрики перевіряється, але не впливає на вибір її значення.",
  "Of several autoscalers on the same pods, the message names the first two by name; the real one names any two.":
    "Якщо ті самі поди мають кілька автоскейлерів, повідомлення називає два перші за назвою; справжнє — будь-які два.",
  "An Object metric without the value that its target’s type asks for fails; the real controller would crash.":
    "Метрика Object без значення, якого вимагає тип її цільового значення, не спрацьовує; справжній контролер аварійно завершився б.",
  "1.2 gets one sample of each pod instead of its last minute’s average, and no custom metrics.":
    "1.2 отримує від кожного пода один вимір замість середнього за останню хвилину й не отримує custom-метрик.",
  "status.observedGeneration is left out.": "status.observedGeneration немає.",
  "Targets other than Deployments, StatefulSets and ReplicaSets, and resources other than cpu and memory, are refused at their line.":
    "Цілі, крім Deployment, StatefulSet і ReplicaSet, та ресурси, крім cpu і memory, відхиляються з позначкою в їхньому рядку.",
  "Still in doubt? Copy the link: it holds all that the number came from, and opens the same decision for others.":
    "Досі сумніваєтеся? Скопіюйте посилання: у ньому є все, з чого вийшло це число, і воно відкриє іншим те саме рішення.",
  // The simplifications; the names of some parts stand in ui.ts and workload.ts
  Part: "Частина",
  "In a cluster": "У кластері",
  Here: "Тут",
  "What you may see otherwise": "Що ви можете побачити інакше",
  "Workload tab": "вкладка «Робоче навантаження»",
  "Cluster tab": "вкладка «Кластер»",
  "Manifest tab": "вкладка «Маніфест»",
  Time: "Час",
  "Every component waits in its own rhythm.": "Кожен компонент чекає у власному ритмі.",
  "Whole seconds. A write and the Deployment’s answer to it share one.":
    "Цілі секунди. Запис і відповідь Deployment на нього припадають на ту саму.",
  "Reactions come a little sooner. Throttling shorter than a second is averaged away.":
    "Реакції настають трохи раніше. Пригальмовування, коротше за секунду, розчиняється в середньому.",
  Requests: "Запити",
  "They differ in cost, and clients send failed ones again.": "Вони коштують по-різному, а клієнти надсилають невдалі знову.",
  "On one pod all cost the same. They are dealt evenly, but to a hot pod if you set one. Failed ones never come back.":
    "На одному поді всі коштують однаково. Вони розподіляються порівну, крім «гарячого» пода, якщо ви його задали. Невдалі не повертаються.",
  "Pods are more alike, and no retries follow an overload.": "Поди більше схожі між собою, а після перевантаження немає повторних спроб.",
  Network: "Мережа",
  "Endpoints spread with a delay; databases and other services slow down.":
    "Endpoints поширюються із затримкою; бази даних та інші сервіси сповільнюються.",
  "There is none. A pod gets requests in the very second in which it is ready.":
    "Її немає. Под отримує запити в ту саму секунду, коли стає готовим.",
  "More ready pods can always serve more, even where your database is the limit.":
    "Більше готових подів завжди обслужать більше, навіть там, де вас обмежує база даних.",
  "Pulls and starts vary; probes ask periodically and forgive failures.":
    "Завантаження образів і запуск тривають по-різному; проби повторюються періодично й пробачають невдачі.",
  "The same seconds for every pod. Of a probe only its initial delay counts.":
    "Для кожного пода ті самі секунди. Від проби враховується лише початкова затримка.",
  "Pods made together become ready together.": "Поди, створені разом, стають готовими разом.",
  "Containers above their limit are killed; full nodes evict pods.":
    "Контейнери, що перевищили ліміт, примусово завершуються; переповнені вузли виселяють поди.",
  "So much idle, so much for each request in flight, and a leak. Nobody is killed.":
    "Стільки без роботи, стільки на кожен запит в обробці та витік. Примусово ніщо не завершується.",
  "Memory can climb past what your pods would survive.": "Пам’ять може зрости більше, ніж витримали б ваші поди.",
  Containers: "Контейнери",
  "Every container uses something.": "Кожен контейнер щось споживає.",
  "The main one and one beside it do. Others only have their requests.":
    "Споживають основний і один поруч із ним. Інші мають лише запити ресурсів.",
  "With three or more, usage and utilization can be too low.": "Коли їх три або більше, споживання й завантаженість можуть бути занижені.",
  "CPU and memory metrics": "Метрики CPU й пам’яті",
  "Readings jitter, come late or get lost.": "Вимірювання коливаються, запізнюються або губляться.",
  "Kubelets read every {0} s and metrics-server fetches every {1} s, unless you set otherwise. Only incidents disturb that.":
    "kubelet читає кожні {0} с, а metrics-server опитує кожні {1} с, якщо ви не задали інакше. Порушують це лише інциденти.",
  "The lag is steadier. The tab says how long it is at worst.": "Відставання рівномірніше. Яке воно в найгіршому разі, сказано на вкладці.",
  "Other metrics": "Інші метрики",
  "They measure what you made them measure.": "Вони вимірюють те, що ви для них визначили.",
  "What one measures is guessed from its name, chosen, or drawn by you.":
    "Що вимірює метрика, припускається за її назвою, або ви це вибираєте чи малюєте.",
  "A metric of the same name may mean something else in your cluster.":
    "Метрика з такою самою назвою у вашому кластері може означати щось інше.",
  "The scheduler looks at memory, affinity, taints and neighbours.":
    "Планувальник зважає на пам’ять, спорідненість (affinity), taints і сусідів.",
  "Room for every pod, or by CPU requests alone. Empty nodes stay.":
    "Місце для кожного пода або лише за запитами CPU (requests). Порожні вузли лишаються.",
  "Pods find a place sooner than yours might.": "Поди знаходять місце швидше, ніж могли б ваші.",
  "Pods to delete": "Поди на видалення",
  "A ReplicaSet ranks them; the annotation pod-deletion-cost has a say.":
    "ReplicaSet упорядковує їх; на це впливає анотація pod-deletion-cost.",
  "The same ranking, without the annotation.": "Той самий порядок, без анотації.",
  "Another pod than yours may go first.": "Першим може зникнути не той под, що у вас.",
  Neighbours: "Сусіди",
  "KEDA switches workloads off and on. A Deployment with the same labels adds its pods to the average.":
    "KEDA вимикає робочі навантаження й знову вмикає. Deployment із такими самими мітками додає свої поди до середнього.",
  "One workload and its autoscaler. A second autoscaler comes only as an incident.":
    "Одне робоче навантаження та його автоскейлер. Другий автоскейлер з’являється лише як інцидент.",
  "No cooldown of KEDA, and no other Deployment’s pods in the average.":
    "Немає ні cooldown від KEDA, ні подів іншого Deployment у середньому.",
  "API server": "API-сервер",
  "It can be slow, and refuse a write.": "Він може бути повільним і відхилити запис.",
  "It answers at once. Only an edit to a target that does not exist makes reading the scale fail.":
    "Він відповідає одразу. Прочитати об’єкт Scale не вдається лише після зміни на ціль, якої не існує.",
  "No FailedUpdateScale in a run; the recordings have it.": "FailedUpdateScale у прогоні не буває; у записах він є.",
  "The beginning": "Початок",
  "A new autoscaler often meets new pods.": "Новий автоскейлер часто має справу з новими подами.",
  "The first pods are an hour old or more, ready and measured.": "Перші поди існують годину або довше, готові й уже з вимірами.",
  "Start-up shows only in pods that come later.": "Запуск видно лише в подів, що з’являються пізніше.",
  "What it is made of": "З чого її зроблено",
  "The page holds code and icons of others, under {0}.": "Сторінка містить код і значки інших, за {0}.",
  "their licences": "їхніми ліцензіями",
};
