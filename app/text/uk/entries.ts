import type { Messages } from "../../ui/language";

/** What the library says of its ready scenarios: the question, the answer, what to look at, what to change. */
export const entries: Messages = {
  // First steps
  "Why does it wait five minutes to shrink?": "Чому він чекає п’ять хвилин, перш ніж зменшити кількість подів?",
  "The load is gone, but the controller remembers what it proposed for five minutes and applies the highest of that. The pods go when the last high proposal has left this window.":
    "Навантаження зникло, але контролер п’ять хвилин пам’ятає свої пропозиції та застосовує найбільшу з них. Поди зникають, коли це вікно полишає остання висока пропозиція.",
  "The raw proposal is far below the count; the window's highest holds it up.":
    "Сама пропозиція значно менша за поточну кількість; її втримує найбільше значення у вікні.",
  "Add behavior.scaleDown.stabilizationWindowSeconds: 0.": "Додайте behavior.scaleDown.stabilizationWindowSeconds: 0.",
  "Below which utilization does it scale down?": "За якої завантаженості він масштабує вниз?",
  "There is no second threshold: as soon as the ratio to the target leaves the tolerance, 35% of a target of 50% is reason enough. Ten pods become seven, which then run close to the target again.":
    "Другого порога немає: щойно відношення до цільового значення виходить за допуск, 35% за цільового значення 50% — достатня підстава. Замість десяти подів лишається сім, і вони знову працюють близько до цільового значення.",
  "The pods are at about 35% when the count goes down.": "Коли кількість зменшується, завантаженість подів — близько 35%.",
  "Let the load fall by a tenth only: the ratio stays within the tolerance, and so does the count.":
    "Нехай навантаження спаде лише на десяту частину: відношення лишиться в межах допуску, а кількість не зміниться.",
  "71% of a target of 70%: why does nothing happen?": "71% за цільового значення 70%: чому нічого не відбувається?",
  "A ratio between 0.9 and 1.1 counts as on target; this tolerance keeps small waves from moving pods. Ten pods at 71% have a ratio of 1.014, so the eleventh pod that the arithmetic would ask for is never added.":
    "За відношення від 0.9 до 1.1 цільове значення вважається досягнутим; завдяки цьому допуску невеликі коливання не зачіпають подів. Десять подів із 71% дають відношення 1.014, тож одинадцятий под, якого вимагав би розрахунок, так і не з’являється.",
  "The ratio is inside the tolerance, and the current count is proposed.":
    "Відношення — у межах допуску, тому пропонується поточна кількість.",
  "Set the controller's tolerance to 0, or behavior.scaleUp.tolerance: 0: then there are eleven pods.":
    "Задайте допуск контролера 0 або behavior.scaleUp.tolerance: 0 — тоді подів буде одинадцять.",
  "20% below the target: why does it keep all four pods?": "На 20% нижче цільового значення: чому лишаються всі чотири поди?",
  "Four pods at 80% of a target of 100% have a ratio of 0.8, well outside the tolerance. But 0.8 × 4 is 3.2, and a fraction of a pod is always rounded up to a whole one.":
    "Чотири поди з 80% за цільового значення 100% мають відношення 0.8 — далеко за межами допуску. Але 0.8 × 4 — це 3.2, а частина пода завжди округлюється вгору до цілого.",
  "The product is 3.2, the proposal 4.": "Добуток — 3.2, пропозиція — 4.",
  "Lower the load until the pods are at 75%: 0.75 × 4 is 3, and the fourth pod goes.":
    "Зменште навантаження, доки поди не матимуть 75%: 0.75 × 4 — це 3, і четвертий под зникне.",
  "How can a pod be at 300% CPU?": "Як под може мати 300% CPU?",
  "Utilization is a share of the container's request, not of its limit and not of a core: 300m used of 100m requested are 300%. With a limit of 1000m the pod is not even throttled.":
    "Завантаженість — це частка запиту ресурсів (request) контейнера, а не його ліміту й не ядра: 300m спожитих за 100m запитаних — це 300%. З лімітом 1000m под навіть не пригальмовується.",
  "The pod is at 300% of its request, far below its limit.": "Под споживає 300% свого request, а до ліміту ще далеко.",
  "Raise the CPU request to 500m: the same load is 60%.": "Збільште запит CPU (request) до 500m: те саме навантаження становитиме 60%.",
  "Five times the load: why are the pods not there at once?": "Навантаження зросло вп’ятеро: чому подів не додалося одразу?",
  "A change may be a minute old before a look sees it whole, pods at their limit show no more than their limit, and one sync may at most double the count. So the way to five times the pods has several steps, and each one's pods need their time to start.":
    "Перш ніж узгодження побачить зміну цілком, може минути хвилина; поди на своєму ліміті не показують більше за ліміт, а одне узгодження може щонайбільше подвоїти кількість. Тому шлях до вп’ятеро більшої кількості складається з кількох кроків, і подам кожного кроку потрібен час на запуск.",
  "The count climbs in steps, while requests wait and fail.":
    "Кількість зростає сходинками, а запити тим часом чекають і завершуються невдачею.",
  "Start with twice the pods, or set a target of 25%: the same spike fits into the room that is left.":
    "Почніть із удвічі більшої кількості подів або задайте цільове значення 25%: той самий сплеск уміститься в запас.",

  // Stability
  "Is the stabilization window a pause between scale-downs?": "Чи вікно стабілізації — це пауза між масштабуваннями вниз?",
  "No: it looks back, it does not wait. When the load falls steadily, the highest proposal of the last five minutes falls with it, and the count shrinks at every sync.":
    "Ні: воно дивиться назад, а не чекає. Коли навантаження спадає поступово, разом із ним спадає і найбільша пропозиція за останні п’ять хвилин, і кількість зменшується з кожним узгодженням.",
  "The count follows the load, five minutes behind, without a pause.":
    "Кількість іде за навантаженням із запізненням на п’ять хвилин, без пауз.",
  "Let the load fall at once: then the whole window has to pass before the first pod goes.":
    "Нехай навантаження впаде одразу: тоді перший под зникне, лише коли мине все вікно.",

  // Rates
  "10% or 4 pods a minute: which of them counts?": "10% чи 4 поди за хвилину: що з цього діє?",
  "With selectPolicy Max the policy that allows the larger change decides, and it is asked anew at every look: from 80 pods 10% are 8 pods a minute, then fewer. Below 40 pods 10% are less than 4, and from there on 4 pods go each minute.":
    "Із selectPolicy Max вирішує політика, що дозволяє більшу зміну, і це перевіряється з кожним узгодженням: від 80 подів 10% — це 8 подів за хвилину, далі менше. Коли подів менше за 40, 10% — це вже менше за 4, і відтоді щохвилини зникають 4 поди.",
  "The ledger shows both policies and which one decides.": "У розрахунку видно обидві політики і яка з них вирішує.",
  "Write selectPolicy: Min: the smaller change decides, and 80 pods lose 4 a minute from the start.":
    "Напишіть selectPolicy: Min — тоді вирішує менша зміна, і від 80 подів із самого початку віднімається по 4 за хвилину.",
  "10% of three pods: is it stuck?": "10% від трьох подів: він застряг?",
  "A percentage limits what must remain, and that is cut to whole pods: 90% of 3 is 2.7, so 2 may remain. The count goes from 3 to 2, and a minute later from 2 to 1.":
    "Відсоток обмежує те, що має лишитися, і це округлюється вниз до цілих подів: 90% від 3 — це 2.7, тож лишитися можуть 2. Кількість змінюється з 3 на 2, а за хвилину — з 2 на 1.",
  "The policy's limit is 2: 2.7, cut.": "Межа за політикою — 2: це 2.7, округлене вниз.",
  "Write selectPolicy: Disabled under scaleDown: then it does stay at 3.":
    "Напишіть selectPolicy: Disabled у scaleDown — тоді справді лишиться 3.",
  "selectPolicy: Min. The minimum of what?": "selectPolicy: Min. Мінімум чого?",
  "Of the changes that the policies allow, not of the replica counts: the policy with the least change decides. Here 100% or one pod a minute are allowed, so one pod is added each minute while four times the load waits.":
    "Змін, які дозволяють політики, а не кількостей реплік: вирішує політика з найменшою зміною. Тут дозволено 100% або один под за хвилину, тож щохвилини додається один под, поки чекає вчетверо більше навантаження.",
  "Both policies are in the ledger; the one of a single pod decides.": "У розрахунку є обидві політики; вирішує та, що дозволяє один под.",
  "Write selectPolicy: Max: the count doubles each minute.": "Напишіть selectPolicy: Max — кількість подвоюватиметься щохвилини.",
  "Scale-down is Disabled: why did it scale down?": "Для масштабування вниз задано Disabled: чому кількість усе ж зменшилася?",
  "Disabled holds what the metrics ask for, and for twenty minutes it does, although the load is gone. But a count above maxReplicas is brought down at once, without a look at metrics, windows or policies; a new maxReplicas is all it takes.":
    "Disabled стримує те, що пропонують метрики, і двадцять хвилин це діє, хоча навантаження вже немає. Але кількість, більша за maxReplicas, зменшується одразу, без огляду на метрики, вікна чи політики; досить нового maxReplicas.",
  "The count is above the new maxReplicas, so nothing else was asked.":
    "Кількість більша за новий maxReplicas, тому нічого іншого не перевірялося.",
  "Take out the edit at 20:00: ten pods stay to the end.": "Вилучіть зміну HPA о 20:00: до кінця лишиться десять подів.",

  // Metrics
  "There is no load at all: why does it go to the maximum?": "Навантаження немає зовсім: чому кількість іде до максимуму?",
  "An idle pod already holds more memory than the target allows, and a further pod takes nothing from the others: all are as full as before. So each look asks for more, up to maxReplicas, and none is ever given back.":
    "Навіть под без роботи займає більше пам’яті, ніж дозволяє цільове значення, а ще один под нічого не забирає в інших: усі заповнені так само, як раніше. Тож кожне узгодження пропонує більше, аж до maxReplicas, і жоден под уже не зникає.",
  "Utilization stays where it is, however many pods there are.": "Завантаженість не змінюється, хоч скільки є подів.",
  "Raise the memory request to 128Mi: the idle pods are at 48%, and nothing is added.":
    "Збільште запит пам’яті (request) до 128Mi: поди без роботи матимуть 48%, і нічого не додасться.",
  "One pod is at its limit: why are there no more?": "Один под на межі свого ліміту: чому не додається нових?",
  "The controller knows the average of all pods only. One pod gets three and a half times its share and is throttled, nine others are well below the target, and the average is on it.":
    "Контролер знає лише середнє за всіма подами. Один под отримує втричі з половиною більше за свою частку й пригальмовується, дев’ять інших значно нижче цільового значення, а середнє йому відповідає.",
  "The hottest pod is at its limit, the average on target.": "Найзавантаженіший под на своєму ліміті, середнє — на цільовому значенні.",
  "Set the imbalance to 0: no pod is throttled, with the same load on the same ten pods.":
    "Задайте нерівномірність 0: жоден под не пригальмовується, за того самого навантаження на ті самі десять подів.",
  "<unknown>/50%: what did the injected sidecar break?": "<unknown>/50%: що зламав доданий sidecar?",
  "The utilization of a pod is its usage over its requests, so every container needs a CPU request. One injected without leaves nothing to divide by: no count can be computed, and nothing scales, whatever the load.":
    "Завантаженість пода — це його споживання, поділене на його запити ресурсів (requests), тож кожному контейнеру потрібен запит CPU. Якщо додано контейнер без нього, ділити немає на що: обчислити кількість неможливо, і ніщо не масштабується, хоч яке навантаження.",
  "ScalingActive is False, and the message names the container.": "ScalingActive має значення False, а повідомлення називає контейнер.",
  "Give the sidecar a request, or use a ContainerResource metric of the main container.":
    "Задайте запит ресурсів (request) для sidecar або візьміть метрику ContainerResource основного контейнера.",
  "The application uses twice its request: why is the pod at 56%?": "Застосунок споживає вдвічі більше за свій request: чому под має 56%?",
  "A Resource metric adds up all containers: a sidecar that requests 600m and uses a tenth of it hides a main container at 200% of its 200m. The pod as a whole is just below its target of 60%.":
    "Метрика Resource підсумовує всі контейнери: sidecar, який запитує 600m і споживає десяту частину, приховує основний контейнер, що споживає 200% своїх 200m. Под загалом трохи не досягає цільового значення 60%.",
  "The pods are inside the tolerance, although each main container uses twice its request.":
    "Поди — у межах допуску, хоча кожен основний контейнер споживає вдвічі більше за свій request.",
  "Use type: ContainerResource with container: web, which measures the main container alone.":
    "Візьміть type: ContainerResource із container: web — так вимірюється лише основний контейнер.",
  "One of two metrics cannot be read: what still works?": "Одну з двох метрик неможливо прочитати: що ще працює?",
  "Upwards the other metric may still decide; downwards nothing moves, because the missing one might have asked for more. So an outage of the external metrics API holds the count when the load falls and lets it grow when the load rises.":
    "Угору може вирішувати друга метрика; униз нічого не рухається, бо відсутня могла б запропонувати більше. Тож збій API external-метрик утримує кількість, коли навантаження спадає, і дає їй рости, коли воно зростає.",
  "The CPU asks for fewer pods, and the reconcile ends with an error.": "CPU пропонує менше подів, а узгодження завершується помилкою.",
  "Take the External metric out of the manifest: the count follows the load down.":
    "Вилучіть метрику External із маніфесту: кількість піде вниз за навантаженням.",
  "107% of a target of 90%: why is no pod added?": "107% за цільового значення 90%: чому не додається под?",
  "Two of ten pods have no sample, and when the ratio is above 1 the controller counts such pods as idle. Eight pods at 107% and two at 0% are 85% on average, inside the tolerance; the status still reports the 107%.":
    "Два з десяти подів не мають виміру, а коли відношення більше за 1, контролер рахує такі поди як бездіяльні. Вісім подів із 107% і два з 0% дають у середньому 85% — у межах допуску; статус і далі показує 107%.",
  "The average before and after the two pods were filled in.": "Середнє до й після врахування двох відсутніх подів.",
  "Take out the incident: all ten pods have a sample, and the count goes to twelve.":
    "Вилучіть інцидент: усі десять подів матимуть вимір, і кількість зросте до дванадцяти.",
  "Do missing pods count as being on target?": "Чи рахуються відсутні поди так, ніби вони на цільовому значенні?",
  "Some explanations say so, and come to 17 pods here: ten at 85%, two without a sample taken as 60%, twelve in all. The controller takes the two as idle when it scales up: 70% on average, and 14 pods.":
    "Так кажуть деякі пояснення, і тут за ними вийшло б 17 подів: десять із 85%, два без виміру по 60%, разом дванадцять. Контролер, масштабуючи вгору, вважає ці два бездіяльними: у середньому 70%, тобто 14 подів.",
  "The first look: ten samples, two missing pods filled in with 0%.":
    "Перше узгодження: десять вимірів, два відсутні поди враховано як 0%.",
  "Take out the incident: twelve pods at 85% ask for 17, and the bound of 16 holds them.":
    "Вилучіть інцидент: за дванадцятьма подами з 85% пропонується 17, а верхня межа 16 їх стримує.",
  "Twenty pods would do: why does it ask for more than a thousand?": "Вистачило б двадцяти подів: чому він пропонує понад тисячу?",
  "A target of type Value multiplies the pods that are ready by backlog over target, and a backlog does not shrink because pods were added a moment ago. So every look multiplies the result of the last one again, until maxReplicas stops it.":
    "Цільове значення типу Value множить кількість готових подів на чергу, поділену на цільове значення, а черга не коротшає лише тому, що щойно додалися поди. Тож кожне узгодження знову множить результат попереднього, доки його не зупинить maxReplicas.",
  "Backlog over target, times the pods that are ready.": "Черга, поділена на цільове значення, помножена на кількість готових подів.",
  "Use an AverageValue of 100: the proposal is the backlog over 100, however many pods there are.":
    "Візьміть AverageValue 100: пропозиція — це черга, поділена на 100, хоч скільки є подів.",
  "A release, no more load, and one pod more for good: why?": "Новий реліз, навантаження те саме, а подів назавжди на один більше: чому?",
  "An external average is taken over the pods that status.replicas counts, those that a rolling update has in surplus included. Inside the tolerance the controller proposes that very number, so the surplus pod of the release becomes the count that is asked for.":
    "Середнє external-метрики рахується за подами, які показує status.replicas, разом із зайвими подами поступового оновлення. У межах допуску контролер пропонує саме це число, і так зайвий под релізу потрапляє до запропонованої кількості.",
  "status.replicas is 11 while spec.replicas is 10; the ratio is inside the tolerance, and 11 is proposed.":
    "status.replicas — 11, а spec.replicas — 10; відношення в межах допуску, і пропонується 11.",
  "Set maxSurge to 0 and maxUnavailable to 10%: the update never has a pod in surplus.":
    "Задайте maxSurge 0 і maxUnavailable 10%: оновлення ніколи не матиме зайвого пода.",

  // Readiness
  "Two more pods were needed: why are there twenty?": "Потрібні були ще два поди: чому їх двадцять?",
  "A pod that is ready at once but busy with its own start for a minute looks like load, so the controller adds pods, which start in their turn. The cascade ends at maxReplicas.":
    "Под, що готовий одразу, але хвилину зайнятий власним запуском, схожий на навантажений, тож контролер додає поди, які теж запускаються. Ця ланцюгова реакція закінчується на maxReplicas.",
  "The CPU is that of starting pods; the load would need six.": "Це CPU подів, що запускаються; для навантаження вистачило б шести.",
  "Let the readiness probe pass only after the start, 90 s after the container runs: until then a pod's CPU is not counted.":
    "Нехай перевірка готовності проходить лише після запуску, через 90 с після того, як контейнер запрацював: доти CPU пода не враховується.",
  "The old pods are far above the target: why is none added?": "Старі поди значно вище цільового значення: чому не додається жодного?",
  "A rollout whose pods never become ready leaves eight old pods with all the load, and five new ones that count as idle when the ratio is above 1. With them the average is on target again, and the count stays at ten.":
    "Розгортання, поди якого ніколи не стають готовими, лишає вісім старих подів з усім навантаженням і п’ять нових, які рахуються як бездіяльні, коли відношення більше за 1. З ними середнє знову на цільовому значенні, і кількість лишається десять.",
  "The counted pods are above 120%; with five unready pods at 0% the average is inside the tolerance.":
    "Враховані поди мають понад 120%; із п’ятьма неготовими подами по 0% середнє — у межах допуску.",
  "Make the release a good one: ten ready pods at about 100% scale up.":
    "Зробіть реліз справним: за десяти готових подів приблизно зі 100% він масштабує вгору.",
  "The queue is four times too long: why does it scale down?": "Черга вчетверо задовга: чому він масштабує вниз?",
  "A target of type Value multiplies the ratio by the pods that are ready, and four times no ready pod is none. Overloaded pods that fail their probes together are taken away, down to minReplicas, when the window has forgotten better times.":
    "Цільове значення типу Value множить відношення на кількість готових подів, а чотири рази по нуль — це нуль. Перевантажені поди, які разом не проходять перевірок, вилучаються, аж до minReplicas, коли вікно забуває кращі часи.",
  "The ratio is 4, the ready pods are 0, the proposal is 0.": "Відношення — 4, готових подів — 0, пропозиція — 0.",
  "Use an AverageValue, which does not ask which pods are ready.": "Візьміть AverageValue: він не зважає на те, які поди готові.",
  "Does a crash-looping release scale to the maximum?": "Чи масштабується до максимуму реліз, що падає по колу?",
  "It did: pods without the metric were filled in as on target, and the sum could ask for more pods although the ratio was far below 1. Today a fill-in that would turn a scale-down into more pods is dropped, and the count stays.":
    "Колись так: поди без метрики доповнювалися, ніби вони на цільовому значенні, і в підсумку могло пропонуватися більше подів, хоча відношення було значно менше за 1. Тепер доповнення, яке замість масштабування вниз дало б більше подів, відкидається, і кількість не змінюється.",
  "The ratio is below 1; with the missing pods filled in, the current count is proposed.":
    "Відношення менше за 1; з доповненими відсутніми подами пропонується поточна кількість.",
  "Let the release be a good one: its pods report the metric, nothing is filled in, and the count stays all the same.":
    "Зробіть реліз справним: його поди надають метрику, нічого не доповнюється, а кількість однаково не змінюється.",

  // Zero
  "Scaled to zero by hand: why does minReplicas not bring it back?": "Вручну масштабовано до нуля: чому minReplicas не повертає подів?",
  "Zero replicas, written by somebody else, pause the autoscaler: not even minReplicas is looked at. Everything that arrives fails until somebody scales to one.":
    "Нуль реплік, записаний кимось іншим, призупиняє автоскейлер: він не зважає навіть на minReplicas. Усе, що надходить, завершується невдачею, доки хтось не масштабує до одиниці.",
  "ScalingActive is False with reason ScalingDisabled.": "ScalingActive має значення False з причиною ScalingDisabled.",
  "Scale to 1 instead of 0: the autoscaler goes on from there, up to what the load needs.":
    "Масштабуйте до 1 замість 0: автоскейлер продовжить звідти, до кількості, якої потребує навантаження.",
  "Can it go to zero, and come back by itself?": "Чи може він дійти до нуля й сам повернутися?",
  "With minReplicas 0 and an External metric it can: the controller notes in the condition ScaledToZero that it was itself that went there, and wakes when messages arrive. The way down takes the five minutes of the window, the way up one look.":
    "З minReplicas 0 і метрикою External може: контролер записує в умові ScaledToZero, що дійшов туди сам, і пробуджується, коли надходять повідомлення. Шлях униз триває п’ять хвилин вікна, шлях угору — одне узгодження.",
  "Zero pods, messages arrive, and the next look asks for pods.":
    "Нуль подів, надходять повідомлення, і наступне узгодження пропонує поди.",
  "Start with no replicas at all: then it was not the autoscaler that went to zero, and it stays paused.":
    "Почніть зовсім без реплік: тоді до нуля дійшов не автоскейлер, і він лишається призупиненим.",

  // Operations
  "Why do twenty pods drop to three with every deploy?": "Чому з кожним деплоєм із двадцяти подів лишається три?",
  "The manifest of the workload says replicas: 3, so each kubectl apply writes 3, and the autoscaler has to find its way back. Meanwhile three pods have the load of twenty.":
    "У маніфесті робочого навантаження є replicas: 3, тож кожен kubectl apply записує 3, і автоскейлер мусить знову підійматися. Тим часом три поди несуть навантаження двадцяти.",
  "The count falls without the autoscaler, and climbs back in steps.":
    "Кількість падає без участі автоскейлера і знову зростає сходинками.",
  "Take the two applies out, as if spec.replicas were not in the workload's manifest.":
    "Вилучіть обидва kubectl apply, ніби в маніфесті робочого навантаження немає spec.replicas.",
  "A second autoscaler on the same pods: which one wins?": "Другий автоскейлер на тих самих подах: який переможе?",
  "Neither: when two autoscalers claim the same pods, both stop with AmbiguousSelector, before any metric is read. The load triples at 10:00 and nothing happens until the second one is gone.":
    "Жоден: коли два автоскейлери претендують на ті самі поди, обидва зупиняються з AmbiguousSelector, не прочитавши жодної метрики. О 10:00 навантаження зростає втричі, і нічого не відбувається, доки не зникне другий.",
  "ScalingActive is False with reason AmbiguousSelector.": "ScalingActive має значення False з причиною AmbiguousSelector.",
  "Take the second autoscaler out, and put both metrics into one manifest.":
    "Вилучіть другий автоскейлер і запишіть обидві метрики в один маніфест.",

  // History
  "The CPU is far below its target: why does it scale up?": "CPU значно нижче цільового значення: чому він масштабує вгору?",
  "Without behavior in the manifest one sync may at most double the count, and the proposals that could not be reached are remembered for five minutes. The spike is over, but the highest of them still pulls the count up, with an event that gives no reason.":
    "Без behavior у маніфесті одне узгодження може щонайбільше подвоїти кількість, а пропозиції, яких не вдалося досягти, пам’ятаються п’ять хвилин. Сплеск минув, але найбільша з них і далі тягне кількість угору, з подією, яка не називає причини.",
  "The pods are below 20%, and the proposal is the current count; the window's highest is above it.":
    "Поди мають менше за 20%, і пропонується поточна кількість; найбільше значення у вікні — вище.",
  "Write behavior.scaleDown.stabilizationWindowSeconds: 300, the same window: since then a remembered proposal only holds, it never pulls up.":
    "Напишіть behavior.scaleDown.stabilizationWindowSeconds: 300, те саме вікно: відтоді запам’ятована пропозиція лише втримує, але ніколи не тягне вгору.",
  "Is the stabilization window the cooldown of the first autoscaler?": "Чи вікно стабілізації — це cooldown першого автоскейлера?",
  "No: after a rescale the first one allowed no change up for 3 minutes and none down for 5, whatever the load did, and before and after that it followed at once. So here the second rise waits, and a lull of a minute takes 17 of 20 pods away just before the load comes back, where today’s window holds them.":
    "Ні: після масштабування перший автоскейлер 3 хвилини не дозволяв змін угору і 5 хвилин — униз, хоч що робило навантаження, а до і після цього реагував одразу. Тому тут друге зростання чекає, а хвилинне затишшя забирає 17 із 20 подів якраз перед поверненням навантаження, тоді як сучасне вікно їх утримує.",
  "The load is back, 3 pods are at their limit, and no change up is allowed until 28:30.":
    "Навантаження повернулося, 3 поди на своєму ліміті, а змін угору не дозволено до 28:30.",
  "Choose Kubernetes 1.37 in the Cluster form: it follows both rises within half a minute, keeps 20 pods through the lull, and no request fails.":
    "Виберіть Kubernetes 1.37 на вкладці «Кластер»: він іде за обома зростаннями протягом пів хвилини, утримує 20 подів під час затишшя, і жоден запит не завершується невдачею.",
  "The CPU is at 55%, the target is 50%: does a tolerance of 10% hold?": "CPU — 55%, цільове значення — 50%: чи вистачає допуску 10%?",
  "In Kubernetes 1.28 it does not: the controller computes |1 − 1.1|, which a float64 rounds to 0.10000000000000009, and adds a pod. 1.37 asks whether the ratio is at most 1 + 0.1, and leaves the ten pods alone.":
    "У Kubernetes 1.28 — ні: контролер обчислює |1 − 1.1|, що у float64 округлюється до 0.10000000000000009, і додає под. 1.37 перевіряє, чи відношення не більше за 1 + 0.1, і не чіпає десяти подів.",
  "The ratio is exactly 1.1, and the proposal is 11: the rule of 1.28 stands below the sum.":
    "Відношення — рівно 1.1, а пропозиція — 11: правило 1.28 наведено під розрахунком.",
  "Choose Kubernetes 1.37 in the Cluster form: under the same load the count stays at 10.":
    "Виберіть Kubernetes 1.37 на вкладці «Кластер»: з тим самим навантаженням кількість лишається 10.",
  "Scaled to zero by hand with minReplicas 0: does the autoscaler wake it?":
    "Вручну масштабовано до нуля з minReplicas 0: чи розбудить поди автоскейлер?",
  "In Kubernetes 1.28 it does: with minReplicas 0 it reads the metrics at zero replicas too, so the pause that somebody wanted ends at the next look. 1.37 notes in the condition ScaledToZero who went there, and wakes only what it scaled to zero itself.":
    "У Kubernetes 1.28 — так: з minReplicas 0 він читає метрики й за нуля реплік, тож пауза, якої хтось хотів, закінчується з наступним узгодженням. 1.37 записує в умові ScaledToZero, хто дійшов до нуля, і будить лише те, що масштабував до нуля сам.",
  "The look after kubectl scale: zero pods, 8 messages per second, 2 for each pod, and the count goes back to 4.":
    "Узгодження після kubectl scale: нуль подів, 8 повідомлень за секунду, по 2 на под, і кількість повертається до 4.",
  "Choose Kubernetes 1.37 in the Cluster form: the count stays at zero, and the messages wait.":
    "Виберіть Kubernetes 1.37 на вкладці «Кластер»: кількість лишається нульовою, а повідомлення чекають.",
};
