import type { Messages } from "../../ui/language";

export const exchange: Messages = {
  "Bring in a load": "Завантажити виміряне навантаження",
  Source: "Джерело",
  "A table of times and values, as Grafana exports a panel (Inspect, Data, Download CSV), or what Prometheus answers to {0}. Nothing leaves this browser.":
    "Таблиця часу та значень, якою Grafana експортує панель (Inspect, Data, Download CSV), або відповідь Prometheus на {0}. Нічого не залишає цей браузер.",
  "CSV or Prometheus JSON": "CSV або JSON від Prometheus",
  "Choose a file…": "Вибрати файл…",
  "or drop it here": "або перетягніть його сюди",
  Samples: "Виміри",
  "It is {0} MB long; at most {1} MB are read.": "Його розмір — {0} МБ; читається щонайбільше {1} МБ.",
  "This browser could not read it.": "Цей браузер не зміг його прочитати.",

  "This is a table of one series.": "Це таблиця з одним часовим рядом.",
  "This is a table of {0} series: choose one.": "Це таблиця, часових рядів: {0}. Виберіть один.",
  "This is an answer of Prometheus of one series.": "Це відповідь Prometheus з одним часовим рядом.",
  "This is an answer of Prometheus of {0} series: choose one.": "Це відповідь Prometheus, часових рядів: {0}. Виберіть один.",
  "without a name": "без назви",

  "The values are requests per": "Значення — це запити за",
  second: "секунду",
  minute: "хвилину",
  hour: "годину",
  "no unit is written": "одиницю не вказано",
  "no unit is written: choose one": "одиницю не вказано: виберіть її",
  "“{0}” is written behind them": "указано одиницю «{0}»",
  "“{0}” is written behind them: choose one": "указано одиницю «{0}»: виберіть",

  "Load over {0}, at most {1} requests per second": "Навантаження за {0}, щонайбільше {1} запитів за секунду",
  "{0}, one for each second that has a sample.": "{0}, по одній на кожну секунду з виміром.",
  "{0}: each is the mean of the samples within {1}.": "{0}: кожна — середнє вимірів у межах {1}.",
  "{0} without a number left out; the curve goes straight across.": "{0} без числа пропущено; крива йде там прямою.",
  "Another {0} of samples left out: a run lasts 24 hours at most.": "Ще {0} вимірів пропущено: прогін триває щонайбільше 24 години.",
  "{0} below 0 or above {1} requests per second taken as these.": "{0} менше 0 або понад {1} запитів за секунду прирівняно до цих меж.",
  "The samples end at {0}; the last value goes on to the run's end.": "Виміри закінчуються о {0}; останнє значення діє до кінця прогону.",
  "The noise of {0} % that is set beside the curve stays on top of it.": "Шум {0} %, заданий поруч із кривою, і далі накладається на неї.",
  "The run becomes {0} long. Undo takes curve and length back.": "Тривалість прогону стане {0}. Цю зміну можна буде скасувати.",
  "Use this load": "Узяти це навантаження",

  "Take away": "Експорт",
  "{0} could not be written. Close this and try again.": "Не вдалося записати {0}. Закрийте це вікно й спробуйте ще раз.",
  "The manifest is not valid: these are files of the last run before it.": "Маніфест недійсний: це файли останнього прогону перед ним.",
  "There is no finished run to take away yet.": "Ще немає завершеного прогону для експорту.",
  Report: "Звіт",
  "The run": "Прогін",
  "Outcomes, every rescale and its reason, the manifest, the link.": "Підсумки, кожне масштабування та його причина, маніфест, посилання.",
  "The decision at {0}": "Рішення о {0}",
  "Its sentence, the sum, what the controller wrote.": "Його речення, обчислення, записане контролером.",
  Numbers: "Числа",
  "Each second": "Кожна секунда",
  "Load, capacity, pods, CPU and the metrics’ true values; units in the heading.":
    "Навантаження, потужність, поди, CPU та справжні значення метрик; одиниці в заголовку.",
  "Each reconcile": "Кожне узгодження",
  "The count after each stage, what held it, what was seen.": "Кількість після кожного етапу, що її утримало, що було видно.",
  Everything: "Усе",
  "Scenario, outcomes, every column with its meaning, every decision’s record.":
    "Сценарій, підсумки, кожен стовпець із поясненням, запис кожного рішення.",
  "Figures, as they are shown now": "Графіки, як їх показано зараз",
  "No figure is in sight: open the Charts tab, with the figures as figures, not tables.":
    "Не видно жодного графіка: відкрийте вкладку «Графіки» й покажіть їх як графіки, а не таблиці.",
  "The manifest alone": "Лише маніфест",
  "{0}, as {1}": "{0}, як {1}",
};
