import type { Messages } from "../../../ui/language";

/** Why measured loads cannot be read. */
export const samples: Messages = {
  "Line {0} has no time: a column of times and a column of values are needed.":
    "У рядку {0} немає часу: потрібні стовпець із часом і стовпець зі значеннями.",
  "Line {0} has no time like those before it in its column {1}.": "У рядку {0} у стовпці {1} немає такого часу, як у рядках перед ним.",
  "Line {0} has no number in its column {1}.": "У рядку {0} у стовпці {1} немає числа.",
  "This table holds no numbers.": "У цій таблиці немає чисел.",
  "This is not whole JSON{0}.": "Цей JSON неповний{0}.",
  "Prometheus answered with an error: {0}": "Prometheus відповів помилкою: {0}",
  "This answer is a {0}, not a matrix: ask /api/v1/query_range, which gives values over time.":
    "Ця відповідь типу {0}, а не matrix: запитайте /api/v1/query_range, що дає значення в часі.",
  "This JSON is not an answer of Prometheus' query_range: it has no data.result.":
    "Цей JSON — не відповідь query_range Prometheus: у ньому немає data.result.",
  "Series {0} has no values.": "Ряд {0} не має значень.",
  "Value {0} of series {1} is not a pair of a time and a number in quotes.": "Значення {0} ряду {1} — не пара з часу й числа в лапках.",
  "This answer holds no values.": "У цій відповіді немає значень.",
  "This text has {0} characters; at most {1} are read.": "У цьому тексті символів: {0}; читається щонайбільше {1}.",
  "This text is empty.": "Цей текст порожній.",
  "The time of entry {0} is not understood.": "Час запису {0} незрозумілий.",
  "This answer of InfluxDB has no column of times.": "У цій відповіді InfluxDB немає стовпця з часом.",
  "This output of k6 has no http_reqs, by which it counts requests.": "У цьому виводі k6 немає http_reqs, яким він рахує запити.",
  "This frame of Grafana has no field of times: choose a panel over time.":
    "У цьому фреймі Grafana немає поля з часом: виберіть панель із часовою віссю.",
  "Line {0}: this table of InfluxDB has no columns _time and _value. Leave out pivot(), or export a CSV of two columns.":
    "Рядок {0}: у цій таблиці InfluxDB немає стовпців _time і _value. Приберіть pivot() або експортуйте CSV із двох стовпців.",
  "The lines of this JSON are not entries with a time and a value each.": "Рядки цього JSON — не записи з часом і значенням у кожному.",
  "Line {0} is not whole JSON.": "Рядок {0} — неповний JSON.",
  "This log holds no requests.": "У цьому журналі немає запитів.",
  "The requests of this log are more than ten years apart: its times are not understood.":
    "Запити цього журналу розділяють понад десять років: його час незрозумілий.",
  "This text has {0} series; at most {1} are read. Export fewer, or their sum.":
    "У цьому тексті часових рядів: {0}; читається щонайбільше {1}. Експортуйте менше або їхню суму.",
  "This table has {0} columns; at most {1} are read.": "У цій таблиці стовпців: {0}; читається щонайбільше {1}.",
  "Line {0}: “{1}” is not understood as a time. Write times like 2026-11-21 10:00:00, or as Unix time.":
    "Рядок {0}: «{1}» не схоже на час. Пишіть час як 2026-11-21 10:00:00 або як час Unix.",
  "This is a spreadsheet or a ZIP file. Save its sheet as CSV, and bring in that.":
    "Це електронна таблиця або ZIP-файл. Збережіть аркуш як CSV і завантажте його.",
  "This file is compressed with gzip. Unpack it, and bring in what is inside.":
    "Цей файл стиснуто gzip. Розпакуйте його й завантажте вміст.",
  "This file is not text. Export the samples as CSV or JSON; of Vegeta's results, “vegeta encode --to csv” makes a CSV.":
    "Цей файл — не текст. Експортуйте виміри як CSV або JSON; з результатів Vegeta CSV робить «vegeta encode --to csv».",
  "This is a web page, not data. Export the samples as CSV or JSON.": "Це вебсторінка, а не дані. Експортуйте виміри як CSV або JSON.",
  "These are JMeter's results as XML. Save them as CSV: set jmeter.save.saveservice.output_format=csv.":
    "Це результати JMeter у форматі XML. Збережіть їх як CSV: задайте jmeter.save.saveservice.output_format=csv.",
  "This is JMeter's summary: it has totals, no times. Bring in the results file (.jtl), saved as CSV.":
    "Це підсумок JMeter: у ньому є суми, але немає часу. Завантажте файл результатів (.jtl), збережений як CSV.",
  "This is Locust's summary: it has totals, no times. Bring in the file whose name ends with _stats_history.csv.":
    "Це підсумок Locust: у ньому є суми, але немає часу. Завантажте файл, назва якого закінчується на _stats_history.csv.",
  "This is k6's summary: it has totals, no times. Run k6 with --out csv=load.csv, and bring in that file.":
    "Це підсумок k6: у ньому є суми, але немає часу. Запустіть k6 з --out csv=load.csv і завантажте цей файл.",
  "This is Vegeta's report: it has totals, no times. Bring in what “vegeta encode --to csv” writes.":
    "Це звіт Vegeta: у ньому є суми, але немає часу. Завантажте те, що пише «vegeta encode --to csv».",
  "This is the summary of a load test: it has totals, no times. Bring in how many requests came each second or minute.":
    "Це підсумок навантажувального тесту: у ньому є суми, але немає часу. Завантажте, скільки запитів надходило щосекунди чи щохвилини.",
  "These are metrics of one moment. Ask Prometheus' /api/v1/query_range, which gives values over time.":
    "Це метрики одного моменту. Запитайте /api/v1/query_range Prometheus, що дає значення в часі.",
  "This is a Kubernetes manifest, not a load: it belongs into the editor.":
    "Це маніфест Kubernetes, а не навантаження: його місце в редакторі.",
  "This is a Grafana dashboard: it has queries, no values. Open a panel, choose Inspect, Data, and download its CSV.":
    "Це дашборд Grafana: у ньому запити, а не значення. Відкрийте панель, виберіть Inspect, Data і завантажте її CSV.",
};
