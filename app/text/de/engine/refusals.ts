import type { Messages } from "../../language";

/** Says why the page refuses a link, a file or a run. The wrong thing comes before a colon, so that the text needs no gender for it. */
export const refusals: Messages = {
  missing: "keine Angabe",
  nothing: "nichts",
  "a list": "eine Liste",
  "an object": "ein Objekt",
  "{0} is {1}; it must be an object.": "{0}: {1}; erwartet wird ein Objekt.",
  "{0} is {1}; it must be a list.": "{0}: {1}; erwartet wird eine Liste.",
  "{0} is {1}; it must be text.": "{0}: {1}; erwartet wird ein Text.",
  "{0} is {1}; it must be a number.": "{0}: {1}; erwartet wird eine Zahl.",
  "{0} is {1}; it must be true or false.": "{0}: {1}; erwartet wird true oder false.",
  "{0} has {1} entries; at most {2} are allowed.": "{0}: {1} Einträge; höchstens {2} sind erlaubt.",
  "{0} has {1} characters; at most {2} are allowed.": "{0}: {1} Zeichen; höchstens {2} sind erlaubt.",
  "{0} is {1}; it must be from {2} to {3}.": "{0}: {1}; erlaubt ist {2} bis {3}.",
  "{0} is {1}; it must be a whole number.": "{0}: {1}; es muss eine ganze Zahl sein.",
  "{0} is {1}; it must be one of {2}.": "{0}: {1}; möglich sind {2}.",

  "The controller of Kubernetes {0} does not start with these feature gates: {1}.":
    "Der Controller von Kubernetes {0} startet mit diesen Feature-Gates nicht: {1}.",
  "unrecognized feature gate: {0}": "unrecognized feature gate: {0}",
  "cannot set feature gate {0} to {1}, feature is locked to {2}": "cannot set feature gate {0} to {1}, feature is locked to {2}",

  "The scenario": "Szenario",
  "The name": "Name",
  "The manifest": "Manifest",
  "The seed": "Seed",
  "The load": "Last",
  "The load's noise": "Rauschen der Last",
  "The workload": "Workload",
  "The cluster": "Cluster",
  "The controller's flags": "Flags des Controllers",
  "The feature gates": "Feature-Gates",
  "The feature gate {0}": "Feature-Gate {0}",
  "The duration in seconds": "Dauer in Sekunden",
  "The duration is {0} s; it must be a whole number of minutes.": "Dauer: {0} s; es müssen ganze Minuten sein.",
  "It has version {0} of the scenario format; this page reads version {1}.":
    "Version des Szenarioformats: {0}; diese Seite liest die Version {1}.",
  "workload.cpuRequestMilli is {0}; it must not be above workload.cpuLimitMilli, which is {1}.":
    "workload.cpuRequestMilli ist {0}; es darf nicht über workload.cpuLimitMilli liegen, das {1} ist.",

  "start.at is {0}; it must be a date and a time from 2010 to 2099, such as 2026-01-05T08:00.":
    "start.at: {0}; erwartet werden ein Datum und eine Uhrzeit von 2010 bis 2099 wie 2026-01-05T08:00.",
  "start.timeZone is {0}; it must be the name of a time zone, such as Europe/Berlin.":
    "start.timeZone: {0}; erwartet wird der Name einer Zeitzone wie Europe/Berlin.",
  "The run starts in the time zone {0}, which does not exist.": "Der Lauf beginnt in der Zeitzone {0}, die es nicht gibt.",

  "The list of incidents": "Liste der Störungen",
  "Incident {0}": "Störung {0}",
  "The list of signals": "Liste der Signale",
  "Signal {0}": "Signal {0}",
  "{0}: the second": "{0}, Sekunde",
  "{0}: the kind": "{0}, Art",
  "{0}: the metric": "{0}, Metrik",
  "{0}: the source": "{0}, Quelle",
  "{0}: the function": "{0}, Funktion",
  "{0}: the range": "{0}, Zeitraum",
  "{0}: the value": "{0}, Wert",
  "{0}: the field {1}": "{0}, Feld {1}",
  "{0} is at {1} s; it must not be before the previous incident.": "{0}: Sekunde {1} darf nicht vor der vorigen Störung liegen.",
  "{0} is for {1}; an earlier signal is for the same metric.": "{0}: Für {1} gibt es davor schon ein Signal.",

  "The load curve": "Lastkurve",
  "the load curve": "Lastkurve",
  "The curve of signal {0}": "Kurve von Signal {0}",
  "the curve of signal {0}": "Kurve von Signal {0}",
  "requests per second": "Anfragen pro Sekunde",
  "{0} has no points.": "{0}: keine Punkte.",
  "{0} has {1} points; at most {2} are allowed.": "{0}: {1} Punkte; höchstens {2} sind erlaubt.",
  "Point {0} of {1}": "{1}, Punkt {0}",
  "{0} is not a pair of a second and {1}.": "{0}: kein Paar aus einer Sekunde und {1}.",
  "{0} is at {1} s; it must be after the previous point.": "{0}: Sekunde {1} muss nach dem vorigen Punkt liegen.",

  "limits names {0}, which is not an outcome. The outcomes are {1}.": "limits nennt {0}, was kein Ergebnis ist. Die Ergebnisse sind {1}.",
  "{0} has {1}; it must have atMost, atLeast or both.": "{0} enthält {1}; nötig ist atMost, atLeast oder beides.",
  "{0} has atLeast {1} above atMost {2}, so no run can meet it.": "{0} hat atLeast {1} über atMost {2}; das kann kein Lauf einhalten.",

  "This run may reach {0} replicas; at most {1} can be simulated. Allow fewer replicas.":
    "Dieser Lauf kann auf {0} Replicas kommen; höchstens {1} können simuliert werden. Erlaube weniger Replicas.",
  "This run may reach {0} replicas for {1} s, which is {2} replica-seconds; at most {3} can be simulated. Allow fewer replicas, or make the run shorter.":
    "Dieser Lauf kann {1} s lang auf {0} Replicas kommen, das sind {2} Replica-Sekunden; höchstens {3} können simuliert werden. Erlaube weniger Replicas oder mache den Lauf kürzer.",
  "This run may make the readiness of pods fail, {0} in all; at most {1} can be simulated. Make workload.flapPeriodSeconds longer, allow fewer replicas, or make the run shorter.":
    "Dieser Lauf kann zu viel enthalten: Readiness-Ausfälle von Pods, insgesamt {0}; höchstens {1} können simuliert werden. Verlängere workload.flapPeriodSeconds, erlaube weniger Replicas oder mache den Lauf kürzer.",
  "This run may have pods that each work differently, {0} in all; at most {1} can be simulated. Allow fewer replicas, or lower workload.cpuSpreadPercent to 0, workload.workersPerPod of long jobs, or workload.clientConnections.":
    "Dieser Lauf kann zu viel enthalten: Pods, die jeder anders arbeiten, insgesamt {0}; höchstens {1} können simuliert werden. Erlaube weniger Replicas, setze workload.cpuSpreadPercent auf 0 oder senke workload.workersPerPod langer Jobs oder workload.clientConnections.",
  "This run may compute pods that each work differently in each second, {0} in all; at most {1} can be simulated. Allow fewer replicas, or lower workload.cpuSpreadPercent to 0, workload.workersPerPod of long jobs, or workload.clientConnections, or make the run shorter.":
    "Dieser Lauf kann zu viel enthalten: Pods, die jeder anders arbeiten, über alle Sekunden, insgesamt {0}; höchstens {1} können simuliert werden. Erlaube weniger Replicas, setze workload.cpuSpreadPercent auf 0, senke workload.workersPerPod langer Jobs oder workload.clientConnections oder mache den Lauf kürzer.",
  "This run may open connections again, {0} in all; at most {1} can be simulated. Make workload.maxConnectionAgeSeconds longer, lower workload.clientConnections, or make the run shorter.":
    "Dieser Lauf kann zu viel enthalten: erneut geöffnete Verbindungen, insgesamt {0}; höchstens {1} können simuliert werden. Verlängere workload.maxConnectionAgeSeconds, senke workload.clientConnections oder mache den Lauf kürzer.",
  "This run may begin long jobs, {0} in all; at most {1} can be simulated. Lower the load, make workload.jobSeconds longer, allow fewer replicas, or make the run shorter.":
    "Dieser Lauf kann zu viel enthalten: begonnene lange Jobs, insgesamt {0}; höchstens {1} können simuliert werden. Senke die Last, verlängere workload.jobSeconds, erlaube weniger Replicas oder mache den Lauf kürzer.",
  "This run may have pods of other workloads, {0} in all; at most {1} can be simulated. Lower pods of the incidents, or have fewer of them.":
    "Dieser Lauf kann zu viel enthalten: Pods anderer Arbeitslasten, insgesamt {0}; höchstens {1} können simuliert werden. Senke pods der Vorfälle oder lass einige weg.",
  "This run may have pods struck by incidents, {0} in all; at most {1} can be simulated. Lower pods of the incidents, or have fewer of them.":
    "Dieser Lauf kann zu viel enthalten: von Vorfällen getroffene Pods, insgesamt {0}; höchstens {1} können simuliert werden. Senke pods der Vorfälle oder lass einige weg.",
  "This run may read pods in reconciles, {0} in all; at most {1} can be simulated. Make flags.syncPeriodSeconds longer, allow fewer replicas, or make the run shorter.":
    "Dieser Lauf kann zu viel enthalten: in Reconciles gelesene Pods, insgesamt {0}; höchstens {1} können simuliert werden. Verlängere flags.syncPeriodSeconds, erlaube weniger Replicas oder mache den Lauf kürzer.",
  "This run may read metrics in reconciles, {0} in all; at most {1} can be simulated. Make flags.syncPeriodSeconds longer, name fewer metrics in the manifests, or make the run shorter.":
    "Dieser Lauf kann zu viel enthalten: in Reconciles gelesene Metriken, insgesamt {0}; höchstens {1} können simuliert werden. Verlängere flags.syncPeriodSeconds, nenne weniger Metriken in den Manifesten oder mache den Lauf kürzer.",
  "This run may scrape metrics of pods, {0} in all; at most {1} can be simulated. Make cluster.scrapeSeconds longer, allow fewer replicas, or make the run shorter.":
    "Dieser Lauf kann zu viel enthalten: Abfragen von Pod-Metriken, insgesamt {0}; höchstens {1} können simuliert werden. Verlängere cluster.scrapeSeconds, erlaube weniger Replicas oder mache den Lauf kürzer.",
  "This run may keep samples for the ranges of queries, {0} in all; at most {1} can be simulated. Make the ranges of the signals shorter or cluster.scrapeSeconds longer, or allow fewer replicas.":
    "Dieser Lauf kann zu viel enthalten: Stichproben für die Zeiträume der Abfragen, insgesamt {0}; höchstens {1} können simuliert werden. Verkürze die Zeiträume der Signale, verlängere cluster.scrapeSeconds oder erlaube weniger Replicas.",
  "This run may read samples of pods in reconciles, {0} in all; at most {1} can be simulated. Make flags.syncPeriodSeconds longer, the ranges of the signals shorter or cluster.scrapeSeconds longer, or allow fewer replicas.":
    "Dieser Lauf kann zu viel enthalten: in Reconciles gelesene Stichproben von Pods, insgesamt {0}; höchstens {1} können simuliert werden. Verlängere flags.syncPeriodSeconds oder cluster.scrapeSeconds, verkürze die Zeiträume der Signale oder erlaube weniger Replicas.",
  "This run may ask the sources of KEDA's triggers, {0} in all; at most {1} can be simulated. Make spec.pollingInterval longer, name fewer triggers, or make the run shorter.":
    "Dieser Lauf kann zu viel enthalten: Anfragen an die Quellen der KEDA-Trigger, insgesamt {0}; höchstens {1} können simuliert werden. Verlängere spec.pollingInterval, nenne weniger Trigger oder mache den Lauf kürzer.",

  "This link has {0} MB; a scenario link can have at most {1} MB.":
    "Dieser Link hat {0} MB; der Link eines Szenarios kann höchstens {1} MB haben.",
  "The part of this address after # is not a link of this page.": "Was in dieser Adresse nach # steht, ist kein Link dieser Seite.",
  "A link has no part {0}. It can have {1}, and each field of the workload and the cluster.":
    "Ein Link hat keinen Teil {0}. Er kann {1} haben, und jedes Feld der Arbeitslast und des Clusters.",
  "This link gives {0} twice.": "Dieser Link nennt {0} zweimal.",
  "This link has a % without two hexadecimal digits after it. Write % as %25.":
    "Dieser Link enthält ein % ohne zwei hexadezimale Ziffern dahinter. Schreibe % als %25.",
  "{0} is not a number.": "{0} ist keine Zahl.",
  "{0} is not a time; write it as 90s, 10m or 1h30m.": "{0} ist keine Zeit; schreibe sie als 90s, 10m oder 1h30m.",
  "{0} is not a part of a run; write it as 5m..30m.": "{0} ist kein Abschnitt eines Laufs; schreibe ihn als 5m..30m.",
  "{0} is not a version of this page; it has {1}.": "{0} ist keine Version dieser Seite; sie hat {1}.",
  "{0} is not a seed; a seed is a whole number up to {1}.": "{0} ist kein Seed; ein Seed ist eine ganze Zahl bis {1}.",
  "{0} is not a load; write it as 40, step:20..200@10m, spike:20..200@10m..15m, ramp:20..200@10m..20m or points:0=20,10m=200.":
    "{0} ist keine Last; schreibe sie als 40, step:20..200@10m, spike:20..200@10m..15m, ramp:20..200@10m..20m oder points:0=20,10m=200.",
  "{0} is not a load: its times must come one after another, and after 0.":
    "{0} ist keine Last: Ihre Zeiten müssen aufeinander folgen und nach 0 liegen.",
  "{0} is not a point of a load; write it as 10m=200.": "{0} ist kein Punkt einer Last; schreibe ihn als 10m=200.",
  "The load changes at {0} s, after the end of the run at {1} s. Give the run a longer time with for=.":
    "Die Last ändert sich bei {0} s, nach dem Ende des Laufs bei {1} s. Gib dem Lauf mit for= mehr Zeit.",
  "This link has version {0} of the link format; this page reads version {1}.":
    "Dieser Link hat Version {0} des Linkformats; diese Seite liest die Version {1}.",
  "This link is damaged: part of it is missing or changed. Ask for the link again and copy all of it.":
    "Dieser Link ist beschädigt: Ein Teil fehlt oder ist verändert. Bitte noch einmal um den Link und kopiere ihn ganz.",
  "The baseline of this scenario cannot be read. ": "Der Vergleichslauf dieses Szenarios lässt sich nicht lesen. ",
  "This link's content is {0}; it must be an object.": "Inhalt dieses Links: {0}; erwartet wird ein Objekt.",
  "This link has {0}, which this page does not know. Reload the page to get its newest version.":
    "Dieser Link enthält {0}, was diese Seite nicht kennt. Lade die Seite neu, um ihre neueste Version zu bekommen.",

  "The file": "Datei",
  "It has {0} MB; a scenario file can have at most {1} MB.": "Sie hat {0} MB; die Datei eines Szenarios kann höchstens {1} MB haben.",
  "It is neither a scenario file nor a Kubernetes manifest.": "Sie ist weder die Datei eines Szenarios noch ein Kubernetes-Manifest.",
  "It is not complete JSON{0}.": "Sie ist kein vollständiges JSON{0}.",
  ": see line {0}": ": siehe Zeile {0}",
  'Its format is {0}; a scenario file has the format "{1}".': "Format: {0}; die Datei eines Szenarios hat das Format „{1}“.",
  "It has version {0} of the file format; this page reads version {1}.": "Version des Dateiformats: {0}; diese Seite liest Version {1}.",
  "{0} is not a field of a scenario file. It may be misspelt, or it may be from a later version.":
    "{0} ist kein Feld der Datei eines Szenarios. Vielleicht ist es verschrieben oder aus einer späteren Version.",
  "This was made by a later version of this page, which has better rules. Reload the page to get it.":
    "Das hat eine spätere Version dieser Seite mit besseren Regeln gemacht. Lade die Seite neu, um sie zu bekommen.",
  "rules is {0}; it must be a whole number.": "rules ist {0}; es muss eine ganze Zahl sein.",

  "value {0}": "Wert {0}",
  "the list": "die Liste",
  "the field": "das Feld",
  "the range": "der Bereich",
  "the study": "die Studie",
  from: "von",
  to: "bis",
  by: "Schritt",
  empty: "leer",
  "{0} has {1}; it may have {2}.": "{0}: {1}; möglich sind {2}.",
  "{0} must have values, or from, to and by.": "{0}: Nötig sind values, oder from, to und by.",
  "{0} has no fields to move, because the scenario's manifest does not run under autoscaling/v2.":
    "{0} hat keine Felder zu verändern, weil das Manifest des Szenarios nicht unter autoscaling/v2 läuft.",
  "{0} has {1} combinations; at most {2} are allowed. Move fewer fields, or make the steps larger.":
    "{0}: {1} Kombinationen; höchstens {2} sind erlaubt. Verändere weniger Felder oder wähle größere Schritte.",
  "{0} has no value from {1} on, the least that {2} may be.": "{0}: kein Wert ab {1}, dem kleinsten, den {2} haben darf.",
  "{0} has no value up to {1}, the most that {2} may be.": "{0}: kein Wert bis {1}, dem größten, den {2} haben darf.",
  "{0} is {1}, whose value cannot be written into this manifest in place.":
    "{0}: {1}; dieser Wert lässt sich in diesem Manifest nicht an Ort und Stelle schreiben.",
  "{0}: with {1}, {2}": "{0}: mit {1}: {2}",
  "{0}: {1} is above the container's CPU limit, {2}.": "{0}: {1} liegt über dem CPU-Limit des Containers, {2}.",
  "{0} is empty; it must have at least one value.": "{0} ist leer; nötig ist mindestens ein Wert.",
  "{0} has a range, but {1} is a word; it must have values.": "{0} ist ein Bereich, aber {1} ist ein Wort; nötig sind Werte.",
  "{0} goes from {1} to {2}; its end must not be below its start.":
    "{0} geht von {1} bis {2}; das Ende darf nicht unter dem Anfang liegen.",
  "{0} has {1} values; at most {2} are allowed. Make by larger.":
    "{0}: {1} Werte; höchstens {2} sind erlaubt. Wähle einen größeren Schritt.",
  "{0} is {1}; it must be a quantity, such as 500m or 2Gi.": "{0}: {1}; erwartet wird eine Menge wie 500m oder 2Gi.",
  value: "Wert",
  "The plan": "Der Plan",
  "The plan has {0}; it may have seeds and variations.": "Der Plan hat {0}; möglich sind seeds und variations.",
  "{0} is {1}; it must be max or a percentile such as p95.": "{0}: {1}; möglich sind max oder ein Perzentil wie p95.",
  "{0}.amount is {1}, which changes nothing.": "{0}.amount ist {1}, das ändert nichts.",
  "{0} has {1}; it may have kind and amount.": "{0}: {1}; möglich sind kind und amount.",
  "{0}[0] is {1}, which this study does not have.": "{0}[0] ist {1}, das hat diese Studie nicht.",
  "{0} has {1} outcomes; it must have {2}.": "{0}: {1} Ergebnisse; es müssen {2} sein.",
  "{0} is {1}; it must be a number from 0 on.": "{0}: {1}; es muss eine Zahl ab 0 sein.",
  "study.moves is empty; it must have at least one field to move.":
    "study.moves ist leer; es muss mindestens ein Feld zum Verändern haben.",
  "study.moves has {0} twice.": "study.moves hat {0} zweimal.",
};
