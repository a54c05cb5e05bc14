import type { Messages } from "../../language";

/** The purpose of the fields of a ScaledObject. */
export const kedaGuide: Messages = {
  "text in quotes": "текст у лапках",
  "true or false, in quotes": "true або false, у лапках",
  "a number in quotes": "число в лапках",
  "an integer in quotes": "ціле число в лапках",
  "at most 63 characters": "щонайбільше 63 символи",
  "The same as {0}, from the variable of this name in the target's container.":
    "Те саме, що {0}, зі змінної з цим іменем у контейнері цілі.",
  "The target: what one pod is to have with AverageValue, or what all have together with Value.":
    "Цільове значення: скільки з AverageValue має припадати на под, або з Value — на всі разом.",
  "The trigger is active above this value, not at it. It decides only between 0 and the first pods.":
    "Тригер активний, коли значення більше за це, а не рівне. Воно вирішує лише між 0 і першими подами.",
  "A setting of this source.": "Налаштування цього джерела.",
  "The target: percent of the request with Utilization, or an amount per pod with AverageValue.":
    "Цільове значення: з Utilization — відсоток запиту, з AverageValue — кількість на под.",
  "When the window begins: minute, hour, day of the month, month, day of the week.":
    "Коли починається вікно: хвилина, година, день місяця, місяць, день тижня.",
  "When the window ends. At this minute the trigger is no longer active.": "Коли закінчується вікно. У цю хвилину тригер уже неактивний.",
  "The zone of both times, such as Europe/Berlin.": "Часовий пояс обох моментів, наприклад Europe/Berlin.",
  "How many pods the trigger proposes inside the window. Other triggers can propose more.":
    "Скільки подів тригер пропонує у вікні. Інші тригери можуть запропонувати більше.",
  "The address of the scaler, with its port.": "Адреса скейлера з портом.",
  "The labels of the pods to count.": "Мітки подів, які рахувати.",
  "The address that KEDA reads.": "Адреса, яку читає KEDA.",
  "The target of the mode.": "Цільове значення режиму.",
  "The old form of the mode QueueLength and its value.": "Стара форма режиму QueueLength і його значення.",
  "The address of RabbitMQ, with its user and virtual host. Its scheme tells the protocol.":
    "Адреса RabbitMQ з користувачем і віртуальним хостом. Її схема вказує протокол.",
  "What is measured: QueueLength, MessageRate and others. All but QueueLength need HTTP.":
    "Що вимірюється: QueueLength, MessageRate та інші. Усім, крім QueueLength, потрібен HTTP.",
  "amqp or http; auto takes it from the host.": "amqp або http; auto бере його з host.",
  "Whether there may be more pods than partitions.": "Чи може бути більше подів, ніж розділів.",
  "The region.": "Регіон.",
  "The brokers, with commas between them.": "Брокери через кому.",
  "The consumer group whose lag counts.": "Група споживачів, чиє відставання рахується.",
  "Only this container's usage counts.": "Рахується лише споживання цього контейнера.",
  "Further headers of the request.": "Додаткові заголовки запиту.",
  "The database.": "База даних.",
  "Whether each pod gets the same number of partitions.": "Чи кожен под отримує однакову кількість розділів.",
  "Whether a partition that no consumer works on counts only for activity.":
    "Чи розділ, над яким не працює жоден споживач, рахується лише для активності.",
  "Whether only messages count that no consumer has. It needs HTTP.":
    "Чи рахуються лише повідомлення, яких не має жоден споживач. Потрібен HTTP.",
  "Whether an empty result is 0. Otherwise it is an error.": "Чи порожній результат — це 0. Інакше це помилка.",
  "Whether only partitions with lag limit the number of pods.": "Чи кількість подів обмежують лише розділи з відставанням.",
  "The list.": "Список.",
  "The namespace that is read.": "Простір імен, який читають.",
  "What a partition without a committed offset counts: with latest 1, with earliest everything.":
    "Скільки рахує розділ без підтвердженого зміщення: з latest — 1, з earliest — усе.",
  "The partitions that count, such as 0-3,7.": "Розділи, що рахуються, наприклад 0-3,7.",
  "The query. It must give one number.": "Запит. Він має дати одне число.",
  "The queue.": "Черга.",
  "The queue's address, or its name.": "Адреса черги або її ім’я.",
  "Whether delayed messages count.": "Чи рахуються відкладені повідомлення.",
  "Whether messages count that a consumer has taken.": "Чи рахуються повідомлення, які взяв споживач.",
  "Whether a partition without a committed offset counts 0, so that it wakes nothing.":
    "Чи розділ без підтвердженого зміщення рахує 0, тож нічого не будить.",
  "The stream.": "Потік.",
  "The subscription of the topic.": "Підписка теми.",
  "The topic. Without it, all topics of the group count.": "Тема. Без неї рахуються всі теми групи.",
  "The topic.": "Тема.",
  "Whether the server's certificate is not checked.": "Чи не перевіряти сертифікат сервера.",
  "Whether the name is a pattern of names.": "Чи ім’я — це шаблон імен.",
  "Where the number is in the answer, such as data.count.": "Де у відповіді число, наприклад data.count.",
  "The virtual host, in place of the host's own.": "Віртуальний хост замість указаного в host.",
  "prometheus trigger": "тригер prometheus",
  "a query to Prometheus": "запит до Prometheus",
  "It keeps the query's result at this amount per pod.": "Тримає результат запиту на цій кількості на под.",
  "rabbitmq trigger": "тригер rabbitmq",
  "the length of a queue": "довжина черги",
  "It keeps the queue at this number of messages per pod.": "Тримає чергу на цій кількості повідомлень на под.",
  "kafka trigger": "тригер kafka",
  "the lag of a consumer group": "відставання групи споживачів",
  "It keeps the lag at this number of messages per pod.": "Тримає відставання на цій кількості повідомлень на под.",
  "cron trigger": "тригер cron",
  "a number of pods in a window of time": "кількість подів у вікні часу",
  "It proposes these pods from the start to the end of each working day.": "Пропонує ці поди від початку до кінця кожного робочого дня.",
  "cpu trigger": "тригер cpu",
  "cpu of the pods, as in an HPA": "cpu подів, як у HPA",
  "Usage as a percentage of requests. It never wakes the target from 0.": "Споживання як відсоток запитів. Ніколи не будить ціль із 0.",
  "for a source that fails": "для джерела, що відмовляє",
  "After three failures the HPA is told the value for this number of replicas.":
    "Після трьох відмов HPA отримує значення для цієї кількості реплік.",
  "The version of KEDA's API.": "Версія API KEDA.",
  "The only version since KEDA 2.": "Єдина версія від KEDA 2.",
  "KEDA scales its target between 0 and the first pods, and makes an HPA for all above.":
    "KEDA масштабує його ціль між 0 і першими подами, а для всього понад це створює HPA.",
  "The object's own name, labels and annotations.": "Власні ім’я, мітки та анотації об’єкта.",
  "The object's name. The HPA is called keda-hpa- and this name.": "Ім’я об’єкта. HPA зветься keda-hpa- і це ім’я.",
  "The namespace of the object, its target and its HPA.": "Простір імен об’єкта, його цілі та його HPA.",
  "KEDA copies all labels to the HPA.": "KEDA копіює всі мітки в HPA.",
  "KEDA copies all annotations to the HPA, and some of them steer KEDA.": "KEDA копіює всі анотації в HPA, і деякі з них керують KEDA.",
  "What to scale, within which bounds, and by which triggers.": "Що масштабувати, у яких межах і за якими тригерами.",
  "The workload to scale. Only one ScaledObject and no other HPA may have it.":
    "Навантаження, яке масштабувати. Його може мати лише один ScaledObject і жоден інший HPA.",
  "The target's name, in the object's own namespace.": "Ім’я цілі, у просторі імен об’єкта.",
  "The target's API group and version.": "Група API й версія цілі.",
  "The container whose variables the triggers read with keys that end in FromEnv.":
    "Контейнер, чиї змінні тригери читають ключами, що закінчуються на FromEnv.",
  "the first container": "перший контейнер",
  "How often KEDA polls the triggers, in seconds. It matters for waking from 0 and for useCachedMetrics. The HPA has its own rhythm of 15 seconds.":
    "Як часто KEDA опитує тригери, у секундах. Це важить для пробудження з 0 і для useCachedMetrics. HPA має власний ритм, 15 секунд.",
  "How long KEDA waits after the last activity before it goes to 0, or to idleReplicaCount. It has no effect on scaling between other counts.":
    "Скільки KEDA чекає після останньої активності, перш ніж перейти до 0 або до idleReplicaCount. На масштабування між іншими кількостями це не впливає.",
  "The same wait while the object has never been active, counted from its creation. With 0, the first poll may scale an idle workload to 0.":
    "Те саме чекання, поки об’єкт ще не був активний, від його створення. З 0 вже перше опитування може масштабувати навантаження у спокої до 0.",
  "The count while no trigger is active. It must be below minReplicaCount, and 0 is the usual value.":
    "Кількість, поки жоден тригер не активний. Вона має бути нижчою за minReplicaCount, і звичайне значення — 0.",
  "The least count. With 0, KEDA scales to 0 while no trigger is active, and the HPA gets a minReplicas of 1.":
    "Найменша кількість. З 0 KEDA масштабує до 0, поки жоден тригер не активний, а HPA отримує minReplicas 1.",
  "The greatest count: the HPA's maxReplicas.": "Найбільша кількість: maxReplicas у HPA.",
  "What the HPA looks like, and how the triggers are combined.": "Який вигляд має HPA та як поєднано тригери.",
  "Whether a deletion of the object brings back the count that the target had before.":
    "Чи видалення об’єкта повертає кількість, яку ціль мала раніше.",
  "The name and the behavior of the HPA.": "Ім’я та behavior у HPA.",
  "The HPA's name.": "Ім’я HPA.",
  "keda-hpa- and the object's name": "keda-hpa- та ім’я об’єкта",
  "How fast the HPA follows, as in an HPA's own manifest. It does not apply to 0: KEDA writes that at once.":
    "Як швидко слідує HPA, як у власному маніфесті HPA. Для 0 це не діє: його KEDA пише одразу.",
  "One formula over the triggers' values, which replaces their metrics in the HPA.":
    "Одна формула над значеннями тригерів, що замінює їхні метрики в HPA.",
  "An expression with the names of the triggers, such as max(a, b).": "Вираз з іменами тригерів, наприклад max(a, b).",
  "The target of the formula's result, a number in quotes. A fallback needs an integer here.":
    "Цільове значення результату формули, число в лапках. Для fallback тут потрібне ціле.",
  "The object is active while the formula's result is above it. The activation values of the triggers do not count then.":
    "Об’єкт активний, поки результат формули більший за це. Значення активації тригерів тоді не рахуються.",
  "How the result is compared with the target.": "Як результат порівнюють із цільовим значенням.",
  "Divided by the number of pods.": "Поділене на кількість подів.",
  "As it is.": "Як є.",
  "The sources of load. Each proposes a count to the HPA, and the largest wins; any active one keeps the target from 0.":
    "Джерела навантаження. Кожне пропонує HPA кількість, і перемагає найбільша; будь-яке активне втримує ціль вище 0.",
  "The kind of source.": "Вид джерела.",
  "The trigger's name for the formula of scalingModifiers. It must be unique.":
    "Ім’я тригера для формули scalingModifiers. Воно має бути унікальним.",
  "What to read, and the target. Every value is a text in quotes.": "Що читати, і цільове значення. Кожне значення — текст у лапках.",
  "How the value is compared with the target. cpu and memory have no default.":
    "Як значення порівнюють із цільовим. cpu й memory не мають типового.",
  "The value divided by the number of pods: a target of 5 means 5 for each pod.":
    "Значення, поділене на кількість подів: ціль 5 означає 5 на кожен под.",
  "The value as it is, and the present count is multiplied: for a metric that falls when pods are added, such as a latency.":
    "Значення як є, а множиться теперішня кількість: для метрики, що спадає, коли подів більшає, як-от затримка.",
  "Percent of the pods' requests. Only for cpu and memory.": "Відсоток запитів подів. Лише для cpu й memory.",
  "Whether the HPA gets the value of the last poll. Without it, each of its reads goes to the source. Not for cpu, memory and cron.":
    "Чи отримує HPA значення останнього опитування. Без цього кожне його читання йде до джерела. Не для cpu, memory та cron.",
  "The TriggerAuthentication with the credentials. It is not read here.": "TriggerAuthentication з обліковими даними. Тут її не читають.",
  "The name of the TriggerAuthentication.": "Ім’я TriggerAuthentication.",
  "Its kind.": "Її kind.",
  "What the HPA is told when a source fails for long: the value at which it would propose this number of replicas.":
    "Що отримує HPA, коли джерело довго відмовляє: значення, за якого він запропонував би цю кількість реплік.",
  "How many failures in a row go by before the fallback comes. Polls and the HPA's reads count alike.":
    "Скільки відмов поспіль минає, перш ніж настане fallback. Опитування й читання HPA рахуються однаково.",
  "The count that the fallback's value leads to.": "Кількість, до якої веде значення fallback.",
  "Which count the fallback's value leads to.": "До якої кількості веде значення fallback.",
  "The field replicas.": "Поле replicas.",
  "The present count.": "Теперішня кількість.",
  "The larger of the present count and replicas.": "Більша з теперішньої кількості та replicas.",
  "The smaller of the present count and replicas.": "Менша з теперішньої кількості та replicas.",
  "A failed trigger is nil in the formula, and ?? can replace it.": "Тригер, що відмовив, у формулі — nil, і його може замінити ??.",
  "Pauses KEDA: the HPA is deleted, and the count stays. Any text but a false one pauses, also an empty one.":
    "Призупиняє KEDA: HPA видаляється, а кількість лишається. Призупиняє будь-який текст, крім «хибного», навіть порожній.",
  "Pauses KEDA at this count, whatever the bounds say.": "Призупиняє KEDA на цій кількості, хай які межі.",
  "Removes no pods: the HPA's scaleDown is disabled, and KEDA does not go to 0.":
    "Не прибирає подів: scaleDown у HPA вимкнено, і KEDA не йде до 0.",
  "Adds no pods: the HPA's scaleUp is disabled, and KEDA does not wake the target.":
    "Не додає подів: scaleUp у HPA вимкнено, і KEDA не будить ціль.",
  "Keeps the object active, whatever the triggers say.": "Тримає об’єкт активним, хай що кажуть тригери.",
  "Labels that KEDA does not copy to the HPA, with commas and no blanks between them.":
    "Мітки, яких KEDA не копіює в HPA, через кому без пробілів.",
  "KEDA takes over the HPA that horizontalPodAutoscalerConfig.name names.":
    "KEDA переймає HPA, названий у horizontalPodAutoscalerConfig.name.",
  "The open shards of a Kinesis stream.": "Відкриті шарди потоку Kinesis.",
  "The messages of an SQS queue.": "Повідомлення черги SQS.",
  "The messages of a Service Bus queue or subscription.": "Повідомлення черги чи підписки Service Bus.",
  "The pods' cpu, which the HPA itself reads. It never wakes a workload from 0.":
    "cpu подів, яке читає сам HPA. Воно ніколи не будить навантаження з 0.",
  "The pods' memory, which the HPA itself reads. It never wakes a workload from 0.":
    "Пам’ять подів, яку читає сам HPA. Вона ніколи не будить навантаження з 0.",
  "A number of pods inside a window of time.": "Кількість подів у вікні часу.",
  "A scaler of your own, which KEDA calls over gRPC.": "Власний скейлер, до якого KEDA звертається через gRPC.",
  "A scaler of your own, which can also wake the target by itself.": "Власний скейлер, який може й сам розбудити ціль.",
  "A query to Graphite.": "Запит до Graphite.",
  "The lag of a consumer group.": "Відставання групи споживачів.",
  "The pods of other workloads.": "Поди інших навантажень.",
  "A query to Loki.": "Запит до Loki.",
  "A number in the answer of an HTTP address.": "Число у відповіді HTTP-адреси.",
  "The number that an SQL query gives.": "Число, яке дає SQL-запит.",
  "The lag of a consumer of a JetStream.": "Відставання споживача JetStream.",
  "A query to Prometheus that gives one series.": "Запит до Prometheus, що дає один ряд.",
  "A queue of RabbitMQ: its length or its rates.": "Черга RabbitMQ: її довжина або швидкості.",
  "The length of a list in Redis.": "Довжина списку в Redis.",
  "The length of a list in a Redis cluster.": "Довжина списку в кластері Redis.",
  "The length of a list in Redis behind Sentinel.": "Довжина списку в Redis за Sentinel.",
  "The browser sessions that wait in a Selenium Grid.": "Сеанси браузера, що чекають у Selenium Grid.",
  "KEDA has it. Here, only its target and its activation value are checked.":
    "У KEDA він є. Тут перевіряють лише його цільове значення та значення активації.",
};
