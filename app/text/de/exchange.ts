import type { Messages } from "../language";

export const exchange: Messages = {
  Source: "Quelle",
  "CSV or Prometheus JSON": "CSV oder JSON von Prometheus",
  "Choose a file…": "Datei wählen…",
  "or drop it here": "oder hier ablegen",
  Samples: "Messwerte",
  "The file has {0} MB; this page reads at most {1} MB.": "Die Datei hat {0} MB; diese Seite liest höchstens {1} MB.",
  "It is a lesson, and the page opens a lesson by its address: put the file on a web server that lets other pages read it, and add ?lesson= and its address to the address of this page.":
    "Sie ist eine Lektion, und die Seite öffnet Lektionen über ihre Adresse: Lege die Datei auf einen Webserver, der andere Seiten sie lesen lässt, und hänge ?lesson= und ihre Adresse an die Adresse dieser Seite an.",
  "This browser could not read the file.": "Dieser Browser konnte die Datei nicht lesen.",

  "This is a table with one series.": "Das ist eine Tabelle mit einer Zeitreihe.",
  "This is a table with {0} series. Choose one.": "Das ist eine Tabelle mit {0} Zeitreihen. Wähle eine.",
  "This is a Prometheus response with one series.": "Das ist eine Antwort von Prometheus mit einer Zeitreihe.",
  "This is a Prometheus response with {0} series. Choose one.": "Das ist eine Antwort von Prometheus mit {0} Zeitreihen. Wähle eine.",
  "This is from {0} and has one series.": "Das kommt von {0} und hat eine Zeitreihe.",
  "This is from {0} and has {1} series. Choose one.": "Das kommt von {0} und hat {1} Zeitreihen. Wähle eine.",
  "a web server log": "einem Webserver-Protokoll",
  Series: "Zeitreihen",
  "the sum": "die Summe",
  "the mean": "der Mittelwert",
  "all requests": "alle Anfragen",
  "without a name": "ohne Namen",

  "The values are requests per": "Die Werte sind Anfragen pro",
  second: "Sekunde",
  minute: "Minute",
  hour: "Stunde",
  "no unit given": "keine Einheit angegeben",
  "no unit given: choose one": "keine Einheit angegeben: wähle eine",
  "their unit is “{0}”": "ihre Einheit ist „{0}“",
  "their unit is “{0}”: choose one": "ihre Einheit ist „{0}“: wähle eine",

  "Paste a table of times and values, such as the CSV of a Grafana panel (Inspect, Data, Download CSV), or the Prometheus response to {0}. Data from InfluxDB, CloudWatch, Datadog, k6, Locust, JMeter, Vegeta and access logs works too. Nothing leaves this browser.":
    "Füge eine Tabelle mit Zeiten und Werten ein, etwa die CSV-Datei eines Grafana-Panels (Inspect, Data, Download CSV), oder die Antwort von Prometheus auf {0}. Auch Daten von InfluxDB, CloudWatch, Datadog, k6, Locust, JMeter, Vegeta und Zugriffsprotokolle gehen. Nichts verlässt diesen Browser.",
  "The run will last {0}. Undo restores the curve, the length and the CPU per request.":
    "Der Lauf dauert dann {0}. „Rückgängig“ stellt Kurve, Länge und CPU pro Anfrage wieder her.",
  "Reading…": "Wird gelesen …",
  "Values over {0}, at most {1}": "Werte über {0}, höchstens {1}",
  Peak: "Spitze",
  "{0} requests/s, as measured": "{0} Anfragen/s, wie gemessen",
  "scaled to": "skaliert auf",
  "Peak in requests per second": "Spitze in Anfragen pro Sekunde",
  "requests/s": "Anfragen/s",
  "as measured, with the CPU per request adjusted": "wie gemessen, mit angepasster CPU pro Anfrage",
  "This changes the CPU per request from {0} ms to {1} ms.": "Das ändert die CPU pro Anfrage von {0} ms auf {1} ms.",
  "With {0} ms of CPU per request, {1} (maxReplicas) serve at most {2} requests/s, or {3} at the CPU target.":
    "Mit {0} ms CPU pro Anfrage bedienen {1} (maxReplicas) höchstens {2} Anfragen/s, am CPU-Zielwert {3}.",
  "No CPU per request is small enough for this peak. Raise maxReplicas first, or scale the load.":
    "Keine CPU pro Anfrage ist klein genug für diese Spitze. Erhöhe zuerst maxReplicas oder skaliere die Last.",
  "Then {0} (maxReplicas) serve the peak at the target of {1}% CPU.":
    "Dann bedienen {0} (maxReplicas) die Spitze am Zielwert von {1}% CPU.",
  "Then {0} (maxReplicas) serve the peak at the target of {1}m CPU each.":
    "Dann bedienen {0} (maxReplicas) die Spitze am Zielwert von je {1}m CPU.",
  "Then {0} (maxReplicas) serve the peak at 80% of the CPU that they can use.":
    "Dann bedienen {0} (maxReplicas) die Spitze bei 80% der CPU, die sie verbrauchen können.",
  "Each row is one request. The page counts requests per second.": "Jede Zeile ist eine Anfrage. Die Seite zählt Anfragen pro Sekunde.",
  "This is a counter. The load is its increase per second.": "Das ist ein Zähler. Die Last ist sein Zuwachs pro Sekunde.",
  Day: "Tag",
  "day {0}": "Tag {0}",
  "{0}, highest {1}": "{0}, höchstens {1}",
  from: "von",
  to: "bis",
  Rows: "Zeilen",
  "each series by itself": "jede Zeitreihe für sich",
  "a series for each {0}": "eine Zeitreihe für jeden Wert von {0}",
  "the sum of the values at each time": "die Summe der Werte jedes Zeitpunkts",
  "the mean of the values at each time": "der Mittelwert der Werte jedes Zeitpunkts",
  "each row is a request, counted per second": "jede Zeile ist eine Anfrage, pro Sekunde gezählt",
  "requests counted for each {0}": "Anfragen gezählt für jeden Wert von {0}",
  "Find a series": "Zeitreihe suchen",
  "{0} more; search for them by name.": "{0} weitere; suche sie nach ihrem Namen.",
  "No series has this in its name.": "Keine Zeitreihe hat das in ihrem Namen.",
  "the heading says “{0}”": "in der Überschrift steht „{0}“",
  "column {0}": "Spalte {0}",
  "Time column": "Zeitspalte",
  "Unit of time": "Zeiteinheit",
  "a sample every {0}": "ein Messwert alle {0}",
  "in seconds": "in Sekunden",
  "in milliseconds": "in Millisekunden",
  "in microseconds": "in Mikrosekunden",
  "in nanoseconds": "in Nanosekunden",
  "in minutes": "in Minuten",
  "in hours": "in Stunden",
  "in spreadsheet days": "in Tagen einer Tabellenkalkulation",
  "Line {0} (“{1}”) is not a sample and was left out.": "Zeile {0} („{1}“) ist kein Messwert und wurde ausgelassen.",
  "{0} are not samples and were left out. The first is line {1} (“{2}”).":
    "{0} sind keine Messwerte und wurden ausgelassen. Die erste ist Zeile {1} („{2}“).",
  "The clocks went back at {0}. The repeated hour counts as two hours.":
    "Um {0} wurden die Uhren zurückgestellt. Die doppelte Stunde zählt als zwei Stunden.",
  "{0} of transaction controllers left out. The requests inside them are counted.":
    "{0} von Transaction Controllern ausgelassen. Die Anfragen darin werden gezählt.",
  "Left out of the sum, because it is a sum itself: {0}.": "Nicht addiert, weil es selbst eine Summe ist: {0}.",
  "Reading this took longer than a minute. Export fewer rows or fewer series.":
    "Das Lesen dauerte länger als eine Minute. Exportiere weniger Zeilen oder weniger Zeitreihen.",
  "This could not be read: {0}": "Das konnte nicht gelesen werden: {0}",

  "Load over {0}, at most {1} requests per second": "Last über {0}, höchstens {1} Anfragen pro Sekunde",
  "{0}, one for each second that has a sample.": "{0}, einer für jede Sekunde mit Messwert.",
  "{0}: each is the mean of the samples within {1}.": "{0}: Jeder ist der Mittelwert der Messwerte innerhalb von {1}.",
  "{0} without a number left out. The curve crosses each gap in a straight line.":
    "{0} ohne Zahl ausgelassen. Die Kurve überbrückt jede Lücke gerade.",
  "A further {0} of samples left out. A run lasts 24 hours at most.":
    "Weitere {0} an Messwerten ausgelassen. Ein Lauf dauert höchstens 24 Stunden.",
  "{0} below 0 or above {1} requests per second set to these limits.":
    "{0} unter 0 oder über {1} Anfragen pro Sekunde auf diese Grenzen gesetzt.",
  "The samples end at {0}. The last value continues to the end of the run.":
    "Die Messwerte enden bei {0}. Der letzte Wert gilt weiter bis zum Ende des Laufs.",
  "The page still adds the noise of {0} % that is set beside the curve.":
    "Die Seite addiert weiterhin das Rauschen von {0} %, das neben der Kurve eingestellt ist.",
  "The run will last {0}. Undo restores the curve and the length.":
    "Der Lauf dauert dann {0}. „Rückgängig“ stellt Kurve und Länge wieder her.",
  "Use this load": "Diese Last übernehmen",

  Export: "Exportieren",
  "{0} could not be written. Close this dialog and try again.":
    "{0} konnte nicht geschrieben werden. Schließe dieses Fenster und versuche es noch einmal.",
  "The manifest is not valid. These files are from the last run with a valid manifest.":
    "Das Manifest ist nicht gültig. Diese Dateien sind vom letzten Lauf mit einem gültigen Manifest.",
  "There is no finished run to export yet.": "Es gibt noch keinen fertigen Lauf zum Exportieren.",
  "The lesson hides a part of this run. Press “Show the run” first.":
    "Die Lektion verdeckt einen Teil dieses Laufs. Drücke zuerst „Lauf zeigen“.",
  Report: "Bericht",
  "The run": "Der Lauf",
  "Outcomes, every rescale with its reason, the manifest and the link.":
    "Ergebnisse, jede Skalierung mit ihrem Grund, das Manifest und der Link.",
  "The decision at {0}": "Die Entscheidung bei {0}",
  "Its sentence, its sum and what the controller wrote.": "Ihr Satz, ihre Rechnung und was der Controller schrieb.",
  Numbers: "Zahlen",
  "Each second": "Jede Sekunde",
  "Load, capacity, pods, CPU and the true values of the metrics. The heading has the units.":
    "Last, Kapazität, Pods, CPU und die wahren Werte der Metriken. Die Einheiten stehen in der Kopfzeile.",
  "Each sync": "Jeder Abgleich",
  "The count after each stage, what held it, and what the controller saw.":
    "Die Anzahl nach jeder Stufe, was sie hielt und was der Controller sah.",
  Everything: "Alles",
  "The scenario, the outcomes, every column with its meaning, and the record of every decision.":
    "Das Szenario, die Ergebnisse, jede Spalte mit ihrer Bedeutung und die Aufzeichnung jeder Entscheidung.",
  "Figures, as they are shown now": "Diagramme, wie sie jetzt zu sehen sind",
  "No figure is visible. Open the Charts tab and show the figures instead of their tables.":
    "Kein Diagramm ist zu sehen. Öffne den Tab „Diagramme“ und zeige die Diagramme statt ihrer Tabellen.",
  "The manifest alone": "Nur das Manifest",
  "{0}, as {1}": "{0}, als {1}",
  "The samples have {0} MB; this page reads at most {1} MB.": "Die Messwerte haben {0} MB; diese Seite liest höchstens {1} MB.",
  "Newer samples replaced these.": "Neuere Messwerte haben diese ersetzt.",
  "The samples have no series “{0}”. They have {1}.": "Die Messwerte haben keine Reihe „{0}“. Sie haben {1}.",
  "The samples do not say what they count. perSeconds is needed: 1 for requests per second, 60 per minute.":
    "Die Messwerte sagen nicht, was sie zählen. Nötig ist perSeconds: 1 für Anfragen pro Sekunde, 60 für Anfragen pro Minute.",
  "The samples have no value to draw.": "Die Messwerte haben keinen Wert, der sich zeichnen lässt.",

  "CPU per request: {0} ms, give or take {1} ms.": "CPU pro Anfrage: {0} ms, plus oder minus {1} ms.",
  "Each pod without a request: {0}m.": "Jeder Pod ohne Anfrage: {0}m.",
  "A new pod uses {0}m more for {1} s, seen at {2}.": "Ein neuer Pod verbraucht {1} s lang {0}m mehr, gesehen an {2}.",
  "Ready pods": "Bereite Pods",
  "The fit explains {0}% of the variance; half of the {1} means of {2} s are nearer than {3}m.":
    "Die Anpassung erklärt {0}% der Varianz; die Hälfte der {1} Mittelwerte über {2} s liegt näher als {3}m.",
  "Start-up CPU: not known, because no series has the number of ready pods.":
    "CPU beim Start: unbekannt, weil keine Zeitreihe die Zahl der bereiten Pods hat.",
  "Start-up CPU: not known, because pods started fewer than three times.":
    "CPU beim Start: unbekannt, weil weniger als dreimal Pods starteten.",
  "Start-up CPU: not known, because there is less than a sample a minute.":
    "CPU beim Start: unbekannt, weil es weniger als einen Messwert pro Minute gibt.",
  "Start-up CPU: none stands out from the rest.": "CPU beim Start: keine hebt sich vom Rest ab.",
  "The series have {0} samples at common times; a fit needs {1}.":
    "Die Zeitreihen haben {0} Messwerte zu gemeinsamen Zeiten; eine Anpassung braucht {1}.",
  "The load hardly changes, so the CPU of requests cannot be told from that of idle pods. Take a time in which it rises or falls.":
    "Die Last ändert sich kaum, daher lässt sich die CPU der Anfragen nicht von der untätiger Pods unterscheiden. Nimm eine Zeit, in der sie steigt oder fällt.",
  "The pods follow the load so closely that CPU per pod and CPU per request cannot be told apart. Leave out the pods, or take a time with the same number of pods.":
    "Die Pods folgen der Last so genau, dass CPU pro Pod und CPU pro Anfrage nicht zu unterscheiden sind. Lass die Pods weg, oder nimm eine Zeit mit gleich vielen Pods.",
  "The CPU does not follow these requests. Are both series of the same service?":
    "Die CPU folgt diesen Anfragen nicht. Sind beide Zeitreihen vom selben Dienst?",
  "That would be {0} ms per request. Is the unit of the CPU right?": "Das wären {0} ms pro Anfrage. Stimmt die Einheit der CPU?",
  "CPU of all pods in millicores: measured (dots) and fitted (line)":
    "CPU aller Pods in Millicores: gemessen (Punkte) und angepasst (Linie)",
  "CPU of all pods": "CPU aller Pods",
  "not measured": "nicht gemessen",
  "Its unit": "Ihre Einheit",
  cores: "Kerne",
  "Use these values with the load": "Diese Werte mit der Last übernehmen",
  "The run will last {0}. Undo restores the curve, the length and the values of the CPU.":
    "Der Lauf dauert dann {0}. „Rückgängig“ stellt Kurve, Länge und die Werte der CPU wieder her.",
};
