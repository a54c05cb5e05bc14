import type { Messages } from "../../language";

/** Says why the page cannot read a measured load. */
export const samples: Messages = {
  "Line {0} has no time. The table needs a time column and a value column.":
    "Zeile {0} hat keine Zeit. Die Tabelle braucht eine Spalte mit Zeiten und eine mit Werten.",
  "Line {0} has no time in column {1} like the times in the lines before it.":
    "Zeile {0} hat in Spalte {1} keine Zeit wie die Zeilen davor.",
  "Line {0} has no number in column {1}.": "Zeile {0} hat in Spalte {1} keine Zahl.",
  "This table has no numbers.": "Diese Tabelle enthält keine Zahlen.",
  "This is not complete JSON{0}.": "Das ist kein vollständiges JSON{0}.",
  "Prometheus answered with an error: {0}": "Prometheus hat mit einem Fehler geantwortet: {0}",
  "This response is a {0}, not a matrix. Query /api/v1/query_range, which returns values over time.":
    "Diese Antwort ist vom Typ {0}, nicht matrix. Frage /api/v1/query_range ab, das liefert Werte über die Zeit.",
  "This JSON is not a response of Prometheus' query_range. It has no data.result.":
    "Dieses JSON ist keine Antwort von query_range von Prometheus. Es hat kein data.result.",
  "Series {0} has no values.": "Zeitreihe {0} hat keine Werte.",
  "The values of this series cannot be told from its times.":
    "Die Werte dieser Zeitreihe lassen sich nicht von ihren Zeiten unterscheiden.",
  "A label of a series is not text.": "Ein Label einer Zeitreihe ist kein Text.",
  "Value {0} of series {1} is not a pair of a time and a number in quotes.":
    "Wert {0} der Zeitreihe {1} ist kein Paar aus einer Zeit und einer Zahl in Anführungszeichen.",
  "This response has no values.": "Diese Antwort enthält keine Werte.",
  "This text has {0} characters; this page reads at most {1}.": "Dieser Text hat {0} Zeichen; diese Seite liest höchstens {1}.",
  "This text is empty.": "Dieser Text ist leer.",
  "The time of entry {0} cannot be read.": "Die Zeit von Eintrag {0} ist nicht lesbar.",
  "This InfluxDB response has no time column.": "Diese Antwort von InfluxDB hat keine Zeitspalte.",
  "This k6 output has no http_reqs, the metric that counts requests.":
    "Diese Ausgabe von k6 enthält kein http_reqs, die Metrik, die Anfragen zählt.",
  "This Grafana frame has no time field. Choose a panel with a time axis.":
    "Dieser Grafana-Frame hat kein Zeitfeld. Wähle ein Panel mit Zeitachse.",
  "Line {0}: this InfluxDB table has no columns _time and _value. Remove pivot(), or export a CSV with two columns.":
    "Zeile {0}: Diese InfluxDB-Tabelle hat keine Spalten _time und _value. Lass pivot() weg oder exportiere eine CSV-Datei mit zwei Spalten.",
  "The lines of this JSON are not entries with a time and a value.": "Die Zeilen dieses JSON sind keine Einträge mit Zeit und Wert.",
  "Line {0} is not complete JSON.": "Zeile {0} ist kein vollständiges JSON.",
  "This log has no requests.": "Dieses Protokoll enthält keine Anfragen.",
  "The requests in this log are more than ten years apart, so this page cannot have read its times correctly.":
    "Die Anfragen in diesem Protokoll liegen mehr als zehn Jahre auseinander; diese Seite kann seine Zeiten also nicht richtig gelesen haben.",
  "This text has {0} series; this page reads at most {1}. Export fewer series, or their sum.":
    "Dieser Text hat {0} Zeitreihen; diese Seite liest höchstens {1}. Exportiere weniger Zeitreihen oder ihre Summe.",
  "This table has {0} columns; this page reads at most {1}.": "Diese Tabelle hat {0} Spalten; diese Seite liest höchstens {1}.",
  "Line {0}: “{1}” cannot be read as a time. Write times like 2026-11-21 10:00:00, or as Unix time.":
    "Zeile {0}: „{1}“ ist nicht als Zeit lesbar. Schreibe Zeiten wie 2026-11-21 10:00:00 oder als Unixzeit.",
  "This is a spreadsheet or a ZIP file. Save its sheet as CSV and import that file.":
    "Das ist eine Tabellenkalkulation oder eine ZIP-Datei. Speichere das Blatt als CSV und importiere diese Datei.",
  "This file is compressed with gzip. Unpack it and import the file inside.":
    "Diese Datei ist mit gzip gepackt. Entpacke sie und importiere die Datei darin.",
  "This file is not text. Export the samples as CSV or JSON. For Vegeta's results, “vegeta encode --to csv” writes a CSV.":
    "Diese Datei ist kein Text. Exportiere die Messwerte als CSV oder JSON. Für Ergebnisse von Vegeta schreibt „vegeta encode --to csv“ eine CSV-Datei.",
  "This is a web page, not data. Export the samples as CSV or JSON.":
    "Das ist eine Webseite, keine Daten. Exportiere die Messwerte als CSV oder JSON.",
  "These are JMeter results in XML. Save them as CSV: set jmeter.save.saveservice.output_format=csv.":
    "Das sind Ergebnisse von JMeter als XML. Speichere sie als CSV: Setze jmeter.save.saveservice.output_format=csv.",
  "This is a JMeter summary. It has totals but no times. Import the results file (.jtl), saved as CSV.":
    "Das ist eine Zusammenfassung von JMeter. Sie hat Summen, aber keine Zeiten. Importiere die Ergebnisdatei (.jtl), als CSV gespeichert.",
  "This is a Locust summary. It has totals but no times. Import the file whose name ends with _stats_history.csv.":
    "Das ist eine Zusammenfassung von Locust. Sie hat Summen, aber keine Zeiten. Importiere die Datei, deren Name auf _stats_history.csv endet.",
  "This is a k6 summary. It has totals but no times. Run k6 with --out csv=load.csv and import that file.":
    "Das ist eine Zusammenfassung von k6. Sie hat Summen, aber keine Zeiten. Starte k6 mit --out csv=load.csv und importiere diese Datei.",
  "This is a Vegeta report. It has totals but no times. Import the output of “vegeta encode --to csv”.":
    "Das ist ein Bericht von Vegeta. Er hat Summen, aber keine Zeiten. Importiere die Ausgabe von „vegeta encode --to csv“.",
  "This is a load test summary. It has totals but no times. Import the number of requests for each second or minute.":
    "Das ist die Zusammenfassung eines Lasttests. Sie hat Summen, aber keine Zeiten. Importiere die Zahl der Anfragen für jede Sekunde oder Minute.",
  "These metrics are from one moment. Query Prometheus' /api/v1/query_range, which returns values over time.":
    "Diese Metriken sind von einem einzigen Zeitpunkt. Frage /api/v1/query_range von Prometheus ab, das liefert Werte über die Zeit.",
  "This is a Kubernetes manifest, not a load. Paste it into the editor.":
    "Das ist ein Kubernetes-Manifest, keine Last. Füge es in den Editor ein.",
  "This is a Grafana dashboard. It has queries but no values. Open a panel, choose Inspect, Data, and download its CSV.":
    "Das ist ein Grafana-Dashboard. Es hat Abfragen, aber keine Werte. Öffne ein Panel, wähle Inspect, Data, und lade seine CSV-Datei herunter.",
};
