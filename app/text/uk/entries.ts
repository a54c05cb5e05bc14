import type { Messages } from "../language";

/** The library's texts about its ready scenarios: the question, the answer, where to look, and what to change. */
export const entries: Messages = {
  // First steps
  "Why does it wait five minutes to shrink?": "Чому він чекає п’ять хвилин, перш ніж зменшити кількість подів?",
  "The load is gone, but the controller remembers its proposals for five minutes. At each sync it writes the highest of them. The pods go when the last high proposal expires.":
    "Навантаження зникло, але контролер п’ять хвилин пам’ятає свої пропозиції. Під час кожного узгодження він записує найбільшу з них. Поди зникають, коли остання висока пропозиція втрачає чинність.",
  "The raw proposal is far below the count. The highest proposal in the window keeps the count up.":
    "Початкова пропозиція значно менша за поточну кількість. Кількість утримує найбільша пропозиція у вікні.",
  "Add behavior.scaleDown.stabilizationWindowSeconds: 0. The first pod then goes at 25:15, not at 30:15.":
    "Додайте behavior.scaleDown.stabilizationWindowSeconds: 0. Тоді перший под зникає о 25:15, а не о 30:15.",
  "Below which utilization does it scale down?": "За якої завантаженості він масштабує вниз?",
  "There is no second threshold. It scales down as soon as the ratio to the target is outside the tolerance: 35% with a target of 50% is enough. Ten pods become seven, and those run close to the target again.":
    "Другого порога немає. Він масштабує вниз, щойно відношення до цільового значення виходить за межі допуску: досить 35% за цільового значення 50%. Із десяти подів лишається сім, і вони знову працюють близько до цільового значення.",
  "The pods are at about 35% when the count goes down.": "Коли кількість зменшується, завантаженість подів — близько 35%.",
  "Let the load fall by only a tenth: the ratio stays inside the tolerance, and the count stays the same.":
    "Нехай навантаження спаде лише на десяту частину: відношення лишиться в межах допуску, і кількість не зміниться.",
  "The CPU is at 71%, the target is 70%: why does nothing happen?": "CPU — 71%, цільове значення — 70%: чому нічого не відбувається?",
  "A ratio between 0.9 and 1.1 counts as on target, so that small changes in load do not move pods. Ten pods at 71% have a ratio of 1.014. Without the tolerance the controller would propose an eleventh pod.":
    "Якщо відношення — від 0.9 до 1.1, цільове значення вважається досягнутим, щоб невеликі зміни навантаження не зачіпали подів. Десять подів із 71% дають відношення 1.014. Без допуску контролер запропонував би одинадцятий под.",
  "The ratio is inside the tolerance, so the metric proposes the current count.":
    "Відношення — у межах допуску, тому метрика пропонує поточну кількість.",
  "Set the controller's tolerance to 0, or write behavior.scaleUp.tolerance: 0. Then there are eleven pods.":
    "Задайте допуск контролера 0 або напишіть behavior.scaleUp.tolerance: 0. Тоді подів буде одинадцять.",
  "20% below the target: why does it keep all four pods?": "На 20% нижче цільового значення: чому лишаються всі чотири поди?",
  "Four pods are at 80% with a target of 100%. The ratio is 0.8, well outside the tolerance. But 0.8 × 4 is 3.2, and the controller always rounds up to whole pods.":
    "Чотири поди мають 80% за цільового значення 100%. Відношення — 0.8, далеко за межами допуску. Але 0.8 × 4 — це 3.2, а контролер завжди округлює вгору до цілих подів.",
  "The product is 3.2, and the proposal is 4.": "Добуток — 3.2, а пропозиція — 4.",
  "Lower the load until the pods are at 75%: 0.75 × 4 is 3, and the fourth pod goes.":
    "Зменште навантаження, доки поди не матимуть 75%: 0.75 × 4 — це 3, і четвертий под зникне.",
  "How can a pod be at 300% CPU?": "Як под може мати 300% CPU?",
  "Utilization is a share of the container's request, not of its limit and not of a core. A pod that requests 100m and uses 300m is at 300%. Its limit is 1000m, so it is not even throttled.":
    "Завантаженість — це частка від запиту ресурсів контейнера, а не від його ліміту й не від ядра. Под, який запитує 100m і споживає 300m, має 300%. Його ліміт — 1000m, тож він навіть не пригальмовується.",
  "The pod is at 300% of its request, far below its limit.": "Под споживає 300% свого запиту CPU, а до ліміту ще далеко.",
  "Raise the CPU request to 500m: the same load is then 60%.": "Збільште запит CPU до 500m: те саме навантаження становитиме 60%.",
  "Five times the load: why are the pods not there at once?": "Навантаження зросло вп’ятеро: чому подів не додалося одразу?",
  "A change in load takes up to a minute to show fully. Pods at their limit never show more than their limit. And one sync can at most double the count. So five times the pods takes several steps, and the pods of each step need time to start.":
    "Зміну навантаження повністю видно щонайбільше за хвилину. Поди на своєму ліміті ніколи не показують більше за ліміт. А одне узгодження може щонайбільше подвоїти кількість. Тож до вп’ятеро більшої кількості потрібно кілька кроків, і подам кожного кроку потрібен час на запуск.",
  "The count climbs in steps, while requests wait and fail.":
    "Кількість зростає сходинками, а запити тим часом чекають і завершуються невдачею.",
  "Set a target of 25%, or minReplicas: 8: then the pods have enough room for the same spike, and no request fails.":
    "Задайте цільове значення 25% або minReplicas: 8. Тоді подам вистачить запасу для того самого сплеску, і жоден запит не стає невдалим.",

  // Stability
  "Is the stabilization window a pause between scale-downs?": "Чи вікно стабілізації — це пауза між масштабуваннями вниз?",
  "No: it looks back, it does not wait. When the load falls steadily, the highest proposal of the last five minutes falls with it. So the count shrinks at every sync. Older documents describe a pause after each rescale: until 1.11, the controller had one.":
    "Ні: воно дивиться назад, а не чекає. Коли навантаження спадає поступово, разом із ним спадає й найбільша пропозиція за останні п’ять хвилин. Тому кількість зменшується з кожним узгодженням. Старіші документи описують паузу після кожного масштабування: до 1.11 включно контролер її мав.",
  "The count follows the load five minutes later, without a pause.":
    "Кількість іде за навантаженням із запізненням на п’ять хвилин, без пауз.",
  "Let the load fall at once: then the whole window passes before the first pod goes.":
    "Нехай навантаження впаде одразу: тоді перший под зникне, лише коли мине все вікно.",
  "Two minutes of scale-up stabilization: when do the first pods come?": "Дві хвилини стабілізації вгору: коли з’являться перші поди?",
  "When it scales up, the window takes the lowest proposal that it remembers, and the default window has no length. With 120 seconds, the proposal of 4 from 10:00 keeps the count until it expires at 12:00. Without the window the count goes to 8 at 10:15. A rise of a minute and a half adds no pods at all.":
    "Під час масштабування вгору вікно бере найменшу пропозицію з тих, що пам’ятає, а типова довжина цього вікна — нуль. За 120 секунд пропозиція 4 від 10:00 утримує кількість, доки не втратить чинність о 12:00. Без вікна кількість зростає до 8 о 10:15. Зростання навантаження на півтори хвилини взагалі не додає подів.",
  "The CPU proposes 10. The lowest proposal in the window is 4.": "CPU пропонує 10. Найменша пропозиція у вікні — 4.",
  "Write stabilizationWindowSeconds: 0, the default for scaling up: the count goes to 8 at 10:15.":
    "Напишіть stabilizationWindowSeconds: 0, типове значення для масштабування вгору: кількість зросте до 8 о 10:15.",
  "A tolerance of 5% and a target of 100M: does 105M add a pod?": "Допуск 5%, цільове значення 100M: чи 105M додасть под?",
  "No: 105M is exactly 1.05 times the target, and that is still inside the tolerance. At 105.1M the ratio is 1.051, and five pods become six. The field tolerance is for one direction only: for scaling down, the cluster's tolerance of 10% stays.":
    "Ні: 105M — це рівно 1.05 цільового значення, і це ще в межах допуску. За 105.1M відношення — 1.051, і з п’яти подів стає шість. Поле tolerance діє лише в одному напрямку: для масштабування вниз лишається допуск кластера 10%.",
  "525.5M are 105.1M for each of five pods. The ratio of 1.051 is outside the tolerance of 5%.":
    "525.5M — це 105.1M на кожен із п’яти подів. Відношення 1.051 — за межами допуску 5%.",
  "Remove behavior: the cluster's tolerance of 10% applies, and there are five pods until the end.":
    "Вилучіть behavior: діє допуск кластера 10%, і до кінця лишається п’ять подів.",

  // Rates
  "10% or 4 pods a minute: which one decides?": "10% чи 4 поди за хвилину: що вирішує?",
  "With selectPolicy Max the policy that allows the larger change decides, and each sync checks this again. 10% of 80 pods is 8 pods a minute, and later it is fewer: 80, 72, 64, 57, 51, 45, 40. From 40 pods on 10% is not more than 4, so 4 pods go each minute: 36, 32, and so on.":
    "Із selectPolicy Max вирішує політика, що дозволяє більшу зміну, і кожне узгодження перевіряє це знову. 10% від 80 подів — це 8 подів за хвилину, а далі менше: 80, 72, 64, 57, 51, 45, 40. Від 40 подів 10% — не більше за 4, тож щохвилини зникають 4 поди: 36, 32 і так далі.",
  "The decision shows both policies and which one decides.": "У рішенні видно обидві політики і яка з них вирішує.",
  "Write selectPolicy: Min. Then the smaller change decides, and 4 pods go each minute from the start.":
    "Напишіть selectPolicy: Min. Тоді вирішує менша зміна, і від самого початку щохвилини зникають 4 поди.",
  "10% and 5 pods a minute with Min: 80, 75, and then?": "10% і 5 подів за хвилину з Min: 80, 75, а далі?",
  "With selectPolicy Min the policy that allows the smaller change decides. 10% of 80 pods is 8 pods, so 5 pods go each minute: 80, 75, 70, and so on to 40. 10% of 40 pods is only 4, so the next counts are 36, 32 and 28.":
    "Із selectPolicy Min вирішує політика, що дозволяє меншу зміну. 10% від 80 подів — це 8 подів, тож щохвилини зникають 5 подів: 80, 75, 70 і так далі до 40. 10% від 40 подів — лише 4, тож далі кількість — 36, 32 і 28.",
  "10% of 40 pods is 4, less than 5, so the Percent policy decides from here on.":
    "10% від 40 подів — це 4, менше за 5, тож відтепер вирішує політика Percent.",
  "Write selectPolicy: Max: the count goes from 80 to 72, 64, 57, 51, 45 and 40, and then by 5 each minute.":
    "Напишіть selectPolicy: Max: кількість спадає з 80 до 72, 64, 57, 51, 45 і 40, а далі щохвилини на 5.",
  "30% or 7 pods a minute: how fast do 18 pods become 56?": "30% чи 7 подів за хвилину: як швидко з 18 подів стане 56?",
  "From 18 pods, 30% allows 23.4, which the controller rounds up to 24, and 7 pods allow 25. With selectPolicy Max the larger change decides, so the first step goes to 25. From there 30% allows more than 7 pods: 33, 43, and 56 after three minutes.":
    "Від 18 подів 30% дозволяють 23.4, і контролер округлює це вгору до 24, а 7 подів дозволяють 25. Із selectPolicy Max вирішує більша зміна, тож перший крок — до 25. Відтоді 30% дозволяють більше, ніж 7 подів: 33, 43 і за три хвилини 56.",
  "The decision shows both policies: 30% allows 24 pods, and 7 pods allow 25.":
    "У рішенні видно обидві політики: 30% дозволяють 24 поди, а 7 подів дозволяють 25.",
  "Remove the policy of 7 pods: the first step goes to 24.": "Вилучіть політику 7 подів: перший крок буде до 24.",
  "10% of three pods is less than one: is it stuck?": "10% від трьох подів — менше за один: він застряг?",
  "A Percent policy sets how many pods must remain, and the controller rounds that number down to whole pods. 90% of 3 is 2.7, so 2 must remain. The count goes from 3 to 2, and a minute later from 2 to 1.":
    "Політика Percent визначає, скільки подів має лишитися, і контролер округлює це число вниз до цілих подів. 90% від 3 — це 2.7, тож мають лишитися 2. Кількість змінюється з 3 на 2, а за хвилину — з 2 на 1.",
  "90% of 3 is 2.7. Rounded down to whole pods, that is 2.": "90% від 3 — це 2.7. З округленням униз до цілих подів це 2.",
  "Write selectPolicy: Disabled under scaleDown. Then the count really stays at 3.":
    "Напишіть selectPolicy: Disabled у scaleDown. Тоді кількість справді лишається 3.",
  "selectPolicy: Min. The minimum of what?": "selectPolicy: Min. Мінімум чого?",
  "It is the minimum of the changes that the policies allow, not of the counts. The policy that allows the smallest change decides. Here the policies allow 100% or one pod a minute. So one pod is added each minute, although the load is four times as high.":
    "Це мінімум змін, які дозволяють політики, а не кількостей. Вирішує політика, що дозволяє найменшу зміну. Тут політики дозволяють 100% або один под за хвилину. Тож щохвилини додається один под, хоча навантаження вчетверо більше.",
  "The decision shows both policies. The one that allows one pod decides.":
    "У рішенні видно обидві політики. Вирішує та, що дозволяє один под.",
  "Write selectPolicy: Max. Then the count doubles each minute.": "Напишіть selectPolicy: Max. Тоді кількість подвоюється щохвилини.",
  "Scale-down is Disabled: why did it scale down?": "Для масштабування вниз задано Disabled: чому кількість усе ж зменшилася?",
  "Disabled stops what the metrics propose. It keeps the count until 20:00, although the load is gone after 02:00. But a count above maxReplicas goes down at once: the controller does not look at metrics, windows or policies. A lower maxReplicas is enough.":
    "Disabled зупиняє те, що пропонують метрики. Воно утримує кількість до 20:00, хоча навантаження зникає о 02:00. Але кількість, більша за maxReplicas, зменшується одразу: контролер не зважає на метрики, вікна чи політики. Досить меншого maxReplicas.",
  "The count is above the new maxReplicas, so the controller checks nothing else.":
    "Кількість більша за новий maxReplicas, тому контролер більше нічого не перевіряє.",
  "Remove the edit at 20:00: ten pods stay until the end.": "Вилучіть зміну HPA о 20:00: до кінця лишиться десять подів.",

  // Metrics
  "There is no load at all: why does it scale to the maximum?": "Навантаження немає зовсім: чому він масштабує до максимуму?",
  "An idle pod already uses more memory than the target allows. One more pod takes no memory from the others, so all stay as full as before. So each sync proposes more pods, up to maxReplicas, and none ever goes.":
    "Навіть под без роботи займає більше пам’яті, ніж дозволяє цільове значення. Ще один под не забирає пам’яті в інших, тож усі лишаються такими ж заповненими. Тому кожне узгодження пропонує більше подів, аж до maxReplicas, і жоден уже не зникає.",
  "The utilization does not fall when pods are added.": "Завантаженість не спадає, коли додаються поди.",
  "Raise the memory request to 128Mi: the idle pods are then at 48%, and no pod is added.":
    "Збільште запит пам’яті до 128Mi: поди без роботи матимуть 48%, і жоден под не додасться.",
  "One pod is at its limit: why is no pod added?": "Один под на своєму ліміті: чому не додається под?",
  "The controller knows only the average of all pods. One pod gets three and a half times its share and is throttled. The nine others are well below the target, so the average is on target.":
    "Контролер знає лише середнє за всіма подами. Один под отримує втричі з половиною більше за свою частку й пригальмовується. Дев’ять інших — значно нижче цільового значення, тож середнє йому відповідає.",
  "The hottest pod is at its limit, and the average is on target.":
    "Найзавантаженіший под — на своєму ліміті, а середнє — на цільовому значенні.",
  "Set the imbalance to 0: the same ten pods carry the same load, and none is throttled.":
    "Задайте нерівномірність 0: ті самі десять подів несуть те саме навантаження, і жоден не пригальмовується.",
  "Requests fail while the pods’ CPU is idle: why is no pod added?":
    "Запити стають невдалими, хоча CPU подів вільний: чому не додається жоден под?",
  "Each request holds one of the database’s 20 connections for 50 ms, so all pods together serve 400 requests per second. From 10:00 on 600 arrive, and those that find no connection fail. The pods wait and use only half of their CPU, so the autoscaler sees no need for more.":
    "Кожен запит займає одне з 20 з’єднань бази даних на 50 мс, тож усі поди разом обслуговують 400 запитів за секунду. З 10:00 надходить 600, і ті, що не знаходять з’єднання, стають невдалими. Поди чекають і споживають лише половину свого CPU, тож автоскейлер не бачить потреби в нових.",
  "Capacity is 400, although the four pods could serve 800. Half of the CPU is idle, below the target of 70%.":
    "Потужність — 400, хоча чотири поди могли б обслужити 800. Половина CPU вільна, нижче за ціль 70 %.",
  "Write averageUtilization: 10: it goes to 20 pods, and as many requests fail. Set 40 connections: none fails.":
    "Напишіть averageUtilization: 10: стане 20 подів, а невдалих запитів стільки ж. Задайте 40 з’єднань: невдалих не буде.",
  "What does a CPU target of 95% cost, if no request fails?": "Чого коштує ціль CPU 95 %, якщо жоден запит не стає невдалим?",
  "Requests arrive at random, so some must wait although the pods are not full. At 90% of the CPU, half of the requests take at least 0.138 s instead of 0.02 s, and one in twenty 0.6 s. The autoscaler is content, because 90% is within the tolerance of 95%.":
    "Запити надходять випадково, тож деякі мусять чекати, хоча поди не заповнені. За 90 % CPU половина запитів триває щонайменше 0.138 с замість 0.02 с, а кожен двадцятий — 0.6 с. Автоскейлер задоволений, бо 90 % у межах допуску від 95 %.",
  "Ten pods serve all requests, and p95 is 0.598 s: thirty times the time of a request.":
    "Десять подів обслуговують усі запити, а p95 дорівнює 0.598 с: у тридцять разів більше за час запиту.",
  "Write averageUtilization: 70: it goes to 13 pods, and p95 falls to less than a third.":
    "Напишіть averageUtilization: 70: стане 13 подів, а p95 впаде до менш ніж третини.",
  "What does a CPU limit change?": "Що змінює ліміт CPU?",
  "These pods have no CPU limit, so a pod can use all the CPU of its node: 4000m here. When the load rises tenfold at 10:00, the three pods serve it, and no request fails. The metric sees the whole rise: 669% of the requests.":
    "Ці поди не мають ліміту CPU, тож под може спожити всю CPU свого вузла: тут 4000m. Коли о 10:00 навантаження зростає вдесятеро, три поди його обслуговують, і жоден запит не стає невдалим. Метрика бачить усе зростання: 669% запитів ресурсів.",
  "Each pod used 1338m and requests 200m. With a limit of 500m the metric could not pass 250%.":
    "Кожен под спожив 1338m, а запитує 200m. З лімітом 500m метрика не перевищила б 250%.",
  "Set a CPU limit of 500m: three pods then serve 74 of the 200 requests per second, and 3,536 requests fail.":
    "Задайте ліміт CPU 500m: тоді три поди обслуговують 74 із 200 запитів за секунду, і 3536 запитів стають невдалими.",
  "All pods are at their CPU limit: why is no pod added?": "Усі поди на своєму ліміті CPU: чому не додається жодного пода?",
  "The target is 600m for each pod, but the limit throttles each pod at 500m. So the ratio is never above 0.833, and this metric never adds a pod. After 05:00 the load is twice as high, and requests fail until the end.":
    "Цільове значення — 600m на кожен под, але ліміт пригальмовує кожен под на 500m. Тож відношення ніколи не вище за 0.833, і ця метрика ніколи не додає подів. Після 05:00 навантаження вдвічі більше, і запити завершуються невдачею до кінця.",
  "The pods use 500m, all that their limit allows. 500 ÷ 600 × 4 is 3.3, so four pods stay.":
    "Поди споживають 500m, усе, що дозволяє їхній ліміт. 500 ÷ 600 × 4 — це 3.3, тож лишаються чотири поди.",
  "Write averageValue: 400m: the count climbs to 9, and requests stop failing.":
    "Напишіть averageValue: 400m: кількість зросте до 9, і запити більше не завершуватимуться невдачею.",
  "<unknown>/50%: what did the injected sidecar break?": "<unknown>/50%: що зламав доданий допоміжний контейнер?",
  "The utilization of a pod is its usage divided by its requests, so every container needs a CPU request. The injected container has none. So the controller cannot compute a count, and nothing scales at any load.":
    "Завантаженість пода — це його споживання, поділене на його запити ресурсів, тож кожному контейнеру потрібен запит CPU. Доданий контейнер його не має. Тому контролер не може обчислити кількість, і за жодного навантаження нічого не масштабується.",
  "ScalingActive is False, and the message names the container.": "ScalingActive має значення False, а повідомлення називає контейнер.",
  "Give the sidecar a request: the count goes to 10. Or use a ContainerResource metric of the main container.":
    "Задайте запит ресурсів для допоміжного контейнера: кількість зросте до 10. Або візьміть метрику ContainerResource головного контейнера.",
  "The application uses twice its request: why is the pod at 56%?":
    "Застосунок споживає вдвічі більше за свій запит CPU: чому под має 56%?",
  "A Resource metric adds up all containers. The sidecar requests 600m and uses a tenth of that. It hides the main container, which is at 200% of its request of 200m. The pod as a whole is just below its target of 60%.":
    "Метрика Resource підсумовує всі контейнери. Допоміжний контейнер запитує 600m і споживає десяту частину. Він приховує головний контейнер, який споживає 200% свого запиту 200m. Под загалом трохи не досягає цільового значення 60%.",
  "The pods are inside the tolerance, although each main container uses twice its request.":
    "Поди — у межах допуску, хоча кожен головний контейнер споживає вдвічі більше за свій запит CPU.",
  "Use type: ContainerResource with container: web. It measures the main container alone, and the count goes to 14.":
    "Візьміть type: ContainerResource із container: web. Так вимірюється лише головний контейнер, і кількість зростає до 14.",
  "The sidecar is the bottleneck: which metric sees it?": "Вузьке місце — допоміжний контейнер: яка метрика це бачить?",
  "Each sidecar uses 120% of its request, but each main container only 30%. A Resource metric adds both up and finds 48%, below its target of 60%. A ContainerResource metric measures one container alone. With one for each container, the higher proposal wins: 8 pods for the sidecar.":
    "Кожен допоміжний контейнер споживає 120% свого запиту ресурсів, а кожен головний — лише 30%. Метрика Resource додає обидва й отримує 48%, менше за цільове значення 60%. Метрика ContainerResource вимірює лише один контейнер. Якщо є метрика для кожного, перемагає більша пропозиція: 8 подів для допоміжного контейнера.",
  "The main container is at 30%, the sidecar at 120%. The sidecar's metric proposes 8.":
    "Головний контейнер має 30%, допоміжний — 120%. Метрика допоміжного контейнера пропонує 8.",
  "Use one metric of type: Resource instead, with the same target: the pods are at 48%, and the count stays at 4.":
    "Візьміть натомість одну метрику type: Resource із тим самим цільовим значенням: поди мають 48%, і кількість лишається 4.",
  "One of two metrics cannot be read: what still works?": "Одну з двох метрик неможливо прочитати: що ще працює?",
  "The other metric can still add pods. But it cannot remove any, because the missing metric might propose more. So while the external metrics API is down, the count follows the load up, but not down. Older documents say that nothing scales then; in 1.28 and in 1.37 the way up works.":
    "Друга метрика й далі може додавати поди. Але прибирати їх вона не може, бо відсутня метрика могла б запропонувати більше. Тож поки API external-метрик не працює, кількість іде за навантаженням угору, але не вниз. Старіші документи кажуть, що тоді масштабування немає взагалі; у 1.28 і в 1.37 шлях угору працює.",
  "The CPU proposes fewer pods, and the sync ends with an error.": "CPU пропонує менше подів, а узгодження завершується помилкою.",
  "Remove the External metric from the manifest: the count follows the load down.":
    "Вилучіть метрику External із маніфесту: кількість піде вниз за навантаженням.",
  "The CPU is at 107%, the target is 90%: why is no pod added?": "CPU — 107%, цільове значення — 90%: чому не додається под?",
  "Two of ten pods have no sample. When the ratio is above 1, the controller counts such pods as idle. Eight pods at 107% and two at 0% are 85% on average, inside the tolerance. The status still reports 107%.":
    "Два з десяти подів не мають виміру. Коли відношення більше за 1, контролер рахує такі поди як бездіяльні. Вісім подів із 107% і два з 0% дають у середньому 85% — у межах допуску. Статус і далі показує 107%.",
  "The average before and after the controller counted the two pods as idle.":
    "Середнє до й після того, як контролер порахував ці два поди як бездіяльні.",
  "Remove the incident: all ten pods have a sample, and the count goes to twelve.":
    "Вилучіть інцидент: усі десять подів матимуть вимір, і кількість зросте до дванадцяти.",
  "Do missing pods count as on target?": "Чи рахуються відсутні поди так, ніби вони на цільовому значенні?",
  "Some explanations say so and get 17 pods here: ten at 85% and two without a sample at 60%, twelve in all. But when it scales up, the controller counts the two as idle. That is 70% on average, and 14 pods.":
    "Так кажуть деякі пояснення, і за ними тут виходить 17 подів: десять із 85% і два без виміру з 60%, разом дванадцять. Але, масштабуючи вгору, контролер рахує ці два як бездіяльні. Це в середньому 70%, тобто 14 подів.",
  "The first sync: ten samples, and two missing pods that count as 0%.":
    "Перше узгодження: десять вимірів і два відсутні поди, які рахуються як 0%.",
  "Remove the incident: with twelve pods at 85% the CPU proposes 17, and maxReplicas limits that to 16.":
    "Вилучіть інцидент: за дванадцяти подів із 85% CPU пропонує 17, а maxReplicas обмежує це до 16.",
  "Ten pods at 85%, two failed, two without a sample: 14 or 17?": "Десять подів із 85%, два невдалі, два без виміру: 14 чи 17?",
  "14: the controller ignores the failed pods, and counts the two without a sample as idle. Twelve pods are then at 70% on average, and 70% ÷ 60% × 12 is 14. The status still reports 85%. Some explanations get 17, which maxReplicas limits to 16.":
    "14: контролер ігнорує невдалі поди, а два без виміру вважає бездіяльними. Тоді дванадцять подів мають у середньому 70%, і 70% ÷ 60% × 12 — це 14. Статус і далі показує 85%. Деякі пояснення отримують 17, і maxReplicas обмежує це до 16.",
  "The first sync: two failed pods are ignored, and their replacements have no sample yet.":
    "Перше узгодження: два невдалі поди ігноруються, а поди на їхню заміну ще не мають виміру.",
  "Remove the incident: twelve pods at 85% propose 17, and maxReplicas limits that to 16.":
    "Вилучіть інцидент: дванадцять подів із 85% пропонують 17, і maxReplicas обмежує це до 16.",
  "Twenty pods are enough: why does it propose more than a thousand?": "Двадцяти подів досить: чому він пропонує понад тисячу?",
  "A target of type Value multiplies the ready pods by backlog ÷ target. A backlog does not shrink at once when pods are added. So every sync multiplies the result of the sync before, until maxReplicas stops it.":
    "Цільове значення типу Value множить кількість готових подів на чергу ÷ цільове значення. Черга не коротшає одразу, коли додаються поди. Тому кожне узгодження множить результат попереднього, доки його не зупинить maxReplicas.",
  "The backlog divided by the target, times the ready pods.": "Черга, поділена на цільове значення й помножена на кількість готових подів.",
  "Use an AverageValue of 100: the proposal is then the backlog ÷ 100, for any number of pods.":
    "Візьміть AverageValue 100: тоді пропозиція — це черга ÷ 100 за будь-якої кількості подів.",
  "Does listing both names of a container keep it scaling through a rename?":
    "Чи масштабується воно під час перейменування, якщо вказати обидві назви контейнера?",
  "The documentation advises to list the old and the new name until the rollout is done. But a utilization needs the container’s request in every pod, and each name is missing in some pods. So both metrics fail while the pods are mixed, and the load that doubles meanwhile adds no pod.":
    "Документація радить указати стару й нову назви, доки розгортання не завершено. Але завантаженість потребує запиту ресурсів контейнера в кожному поді, а кожної з назв у деяких подах немає. Тож обидві метрики зазнають невдачі, доки поди змішані, і навантаження, яке тим часом подвоюється, не додає жодного пода.",
  "Both metrics fail: each names a pod that has no such container. The count stays 10 until the last old pod is gone.":
    "Обидві метрики зазнають невдачі: кожна називає под без такого контейнера. Кількість лишається 10, доки не зникне останній старий под.",
  "Use AverageValue 100m for both: a pod without the container then only counts as missing, and the count rises during the rollout.":
    "Задайте для обох AverageValue 100m: тоді под без контейнера лише вважається відсутнім, і кількість зростає вже під час розгортання.",
  "Why does a release leave one pod more, with the same load?":
    "Чому після релізу лишається на один под більше за того самого навантаження?",
  "The controller takes an external average over status.replicas, which includes the extra pods of a rolling update. Inside the tolerance it proposes that same number. So the extra pod of the release becomes the count.":
    "Середнє external-метрики контролер рахує за status.replicas, куди входять і додаткові поди поступового оновлення. У межах допуску він пропонує саме це число. Так додатковий под релізу потрапляє до кількості.",
  "status.replicas is 11 and spec.replicas is 10. The ratio is inside the tolerance, so the metric proposes 11.":
    "status.replicas — 11, а spec.replicas — 10. Відношення в межах допуску, тому метрика пропонує 11.",
  "Set maxSurge to 0 and maxUnavailable to 10%: the update then never has an extra pod.":
    "Задайте maxSurge 0 і maxUnavailable 10%: тоді оновлення ніколи не має додаткового пода.",
  "Requests at an Ingress: a target of type Value or AverageValue?": "Запити на Ingress: цільове значення типу Value чи AverageValue?",
  "An Object metric has one value for all pods, here the requests per second at an Ingress. AverageValue divides it by the pods: 160 requests ÷ 20 is 8 pods, for any number of pods. Value compares the whole 160 with its target, and more pods do not lower it. So with a Value of 20 the count climbs to maxReplicas.":
    "Метрика Object має одне значення для всіх подів, тут — запити за секунду на Ingress. AverageValue ділить його на поди: 160 запитів ÷ 20 — це 8 подів за будь-якої кількості подів. Value порівнює з цільовим значенням усі 160, і більше подів їх не зменшує. Тож за Value 20 кількість зростає до maxReplicas.",
  "The Ingress gets 160 requests per second, 20 for each of the 8 pods.":
    "Ingress отримує 160 запитів за секунду, по 20 на кожен із 8 подів.",
  "Write type: Value and value: 20. Four pods become 40 within a minute, before the load rises.":
    "Напишіть type: Value і value: 20. Із чотирьох подів за хвилину стане 40, ще до зростання навантаження.",
  "New pods show too few requests per second: does the autoscaler add too many pods?":
    "Нові поди показують замало запитів за секунду: чи додає автоскейлер забагато подів?",
  "No: rate() divides by its whole range, here two minutes, so the four new pods show 3 to 7 of their 12 requests per second. The old pods still show 16, because they had more before. So the sum is nearly right, 116 of 120, and so is the proposal: 12 pods. Divided by the age of each pod, the sum would be 140, and the proposal 14.":
    "Ні: rate() ділить на весь проміжок, тут дві хвилини, тож чотири нові поди показують 3–7 зі своїх 12 запитів за секунду. Старі поди ще показують 16, бо раніше мали більше. Тож сума майже правильна, 116 зі 120, і пропозиція теж: 12 подів. Якби ділити на вік кожного пода, сума була б 140, а пропозиція — 14.",
  "Ten pods serve 12 requests per second each. The average of their rates is 11.6.":
    "Десять подів обслуговують по 12 запитів за секунду. Середнє їхніх rate() — 11,6.",
  "Choose irate() for the metric: it looks at the last two scrapes alone, and 12 pods are written at 05:30, not at 06:45.":
    "Виберіть для метрики irate(): воно бере лише два останні збори, і 12 подів записано о 05:30, а не о 06:45.",

  // Readiness
  "It needed two more pods: why are there twenty?": "Потрібні були ще два поди: чому їх двадцять?",
  "These pods are ready at once, but busy with their own start for a minute. To the controller this looks like load, so it adds pods, and those start as well. The cascade ends at maxReplicas.":
    "Ці поди готові одразу, але хвилину зайняті власним запуском. Для контролера це схоже на навантаження, тож він додає поди, і ті теж запускаються. Ланцюгова реакція закінчується на maxReplicas.",
  "This CPU comes from starting pods. The load needs only six pods.": "Це CPU подів, що запускаються. Для навантаження досить шести подів.",
  "Let the readiness probe pass only after the start, 90 s after the container runs. Until then the CPU of a pod does not count, and the count goes only to 6.":
    "Нехай перевірка готовності проходить лише після запуску, через 90 с після того, як контейнер запрацював. Доти CPU пода не враховується, і кількість зростає лише до 6.",
  "Why do requests fail after each scale-up, with pods that have just started?":
    "Чому після кожного масштабування вгору запити до щойно запущених подів завершуються невдачею?",
  "These pods have no readiness probe, so each is ready as soon as its container runs. But this application answers only 12 s later. From 05:19 to 05:29 four of 13 pods get requests and do not answer, then two of 15: 388 requests fail. No request waits: the old pods have room for all of them.":
    "Ці поди не мають readiness-проби, тож кожен готовий, щойно запущено його контейнер. Але цей застосунок відповідає лише через 12 с. З 05:19 до 05:29 чотири з 13 подів отримують запити й не відповідають, потім два з 15: 388 запитів стають невдалими. Жоден запит не чекає: старі поди мають місце для всіх.",
  "13 is written. From 05:19 on, 25 of 80 requests per second go to the four new pods and fail.":
    "Записано 13. Від 05:19 25 із 80 запитів за секунду йдуть до чотирьох нових подів і стають невдалими.",
  "Choose a readiness probe on the Workload tab: no request fails.":
    "Виберіть readiness-пробу на вкладці Workload: жоден запит не стає невдалим.",
  "The old pods are far above the target: why is no pod added?": "Старі поди значно вище цільового значення: чому не додається под?",
  "The new pods of this rollout never become ready, and eight old pods carry all the load. When the ratio is above 1, the five new pods count as idle. With them the average is on target again, and the count stays at ten.":
    "Нові поди цього розгортання ніколи не стають готовими, і все навантаження несуть вісім старих. Коли відношення більше за 1, п’ять нових подів рахуються як бездіяльні. З ними середнє знову на цільовому значенні, і кількість лишається десять.",
  "The counted pods are above 120%. With five unready pods at 0% the average is inside the tolerance.":
    "Враховані поди мають понад 120%. Із п’ятьма неготовими подами по 0% середнє — у межах допуску.",
  "Make the release a good one: with ten ready pods at about 100% it scales up.":
    "Зробіть реліз справним: за десяти готових подів приблизно зі 100% він масштабує вгору.",
  "Four of 14 pods are not Ready: do they count as 0%?": "Чотири з 14 подів не Ready: чи рахуються вони як 0%?",
  "The documentation says so, and then the average is on target and 14 pods stay. But these four were Ready for an hour before their containers crashed. Past the initialization period the controller counts every pod that was once Ready. The four use 85% while they start again, the ten others nearly as much, and the CPU proposes 20.":
    "Документація каже, що так: тоді середнє дорівнює цільовому значенню, і лишається 14 подів. Але ці чотири були Ready цілу годину, перш ніж їхні контейнери впали. Після періоду ініціалізації контролер враховує кожен под, який хоч раз був Ready. Ці чотири споживають 85%, поки запускаються знову, десять інших — майже стільки ж, і CPU пропонує 20.",
  "14 pods counted, 4 of them not Ready: 84 ÷ 60 × 14 is 19.6.": "14 подів враховано, 4 з них не Ready: 84 ÷ 60 × 14 — це 19,6.",
  "Replace the crash with a release that never becomes ready: its four pods were never Ready, count as 0%, and 14 pods stay.":
    "Замініть падіння на реліз, який ніколи не стає готовим: його чотири поди ніколи не були Ready, рахуються як 0%, і лишається 14 подів.",
  "The queue is four times too long: why does it scale down?": "Черга вчетверо задовга: чому він масштабує вниз?",
  "A target of type Value multiplies the ratio by the ready pods, and 4 × 0 is 0. When overloaded pods fail their probes together, the proposal is 0. So the count goes down to minReplicas when the older proposals in the window expire.":
    "Цільове значення типу Value множить відношення на кількість готових подів, а 4 × 0 — це 0. Коли перевантажені поди разом не проходять перевірок, пропозиція — 0. Тож кількість спадає до minReplicas, коли старші пропозиції у вікні втрачають чинність.",
  "The ratio is 4, no pod is ready, and the proposal is 0.": "Відношення — 4, жоден под не готовий, і пропозиція — 0.",
  "Use an AverageValue: it does not multiply by the ready pods, and the count goes to 24.":
    "Візьміть AverageValue: він не множить на кількість готових подів, і кількість зростає до 24.",
  "Does a crash-looping release scale to the maximum?": "Чи масштабується до максимуму реліз, що падає по колу?",
  "It once did. Pods without the metric counted as on target, so the controller could propose more pods although the ratio was far below 1. Today, if missing pods would turn a scale-down into a scale-up, the controller keeps the count.":
    "Колись так. Поди без метрики рахувалися, ніби вони на цільовому значенні, тож контролер міг запропонувати більше подів, хоча відношення було значно менше за 1. Тепер, якщо через відсутні поди замість масштабування вниз вийшло б масштабування вгору, контролер не змінює кількості.",
  "The ratio is below 1. With the missing pods counted in, the metric proposes the current count.":
    "Відношення менше за 1. З урахуванням відсутніх подів метрика пропонує поточну кількість.",
  "Make the release a good one: its pods report the metric, none is missing, and the count stays the same, too.":
    "Зробіть реліз справним: його поди надають метрику, жоден не відсутній, і кількість так само не змінюється.",

  // Zero
  "Scaled to zero by hand: why does minReplicas not bring the pods back?":
    "Вручну масштабовано до нуля: чому minReplicas не повертає подів?",
  "When someone else writes zero replicas, the autoscaler pauses and ignores even minReplicas. All requests fail until someone scales to one. Editing minReplicas does not help, although the documentation says so. Until 1.35, minReplicas 0 with an Object or External metric woke the target.":
    "Коли хтось інший записує нуль реплік, автоскейлер призупиняється й не зважає навіть на minReplicas. Усі запити завершуються невдачею, доки хтось не масштабує до одиниці. Зміна minReplicas не допомагає, хоча так каже документація. До 1.35 включно ціль пробуджувало minReplicas 0 з метрикою Object або External.",
  "ScalingActive is False with reason ScalingDisabled.": "ScalingActive має значення False з причиною ScalingDisabled.",
  "Scale to 1 instead of 0: the autoscaler continues from there, up to what the load needs.":
    "Масштабуйте до 1 замість 0: автоскейлер продовжить звідти, до кількості, якої потребує навантаження.",
  "Can it scale to zero and come back by itself?": "Чи може він масштабувати до нуля й сам повернутися?",
  "Yes, with minReplicas 0 and an External metric. The controller notes in the condition ScaledToZero that it went to zero itself, and scales up when messages arrive. The way down takes the five minutes of the window, the way up one sync. The design of 2015 left the waking to kube-proxy; Kubernetes does it with this metric instead.":
    "Так, з minReplicas 0 і метрикою External. Контролер записує в умові ScaledToZero, що сам дійшов до нуля, і масштабує вгору, коли надходять повідомлення. Шлях униз триває п’ять хвилин вікна, шлях угору — одне узгодження. Проєкт 2015 року залишав пробудження kube-proxy; Kubernetes натомість робить це за цією метрикою.",
  "There are no pods, messages arrive, and the next sync proposes pods.":
    "Подів немає, надходять повідомлення, і наступне узгодження пропонує поди.",
  "Start with no replicas: then the autoscaler did not go to zero itself, and stays paused.":
    "Почніть без реплік: тоді автоскейлер дійшов до нуля не сам і лишається призупиненим.",
  "Why does my worker stay at zero since the upgrade to 1.36?": "Чому мій worker після оновлення на 1.36 лишається на нулі?",
  "Until 1.35 the controller woke every target with minReplicas 0 and did not ask the gate HPAScaleToZero. 1.36 asks, and the gate is off by default. The stored minReplicas 0 stays valid, so the count still goes to zero when the load ends. Then scaling is disabled, and nothing wakes it.":
    "До 1.35 контролер будив кожну ціль із minReplicas 0 і не питав про feature gate HPAScaleToZero. 1.36 питає, а типово цей gate вимкнено. Збережене minReplicas 0 лишається дійсним, тож кількість і далі спадає до нуля, коли навантаження закінчується. Тоді масштабування вимкнено, і ніщо не будить ціль.",
  "Messages arrive again and wait: ScalingActive is False with reason ScalingDisabled.":
    "Знову надходять повідомлення й чекають: ScalingActive — False із причиною ScalingDisabled.",
  "Upgrade to 1.37 instead, where the gate is on by default: the messages wake it.":
    "Оновіть натомість на 1.37, де gate типово ввімкнено: повідомлення розбудять ціль.",
  "At zero since before the upgrade to 1.37: why does nothing wake it?":
    "На нулі ще з часу до оновлення на 1.37: чому ніщо не будить ціль?",
  "1.37 wakes only a target that it scaled to zero itself, and notes this in the condition ScaledToZero. Here 1.35 scaled to zero and noted nothing. So 1.37 finds zero replicas without the condition, and pauses, although its gate HPAScaleToZero is on. It stays at zero until someone scales it up once.":
    "1.37 будить лише ту ціль, яку сама масштабувала до нуля, і записує це в умові ScaledToZero. Тут до нуля масштабувала 1.35 і нічого не записала. Тож 1.37 бачить нуль реплік без цієї умови й призупиняється, хоча її gate HPAScaleToZero ввімкнено. Ціль лишається на нулі, доки хтось один раз не масштабує її вгору.",
  "Messages arrive and wait: ScalingActive is False with reason ScalingDisabled, and there is no condition ScaledToZero.":
    "Надходять повідомлення й чекають: ScalingActive — False із причиною ScalingDisabled, а умови ScaledToZero немає.",
  "Run kubectl scale --replicas=1 once after the upgrade: 1.37 goes on from there, and later messages wake it by themselves.":
    "Один раз після оновлення виконайте kubectl scale --replicas=1: 1.37 продовжить звідти, а пізніші повідомлення самі розбудять ціль.",

  // KEDA
  "KEDA's cooldownPeriod is 60 s: why do the pods stay for minutes?": "cooldownPeriod у KEDA — 60 с: чому поди лишаються на хвилини?",
  "The cooldown counts only for the step to zero. From five pods to two the HPA decides, and its window remembers the five for five minutes. After the load has ended, the trigger is inactive for 60 s, and KEDA writes 0 at 32:30. Then two pods go at once, because KEDA does not ask the window.":
    "Cooldown діє лише для кроку до нуля. Від п’яти подів до двох вирішує HPA, і його вікно п’ять хвилин пам’ятає п’ятірку. Після кінця навантаження тригер неактивний 60 с, і о 32:30 KEDA записує 0. Тоді два поди зникають одразу, бо KEDA не питає вікна.",
  "The load fell six minutes ago. The HPA removes the first pod, and KEDA has written nothing.":
    "Навантаження впало шість хвилин тому. HPA прибирає перший под, а KEDA нічого не записала.",
  "Add a scale-down window of 60 s to advanced.horizontalPodAutoscalerConfig: the first pod goes at 16:45, not at 21:00.":
    "Додайте до advanced.horizontalPodAutoscalerConfig вікно 60 с для масштабування вниз: перший под зникає о 16:45, а не о 21:00.",
  "100 messages in the queue and a target of 20: why are five pods enough?": "100 повідомлень у черзі й ціль 20: чому досить п’яти подів?",
  "KEDA's targets are averages: 100 messages ÷ 20 gives 5 pods, whatever number runs now. kubectl shows 20/20, because it divides the queue by the pods. The jobs take ten minutes, so the queue hardly shrinks. The HPA has still reached its target, because more pods would not change the sum.":
    "Цілі KEDA — це середні: 100 повідомлень ÷ 20 дає 5 подів, хоч би скільки їх було зараз. kubectl показує 20/20, бо ділить чергу на поди. Завдання тривають десять хвилин, тож черга майже не меншає. HPA все одно досяг цілі, бо більше подів не змінили б розрахунку.",
  "The queue has 100 messages. The metric proposes 5, and no later sync proposes more.":
    "У черзі 100 повідомлень. Метрика пропонує 5, і жодне пізніше узгодження не пропонує більше.",
  "Set metricType: Value on the trigger. Then 100 ÷ 20 multiplies the pods at each sync, and at 06:30 there are 100, the maximum.":
    "Задайте тригеру metricType: Value. Тоді 100 ÷ 20 множить поди під час кожного узгодження, і о 06:30 їх 100 — максимум.",
  "Three messages stay in the queue: why does KEDA not wake a pod for them?":
    "Три повідомлення лишаються в черзі: чому KEDA не будить для них под?",
  "KEDA wakes the workload for more than activationValue messages, here for more than 5. The target of 20 plays no part. So five messages wait for ten minutes, and the sixth wakes one pod. With five left the trigger is inactive again, and after the cooldown KEDA writes 0, although three are left.":
    "KEDA будить робоче навантаження, коли повідомлень більше за activationValue, тут — більше за 5. Ціль 20 ролі не грає. Тож п’ять повідомлень чекають десять хвилин, а шосте будить один под. Коли лишається п’ять, тригер знову неактивний, і після cooldown KEDA записує 0, хоча лишилося три.",
  "The cooldown of five minutes is over. KEDA writes 0, and three messages wait until the end.":
    "П’ятихвилинний cooldown минув. KEDA записує 0, і три повідомлення чекають до кінця.",
  "Set activationValue to 0, its default: the first message wakes a pod, and all six are done.":
    "Задайте activationValue 0, типове значення: перше повідомлення будить под, і всі шість виконано.",
  "idleReplicaCount 1 and minReplicaCount 3: why does the count jump between 1 and 3?":
    "idleReplicaCount 1 і minReplicaCount 3: чому кількість стрибає між 1 і 3?",
  "While the trigger is inactive, KEDA writes 1 at each poll. But its HPA has minReplicas 3, and writes 3 at its next sync. So the count changes 60 times in the first 15 minutes, until the load comes. The HPA rests only at 0, so no other idleReplicaCount works.":
    "Поки тригер неактивний, KEDA під час кожного опитування записує 1. Але її HPA має minReplicas 3 і під час наступного узгодження записує 3. Тож за перші 15 хвилин кількість змінюється 60 разів, доки не прийде навантаження. HPA спочиває лише на 0, тому жоден інший idleReplicaCount не працює.",
  "Ten seconds ago KEDA wrote 1. That is below minReplicas, so the HPA writes 3.":
    "Десять секунд тому KEDA записала 1. Це нижче за minReplicas, тож HPA записує 3.",
  "Set idleReplicaCount: 0. Then KEDA writes 0 once, 3 when the load comes, and 0 when it is over.":
    "Задайте idleReplicaCount: 0. Тоді KEDA один раз записує 0, далі 3, коли приходить навантаження, і 0, коли воно минає.",
  "The source is down, and fallback says 10 replicas: why are there five after 90 seconds?":
    "Джерело не відповідає, а fallback каже 10 реплік: чому за 90 секунд їх п’ять?",
  "A fallback writes no pods. After the fourth failure, at 10:30, KEDA tells the HPA the target × 10 replicas, so 15 × 10 = 150. Polls and the HPA's own reads both count as failures. The HPA then proposes 10, and its policy of one pod a minute arrives there at 16:30.":
    "Fallback не записує подів. Після четвертої невдачі, о 10:30, KEDA називає HPA ціль × 10 реплік, тобто 15 × 10 = 150. Невдачами рахуються й опитування, і власні читання HPA. Тоді HPA пропонує 10, і його правило «один под за хвилину» доходить туди о 16:30.",
  "The metric is 150 and proposes 10. The policy allows 5.": "Метрика — 150, вона пропонує 10. Правило дозволяє 5.",
  "Remove the behavior: all ten are written at 10:45. Or set maxReplicaCount: 6, and there are never more than six.":
    "Приберіть behavior: усі десять записано о 10:45. Або задайте maxReplicaCount: 6, і їх ніколи не більше за шість.",
  "Cron and CPU triggers: why are all ten busy pods gone at 18:05?": "Тригери cron і CPU: чому о 18:05 зникли всі десять зайнятих подів?",
  "A CPU trigger never keeps a workload from zero: if there is another trigger, only that one counts. The cron trigger's time ends at 18:00, and after the cooldown KEDA writes 0, although the CPU is at its target. Without pods the HPA is off, so no load wakes them before 8:00.":
    "Тригер CPU ніколи не вбереже робоче навантаження від нуля: якщо є інший тригер, рахується лише він. Час тригера cron закінчується о 18:00, і після cooldown KEDA записує 0, хоча CPU на своїй цілі. Без подів HPA вимкнено, тож до 8:00 жодне навантаження їх не розбудить.",
  "It is 18:04:30, five minutes after the last poll with an active cron trigger. KEDA writes 0, and all requests fail.":
    "Зараз 18:04:30, п’ять хвилин після останнього опитування з активним тригером cron. KEDA записує 0, і всі запити зазнають невдачі.",
  "Set minReplicaCount: 1. Then KEDA never writes 0, the CPU keeps the ten pods, and no request fails.":
    "Задайте minReplicaCount: 1. Тоді KEDA ніколи не записує 0, CPU тримає десять подів, і жоден запит не зазнає невдачі.",
  "Ten jobs of ten minutes and ten workers: why is no job done after an hour?":
    "Десять завдань по десять хвилин і десять worker-ів: чому за годину не виконано жодного?",
  "A worker takes its job off the Redis list, so the list is empty while ten workers are busy. KEDA sees no activity, and after the cooldown of five minutes it writes 0. The jobs are cut, come back to the list, and begin again. In an hour jobs were cut 90 times, and the pods took 8.6 pod-hours.":
    "Worker забирає своє завдання зі списку Redis, тож список порожній, поки десять worker-ів зайняті. KEDA не бачить активності й після cooldown у п’ять хвилин записує 0. Завдання обриваються, повертаються до списку й починаються знову. За годину завдання обірвано 90 разів, а поди зайняли 8.6 под-години.",
  "No job has been in the list for five minutes. KEDA writes 0, and all jobs are cut.":
    "П’ять хвилин у списку немає жодного завдання. KEDA записує 0, і всі завдання обриваються.",
  "Use a RabbitMQ queue: it counts a message until a worker acknowledges it. All ten are done at 16:15, for 2.6 pod-hours.":
    "Візьміть чергу RabbitMQ: вона рахує повідомлення, доки worker його не підтвердить. Усі десять виконано о 16:15, за 2.6 под-години.",
  "KEDA is paused: why does nothing follow the load, not even the HPA?": "KEDA на паузі: чому ніщо не йде за навантаженням, навіть HPA?",
  "The annotation paused stops KEDA's polls and deletes its HPA. The count stays as it is: three pods get three times their load for 15 minutes, and 41,158 requests fail. At 30:00 the annotation goes. KEDA makes the HPA again, and its first sync writes 6.":
    "Анотація paused зупиняє опитування KEDA й видаляє її HPA. Кількість лишається, якою була: три поди 15 хвилин мають потрійне навантаження, і 41,158 запитів зазнають невдачі. О 30:00 анотації вже немає. KEDA знову створює HPA, і його перше узгодження записує 6.",
  "For 20 minutes there was no HPA and no decision. This is the first sync of the new one.":
    "20 хвилин не було ні HPA, ні рішень. Це перше узгодження нового.",
  'Write paused-replicas: "10" instead of paused: KEDA writes 10 when it pauses, and only 58 requests fail.':
    'Напишіть paused-replicas: "10" замість paused: KEDA записує 10, коли стає на паузу, і лише 58 запитів зазнають невдачі.',

  // Operations
  "Why do twenty pods drop to three with every deploy?": "Чому з кожним деплоєм із двадцяти подів лишається три?",
  "The manifest of the workload says replicas: 3, so each kubectl apply writes 3. The autoscaler then has to climb back. Meanwhile three pods have the load of twenty.":
    "У маніфесті робочого навантаження є replicas: 3, тож кожен kubectl apply записує 3. Потім автоскейлер мусить знову підніматися. Тим часом три поди несуть навантаження двадцяти.",
  "The count falls without the autoscaler, and then climbs back in steps.":
    "Кількість падає без участі автоскейлера, а потім знову зростає сходинками.",
  "Remove the two incidents: so it is once the manifest has no spec.replicas. But the first apply without it writes 1 once, so first remove it with kubectl apply edit-last-applied, or, with server-side apply, remove it when the autoscaler owns the field.":
    "Вилучіть обидва інциденти: так буде, щойно в маніфесті немає spec.replicas. Але перший apply без цього поля один раз записує 1, тож спершу вилучіть його через kubectl apply edit-last-applied або, із server-side apply, коли поле належить автоскейлеру.",
  "spec.replicas is gone from the manifest: why did twenty pods drop to one?":
    "spec.replicas вилучено з маніфесту: чому з двадцяти подів лишився один?",
  "The apply before had the field, so the first kubectl apply without it removes it, and its default is 1. The autoscaler climbs back by 4, 8, 16 and 20, and 1391 requests fail. To avoid this, first remove the field with kubectl apply edit-last-applied. With server-side apply, remove it when the autoscaler owns the field.":
    "Попередній apply мав це поле, тож перший kubectl apply без нього вилучає його, а типове значення — 1. Автоскейлер піднімається через 4, 8 і 16 до 20, і 1391 запит завершується невдачею. Щоб цього уникнути, спершу вилучіть поле через kubectl apply edit-last-applied. Із server-side apply вилучіть його, коли поле належить автоскейлеру.",
  "kubectl apply wrote 1 at 10:05. From here on the autoscaler raises the count.":
    "kubectl apply записав 1 о 10:05. Відтепер автоскейлер збільшує кількість.",
  "Remove the incident: so it is after edit-last-applied, and later applies leave the count alone as well.":
    "Вилучіть інцидент: так буде після edit-last-applied, і подальші apply теж не змінюють кількості.",
  "Every scale-down brings some 5xx: why, if there is room enough?": "Кожне зменшення приносить кілька 5xx: чому, якщо місця досить?",
  "A pod that stops gets requests until endpoints, kube-proxy and ingress have followed: here for one second. Its process has SIGTERM by then, and refuses them. At 15:15 two of 20 pods stop, and 4 requests fail; at 15:30 nine of 18 stop, and 20 fail. No request ever waits: there is room for all of them.":
    "Под, що завершується, отримує запити, доки не оновляться endpoints, kube-proxy та ingress: тут одну секунду. Його процес на той час уже має SIGTERM і відмовляє в них. О 15:15 завершуються два з 20 подів, і 4 запити зазнають невдачі; о 15:30 — дев’ять із 18, і невдалих 20. Жоден запит ніколи не чекає: місця вистачає всім.",
  "9 of 18 pods stop. In the next second half of the 40 requests go to these pods and fail.":
    "Завершуються 9 із 18 подів. Наступної секунди половина з 40 запитів іде до цих подів і зазнає невдачі.",
  "Set the preStop sleep to 5 s on the Workload tab: no request fails.":
    "Встановіть сон preStop на 5 с на вкладці робочого навантаження: жоден запит не зазнає невдачі.",
  "gRPC: twenty pods, and a third of the requests fail. Why do the new pods stay idle?":
    "gRPC: двадцять подів, а третина запитів невдалі. Чому нові поди простоюють?",
  "A gRPC client keeps its connection, so all 200 clients stay with the first four pods. At 10:00 the load rises, and 16 pods are added, but no client connects to them. The average CPU of all 20 pods is 51%, near the target of 50%, so the autoscaler adds no more.":
    "Клієнт gRPC тримає своє з’єднання, тож усі 200 клієнтів лишаються з першими чотирма подами. О 10:00 навантаження зростає, і додаються 16 подів, але жоден клієнт із ними не з’єднується. Середнє CPU всіх 20 подів — 51%, близько до цільового значення 50%, тож автоскейлер більше не додає.",
  "20 pods could serve 496 requests per second. The first four serve 99, at their CPU limit, and 51 fail.":
    "20 подів могли б обслуговувати 496 запитів за секунду. Перші чотири обслуговують 99, на межі свого ліміту CPU, і 51 запит невдалий.",
  "Set the maximum age of a connection to 120 s on the Workload tab: from 10:42 on no request fails.":
    "Встановіть найбільший вік з’єднання на 120 с на вкладці робочого навантаження: з 10:42 жоден запит не зазнає невдачі.",
  "The load triples: why do all pods restart, and why does the count stay at 9?":
    "Навантаження потроюється: чому перезапускаються всі поди й чому кількість лишається 9?",
  "Requests wait now, and the liveness probe waits with them, longer than its timeoutSeconds of 1: after three failures the kubelet restarts the container. Its load goes to the others, which fail in turn: at 05:28 none of the six old pods is ready. A container that has just restarted has no CPU sample, so the controller sees few pods and stays at 9, where 18 are needed. Each restart waits longer, up to five minutes, and 87% of all requests fail.":
    "Тепер запити чекають, і liveness-проба чекає разом із ними, довше за свої timeoutSeconds, що дорівнюють 1: після трьох невдалих перевірок kubelet перезапускає контейнер. Його навантаження переходить до інших, які теж зазнають невдачі: о 05:28 жоден із шести старих подів не готовий. Щойно перезапущений контейнер не має виміру CPU, тому контролер бачить мало подів і лишається на 9, хоча потрібно 18. Кожен перезапуск чекає довше, до п’яти хвилин, і 87 % усіх запитів невдалі.",
  "All six containers restart. The three new pods get all of the load.":
    "Усі шість контейнерів перезапускаються. Три нові поди отримують усе навантаження.",
  "Set timeoutSeconds of the liveness probe to 5 s on the Workload tab; no request waits longer. No container restarts, and the count reaches 18.":
    "Встановіть timeoutSeconds liveness-проби на 5 с на вкладці робочого навантаження: довше не чекає жоден запит. Жоден контейнер не перезапускається, і кількість сягає 18.",
  "A node fails: why are its pods replaced only six minutes later?": "Вузол відмовляє: чому його поди замінено лише через шість хвилин?",
  "Its pods stay Ready until the node has been silent for 50 s; a quarter of the requests goes there and fails, 459 in all. Then they stay for 300 s more, because each pod tolerates an unreachable node for so long. To the autoscaler they are missing and count as idle, so it adds none. At 15:50 they are deleted, and at 16:05 their two successors are ready.":
    "Його поди лишаються Ready, доки вузол не мовчить 50 с; чверть запитів іде до них і стає невдалою, разом 459. Потім вони лишаються ще 300 с, бо стільки кожен под терпить недоступний вузол. Для автоскейлера вони відсутні й рахуються як бездіяльні, тож він не додає жодного. О 15:50 їх видалено, а о 16:05 два їхні наступники готові.",
  "Six pods have a sample, 62% on average. With the two missing pods as idle it is 46%, inside the tolerance around 50%.":
    "Шість подів мають вимір, у середньому 62%. Із двома відсутніми подами як бездіяльними — 46%, у межах допуску навколо 50%.",
  "Set the toleration of the incident to 30 s: the two successors are ready at 11:35.":
    "Задайте toleration інциденту 30 с: два наступники готові об 11:35.",
  "A spike of 20 seconds is long over: why does every request still fail, at maxReplicas?":
    "Сплеск на 20 секунд давно минув: чому за maxReplicas досі невдалий кожен запит?",
  "Each client sends a failed request four more times, at once, and pods still work on attempts whose clients have given up. The spike at 10:00 fills the pods with such attempts. After it 60 requests per second make 300 attempts, and ten pods can serve 248. So each is served too late, fails and is sent again, and the CPU stays at its limit.":
    "Кожен клієнт одразу надсилає невдалий запит ще чотири рази, а поди далі працюють над спробами, від яких клієнти відмовилися. Сплеск о 10:00 заповнює поди такими спробами. Після нього 60 запитів за секунду дають 300 спроб, а десять подів можуть обслужити 248. Тож кожну обслуговують запізно, вона невдала й надсилається знову, а CPU лишається на своєму ліміті.",
  "The load is 60, and the capacity is 248. But no request is served in time, and 60 fail in each second.":
    "Навантаження — 60, а потужність — 248. Але жоден запит не обслуговують вчасно, і щосекунди 60 невдалих.",
  "Set the back-off before a retry to 20 s on the Workload tab: the retries come when there is room, and no request fails.":
    "Встановіть паузу перед повторною спробою на 20 с на вкладці робочого навантаження: повтори приходять, коли є місце, і жоден запит не зазнає невдачі.",
  "Twenty jobs of ten minutes: why are only 17 done after an hour?": "Двадцять завдань по десять хвилин: чому за годину виконано лише 17?",
  "At 11:30 only four jobs wait, and 16 are in work: the count goes from 16 to 4, and twelve pods stop. Their jobs do not end within the termination grace of 30 s, so they are cut and begin again from their start. They wait again, so the count rises again, until the next scale-down cuts them again. In an hour, jobs were cut 41 times, and the pods took 7.2 pod-hours.":
    "Об 11:30 чекають лише чотири завдання, а 16 у роботі: кількість іде з 16 до 4, і дванадцять подів зупиняються. Їхні завдання не закінчуються протягом 30 с, відведених на завершення, тому їх обірвано, і вони починаються спочатку. Вони знову чекають, тому кількість знову зростає, доки наступне зменшення знову їх не обірве. За годину завдання обірвано 41 раз, а поди спожили 7,2 под-години.",
  "The grace of twelve pods is over. Their jobs are in the queue again.":
    "Час дванадцяти подів на завершення минув. Їхні завдання знову в черзі.",
  "Set the termination grace to 600 s on the Workload tab: no job is cut, and all 20 are done at 26:15, for 4.1 pod-hours.":
    "Встановіть час на завершення 600 с на вкладці робочого навантаження: жодне завдання не обірвано, і всі 20 виконано о 26:15 за 4,1 под-години.",
  "A StatefulSet: eight replicas are written, why are there only six pods?": "StatefulSet: записано вісім реплік, чому подів лише шість?",
  "A StatefulSet starts one pod at a time, and each only when all pods before it are ready. 8 is written at 05:30, but the eighth pod is ready at 07:15. A Deployment has all eight at 06:00. The rolling update at 20:00 replaces one pod at a time, from db-7 down to db-0, and takes more than four minutes.":
    "StatefulSet запускає по одному поду, і кожен лише тоді, коли всі попередні готові. 8 записано о 05:30, але восьмий под готовий о 07:15. Deployment має всі вісім о 06:00. Поступове оновлення о 20:00 замінює по одному поду, від db-7 до db-0, і триває понад чотири хвилини.",
  "8 replicas are written. Six pods exist, and five of them are ready.": "Записано 8 реплік. Існує шість подів, і п’ять із них готові.",
  "Write kind: Deployment: eight pods are ready at 06:00, and the rolling update takes a minute.":
    "Напишіть kind: Deployment: вісім подів готові о 06:00, а поступове оновлення триває хвилину.",
  "A StatefulSet: does podManagementPolicy: Parallel make a scale-up faster?":
    "StatefulSet: чи прискорює podManagementPolicy: Parallel масштабування вгору?",
  "Yes: 12 is written at 05:30, and all 12 pods are ready at 06:00, as with a Deployment. OrderedReady, the default, starts a pod only when all pods before it are ready: then the twelfth is ready at 09:15. The policy is for scaling alone: a rolling update still replaces one pod at a time.":
    "Так: 12 записано о 05:30, і всі 12 подів готові о 06:00, як у Deployment. OrderedReady, типове значення, запускає под лише тоді, коли всі попередні готові: тоді дванадцятий готовий о 09:15. Політика стосується лише масштабування: поступове оновлення й далі замінює по одному поду.",
  "12 replicas are written. All 12 pods exist, and eight of them are ready.":
    "Записано 12 реплік. Усі 12 подів існують, і вісім із них готові.",
  "Set podManagementPolicy to OrderedReady on the Workload tab: at 05:45 six pods exist, and five of them are ready.":
    "Задайте podManagementPolicy: OrderedReady на вкладці Workload: о 05:45 існує шість подів, і п’ять із них готові.",
  "A second autoscaler on the same pods: which one wins?": "Другий автоскейлер на тих самих подах: який переможе?",
  "Neither. When two autoscalers select the same pods, both stop with AmbiguousSelector before they read a metric. The load triples at 10:00, and nothing happens until the second one is gone.":
    "Жоден. Коли два автоскейлери вибирають ті самі поди, обидва зупиняються з AmbiguousSelector, не прочитавши жодної метрики. О 10:00 навантаження зростає втричі, і нічого не відбувається, доки не зникне другий.",
  "ScalingActive is False with reason AmbiguousSelector.": "ScalingActive має значення False з причиною AmbiguousSelector.",
  "Remove the second autoscaler, and put both metrics into one manifest: the count goes to 12 at 10:30, not at 20:15.":
    "Вилучіть другий автоскейлер і запишіть обидві метрики в один маніфест: кількість досягає 12 о 10:30, а не о 20:15.",

  // Better settings
  "Start-up CPU between 4 and 12 pods: which settings stop the flapping?":
    "CPU під час запуску, від 4 до 12 подів: які налаштування спинять коливання?",
  "Each new pod uses 400m more for its first 90 seconds, and it is ready at once. So the autoscaler takes this CPU for load, and goes to 12 pods where 7 are enough. When the window lets them go, the next wave starts it again.":
    "Кожен новий под перші 90 секунд використовує на 400m більше, і він одразу готовий. Тож автоскейлер вважає цю CPU навантаженням і йде до 12 подів, де досить 7. Коли вікно їх відпускає, наступна хвиля починає все знову.",
  "Most of this CPU comes from starting pods, not from the load.":
    "Більша частина цієї CPU — від подів, що запускаються, а не від навантаження.",
  "Set a scale-up window of 120 s: the burst of a new pod is over before the window believes it, and the count goes only to 7.":
    "Задайте вікно 120 с для масштабування вгору: запуск нового пода минає, перш ніж вікно йому повірить, і кількість доходить лише до 7.",
  "The search tries 18 manifests with 20 seeds each. A target of 70% with a scale-up window of 120 s costs 47% less, and the p95 latency is lower in 20 of 20 runs.":
    "Пошук випробовує 18 маніфестів, кожен із 20 seed. Ціль 70% із вікном 120 с для масштабування вгору коштує на 47% менше, і затримка p95 нижча у 20 із 20 прогонів.",
  "The traffic doubles each morning: which settings are ready for it?": "Щоранку трафік подвоюється: які налаштування до цього готові?",
  "Within one minute the load doubles, and a new pod needs a minute until it is ready. At a target of 80% the pods that are there have no room for twice the load. The autoscaler only reacts, so the room must be there before.":
    "За одну хвилину навантаження подвоюється, а новому поду потрібна хвилина, щоб стати готовим. За цілі 80% наявні поди не мають запасу для подвійного навантаження. Автоскейлер лише реагує, тож запас має бути заздалегідь.",
  "Five pods serve what nine should, while the others start.": "П’ять подів обслуговують те, що мали б дев’ять, поки інші запускаються.",
  "Set minReplicas: 7: the morning begins with seven pods, and no request fails.":
    "Задайте minReplicas: 7: ранок починається із семи подів, і жоден запит не зазнає невдачі.",
  "The search tries 18 manifests with 20 seeds each. minReplicas: 7 costs 10% more and keeps the limit of 0.1% failed requests in 20 of 20 runs, today’s in none. Every lower target costs more than that. What a higher minReplicas costs at night is not in this half hour.":
    "Пошук випробовує 18 маніфестів, кожен із 20 seed. minReplicas: 7 коштує на 10% більше й тримає межу 0.1% невдалих запитів у 20 із 20 прогонів, а сьогоднішній — у жодному. Кожна нижча ціль коштує більше. Скільки вищий minReplicas коштує вночі, ці пів години не показують.",
  "Ten pods all night: how low may minReplicas be?": "Десять подів усю ніч: яким низьким може бути minReplicas?",
  "minReplicas keeps ten pods through a night that needs two. But in the morning eight times the load comes within two minutes, and a new pod needs 50 seconds. With too few pods at night, requests fail until the others are ready.":
    "minReplicas тримає десять подів уночі, якій досить двох. Але вранці за дві хвилини приходить восьмикратне навантаження, а новому поду треба 50 секунд. Якщо вночі подів замало, запити зазнають невдачі, доки інші не стануть готовими.",
  "The CPU proposes 2. minReplicas makes it 10.": "CPU пропонує 2. minReplicas робить із цього 10.",
  "Set minReplicas: 4: the count falls to 4 at night, and no request fails. With 2, many fail.":
    "Задайте minReplicas: 4: уночі кількість падає до 4, і жоден запит не зазнає невдачі. З 2 — багато.",
  "The search tries 15 manifests with 20 seeds each. minReplicas: 4 costs 36% less, and no more requests fail in 20 of 20 runs. With 2 it costs 43% less, but more requests fail in 20 of 20.":
    "Пошук випробовує 15 маніфестів, кожен із 20 seed. minReplicas: 4 коштує на 36% менше, і у 20 із 20 прогонів невдалих запитів не більше. З 2 це коштує на 43% менше, але у 20 із 20 невдалих більше.",

  // History
  "The CPU is far below its target: why does it scale up?": "CPU значно нижче цільового значення: чому він масштабує вгору?",
  "Without behavior one sync can at most double the count. The window remembers the higher proposals for five minutes. The spike is over, but the highest of them still raises the count, and the event gives no reason.":
    "Без behavior одне узгодження може щонайбільше подвоїти кількість. Вікно п’ять хвилин пам’ятає більші пропозиції. Сплеск минув, але найбільша з них і далі піднімає кількість, а подія не називає причини.",
  "The pods are below 20%, and the CPU proposes the current count. The highest proposal in the window is above it.":
    "Поди мають менше за 20%, і CPU пропонує поточну кількість. Найбільша пропозиція у вікні — вища.",
  "Write behavior.scaleDown.stabilizationWindowSeconds: 300, the same window. Then a remembered proposal can hold the count, but never raises it.":
    "Напишіть behavior.scaleDown.stabilizationWindowSeconds: 300, те саме вікно. Тоді запам’ятована пропозиція може втримати кількість, але ніколи її не піднімає.",
  "Is the stabilization window the old cooldown of Kubernetes 1.2?": "Чи вікно стабілізації — це колишній cooldown Kubernetes 1.2?",
  "No: after a rescale, 1.2 allowed no change up for 3 minutes and no change down for 5, at any load: its forbidden windows. After that it followed the load at once. So here the second rise waits. And a lull of a minute removes 17 of 20 pods just before the load returns; today’s window keeps them.":
    "Ні: після масштабування 1.2 три хвилини не дозволяла змін угору і п’ять хвилин — униз, за будь-якого навантаження: її заборонені вікна. Потім вона одразу йшла за навантаженням. Тому тут друге зростання чекає. А хвилинне затишшя забирає 17 із 20 подів якраз перед поверненням навантаження; сучасне вікно їх утримує.",
  "The load is back and 3 pods are at their limit. No change up is allowed until 28:30.":
    "Навантаження повернулося, і 3 поди на своєму ліміті. Змін угору не дозволено до 28:30.",
  "Choose Kubernetes 1.37 in the Cluster tab: it follows both rises within half a minute, keeps 20 pods through the lull, and no request fails.":
    "Виберіть Kubernetes 1.37 на вкладці «Кластер»: він іде за обома зростаннями протягом пів хвилини, утримує 20 подів під час затишшя, і жоден запит не завершується невдачею.",
  "The CPU is at 55%, the target is 50%: is that inside a tolerance of 10%?":
    "CPU — 55%, цільове значення — 50%: чи це в межах допуску 10%?",
  "In Kubernetes 1.28 it is not: the controller computes |1 − 1.1|, which a float64 rounds to 0.10000000000000009, and adds a pod. 1.37 checks whether the ratio is at most 1 + 0.1, and keeps the ten pods.":
    "У Kubernetes 1.28 — ні: контролер обчислює |1 − 1.1|, що у float64 округлюється до 0.10000000000000009, і додає под. 1.37 перевіряє, чи відношення не більше за 1 + 0.1, і лишає десять подів.",
  "The ratio is exactly 1.1, and the proposal is 11. The line below the sum names the rule of 1.28.":
    "Відношення — рівно 1.1, а пропозиція — 11. Рядок під розрахунком називає правило 1.28.",
  "Choose Kubernetes 1.37 in the Cluster tab: under the same load the count stays at 10.":
    "Виберіть Kubernetes 1.37 на вкладці «Кластер»: з тим самим навантаженням кількість лишається 10.",
  "Scaled to zero by hand with minReplicas 0: does it come back?": "Вручну масштабовано до нуля з minReplicas 0: чи повернуться поди?",
  "In Kubernetes 1.28 it does. With minReplicas 0 it reads the metrics at zero replicas too, so the pause that someone wanted ends at the next sync. 1.37 notes in the condition ScaledToZero whether it went to zero itself, and only then scales up again.":
    "У Kubernetes 1.28 — так. З minReplicas 0 він читає метрики й за нуля реплік, тож пауза, якої хтось хотів, закінчується з наступним узгодженням. 1.37 записує в умові ScaledToZero, чи дійшов до нуля сам, і лише тоді знову масштабує вгору.",
  "The sync after kubectl scale: zero pods, 8 messages per second, 2 for each pod, and the count goes back to 4.":
    "Узгодження після kubectl scale: нуль подів, 8 повідомлень за секунду, по 2 на под, і кількість повертається до 4.",
  "Choose Kubernetes 1.37 in the Cluster tab: the count stays at zero, and the messages wait.":
    "Виберіть Kubernetes 1.37 на вкладці «Кластер»: кількість лишається нульовою, а повідомлення чекають.",
  "My load needs four pods: why do I get ten?": "Моєму навантаженню потрібні чотири поди: чому їх десять?",
  "The selector of the target also matches the pods of another workload. The controller averages all pods that the selector matches, whoever owns them, and multiplies by their number. Four pods at 50% and three at 90% are 67% on average, and 67% ÷ 50% × 7 is 10. So the four pods become ten, although their own load is the same.":
    "Селектор цілі вибирає також поди іншого робочого навантаження. Контролер бере середнє всіх подів, які вибирає селектор, хоч би чиї вони були, і множить на їхню кількість. Чотири поди з 50% і три з 90% мають у середньому 67%, а 67% ÷ 50% × 7 — це 10. Тож із чотирьох подів стає десять, хоча їхнє власне навантаження не змінилося.",
  "Seven pods count, and only four of them are the target’s own.": "Враховано сім подів, і лише чотири з них належать цілі.",
  "Remove the incident, as if the other workload had a label of its own: four pods stay four. Or let the other pods be finished, as those of a Job, and halve the load: no pod goes while they exist, because in a scale-down a pod without a sample counts as if it used its whole request.":
    "Приберіть інцидент, ніби інше робоче навантаження має власну мітку: чотири поди так і лишаться. Або нехай інші поди будуть завершеними, як поди Job, і зменште навантаження вдвічі: поки вони є, жоден под не зникне, бо під час масштабування вниз под без виміру рахується так, ніби споживає весь свій запит.",

  // Evidence
  "Why does it keep 7 pods if 4 are enough?": "Чому він тримає 7 подів, якщо досить 4?",
  "A description and the YAML of one moment. The CPU proposes 4, because 7 × 31 ÷ 60 is 3.6. The window of five minutes still remembers 7.":
    "Опис і YAML однієї миті. CPU пропонує 4, бо 7 × 31 ÷ 60 — це 3,6. П’ятихвилинне вікно ще пам’ятає 7.",
  "The conditions say what held the count. The events say when it last rose, but not when 7 was last proposed.":
    "Умови кажуть, що втримало кількість. Події кажуть, коли вона востаннє зросла, але не коли востаннє було запропоновано 7.",
  "Wait five minutes at most: if the CPU stays, 7 expires by then. A series of two hours would tell the second.":
    "Зачекайте щонайбільше п’ять хвилин: якщо CPU не зміниться, 7 доти спливе. Ряд за дві години назвав би секунду.",
  "Who took ten of fourteen pods away?": "Хто забрав десять із чотирнадцяти подів?",
  "Two hours of kube-state-metrics. At 09:50 the count falls from 14 to 4, and no decision of the controller explains it. Another program wrote 4, or a second autoscaler did. From 10:20 to 10:31 nothing was recorded.":
    "Дві години kube-state-metrics. О 09:50 кількість падає з 14 до 4, і жодне рішення контролера цього не пояснює. 4 записала інша програма або другий автоскейлер. Від 10:20 до 10:31 нічого не записано.",
  "At the divergence, each possible cause has what speaks for it and against it.":
    "Біля розбіжності кожна можлива причина має те, що за неї, і те, що проти неї.",
  "Add the events of that time, and search for a manifest with replicas: 4 that somebody applied.":
    "Додайте події того часу й пошукайте маніфест із replicas: 4, який хтось застосував.",
};
