import type { Messages } from "../../ui/language";

export const exchange: Messages = {
  "Bring in a load": "Gemessene Last übernehmen",
  Source: "Quelle",
  "CSV or Prometheus JSON": "CSV oder JSON von Prometheus",
  "Choose a file…": "Datei wählen…",
  "or drop it here": "oder hier ablegen",
  Samples: "Messwerte",
  "It is {0} MB long; at most {1} MB are read.": "Sie ist {0} MB groß; gelesen werden höchstens {1} MB.",
  "This browser could not read it.": "Dieser Browser konnte sie nicht lesen.",

  "This is a table of one series.": "Das ist eine Tabelle mit einer Zeitreihe.",
  "This is a table of {0} series: choose one.": "Das ist eine Tabelle mit {0} Zeitreihen: Wähle eine.",
  "This is an answer of Prometheus of one series.": "Das ist eine Antwort von Prometheus mit einer Zeitreihe.",
  "This is an answer of Prometheus of {0} series: choose one.": "Das ist eine Antwort von Prometheus mit {0} Zeitreihen: Wähle eine.",
  "This came from {0}: one series.": "Das kommt von {0}: eine Zeitreihe.",
  "This came from {0}: {1} series, choose one.": "Das kommt von {0}: {1} Zeitreihen, wähle eine.",
  "the log of a web server": "dem Protokoll eines Webservers",
  Series: "Zeitreihen",
  "the sum": "die Summe",
  "the mean": "der Mittelwert",
  "all requests": "alle Anfragen",
  "without a name": "ohne Namen",

  "The values are requests per": "Die Werte sind Anfragen pro",
  second: "Sekunde",
  minute: "Minute",
  hour: "Stunde",
  "no unit is written": "keine Einheit angegeben",
  "no unit is written: choose one": "keine Einheit angegeben: wähle eine",
  "“{0}” is written behind them": "als Einheit steht „{0}“ dabei",
  "“{0}” is written behind them: choose one": "als Einheit steht „{0}“ dabei: wähle eine",

  "A table of times and values, as Grafana exports a panel (Inspect, Data, Download CSV), or what Prometheus answers to {0}. Also InfluxDB, CloudWatch, Datadog, k6, Locust, JMeter, Vegeta and access logs. Nothing leaves this browser.":
    "Eine Tabelle mit Zeiten und Werten, wie Grafana ein Panel exportiert (Inspect, Data, Download CSV), oder eine Antwort von Prometheus auf {0}. Auch InfluxDB, CloudWatch, Datadog, k6, Locust, JMeter, Vegeta und Zugriffsprotokolle. Nichts verlässt diesen Browser.",
  "The run becomes {0} long. Undo takes curve, length and CPU per request back.":
    "Der Lauf wird {0} lang. „Rückgängig“ stellt Kurve, Länge und CPU pro Anfrage wieder her.",
  "Reading…": "Wird gelesen …",
  "Values over {0}, at most {1}": "Werte über {0}, höchstens {1}",
  Peak: "Spitze",
  "{0} requests/s, as measured": "{0} Anfragen/s, wie gemessen",
  "scaled to": "skaliert auf",
  "Peak in requests per second": "Spitze in Anfragen pro Sekunde",
  "requests/s": "Anfragen/s",
  "as measured, with pods that fit": "wie gemessen, mit passenden Pods",
  "This sets the CPU that one request takes from {0} ms to {1} ms.": "Das setzt die CPU, die eine Anfrage braucht, von {0} ms auf {1} ms.",
  "With {0} ms of CPU per request, {1} (maxReplicas) serve at most {2} requests/s, and {3} at the CPU target.":
    "Mit {0} ms CPU pro Anfrage bedienen {1} (maxReplicas) höchstens {2} Anfragen/s, am CPU-Zielwert {3}.",
  "No CPU per request is small enough for this peak: raise maxReplicas first, or scale the load.":
    "Keine CPU pro Anfrage ist klein genug für diese Spitze: Erhöhe zuerst maxReplicas oder skaliere die Last.",
  "{0} (maxReplicas) then serve the peak at the target of {1}% CPU.":
    "{0} (maxReplicas) bedienen die Spitze dann am Zielwert von {1}% CPU.",
  "{0} (maxReplicas) then serve the peak at the target of {1}m CPU each.":
    "{0} (maxReplicas) bedienen die Spitze dann am Zielwert von je {1}m CPU.",
  "{0} (maxReplicas) then serve the peak with four fifths of their CPU limit.":
    "{0} (maxReplicas) bedienen die Spitze dann mit vier Fünfteln ihres CPU-Limits.",
  "Each row is one request: they are counted per second.": "Jede Zeile ist eine Anfrage: Sie werden pro Sekunde gezählt.",
  "This is a counter, which only grows: the load is what it grows by per second.":
    "Das ist ein Zähler, der nur wächst: Die Last ist, um wie viel er pro Sekunde wächst.",
  Day: "Tag",
  "day {0}": "Tag {0}",
  "{0}, highest {1}": "{0}, höchstens {1}",
  from: "von",
  to: "bis",
  Rows: "Zeilen",
  "each series by itself": "jede Zeitreihe für sich",
  "a series for each {0}": "eine Zeitreihe für jeden Wert von {0}",
  "values of one time added up": "Werte einer Zeit addiert",
  "the mean of the values of one time": "der Mittelwert der Werte einer Zeit",
  "each row is a request, counted per second": "jede Zeile ist eine Anfrage, pro Sekunde gezählt",
  "requests counted for each {0}": "Anfragen gezählt für jeden Wert von {0}",
  "Find a series": "Zeitreihe suchen",
  "{0} more: find them by name.": "{0} weitere: Suche sie nach ihrem Namen.",
  "No series has this in its name.": "Keine Zeitreihe hat das in ihrem Namen.",
  "“{0}” is in the heading": "„{0}“ steht in der Überschrift",
  "column {0}": "Spalte {0}",
  "Column of times": "Spalte mit den Zeiten",
  "Times count": "Die Zeiten zählen",
  "a sample every {0}": "ein Messwert alle {0}",
  "in seconds": "in Sekunden",
  "in milliseconds": "in Millisekunden",
  "in microseconds": "in Mikrosekunden",
  "in nanoseconds": "in Nanosekunden",
  "in minutes": "in Minuten",
  "in hours": "in Stunden",
  "in days of a spreadsheet": "in Tagen einer Tabellenkalkulation",
  "Line {0} (“{1}”) is no sample and was left out.": "Zeile {0} („{1}“) ist kein Messwert und wurde ausgelassen.",
  "{0} that are no samples were left out; the first is line {1} (“{2}”).":
    "{0}, die keine Messwerte sind, wurden ausgelassen; die erste ist Zeile {1} („{2}“).",
  "The clocks went back at {0}: the hour that is there twice became two hours.":
    "Um {0} wurden die Uhren zurückgestellt: Aus der doppelten Stunde wurden zwei Stunden.",
  "{0} of transaction controllers left out: the requests within them are counted.":
    "{0} von Transaction Controllern ausgelassen: Die Anfragen darin werden gezählt.",
  "Not added, because it is a sum itself: {0}.": "Nicht addiert, weil selbst eine Summe: {0}.",
  "Reading this took longer than a minute. Export fewer rows or fewer series.":
    "Das Lesen dauerte länger als eine Minute. Exportiere weniger Zeilen oder weniger Zeitreihen.",
  "This could not be read: {0}": "Das konnte nicht gelesen werden: {0}",

  "Load over {0}, at most {1} requests per second": "Last über {0}, höchstens {1} Anfragen pro Sekunde",
  "{0}, one for each second that has a sample.": "{0}, einer für jede Sekunde mit Messwert.",
  "{0}: each is the mean of the samples within {1}.": "{0}: Jeder ist der Mittelwert der Messwerte innerhalb von {1}.",
  "{0} without a number left out; the curve goes straight across.": "{0} ohne Zahl ausgelassen; die Kurve läuft dort gerade hindurch.",
  "Another {0} of samples left out: a run lasts 24 hours at most.":
    "Weitere {0} an Messwerten ausgelassen: Ein Lauf dauert höchstens 24 Stunden.",
  "{0} below 0 or above {1} requests per second taken as these.":
    "{0} unter 0 oder über {1} Anfragen pro Sekunde auf diese Grenzen gesetzt.",
  "The samples end at {0}; the last value goes on to the run's end.":
    "Die Messwerte enden bei {0}; der letzte Wert gilt weiter bis zum Ende des Laufs.",
  "The noise of {0} % that is set beside the curve stays on top of it.":
    "Das Rauschen von {0} %, das neben der Kurve eingestellt ist, kommt weiterhin hinzu.",
  "The run becomes {0} long. Undo takes curve and length back.": "Der Lauf wird {0} lang. „Rückgängig“ stellt Kurve und Länge wieder her.",
  "Use this load": "Diese Last übernehmen",

  "Take away": "Exportieren",
  "{0} could not be written. Close this and try again.":
    "{0} konnte nicht geschrieben werden. Schließe dieses Fenster und versuche es noch einmal.",
  "The manifest is not valid: these are files of the last run before it.":
    "Das Manifest ist nicht gültig: Dies sind Dateien des letzten Laufs davor.",
  "There is no finished run to take away yet.": "Es gibt noch keinen fertigen Lauf zum Exportieren.",
  Report: "Bericht",
  "The run": "Der Lauf",
  "Outcomes, every rescale and its reason, the manifest, the link.": "Ergebnisse, jede Skalierung mit ihrem Grund, das Manifest, der Link.",
  "The decision at {0}": "Die Entscheidung bei {0}",
  "Its sentence, the sum, what the controller wrote.": "Ihr Satz, die Rechnung, was der Controller schrieb.",
  Numbers: "Zahlen",
  "Each second": "Jede Sekunde",
  "Load, capacity, pods, CPU and the metrics’ true values; units in the heading.":
    "Last, Kapazität, Pods, CPU und die wahren Werte der Metriken; Einheiten in der Kopfzeile.",
  "Each reconcile": "Jeder Abgleich",
  "The count after each stage, what held it, what was seen.": "Die Anzahl nach jeder Stufe, was sie hielt, was gesehen wurde.",
  Everything: "Alles",
  "Scenario, outcomes, every column with its meaning, every decision’s record.":
    "Szenario, Ergebnisse, jede Spalte mit ihrer Bedeutung, die Aufzeichnung jeder Entscheidung.",
  "Figures, as they are shown now": "Diagramme, wie sie jetzt zu sehen sind",
  "No figure is in sight: open the Charts tab, with the figures as figures, not tables.":
    "Kein Diagramm ist zu sehen: Öffne den Tab „Diagramme“ und zeige sie als Diagramme, nicht als Tabellen.",
  "The manifest alone": "Nur das Manifest",
  "{0}, as {1}": "{0}, als {1}",
};
