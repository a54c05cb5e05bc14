import type { Messages } from "../language";

export const about: Messages = {
  // Beside a decision, among the keys, in the menu of a phone
  "How we know": "Woher wir das wissen",
  "How we know this": "Woher wir das wissen",
  // The claims
  "What decides here": "Was hier entscheidet",
  "How we check it": "Wie wir das prüfen",
  "What is simpler in the simulated cluster": "Was im simulierten Cluster einfacher ist",
  "Known differences from the real controller": "Bekannte Unterschiede zum echten Controller",
  "On the page: {0}": "Auf der Seite: {0}",
  "In the source: {0}": "Im Quellcode: {0}",
  "In the source: both UPSTREAM.md files, and engine/manifest/simulated.ts":
    "Im Quellcode: beide UPSTREAM.md und engine/manifest/simulated.ts",
  "engine/controller/UPSTREAM.md and engine/controllerV1/UPSTREAM.md": "engine/controller/UPSTREAM.md und engine/controllerV1/UPSTREAM.md",
  "This page has the HorizontalPodAutoscaler controller of Kubernetes {0}, rewritten for the browser: function by function, with the same names and the same order of checks. For 1.28 to 1.37 the same code follows a list of rules that the newest version no longer has. Kubernetes 1.2 had a different controller, which is rewritten separately.":
    "Auf dieser Seite läuft der HorizontalPodAutoscaler-Controller von Kubernetes {0}, für den Browser neu geschrieben: Funktion für Funktion, mit denselben Namen und derselben Reihenfolge der Prüfungen. Für 1.28 bis 1.37 befolgt derselbe Code eine Liste von Regeln, die die neueste Version nicht mehr hat. Kubernetes 1.2 hatte einen anderen Controller, der eigens neu geschrieben ist.",
  "The controller writes a record while it decides, and the decision panel puts this record into words. A test opens several decisions of every library scenario and looks for each number of the panel in the record.":
    "Der Controller schreibt beim Entscheiden ein Protokoll, und der Bereich „Entscheidung“ fasst es in Worte. Ein Test öffnet mehrere Entscheidungen jedes Szenarios der Bibliothek und sucht jede gezeigte Zahl im Protokoll.",
  "Point at a number in the sum to see where it comes from.": "Zeige in der Rechnung auf eine Zahl, um zu sehen, woher sie kommt.",
  "{0} syncs of the real controllers are recorded: {1} of 1.37 in {2} families of situations, {3} of 1.28 in {4}, and {5} of the autoscaler of Kubernetes 1.2. In each, our controller gets the same manifest, pods and metrics. Its answer must be equal in every field: the written count, the status with its times, and the exact text of events and errors.":
    "{0} Abgleiche der echten Controller sind aufgezeichnet: {1} von 1.37 in {2} Gruppen von Situationen, {3} von 1.28 in {4} und {5} des Autoscalers von Kubernetes 1.2. In jedem bekommt unser Controller dasselbe Manifest, dieselben Pods und dieselben Metriken. Seine Antwort muss in jedem Feld gleich sein: die geschriebene Anzahl, der Status mit seinen Zeiten und der genaue Text von Events und Fehlern.",
  "The recordings come from the real Go code with an artificial clock and stand-ins for the API server and the metrics APIs. For 1.28 the libraries for quantities and selectors are newer ones. We invented the situations so that they reach the controller’s rules. None comes from a production cluster.":
    "Die Aufzeichnungen stammen vom echten Go-Code mit einer künstlichen Uhr und Stellvertretern für den API-Server und die Metrik-APIs. Bei 1.28 sind die Bibliotheken für Mengenangaben und Selektoren neuere. Wir haben die Situationen erdacht, damit sie die Regeln des Controllers treffen. Keine stammt aus einem Produktivcluster.",
  "In {0} of these syncs a number leaves its range, for example after a division by zero replicas. The result can then depend on the machine, so these syncs are marked. Our controller must get the result of amd64.":
    "In {0} dieser Abgleiche verlässt eine Zahl ihren Wertebereich, etwa nach einer Division durch null Replicas. Das Ergebnis kann dann von der Maschine abhängen, deshalb sind diese Abgleiche markiert. Unser Controller muss auf das Ergebnis von amd64 kommen.",
  "We compare with the API server of 1.37, too: the page must accept or refuse {0} manifests, set the defaults of {1}, and read {2} quantities exactly as it does.":
    "Wir vergleichen auch mit dem API-Server von 1.37: Die Seite muss {0} Manifeste annehmen oder ablehnen, in {1} die Standardwerte setzen und {2} Mengenangaben lesen, genau wie er.",
  "We recorded the real kubectl, 1.28 and 1.36: {0} outputs of describe and {1} of top pods. From its libraries we recorded {2} series of events, as an API server keeps them, and {3} ages. The page must print exactly the same text. kubectl get has no recordings: the page follows its source code.":
    "Wir haben das echte kubectl aufgezeichnet, 1.28 und 1.36: {0} Ausgaben von describe und {1} von top pods. Von seinen Bibliotheken haben wir {2} Folgen von Events aufgezeichnet, wie ein API-Server sie behält, und {3} Altersangaben. Die Seite muss genau denselben Text ausgeben. Von kubectl get gibt es keine Aufzeichnungen: Die Seite folgt seinem Quelltext.",
  "We also tested the checks: we broke {0} rules on purpose, one at a time. A test or a recording found each of them.":
    "Wir haben auch die Prüfungen geprüft: Wir haben {0} Regeln absichtlich gebrochen, jede für sich. Ein Test oder eine Aufzeichnung hat jede davon entdeckt.",
  "You can check the sums yourself: export the run with every second and every sync as a table.":
    "Du kannst selbst nachrechnen: Exportiere den Lauf mit jeder Sekunde und jedem Abgleich als Tabelle.",
  "Share, save and open, then Export…": "„Teilen, speichern und öffnen“, dann „Exportieren…“",
  "{0} decisions of the components around the controller are recorded, in {1} families: ReplicaSet, Deployment and StatefulSet, the kubelet’s restart back-off and readiness probe, metrics-server, Prometheus’ rate(), irate(), increase() and sums, and the adapter’s quantities. The functions of the simulated cluster must decide the same.":
    "{0} Entscheidungen der Komponenten um den Controller sind aufgezeichnet, in {1} Familien: ReplicaSet, Deployment und StatefulSet, Restart-Back-off und Readiness-Probe des Kubelet, metrics-server, rate(), irate(), increase() und Summen von Prometheus und die Mengen des Adapters. Die Funktionen des simulierten Clusters müssen ebenso entscheiden.",
  "We compare the controller with recordings, and so we do with the parts of the cluster that decide: the workload’s controllers, the kubelet’s back-off and probes, metrics-server, Prometheus’ rate() and its adapter. The pods, their requests and all delays are a model. All randomness comes from the scenario’s seed, so a link gives the same run everywhere. The model is simpler than your cluster, so a number that is right here can be different there.":
    "Wir vergleichen den Controller mit Aufzeichnungen, und ebenso die Teile des Clusters, die entscheiden: die Controller der Workloads, Back-off und Probes des Kubelet, metrics-server, rate() von Prometheus und seinen Adapter. Die Pods, ihre Anfragen und alle Verzögerungen sind ein Modell. Aller Zufall kommt aus dem Seed des Szenarios, also ergibt ein Link überall denselben Lauf. Das Modell ist einfacher als dein Cluster, also kann eine Zahl, die hier stimmt, dort anders sein.",
  "You can choose only 1.2 and 1.28 to 1.38. Between 1.28 and 1.37 no controller was recorded: release notes and dated changes say which rules each release has, and for some the release is only likely.":
    "Du kannst nur 1.2 und 1.28 bis 1.38 wählen. Zwischen 1.28 und 1.37 ist kein Controller aufgezeichnet: Release Notes und datierte Änderungen sagen, welche Regeln jedes Release hat, und bei einigen ist das Release nur wahrscheinlich.",
  "Times are whole seconds. The real controller’s times are finer.":
    "Zeiten sind ganze Sekunden. Die Zeiten des echten Controllers sind feiner.",
  "The controller does not retry a failed write. The real 1.37 retries after a conflict, with the same number.":
    "Der Controller wiederholt ein fehlgeschlagenes Schreiben nicht. Das echte 1.37 versucht es nach einem Konflikt mit derselben Zahl erneut.",
  "1.38 is a preview with the changes to the autoscaler in the release notes of 1.38.0-alpha.1, except those to how quantities are read and written, and with its change to finished pods. Its controller was not recorded, and its rules may change until the release.":
    "1.38 ist eine Vorschau mit den Änderungen am Autoscaler aus den Release Notes von 1.38.0-alpha.1, außer denen am Lesen und Schreiben von Mengen, und mit der Änderung zu fertigen Pods. Der Controller wurde nicht aufgezeichnet, und seine Regeln können sich bis zum Release ändern.",
  "Requests are rounded to thousandths before they are added up. Pod overhead counts only where the controller adds it to a pod’s own requests: no node reserves it, and it is read only from spec.overhead, not from a RuntimeClass.":
    "Requests werden vor dem Addieren auf Tausendstel gerundet. Der Overhead des Pods zählt nur dort, wo der Controller ihn zu den eigenen Requests des Pods addiert: Kein Node reserviert ihn, und er wird nur aus spec.overhead gelesen, nicht aus einer RuntimeClass.",
  "A metric’s selector is checked, but it does not change the value.":
    "Der Selektor einer Metrik wird geprüft, ändert aber ihren Wert nicht.",
  "When several autoscalers select the same pods, the message here names the first two in alphabetical order. The real one names any two.":
    "Wählen mehrere Autoscaler dieselben Pods aus, nennt die Meldung hier die alphabetisch ersten zwei. Die echte nennt irgendwelche zwei.",
  "An Object metric whose target lacks the value of its type fails, as in the real controller since 1.29 and its patch releases of that time. Before, the real one crashed.":
    "Eine Object-Metrik, deren Ziel der Wert ihres Typs fehlt, schlägt fehl, wie im echten Controller seit 1.29 und den Patch-Releases jener Zeit. Davor stürzte der echte ab.",
  "1.2 gets one sample of each pod here, not the average of the last minute, and no custom metrics. Its workloads choose the pods to remove by today’s rules.":
    "1.2 bekommt hier von jedem Pod einen Messwert, nicht den Durchschnitt der letzten Minute, und keine Custom-Metriken. Seine Workloads wählen die zu entfernenden Pods nach heutigen Regeln.",
  "status.observedGeneration is missing.": "status.observedGeneration fehlt.",
  "The page simulates scale targets of other projects, such as a Rollout, as a Deployment. It refuses kinds of Kubernetes without a scale, and resources other than cpu and memory, and marks their line.":
    "Die Seite simuliert Ziele anderer Projekte, etwa ein Rollout, als Deployment. Arten von Kubernetes ohne Scale und andere Ressourcen als cpu und memory lehnt sie ab und markiert ihre Zeile.",
  "Still in doubt? Copy the link. It contains everything the number comes from, and opens the same decision for others.":
    "Noch Zweifel? Kopiere den Link. Er enthält alles, woraus die Zahl entsteht, und öffnet anderen dieselbe Entscheidung.",
  // The simplifications; the names of some parts are in ui.ts and workload.ts
  Part: "Teil",
  "In a cluster": "In einem Cluster",
  Here: "Hier",
  "What can look different": "Was anders aussehen kann",
  "Workload tab": "Tab „Workload“",
  "Cluster tab": "Tab „Cluster“",
  "Manifest tab": "Tab „Manifest“",
  Time: "Zeit",
  "Every component has its own interval.": "Jede Komponente hat ihr eigenes Intervall.",
  "Time passes in whole seconds. The Deployment reacts in the same second as the write.":
    "Die Zeit läuft in ganzen Sekunden. Das Deployment reagiert in derselben Sekunde, in der geschrieben wird.",
  "Reactions come a little sooner. Throttling of less than a second disappears in the average.":
    "Reaktionen kommen etwas früher. Drosselung unter einer Sekunde verschwindet im Durchschnitt.",
  Requests: "Anfragen",
  "Requests differ in cost.": "Anfragen kosten verschieden viel.",
  "On one pod every request costs the same. All pods get equal shares, except a hot pod if you set one.":
    "Auf einem Pod kostet jede Anfrage gleich viel. Alle Pods bekommen gleiche Anteile, außer einem heißen Pod, wenn du einen einstellst.",
  "Pods are more alike.": "Pods sind sich ähnlicher.",
  Latency: "Latenz",
  "Requests come in bursts, and some take far longer than others.": "Anfragen kommen in Schüben, und manche dauern viel länger als andere.",
  "Requests arrive at random and wait in a line at their pod. Erlang’s formula (M/M/c; its servers are the pod’s cores, workers or connections) says how many wait, and how long on average. The waits are exponential. A line needs time to grow. Apart from its wait, every request takes the same time.":
    "Anfragen treffen zufällig ein und warten in einer Reihe vor ihrem Pod. Die Formel von Erlang (M/M/c; ihre Bediener sind die Kerne, Worker oder Verbindungen des Pods) sagt, wie viele warten und wie lange im Mittel. Die Wartezeiten sind exponentiell verteilt. Eine Reihe braucht Zeit, um zu wachsen. Abgesehen vom Warten dauert jede Anfrage gleich lange.",
  "In your cluster, bursts and heavy tails make p95 and p99 higher, and a load balancer that picks the least busy pod makes them lower. Here no request fails because of this wait alone.":
    "In deinem Cluster machen Schübe und sehr lange Anfragen p95 und p99 höher, und ein Load Balancer, der den freiesten Pod wählt, macht sie niedriger. Hier schlägt keine Anfrage allein wegen dieses Wartens fehl.",
  Databases: "Datenbanken",
  "They slow down under load and refuse connections.": "Sie werden unter Last langsamer und lehnen Verbindungen ab.",
  "Each request waits for others for the same time. All pods share the connections, if you set a number of them, and requests wait for a free one.":
    "Jede Anfrage wartet gleich lange auf andere. Alle Pods teilen sich die Verbindungen, wenn du eine Anzahl einstellst, und Anfragen warten auf eine freie.",
  "Your database can slow down before its connections are all in use.":
    "Deine Datenbank kann langsamer werden, bevor alle ihre Verbindungen belegt sind.",
  Upgrades: "Upgrades",
  "The API server, the controller manager and kubectl are upgraded one after another. No HPA is synced until a new controller leads.":
    "API-Server, Controller-Manager und kubectl werden nacheinander aktualisiert. Bis ein neuer Controller führt, wird kein HPA abgeglichen.",
  "They become the new release in one second, and the new controller begins in the same second. Pods stay as the first release stored them.":
    "Sie werden in einer Sekunde das neue Release, und der neue Controller beginnt in derselben Sekunde. Pods bleiben so, wie das erste Release sie gespeichert hat.",
  "In your cluster the first sync after an upgrade comes some seconds later.":
    "In deinem Cluster kommt der erste Abgleich nach einem Upgrade einige Sekunden später.",
  Network: "Netzwerk",
  "Pods get requests only after a delay.": "Pods bekommen Anfragen erst nach einer Verzögerung.",
  "Requests in work": "Anfragen in Arbeit",
  "A pod that is killed or crashes takes with it each request that it works on.":
    "Ein Pod, der abgeschossen wird oder abstürzt, nimmt jede Anfrage mit, an der er arbeitet.",
  "A pod works on its requests per second × the CPU time of one. When it is killed, crashes, is evicted or loses its node, as many requests fail in that second, with those that wait for the pod. A process with SIGTERM refuses new requests, unless it drains, and finishes those that it has.":
    "Ein Pod arbeitet an seinen Anfragen pro Sekunde × der CPU-Zeit einer Anfrage. Wird er abgeschossen oder verdrängt, stürzt er ab oder verliert er seinen Node, schlagen in dieser Sekunde ebenso viele Anfragen fehl, und die, die auf ihn warten. Ein Prozess mit SIGTERM lehnt neue Anfragen ab, außer er arbeitet ab, und beendet die, die er hat.",
  "This is a model, not a recording. The sum of failed requests is right on average; which requests fail is not simulated.":
    "Das ist ein Modell, keine Aufzeichnung. Die Summe der fehlgeschlagenen Anfragen stimmt im Mittel; welche fehlschlagen, wird nicht simuliert.",
  "Requests follow a change of a pod after one delay, the same for all pods: endpoints, kube-proxy and ingress together. There is no other network.":
    "Anfragen folgen der Änderung eines Pods nach einer Verzögerung, die für alle Pods gleich ist: Endpoints, kube-proxy und Ingress zusammen. Ein anderes Netzwerk gibt es nicht.",
  "In your cluster the delay varies, and an ingress may send a failed request to another pod.":
    "In deinem Cluster schwankt die Verzögerung, und ein Ingress kann eine fehlgeschlagene Anfrage an einen anderen Pod senden.",
  "Clients, meshes and ingresses send failed requests again, each in its own way, some within a budget.":
    "Clients, Meshes und Ingresse senden fehlgeschlagene Anfragen erneut, jeder auf seine Weise, manche innerhalb eines Budgets.",
  "All clients send again equally often. The back-off doubles, and varies by a fifth, as in gRPC. A request counts once: it waits until its last attempt has failed. Pods work on the oldest first, also on attempts whose clients have given up, for as long as you set.":
    "Alle Clients senden gleich oft erneut. Der Back-off verdoppelt sich und schwankt um ein Fünftel, wie bei gRPC. Eine Anfrage zählt einmal: Sie wartet, bis ihr letzter Versuch fehlgeschlagen ist. Pods bearbeiten die älteste zuerst, auch Versuche, deren Clients aufgegeben haben, so lange, wie du es einstellst.",
  "This is a model, not a recording. Without retry budgets and circuit breakers, a storm is worse. The latency is that of the attempt that was served.":
    "Das ist ein Modell, keine Aufzeichnung. Ohne Retry-Budgets und Circuit Breaker ist ein Sturm schlimmer. Die Latenz ist die des Versuchs, der bedient wurde.",
  "Long connections": "Lange Verbindungen",
  "Some clients send more requests than others. A load balancer for gRPC can spread requests over connections to all pods.":
    "Manche Clients senden mehr Anfragen als andere. Ein Load Balancer für gRPC kann Anfragen über Verbindungen zu allen Pods verteilen.",
  "Each client has one connection, to a pod that it drew from the endpoints, as kube-proxy does with iptables. All send equally many requests. A pod ends its connections when it refuses requests; only a maximum age ends others.":
    "Jeder Client hat eine Verbindung zu einem Pod, den er aus den Endpoints gezogen hat, wie kube-proxy es mit iptables tut. Alle senden gleich viele Anfragen. Ein Pod beendet seine Verbindungen, wenn er Anfragen ablehnt; andere beendet nur ein Höchstalter.",
  "This is a model, not a recording. Requests that wait are shared again over all connections, so a pod with too many fails a little less than yours. Clients notice at once when a node is lost.":
    "Das ist ein Modell, keine Aufzeichnung. Wartende Anfragen werden neu auf alle Verbindungen verteilt; ein Pod mit zu vielen lässt daher etwas weniger fehlschlagen als deiner. Clients merken sofort, wenn ein Node verloren ist.",
  "Image pulls and starts take varying times. Each container has its own probes, and a probe takes time.":
    "Image-Pulls und Starts dauern verschieden lange. Jeder Container hat eigene Probes, und eine Probe dauert.",
  "Every pod takes the same time. A readiness probe takes no time, and only the main container is probed.":
    "Jeder Pod braucht gleich lange. Eine Readiness-Probe dauert nicht, und nur der Hauptcontainer wird geprüft.",
  "Pods that start together become ready together.": "Pods, die zusammen starten, werden zusammen bereit.",
  "Liveness probes": "Liveness-Probes",
  "A probe is a request to the pod. Its time depends on its handler and on what else the pod does at that moment.":
    "Eine Probe ist eine Anfrage an den Pod. Wie lange sie dauert, hängt von ihrem Handler ab und davon, was der Pod in diesem Moment sonst tut.",
  "A probe waits as long as a request that comes to the pod in that second: the requests that wait for the pod ÷ those that it serves in a second, and the mean wait in its line, but no longer than the request timeout. It fails if that is longer than timeoutSeconds. A pod without a number of workers takes it at once, unless its CPU is full. A queue worker takes it at once. The container is stopped as that of a deleted pod is, and the requests that wait for it fail.":
    "Eine Probe wartet so lange wie eine Anfrage, die in dieser Sekunde zum Pod kommt: die Anfragen, die auf den Pod warten, ÷ die, die er in einer Sekunde bedient, und die mittlere Wartezeit in seiner Schlange, aber nicht länger als der Timeout der Anfragen. Sie scheitert, wenn das länger ist als timeoutSeconds. Ein Pod ohne Zahl von Workern nimmt sie sofort an, außer wenn seine CPU voll ist. Ein Queue-Worker nimmt sie sofort an. Der Container wird beendet wie der eines gelöschten Pods, und die Anfragen, die auf ihn warten, schlagen fehl.",
  "This is a model, not a recording. If your probe has a thread of its own, it answers under load, and fewer containers are restarted.":
    "Das ist ein Modell, keine Aufzeichnung. Hat deine Probe einen eigenen Thread, antwortet sie unter Last, und weniger Container werden neu gestartet.",
  "Long jobs": "Lange Jobs",
  "Jobs take different times. A queue gives a message to another worker after a time, and some workers keep what they have done.":
    "Jobs dauern verschieden lange. Eine Queue gibt eine Nachricht nach einer Zeit einem anderen Worker, und manche Worker behalten, was sie getan haben.",
  "Each job takes the same time and uses its CPU evenly, on a full node, too. A worker works on one at a time. A job whose pod ends is cut: it is in front of the queue in the same second, and begins from its start.":
    "Jeder Job dauert gleich lange und nutzt seine CPU gleichmäßig, auch auf einem vollen Node. Ein Worker arbeitet an einem zur Zeit. Ein Job, dessen Pod endet, wird abgebrochen: Er ist in derselben Sekunde wieder vorn in der Queue und beginnt von vorn.",
  "This is a model, not a recording. In your cluster a cut job can begin again later, and then takes longer.":
    "Das ist ein Modell, keine Aufzeichnung. In deinem Cluster kann ein abgebrochener Job später wieder beginnen und ist dann später fertig.",
  "The kernel kills containers above their limit. Full nodes evict pods.":
    "Der Kernel beendet Container über ihrem Limit. Volle Nodes verdrängen Pods.",
  "A pod uses a fixed amount when idle, more for each request in flight, and more over time if it leaks. No container is killed; pods are evicted only by an incident.":
    "Ein Pod belegt im Leerlauf eine feste Menge, dazu etwas je Anfrage in Arbeit und mit der Zeit mehr, wenn er ein Leck hat. Kein Container wird beendet; Pods werden nur durch eine Störung verdrängt.",
  "Memory can rise higher than your pods would survive.": "Der Speicher kann höher steigen, als deine Pods überleben würden.",
  Containers: "Container",
  "Every container uses something.": "Jeder Container verbraucht etwas.",
  "Only the main container and one sidecar use something. Any others only have their requests.":
    "Nur der Hauptcontainer und ein Sidecar verbrauchen etwas. Alle anderen haben nur ihre Requests.",
  "With three or more containers, usage and utilization can be too low.":
    "Ab drei Containern können Verbrauch und Auslastung zu niedrig sein.",
  "CPU and memory metrics": "Metriken für CPU und Speicher",
  "Samples vary in time, come late or get lost.": "Messwerte schwanken zeitlich, kommen spät oder gehen verloren.",
  "Kubelets read every {0} s and metrics-server fetches every {1} s, unless you set other values. Only incidents disturb this.":
    "Kubelets lesen alle {0} s, und metrics-server fragt alle {1} s ab, wenn du keine anderen Werte einstellst. Nur Störungen unterbrechen das.",
  "The lag varies less. The tab shows the longest possible lag.":
    "Die Verzögerung schwankt weniger. Der Tab zeigt die längste mögliche Verzögerung.",
  "Other metrics": "Andere Metriken",
  "They measure what you defined.": "Sie messen, was du festgelegt hast.",
  "The page guesses from the name what a metric measures, and how the adapter queries it. You can choose something else, or draw it. A p95 is exact, not from the buckets of a histogram.":
    "Die Seite errät aus dem Namen, was eine Metrik misst und wie der Adapter sie abfragt. Du kannst etwas anderes wählen oder es zeichnen. Ein p95 ist genau, nicht aus den Buckets eines Histogramms.",
  "A metric with the same name can mean something else in your cluster.":
    "Eine Metrik gleichen Namens kann in deinem Cluster etwas anderes bedeuten.",
  "The scheduler looks at memory, affinity, taints and neighbours.": "Der Scheduler beachtet Speicher, Affinität, Taints und Nachbarn.",
  "Every pod has room, or only CPU requests decide. All pods of the workload weigh the same on a full node, and nothing else runs there. A node that evicted a pod takes new ones at once. The node autoscaler moves one node’s pods at a time and never goes below the nodes of the start.":
    "Jeder Pod hat Platz, oder nur die CPU-Requests entscheiden. Auf einem vollen Node wiegen alle Pods des Workloads gleich viel, und sonst läuft dort nichts. Ein Node, der einen Pod verdrängt hat, nimmt sofort neue auf. Der Node-Autoscaler verschiebt immer nur die Pods eines Nodes und geht nie unter die Nodes des Starts.",
  "Pods can find a node sooner than in your cluster.": "Pods können eher einen Node finden als in deinem Cluster.",
  "Pods to delete": "Zu löschende Pods",
  "A ReplicaSet ranks them. The annotation pod-deletion-cost changes the order.":
    "Ein ReplicaSet ordnet sie. Die Annotation pod-deletion-cost ändert die Reihenfolge.",
  "The order is the same, but the annotation has no effect.": "Die Reihenfolge ist dieselbe, aber die Annotation hat keine Wirkung.",
  "In your cluster a different pod can go first.": "In deinem Cluster kann ein anderer Pod zuerst gehen.",
  Neighbours: "Nachbarn",
  "There is one workload and its autoscaler. A second autoscaler and pods of another workload come only as incidents.":
    "Es gibt einen Workload und seinen Autoscaler. Ein zweiter Autoscaler und Pods eines anderen Workloads kommen nur als Störungen.",
  "API server": "API-Server",
  "It can be slow or refuse a write.": "Er kann langsam sein oder ein Schreiben ablehnen.",
  "It answers at once. A read of the scale fails only if an edit of the HPA names a target that does not exist.":
    "Er antwortet sofort. Das Lesen der Scale-Subressource schlägt nur fehl, wenn eine Änderung des HPA ein Ziel nennt, das es nicht gibt.",
  "A run never has the event FailedUpdateScale. The recordings of the real controllers have it.":
    "Ein Lauf hat nie das Event FailedUpdateScale. Die Aufzeichnungen der echten Controller haben es.",
  "The beginning": "Der Anfang",
  "A new autoscaler often starts together with new pods.": "Ein neuer Autoscaler startet oft zusammen mit neuen Pods.",
  "The first pods are at least an hour old, ready, and have samples.":
    "Die ersten Pods sind mindestens eine Stunde alt, bereit und haben Messwerte.",
  "Only pods that come later show a start-up.": "Nur Pods, die später kommen, zeigen ein Hochfahren.",
  "Vertical pod autoscalers": "Vertikale Pod-Autoscaler",
  "A VPA changes the requests of the pods, or only recommends them. It is no HPA, so it never causes AmbiguousSelector. But a utilization is a share of the requests: where a VPA changes them, the same usage is another percentage.":
    "Ein VPA ändert die Requests der Pods oder empfiehlt sie nur. Er ist kein HPA, also verursacht er nie AmbiguousSelector. Aber eine Auslastung ist ein Anteil der Requests: Wo ein VPA sie ändert, ist derselbe Verbrauch ein anderer Prozentsatz.",
  "Requests do not change in a run. A VPA beside the HPA in the manifest is named and left out.":
    "Requests ändern sich in einem Lauf nicht. Ein VPA neben dem HPA im Manifest wird genannt und weggelassen.",
  "With a VPA that changes the resource of your utilization target, the counts of your cluster differ.":
    "Mit einem VPA, der die Ressource deines Auslastungsziels ändert, weichen die Anzahlen deines Clusters ab.",
  Quotas: "Quotas",
  "A ResourceQuota that is used up, a LimitRange or an admission webhook can refuse pods. Then there are fewer pods than replicas, the events say FailedCreate (“exceeded quota”), and the autoscaler computes with the pods that are there.":
    "Eine aufgebrauchte ResourceQuota, eine LimitRange oder ein Admission-Webhook kann Pods ablehnen. Dann gibt es weniger Pods als Replicas, die Ereignisse sagen FailedCreate („exceeded quota“), und der Autoscaler rechnet mit den Pods, die da sind.",
  "An incident gives the namespace a quota of pods. What refuses pods for another reason does not exist here.":
    "Ein Vorfall gibt dem Namespace eine Quota von Pods. Was Pods aus einem anderen Grund ablehnt, gibt es hier nicht.",
  "Without the incident, fewer pods than replicas come only from nodes, starts and crashes.":
    "Ohne den Vorfall gibt es weniger Pods als Replicas nur durch Nodes, Starts und Abstürze.",
  "Other targets": "Andere Ziele",
  "Everything with a scale subresource can be a target: a Rollout of Argo, a DeploymentConfig of OpenShift, a CloneSet of OpenKruise.":
    "Alles mit einer scale-Subressource kann ein Ziel sein: ein Rollout von Argo, eine DeploymentConfig von OpenShift, ein CloneSet von OpenKruise.",
  "It is simulated as a Deployment, and the editor says so. The pods of a Rollout’s canary are other pods: an incident adds them.":
    "Es wird als Deployment simuliert, und der Editor sagt es. Die Pods des Canary eines Rollouts sind andere Pods: Eine Störung fügt sie hinzu.",
  "A release has no steps and no pauses, so the pods differ while one is under way. Else the counts are the same, as long as a replica is one pod.":
    "Ein Release hat keine Schritte und keine Pausen, also sind die Pods währenddessen andere. Sonst sind die Anzahlen gleich, solange ein Replikat ein Pod ist.",
  Quantities: "Mengenangaben",
  "A number may have a suffix: 1211m is 1.211, because m is a thousandth (milli); k is 1,000 and Ki is 1,024. Beyond its range a number overflows: until 1.37, -9223372036854775808m is an average over 0 pods.":
    "Eine Zahl kann ein Suffix haben: 1211m ist 1,211, denn m ist ein Tausendstel (Milli); k ist 1.000 und Ki ist 1.024. Über ihren Bereich hinaus läuft eine Zahl über: Bis 1.37 ist -9223372036854775808m ein Durchschnitt über 0 Pods.",
  "It is the same, as on amd64. Quantities have whole thousandths.":
    "Es ist dasselbe, wie auf amd64. Mengenangaben haben ganze Tausendstel.",
  "On another processor a number that overflows can be another one.":
    "Auf einem anderen Prozessor kann eine übergelaufene Zahl eine andere sein.",
  "What it is made of": "Woraus sie besteht",
  "The page contains code and icons of others, under {0}.": "Die Seite enthält Code und Symbole anderer, unter {0}.",
  "their licences": "deren Lizenzen",
  "Corrected rules": "Berichtigte Regeln",
  "These rules of the simulated cluster were wrong. They are now right for all scenarios, so a link, a file or a draft from before can have another run.":
    "Diese Regeln des simulierten Clusters waren falsch. Jetzt gelten die richtigen für alle Szenarien, also kann der Lauf eines Links, einer Datei oder eines Entwurfs von früher anders sein.",
  "rate() of a young pod divides by its whole range, as Prometheus does. Before, the page showed up to twelve times what Prometheus shows of such a pod.":
    "rate() eines jungen Pods teilt durch den ganzen Zeitraum, wie Prometheus. Vorher zeigte die Seite bis zu zwölfmal so viel, wie Prometheus von einem solchen Pod zeigt.",
  "The first sample of a young container is its usage since the start, if metrics-server reads it at an age of 10 s or more. So it comes earlier: after 25 s on average, not 30 s, and after 47 s, not 98 s, if metrics-server reads every 60 s.":
    "Der erste Messwert eines jungen Containers ist sein Verbrauch seit dem Start, wenn metrics-server ihn im Alter von mindestens 10 s abliest. So kommt er früher: im Mittel nach 25 s statt 30 s, und nach 47 s statt 98 s, wenn metrics-server alle 60 s abliest.",
  "A new pod has its custom metrics as soon as Prometheus has scraped it. The adapter’s list matters only while no pod has the metric.":
    "Ein neuer Pod hat seine Custom-Metriken, sobald Prometheus ihn abgefragt hat. Die Liste des Adapters zählt nur, solange kein Pod die Metrik hat.",
  "A pod is available only after minReadySeconds, not at its last second.":
    "Ein Pod ist erst nach minReadySeconds verfügbar, nicht schon in der letzten Sekunde davon.",
  "A Deployment that is scaled in amid a rollout no longer removes too many old pods.":
    "Ein Deployment, das mitten in einem Rollout verkleinert wird, entfernt nicht mehr zu viele alte Pods.",
  "terminationGracePeriodSeconds is the longest that a pod takes to stop. It is gone when its process has exited.":
    "terminationGracePeriodSeconds ist die längste Zeit, die ein Pod zum Beenden hat. Er ist weg, sobald sein Prozess beendet ist.",
  "A container without a CPU limit in the manifest uses what its node has. Before, it got the limit of the form.":
    "Ein Container ohne CPU-Limit im Manifest verbraucht, was sein Node hat. Vorher bekam er das Limit aus dem Formular.",
  "A pod without a readiness probe in the manifest is ready when its container runs. Before, it waited as long as the form said.":
    "Ein Pod ohne Readiness-Probe im Manifest ist bereit, sobald sein Container läuft. Vorher wartete er so lange, wie im Formular stand.",
  "A pod that crashes, is killed, is evicted or loses its node takes with it the requests that it worked on. Before, other pods served them.":
    "Ein Pod, der abstürzt, abgeschossen oder verdrängt wird oder seinen Node verliert, nimmt die Anfragen mit, an denen er arbeitete. Vorher bedienten andere Pods sie.",
  "A node pulls an image once. Before, every pod pulled it.": "Ein Node lädt ein Image einmal. Vorher lud es jeder Pod.",
  "php-apache walkthrough of the Kubernetes documentation": "php-apache-Walkthrough der Kubernetes-Dokumentation",
  "305% of the request, then 7 replicas within about a minute. Back to 1 replica a few minutes after the load ends: the scale-down window is five minutes.":
    "305% des Requests, dann 7 Replicas nach etwa einer Minute. Zurück auf 1 Replica einige Minuten nach dem Ende der Last: Das Scale-down-Fenster ist fünf Minuten lang.",
  "{0}%, then {1} replicas {2} after the load begins, and 1 replica {3} after it ends.":
    "{0}%, dann {1} Replicas {2} nach dem Beginn der Last, und 1 Replica {3} nach ihrem Ende.",
  "The load of the client’s loop is not published: we chose the load of 305%. The manifest’s limit of 500m is left out, because with it a pod cannot use 305% of 200m.":
    "Die Last der Schleife des Clients ist nicht veröffentlicht: Wir haben die Last von 305% gewählt. Das Limit von 500m im Manifest ist weggelassen, denn damit kann ein Pod nicht 305% von 200m verbrauchen.",
  "Nguyen et al. 2020, Sensors 20(16), 4621: metrics read every 15, 30 and 60 s":
    "Nguyen et al. 2020, Sensors 20(16), 4621: Metriken alle 15, 30 und 60 s abgelesen",
  "Resource metrics and custom metrics are very similar.": "Resource-Metriken und Custom-Metriken sind sehr ähnlich.",
  "Until 16 pods are ready: {0} with resource metrics, {1} with rate() over the adapter’s default range.":
    "Bis 16 Pods bereit sind: {0} mit Resource-Metriken, {1} mit rate() über den Standardbereich des Adapters.",
  "We do not know the application, its load or the query of that measurement. Here the load rises from that of 4 pods to that of 18. rate() over two minutes follows a rise more slowly than a sample of 15 s does.":
    "Wir kennen weder die Anwendung noch ihre Last noch die Abfrage dieser Messung. Hier steigt die Last von der für 4 Pods auf die für 18. rate() über zwei Minuten folgt einem Anstieg langsamer als ein Messwert über 15 s.",
  "Beside what others measured": "Neben dem, was andere gemessen haben",
  Published: "Veröffentlicht",
  "Not comparable": "Nicht vergleichbar",
  What: "Was",
  "In the source: npm run measured": "Im Quellcode: npm run measured",
  "Several autoscalers share a cluster, and KEDA serves all ScaledObjects. A Deployment with the same labels adds its pods to the average.":
    "Mehrere Autoscaler teilen sich einen Cluster, und KEDA bedient alle ScaledObjects. Ein Deployment mit denselben Labels fügt dem Durchschnitt seine Pods hinzu.",
  "A busy KEDA can poll late in your cluster; here every poll comes at its second. Other pods use a fixed amount and take no room on the nodes.":
    "Ein beschäftigtes KEDA kann in Ihrem Cluster zu spät abfragen; hier kommt jede Abfrage in ihrer Sekunde. Andere Pods verbrauchen eine feste Menge und belegen keinen Platz auf den Nodes.",
  "{0} recordings of the real KEDA 2.20.2 are compared in every field: what its admission says and the HPA it makes, its polls over time, what the HPA reads and when a fallback answers, and cron with time zones. What no recording has, such as most trigger types, is listed beside KEDA’s code.":
    "{0} Aufzeichnungen des echten KEDA 2.20.2 werden in jedem Feld verglichen: was seine Admission sagt und welchen HPA es macht, seine Abfragen im Lauf der Zeit, was der HPA liest und wann ein Fallback antwortet, und cron mit Zeitzonen. Was keine Aufzeichnung hat, etwa die meisten Trigger-Typen, steht neben dem Code von KEDA.",
  "KEDA is one release, 2.20.2, and one ScaledObject with one workload. Its triggers’ servers are simulated: each answers one number, and cron asks the run’s own clock. ScaledJobs and TriggerAuthentications are not simulated.":
    "KEDA ist ein Release, 2.20.2, und ein ScaledObject mit einem Workload. Die Server seiner Trigger sind simuliert: Jeder antwortet mit einer Zahl, und cron fragt die Uhr des Laufs. ScaledJobs und TriggerAuthentications werden nicht simuliert.",
};
