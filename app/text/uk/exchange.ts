import type { Messages } from "../language";

export const exchange: Messages = {
  Source: "Джерело",
  "CSV or Prometheus JSON": "CSV або JSON від Prometheus",
  "Choose a file…": "Вибрати файл…",
  "or drop it here": "або перетягніть його сюди",
  Samples: "Виміри",
  "The file has {0} MB; this page reads at most {1} MB.": "Файл має {0} МБ; ця сторінка читає щонайбільше {1} МБ.",
  "It is a lesson, and the page opens a lesson by its address: put the file on a web server that lets other pages read it, and add ?lesson= and its address to the address of this page.":
    "Це урок, а сторінка відкриває уроки за їхньою адресою: покладіть файл на вебсервер, який дозволяє іншим сторінкам його читати, і додайте ?lesson= та його адресу до адреси цієї сторінки.",
  "This browser could not read the file.": "Цей браузер не зміг прочитати файл.",

  "This is a table with one series.": "Це таблиця з одним часовим рядом.",
  "This is a table with {0} series. Choose one.": "Це таблиця, часових рядів: {0}. Виберіть один.",
  "This is a Prometheus response with one series.": "Це відповідь Prometheus з одним часовим рядом.",
  "This is a Prometheus response with {0} series. Choose one.": "Це відповідь Prometheus, часових рядів: {0}. Виберіть один.",
  "This is from {0} and has one series.": "Джерело — {0}: один часовий ряд.",
  "This is from {0} and has {1} series. Choose one.": "Джерело — {0}, часових рядів: {1}. Виберіть один.",
  "a web server log": "журнал вебсервера",
  Series: "Ряди",
  "the sum": "сума",
  "the mean": "середнє",
  "all requests": "усі запити",
  "without a name": "без назви",

  "The values are requests per": "Значення — це запити за",
  second: "секунду",
  minute: "хвилину",
  hour: "годину",
  "no unit given": "одиницю не вказано",
  "no unit given: choose one": "одиницю не вказано: виберіть її",
  "their unit is “{0}”": "їхня одиниця — «{0}»",
  "their unit is “{0}”: choose one": "їхня одиниця — «{0}»: виберіть",

  "Paste a table of times and values, such as the CSV of a Grafana panel (Inspect, Data, Download CSV), or the Prometheus response to {0}. Data from InfluxDB, CloudWatch, Datadog, k6, Locust, JMeter, Vegeta and access logs works too. Nothing leaves this browser.":
    "Вставте таблицю часу та значень, наприклад CSV панелі Grafana (Inspect, Data, Download CSV), або відповідь Prometheus на {0}. Підходять також дані InfluxDB, CloudWatch, Datadog, k6, Locust, JMeter, Vegeta і журнали доступу. Ніщо не залишає цього браузера.",
  "The run will last {0}. Undo restores the curve, the length and the CPU per request.":
    "Прогін триватиме {0}. «Скасувати» поверне криву, тривалість і CPU на запит.",
  "Reading…": "Читання…",
  "Values over {0}, at most {1}": "Значення за {0}, щонайбільше {1}",
  Peak: "Пік",
  "{0} requests/s, as measured": "{0} запитів/с, як виміряно",
  "scaled to": "змасштабувати до",
  "Peak in requests per second": "Пік у запитах за секунду",
  "requests/s": "запитів/с",
  "as measured, with the CPU per request adjusted": "як виміряно, зі зміненим CPU на запит",
  "This changes the CPU per request from {0} ms to {1} ms.": "Це змінить CPU на запит із {0} мс на {1} мс.",
  "With {0} ms of CPU per request, {1} (maxReplicas) serve at most {2} requests/s, or {3} at the CPU target.":
    "Із {0} мс CPU на запит {1} (maxReplicas) обслуговують щонайбільше {2} запитів/с, а за цільового CPU — {3}.",
  "No CPU per request is small enough for this peak. Raise maxReplicas first, or scale the load.":
    "Навіть найменшого CPU на запит забагато для цього піка. Спершу збільште maxReplicas або змасштабуйте навантаження.",
  "Then {0} (maxReplicas) serve the peak at the target of {1}% CPU.":
    "Тоді {0} (maxReplicas) обслуговують пік за цільового значення {1}% CPU.",
  "Then {0} (maxReplicas) serve the peak at the target of {1}m CPU each.":
    "Тоді {0} (maxReplicas) обслуговують пік за цільового значення {1}m CPU на кожен.",
  "Then {0} (maxReplicas) serve the peak at 80% of the CPU that they can use.":
    "Тоді {0} (maxReplicas) обслуговують пік за 80% CPU, яку можуть спожити.",
  "Each row is one request. The page counts requests per second.": "Кожен рядок — один запит. Сторінка рахує запити за секунду.",
  "This is a counter. The load is its increase per second.": "Це лічильник. Навантаження — це його приріст за секунду.",
  Day: "День",
  "day {0}": "день {0}",
  "{0}, highest {1}": "{0}, найбільше {1}",
  from: "від",
  to: "до",
  Rows: "Рядки",
  "each series by itself": "кожен часовий ряд окремо",
  "a series for each {0}": "окремий ряд для кожного значення {0}",
  "the sum of the values at each time": "сума значень кожного моменту",
  "the mean of the values at each time": "середнє значень кожного моменту",
  "each row is a request, counted per second": "кожен рядок — запит, пораховано за секунду",
  "requests counted for each {0}": "запити пораховано для кожного значення {0}",
  "Find a series": "Знайти часовий ряд",
  "{0} more; search for them by name.": "Ще {0}; шукайте за назвою.",
  "No series has this in its name.": "Жоден ряд не має цього в назві.",
  "the heading says “{0}”": "у заголовку вказано «{0}»",
  "column {0}": "стовпець {0}",
  "Time column": "Стовпець часу",
  "Unit of time": "Одиниця часу",
  "a sample every {0}": "один вимір на {0}",
  "in seconds": "у секундах",
  "in milliseconds": "у мілісекундах",
  "in microseconds": "у мікросекундах",
  "in nanoseconds": "у наносекундах",
  "in minutes": "у хвилинах",
  "in hours": "у годинах",
  "in spreadsheet days": "у днях електронної таблиці",
  "Line {0} (“{1}”) is not a sample and was left out.": "Рядок {0} («{1}») — не вимір, його пропущено.",
  "{0} are not samples and were left out. The first is line {1} (“{2}”).": "{0} без вимірів пропущено. Перший — рядок {1} («{2}»).",
  "The clocks went back at {0}. The repeated hour counts as two hours.":
    "О {0} годинник перевели назад. Повторена година рахується як дві.",
  "{0} of transaction controllers left out. The requests inside them are counted.":
    "{0} від Transaction Controller пропущено. Запити всередині них пораховано.",
  "Left out of the sum, because it is a sum itself: {0}.": "Не додано до суми, бо це вже сума: {0}.",
  "Reading this took longer than a minute. Export fewer rows or fewer series.":
    "Читання тривало понад хвилину. Експортуйте менше рядків або менше рядів.",
  "This could not be read: {0}": "Це не вдалося прочитати: {0}",

  "Load over {0}, at most {1} requests per second": "Навантаження за {0}, щонайбільше {1} запитів за секунду",
  "{0}, one for each second that has a sample.": "{0}, по одній на кожну секунду з виміром.",
  "{0}: each is the mean of the samples within {1}.": "{0}: кожна — середнє вимірів у межах {1}.",
  "{0} without a number left out. The curve crosses each gap in a straight line.":
    "{0} без числа пропущено. Крива перетинає кожен проміжок по прямій.",
  "A further {0} of samples left out. A run lasts 24 hours at most.": "Ще {0} вимірів пропущено. Прогін триває щонайбільше 24 години.",
  "{0} below 0 or above {1} requests per second set to these limits.":
    "{0} менше 0 або понад {1} запитів за секунду прирівняно до цих меж.",
  "The samples end at {0}. The last value continues to the end of the run.":
    "Виміри закінчуються о {0}. Останнє значення діє до кінця прогону.",
  "The page still adds the noise of {0} % that is set beside the curve.": "Сторінка й далі додає шум {0} %, заданий поруч із кривою.",
  "The run will last {0}. Undo restores the curve and the length.": "Прогін триватиме {0}. «Скасувати» поверне криву й тривалість.",
  "Use this load": "Узяти це навантаження",

  Export: "Експорт",
  "{0} could not be written. Close this dialog and try again.": "Не вдалося записати {0}. Закрийте це вікно й спробуйте ще раз.",
  "The manifest is not valid. These files are from the last run with a valid manifest.":
    "Маніфест недійсний. Ці файли — з останнього прогону з дійсним маніфестом.",
  "There is no finished run to export yet.": "Ще немає завершеного прогону для експорту.",
  "The lesson hides a part of this run. Press “Show the run” first.":
    "Урок приховує частину цього прогону. Спершу натисніть «Показати прогін».",
  Report: "Звіт",
  "The run": "Прогін",
  "Outcomes, every rescale with its reason, the manifest and the link.": "Підсумки, кожне масштабування з причиною, маніфест і посилання.",
  "The decision at {0}": "Рішення о {0}",
  "Its sentence, its sum and what the controller wrote.": "Його речення, розрахунок і те, що записав контролер.",
  Numbers: "Числа",
  "Each second": "Кожна секунда",
  "Load, capacity, pods, CPU and the true values of the metrics. The heading has the units.":
    "Навантаження, потужність, поди, CPU та справжні значення метрик. Одиниці вказано в заголовку.",
  "Each sync": "Кожне узгодження",
  "The count after each stage, what held it, and what the controller saw.":
    "Кількість після кожного етапу, що її утримало і що бачив контролер.",
  Everything: "Усе",
  "The scenario, the outcomes, every column with its meaning, and the record of every decision.":
    "Сценарій, підсумки, кожен стовпець із поясненням і запис кожного рішення.",
  "Figures, as they are shown now": "Графіки, як їх показано зараз",
  "No figure is visible. Open the Charts tab and show the figures instead of their tables.":
    "Не видно жодного графіка. Відкрийте вкладку «Графіки» й покажіть графіки замість таблиць.",
  "The manifest alone": "Лише маніфест",
  "{0}, as {1}": "{0}, як {1}",
  "The samples have {0} MB; this page reads at most {1} MB.": "Виміри мають {0} МБ; ця сторінка читає щонайбільше {1} МБ.",
  "Newer samples replaced these.": "Новіші виміри замінили ці.",
  "The samples have no series “{0}”. They have {1}.": "У вимірах немає ряду «{0}». Вони мають {1}.",
  "The samples do not say what they count. perSeconds is needed: 1 for requests per second, 60 per minute.":
    "Виміри не кажуть, що вони рахують. Потрібен perSeconds: 1 для запитів за секунду, 60 для запитів за хвилину.",
  "The samples have no value to draw.": "У вимірах немає значення, яке можна намалювати.",

  "CPU per request: {0} ms, give or take {1} ms.": "CPU на запит: {0} мс, плюс або мінус {1} мс.",
  "Each pod without a request: {0}m.": "Кожен под без запитів: {0}m.",
  "A new pod uses {0}m more for {1} s, seen at {2}.": "Новий под використовує на {0}m більше протягом {1} с (спостереження: {2}).",
  "Ready pods": "Готові поди",
  "The fit explains {0}% of the variance; half of the {1} means of {2} s are nearer than {3}m.":
    "Підбір пояснює {0}% дисперсії; половина з {1} середніх за {2} с ближча за {3}m.",
  "Start-up CPU: not known, because no series has the number of ready pods.":
    "CPU під час запуску: невідомо, бо жоден ряд не має кількості готових подів.",
  "Start-up CPU: not known, because pods started fewer than three times.":
    "CPU під час запуску: невідомо, бо поди запускалися менше ніж тричі.",
  "Start-up CPU: not known, because there is less than a sample a minute.":
    "CPU під час запуску: невідомо, бо вимірів менше ніж один на хвилину.",
  "Start-up CPU: none stands out from the rest.": "CPU під час запуску: нічого не вирізняється на тлі решти.",
  "The series have {0} samples at common times; a fit needs {1}.": "Ряди мають {0} вимірів у спільні моменти; для підбору треба {1}.",
  "The load hardly changes, so the CPU of requests cannot be told from that of idle pods. Take a time in which it rises or falls.":
    "Навантаження майже не змінюється, тому CPU запитів не відрізнити від CPU незайнятих подів. Візьміть час, коли воно росте або падає.",
  "The pods follow the load so closely that CPU per pod and CPU per request cannot be told apart. Leave out the pods, or take a time with the same number of pods.":
    "Поди йдуть за навантаженням так точно, що CPU на под і CPU на запит не розрізнити. Не враховуйте поди або візьміть час із однаковою кількістю подів.",
  "The CPU does not follow these requests. Are both series of the same service?":
    "CPU не йде за цими запитами. Чи обидва ряди від того самого сервісу?",
  "That would be {0} ms per request. Is the unit of the CPU right?": "Це було б {0} мс на запит. Чи правильна одиниця CPU?",
  "CPU of all pods in millicores: measured (dots) and fitted (line)": "CPU всіх подів у міліядрах: виміряна (точки) і підібрана (лінія)",
  "CPU of all pods": "CPU всіх подів",
  "not measured": "не виміряно",
  "Its unit": "Її одиниця",
  cores: "ядра",
  "Use these values with the load": "Узяти ці значення разом із навантаженням",
  "The run will last {0}. Undo restores the curve, the length and the values of the CPU.":
    "Запуск триватиме {0}. «Скасувати» поверне криву, тривалість і значення CPU.",
};
