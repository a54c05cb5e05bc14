import type { Messages } from "../../../ui/language";

/** Why measured loads cannot be read. */
export const samples: Messages = {
  "Line {0} has no time: a column of times and a column of values are needed.":
    "Zeile {0} hat keine Zeit: Nötig sind eine Spalte mit Zeiten und eine mit Werten.",
  "Line {0} has no time like those before it in its column {1}.": "Zeile {0} hat in Spalte {1} keine Zeit wie die Zeilen davor.",
  "Line {0} has no number in its column {1}.": "Zeile {0} hat in Spalte {1} keine Zahl.",
  "This table holds no numbers.": "Diese Tabelle enthält keine Zahlen.",
  "This is not whole JSON{0}.": "Das ist kein vollständiges JSON{0}.",
  "Prometheus answered with an error: {0}": "Prometheus hat mit einem Fehler geantwortet: {0}",
  "This answer is a {0}, not a matrix: ask /api/v1/query_range, which gives values over time.":
    "Diese Antwort ist vom Typ {0}, nicht matrix: Frage /api/v1/query_range ab, das gibt Werte über die Zeit.",
  "This JSON is not an answer of Prometheus' query_range: it has no data.result.":
    "Dieses JSON ist keine Antwort von Prometheus’ query_range: Es hat kein data.result.",
  "Series {0} has no values.": "Zeitreihe {0} hat keine Werte.",
  "Value {0} of series {1} is not a pair of a time and a number in quotes.":
    "Wert {0} der Zeitreihe {1} ist kein Paar aus einer Zeit und einer Zahl in Anführungszeichen.",
  "This answer holds no values.": "Diese Antwort enthält keine Werte.",
  "This text has {0} characters; at most {1} are read.": "Dieser Text hat {0} Zeichen; höchstens {1} werden gelesen.",
  "This text is empty.": "Dieser Text ist leer.",
  "The time of entry {0} is not understood.": "Die Zeit von Eintrag {0} ist nicht lesbar.",
  "This answer of InfluxDB has no column of times.": "Diese Antwort von InfluxDB hat keine Spalte mit Zeiten.",
  "This output of k6 has no http_reqs, by which it counts requests.":
    "Diese Ausgabe von k6 enthält kein http_reqs, mit dem es Anfragen zählt.",
  "This frame of Grafana has no field of times: choose a panel over time.":
    "Dieser Frame von Grafana hat kein Feld mit Zeiten: Wähle ein Panel mit Zeitachse.",
  "Line {0}: this table of InfluxDB has no columns _time and _value. Leave out pivot(), or export a CSV of two columns.":
    "Zeile {0}: Diese Tabelle von InfluxDB hat keine Spalten _time und _value. Lass pivot() weg oder exportiere eine CSV-Datei mit zwei Spalten.",
  "The lines of this JSON are not entries with a time and a value each.":
    "Die Zeilen dieses JSON sind keine Einträge mit je einer Zeit und einem Wert.",
  "Line {0} is not whole JSON.": "Zeile {0} ist kein vollständiges JSON.",
  "This log holds no requests.": "Dieses Protokoll enthält keine Anfragen.",
  "The requests of this log are more than ten years apart: its times are not understood.":
    "Die Anfragen dieses Protokolls liegen mehr als zehn Jahre auseinander: Seine Zeiten sind nicht lesbar.",
  "This text has {0} series; at most {1} are read. Export fewer, or their sum.":
    "Dieser Text hat {0} Zeitreihen; höchstens {1} werden gelesen. Exportiere weniger oder ihre Summe.",
  "This table has {0} columns; at most {1} are read.": "Diese Tabelle hat {0} Spalten; höchstens {1} werden gelesen.",
  "Line {0}: “{1}” is not understood as a time. Write times like 2026-11-21 10:00:00, or as Unix time.":
    "Zeile {0}: „{1}“ ist nicht als Zeit lesbar. Schreibe Zeiten wie 2026-11-21 10:00:00 oder als Unixzeit.",
  "This is a spreadsheet or a ZIP file. Save its sheet as CSV, and bring in that.":
    "Das ist eine Tabellenkalkulation oder eine ZIP-Datei. Speichere das Blatt als CSV und übernimm diese Datei.",
  "This file is compressed with gzip. Unpack it, and bring in what is inside.":
    "Diese Datei ist mit gzip gepackt. Entpacke sie und übernimm den Inhalt.",
  "This file is not text. Export the samples as CSV or JSON; of Vegeta's results, “vegeta encode --to csv” makes a CSV.":
    "Diese Datei ist kein Text. Exportiere die Messwerte als CSV oder JSON; aus Ergebnissen von Vegeta macht „vegeta encode --to csv“ eine CSV-Datei.",
  "This is a web page, not data. Export the samples as CSV or JSON.":
    "Das ist eine Webseite, keine Daten. Exportiere die Messwerte als CSV oder JSON.",
  "These are JMeter's results as XML. Save them as CSV: set jmeter.save.saveservice.output_format=csv.":
    "Das sind Ergebnisse von JMeter als XML. Speichere sie als CSV: Setze jmeter.save.saveservice.output_format=csv.",
  "This is JMeter's summary: it has totals, no times. Bring in the results file (.jtl), saved as CSV.":
    "Das ist die Zusammenfassung von JMeter: Sie hat Summen, keine Zeiten. Übernimm die Ergebnisdatei (.jtl), als CSV gespeichert.",
  "This is Locust's summary: it has totals, no times. Bring in the file whose name ends with _stats_history.csv.":
    "Das ist die Zusammenfassung von Locust: Sie hat Summen, keine Zeiten. Übernimm die Datei, deren Name auf _stats_history.csv endet.",
  "This is k6's summary: it has totals, no times. Run k6 with --out csv=load.csv, and bring in that file.":
    "Das ist die Zusammenfassung von k6: Sie hat Summen, keine Zeiten. Starte k6 mit --out csv=load.csv und übernimm diese Datei.",
  "This is Vegeta's report: it has totals, no times. Bring in what “vegeta encode --to csv” writes.":
    "Das ist der Bericht von Vegeta: Er hat Summen, keine Zeiten. Übernimm, was „vegeta encode --to csv“ schreibt.",
  "This is the summary of a load test: it has totals, no times. Bring in how many requests came each second or minute.":
    "Das ist die Zusammenfassung eines Lasttests: Sie hat Summen, keine Zeiten. Übernimm, wie viele Anfragen pro Sekunde oder Minute kamen.",
  "These are metrics of one moment. Ask Prometheus' /api/v1/query_range, which gives values over time.":
    "Das sind Metriken eines einzigen Zeitpunkts. Frage Prometheus’ /api/v1/query_range ab, das gibt Werte über die Zeit.",
  "This is a Kubernetes manifest, not a load: it belongs into the editor.":
    "Das ist ein Kubernetes-Manifest, keine Last: Es gehört in den Editor.",
  "This is a Grafana dashboard: it has queries, no values. Open a panel, choose Inspect, Data, and download its CSV.":
    "Das ist ein Dashboard von Grafana: Es hat Abfragen, keine Werte. Öffne ein Panel, wähle Inspect, Data und lade die CSV-Datei herunter.",
};
