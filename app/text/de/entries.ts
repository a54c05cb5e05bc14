import type { Messages } from "../../ui/language";

/** What the library says of its ready scenarios: the question, the answer, what to look at, what to change. */
export const entries: Messages = {
  // First steps
  "Why does it wait five minutes to shrink?": "Warum wartet er mit dem Verkleinern fünf Minuten?",
  "The load is gone, but the controller remembers what it proposed for five minutes and applies the highest of that. The pods go when the last high proposal has left this window.":
    "Die Last ist weg, aber der Controller merkt sich seine Vorschläge fünf Minuten lang und wendet den höchsten davon an. Die Pods verschwinden, wenn der letzte hohe Vorschlag aus diesem Fenster gefallen ist.",
  "The raw proposal is far below the count; the window's highest holds it up.":
    "Der rohe Vorschlag liegt weit unter der Anzahl; der höchste im Fenster hält sie oben.",
  "Add behavior.scaleDown.stabilizationWindowSeconds: 0.": "Füge behavior.scaleDown.stabilizationWindowSeconds: 0 hinzu.",
  "Below which utilization does it scale down?": "Unter welcher Auslastung skaliert er herunter?",
  "There is no second threshold: as soon as the ratio to the target leaves the tolerance, 35% of a target of 50% is reason enough. Ten pods become seven, which then run close to the target again.":
    "Eine zweite Schwelle gibt es nicht: Sobald das Verhältnis zum Zielwert die Toleranz verlässt, sind 35% bei einem Zielwert von 50% Grund genug. Aus zehn Pods werden sieben, und die laufen dann wieder nahe am Zielwert.",
  "The pods are at about 35% when the count goes down.": "Die Pods sind bei etwa 35%, wenn die Anzahl sinkt.",
  "Let the load fall by a tenth only: the ratio stays within the tolerance, and so does the count.":
    "Lass die Last nur um ein Zehntel sinken: Das Verhältnis bleibt in der Toleranz, und die Anzahl bleibt auch.",
  "71% of a target of 70%: why does nothing happen?": "71% bei einem Zielwert von 70%: Warum passiert nichts?",
  "A ratio between 0.9 and 1.1 counts as on target; this tolerance keeps small waves from moving pods. Ten pods at 71% have a ratio of 1.014, so the eleventh pod that the arithmetic would ask for is never added.":
    "Bei einem Verhältnis zwischen 0.9 und 1.1 gilt der Zielwert als erreicht; diese Toleranz sorgt dafür, dass kleine Wellen keine Pods bewegen. Zehn Pods bei 71% ergeben ein Verhältnis von 1.014, also kommt der elfte Pod, den die Rechnung verlangen würde, nie hinzu.",
  "The ratio is inside the tolerance, and the current count is proposed.":
    "Das Verhältnis liegt in der Toleranz, und vorgeschlagen wird die aktuelle Anzahl.",
  "Set the controller's tolerance to 0, or behavior.scaleUp.tolerance: 0: then there are eleven pods.":
    "Setze die Toleranz des Controllers auf 0, oder behavior.scaleUp.tolerance: 0: Dann sind es elf Pods.",
  "20% below the target: why does it keep all four pods?": "20% unter dem Zielwert: Warum behält er alle vier Pods?",
  "Four pods at 80% of a target of 100% have a ratio of 0.8, well outside the tolerance. But 0.8 × 4 is 3.2, and a fraction of a pod is always rounded up to a whole one.":
    "Vier Pods bei 80% haben mit einem Zielwert von 100% ein Verhältnis von 0.8, weit außerhalb der Toleranz. Aber 0.8 × 4 ist 3.2, und ein Bruchteil eines Pods wird immer auf einen ganzen aufgerundet.",
  "The product is 3.2, the proposal 4.": "Das Produkt ist 3.2, der Vorschlag 4.",
  "Lower the load until the pods are at 75%: 0.75 × 4 is 3, and the fourth pod goes.":
    "Senke die Last, bis die Pods bei 75% sind: 0.75 × 4 ist 3, und der vierte Pod geht.",
  "How can a pod be at 300% CPU?": "Wie kann ein Pod auf 300% CPU kommen?",
  "Utilization is a share of the container's request, not of its limit and not of a core: 300m used of 100m requested are 300%. With a limit of 1000m the pod is not even throttled.":
    "Die Auslastung ist ein Anteil am Request des Containers, nicht an seinem Limit und nicht an einem Kern: 300m verbraucht bei 100m Request sind 300%. Mit einem Limit von 1000m wird der Pod nicht einmal gedrosselt.",
  "The pod is at 300% of its request, far below its limit.": "Der Pod ist bei 300% seines Requests, weit unter seinem Limit.",
  "Raise the CPU request to 500m: the same load is 60%.": "Erhöhe den CPU-Request auf 500m: Dieselbe Last macht dann 60% aus.",
  "Five times the load: why are the pods not there at once?": "Fünffache Last: Warum sind die Pods nicht sofort da?",
  "A change may be a minute old before a look sees it whole, pods at their limit show no more than their limit, and one sync may at most double the count. So the way to five times the pods has several steps, and each one's pods need their time to start.":
    "Bis ein Abgleich eine Änderung ganz sieht, kann eine Minute vergehen, Pods an ihrem Limit zeigen nie mehr als ihr Limit, und ein einzelner Abgleich darf die Anzahl höchstens verdoppeln. Darum braucht der Weg zur fünffachen Anzahl mehrere Schritte, und die Pods jedes Schritts brauchen ihre Zeit zum Starten.",
  "The count climbs in steps, while requests wait and fail.": "Die Anzahl steigt in Stufen, während Anfragen warten und fehlschlagen.",
  "Start with twice the pods, or set a target of 25%: the same spike fits into the room that is left.":
    "Beginne mit doppelt so vielen Pods, oder setze einen Zielwert von 25%: Dieselbe Lastspitze passt dann in die Reserve.",

  // Stability
  "Is the stabilization window a pause between scale-downs?":
    "Ist das Stabilisierungsfenster eine Pause zwischen zwei Skalierungen nach unten?",
  "No: it looks back, it does not wait. When the load falls steadily, the highest proposal of the last five minutes falls with it, and the count shrinks at every sync.":
    "Nein: Es blickt zurück, es wartet nicht. Sinkt die Last stetig, so sinkt der höchste Vorschlag der letzten fünf Minuten mit, und die Anzahl schrumpft mit jedem Abgleich.",
  "The count follows the load, five minutes behind, without a pause.": "Die Anzahl folgt der Last, fünf Minuten später und ohne Pause.",
  "Let the load fall at once: then the whole window has to pass before the first pod goes.":
    "Lass die Last auf einmal abfallen: Dann muss erst das ganze Fenster verstreichen, bevor der erste Pod geht.",

  // Rates
  "10% or 4 pods a minute: which of them counts?": "10% oder 4 Pods pro Minute: Was davon gilt?",
  "With selectPolicy Max the policy that allows the larger change decides, and it is asked anew at every look: from 80 pods 10% are 8 pods a minute, then fewer. Below 40 pods 10% are less than 4, and from there on 4 pods go each minute.":
    "Mit selectPolicy Max entscheidet die Policy, die die größere Änderung zulässt, und das wird bei jedem Abgleich neu geprüft: Bei 80 Pods sind 10% noch 8 Pods pro Minute, danach weniger. Unter 40 Pods sind 10% weniger als 4, und von da an gehen jede Minute 4 Pods.",
  "The ledger shows both policies and which one decides.": "Die Rechnung zeigt beide Policies und welche entscheidet.",
  "Write selectPolicy: Min: the smaller change decides, and 80 pods lose 4 a minute from the start.":
    "Schreibe selectPolicy: Min: Dann entscheidet die kleinere Änderung, und von den 80 Pods gehen von Anfang an 4 pro Minute.",
  "10% of three pods: is it stuck?": "10% von drei Pods: Hängt er fest?",
  "A percentage limits what must remain, and that is cut to whole pods: 90% of 3 is 2.7, so 2 may remain. The count goes from 3 to 2, and a minute later from 2 to 1.":
    "Ein Prozentwert begrenzt, was übrig bleiben muss, und das wird auf ganze Pods abgerundet: 90% von 3 sind 2.7, also dürfen 2 übrig bleiben. Die Anzahl geht von 3 auf 2 und eine Minute später von 2 auf 1.",
  "The policy's limit is 2: 2.7, cut.": "Das Limit der Policy ist 2: 2.7, abgerundet.",
  "Write selectPolicy: Disabled under scaleDown: then it does stay at 3.":
    "Schreibe selectPolicy: Disabled unter scaleDown: Dann bleibt es wirklich bei 3.",
  "selectPolicy: Min. The minimum of what?": "selectPolicy: Min. Das Minimum wovon?",
  "Of the changes that the policies allow, not of the replica counts: the policy with the least change decides. Here 100% or one pod a minute are allowed, so one pod is added each minute while four times the load waits.":
    "Von den Änderungen, die die Policies zulassen, nicht von den Anzahlen: Die Policy mit der kleinsten Änderung entscheidet. Hier sind 100% oder ein Pod pro Minute erlaubt, also kommt jede Minute nur ein Pod hinzu, während die vierfache Last wartet.",
  "Both policies are in the ledger; the one of a single pod decides.":
    "Beide Policies stehen in der Rechnung; die mit dem einen Pod entscheidet.",
  "Write selectPolicy: Max: the count doubles each minute.": "Schreibe selectPolicy: Max: Dann verdoppelt sich die Anzahl jede Minute.",
  "Scale-down is Disabled: why did it scale down?": "scaleDown steht auf Disabled: Warum hat er trotzdem herunterskaliert?",
  "Disabled holds what the metrics ask for, and for twenty minutes it does, although the load is gone. But a count above maxReplicas is brought down at once, without a look at metrics, windows or policies; a new maxReplicas is all it takes.":
    "Disabled hält auf, was die Metriken verlangen, und das zwanzig Minuten lang, obwohl die Last weg ist. Aber eine Anzahl über maxReplicas wird sofort gesenkt, ohne Blick auf Metriken, Fenster oder Policies; ein neues maxReplicas genügt.",
  "The count is above the new maxReplicas, so nothing else was asked.":
    "Die Anzahl liegt über dem neuen maxReplicas, also wurde nach nichts anderem gefragt.",
  "Take out the edit at 20:00: ten pods stay to the end.": "Entferne die Änderung des HPA bei 20:00: Dann bleiben bis zum Ende zehn Pods.",

  // Metrics
  "There is no load at all: why does it go to the maximum?": "Es gibt gar keine Last: Warum geht er aufs Maximum?",
  "An idle pod already holds more memory than the target allows, and a further pod takes nothing from the others: all are as full as before. So each look asks for more, up to maxReplicas, and none is ever given back.":
    "Schon ein Pod im Leerlauf belegt mehr Speicher, als der Zielwert erlaubt, und ein weiterer Pod nimmt den anderen nichts ab: Alle sind so voll wie vorher. Also verlangt jeder Abgleich mehr, bis maxReplicas, und nie wird einer zurückgegeben.",
  "Utilization stays where it is, however many pods there are.": "Die Auslastung bleibt, wo sie ist, egal wie viele Pods es gibt.",
  "Raise the memory request to 128Mi: the idle pods are at 48%, and nothing is added.":
    "Erhöhe den Speicher-Request auf 128Mi: Die Pods im Leerlauf sind dann bei 48%, und nichts kommt hinzu.",
  "One pod is at its limit: why are there no more?": "Ein Pod ist an seinem Limit: Warum kommen keine dazu?",
  "The controller knows the average of all pods only. One pod gets three and a half times its share and is throttled, nine others are well below the target, and the average is on it.":
    "Der Controller kennt nur den Durchschnitt aller Pods. Ein Pod bekommt das Dreieinhalbfache seines Anteils und wird gedrosselt, neun andere liegen weit unter dem Zielwert, und der Durchschnitt trifft ihn genau.",
  "The hottest pod is at its limit, the average on target.":
    "Der meistbelastete Pod ist an seinem Limit, der Durchschnitt auf dem Zielwert.",
  "Set the imbalance to 0: no pod is throttled, with the same load on the same ten pods.":
    "Setze das Ungleichgewicht auf 0: Kein Pod wird gedrosselt, bei derselben Last auf denselben zehn Pods.",
  "<unknown>/50%: what did the injected sidecar break?": "<unknown>/50%: Was hat der injizierte Sidecar kaputt gemacht?",
  "The utilization of a pod is its usage over its requests, so every container needs a CPU request. One injected without leaves nothing to divide by: no count can be computed, and nothing scales, whatever the load.":
    "Die Auslastung eines Pods ist sein Verbrauch geteilt durch seine Requests, also braucht jeder Container einen CPU-Request. Wird einer ohne Request injiziert, gibt es nichts, wodurch man teilen könnte: Es lässt sich keine Anzahl berechnen, und nichts skaliert, egal bei welcher Last.",
  "ScalingActive is False, and the message names the container.": "ScalingActive ist False, und die Meldung nennt den Container.",
  "Give the sidecar a request, or use a ContainerResource metric of the main container.":
    "Gib dem Sidecar einen Request, oder nimm eine ContainerResource-Metrik des Hauptcontainers.",
  "The application uses twice its request: why is the pod at 56%?":
    "Die Anwendung braucht das Doppelte ihres Requests: Warum ist der Pod bei 56%?",
  "A Resource metric adds up all containers: a sidecar that requests 600m and uses a tenth of it hides a main container at 200% of its 200m. The pod as a whole is just below its target of 60%.":
    "Eine Resource-Metrik zählt alle Container zusammen: Ein Sidecar, der 600m anfordert und ein Zehntel davon verbraucht, verdeckt einen Hauptcontainer, der bei 200% seiner 200m ist. Der Pod als Ganzes liegt knapp unter seinem Zielwert von 60%.",
  "The pods are inside the tolerance, although each main container uses twice its request.":
    "Die Pods liegen in der Toleranz, obwohl jeder Hauptcontainer das Doppelte seines Requests verbraucht.",
  "Use type: ContainerResource with container: web, which measures the main container alone.":
    "Nimm type: ContainerResource mit container: web; das misst nur den Hauptcontainer.",
  "One of two metrics cannot be read: what still works?": "Eine von zwei Metriken ist nicht lesbar: Was funktioniert noch?",
  "Upwards the other metric may still decide; downwards nothing moves, because the missing one might have asked for more. So an outage of the external metrics API holds the count when the load falls and lets it grow when the load rises.":
    "Nach oben darf die andere Metrik weiter entscheiden; nach unten bewegt sich nichts, denn die fehlende hätte mehr verlangen können. So hält ein Ausfall der External-Metrics-API die Anzahl, wenn die Last sinkt, und lässt sie wachsen, wenn die Last steigt.",
  "The CPU asks for fewer pods, and the reconcile ends with an error.":
    "Die CPU verlangt weniger Pods, und der Abgleich endet mit einem Fehler.",
  "Take the External metric out of the manifest: the count follows the load down.":
    "Nimm die External-Metrik aus dem Manifest: Die Anzahl folgt der Last nach unten.",
  "107% of a target of 90%: why is no pod added?": "107% bei einem Zielwert von 90%: Warum kommt kein Pod hinzu?",
  "Two of ten pods have no sample, and when the ratio is above 1 the controller counts such pods as idle. Eight pods at 107% and two at 0% are 85% on average, inside the tolerance; the status still reports the 107%.":
    "Für zwei von zehn Pods gibt es keinen Messwert, und wenn das Verhältnis über 1 liegt, zählt der Controller solche Pods als untätig. Acht Pods bei 107% und zwei bei 0% sind im Durchschnitt 85%, innerhalb der Toleranz; der Status meldet weiterhin die 107%.",
  "The average before and after the two pods were filled in.": "Der Durchschnitt, bevor und nachdem die zwei Pods ergänzt wurden.",
  "Take out the incident: all ten pods have a sample, and the count goes to twelve.":
    "Entferne die Störung: Alle zehn Pods haben einen Messwert, und die Anzahl geht auf zwölf.",
  "Do missing pods count as being on target?": "Zählen fehlende Pods so, als lägen sie auf dem Zielwert?",
  "Some explanations say so, and come to 17 pods here: ten at 85%, two without a sample taken as 60%, twelve in all. The controller takes the two as idle when it scales up: 70% on average, and 14 pods.":
    "Manche Erklärungen sagen das und kommen hier auf 17 Pods: zehn bei 85%, zwei ohne Messwert mit 60% angesetzt, zusammen zwölf. Der Controller setzt die zwei beim Hochskalieren als untätig an: 70% im Durchschnitt und 14 Pods.",
  "The first look: ten samples, two missing pods filled in with 0%.":
    "Der erste Abgleich: zehn Messwerte, zwei fehlende Pods mit 0% ergänzt.",
  "Take out the incident: twelve pods at 85% ask for 17, and the bound of 16 holds them.":
    "Entferne die Störung: Zwölf Pods bei 85% verlangen 17, und die Obergrenze von 16 hält sie auf.",
  "Twenty pods would do: why does it ask for more than a thousand?": "Zwanzig Pods würden reichen: Warum verlangt er über tausend?",
  "A target of type Value multiplies the pods that are ready by backlog over target, and a backlog does not shrink because pods were added a moment ago. So every look multiplies the result of the last one again, until maxReplicas stops it.":
    "Ein Zielwert vom Typ Value multipliziert die bereiten Pods mit Rückstand durch Zielwert, und ein Rückstand schrumpft nicht, nur weil eben Pods hinzugekommen sind. So multipliziert jeder Abgleich das Ergebnis des letzten noch einmal, bis maxReplicas ihn stoppt.",
  "Backlog over target, times the pods that are ready.": "Rückstand durch Zielwert, mal die Zahl der bereiten Pods.",
  "Use an AverageValue of 100: the proposal is the backlog over 100, however many pods there are.":
    "Nimm einen AverageValue von 100: Der Vorschlag ist dann der Rückstand durch 100, egal wie viele Pods es gibt.",
  "A release, no more load, and one pod more for good: why?": "Ein Release, nicht mehr Last, und dauerhaft ein Pod mehr: Warum?",
  "An external average is taken over the pods that status.replicas counts, those that a rolling update has in surplus included. Inside the tolerance the controller proposes that very number, so the surplus pod of the release becomes the count that is asked for.":
    "Der Durchschnitt einer External-Metrik geht über die Pods, die status.replicas zählt, auch die überzähligen eines Rolling Updates. Innerhalb der Toleranz schlägt der Controller genau diese Zahl vor, und so wird der überzählige Pod des Releases zur verlangten Anzahl.",
  "status.replicas is 11 while spec.replicas is 10; the ratio is inside the tolerance, and 11 is proposed.":
    "status.replicas ist 11, spec.replicas aber 10; das Verhältnis liegt in der Toleranz, und vorgeschlagen werden 11.",
  "Set maxSurge to 0 and maxUnavailable to 10%: the update never has a pod in surplus.":
    "Setze maxSurge auf 0 und maxUnavailable auf 10%: Das Update hat dann nie einen überzähligen Pod.",

  // Readiness
  "Two more pods were needed: why are there twenty?": "Zwei Pods mehr waren nötig: Warum sind es zwanzig?",
  "A pod that is ready at once but busy with its own start for a minute looks like load, so the controller adds pods, which start in their turn. The cascade ends at maxReplicas.":
    "Ein Pod, der sofort bereit ist, aber eine Minute lang mit dem eigenen Start zu tun hat, sieht nach Last aus; also fügt der Controller Pods hinzu, die ihrerseits starten. Die Kettenreaktion endet bei maxReplicas.",
  "The CPU is that of starting pods; the load would need six.": "Die CPU ist die der startenden Pods; für die Last genügten sechs.",
  "Let the readiness probe pass only after the start, 90 s after the container runs: until then a pod's CPU is not counted.":
    "Lass die Readiness-Probe erst nach dem Start gelingen, 90 s nachdem der Container läuft: Bis dahin zählt die CPU eines Pods nicht mit.",
  "The old pods are far above the target: why is none added?": "Die alten Pods liegen weit über dem Zielwert: Warum kommt keiner hinzu?",
  "A rollout whose pods never become ready leaves eight old pods with all the load, and five new ones that count as idle when the ratio is above 1. With them the average is on target again, and the count stays at ten.":
    "Ein Rollout, dessen Pods nie bereit werden, überlässt acht alten Pods die ganze Last und bringt fünf neue, die als untätig zählen, wenn das Verhältnis über 1 liegt. Mit ihnen liegt der Durchschnitt wieder auf dem Zielwert, und die Anzahl bleibt bei zehn.",
  "The counted pods are above 120%; with five unready pods at 0% the average is inside the tolerance.":
    "Die gezählten Pods liegen über 120%; mit fünf nicht bereiten Pods bei 0% liegt der Durchschnitt in der Toleranz.",
  "Make the release a good one: ten ready pods at about 100% scale up.":
    "Mach das Release fehlerfrei: Zehn bereite Pods bei etwa 100% führen zum Hochskalieren.",
  "The queue is four times too long: why does it scale down?": "Die Warteschlange ist viermal zu lang: Warum skaliert er herunter?",
  "A target of type Value multiplies the ratio by the pods that are ready, and four times no ready pod is none. Overloaded pods that fail their probes together are taken away, down to minReplicas, when the window has forgotten better times.":
    "Ein Zielwert vom Typ Value multipliziert das Verhältnis mit den bereiten Pods, und viermal kein bereiter Pod ist keiner. Überlastete Pods, deren Probes alle zugleich fehlschlagen, werden weggenommen, bis hinunter zu minReplicas, sobald das Fenster bessere Zeiten vergessen hat.",
  "The ratio is 4, the ready pods are 0, the proposal is 0.": "Das Verhältnis ist 4, bereite Pods gibt es 0, der Vorschlag ist 0.",
  "Use an AverageValue, which does not ask which pods are ready.":
    "Nimm einen AverageValue, der nicht danach fragt, welche Pods bereit sind.",
  "Does a crash-looping release scale to the maximum?": "Skaliert ein Release im Crash-Loop bis aufs Maximum?",
  "It did: pods without the metric were filled in as on target, and the sum could ask for more pods although the ratio was far below 1. Today a fill-in that would turn a scale-down into more pods is dropped, and the count stays.":
    "Früher ja: Pods ohne die Metrik wurden ergänzt, als lägen sie auf dem Zielwert, und die Rechnung konnte mehr Pods verlangen, obwohl das Verhältnis weit unter 1 lag. Heute wird eine Ergänzung verworfen, die aus einem Herunterskalieren mehr Pods machen würde, und die Anzahl bleibt.",
  "The ratio is below 1; with the missing pods filled in, the current count is proposed.":
    "Das Verhältnis liegt unter 1; sind die fehlenden Pods ergänzt, wird die aktuelle Anzahl vorgeschlagen.",
  "Let the release be a good one: its pods report the metric, nothing is filled in, and the count stays all the same.":
    "Mach das Release fehlerfrei: Seine Pods melden die Metrik, nichts wird ergänzt, und die Anzahl bleibt trotzdem.",

  // Zero
  "Scaled to zero by hand: why does minReplicas not bring it back?":
    "Von Hand auf null skaliert: Warum holt minReplicas die Pods nicht zurück?",
  "Zero replicas, written by somebody else, pause the autoscaler: not even minReplicas is looked at. Everything that arrives fails until somebody scales to one.":
    "Null Replicas, von jemand anderem geschrieben, pausieren den Autoscaler: Nicht einmal minReplicas wird beachtet. Alles, was eintrifft, schlägt fehl, bis jemand auf eins skaliert.",
  "ScalingActive is False with reason ScalingDisabled.": "ScalingActive ist False mit dem Grund ScalingDisabled.",
  "Scale to 1 instead of 0: the autoscaler goes on from there, up to what the load needs.":
    "Skaliere auf 1 statt auf 0: Der Autoscaler macht von dort aus weiter, bis zu dem, was die Last braucht.",
  "Can it go to zero, and come back by itself?": "Kann er auf null gehen und von selbst zurückkommen?",
  "With minReplicas 0 and an External metric it can: the controller notes in the condition ScaledToZero that it was itself that went there, and wakes when messages arrive. The way down takes the five minutes of the window, the way up one look.":
    "Mit minReplicas 0 und einer External-Metrik kann er das: Der Controller vermerkt in der Condition ScaledToZero, dass er selbst dorthin gegangen ist, und wacht auf, wenn Nachrichten eintreffen. Der Weg nach unten dauert die fünf Minuten des Fensters, der Weg nach oben einen Abgleich.",
  "Zero pods, messages arrive, and the next look asks for pods.":
    "Null Pods, Nachrichten treffen ein, und der nächste Abgleich verlangt Pods.",
  "Start with no replicas at all: then it was not the autoscaler that went to zero, and it stays paused.":
    "Beginne ganz ohne Replicas: Dann war es nicht der Autoscaler, der auf null gegangen ist, und er bleibt pausiert.",

  // Operations
  "Why do twenty pods drop to three with every deploy?": "Warum fallen zwanzig Pods bei jedem Deployment auf drei?",
  "The manifest of the workload says replicas: 3, so each kubectl apply writes 3, and the autoscaler has to find its way back. Meanwhile three pods have the load of twenty.":
    "Im Manifest des Workloads steht replicas: 3, also schreibt jedes kubectl apply 3, und der Autoscaler muss sich wieder hocharbeiten. Solange tragen drei Pods die Last von zwanzig.",
  "The count falls without the autoscaler, and climbs back in steps.":
    "Die Anzahl fällt ohne Zutun des Autoscalers und steigt in Stufen wieder.",
  "Take the two applies out, as if spec.replicas were not in the workload's manifest.":
    "Entferne beide kubectl apply, als stünde spec.replicas nicht im Manifest des Workloads.",
  "A second autoscaler on the same pods: which one wins?": "Ein zweiter Autoscaler auf denselben Pods: Welcher gewinnt?",
  "Neither: when two autoscalers claim the same pods, both stop with AmbiguousSelector, before any metric is read. The load triples at 10:00 and nothing happens until the second one is gone.":
    "Keiner: Beanspruchen zwei Autoscaler dieselben Pods, so hören beide mit AmbiguousSelector auf, bevor auch nur eine Metrik gelesen wird. Um 10:00 verdreifacht sich die Last, und nichts geschieht, bis der zweite weg ist.",
  "ScalingActive is False with reason AmbiguousSelector.": "ScalingActive ist False mit dem Grund AmbiguousSelector.",
  "Take the second autoscaler out, and put both metrics into one manifest.":
    "Entferne den zweiten Autoscaler, und schreibe beide Metriken in ein Manifest.",

  // History
  "The CPU is far below its target: why does it scale up?": "Die CPU ist weit unter dem Zielwert: Warum skaliert er hoch?",
  "Without behavior in the manifest one sync may at most double the count, and the proposals that could not be reached are remembered for five minutes. The spike is over, but the highest of them still pulls the count up, with an event that gives no reason.":
    "Ohne behavior im Manifest darf ein Abgleich die Anzahl höchstens verdoppeln, und die Vorschläge, die so nicht zu erreichen waren, bleiben fünf Minuten in Erinnerung. Die Lastspitze ist vorbei, aber der höchste von ihnen zieht die Anzahl noch hoch, mit einem Event, das keinen Grund nennt.",
  "The pods are below 20%, and the proposal is the current count; the window's highest is above it.":
    "Die Pods liegen unter 20%, und der Vorschlag ist die aktuelle Anzahl; der höchste im Fenster liegt darüber.",
  "Write behavior.scaleDown.stabilizationWindowSeconds: 300, the same window: since then a remembered proposal only holds, it never pulls up.":
    "Schreibe behavior.scaleDown.stabilizationWindowSeconds: 300, dasselbe Fenster: Damit hält ein erinnerter Vorschlag nur noch, er zieht nie hoch.",
  "Is the stabilization window the cooldown of the first autoscaler?":
    "Ist das Stabilisierungsfenster der Cooldown des ersten Autoscalers?",
  "No: after a rescale the first one allowed no change up for 3 minutes and none down for 5, whatever the load did, and before and after that it followed at once. So here the second rise waits, and a lull of a minute takes 17 of 20 pods away just before the load comes back, where today’s window holds them.":
    "Nein: Nach einer Skalierung ließ der erste 3 Minuten lang keine Änderung nach oben und 5 Minuten lang keine nach unten zu, was immer die Last tat; davor und danach folgte er sofort. Hier wartet deshalb der zweite Anstieg, und eine Flaute von einer Minute nimmt 17 von 20 Pods weg, kurz bevor die Last zurückkommt, während das heutige Fenster sie hält.",
  "The load is back, 3 pods are at their limit, and no change up is allowed until 28:30.":
    "Die Last ist zurück, 3 Pods sind an ihrem Limit, und bis 28:30 ist keine Änderung nach oben erlaubt.",
  "Choose Kubernetes 1.37 in the Cluster form: it follows both rises within half a minute, keeps 20 pods through the lull, and no request fails.":
    "Wähle im Tab „Cluster“ Kubernetes 1.37: Es folgt beiden Anstiegen innerhalb einer halben Minute, behält in der Flaute 20 Pods, und keine Anfrage schlägt fehl.",
  "The CPU is at 55%, the target is 50%: does a tolerance of 10% hold?":
    "Die CPU ist bei 55%, der Zielwert bei 50%: Reicht eine Toleranz von 10%?",
  "In Kubernetes 1.28 it does not: the controller computes |1 − 1.1|, which a float64 rounds to 0.10000000000000009, and adds a pod. 1.37 asks whether the ratio is at most 1 + 0.1, and leaves the ten pods alone.":
    "In Kubernetes 1.28 nicht: Der Controller berechnet |1 − 1.1|, was ein float64 auf 0.10000000000000009 rundet, und fügt einen Pod hinzu. 1.37 fragt, ob das Verhältnis höchstens 1 + 0.1 ist, und lässt die zehn Pods in Ruhe.",
  "The ratio is exactly 1.1, and the proposal is 11: the rule of 1.28 stands below the sum.":
    "Das Verhältnis ist genau 1.1 und der Vorschlag 11: Die Regel von 1.28 steht unter der Rechnung.",
  "Choose Kubernetes 1.37 in the Cluster form: under the same load the count stays at 10.":
    "Wähle im Tab „Cluster“ Kubernetes 1.37: Bei derselben Last bleibt die Anzahl bei 10.",
  "Scaled to zero by hand with minReplicas 0: does the autoscaler wake it?":
    "Von Hand auf null skaliert, mit minReplicas 0: Weckt der Autoscaler die Pods?",
  "In Kubernetes 1.28 it does: with minReplicas 0 it reads the metrics at zero replicas too, so the pause that somebody wanted ends at the next look. 1.37 notes in the condition ScaledToZero who went there, and wakes only what it scaled to zero itself.":
    "In Kubernetes 1.28 ja: Mit minReplicas 0 liest er die Metriken auch bei null Replicas, also endet die Pause, die jemand wollte, beim nächsten Abgleich. 1.37 vermerkt in der Condition ScaledToZero, wer auf null gegangen ist, und weckt nur, was es selbst auf null skaliert hat.",
  "The look after kubectl scale: zero pods, 8 messages per second, 2 for each pod, and the count goes back to 4.":
    "Der Abgleich nach kubectl scale: null Pods, 8 Nachrichten pro Sekunde, 2 je Pod, und die Anzahl geht zurück auf 4.",
  "Choose Kubernetes 1.37 in the Cluster form: the count stays at zero, and the messages wait.":
    "Wähle im Tab „Cluster“ Kubernetes 1.37: Die Anzahl bleibt bei null, und die Nachrichten warten.",
};
