import type { Messages } from "../../language";

/** Says why the page cannot read a measured load. */
export const samples: Messages = {
  "Line {0} has no time. The table needs a time column and a value column.":
    "У рядку {0} немає часу. Таблиці потрібні стовпець із часом і стовпець зі значеннями.",
  "Line {0} has no time in column {1} like the times in the lines before it.":
    "У рядку {0} у стовпці {1} немає часу, подібного до часу в попередніх рядках.",
  "Line {0} has no number in column {1}.": "У рядку {0} у стовпці {1} немає числа.",
  "This table has no numbers.": "У цій таблиці немає чисел.",
  "This is not complete JSON{0}.": "Цей JSON неповний{0}.",
  "Prometheus answered with an error: {0}": "Prometheus відповів помилкою: {0}",
  "This response is a {0}, not a matrix. Query /api/v1/query_range, which returns values over time.":
    "Ця відповідь має тип {0}, а не matrix. Зробіть запит до /api/v1/query_range, який повертає значення в часі.",
  "This JSON is not a response of Prometheus' query_range. It has no data.result.":
    "Цей JSON — не відповідь query_range Prometheus. У ньому немає data.result.",
  "Series {0} has no values.": "Ряд {0} не має значень.",
  "The values of this series cannot be told from its times.": "Значення цього ряду не можна відрізнити від його часу.",
  "A label of a series is not text.": "Мітка ряду — не текст.",
  "Value {0} of series {1} is not a pair of a time and a number in quotes.": "Значення {0} ряду {1} — не пара з часу й числа в лапках.",
  "This response has no values.": "У цій відповіді немає значень.",
  "This text has {0} characters; this page reads at most {1}.": "У цьому тексті символів: {0}; ця сторінка читає щонайбільше {1}.",
  "This text is empty.": "Цей текст порожній.",
  "The time of entry {0} cannot be read.": "Час запису {0} неможливо прочитати.",
  "This InfluxDB response has no time column.": "У цій відповіді InfluxDB немає стовпця часу.",
  "This k6 output has no http_reqs, the metric that counts requests.": "У цьому виводі k6 немає http_reqs — метрики, що рахує запити.",
  "This Grafana frame has no time field. Choose a panel with a time axis.":
    "У цьому фреймі Grafana немає поля з часом. Виберіть панель із часовою віссю.",
  "Line {0}: this InfluxDB table has no columns _time and _value. Remove pivot(), or export a CSV with two columns.":
    "Рядок {0}: у цій таблиці InfluxDB немає стовпців _time і _value. Приберіть pivot() або експортуйте CSV із двох стовпців.",
  "The lines of this JSON are not entries with a time and a value.": "Рядки цього JSON — не записи з часом і значенням.",
  "Line {0} is not complete JSON.": "Рядок {0} — неповний JSON.",
  "This log has no requests.": "У цьому журналі немає запитів.",
  "The requests in this log are more than ten years apart, so this page cannot have read its times correctly.":
    "Запити в цьому журналі розділяє понад десять років, тож ця сторінка неправильно прочитала їхній час.",
  "This text has {0} series; this page reads at most {1}. Export fewer series, or their sum.":
    "У цьому тексті часових рядів: {0}; ця сторінка читає щонайбільше {1}. Експортуйте менше рядів або їхню суму.",
  "This table has {0} columns; this page reads at most {1}.": "У цій таблиці стовпців: {0}; ця сторінка читає щонайбільше {1}.",
  "Line {0}: “{1}” cannot be read as a time. Write times like 2026-11-21 10:00:00, or as Unix time.":
    "Рядок {0}: «{1}» неможливо прочитати як час. Пишіть час як 2026-11-21 10:00:00 або як час Unix.",
  "This is a spreadsheet or a ZIP file. Save its sheet as CSV and import that file.":
    "Це електронна таблиця або ZIP-файл. Збережіть аркуш як CSV та імпортуйте цей файл.",
  "This file is compressed with gzip. Unpack it and import the file inside.":
    "Цей файл стиснуто gzip. Розпакуйте його та імпортуйте файл усередині.",
  "This file is not text. Export the samples as CSV or JSON. For Vegeta's results, “vegeta encode --to csv” writes a CSV.":
    "Цей файл — не текст. Експортуйте виміри як CSV або JSON. Для результатів Vegeta CSV записує «vegeta encode --to csv».",
  "This is a web page, not data. Export the samples as CSV or JSON.": "Це вебсторінка, а не дані. Експортуйте виміри як CSV або JSON.",
  "These are JMeter results in XML. Save them as CSV: set jmeter.save.saveservice.output_format=csv.":
    "Це результати JMeter у форматі XML. Збережіть їх як CSV: задайте jmeter.save.saveservice.output_format=csv.",
  "This is a JMeter summary. It has totals but no times. Import the results file (.jtl), saved as CSV.":
    "Це підсумок JMeter. У ньому є суми, але немає часу. Імпортуйте файл результатів (.jtl), збережений як CSV.",
  "This is a Locust summary. It has totals but no times. Import the file whose name ends with _stats_history.csv.":
    "Це підсумок Locust. У ньому є суми, але немає часу. Імпортуйте файл, назва якого закінчується на _stats_history.csv.",
  "This is a k6 summary. It has totals but no times. Run k6 with --out csv=load.csv and import that file.":
    "Це підсумок k6. У ньому є суми, але немає часу. Запустіть k6 з --out csv=load.csv та імпортуйте цей файл.",
  "This is a Vegeta report. It has totals but no times. Import the output of “vegeta encode --to csv”.":
    "Це звіт Vegeta. У ньому є суми, але немає часу. Імпортуйте вивід «vegeta encode --to csv».",
  "This is a load test summary. It has totals but no times. Import the number of requests for each second or minute.":
    "Це підсумок навантажувального тесту. У ньому є суми, але немає часу. Імпортуйте кількість запитів за кожну секунду чи хвилину.",
  "These metrics are from one moment. Query Prometheus' /api/v1/query_range, which returns values over time.":
    "Це метрики одного моменту. Зробіть запит до /api/v1/query_range Prometheus, який повертає значення в часі.",
  "This is a Kubernetes manifest, not a load. Paste it into the editor.":
    "Це маніфест Kubernetes, а не навантаження. Вставте його в редактор.",
  "This is a Grafana dashboard. It has queries but no values. Open a panel, choose Inspect, Data, and download its CSV.":
    "Це дашборд Grafana. У ньому запити, але немає значень. Відкрийте панель, виберіть Inspect, Data і завантажте її CSV.",
};
