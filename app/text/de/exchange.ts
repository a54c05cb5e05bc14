import type { Messages } from "../../ui/language";

export const exchange: Messages = {
  "Bring in a load": "Gemessene Last übernehmen",
  Source: "Quelle",
  "A table of times and values, as Grafana exports a panel (Inspect, Data, Download CSV), or what Prometheus answers to {0}. Nothing leaves this browser.":
    "Eine Tabelle mit Zeiten und Werten, wie Grafana ein Panel exportiert (Inspect, Data, Download CSV), oder eine Antwort von Prometheus auf {0}. Nichts verlässt diesen Browser.",
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
  "without a name": "ohne Namen",

  "The values are requests per": "Die Werte sind Anfragen pro",
  second: "Sekunde",
  minute: "Minute",
  hour: "Stunde",
  "no unit is written": "keine Einheit angegeben",
  "no unit is written: choose one": "keine Einheit angegeben: wähle eine",
  "“{0}” is written behind them": "als Einheit steht „{0}“ dabei",
  "“{0}” is written behind them: choose one": "als Einheit steht „{0}“ dabei: wähle eine",

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
