import type { Messages } from "../language";

export const about: Messages = {
  // Beside a decision, among the keys, in the menu of a phone
  "How we know": "Звідки ми це знаємо",
  "How we know this": "Звідки ми це знаємо",
  // The claims
  "What decides here": "Що тут вирішує",
  "How we check it": "Як ми це перевіряємо",
  "What is simpler in the simulated cluster": "Що в симульованому кластері простіше",
  "Known differences from the real controller": "Відомі відмінності від справжнього контролера",
  "On the page: {0}": "На сторінці: {0}",
  "In the source: {0}": "У коді: {0}",
  "In the source: both UPSTREAM.md files, and engine/manifest/simulated.ts": "У коді: обидва UPSTREAM.md та engine/manifest/simulated.ts",
  "engine/controller/UPSTREAM.md and engine/controllerV1/UPSTREAM.md": "engine/controller/UPSTREAM.md та engine/controllerV1/UPSTREAM.md",
  "This page has the HorizontalPodAutoscaler controller of Kubernetes {0}, rewritten for the browser: function by function, with the same names and the same order of checks. For 1.28 to 1.37 the same code follows a list of rules that the newest version no longer has. Kubernetes 1.2 had a different controller, which is rewritten separately.":
    "На цій сторінці працює контролер HorizontalPodAutoscaler із Kubernetes {0}, наново написаний для браузера: функція за функцією, з тими самими назвами й тим самим порядком перевірок. Для 1.28–1.37 той самий код виконує список правил, яких найновіша версія вже не має. Kubernetes 1.2 мав інший контролер, його наново написано окремо.",
  "The controller writes a record while it decides, and the decision panel puts this record into words. A test opens several decisions of every library scenario and looks for each number of the panel in the record.":
    "Контролер веде протокол, поки вирішує, і панель «Рішення» переказує його словами. Тест відкриває кілька рішень кожного сценарію бібліотеки й шукає кожне показане число в протоколі.",
  "Point at a number in the sum to see where it comes from.": "Наведіть вказівник на число в розрахунку, щоб побачити, звідки воно.",
  "{0} syncs of the real controllers are recorded: {1} of 1.37 in {2} families of situations, {3} of 1.28 in {4}, and {5} of the autoscaler of Kubernetes 1.2. In each, our controller gets the same manifest, pods and metrics. Its answer must be equal in every field: the written count, the status with its times, and the exact text of events and errors.":
    "Записано узгоджень справжніх контролерів: {0}. З них {1} — для 1.37 (груп ситуацій: {2}), {3} — для 1.28 (груп: {4}) і {5} — для автоскейлера Kubernetes 1.2. У кожному наш контролер отримує той самий маніфест, ті самі поди й ті самі метрики. Його відповідь має збігатися в кожному полі: записана кількість, статус із часами, точний текст подій і помилок.",
  "The recordings come from the real Go code with an artificial clock and stand-ins for the API server and the metrics APIs. For 1.28 the libraries for quantities and selectors are newer ones. We invented the situations so that they reach the controller’s rules. None comes from a production cluster.":
    "Записи зроблено зі справжнього коду на Go зі штучним годинником і замінниками API-сервера та API метрик. Для 1.28 бібліотеки величин (quantity) і селекторів новіші. Ситуації ми вигадали так, щоб вони зачіпали правила контролера. Жодна не походить із робочого кластера.",
  "In {0} of these syncs a number leaves its range, for example after a division by zero replicas. The result can then depend on the machine, so these syncs are marked. Our controller must get the result of amd64.":
    "У частині цих узгоджень (їх {0}) число виходить за межі свого діапазону, наприклад після ділення на нуль реплік. Тоді результат може залежати від машини, тому ці узгодження позначено. Наш контролер має отримати результат amd64.",
  "We compare with the API server of 1.37, too: the page must accept or refuse {0} manifests, set the defaults of {1}, and read {2} quantities exactly as it does.":
    "Ми порівнюємо і з API-сервером 1.37. Сторінка має так само приймати чи відхиляти маніфести (їх {0}), так само підставляти типові значення (у {1}) і так само читати величини (їх {2}).",
  "We recorded the real kubectl, 1.28 and 1.36: {0} outputs of describe and {1} of top pods. From its libraries we recorded {2} series of events, as an API server keeps them, and {3} ages. The page must print exactly the same text. kubectl get has no recordings: the page follows its source code.":
    "Ми записали вивід справжнього kubectl (1.28 і 1.36): describe ({0}) і top pods ({1}). З його бібліотек ми записали послідовності подій, як їх зберігає API-сервер ({2}), і написання віку ({3}). Сторінка має виводити точно такий самий текст. Записів kubectl get немає: його відтворено за вихідним кодом.",
  "We also tested the checks: we broke {0} rules on purpose, one at a time. A test or a recording found each of them.":
    "Ми перевірили й самі перевірки: навмисно зламали правила, по одному за раз (усього {0}). Кожне зламане правило виявив тест або запис.",
  "You can check the sums yourself: export the run with every second and every sync as a table.":
    "Ви можете порахувати самі: експортуйте прогін із кожною секундою й кожним узгодженням у таблиці.",
  "Share, save and open, then Export…": "«Поділитися, зберегти й відкрити», потім «Експортувати…»",
  "{0} decisions of the components around the controller are recorded, in {1} families: ReplicaSet, Deployment and StatefulSet, the kubelet’s restart back-off and readiness probe, metrics-server, Prometheus’ rate(), irate(), increase() and sums, and the adapter’s quantities. The functions of the simulated cluster must decide the same.":
    "Записано {0} рішень компонентів навколо контролера, у {1} родинах: ReplicaSet, Deployment і StatefulSet, затримка перезапусків і перевірка готовності kubelet, metrics-server, rate(), irate(), increase() та суми Prometheus і кількості адаптера. Функції симульованого кластера мають вирішувати так само.",
  "We compare the controller with recordings, and so we do with the parts of the cluster that decide: the workload’s controllers, the kubelet’s back-off and probes, metrics-server, Prometheus’ rate() and its adapter. The pods, their requests and all delays are a model. All randomness comes from the scenario’s seed, so a link gives the same run everywhere. The model is simpler than your cluster, so a number that is right here can be different there.":
    "Контролер ми порівнюємо із записами, і так само ті частини кластера, які вирішують: контролери робочих навантажень, затримку перезапусків і перевірки kubelet, metrics-server, rate() Prometheus та його адаптер. Поди, їхні запити й усі затримки — модель. Усе випадкове визначає seed сценарію, тож посилання всюди дає той самий прогін. Модель простіша за ваш кластер, тож число, правильне тут, там може бути іншим.",
  "You can choose only 1.2 and 1.28 to 1.38. Between 1.28 and 1.37 no controller was recorded: release notes and dated changes say which rules each release has, and for some the release is only likely.":
    "Вибрати можна лише 1.2 і 1.28–1.38. Між 1.28 і 1.37 жодного контролера не записано: які правила має кожен випуск, кажуть примітки до випусків і датовані зміни, а для деяких випуск лише ймовірний.",
  "Times are whole seconds. The real controller’s times are finer.":
    "Час вимірюється цілими секундами. У справжнього контролера час точніший.",
  "The controller does not retry a failed write. The real 1.37 retries after a conflict, with the same number.":
    "Контролер не повторює невдалий запис. Справжній 1.37 після конфлікту пробує ще раз із тим самим числом.",
  "1.38 is a preview with the changes to the autoscaler in the release notes of 1.38.0-alpha.1, except those to how quantities are read and written, and with its change to finished pods. Its controller was not recorded, and its rules may change until the release.":
    "1.38 — це попередній перегляд зі змінами автоскейлера з приміток до 1.38.0-alpha.1, крім змін у читанні й записі величин, і зі зміною щодо завершених подів. Його контролер не записано, і до випуску його правила можуть змінитися.",
  "Requests are rounded to thousandths before they are added up. Pod overhead counts only where the controller adds it to a pod’s own requests: no node reserves it, and it is read only from spec.overhead, not from a RuntimeClass.":
    "Запити ресурсів перед додаванням округлюються до тисячних. Накладні витрати пода (overhead) враховуються лише там, де контролер додає їх до власних запитів пода: жоден вузол їх не резервує, і читаються вони лише зі spec.overhead, а не з RuntimeClass.",
  "A metric’s selector is checked, but it does not change the value.": "Селектор метрики перевіряється, але не змінює її значення.",
  "When several autoscalers select the same pods, the message here names the first two in alphabetical order. The real one names any two.":
    "Коли кілька автоскейлерів вибирають ті самі поди, повідомлення тут називає два перші за абеткою. Справжнє називає будь-які два.",
  "An Object metric whose target lacks the value of its type fails, as in the real controller since 1.29 and its patch releases of that time. Before, the real one crashed.":
    "Метрика Object, у цілі якої бракує значення її типу, зазнає невдачі, як у справжньому контролері від 1.29 і патч-випусків того часу. Раніше справжній аварійно завершувався.",
  "1.2 gets one sample of each pod here, not the average of the last minute, and no custom metrics. Its workloads choose the pods to remove by today’s rules.":
    "1.2 тут отримує від кожного пода один вимір, а не середнє за останню хвилину, і не отримує custom-метрик. Його робочі навантаження вибирають, які поди прибрати, за сучасними правилами.",
  "status.observedGeneration is missing.": "status.observedGeneration немає.",
  "The page simulates scale targets of other projects, such as a Rollout, as a Deployment. It refuses kinds of Kubernetes without a scale, and resources other than cpu and memory, and marks their line.":
    "Цілі інших проєктів, як-от Rollout, сторінка симулює як Deployment. Види Kubernetes без scale та інші ресурси, ніж cpu і memory, вона відхиляє й позначає їхній рядок.",
  "Still in doubt? Copy the link. It contains everything the number comes from, and opens the same decision for others.":
    "Досі сумніваєтеся? Скопіюйте посилання. У ньому є все, з чого виходить це число, і воно відкриває іншим те саме рішення.",
  // The simplifications; the names of some parts are in ui.ts and workload.ts
  Part: "Частина",
  "In a cluster": "У кластері",
  Here: "Тут",
  "What can look different": "Що може виглядати інакше",
  "Workload tab": "вкладка «Робоче навантаження»",
  "Cluster tab": "вкладка «Кластер»",
  "Manifest tab": "вкладка «Маніфест»",
  Time: "Час",
  "Every component has its own interval.": "Кожен компонент має власний інтервал.",
  "Time passes in whole seconds. The Deployment reacts in the same second as the write.":
    "Час іде цілими секундами. Deployment реагує в ту саму секунду, коли зроблено запис.",
  "Reactions come a little sooner. Throttling of less than a second disappears in the average.":
    "Реакції настають трохи раніше. Пригальмовування, коротше за секунду, зникає в середньому.",
  Requests: "Запити",
  "Requests differ in cost.": "Запити коштують по-різному.",
  "On one pod every request costs the same. All pods get equal shares, except a hot pod if you set one.":
    "На одному поді кожен запит коштує однаково. Усі поди отримують рівні частки, крім «гарячого» пода, якщо ви його задали.",
  "Pods are more alike.": "Поди більше схожі між собою.",
  Latency: "Затримка",
  "Requests come in bursts, and some take far longer than others.": "Запити надходять сплесками, і деякі тривають значно довше за інші.",
  "Requests arrive at random and wait in a line at their pod. Erlang’s formula (M/M/c; its servers are the pod’s cores, workers or connections) says how many wait, and how long on average. The waits are exponential. A line needs time to grow. Apart from its wait, every request takes the same time.":
    "Запити надходять випадково й чекають у черзі до свого пода. Формула Ерланга (M/M/c; її обслуговувачі — ядра, робітники чи з’єднання пода) каже, скільки з них чекає і як довго в середньому. Час очікування розподілений експоненційно. Черзі потрібен час, щоб вирости. Без очікування кожен запит триває однаково.",
  "In your cluster, bursts and heavy tails make p95 and p99 higher, and a load balancer that picks the least busy pod makes them lower. Here no request fails because of this wait alone.":
    "У вашому кластері сплески й дуже довгі запити роблять p95 і p99 вищими, а балансувальник, що обирає найвільніший под, — нижчими. Тут жоден запит не стає невдалим лише через це очікування.",
  Databases: "Бази даних",
  "They slow down under load and refuse connections.": "Під навантаженням вони сповільнюються й відмовляють у з’єднаннях.",
  "Each request waits for others for the same time. All pods share the connections, if you set a number of them, and requests wait for a free one.":
    "Кожен запит чекає на інших однаковий час. Усі поди ділять з’єднання, якщо ви задали їх кількість, і запити чекають на вільне.",
  "Your database can slow down before its connections are all in use.":
    "Ваша база даних може сповільнитися раніше, ніж усі її з’єднання будуть зайняті.",
  Upgrades: "Оновлення",
  "The API server, the controller manager and kubectl are upgraded one after another. No HPA is synced until a new controller leads.":
    "API-сервер, controller manager і kubectl оновлюють по черзі. Доки новий контролер не стане головним, жоден HPA не узгоджується.",
  "They become the new release in one second, and the new controller begins in the same second. Pods stay as the first release stored them.":
    "Вони переходять на новий реліз за одну секунду, і новий контролер починає в ту саму секунду. Поди лишаються такими, якими їх зберіг перший реліз.",
  "In your cluster the first sync after an upgrade comes some seconds later.":
    "У вашому кластері перше узгодження після оновлення настає на кілька секунд пізніше.",
  Network: "Мережа",
  "Pods get requests only after a delay.": "Поди отримують запити лише після затримки.",
  "Requests in work": "Запити в роботі",
  "A pod that is killed or crashes takes with it each request that it works on.":
    "Под, який убили або який аварійно завершився, забирає з собою кожен запит, над яким працює.",
  "A pod works on its requests per second × the CPU time of one. When it is killed, crashes, is evicted or loses its node, as many requests fail in that second, with those that wait for the pod. A process with SIGTERM refuses new requests, unless it drains, and finishes those that it has.":
    "Под працює над кількістю своїх запитів за секунду × час CPU одного запиту. Коли його вбивають, витісняють, він аварійно завершується або втрачає вузол, тієї ж секунди невдачі зазнає стільки ж запитів, а також ті, що чекають на нього. Процес із SIGTERM відмовляє в нових запитах, якщо не допрацьовує, і завершує ті, що має.",
  "This is a model, not a recording. The sum of failed requests is right on average; which requests fail is not simulated.":
    "Це модель, а не запис. Сума невдалих запитів правильна в середньому; які саме запити невдалі, не симулюється.",
  "Requests follow a change of a pod after one delay, the same for all pods: endpoints, kube-proxy and ingress together. There is no other network.":
    "Запити йдуть за зміною пода після однієї затримки, однакової для всіх подів: endpoints, kube-proxy та ingress разом. Іншої мережі немає.",
  "In your cluster the delay varies, and an ingress may send a failed request to another pod.":
    "У вашому кластері затримка змінюється, а ingress може надіслати невдалий запит іншому поду.",
  "Clients, meshes and ingresses send failed requests again, each in its own way, some within a budget.":
    "Клієнти, меші та ingress надсилають невдалі запити знову, кожен по-своєму, деякі в межах бюджету.",
  "All clients send again equally often. The back-off doubles, and varies by a fifth, as in gRPC. A request counts once: it waits until its last attempt has failed. Pods work on the oldest first, also on attempts whose clients have given up, for as long as you set.":
    "Усі клієнти надсилають знову однакову кількість разів. Пауза подвоюється й коливається на п’яту частину, як у gRPC. Запит рахується один раз: він чекає, доки його остання спроба не стане невдалою. Поди обробляють спершу найстаріші, також спроби, від яких клієнти відмовилися, — стільки часу, скільки ви встановите.",
  "This is a model, not a recording. Without retry budgets and circuit breakers, a storm is worse. The latency is that of the attempt that was served.":
    "Це модель, а не запис. Без бюджетів повторів і запобіжників (circuit breaker) шторм сильніший. Затримка — це затримка тієї спроби, яку обслужено.",
  "Long connections": "Довгі з’єднання",
  "Some clients send more requests than others. A load balancer for gRPC can spread requests over connections to all pods.":
    "Одні клієнти надсилають більше запитів, ніж інші. Балансувальник для gRPC може розподіляти запити між з’єднаннями з усіма подами.",
  "Each client has one connection, to a pod that it drew from the endpoints, as kube-proxy does with iptables. All send equally many requests. A pod ends its connections when it refuses requests; only a maximum age ends others.":
    "Кожен клієнт має одне з’єднання з подом, який він випадково вибрав з endpoints, як робить kube-proxy з iptables. Усі надсилають порівну запитів. Под завершує свої з’єднання, коли відмовляє в запитах; інші завершує лише найбільший вік.",
  "This is a model, not a recording. Requests that wait are shared again over all connections, so a pod with too many fails a little less than yours. Clients notice at once when a node is lost.":
    "Це модель, а не запис. Запити, що чекають, знову діляться між усіма з’єднаннями, тож под, у якого їх забагато, має трохи менше невдалих, ніж ваш. Клієнти одразу помічають втрату вузла.",
  "Image pulls and starts take varying times. Each container has its own probes, and a probe takes time.":
    "Завантаження образів і запуск тривають по-різному. Кожен контейнер має власні проби, і проба триває певний час.",
  "Every pod takes the same time. A readiness probe takes no time, and only the main container is probed.":
    "Кожному поду потрібен той самий час. Readiness-проба не триває, і перевіряється лише головний контейнер.",
  "Pods that start together become ready together.": "Поди, що запускаються разом, стають готовими разом.",
  "Liveness probes": "Liveness-проби",
  "A probe is a request to the pod. Its time depends on its handler and on what else the pod does at that moment.":
    "Проба — це запит до пода. Її тривалість залежить від її обробника й від того, що ще робить под у цю мить.",
  "A probe waits as long as a request that comes to the pod in that second: the requests that wait for the pod ÷ those that it serves in a second, and the mean wait in its line, but no longer than the request timeout. It fails if that is longer than timeoutSeconds. A pod without a number of workers takes it at once, unless its CPU is full. A queue worker takes it at once. The container is stopped as that of a deleted pod is, and the requests that wait for it fail.":
    "Проба чекає стільки, скільки запит, що надходить до пода в цю секунду: запити, що чекають на под, ÷ ті, які він обслуговує за секунду, і середнє очікування в його черзі, але не довше за тайм-аут запитів. Вона не вдається, якщо це довше за timeoutSeconds. Под без заданої кількості робітників приймає її одразу, якщо його CPU не заповнено. Обробник черги приймає її одразу. Контейнер зупиняється так само, як у видаленого пода, а запити, що чекають на нього, зазнають невдачі.",
  "This is a model, not a recording. If your probe has a thread of its own, it answers under load, and fewer containers are restarted.":
    "Це модель, а не запис. Якщо ваша проба має власний потік, вона відповідає під навантаженням, і перезапускається менше контейнерів.",
  "Long jobs": "Довгі завдання",
  "Jobs take different times. A queue gives a message to another worker after a time, and some workers keep what they have done.":
    "Завдання тривають по-різному. Черга через певний час віддає повідомлення іншому обробнику, а деякі обробники зберігають зроблене.",
  "Each job takes the same time and uses its CPU evenly, on a full node, too. A worker works on one at a time. A job whose pod ends is cut: it is in front of the queue in the same second, and begins from its start.":
    "Кожне завдання триває однаково й рівномірно використовує свій CPU, навіть на переповненому вузлі. Обробник працює над одним завданням одночасно. Завдання, под якого завершився, обривається: тієї ж секунди воно знову на початку черги й починається спочатку.",
  "This is a model, not a recording. In your cluster a cut job can begin again later, and then takes longer.":
    "Це модель, а не запис. У вашому кластері обірване завдання може початися знову пізніше, і тоді воно триває довше.",
  "The kernel kills containers above their limit. Full nodes evict pods.":
    "Ядро примусово завершує контейнери, що перевищили ліміт. Переповнені вузли виселяють поди.",
  "A pod uses a fixed amount when idle, more for each request in flight, and more over time if it leaks. No container is killed; pods are evicted only by an incident.":
    "Под займає сталий обсяг без роботи, ще трохи на кожен запит в обробці й дедалі більше, якщо є витік. Жоден контейнер примусово не завершується; поди виселяє лише інцидент.",
  "Memory can rise higher than your pods would survive.": "Пам’ять може зрости більше, ніж витримали б ваші поди.",
  Containers: "Контейнери",
  "Every container uses something.": "Кожен контейнер щось споживає.",
  "Only the main container and one sidecar use something. Any others only have their requests.":
    "Споживають лише головний контейнер і один допоміжний. Решта має лише запити ресурсів.",
  "With three or more containers, usage and utilization can be too low.":
    "Із трьома або більше контейнерами споживання й завантаженість можуть бути занижені.",
  "CPU and memory metrics": "Метрики CPU й пам’яті",
  "Samples vary in time, come late or get lost.": "Виміри коливаються в часі, запізнюються або губляться.",
  "Kubelets read every {0} s and metrics-server fetches every {1} s, unless you set other values. Only incidents disturb this.":
    "kubelet читає кожні {0} с, а metrics-server опитує кожні {1} с, якщо ви не задали інших значень. Порушують це лише інциденти.",
  "The lag varies less. The tab shows the longest possible lag.":
    "Відставання коливається менше. Вкладка показує найбільше можливе відставання.",
  "Other metrics": "Інші метрики",
  "They measure what you defined.": "Вони вимірюють те, що ви визначили.",
  "The page guesses from the name what a metric measures, and how the adapter queries it. You can choose something else, or draw it. A p95 is exact, not from the buckets of a histogram.":
    "Сторінка припускає за назвою, що вимірює метрика і як адаптер її запитує. Ви можете вибрати інше або намалювати. p95 точний, а не з інтервалів гістограми.",
  "A metric with the same name can mean something else in your cluster.":
    "Метрика з такою самою назвою у вашому кластері може означати щось інше.",
  "The scheduler looks at memory, affinity, taints and neighbours.":
    "Планувальник зважає на пам’ять, спорідненість (affinity), taints і сусідів.",
  "Every pod has room, or only CPU requests decide. All pods of the workload weigh the same on a full node, and nothing else runs there. A node that evicted a pod takes new ones at once. The node autoscaler moves one node’s pods at a time and never goes below the nodes of the start.":
    "Місце є для кожного пода, або вирішують лише запити CPU. На повному вузлі всі поди мають однакову вагу, і більше там нічого не працює. Вузол, який виселив под, відразу приймає нові. Автоскейлер вузлів переміщує поди лише одного вузла за раз і не йде нижче початкової кількості вузлів.",
  "Pods can find a node sooner than in your cluster.": "Поди можуть знайти вузол швидше, ніж у вашому кластері.",
  "Pods to delete": "Поди на видалення",
  "A ReplicaSet ranks them. The annotation pod-deletion-cost changes the order.":
    "ReplicaSet упорядковує їх. Анотація pod-deletion-cost змінює порядок.",
  "The order is the same, but the annotation has no effect.": "Порядок той самий, але анотація не діє.",
  "In your cluster a different pod can go first.": "У вашому кластері першим може зникнути інший под.",
  Neighbours: "Сусіди",
  "There is one workload and its autoscaler. A second autoscaler and pods of another workload come only as incidents.":
    "Є одне робоче навантаження та його автоскейлер. Другий автоскейлер і поди іншого робочого навантаження з’являються лише як інциденти.",
  "API server": "API-сервер",
  "It can be slow or refuse a write.": "Він може бути повільним або відхилити запис.",
  "It answers at once. A read of the scale fails only if an edit of the HPA names a target that does not exist.":
    "Він відповідає одразу. Прочитати підресурс scale не вдається, лише якщо зміна HPA називає ціль, якої не існує.",
  "A run never has the event FailedUpdateScale. The recordings of the real controllers have it.":
    "У прогоні ніколи не буває події FailedUpdateScale. У записах справжніх контролерів вона є.",
  "The beginning": "Початок",
  "A new autoscaler often starts together with new pods.": "Новий автоскейлер часто запускається разом із новими подами.",
  "The first pods are at least an hour old, ready, and have samples.": "Перші поди існують щонайменше годину, готові й мають виміри.",
  "Only pods that come later show a start-up.": "Запуск видно лише в подів, що з’являються пізніше.",
  "Vertical pod autoscalers": "Вертикальні автоскейлери",
  "A VPA changes the requests of the pods, or only recommends them. It is no HPA, so it never causes AmbiguousSelector. But a utilization is a share of the requests: where a VPA changes them, the same usage is another percentage.":
    "VPA змінює запити ресурсів подів або лише рекомендує їх. Це не HPA, тому він ніколи не спричиняє AmbiguousSelector. Але завантаження — це частка запитів: де VPA їх змінює, те саме споживання є іншим відсотком.",
  "Requests do not change in a run. A VPA beside the HPA in the manifest is named and left out.":
    "Запити ресурсів під час прогону не змінюються. VPA поруч із HPA в маніфесті буде названо й пропущено.",
  "With a VPA that changes the resource of your utilization target, the counts of your cluster differ.":
    "З VPA, що змінює ресурс вашої цілі завантаження, кількості у вашому кластері інші.",
  Quotas: "Квоти",
  "A ResourceQuota that is used up, a LimitRange or an admission webhook can refuse pods. Then there are fewer pods than replicas, the events say FailedCreate (“exceeded quota”), and the autoscaler computes with the pods that are there.":
    "Вичерпана ResourceQuota, LimitRange або вебхук допуску може відхилити поди. Тоді подів менше, ніж реплік, події кажуть FailedCreate («exceeded quota»), а автоскейлер рахує з подами, що є.",
  "An incident gives the namespace a quota of pods. What refuses pods for another reason does not exist here.":
    "Інцидент дає простору імен квоту подів. Того, що відхиляє поди з іншої причини, тут немає.",
  "Without the incident, fewer pods than replicas come only from nodes, starts and crashes.":
    "Без інциденту подів менше, ніж реплік, лише через вузли, запуски й аварії.",
  "Other targets": "Інші цілі",
  "Everything with a scale subresource can be a target: a Rollout of Argo, a DeploymentConfig of OpenShift, a CloneSet of OpenKruise.":
    "Ціллю може бути все, що має підресурс scale: Rollout від Argo, DeploymentConfig від OpenShift, CloneSet від OpenKruise.",
  "It is simulated as a Deployment, and the editor says so. The pods of a Rollout’s canary are other pods: an incident adds them.":
    "Вона симулюється як Deployment, і редактор про це каже. Поди канарки в Rollout — це інші поди: їх додає інцидент.",
  "A release has no steps and no pauses, so the pods differ while one is under way. Else the counts are the same, as long as a replica is one pod.":
    "Випуск не має кроків і пауз, тому поди під час нього інші. Інакше кількості ті самі, поки репліка — це один под.",
  Quantities: "Величини",
  "A number may have a suffix: 1211m is 1.211, because m is a thousandth (milli); k is 1,000 and Ki is 1,024. Beyond its range a number overflows: until 1.37, -9223372036854775808m is an average over 0 pods.":
    "Число може мати суфікс: 1211m — це 1,211, бо m — тисячна (мілі); k — це 1000, а Ki — 1024. Поза своїм діапазоном число переповнюється: до 1.37 -9223372036854775808m — це середнє на 0 подів.",
  "It is the same, as on amd64. Quantities have whole thousandths.": "Те саме, як на amd64. Величини мають цілі тисячні.",
  "On another processor a number that overflows can be another one.": "На іншому процесорі переповнене число може бути іншим.",
  "What it is made of": "З чого її зроблено",
  "The page contains code and icons of others, under {0}.": "Сторінка містить код і значки інших, за {0}.",
  "their licences": "їхніми ліцензіями",
  "Corrected rules": "Виправлені правила",
  "These rules of the simulated cluster were wrong. They are now right for all scenarios, so a link, a file or a draft from before can have another run.":
    "Ці правила симульованого кластера були хибними. Тепер для всіх сценаріїв діють правильні, тож прогін давнішого посилання, файлу чи чернетки може бути іншим.",
  "rate() of a young pod divides by its whole range, as Prometheus does. Before, the page showed up to twelve times what Prometheus shows of such a pod.":
    "rate() молодого пода ділить на весь проміжок, як Prometheus. Раніше сторінка показувала до дванадцяти разів більше, ніж Prometheus показує для такого пода.",
  "The first sample of a young container is its usage since the start, if metrics-server reads it at an age of 10 s or more. So it comes earlier: after 25 s on average, not 30 s, and after 47 s, not 98 s, if metrics-server reads every 60 s.":
    "Перший вимір молодого контейнера — це його споживання від запуску, якщо metrics-server читає його у віці щонайменше 10 с. Тож він з’являється раніше: у середньому через 25 с, а не 30 с, і через 47 с, а не 98 с, якщо metrics-server читає кожні 60 с.",
  "A new pod has its custom metrics as soon as Prometheus has scraped it. The adapter’s list matters only while no pod has the metric.":
    "Новий под має custom-метрики, щойно Prometheus його опитав. Список адаптера важить лише доти, доки жоден под не має цієї метрики.",
  "A pod is available only after minReadySeconds, not at its last second.":
    "Под доступний лише після minReadySeconds, а не в останню їхню секунду.",
  "A Deployment that is scaled in amid a rollout no longer removes too many old pods.":
    "Deployment, який зменшують посеред розгортання, більше не прибирає забагато старих подів.",
  "terminationGracePeriodSeconds is the longest that a pod takes to stop. It is gone when its process has exited.":
    "terminationGracePeriodSeconds — це найдовший час, за який под зупиняється. Він зникає, щойно його процес завершився.",
  "A container without a CPU limit in the manifest uses what its node has. Before, it got the limit of the form.":
    "Контейнер без CPU-ліміту в маніфесті споживає те, що має його вузол. Раніше він отримував ліміт із форми.",
  "A pod without a readiness probe in the manifest is ready when its container runs. Before, it waited as long as the form said.":
    "Под без readiness-проби в маніфесті готовий, щойно його контейнер працює. Раніше він чекав стільки, скільки вказано у формі.",
  "A pod that crashes, is killed, is evicted or loses its node takes with it the requests that it worked on. Before, other pods served them.":
    "Под, який аварійно завершується, якого вбивають чи витісняють або який втрачає вузол, забирає з собою запити, над якими працював. Раніше їх обслуговували інші поди.",
  "A node pulls an image once. Before, every pod pulled it.": "Вузол завантажує образ один раз. Раніше його завантажував кожен под.",
  "php-apache walkthrough of the Kubernetes documentation": "Покроковий приклад php-apache з документації Kubernetes",
  "305% of the request, then 7 replicas within about a minute. Back to 1 replica a few minutes after the load ends: the scale-down window is five minutes.":
    "305% від запиту, далі 7 реплік приблизно за хвилину. Назад до 1 репліки за кілька хвилин після кінця навантаження: вікно масштабування вниз триває п’ять хвилин.",
  "{0}%, then {1} replicas {2} after the load begins, and 1 replica {3} after it ends.":
    "{0}%, далі {1} реплік через {2} після початку навантаження і 1 репліка через {3} після його кінця.",
  "The load of the client’s loop is not published: we chose the load of 305%. The manifest’s limit of 500m is left out, because with it a pod cannot use 305% of 200m.":
    "Навантаження від циклу клієнта не опубліковано: ми вибрали навантаження на 305%. Ліміт 500m із маніфесту прибрано, бо з ним под не може спожити 305% від 200m.",
  "Nguyen et al. 2020, Sensors 20(16), 4621: metrics read every 15, 30 and 60 s":
    "Nguyen et al. 2020, Sensors 20(16), 4621: метрики зчитуються кожні 15, 30 і 60 с",
  "Resource metrics and custom metrics are very similar.": "Метрики ресурсів і custom-метрики дуже схожі.",
  "Until 16 pods are ready: {0} with resource metrics, {1} with rate() over the adapter’s default range.":
    "Поки 16 подів не готові: {0} з метриками ресурсів, {1} з rate() за типовий діапазон адаптера.",
  "We do not know the application, its load or the query of that measurement. Here the load rises from that of 4 pods to that of 18. rate() over two minutes follows a rise more slowly than a sample of 15 s does.":
    "Ми не знаємо ані застосунку, ані його навантаження, ані запиту того вимірювання. Тут навантаження зростає від рівня 4 подів до рівня 18. rate() за дві хвилини реагує на зростання повільніше, ніж вимір за 15 с.",
  "Beside what others measured": "Поряд із тим, що виміряли інші",
  Published: "Опубліковано",
  "Not comparable": "Чого не можна порівняти",
  What: "Що",
  "In the source: npm run measured": "У коді: npm run measured",
  "Several autoscalers share a cluster, and KEDA serves all ScaledObjects. A Deployment with the same labels adds its pods to the average.":
    "Кілька автоскейлерів ділять кластер, а KEDA обслуговує всі ScaledObject. Deployment із тими самими мітками додає свої Pod до середнього значення.",
  "A busy KEDA can poll late in your cluster; here every poll comes at its second. Other pods use a fixed amount and take no room on the nodes.":
    "У вашому кластері зайнята KEDA може опитувати із запізненням; тут кожне опитування відбувається у свою секунду. Інші Pod споживають сталу кількість і не займають місця на вузлах.",
  "{0} recordings of the real KEDA 2.20.2 are compared in every field: what its admission says and the HPA it makes, its polls over time, what the HPA reads and when a fallback answers, and cron with time zones. What no recording has, such as most trigger types, is listed beside KEDA’s code.":
    "{0} записів справжньої KEDA 2.20.2 порівнюються в кожному полі: що каже її admission і який HPA вона створює, її опитування з часом, що читає HPA і коли відповідає fallback, а також cron із часовими поясами. Те, чого немає в записах, наприклад більшість типів тригерів, перелічено поруч із кодом KEDA.",
  "KEDA is one release, 2.20.2, and one ScaledObject with one workload. Its triggers’ servers are simulated: each answers one number, and cron asks the run’s own clock. ScaledJobs and TriggerAuthentications are not simulated.":
    "KEDA — це один випуск, 2.20.2, і один ScaledObject з одним робочим навантаженням. Сервери її тригерів змодельовано: кожен відповідає одним числом, а cron питає годинник запуску. ScaledJob і TriggerAuthentication не моделюються.",
};
