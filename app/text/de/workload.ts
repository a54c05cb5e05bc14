import type { Messages } from "../../ui/language";

export const workload: Messages = {
  "Metrics pipeline": "Weg der Metriken",
  "At worst {0} pass from a change of CPU or memory to the reconcile that first sees it whole.":
    "Schlimmstenfalls vergehen {0} von einer Änderung bei CPU oder Speicher bis zum ersten Abgleich, der sie ganz sieht.",
  "At worst {0} pass from a change of {1} to the reconcile that first sees it whole.":
    "Schlimmstenfalls vergehen {0} von einer Änderung bei {1} bis zum ersten Abgleich, der sie ganz sieht.",
  "room for everything": "Platz für alles",
  "The first autoscaler: CPU utilization alone, and after each rescale no change up for 3 minutes, none down for 5. Tolerance and windows were no flags.":
    "Der erste Autoscaler: nur die CPU-Auslastung, und nach jeder Skalierung 3 Minuten lang keine nach oben, 5 Minuten lang keine nach unten. Toleranz und Fenster waren keine Flags.",
  "An older API server and controller: the manifest’s tolerances are dropped, a ratio at the tolerance’s very edge may be outside, and nobody notes who scaled to zero.":
    "Älterer API-Server und Controller: Toleranzen des Manifests werden verworfen, ein Verhältnis genau am Rand der Toleranz kann außerhalb liegen, und niemand vermerkt, wer auf null skaliert hat.",
  "Today’s API server and controller.": "API-Server und Controller von heute.",
  "The manifest’s own tolerances count.": "Die eigenen Toleranzen des Manifests zählen.",
  "minReplicas may be 0.": "minReplicas darf 0 sein.",
  "A pod’s own requests stand for its containers’; the pods here have none.":
    "Eigene Requests eines Pods stehen für die seiner Container; die Pods hier haben keine.",
  "A manifest may have ContainerResource metrics.": "Ein Manifest darf ContainerResource-Metriken haben.",
  "Feature gates": "Feature-Gates",
  "On by default.": "Standardmäßig an.",
  "Off by default.": "Standardmäßig aus.",
  "Locked on in {0}.": "In {0} fest an.",
  "Locked off in {0}.": "In {0} fest aus.",
  "From the manifest, line {0}": "Aus dem Manifest, Zeile {0}",
  "Points of {0}": "Punkte von {0}",
  remove: "entfernen",
  "Time of point {0}": "Zeit von Punkt {0}",
  "Value at {0}": "Wert bei {0}",
  "Remove the point at {0}": "Punkt bei {0} entfernen",
  "Add a point": "Punkt hinzufügen",
  Signals: "Signale",
  "{0} is in no manifest now.": "{0} steht jetzt in keinem Manifest.",
  "Forget what {0} measures": "Vergessen, was {0} misst",
  "Forget it": "Vergessen",
  "Over the last minute.": "Über die letzte Minute.",
  "As it is when it is scraped.": "So, wie es bei der Abfrage ist.",
  "guessed: {0}": "vermutet: {0}",
  "{0} metric, measures": "{0}-Metrik, misst",
  "How load becomes usage": "Wie aus Last Verbrauch wird",
  "Uneven load": "Ungleiche Last",
  Memory: "Speicher",
  "Given back when the load falls": "Wird freigegeben, wenn die Last sinkt",
  "If not, a pod keeps the most it ever held. On by default.": "Sonst behält ein Pod das Höchste, was er je belegt hat. Standardmäßig an.",
  "The load falls on it: you chose it.": "Die Last fällt auf ihn: Du hast ihn gewählt.",
  "The load falls on it: a ContainerResource metric names it.": "Die Last fällt auf ihn: Eine ContainerResource-Metrik nennt ihn.",
  "The load falls on it: the annotation kubectl.kubernetes.io/default-container names it.":
    "Die Last fällt auf ihn: Die Annotation kubectl.kubernetes.io/default-container nennt ihn.",
  "The load falls on it: it is the only one.": "Die Last fällt auf ihn: Er ist der einzige.",
  "The load falls on it: its ports, probes, request and name look most like the app’s.":
    "Die Last fällt auf ihn: Seine Ports, Probes, Requests und sein Name sehen am meisten nach der Anwendung aus.",
  "The load falls on it: nothing tells the containers apart, so it is the first.":
    "Die Last fällt auf ihn: Nichts unterscheidet die Container, also ist es der erste.",
  "find it in the manifest": "im Manifest suchen",
  "{0} (found)": "{0} (gefunden)",
  "A second container": "Ein zweiter Container",
  "Without requests, no utilization of the pod can be computed.": "Ohne Requests lässt sich keine Auslastung des Pods berechnen.",
  Start: "Start",
  "No probe before": "Keine Probe vor",
  "From running on; a pod is not ready earlier.": "Ab dem Laufen; früher ist ein Pod nicht bereit.",
  Stop: "Ende",
  "{0} s grace, {1} s draining": "{0} s Schonfrist, {1} s Abarbeiten",
  "Requests arrive; what the ready pods cannot serve waits for a while and then fails.":
    "Anfragen treffen ein; was die bereiten Pods nicht schaffen, wartet eine Weile und schlägt dann fehl.",
  "Messages arrive in a durable backlog; the pods drain it. Nothing is lost, not even with no pod at all.":
    "Nachrichten treffen in einem dauerhaften Rückstand ein; die Pods arbeiten ihn ab. Nichts geht verloren, auch ganz ohne Pods nicht.",
  "±{0}% between pods": "±{0}% zwischen Pods",
  "hottest +{0}%": "höchstens +{0}%",
  even: "gleichmäßig",
  Rollout: "Rollout",
  "A ReplicaSet replaces no pod: a new release reaches only the pods that are made after it.":
    "Ein ReplicaSet ersetzt keinen Pod: Ein neues Release erreicht nur Pods, die danach entstehen.",
  "one by one": "einer nach dem anderen",
  "A StatefulSet replaces its pods one by one, from the highest number down.":
    "Ein StatefulSet ersetzt seine Pods einen nach dem anderen, von der höchsten Nummer abwärts.",
  "surge {0}, unavailable {1}": "zusätzlich {0}, nicht verfügbar {1}",
  "at most the limit": "höchstens das Limit",
  "at least the request": "mindestens der Request",
};
