import type { Messages } from "../language";

export const workload: Messages = {
  "Choose a date and a time from {0} to {1}": "Wähle ein Datum und eine Uhrzeit von {0} bis {1}",
  "There is no time zone of this name": "Es gibt keine Zeitzone dieses Namens",
  "The list of time zones could not be loaded.": "Die Liste der Zeitzonen konnte nicht geladen werden.",
  "Day of the week: {0}.": "Wochentag: {0}.",
  "Clocks skip this time; they show {0}.": "Uhren überspringen diese Zeit; sie zeigen {0}.",
  "In UTC: {0}.": "In UTC: {0}.",
  "Metrics pipeline": "Weg der Metriken",
  "A sync sees a change in CPU or memory fully after at most {0}.":
    "Ein Abgleich sieht eine Änderung bei CPU oder Speicher nach höchstens {0} ganz.",
  "A sync sees a change in {0} fully after at most {1}.": "Ein Abgleich sieht eine Änderung bei {0} nach höchstens {1} ganz.",
  "room for all pods": "Platz für alle Pods",
  "The autoscaler of Kubernetes 1.2 reads only CPU utilization. After each rescale it does not scale up for 3 minutes or down for 5. Tolerance and windows are fixed, not flags. It had its samples from Heapster, each the mean of the last minute; here it gets one sample of each pod.":
    "Der Autoscaler von Kubernetes 1.2 liest nur die CPU-Auslastung. Nach jeder Skalierung skaliert er 3 Minuten lang nicht nach oben und 5 Minuten lang nicht nach unten. Toleranz und Fenster sind fest, keine Flags. Seine Messwerte kamen von Heapster, jeder das Mittel der letzten Minute; hier bekommt er einen Messwert jedes Pods.",
  "An older API server and controller. The API server drops the manifest’s tolerances, a ratio exactly at the edge of the tolerance may count as outside, and no condition records who scaled to zero.":
    "Ein älterer API-Server und Controller. Der API-Server verwirft die Toleranzen des Manifests, ein Verhältnis genau am Rand der Toleranz kann als außerhalb zählen, und keine Condition hält fest, wer auf null skaliert hat.",
  "Since 1.29, the controller counts the requests of sidecars, and a failed sync writes what it read into the status.":
    "Seit 1.29 zählt der Controller die Requests der Sidecars, und ein fehlgeschlagener Abgleich schreibt in den Status, was er gelesen hat.",
  "Since 1.30, ContainerResource metrics are always on, and kubectl get names the resource of a target.":
    "Seit 1.30 sind ContainerResource-Metriken immer an, und kubectl get nennt die Ressource eines Zielwerts.",
  "For the autoscaler, 1.31 decides as 1.30 does. Likely since 1.31, a burst of warnings no longer keeps the API server from getting normal events.":
    "Beim Autoscaler entscheidet 1.31 wie 1.30. Wahrscheinlich seit 1.31 verdrängt eine Flut von Warnungen keine normalen Events mehr.",
  "Since 1.32, a percent sign in an error no longer garbles its text.":
    "Seit 1.32 verstümmelt ein Prozentzeichen in einem Fehler dessen Text nicht mehr.",
  "Since 1.33, a ratio exactly at the edge of the tolerance is inside, and a pod whose sample lacks the container counts as missing. The manifest may set tolerances if the gate is on.":
    "Seit 1.33 liegt ein Verhältnis genau am Rand der Toleranz innerhalb, und ein Pod, in dessen Messwert der Container fehlt, gilt als fehlend. Das Manifest darf Toleranzen setzen, wenn das Gate an ist.",
  "Since 1.34, the requests of the pod itself count, an average of an External metric no longer overflows, and the API server checks the apiVersion of the target.":
    "Seit 1.34 zählen die Requests am Pod selbst, ein Durchschnitt einer External-Metrik läuft nicht mehr über, und der API-Server prüft die apiVersion des Ziels.",
  "Since 1.35, the manifest’s tolerances apply by default, a value of an Object or External metric no longer overflows, and a container that a pod does not have fails the metric.":
    "Seit 1.35 gelten die Toleranzen des Manifests standardmäßig, ein Wert einer Object- oder External-Metrik läuft nicht mehr über, und ein Container, den ein Pod nicht hat, lässt die Metrik scheitern.",
  "Since 1.36, the controller reads the gate HPAScaleToZero too, and the gate is still off by default. While it is off, the controller never wakes a target from zero replicas.":
    "Seit 1.36 liest auch der Controller das Gate HPAScaleToZero, und das Gate ist standardmäßig noch aus. Solange es aus ist, weckt der Controller nie ein Ziel mit null Replicas.",
  "The current API server and controller.": "Der aktuelle API-Server und Controller.",
  "A preview with the rules of 1.38.0-alpha.1. The release is planned for December 2026, and its rules may change until then. A count that is too large becomes the largest possible number and no longer the smallest, so the target goes to maxReplicas. At 0 in status.replicas, the status reports the total in place of an average. The overhead of a pod is not added to its own requests. A pod in phase Succeeded is ignored.":
    "Eine Vorschau mit den Regeln von 1.38.0-alpha.1. Das Release ist für Dezember 2026 geplant, und bis dahin können sich die Regeln noch ändern. Eine zu große Anzahl wird zur größten möglichen Zahl und nicht mehr zur kleinsten, also geht das Ziel auf maxReplicas. Steht in status.replicas 0, nennt der Status die Summe statt eines Durchschnitts. Der Overhead eines Pods wird nicht zu seinen eigenen Requests addiert. Ein Pod in der Phase Succeeded wird ignoriert.",
  "{0} (preview)": "{0} (Vorschau)",
  "The manifest may set its own tolerances.": "Das Manifest darf eigene Toleranzen setzen.",
  "minReplicas may be 0.": "minReplicas darf 0 sein.",
  "A pod’s own requests replace those of its containers. The pods here have none.":
    "Eigene Requests eines Pods ersetzen die seiner Container. Die Pods hier haben keine.",
  "An edited autoscaler is synced at once.": "Ein bearbeiteter Autoscaler wird sofort abgeglichen.",
  "A manifest may have ContainerResource metrics.": "Ein Manifest darf ContainerResource-Metriken haben.",
  "The autoscaler of Kubernetes 1.2 asks Heapster. It reads and writes the count through the target’s {0} subresource.":
    "Der Autoscaler von Kubernetes 1.2 fragt Heapster. Die Anzahl liest und schreibt er über die Subressource {0} des Ziels.",
  "The controller asks the API server. Its aggregation layer passes {0} on to metrics-server, and {1} to KEDA’s metrics server. That one asks KEDA’s operator, which asks the trigger’s source. KEDA and the controller both read and write the count through the target’s {2} subresource.":
    "Der Controller fragt den API-Server. Dessen Aggregation Layer gibt {0} an metrics-server weiter und {1} an den Metrics-Server von KEDA. Dieser fragt den Operator von KEDA, der die Quelle des Triggers fragt. KEDA und der Controller lesen und schreiben die Anzahl über die Subressource {2} des Ziels.",
  "The controller asks the API server. Its aggregation layer passes {0} on to metrics-server, and {1} (Pods, Object) and {2} (External) to an adapter, here one for Prometheus. The controller reads and writes the count through the target’s {3} subresource.":
    "Der Controller fragt den API-Server. Dessen Aggregation Layer gibt {0} an metrics-server weiter, und {1} (Pods, Object) und {2} (External) an einen Adapter, hier einen für Prometheus. Die Anzahl liest und schreibt der Controller über die Subressource {3} des Ziels.",
  "Feature gates": "Feature-Gates",
  "On by default.": "Standardmäßig an.",
  "Off by default.": "Standardmäßig aus.",
  "Always on in {0}.": "In {0} immer an.",
  "Always off in {0}.": "In {0} immer aus.",
  "From the manifest, line {0}": "Aus dem Manifest, Zeile {0}",
  "Points of {0}": "Punkte von {0}",
  remove: "entfernen",
  "Time of point {0}": "Zeit von Punkt {0}",
  "Value at {0}": "Wert bei {0}",
  "Remove the point at {0}": "Punkt bei {0} entfernen",
  "Add a point": "Punkt hinzufügen",
  Signals: "Signale",
  "No manifest uses {0} now.": "Kein Manifest verwendet jetzt {0}.",
  "Remove the signal of {0}": "Signal von {0} entfernen",
  "Remove it": "Entfernen",
  "Of the last minute, at the scrape.": "Aus der letzten Minute, beim Scrape.",
  "Its value at the scrape.": "Der Wert beim Scrape.",
  "Function of the query": "Funktion der Abfrage",
  "Range of the query": "Zeitraum der Abfrage",
  "none: the counter itself": "keine: der Zähler selbst",
  "2 min in the adapter’s examples. With four scrapes in it, a missed one does little.":
    "2 min in den Beispielen des Adapters. Mit vier Scrapes darin schadet ein ausgefallener kaum.",
  "In the adapter’s rule: {0}": "In der Regel des Adapters: {0}",
  "Prometheus scrapes every {0}, so this range sometimes has only one sample, and then {1} gives nothing. Choose {2} or more.":
    "Prometheus scrapt alle {0}, also hat dieser Zeitraum manchmal nur einen Messwert, und dann ergibt {1} nichts. Wähle {2} oder mehr.",
  "Prometheus scrapes every {0}, so this range never has two samples, and {1} gives nothing. Choose {2} or more.":
    "Prometheus scrapt alle {0}, also hat dieser Zeitraum nie zwei Messwerte, und {1} ergibt nichts. Wähle {2} oder mehr.",
  "Per second, over the whole range. A pod younger than the range shows too little.":
    "Pro Sekunde, über den ganzen Zeitraum. Ein Pod, der jünger ist, zeigt zu wenig.",
  "Per second, between the last two scrapes in the range.": "Pro Sekunde, zwischen den letzten zwei Scrapes im Zeitraum.",
  "The requests in the range. A pod younger than the range shows too few.":
    "Die Anfragen im Zeitraum. Ein Pod, der jünger ist, zeigt zu wenige.",
  "The total since the start, which only rises. So the autoscaler adds pods until maxReplicas.":
    "Die Summe seit dem Start, die nur steigt. Also fügt der Autoscaler Pods hinzu bis maxReplicas.",
  "How a metric is computed from a counter: rate(), irate() or increase(), and over which range.":
    "Wie eine Metrik aus einem Zähler berechnet wird: rate(), irate() oder increase(), und über welchen Zeitraum.",
  "guessed: {0}": "vermutet: {0}",
  "{0} metric, measures": "{0}-Metrik, misst",
  "How load becomes usage": "Wie aus Last Verbrauch wird",
  "Waits and workers": "Warten und Worker",
  "{0} ms for others": "{0} ms auf andere",
  "workers: {0}": "Worker: {0}",
  "only CPU": "nur CPU",
  Clients: "Clients",
  "no connections kept, no retries": "keine gehaltenen Verbindungen, keine Wiederholungen",
  "connections: {0}": "Verbindungen: {0}",
  "up to {0} s": "bis zu {0} s",
  "retries: {0}": "Wiederholungen: {0}",
  "abandoned: {0} s": "aufgegeben: {0} s",
  "Uneven load": "Ungleiche Last",
  Memory: "Speicher",
  "Released when the load falls": "Wird freigegeben, wenn die Last sinkt",
  "If off, a pod keeps the most memory that it ever used. On by default.":
    "Wenn aus, behält ein Pod den höchsten Speicher, den er je belegt hat. Standardmäßig an.",
  "It takes the load because you chose it.": "Er bekommt die Last, weil du ihn gewählt hast.",
  "It takes the load because a ContainerResource metric names it.": "Er bekommt die Last, weil eine ContainerResource-Metrik ihn nennt.",
  "It takes the load because the annotation kubectl.kubernetes.io/default-container names it.":
    "Er bekommt die Last, weil die Annotation kubectl.kubernetes.io/default-container ihn nennt.",
  "It takes the load because it is the only container.": "Er bekommt die Last, weil er der einzige Container ist.",
  "It takes the load because its ports, probes, request and name look most like those of the app.":
    "Er bekommt die Last, weil seine Ports, Probes, Requests und sein Name am ehesten nach der Anwendung aussehen.",
  "It takes the load because it is the first container; the manifest does not tell which one is the app.":
    "Er bekommt die Last, weil er der erste Container ist; das Manifest verrät nicht, welcher die Anwendung ist.",
  "found in the manifest": "im Manifest gefunden",
  "{0} (found)": "{0} (gefunden)",
  "A second container": "Ein zweiter Container",
  "Without requests, the controller cannot compute the pod’s utilization.":
    "Ohne Requests kann der Controller die Auslastung des Pods nicht berechnen.",
  Start: "Start",
  "Startup probe every": "Startup-Probe alle",
  "A pod is not ready before it succeeds. Here its failures do not restart the container.":
    "Vorher ist ein Pod nicht bereit. Scheitert sie, wird der Container hier nicht neu gestartet.",
  Stop: "Ende",
  Liveness: "Liveness",
  "restart after {0} × {1} s": "Neustart nach {0} × {1} s",
  "no probe": "keine Probe",
  "jobs of {0} s": "Jobs von {0} s",
  "{0} s preStop, {1} s draining, {2} s to stop": "{0} s preStop, {1} s Abarbeiten, {2} s bis zum Ende",
  Service: "Service",
  "Requests that the ready pods cannot serve wait for a while and then fail.":
    "Anfragen, die die bereiten Pods nicht bedienen können, warten eine Weile und schlagen dann fehl.",
  "Messages wait in a durable backlog until a pod drains them. No message is lost, even with no pods.":
    "Nachrichten warten in einem dauerhaften Rückstand, bis ein Pod sie abarbeitet. Keine geht verloren, auch ganz ohne Pods nicht.",
  "±{0}% between pods": "±{0}% zwischen Pods",
  "hottest +{0}%": "heißester Pod +{0}%",
  even: "gleichmäßig",
  Rollout: "Rollout",
  "kubectl rolling-update (up to kubectl 1.17) made a second ReplicationController with another name. The autoscaler does not scale that one.":
    "kubectl rolling-update (bis kubectl 1.17) erzeugte einen zweiten ReplicationController mit anderem Namen. Den skaliert der Autoscaler nicht.",
  "A {0} does not replace its pods. Only pods created later run a new release.":
    "Ein {0} ersetzt seine Pods nicht. Nur später erzeugte Pods laufen mit einem neuen Release.",
  "A rolling update of a StatefulSet replaces its pods from the highest number down.":
    "Ein Rolling Update eines StatefulSets ersetzt seine Pods von der höchsten Nummer abwärts.",
  "surge {0}, unavailable {1}": "zusätzlich {0}, nicht verfügbar {1}",
  "at most the limit": "höchstens das Limit",
  "at least the request": "mindestens der Request",
  "What would {0} → {1} change here?": "Was würde {0} → {1} hier ändern?",
};
