import type { Messages } from "../../ui/language";

export const about: Messages = {
  // Beside a decision, among the keys, in the menu of a phone
  "How we know": "Woher wir das wissen",
  "How we know this": "Woher wir das wissen",
  // The claims
  "What decides here": "Was hier entscheidet",
  "How it is checked": "Wie es geprüft wird",
  "What is simpler in the simulated cluster": "Was im simulierten Cluster einfacher ist",
  "Where the controller is known to differ": "Wo der Controller bekanntermaßen abweicht",
  "Page: {0}": "Auf der Seite: {0}",
  "Source: {0}": "Im Quellcode: {0}",
  "Source: both UPSTREAM.md, and engine/manifest/simulated.ts": "Im Quellcode: beide UPSTREAM.md und engine/manifest/simulated.ts",
  "engine/controller/UPSTREAM.md and engine/controllerV1/UPSTREAM.md": "engine/controller/UPSTREAM.md und engine/controllerV1/UPSTREAM.md",
  "The HorizontalPodAutoscaler controller of Kubernetes {0}, written anew for the browser: function by function, with the same names and the same order of questions. 1.28 is this code with a list of older rules; 1.2 runs the first autoscaler, which was another controller.":
    "Der HorizontalPodAutoscaler-Controller von Kubernetes {0}, für den Browser neu geschrieben: Funktion für Funktion, mit denselben Namen und derselben Reihenfolge der Fragen. 1.28 ist derselbe Code mit einer Liste älterer Regeln; bei 1.2 läuft der erste Autoscaler, der ein anderer Controller war.",
  "The decision panel words the record that the controller leaves while it decides. In every scenario of the library, a test opens several decisions and looks for each number of the panel in its record.":
    "Der Bereich „Entscheidung“ fasst in Worte, was der Controller beim Entscheiden protokolliert. In jedem Szenario der Bibliothek öffnet ein Test mehrere Entscheidungen und sucht jede dort gezeigte Zahl in ihrem Protokoll.",
  "Point at a number in the sum to see where it comes from.": "Zeige in der Rechnung auf eine Zahl, um zu sehen, woher sie kommt.",
  "{0} reconciles of the real controllers were recorded: {1} of 1.37 in {2} families of situations, {3} of 1.28 in {4}, and {5} of the first autoscaler. At each, ours gets the same manifest, pods and metrics, and must answer alike in every field: the write, the status and its times, events and errors to the letter.":
    "{0} Abgleiche der echten Controller wurden aufgezeichnet: {1} von 1.37 in {2} Gruppen von Situationen, {3} von 1.28 in {4} und {5} des ersten Autoscalers. Bei jedem bekommt unserer dasselbe Manifest, dieselben Pods und Metriken und muss in jedem Feld gleich antworten: was er schreibt, der Status und seine Zeiten, Events und Fehler Buchstabe für Buchstabe.",
  "What was recorded is the real Go code under an artificial clock, with stand-ins for the API server and the metrics APIs; for 1.28, with newer libraries for quantities and selectors. The situations were made up to meet its rules; no production cluster is among them.":
    "Aufgezeichnet wurde der echte Go-Code unter einer künstlichen Uhr, mit Stellvertretern für den API-Server und die Metrik-APIs; bei 1.28 mit neueren Bibliotheken für Mengenangaben und Selektoren. Die Situationen sind erdacht, damit sie seine Regeln treffen; ein Produktivcluster ist nicht darunter.",
  "In {0} of the reconciles a number leaves its range, as after a division by zero replicas. What follows can depend on the machine, so they are marked; they must come out as on amd64.":
    "In {0} der Abgleiche verlässt eine Zahl ihren Wertebereich, etwa nach einer Division durch null Replicas. Was dann folgt, kann von der Maschine abhängen, deshalb sind sie markiert; sie müssen ausgehen wie auf amd64.",
  "{0} manifests must be accepted or refused as by 1.37’s API server, {1} must get its defaults, and {2} quantities must be read as it reads them.":
    "{0} Manifeste müssen angenommen oder abgelehnt werden wie vom API-Server von 1.37, {1} müssen seine Standardwerte erhalten, und {2} Mengenangaben müssen so gelesen werden, wie er sie liest.",
  "Of the real kubectl, 1.28 and 1.36, {0} outputs of describe and {1} of top pods were recorded; of its libraries, what an API server keeps of {2} series of events, and {3} ages. What the page prints must be equal to the letter. kubectl get has no recordings: it follows the source.":
    "Vom echten kubectl, 1.28 und 1.36, wurden {0} Ausgaben von describe und {1} von top pods aufgezeichnet; von seinen Bibliotheken, was ein API-Server von {2} Folgen von Events behält, und {3} Altersangaben. Was die Seite ausgibt, muss Buchstabe für Buchstabe gleich sein. Von kubectl get gibt es keine Aufzeichnungen: Es folgt dem Quelltext.",
  "To try the checks themselves, {0} rules were broken on purpose, one at a time. Each was found by a test or a recording.":
    "Um die Prüfungen selbst zu erproben, wurden {0} Regeln absichtlich gebrochen, jede für sich. Jede davon hat ein Test oder eine Aufzeichnung entdeckt.",
  "To do a sum yourself, take the run away: every second and every reconcile as a table.":
    "Um selbst nachzurechnen, exportiere den Lauf: jede Sekunde und jeden Abgleich als Tabelle.",
  "Share, save and open, then Take the run away.": "„Teilen, speichern und öffnen“, dann „Lauf exportieren“.",
  "The controller is held to recordings. The cluster around it is a model, for which there are none. Its chance comes from the scenario’s seed alone, so that a link gives the same run everywhere. Where it is simpler than your cluster, a number that is right here can be another one there.":
    "Der Controller wird an Aufzeichnungen gemessen. Der Cluster um ihn herum ist ein Modell, für das es keine gibt. Sein Zufall kommt allein aus dem Seed des Szenarios, sodass ein Link überall denselben Lauf ergibt. Wo das Modell einfacher ist als dein Cluster, kann eine Zahl, die hier stimmt, dort eine andere sein.",
  "Only 1.2, 1.28 and 1.37 can be chosen; what came and went between them is missing.":
    "Wählbar sind nur 1.2, 1.28 und 1.37; was dazwischen kam und ging, fehlt.",
  "Times are whole seconds; the real controller’s are finer.": "Zeiten sind ganze Sekunden; die des echten Controllers sind feiner.",
  "A failed write is not tried again; 1.37 retries a conflict with the same number.":
    "Ein gescheitertes Schreiben wird nicht wiederholt; 1.37 versucht es nach einem Konflikt mit derselben Zahl erneut.",
  "Requests are rounded to thousandths before they are added, and pod overhead is left out.":
    "Requests werden vor dem Addieren auf Tausendstel gerundet, und der Overhead des Pods bleibt außer Acht.",
  "A metric’s selector is checked, but does not choose its value.":
    "Der Selektor einer Metrik wird geprüft, wählt aber ihren Wert nicht aus.",
  "Of several autoscalers on the same pods, the message names the first two by name; the real one names any two.":
    "Bei mehreren Autoscalern für dieselben Pods nennt die Meldung die zwei, deren Namen zuerst kommen; die echte nennt irgendwelche zwei.",
  "An Object metric without the value that its target’s type asks for fails; the real controller would crash.":
    "Eine Object-Metrik ohne den Wert, den der Typ ihres Zielwerts verlangt, schlägt fehl; der echte Controller würde abstürzen.",
  "1.2 gets one sample of each pod instead of its last minute’s average, and no custom metrics.":
    "1.2 bekommt von jedem Pod einen Messwert statt des Durchschnitts der letzten Minute, und keine Custom-Metriken.",
  "status.observedGeneration is left out.": "status.observedGeneration fehlt.",
  "Targets other than Deployments, StatefulSets and ReplicaSets, and resources other than cpu and memory, are refused at their line.":
    "Andere Ziele als Deployments, StatefulSets und ReplicaSets und andere Ressourcen als cpu und memory werden an ihrer Zeile abgelehnt.",
  "Still in doubt? Copy the link: it holds all that the number came from, and opens the same decision for others.":
    "Noch Zweifel? Kopiere den Link: Er enthält alles, woraus die Zahl entstand, und öffnet anderen dieselbe Entscheidung.",
  // The simplifications; the names of some parts stand in ui.ts and workload.ts
  Part: "Teil",
  "In a cluster": "In einem Cluster",
  Here: "Hier",
  "What you may see otherwise": "Was du anders sehen kannst",
  "Workload tab": "Tab „Workload“",
  "Cluster tab": "Tab „Cluster“",
  "Manifest tab": "Tab „Manifest“",
  Time: "Zeit",
  "Every component waits in its own rhythm.": "Jede Komponente wartet in ihrem eigenen Takt.",
  "Whole seconds. A write and the Deployment’s answer to it share one.":
    "Ganze Sekunden. Ein Schreiben und die Antwort des Deployments darauf fallen in dieselbe.",
  "Reactions come a little sooner. Throttling shorter than a second is averaged away.":
    "Reaktionen kommen etwas früher. Drosselung unter einer Sekunde verschwindet im Durchschnitt.",
  Requests: "Anfragen",
  "They differ in cost, and clients send failed ones again.": "Sie kosten verschieden viel, und Clients senden gescheiterte noch einmal.",
  "On one pod all cost the same. They are dealt evenly, but to a hot pod if you set one. Failed ones never come back.":
    "Auf einem Pod kosten alle gleich viel. Sie werden gleichmäßig verteilt, außer an einen heißen Pod, wenn du einen einstellst. Gescheiterte kommen nie wieder.",
  "Pods are more alike, and no retries follow an overload.": "Pods sind sich ähnlicher, und auf eine Überlast folgen keine Wiederholungen.",
  Network: "Netzwerk",
  "Endpoints spread with a delay; databases and other services slow down.":
    "Endpoints verbreiten sich mit Verzögerung; Datenbanken und andere Dienste werden langsamer.",
  "There is none. A pod gets requests in the very second in which it is ready.":
    "Es gibt keines. Ein Pod bekommt Anfragen noch in der Sekunde, in der er bereit ist.",
  "More ready pods can always serve more, even where your database is the limit.":
    "Mehr bereite Pods schaffen immer mehr, auch dort, wo deine Datenbank die Grenze ist.",
  "Pulls and starts vary; probes ask periodically and forgive failures.":
    "Pulls und Starts dauern verschieden lange; Probes fragen regelmäßig und verzeihen Fehlschläge.",
  "The same seconds for every pod. Of a probe only its initial delay counts.":
    "Für jeden Pod dieselben Sekunden. Von einer Probe zählt nur ihre anfängliche Verzögerung.",
  "Pods made together become ready together.": "Zusammen erstellte Pods werden zusammen bereit.",
  "Containers above their limit are killed; full nodes evict pods.":
    "Container über ihrem Limit werden gewaltsam beendet; volle Nodes verdrängen Pods.",
  "So much idle, so much for each request in flight, and a leak. Nobody is killed.":
    "So viel im Leerlauf, so viel je Anfrage in Arbeit und ein Leck. Gewaltsam beendet wird nichts.",
  "Memory can climb past what your pods would survive.": "Der Speicher kann höher steigen, als deine Pods überleben würden.",
  Containers: "Container",
  "Every container uses something.": "Jeder Container verbraucht etwas.",
  "The main one and one beside it do. Others only have their requests.":
    "Nur der Hauptcontainer und einer daneben. Weitere haben nur ihre Requests.",
  "With three or more, usage and utilization can be too low.": "Ab drei Containern können Verbrauch und Auslastung zu niedrig sein.",
  "CPU and memory metrics": "Metriken für CPU und Speicher",
  "Readings jitter, come late or get lost.": "Messungen schwanken, kommen spät oder gehen verloren.",
  "Kubelets read every {0} s and metrics-server fetches every {1} s, unless you set otherwise. Only incidents disturb that.":
    "Kubelets lesen alle {0} s und metrics-server fragt alle {1} s, wenn du nichts anderes einstellst. Nur Störungen unterbrechen das.",
  "The lag is steadier. The tab says how long it is at worst.":
    "Der Rückstand ist gleichmäßiger. Der Tab sagt, wie lang er schlimmstenfalls ist.",
  "Other metrics": "Andere Metriken",
  "They measure what you made them measure.": "Sie messen, was du sie messen lässt.",
  "What one measures is guessed from its name, chosen, or drawn by you.":
    "Was eine misst, wird aus ihrem Namen vermutet oder von dir gewählt oder gezeichnet.",
  "A metric of the same name may mean something else in your cluster.":
    "Eine Metrik gleichen Namens kann in deinem Cluster etwas anderes bedeuten.",
  "The scheduler looks at memory, affinity, taints and neighbours.": "Der Scheduler beachtet Speicher, Affinität, Taints und Nachbarn.",
  "Room for every pod, or by CPU requests alone. Empty nodes stay.":
    "Platz für jeden Pod oder allein nach CPU-Requests. Leere Nodes bleiben.",
  "Pods find a place sooner than yours might.": "Pods finden eher einen Platz als vielleicht deine.",
  "Pods to delete": "Zu löschende Pods",
  "A ReplicaSet ranks them; the annotation pod-deletion-cost has a say.":
    "Ein ReplicaSet ordnet sie; die Annotation pod-deletion-cost redet mit.",
  "The same ranking, without the annotation.": "Dieselbe Reihenfolge, ohne die Annotation.",
  "Another pod than yours may go first.": "Ein anderer Pod als bei dir kann zuerst gehen.",
  Neighbours: "Nachbarn",
  "KEDA switches workloads off and on. A Deployment with the same labels adds its pods to the average.":
    "KEDA schaltet Workloads ab und wieder ein. Ein Deployment mit denselben Labels bringt seine Pods in den Durchschnitt.",
  "One workload and its autoscaler. A second autoscaler comes only as an incident.":
    "Ein Workload und sein Autoscaler. Ein zweiter Autoscaler kommt nur als Störung.",
  "No cooldown of KEDA, and no other Deployment’s pods in the average.":
    "Kein Cooldown von KEDA und keine Pods eines anderen Deployments im Durchschnitt.",
  "API server": "API-Server",
  "It can be slow, and refuse a write.": "Er kann langsam sein und ein Schreiben ablehnen.",
  "It answers at once. Only an edit to a target that does not exist makes reading the scale fail.":
    "Er antwortet sofort. Nur eine Änderung auf ein Ziel, das es nicht gibt, lässt das Lesen von scale fehlschlagen.",
  "No FailedUpdateScale in a run; the recordings have it.": "Kein FailedUpdateScale in einem Lauf; die Aufzeichnungen haben es.",
  "The beginning": "Der Anfang",
  "A new autoscaler often meets new pods.": "Ein neuer Autoscaler trifft oft auf neue Pods.",
  "The first pods are an hour old or more, ready and measured.": "Die ersten Pods sind eine Stunde alt oder älter, bereit und gemessen.",
  "Start-up shows only in pods that come later.": "Das Hochfahren zeigt sich nur bei später kommenden Pods.",
  "What it is made of": "Woraus sie besteht",
  "The page holds code and icons of others, under {0}.": "Die Seite enthält Code und Symbole anderer, unter {0}.",
  "their licences": "deren Lizenzen",
};
