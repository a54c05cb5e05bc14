import type { Messages } from "../language";

/** The library's texts about its ready scenarios: the question, the answer, where to look, and what to change. */
export const entries: Messages = {
  // First steps
  "Why does it wait five minutes to shrink?": "Warum wartet er mit dem Verkleinern fünf Minuten?",
  "The load is gone, but the controller remembers its proposals for five minutes. At each sync it writes the highest of them. The pods go when the last high proposal expires.":
    "Die Last ist weg, aber der Controller merkt sich seine Vorschläge fünf Minuten lang. Bei jedem Abgleich schreibt er den höchsten davon. Die Pods verschwinden, wenn der letzte hohe Vorschlag abläuft.",
  "The raw proposal is far below the count. The highest proposal in the window keeps the count up.":
    "Der rohe Vorschlag liegt weit unter der Anzahl. Der höchste Vorschlag im Fenster hält die Anzahl oben.",
  "Add behavior.scaleDown.stabilizationWindowSeconds: 0. The first pod then goes at 25:15, not at 30:15.":
    "Füge behavior.scaleDown.stabilizationWindowSeconds: 0 hinzu. Dann geht der erste Pod um 25:15, nicht um 30:15.",
  "Below which utilization does it scale down?": "Unter welcher Auslastung skaliert er herunter?",
  "There is no second threshold. It scales down as soon as the ratio to the target is outside the tolerance: 35% with a target of 50% is enough. Ten pods become seven, and those run close to the target again.":
    "Eine zweite Schwelle gibt es nicht. Er skaliert herunter, sobald das Verhältnis zum Zielwert außerhalb der Toleranz liegt: 35% bei einem Zielwert von 50% reichen dafür. Aus zehn Pods werden sieben, und die laufen wieder nahe am Zielwert.",
  "The pods are at about 35% when the count goes down.": "Die Pods sind bei etwa 35%, wenn die Anzahl sinkt.",
  "Let the load fall by only a tenth: the ratio stays inside the tolerance, and the count stays the same.":
    "Lass die Last nur um ein Zehntel sinken: Das Verhältnis bleibt in der Toleranz, und die Anzahl bleibt gleich.",
  "The CPU is at 71%, the target is 70%: why does nothing happen?": "Die CPU ist bei 71%, der Zielwert bei 70%: Warum passiert nichts?",
  "A ratio between 0.9 and 1.1 counts as on target, so that small changes in load do not move pods. Ten pods at 71% have a ratio of 1.014. Without the tolerance the controller would propose an eleventh pod.":
    "Ein Verhältnis zwischen 0.9 und 1.1 gilt als auf dem Zielwert, damit kleine Änderungen der Last keine Pods bewegen. Zehn Pods bei 71% ergeben ein Verhältnis von 1.014. Ohne die Toleranz würde der Controller einen elften Pod vorschlagen.",
  "The ratio is inside the tolerance, so the metric proposes the current count.":
    "Das Verhältnis liegt in der Toleranz, also schlägt die Metrik die aktuelle Anzahl vor.",
  "Set the controller's tolerance to 0, or write behavior.scaleUp.tolerance: 0. Then there are eleven pods.":
    "Setze die Toleranz des Controllers auf 0, oder schreibe behavior.scaleUp.tolerance: 0. Dann sind es elf Pods.",
  "20% below the target: why does it keep all four pods?": "20% unter dem Zielwert: Warum behält er alle vier Pods?",
  "Four pods are at 80% with a target of 100%. The ratio is 0.8, well outside the tolerance. But 0.8 × 4 is 3.2, and the controller always rounds up to whole pods.":
    "Vier Pods sind bei 80%, der Zielwert ist 100%. Das Verhältnis ist 0.8, weit außerhalb der Toleranz. Aber 0.8 × 4 ist 3.2, und der Controller rundet immer auf ganze Pods auf.",
  "The product is 3.2, and the proposal is 4.": "Das Produkt ist 3.2, und der Vorschlag ist 4.",
  "Lower the load until the pods are at 75%: 0.75 × 4 is 3, and the fourth pod goes.":
    "Senke die Last, bis die Pods bei 75% sind: 0.75 × 4 ist 3, und der vierte Pod geht.",
  "How can a pod be at 300% CPU?": "Wie kann ein Pod auf 300% CPU kommen?",
  "Utilization is a share of the container's request, not of its limit and not of a core. A pod that requests 100m and uses 300m is at 300%. Its limit is 1000m, so it is not even throttled.":
    "Die Auslastung ist ein Anteil am Request des Containers, nicht an seinem Limit und nicht an einem Kern. Ein Pod, der 100m anfordert und 300m verbraucht, ist bei 300%. Sein Limit ist 1000m, also wird er nicht einmal gedrosselt.",
  "The pod is at 300% of its request, far below its limit.": "Der Pod ist bei 300% seines Requests, weit unter seinem Limit.",
  "Raise the CPU request to 500m: the same load is then 60%.": "Erhöhe den CPU-Request auf 500m: Dieselbe Last macht dann 60% aus.",
  "Five times the load: why are the pods not there at once?": "Fünffache Last: Warum sind die Pods nicht sofort da?",
  "A change in load takes up to a minute to show fully. Pods at their limit never show more than their limit. And one sync can at most double the count. So five times the pods takes several steps, and the pods of each step need time to start.":
    "Es dauert bis zu einer Minute, bis sich eine Änderung der Last ganz zeigt. Pods an ihrem Limit zeigen nie mehr als ihr Limit. Und ein Abgleich kann die Anzahl höchstens verdoppeln. Fünfmal so viele Pods brauchen also mehrere Schritte, und die Pods jedes Schritts brauchen Zeit zum Starten.",
  "The count climbs in steps, while requests wait and fail.": "Die Anzahl steigt in Stufen, während Anfragen warten und fehlschlagen.",
  "Set a target of 25%, or minReplicas: 8: then the pods have enough room for the same spike, and no request fails.":
    "Setze einen Zielwert von 25%, oder minReplicas: 8. Dann haben die Pods genug Reserve für dieselbe Lastspitze, und keine Anfrage schlägt fehl.",

  // Stability
  "Is the stabilization window a pause between scale-downs?":
    "Ist das Stabilisierungsfenster eine Pause zwischen zwei Skalierungen nach unten?",
  "No: it looks back, it does not wait. When the load falls steadily, the highest proposal of the last five minutes falls with it. So the count shrinks at every sync. Older documents describe a pause after each rescale: until 1.11, the controller had one.":
    "Nein: Es blickt zurück, es wartet nicht. Wenn die Last stetig sinkt, sinkt der höchste Vorschlag der letzten fünf Minuten mit. Also schrumpft die Anzahl bei jedem Abgleich. Ältere Dokumente beschreiben eine Pause nach jeder Skalierung: Bis 1.11 hatte der Controller eine.",
  "The count follows the load five minutes later, without a pause.": "Die Anzahl folgt der Last fünf Minuten später, ohne Pause.",
  "Let the load fall at once: then the whole window passes before the first pod goes.":
    "Lass die Last auf einmal abfallen: Dann vergeht erst das ganze Fenster, bevor der erste Pod geht.",
  "Two minutes of scale-up stabilization: when do the first pods come?":
    "Zwei Minuten Stabilisierung nach oben: Wann kommen die ersten Pods?",
  "When it scales up, the window takes the lowest proposal that it remembers, and the default window has no length. With 120 seconds, the proposal of 4 from 10:00 keeps the count until it expires at 12:00. Without the window the count goes to 8 at 10:15. A rise of a minute and a half adds no pods at all.":
    "Beim Hochskalieren nimmt das Fenster den niedrigsten Vorschlag, den es sich merkt, und ohne Angabe ist es null Sekunden lang. Mit 120 Sekunden hält der Vorschlag 4 von 10:00 die Anzahl, bis er um 12:00 abläuft. Ohne das Fenster geht die Anzahl um 10:15 auf 8. Ein Anstieg von anderthalb Minuten bringt gar keine Pods.",
  "The CPU proposes 10. The lowest proposal in the window is 4.": "Die CPU schlägt 10 vor. Der niedrigste Vorschlag im Fenster ist 4.",
  "Write stabilizationWindowSeconds: 0, the default for scaling up: the count goes to 8 at 10:15.":
    "Schreibe stabilizationWindowSeconds: 0, den Standardwert nach oben: Die Anzahl geht um 10:15 auf 8.",
  "A tolerance of 5% and a target of 100M: does 105M add a pod?":
    "Eine Toleranz von 5% und ein Zielwert von 100M: Kommt bei 105M ein Pod hinzu?",
  "No: 105M is exactly 1.05 times the target, and that is still inside the tolerance. At 105.1M the ratio is 1.051, and five pods become six. The field tolerance is for one direction only: for scaling down, the cluster's tolerance of 10% stays.":
    "Nein: 105M sind genau das 1.05-Fache des Zielwerts, und das liegt noch in der Toleranz. Bei 105.1M ist das Verhältnis 1.051, und aus fünf Pods werden sechs. Das Feld tolerance gilt nur für eine Richtung: Nach unten bleibt die Toleranz des Clusters von 10%.",
  "525.5M are 105.1M for each of five pods. The ratio of 1.051 is outside the tolerance of 5%.":
    "525.5M sind 105.1M für jeden der fünf Pods. Das Verhältnis 1.051 liegt außerhalb der Toleranz von 5%.",
  "Remove behavior: the cluster's tolerance of 10% applies, and there are five pods until the end.":
    "Entferne behavior: Es gilt die Toleranz des Clusters von 10%, und bis zum Ende bleiben es fünf Pods.",

  // Rates
  "10% or 4 pods a minute: which one decides?": "10% oder 4 Pods pro Minute: Was entscheidet?",
  "With selectPolicy Max the policy that allows the larger change decides, and each sync checks this again. 10% of 80 pods is 8 pods a minute, and later it is fewer: 80, 72, 64, 57, 51, 45, 40. From 40 pods on 10% is not more than 4, so 4 pods go each minute: 36, 32, and so on.":
    "Mit selectPolicy Max entscheidet die Policy, die die größere Änderung erlaubt, und jeder Abgleich prüft das neu. 10% von 80 Pods sind 8 Pods pro Minute, später sind es weniger: 80, 72, 64, 57, 51, 45, 40. Ab 40 Pods sind 10% nicht mehr als 4, also gehen jede Minute 4 Pods: 36, 32 und so weiter.",
  "The decision shows both policies and which one decides.": "Die Entscheidung zeigt beide Policies und welche den Ausschlag gibt.",
  "Write selectPolicy: Min. Then the smaller change decides, and 4 pods go each minute from the start.":
    "Schreibe selectPolicy: Min. Dann entscheidet die kleinere Änderung, und von Anfang an gehen jede Minute 4 Pods.",
  "10% and 5 pods a minute with Min: 80, 75, and then?": "10% und 5 Pods pro Minute mit Min: 80, 75, und dann?",
  "With selectPolicy Min the policy that allows the smaller change decides. 10% of 80 pods is 8 pods, so 5 pods go each minute: 80, 75, 70, and so on to 40. 10% of 40 pods is only 4, so the next counts are 36, 32 and 28.":
    "Mit selectPolicy Min entscheidet die Policy, die die kleinere Änderung erlaubt. 10% von 80 Pods sind 8 Pods, also gehen jede Minute 5 Pods: 80, 75, 70 und so weiter bis 40. 10% von 40 Pods sind nur 4, also sind die nächsten Anzahlen 36, 32 und 28.",
  "10% of 40 pods is 4, less than 5, so the Percent policy decides from here on.":
    "10% von 40 Pods sind 4, weniger als 5, also entscheidet von hier an die Percent-Policy.",
  "Write selectPolicy: Max: the count goes from 80 to 72, 64, 57, 51, 45 and 40, and then by 5 each minute.":
    "Schreibe selectPolicy: Max: Die Anzahl geht von 80 auf 72, 64, 57, 51, 45 und 40 und dann jede Minute um 5 nach unten.",
  "30% or 7 pods a minute: how fast do 18 pods become 56?": "30% oder 7 Pods pro Minute: Wie schnell werden aus 18 Pods 56?",
  "From 18 pods, 30% allows 23.4, which the controller rounds up to 24, and 7 pods allow 25. With selectPolicy Max the larger change decides, so the first step goes to 25. From there 30% allows more than 7 pods: 33, 43, and 56 after three minutes.":
    "Von 18 Pods aus erlauben 30% eine Anzahl von 23.4, die der Controller auf 24 aufrundet, und 7 Pods erlauben 25. Mit selectPolicy Max entscheidet die größere Änderung, also geht der erste Schritt auf 25. Von da an erlauben 30% mehr als 7 Pods: 33, 43 und nach drei Minuten 56.",
  "The decision shows both policies: 30% allows 24 pods, and 7 pods allow 25.":
    "Die Entscheidung zeigt beide Policies: 30% erlauben 24 Pods, und 7 Pods erlauben 25.",
  "Remove the policy of 7 pods: the first step goes to 24.": "Entferne die Policy von 7 Pods: Der erste Schritt geht auf 24.",
  "10% of three pods is less than one: is it stuck?": "10% von drei Pods sind weniger als einer: Hängt er fest?",
  "A Percent policy sets how many pods must remain, and the controller rounds that number down to whole pods. 90% of 3 is 2.7, so 2 must remain. The count goes from 3 to 2, and a minute later from 2 to 1.":
    "Eine Percent-Policy legt fest, wie viele Pods übrig bleiben müssen, und der Controller rundet diese Zahl auf ganze Pods ab. 90% von 3 sind 2.7, also müssen 2 übrig bleiben. Die Anzahl geht von 3 auf 2 und eine Minute später von 2 auf 1.",
  "90% of 3 is 2.7. Rounded down to whole pods, that is 2.": "90% von 3 sind 2.7. Auf ganze Pods abgerundet sind das 2.",
  "Write selectPolicy: Disabled under scaleDown. Then the count really stays at 3.":
    "Schreibe selectPolicy: Disabled unter scaleDown. Dann bleibt die Anzahl wirklich bei 3.",
  "selectPolicy: Min. The minimum of what?": "selectPolicy: Min. Das Minimum wovon?",
  "It is the minimum of the changes that the policies allow, not of the counts. The policy that allows the smallest change decides. Here the policies allow 100% or one pod a minute. So one pod is added each minute, although the load is four times as high.":
    "Das Minimum der Änderungen, die die Policies erlauben, nicht der Anzahlen. Die Policy, die die kleinste Änderung erlaubt, entscheidet. Hier erlauben die Policies 100% oder einen Pod pro Minute. Also kommt jede Minute ein Pod hinzu, obwohl die Last viermal so hoch ist.",
  "The decision shows both policies. The one that allows one pod decides.":
    "Die Entscheidung zeigt beide Policies. Die, die einen Pod erlaubt, gibt den Ausschlag.",
  "Write selectPolicy: Max. Then the count doubles each minute.":
    "Schreibe selectPolicy: Max. Dann verdoppelt sich die Anzahl jede Minute.",
  "Scale-down is Disabled: why did it scale down?": "scaleDown steht auf Disabled: Warum hat er trotzdem herunterskaliert?",
  "Disabled stops what the metrics propose. It keeps the count until 20:00, although the load is gone after 02:00. But a count above maxReplicas goes down at once: the controller does not look at metrics, windows or policies. A lower maxReplicas is enough.":
    "Disabled hält auf, was die Metriken vorschlagen. Es hält die Anzahl bis 20:00, obwohl die Last ab 02:00 weg ist. Aber eine Anzahl über maxReplicas sinkt sofort: Der Controller beachtet weder Metriken noch Fenster noch Policies. Ein niedrigeres maxReplicas genügt.",
  "The count is above the new maxReplicas, so the controller checks nothing else.":
    "Die Anzahl liegt über dem neuen maxReplicas, also prüft der Controller nichts anderes.",
  "Remove the edit at 20:00: ten pods stay until the end.": "Entferne die Änderung des HPA um 20:00: Dann bleiben bis zum Ende zehn Pods.",

  // Metrics
  "There is no load at all: why does it scale to the maximum?": "Es gibt gar keine Last: Warum skaliert er bis zum Maximum?",
  "An idle pod already uses more memory than the target allows. One more pod takes no memory from the others, so all stay as full as before. So each sync proposes more pods, up to maxReplicas, and none ever goes.":
    "Schon ein Pod im Leerlauf belegt mehr Speicher, als der Zielwert erlaubt. Ein weiterer Pod nimmt den anderen keinen Speicher ab, also bleiben alle so voll wie vorher. Darum schlägt jeder Abgleich mehr Pods vor, bis maxReplicas, und keiner geht je wieder.",
  "The utilization does not fall when pods are added.": "Die Auslastung sinkt nicht, wenn Pods hinzukommen.",
  "Raise the memory request to 128Mi: the idle pods are then at 48%, and no pod is added.":
    "Erhöhe den Speicher-Request auf 128Mi: Die Pods im Leerlauf sind dann bei 48%, und kein Pod kommt hinzu.",
  "One pod is at its limit: why is no pod added?": "Ein Pod ist an seinem Limit: Warum kommt kein Pod hinzu?",
  "The controller knows only the average of all pods. One pod gets three and a half times its share and is throttled. The nine others are well below the target, so the average is on target.":
    "Der Controller kennt nur den Durchschnitt aller Pods. Ein Pod bekommt das Dreieinhalbfache seines Anteils und wird gedrosselt. Die neun anderen liegen weit unter dem Zielwert, also liegt der Durchschnitt auf dem Zielwert.",
  "The hottest pod is at its limit, and the average is on target.":
    "Der meistbelastete Pod ist an seinem Limit, und der Durchschnitt liegt auf dem Zielwert.",
  "Set the imbalance to 0: the same ten pods carry the same load, and none is throttled.":
    "Setze das Ungleichgewicht auf 0: Dieselben zehn Pods tragen dieselbe Last, und keiner wird gedrosselt.",
  "Requests fail while the pods’ CPU is idle: why is no pod added?":
    "Anfragen schlagen fehl, während die CPU der Pods unbeschäftigt ist: Warum kommt kein Pod hinzu?",
  "Each request holds one of the database’s 20 connections for 50 ms, so all pods together serve 400 requests per second. From 10:00 on 600 arrive, and those that find no connection fail. The pods wait and use only half of their CPU, so the autoscaler sees no need for more.":
    "Jede Anfrage belegt eine der 20 Verbindungen der Datenbank für 50 ms, also bedienen alle Pods zusammen 400 Anfragen pro Sekunde. Ab 10:00 treffen 600 ein, und die ohne Verbindung schlagen fehl. Die Pods warten und verbrauchen nur die Hälfte ihrer CPU, also sieht der Autoscaler keinen Bedarf für mehr.",
  "Capacity is 400, although the four pods could serve 800. Half of the CPU is idle, below the target of 70%.":
    "Die Kapazität ist 400, obwohl die vier Pods 800 bedienen könnten. Die Hälfte der CPU ist unbeschäftigt, unter dem Zielwert von 70 %.",
  "Write averageUtilization: 10: it goes to 20 pods, and as many requests fail. Set 40 connections: none fails.":
    "Schreibe averageUtilization: 10: Es werden 20 Pods, und es schlagen ebenso viele Anfragen fehl. Stelle 40 Verbindungen ein: Keine schlägt fehl.",
  "What does a CPU target of 95% cost, if no request fails?": "Was kostet ein CPU-Zielwert von 95 %, wenn keine Anfrage fehlschlägt?",
  "Requests arrive at random, so some must wait although the pods are not full. At 90% of the CPU, half of the requests take at least 0.138 s instead of 0.02 s, and one in twenty 0.6 s. The autoscaler is content, because 90% is within the tolerance of 95%.":
    "Anfragen treffen zufällig ein, darum müssen manche warten, obwohl die Pods nicht voll sind. Bei 90 % der CPU dauert die Hälfte der Anfragen mindestens 0.138 s statt 0.02 s, und jede zwanzigste 0.6 s. Der Autoscaler ist zufrieden, denn 90 % liegen im Toleranzbereich von 95 %.",
  "Ten pods serve all requests, and p95 is 0.598 s: thirty times the time of a request.":
    "Zehn Pods bedienen alle Anfragen, und p95 ist 0.598 s: das Dreißigfache der Zeit einer Anfrage.",
  "Write averageUtilization: 70: it goes to 13 pods, and p95 falls to less than a third.":
    "Schreibe averageUtilization: 70: Es werden 13 Pods, und p95 fällt auf weniger als ein Drittel.",
  "What does a CPU limit change?": "Was ändert ein CPU-Limit?",
  "These pods have no CPU limit, so a pod can use all the CPU of its node: 4000m here. When the load rises tenfold at 10:00, the three pods serve it, and no request fails. The metric sees the whole rise: 669% of the requests.":
    "Diese Pods haben kein CPU-Limit, also kann ein Pod die ganze CPU seines Nodes verbrauchen: hier 4000m. Wenn die Last um 10:00 auf das Zehnfache steigt, bedienen die drei Pods sie, und keine Anfrage schlägt fehl. Die Metrik sieht den ganzen Anstieg: 669% der Requests.",
  "Each pod used 1338m and requests 200m. With a limit of 500m the metric could not pass 250%.":
    "Jeder Pod verbrauchte 1338m und fordert 200m an. Mit einem Limit von 500m käme die Metrik nicht über 250%.",
  "Set a CPU limit of 500m: three pods then serve 74 of the 200 requests per second, and 3,536 requests fail.":
    "Setze ein CPU-Limit von 500m: Drei Pods bedienen dann 74 der 200 Anfragen pro Sekunde, und 3536 Anfragen schlagen fehl.",
  "All pods are at their CPU limit: why is no pod added?": "Alle Pods sind an ihrem CPU-Limit: Warum kommt kein Pod hinzu?",
  "The target is 600m for each pod, but the limit throttles each pod at 500m. So the ratio is never above 0.833, and this metric never adds a pod. After 05:00 the load is twice as high, and requests fail until the end.":
    "Der Zielwert ist 600m für jeden Pod, aber das Limit drosselt jeden Pod bei 500m. Also liegt das Verhältnis nie über 0.833, und diese Metrik fügt nie einen Pod hinzu. Nach 05:00 ist die Last doppelt so hoch, und bis zum Ende schlagen Anfragen fehl.",
  "The pods use 500m, all that their limit allows. 500 ÷ 600 × 4 is 3.3, so four pods stay.":
    "Die Pods verbrauchen 500m, so viel, wie ihr Limit erlaubt. 500 ÷ 600 × 4 ist 3.3, also bleiben vier Pods.",
  "Write averageValue: 400m: the count climbs to 9, and requests stop failing.":
    "Schreibe averageValue: 400m: Die Anzahl steigt auf 9, und es schlagen keine Anfragen mehr fehl.",
  "<unknown>/50%: what did the injected sidecar break?": "<unknown>/50%: Was hat der injizierte Sidecar kaputt gemacht?",
  "The utilization of a pod is its usage divided by its requests, so every container needs a CPU request. The injected container has none. So the controller cannot compute a count, and nothing scales at any load.":
    "Die Auslastung eines Pods ist sein Verbrauch geteilt durch seine Requests, also braucht jeder Container einen CPU-Request. Der injizierte Container hat keinen. Also kann der Controller keine Anzahl berechnen, und bei keiner Last skaliert etwas.",
  "ScalingActive is False, and the message names the container.": "ScalingActive ist False, und die Meldung nennt den Container.",
  "Give the sidecar a request: the count goes to 10. Or use a ContainerResource metric of the main container.":
    "Gib dem Sidecar einen Request: Die Zahl geht auf 10. Oder nimm eine ContainerResource-Metrik des Hauptcontainers.",
  "The application uses twice its request: why is the pod at 56%?":
    "Die Anwendung braucht das Doppelte ihres Requests: Warum ist der Pod bei 56%?",
  "A Resource metric adds up all containers. The sidecar requests 600m and uses a tenth of that. It hides the main container, which is at 200% of its request of 200m. The pod as a whole is just below its target of 60%.":
    "Eine Resource-Metrik zählt alle Container zusammen. Der Sidecar fordert 600m an und verbraucht ein Zehntel davon. Er verdeckt den Hauptcontainer, der bei 200% seines Requests von 200m ist. Der Pod als Ganzes liegt knapp unter seinem Zielwert von 60%.",
  "The pods are inside the tolerance, although each main container uses twice its request.":
    "Die Pods liegen in der Toleranz, obwohl jeder Hauptcontainer das Doppelte seines Requests verbraucht.",
  "Use type: ContainerResource with container: web. It measures the main container alone, and the count goes to 14.":
    "Nimm type: ContainerResource mit container: web. Das misst nur den Hauptcontainer, und die Zahl geht auf 14.",
  "The sidecar is the bottleneck: which metric sees it?": "Der Sidecar ist der Engpass: Welche Metrik sieht das?",
  "Each sidecar uses 120% of its request, but each main container only 30%. A Resource metric adds both up and finds 48%, below its target of 60%. A ContainerResource metric measures one container alone. With one for each container, the higher proposal wins: 8 pods for the sidecar.":
    "Jeder Sidecar verbraucht 120% seines Requests, jeder Hauptcontainer aber nur 30%. Eine Resource-Metrik zählt beide zusammen und kommt auf 48%, unter ihrem Zielwert von 60%. Eine ContainerResource-Metrik misst nur einen Container. Mit einer für jeden Container gewinnt der höhere Vorschlag: 8 Pods für den Sidecar.",
  "The main container is at 30%, the sidecar at 120%. The sidecar's metric proposes 8.":
    "Der Hauptcontainer ist bei 30%, der Sidecar bei 120%. Die Metrik des Sidecars schlägt 8 vor.",
  "Use one metric of type: Resource instead, with the same target: the pods are at 48%, and the count stays at 4.":
    "Nimm stattdessen eine Metrik mit type: Resource und demselben Zielwert: Die Pods sind bei 48%, und die Anzahl bleibt bei 4.",
  "One of two metrics cannot be read: what still works?": "Eine von zwei Metriken ist nicht lesbar: Was funktioniert noch?",
  "The other metric can still add pods. But it cannot remove any, because the missing metric might propose more. So while the external metrics API is down, the count follows the load up, but not down. Older documents say that nothing scales then; in 1.28 and in 1.37 the way up works.":
    "Die andere Metrik kann weiter Pods hinzufügen. Aber sie kann keine entfernen, denn die fehlende Metrik könnte mehr vorschlagen. Solange die External-Metrics-API ausfällt, folgt die Anzahl der Last also nach oben, aber nicht nach unten. Ältere Dokumente sagen, dass dann nichts skaliert; in 1.28 und in 1.37 geht es nach oben weiter.",
  "The CPU proposes fewer pods, and the sync ends with an error.":
    "Die CPU schlägt weniger Pods vor, und der Abgleich endet mit einem Fehler.",
  "Remove the External metric from the manifest: the count follows the load down.":
    "Entferne die External-Metrik aus dem Manifest: Die Anzahl folgt der Last nach unten.",
  "The CPU is at 107%, the target is 90%: why is no pod added?": "Die CPU ist bei 107%, der Zielwert bei 90%: Warum kommt kein Pod hinzu?",
  "Two of ten pods have no sample. When the ratio is above 1, the controller counts such pods as idle. Eight pods at 107% and two at 0% are 85% on average, inside the tolerance. The status still reports 107%.":
    "Zwei von zehn Pods haben keinen Messwert. Liegt das Verhältnis über 1, zählt der Controller solche Pods als untätig. Acht Pods bei 107% und zwei bei 0% ergeben im Durchschnitt 85%, innerhalb der Toleranz. Der Status meldet weiterhin 107%.",
  "The average before and after the controller counted the two pods as idle.":
    "Der Durchschnitt, bevor und nachdem der Controller die zwei Pods als untätig zählte.",
  "Remove the incident: all ten pods have a sample, and the count goes to twelve.":
    "Entferne die Störung: Alle zehn Pods haben einen Messwert, und die Anzahl steigt auf zwölf.",
  "Do missing pods count as on target?": "Zählen fehlende Pods, als lägen sie auf dem Zielwert?",
  "Some explanations say so and get 17 pods here: ten at 85% and two without a sample at 60%, twelve in all. But when it scales up, the controller counts the two as idle. That is 70% on average, and 14 pods.":
    "Manche Erklärungen sagen das und kommen hier auf 17 Pods: zehn bei 85% und zwei ohne Messwert bei 60%, zusammen zwölf. Aber beim Hochskalieren zählt der Controller die zwei als untätig. Das ergibt im Durchschnitt 70% und 14 Pods.",
  "The first sync: ten samples, and two missing pods that count as 0%.":
    "Der erste Abgleich: zehn Messwerte und zwei fehlende Pods, die als 0% zählen.",
  "Remove the incident: with twelve pods at 85% the CPU proposes 17, and maxReplicas limits that to 16.":
    "Entferne die Störung: Bei zwölf Pods mit 85% schlägt die CPU 17 vor, und maxReplicas begrenzt das auf 16.",
  "Ten pods at 85%, two failed, two without a sample: 14 or 17?": "Zehn Pods bei 85%, zwei fehlgeschlagen, zwei ohne Messwert: 14 oder 17?",
  "14: the controller ignores the failed pods, and counts the two without a sample as idle. Twelve pods are then at 70% on average, and 70% ÷ 60% × 12 is 14. The status still reports 85%. Some explanations get 17, which maxReplicas limits to 16.":
    "14: Der Controller ignoriert die fehlgeschlagenen Pods und zählt die zwei ohne Messwert als untätig. Zwölf Pods sind damit im Durchschnitt bei 70%, und 70% ÷ 60% × 12 ergibt 14. Der Status meldet weiter 85%. Manche Erklärungen kommen auf 17, was maxReplicas auf 16 begrenzt.",
  "The first sync: two failed pods are ignored, and their replacements have no sample yet.":
    "Der erste Abgleich: Zwei fehlgeschlagene Pods werden ignoriert, und ihr Ersatz hat noch keinen Messwert.",
  "Remove the incident: twelve pods at 85% propose 17, and maxReplicas limits that to 16.":
    "Entferne die Störung: Zwölf Pods bei 85% schlagen 17 vor, und maxReplicas begrenzt das auf 16.",
  "Twenty pods are enough: why does it propose more than a thousand?": "Zwanzig Pods reichen: Warum schlägt er über tausend vor?",
  "A target of type Value multiplies the ready pods by backlog ÷ target. A backlog does not shrink at once when pods are added. So every sync multiplies the result of the sync before, until maxReplicas stops it.":
    "Ein Zielwert vom Typ Value multipliziert die bereiten Pods mit Rückstand ÷ Zielwert. Ein Rückstand schrumpft nicht sofort, wenn Pods hinzukommen. Also multipliziert jeder Abgleich das Ergebnis des vorigen, bis maxReplicas ihn stoppt.",
  "The backlog divided by the target, times the ready pods.": "Der Rückstand geteilt durch den Zielwert, mal die bereiten Pods.",
  "Use an AverageValue of 100: the proposal is then the backlog ÷ 100, for any number of pods.":
    "Nimm einen AverageValue von 100: Der Vorschlag ist dann der Rückstand ÷ 100, bei jeder Zahl von Pods.",
  "Does listing both names of a container keep it scaling through a rename?":
    "Hält es die Skalierung am Laufen, beim Umbenennen beide Containernamen zu nennen?",
  "The documentation advises to list the old and the new name until the rollout is done. But a utilization needs the container’s request in every pod, and each name is missing in some pods. So both metrics fail while the pods are mixed, and the load that doubles meanwhile adds no pod.":
    "Die Dokumentation rät, den alten und den neuen Namen zu nennen, bis der Rollout fertig ist. Eine Auslastung braucht aber den Request des Containers in jedem Pod, und jeder Name fehlt in einigen Pods. Darum schlagen beide Metriken fehl, solange die Pods gemischt sind, und die Last, die sich dabei verdoppelt, bringt keinen Pod.",
  "Both metrics fail: each names a pod that has no such container. The count stays 10 until the last old pod is gone.":
    "Beide Metriken schlagen fehl: Jede nennt einen Pod ohne diesen Container. Die Anzahl bleibt 10, bis der letzte alte Pod weg ist.",
  "Use AverageValue 100m for both: a pod without the container then only counts as missing, and the count rises during the rollout.":
    "Nimm für beide AverageValue 100m: Ein Pod ohne den Container zählt dann nur als fehlend, und die Anzahl steigt schon während des Rollouts.",
  "Why does a release leave one pod more, with the same load?": "Warum bleibt nach einem Release ein Pod mehr, bei gleicher Last?",
  "The controller takes an external average over status.replicas, which includes the extra pods of a rolling update. Inside the tolerance it proposes that same number. So the extra pod of the release becomes the count.":
    "Der Controller bildet den Durchschnitt einer External-Metrik über status.replicas, und das zählt auch die zusätzlichen Pods eines Rolling Updates. Innerhalb der Toleranz schlägt er genau diese Zahl vor. So wird der zusätzliche Pod des Releases zur Anzahl.",
  "status.replicas is 11 and spec.replicas is 10. The ratio is inside the tolerance, so the metric proposes 11.":
    "status.replicas ist 11, spec.replicas ist 10. Das Verhältnis liegt in der Toleranz, also schlägt die Metrik 11 vor.",
  "Set maxSurge to 0 and maxUnavailable to 10%: the update then never has an extra pod.":
    "Setze maxSurge auf 0 und maxUnavailable auf 10%: Das Update hat dann nie einen zusätzlichen Pod.",
  "Requests at an Ingress: a target of type Value or AverageValue?":
    "Anfragen an einem Ingress: ein Zielwert vom Typ Value oder AverageValue?",
  "An Object metric has one value for all pods, here the requests per second at an Ingress. AverageValue divides it by the pods: 160 requests ÷ 20 is 8 pods, for any number of pods. Value compares the whole 160 with its target, and more pods do not lower it. So with a Value of 20 the count climbs to maxReplicas.":
    "Eine Object-Metrik hat einen Wert für alle Pods, hier die Anfragen pro Sekunde an einem Ingress. AverageValue teilt ihn durch die Pods: 160 Anfragen ÷ 20 ergibt 8 Pods, egal wie viele Pods es gibt. Value vergleicht die ganzen 160 mit dem Zielwert, und mehr Pods senken sie nicht. Mit einem Value von 20 steigt die Anzahl also bis maxReplicas.",
  "The Ingress gets 160 requests per second, 20 for each of the 8 pods.":
    "Der Ingress bekommt 160 Anfragen pro Sekunde, 20 für jeden der 8 Pods.",
  "Write type: Value and value: 20. Four pods become 40 within a minute, before the load rises.":
    "Schreibe type: Value und value: 20. Aus vier Pods werden innerhalb einer Minute 40, noch bevor die Last steigt.",
  "New pods show too few requests per second: does the autoscaler add too many pods?":
    "Neue Pods zeigen zu wenige Anfragen pro Sekunde: Fügt der Autoscaler zu viele Pods hinzu?",
  "No: rate() divides by its whole range, here two minutes, so the four new pods show 3 to 7 of their 12 requests per second. The old pods still show 16, because they had more before. So the sum is nearly right, 116 of 120, and so is the proposal: 12 pods. Divided by the age of each pod, the sum would be 140, and the proposal 14.":
    "Nein: rate() teilt durch den ganzen Zeitraum, hier zwei Minuten, also zeigen die vier neuen Pods 3 bis 7 ihrer 12 Anfragen pro Sekunde. Die alten Pods zeigen noch 16, weil sie vorher mehr hatten. So stimmt die Summe fast, 116 von 120, und auch der Vorschlag: 12 Pods. Geteilt durch das Alter jedes Pods wäre die Summe 140 und der Vorschlag 14.",
  "Ten pods serve 12 requests per second each. The average of their rates is 11.6.":
    "Zehn Pods bedienen je 12 Anfragen pro Sekunde. Der Durchschnitt ihrer Raten ist 11,6.",
  "Choose irate() for the metric: it looks at the last two scrapes alone, and 12 pods are written at 05:30, not at 06:45.":
    "Wähle irate() für die Metrik: Es sieht nur die letzten zwei Scrapes, und 12 Pods werden um 05:30 geschrieben statt um 06:45.",

  // Readiness
  "It needed two more pods: why are there twenty?": "Es brauchte zwei Pods mehr: Warum sind es zwanzig?",
  "These pods are ready at once, but busy with their own start for a minute. To the controller this looks like load, so it adds pods, and those start as well. The cascade ends at maxReplicas.":
    "Diese Pods sind sofort bereit, aber eine Minute lang mit dem eigenen Start beschäftigt. Für den Controller sieht das nach Last aus, also fügt er Pods hinzu, und auch die starten erst. Die Kettenreaktion endet bei maxReplicas.",
  "This CPU comes from starting pods. The load needs only six pods.":
    "Diese CPU kommt von startenden Pods. Die Last braucht nur sechs Pods.",
  "Let the readiness probe pass only after the start, 90 s after the container runs. Until then the CPU of a pod does not count, and the count goes only to 6.":
    "Lass die Readiness-Probe erst nach dem Start gelingen, 90 s nachdem der Container läuft. Bis dahin zählt die CPU eines Pods nicht, und die Zahl geht nur auf 6.",
  "Why do requests fail after each scale-up, with pods that have just started?":
    "Warum schlagen nach jedem Hochskalieren Anfragen fehl, bei Pods, die gerade gestartet sind?",
  "These pods have no readiness probe, so each is ready as soon as its container runs. But this application answers only 12 s later. From 05:19 to 05:29 four of 13 pods get requests and do not answer, then two of 15: 388 requests fail. No request waits: the old pods have room for all of them.":
    "Diese Pods haben keine Readiness-Probe, also ist jeder bereit, sobald sein Container läuft. Aber diese Anwendung antwortet erst 12 s später. Von 05:19 bis 05:29 bekommen vier von 13 Pods Anfragen und antworten nicht, danach zwei von 15: 388 Anfragen schlagen fehl. Keine Anfrage wartet: Die alten Pods haben Platz für alle.",
  "13 is written. From 05:19 on, 25 of 80 requests per second go to the four new pods and fail.":
    "13 ist geschrieben. Ab 05:19 gehen 25 von 80 Anfragen pro Sekunde an die vier neuen Pods und schlagen fehl.",
  "Choose a readiness probe on the Workload tab: no request fails.":
    "Wähle im Tab Workload eine Readiness-Probe: Keine Anfrage schlägt fehl.",
  "The old pods are far above the target: why is no pod added?":
    "Die alten Pods liegen weit über dem Zielwert: Warum kommt kein Pod hinzu?",
  "The new pods of this rollout never become ready, and eight old pods carry all the load. When the ratio is above 1, the five new pods count as idle. With them the average is on target again, and the count stays at ten.":
    "Die neuen Pods dieses Rollouts werden nie bereit, und acht alte Pods tragen die ganze Last. Liegt das Verhältnis über 1, zählen die fünf neuen Pods als untätig. Mit ihnen liegt der Durchschnitt wieder auf dem Zielwert, und die Anzahl bleibt bei zehn.",
  "The counted pods are above 120%. With five unready pods at 0% the average is inside the tolerance.":
    "Die gezählten Pods liegen über 120%. Mit fünf nicht bereiten Pods bei 0% liegt der Durchschnitt in der Toleranz.",
  "Make the release a good one: with ten ready pods at about 100% it scales up.":
    "Mach das Release fehlerfrei: Bei zehn bereiten Pods mit etwa 100% skaliert er hoch.",
  "Four of 14 pods are not Ready: do they count as 0%?": "Vier von 14 Pods sind nicht Ready: Zählen sie als 0%?",
  "The documentation says so, and then the average is on target and 14 pods stay. But these four were Ready for an hour before their containers crashed. Past the initialization period the controller counts every pod that was once Ready. The four use 85% while they start again, the ten others nearly as much, and the CPU proposes 20.":
    "Die Dokumentation sagt das, und dann liegt der Durchschnitt auf dem Zielwert und es bleibt bei 14 Pods. Aber diese vier waren eine Stunde lang Ready, bevor ihre Container abstürzten. Nach der Initialisierungszeit zählt der Controller jeden Pod, der einmal Ready war. Die vier verbrauchen 85%, während sie neu starten, die zehn anderen fast ebenso viel, und die CPU schlägt 20 vor.",
  "14 pods counted, 4 of them not Ready: 84 ÷ 60 × 14 is 19.6.": "14 Pods gezählt, 4 davon nicht Ready: 84 ÷ 60 × 14 ist 19,6.",
  "Replace the crash with a release that never becomes ready: its four pods were never Ready, count as 0%, and 14 pods stay.":
    "Ersetze den Absturz durch ein Release, das nie bereit wird: Seine vier Pods waren nie Ready, zählen als 0%, und es bleibt bei 14 Pods.",
  "The queue is four times too long: why does it scale down?": "Die Warteschlange ist viermal zu lang: Warum skaliert er herunter?",
  "A target of type Value multiplies the ratio by the ready pods, and 4 × 0 is 0. When overloaded pods fail their probes together, the proposal is 0. So the count goes down to minReplicas when the older proposals in the window expire.":
    "Ein Zielwert vom Typ Value multipliziert das Verhältnis mit den bereiten Pods, und 4 × 0 ist 0. Wenn bei überlasteten Pods alle Probes zugleich fehlschlagen, ist der Vorschlag 0. Also sinkt die Anzahl auf minReplicas, wenn die älteren Vorschläge im Fenster ablaufen.",
  "The ratio is 4, no pod is ready, and the proposal is 0.": "Das Verhältnis ist 4, kein Pod ist bereit, und der Vorschlag ist 0.",
  "Use an AverageValue: it does not multiply by the ready pods, and the count goes to 24.":
    "Nimm einen AverageValue: Er multipliziert nicht mit den bereiten Pods, und die Zahl geht auf 24.",
  "Does a crash-looping release scale to the maximum?": "Skaliert ein Release im Crash-Loop bis aufs Maximum?",
  "It once did. Pods without the metric counted as on target, so the controller could propose more pods although the ratio was far below 1. Today, if missing pods would turn a scale-down into a scale-up, the controller keeps the count.":
    "Früher ja. Pods ohne die Metrik zählten, als lägen sie auf dem Zielwert, also konnte der Controller mehr Pods vorschlagen, obwohl das Verhältnis weit unter 1 lag. Würden fehlende Pods heute aus einem Herunterskalieren ein Hochskalieren machen, behält der Controller die Anzahl.",
  "The ratio is below 1. With the missing pods counted in, the metric proposes the current count.":
    "Das Verhältnis liegt unter 1. Werden die fehlenden Pods mitgezählt, schlägt die Metrik die aktuelle Anzahl vor.",
  "Make the release a good one: its pods report the metric, none is missing, and the count stays the same, too.":
    "Mach das Release fehlerfrei: Seine Pods melden die Metrik, keiner fehlt, und die Anzahl bleibt ebenfalls gleich.",

  // Zero
  "Scaled to zero by hand: why does minReplicas not bring the pods back?":
    "Von Hand auf null skaliert: Warum holt minReplicas die Pods nicht zurück?",
  "When someone else writes zero replicas, the autoscaler pauses and ignores even minReplicas. All requests fail until someone scales to one. Editing minReplicas does not help, although the documentation says so. Until 1.35, minReplicas 0 with an Object or External metric woke the target.":
    "Wenn jemand anderes null Replicas schreibt, pausiert der Autoscaler und beachtet nicht einmal minReplicas. Alle Anfragen schlagen fehl, bis jemand auf eins skaliert. minReplicas zu ändern hilft nicht, auch wenn die Dokumentation es sagt. Bis 1.35 weckte minReplicas 0 mit einer Object- oder External-Metrik das Ziel.",
  "ScalingActive is False with reason ScalingDisabled.": "ScalingActive ist False mit dem Grund ScalingDisabled.",
  "Scale to 1 instead of 0: the autoscaler continues from there, up to what the load needs.":
    "Skaliere auf 1 statt auf 0: Der Autoscaler macht von dort aus weiter, bis zu dem, was die Last braucht.",
  "Can it scale to zero and come back by itself?": "Kann er auf null skalieren und von selbst zurückkommen?",
  "Yes, with minReplicas 0 and an External metric. The controller notes in the condition ScaledToZero that it went to zero itself, and scales up when messages arrive. The way down takes the five minutes of the window, the way up one sync. The design of 2015 left the waking to kube-proxy; Kubernetes does it with this metric instead.":
    "Ja, mit minReplicas 0 und einer External-Metrik. Der Controller vermerkt in der Condition ScaledToZero, dass er selbst auf null gegangen ist, und skaliert hoch, wenn Nachrichten eintreffen. Der Weg nach unten dauert die fünf Minuten des Fensters, der Weg nach oben einen Abgleich. Der Entwurf von 2015 überließ das Wecken kube-proxy; Kubernetes macht es stattdessen mit dieser Metrik.",
  "There are no pods, messages arrive, and the next sync proposes pods.":
    "Es gibt keine Pods, Nachrichten treffen ein, und der nächste Abgleich schlägt Pods vor.",
  "Start with no replicas: then the autoscaler did not go to zero itself, and stays paused.":
    "Beginne ohne Replicas: Dann ist der Autoscaler nicht selbst auf null gegangen und bleibt pausiert.",
  "Why does my worker stay at zero since the upgrade to 1.36?": "Warum bleibt mein Worker seit dem Upgrade auf 1.36 bei null?",
  "Until 1.35 the controller woke every target with minReplicas 0 and did not ask the gate HPAScaleToZero. 1.36 asks, and the gate is off by default. The stored minReplicas 0 stays valid, so the count still goes to zero when the load ends. Then scaling is disabled, and nothing wakes it.":
    "Bis 1.35 weckte der Controller jedes Ziel mit minReplicas 0 und fragte nicht nach dem Gate HPAScaleToZero. 1.36 fragt danach, und das Gate ist standardmäßig aus. Das gespeicherte minReplicas 0 bleibt gültig, deshalb geht die Anzahl weiterhin auf null, wenn die Last endet. Dann ist die Skalierung abgeschaltet, und nichts weckt das Ziel.",
  "Messages arrive again and wait: ScalingActive is False with reason ScalingDisabled.":
    "Wieder treffen Nachrichten ein und warten: ScalingActive ist False mit der Reason ScalingDisabled.",
  "Upgrade to 1.37 instead, where the gate is on by default: the messages wake it.":
    "Aktualisiere stattdessen auf 1.37, wo das Gate standardmäßig an ist: Die Nachrichten wecken das Ziel.",
  "At zero since before the upgrade to 1.37: why does nothing wake it?":
    "Schon vor dem Upgrade auf 1.37 bei null: Warum weckt nichts das Ziel?",
  "1.37 wakes only a target that it scaled to zero itself, and notes this in the condition ScaledToZero. Here 1.35 scaled to zero and noted nothing. So 1.37 finds zero replicas without the condition, and pauses, although its gate HPAScaleToZero is on. It stays at zero until someone scales it up once.":
    "1.37 weckt nur ein Ziel, das es selbst auf null skaliert hat, und vermerkt das in der Condition ScaledToZero. Hier skalierte 1.35 auf null und vermerkte nichts. Deshalb findet 1.37 null Replicas ohne die Condition und pausiert, obwohl sein Gate HPAScaleToZero an ist. Das Ziel bleibt bei null, bis jemand es einmal hochskaliert.",
  "Messages arrive and wait: ScalingActive is False with reason ScalingDisabled, and there is no condition ScaledToZero.":
    "Nachrichten treffen ein und warten: ScalingActive ist False mit der Reason ScalingDisabled, und eine Condition ScaledToZero gibt es nicht.",
  "Run kubectl scale --replicas=1 once after the upgrade: 1.37 goes on from there, and later messages wake it by themselves.":
    "Führe nach dem Upgrade einmal kubectl scale --replicas=1 aus: 1.37 macht von dort aus weiter, und spätere Nachrichten wecken das Ziel von selbst.",

  // KEDA
  "KEDA's cooldownPeriod is 60 s: why do the pods stay for minutes?": "KEDAs cooldownPeriod ist 60 s: Warum bleiben die Pods minutenlang?",
  "The cooldown counts only for the step to zero. From five pods to two the HPA decides, and its window remembers the five for five minutes. After the load has ended, the trigger is inactive for 60 s, and KEDA writes 0 at 32:30. Then two pods go at once, because KEDA does not ask the window.":
    "Der Cooldown zählt nur für den Schritt auf null. Von fünf Pods auf zwei entscheidet der HPA, und sein Fenster merkt sich die fünf fünf Minuten lang. Nach dem Ende der Last ist der Trigger 60 s lang inaktiv, und KEDA schreibt um 32:30 eine 0. Dann gehen zwei Pods auf einmal, denn KEDA fragt das Fenster nicht.",
  "The load fell six minutes ago. The HPA removes the first pod, and KEDA has written nothing.":
    "Die Last ist vor sechs Minuten gesunken. Der HPA entfernt den ersten Pod, und KEDA hat nichts geschrieben.",
  "Add a scale-down window of 60 s to advanced.horizontalPodAutoscalerConfig: the first pod goes at 16:45, not at 21:00.":
    "Gib advanced.horizontalPodAutoscalerConfig ein Fenster von 60 s für das Herunterskalieren: Der erste Pod geht um 16:45, nicht um 21:00.",
  "100 messages in the queue and a target of 20: why are five pods enough?":
    "100 Nachrichten in der Queue und ein Zielwert von 20: Warum reichen fünf Pods?",
  "KEDA's targets are averages: 100 messages ÷ 20 gives 5 pods, whatever number runs now. kubectl shows 20/20, because it divides the queue by the pods. The jobs take ten minutes, so the queue hardly shrinks. The HPA has still reached its target, because more pods would not change the sum.":
    "KEDAs Zielwerte sind Durchschnitte: 100 Nachrichten ÷ 20 ergeben 5 Pods, egal wie viele gerade laufen. kubectl zeigt 20/20, weil es die Queue durch die Pods teilt. Die Jobs dauern zehn Minuten, deshalb schrumpft die Queue kaum. Der HPA hat sein Ziel trotzdem erreicht, denn mehr Pods würden die Rechnung nicht ändern.",
  "The queue has 100 messages. The metric proposes 5, and no later sync proposes more.":
    "Die Queue hat 100 Nachrichten. Die Metrik schlägt 5 vor, und kein späterer Abgleich schlägt mehr vor.",
  "Set metricType: Value on the trigger. Then 100 ÷ 20 multiplies the pods at each sync, and at 06:30 there are 100, the maximum.":
    "Setze metricType: Value am Trigger. Dann multipliziert 100 ÷ 20 die Pods bei jedem Abgleich, und um 06:30 sind es 100, das Maximum.",
  "Three messages stay in the queue: why does KEDA not wake a pod for them?":
    "Drei Nachrichten bleiben in der Queue: Warum weckt KEDA keinen Pod für sie?",
  "KEDA wakes the workload for more than activationValue messages, here for more than 5. The target of 20 plays no part. So five messages wait for ten minutes, and the sixth wakes one pod. With five left the trigger is inactive again, and after the cooldown KEDA writes 0, although three are left.":
    "KEDA weckt den Workload bei mehr Nachrichten als activationValue, hier bei mehr als 5. Der Zielwert von 20 spielt keine Rolle. Deshalb warten fünf Nachrichten zehn Minuten lang, und die sechste weckt einen Pod. Bei fünf übrigen ist der Trigger wieder inaktiv, und nach dem Cooldown schreibt KEDA eine 0, obwohl drei übrig sind.",
  "The cooldown of five minutes is over. KEDA writes 0, and three messages wait until the end.":
    "Der Cooldown von fünf Minuten ist vorbei. KEDA schreibt eine 0, und drei Nachrichten warten bis zum Ende.",
  "Set activationValue to 0, its default: the first message wakes a pod, and all six are done.":
    "Setze activationValue auf 0, den Standardwert: Die erste Nachricht weckt einen Pod, und alle sechs werden erledigt.",
  "idleReplicaCount 1 and minReplicaCount 3: why does the count jump between 1 and 3?":
    "idleReplicaCount 1 und minReplicaCount 3: Warum springt die Anzahl zwischen 1 und 3?",
  "While the trigger is inactive, KEDA writes 1 at each poll. But its HPA has minReplicas 3, and writes 3 at its next sync. So the count changes 60 times in the first 15 minutes, until the load comes. The HPA rests only at 0, so no other idleReplicaCount works.":
    "Solange der Trigger inaktiv ist, schreibt KEDA bei jeder Abfrage eine 1. Aber sein HPA hat minReplicas 3 und schreibt beim nächsten Abgleich eine 3. So ändert sich die Anzahl in den ersten 15 Minuten 60-mal, bis die Last kommt. Der HPA ruht nur bei 0, deshalb funktioniert kein anderer idleReplicaCount.",
  "Ten seconds ago KEDA wrote 1. That is below minReplicas, so the HPA writes 3.":
    "Vor zehn Sekunden hat KEDA eine 1 geschrieben. Das liegt unter minReplicas, deshalb schreibt der HPA eine 3.",
  "Set idleReplicaCount: 0. Then KEDA writes 0 once, 3 when the load comes, and 0 when it is over.":
    "Setze idleReplicaCount: 0. Dann schreibt KEDA einmal 0, dann 3, wenn die Last kommt, und wieder 0, wenn sie vorbei ist.",
  "The source is down, and fallback says 10 replicas: why are there five after 90 seconds?":
    "Die Quelle ist ausgefallen, und fallback sagt 10 Replicas: Warum sind es nach 90 Sekunden fünf?",
  "A fallback writes no pods. After the fourth failure, at 10:30, KEDA tells the HPA the target × 10 replicas, so 15 × 10 = 150. Polls and the HPA's own reads both count as failures. The HPA then proposes 10, and its policy of one pod a minute arrives there at 16:30.":
    "Ein Fallback schreibt keine Pods. Nach dem vierten Fehlschlag, um 10:30, nennt KEDA dem HPA den Zielwert × 10 Replicas, also 15 × 10 = 150. Abfragen und die eigenen Lesungen des HPA zählen beide als Fehlschläge. Der HPA schlägt dann 10 vor, und seine Policy von einem Pod pro Minute kommt um 16:30 dort an.",
  "The metric is 150 and proposes 10. The policy allows 5.": "Die Metrik ist 150 und schlägt 10 vor. Die Policy erlaubt 5.",
  "Remove the behavior: all ten are written at 10:45. Or set maxReplicaCount: 6, and there are never more than six.":
    "Entferne das behavior: Alle zehn werden um 10:45 geschrieben. Oder setze maxReplicaCount: 6, und es sind nie mehr als sechs.",
  "Cron and CPU triggers: why are all ten busy pods gone at 18:05?":
    "Trigger für cron und CPU: Warum sind um 18:05 alle zehn beschäftigten Pods weg?",
  "A CPU trigger never keeps a workload from zero: if there is another trigger, only that one counts. The cron trigger's time ends at 18:00, and after the cooldown KEDA writes 0, although the CPU is at its target. Without pods the HPA is off, so no load wakes them before 8:00.":
    "Ein CPU-Trigger hält einen Workload nie von null ab: Gibt es einen anderen Trigger, zählt nur dieser. Die Zeit des cron-Triggers endet um 18:00, und nach dem Cooldown schreibt KEDA eine 0, obwohl die CPU an ihrem Zielwert ist. Ohne Pods ist der HPA aus, deshalb weckt sie vor 8:00 keine Last.",
  "It is 18:04:30, five minutes after the last poll with an active cron trigger. KEDA writes 0, and all requests fail.":
    "Es ist 18:04:30, fünf Minuten nach der letzten Abfrage mit aktivem cron-Trigger. KEDA schreibt eine 0, und alle Anfragen schlagen fehl.",
  "Set minReplicaCount: 1. Then KEDA never writes 0, the CPU keeps the ten pods, and no request fails.":
    "Setze minReplicaCount: 1. Dann schreibt KEDA nie eine 0, die CPU behält die zehn Pods, und keine Anfrage schlägt fehl.",
  "Ten jobs of ten minutes and ten workers: why is no job done after an hour?":
    "Zehn Jobs von zehn Minuten und zehn Worker: Warum ist nach einer Stunde kein Job fertig?",
  "A worker takes its job off the Redis list, so the list is empty while ten workers are busy. KEDA sees no activity, and after the cooldown of five minutes it writes 0. The jobs are cut, come back to the list, and begin again. In an hour jobs were cut 90 times, and the pods took 8.6 pod-hours.":
    "Ein Worker nimmt seinen Job aus der Redis-Liste, deshalb ist die Liste leer, während zehn Worker arbeiten. KEDA sieht keine Aktivität und schreibt nach dem Cooldown von fünf Minuten eine 0. Die Jobs werden abgebrochen, kommen zurück in die Liste und beginnen von vorn. In einer Stunde wurden Jobs 90-mal abgebrochen, und die Pods brauchten 8.6 Pod-Stunden.",
  "No job has been in the list for five minutes. KEDA writes 0, and all jobs are cut.":
    "Seit fünf Minuten ist kein Job in der Liste. KEDA schreibt eine 0, und alle Jobs werden abgebrochen.",
  "Use a RabbitMQ queue: it counts a message until a worker acknowledges it. All ten are done at 16:15, for 2.6 pod-hours.":
    "Nimm eine Queue von RabbitMQ: Sie zählt eine Nachricht, bis ein Worker sie bestätigt. Alle zehn sind um 16:15 fertig, für 2.6 Pod-Stunden.",
  "KEDA is paused: why does nothing follow the load, not even the HPA?":
    "KEDA ist pausiert: Warum folgt nichts der Last, nicht einmal der HPA?",
  "The annotation paused stops KEDA's polls and deletes its HPA. The count stays as it is: three pods get three times their load for 15 minutes, and 41,158 requests fail. At 30:00 the annotation goes. KEDA makes the HPA again, and its first sync writes 6.":
    "Die Annotation paused beendet KEDAs Abfragen und löscht seinen HPA. Die Anzahl bleibt, wie sie ist: Drei Pods bekommen 15 Minuten lang die dreifache Last, und 41,158 Anfragen schlagen fehl. Um 30:00 geht die Annotation. KEDA legt den HPA neu an, und dessen erster Abgleich schreibt eine 6.",
  "For 20 minutes there was no HPA and no decision. This is the first sync of the new one.":
    "20 Minuten lang gab es keinen HPA und keine Entscheidung. Das ist der erste Abgleich des neuen.",
  'Write paused-replicas: "10" instead of paused: KEDA writes 10 when it pauses, and only 58 requests fail.':
    'Schreibe paused-replicas: "10" statt paused: KEDA schreibt eine 10, wenn es pausiert, und nur 58 Anfragen schlagen fehl.',

  // Operations
  "Why do twenty pods drop to three with every deploy?": "Warum fallen zwanzig Pods bei jedem Deployment auf drei?",
  "The manifest of the workload says replicas: 3, so each kubectl apply writes 3. The autoscaler then has to climb back. Meanwhile three pods have the load of twenty.":
    "Im Manifest des Workloads steht replicas: 3, also schreibt jedes kubectl apply 3. Der Autoscaler muss sich dann wieder hocharbeiten. Solange haben drei Pods die Last von zwanzig.",
  "The count falls without the autoscaler, and then climbs back in steps.":
    "Die Anzahl fällt ohne Zutun des Autoscalers und steigt dann in Stufen wieder an.",
  "Remove the two incidents: so it is once the manifest has no spec.replicas. But the first apply without it writes 1 once, so first remove it with kubectl apply edit-last-applied, or, with server-side apply, remove it when the autoscaler owns the field.":
    "Entferne die beiden Störungen: So ist es, sobald im Manifest kein spec.replicas mehr steht. Aber das erste Apply ohne das Feld schreibt einmal 1, also entferne es zuerst mit kubectl apply edit-last-applied oder, mit Server-Side Apply, wenn das Feld dem Autoscaler gehört.",
  "spec.replicas is gone from the manifest: why did twenty pods drop to one?":
    "spec.replicas ist aus dem Manifest entfernt: Warum fielen zwanzig Pods auf einen?",
  "The apply before had the field, so the first kubectl apply without it removes it, and its default is 1. The autoscaler climbs back by 4, 8, 16 and 20, and 1391 requests fail. To avoid this, first remove the field with kubectl apply edit-last-applied. With server-side apply, remove it when the autoscaler owns the field.":
    "Das Apply davor hatte das Feld, also entfernt es das erste kubectl apply ohne das Feld, und der Standardwert ist 1. Der Autoscaler arbeitet sich über 4, 8 und 16 auf 20 hoch, und 1391 Anfragen schlagen fehl. Um das zu vermeiden, entferne das Feld zuerst mit kubectl apply edit-last-applied. Mit Server-Side Apply entferne es, wenn das Feld dem Autoscaler gehört.",
  "kubectl apply wrote 1 at 10:05. From here on the autoscaler raises the count.":
    "kubectl apply hat um 10:05 eine 1 geschrieben. Von hier an erhöht der Autoscaler die Anzahl.",
  "Remove the incident: so it is after edit-last-applied, and later applies leave the count alone as well.":
    "Entferne die Störung: So ist es nach edit-last-applied, und auch spätere Applies lassen die Anzahl in Ruhe.",
  "Every scale-down brings some 5xx: why, if there is room enough?":
    "Jedes Herunterskalieren bringt einige 5xx: Warum, wenn genug Platz ist?",
  "A pod that stops gets requests until endpoints, kube-proxy and ingress have followed: here for one second. Its process has SIGTERM by then, and refuses them. At 15:15 two of 20 pods stop, and 4 requests fail; at 15:30 nine of 18 stop, and 20 fail. No request ever waits: there is room for all of them.":
    "Ein Pod, der beendet wird, bekommt Anfragen, bis Endpoints, kube-proxy und Ingress gefolgt sind: hier eine Sekunde lang. Sein Prozess hat dann schon SIGTERM und lehnt sie ab. Um 15:15 werden zwei von 20 Pods beendet, und 4 Anfragen schlagen fehl; um 15:30 sind es neun von 18, und 20 schlagen fehl. Keine Anfrage wartet je: Es ist Platz für alle.",
  "9 of 18 pods stop. In the next second half of the 40 requests go to these pods and fail.":
    "9 von 18 Pods werden beendet. In der nächsten Sekunde geht die Hälfte der 40 Anfragen an diese Pods und schlägt fehl.",
  "Set the preStop sleep to 5 s on the Workload tab: no request fails.":
    "Setze den preStop-Schlaf im Tab Workload auf 5 s: Keine Anfrage schlägt fehl.",
  "gRPC: twenty pods, and a third of the requests fail. Why do the new pods stay idle?":
    "gRPC: zwanzig Pods, und ein Drittel der Anfragen schlägt fehl. Warum bleiben die neuen Pods untätig?",
  "A gRPC client keeps its connection, so all 200 clients stay with the first four pods. At 10:00 the load rises, and 16 pods are added, but no client connects to them. The average CPU of all 20 pods is 51%, near the target of 50%, so the autoscaler adds no more.":
    "Ein gRPC-Client behält seine Verbindung, also bleiben alle 200 Clients bei den ersten vier Pods. Um 10:00 steigt die Last, und 16 Pods kommen hinzu, aber kein Client verbindet sich mit ihnen. Die mittlere CPU aller 20 Pods ist 51%, nahe am Zielwert von 50%, daher fügt der Autoscaler keine weiteren hinzu.",
  "20 pods could serve 496 requests per second. The first four serve 99, at their CPU limit, and 51 fail.":
    "20 Pods könnten 496 Anfragen pro Sekunde bedienen. Die ersten vier bedienen 99, an ihrem CPU-Limit, und 51 schlagen fehl.",
  "Set the maximum age of a connection to 120 s on the Workload tab: from 10:42 on no request fails.":
    "Setze das höchste Alter einer Verbindung im Tab Workload auf 120 s: Ab 10:42 schlägt keine Anfrage fehl.",
  "The load triples: why do all pods restart, and why does the count stay at 9?":
    "Die Last verdreifacht sich: Warum starten alle Pods neu, und warum bleibt die Anzahl bei 9?",
  "Requests wait now, and the liveness probe waits with them, longer than its timeoutSeconds of 1: after three failures the kubelet restarts the container. Its load goes to the others, which fail in turn: at 05:28 none of the six old pods is ready. A container that has just restarted has no CPU sample, so the controller sees few pods and stays at 9, where 18 are needed. Each restart waits longer, up to five minutes, and 87% of all requests fail.":
    "Jetzt warten Anfragen, und die Liveness-Probe wartet mit ihnen, länger als ihre timeoutSeconds von 1: Nach drei gescheiterten Prüfungen startet der Kubelet den Container neu. Seine Last geht an die anderen, die dann ebenfalls scheitern: Um 05:28 ist keiner der sechs alten Pods bereit. Ein Container, der eben neu gestartet ist, hat keinen CPU-Messwert, darum sieht der Controller wenige Pods und bleibt bei 9, wo 18 nötig sind. Jeder Neustart wartet länger, bis zu fünf Minuten, und 87 % aller Anfragen schlagen fehl.",
  "All six containers restart. The three new pods get all of the load.":
    "Alle sechs Container starten neu. Die drei neuen Pods bekommen die ganze Last.",
  "Set timeoutSeconds of the liveness probe to 5 s on the Workload tab; no request waits longer. No container restarts, and the count reaches 18.":
    "Setze timeoutSeconds der Liveness-Probe im Tab Workload auf 5 s; länger wartet keine Anfrage. Kein Container startet neu, und die Anzahl erreicht 18.",
  "A node fails: why are its pods replaced only six minutes later?":
    "Ein Node fällt aus: Warum werden seine Pods erst sechs Minuten später ersetzt?",
  "Its pods stay Ready until the node has been silent for 50 s; a quarter of the requests goes there and fails, 459 in all. Then they stay for 300 s more, because each pod tolerates an unreachable node for so long. To the autoscaler they are missing and count as idle, so it adds none. At 15:50 they are deleted, and at 16:05 their two successors are ready.":
    "Seine Pods bleiben Ready, bis der Node 50 s lang geschwiegen hat; ein Viertel der Anfragen geht an sie und schlägt fehl, 459 insgesamt. Danach bleiben sie weitere 300 s, denn so lange toleriert jeder Pod einen unerreichbaren Node. Für den Autoscaler fehlen sie und zählen als untätig, also fügt er keine hinzu. Um 15:50 werden sie gelöscht, und um 16:05 sind ihre beiden Nachfolger bereit.",
  "Six pods have a sample, 62% on average. With the two missing pods as idle it is 46%, inside the tolerance around 50%.":
    "Sechs Pods haben einen Messwert, im Durchschnitt 62%. Mit den beiden fehlenden Pods als untätig sind es 46%, innerhalb der Toleranz um 50%.",
  "Set the toleration of the incident to 30 s: the two successors are ready at 11:35.":
    "Setze die Toleration der Störung auf 30 s: Die beiden Nachfolger sind um 11:35 bereit.",
  "A spike of 20 seconds is long over: why does every request still fail, at maxReplicas?":
    "Eine Lastspitze von 20 Sekunden ist längst vorbei: Warum schlägt bei maxReplicas immer noch jede Anfrage fehl?",
  "Each client sends a failed request four more times, at once, and pods still work on attempts whose clients have given up. The spike at 10:00 fills the pods with such attempts. After it 60 requests per second make 300 attempts, and ten pods can serve 248. So each is served too late, fails and is sent again, and the CPU stays at its limit.":
    "Jeder Client sendet eine fehlgeschlagene Anfrage noch viermal, sofort, und Pods arbeiten weiter an Versuchen, deren Clients aufgegeben haben. Die Lastspitze um 10:00 füllt die Pods mit solchen Versuchen. Danach werden aus 60 Anfragen pro Sekunde 300 Versuche, und zehn Pods können 248 bedienen. Also wird jeder zu spät bedient, schlägt fehl und wird erneut gesendet, und die CPU bleibt an ihrem Limit.",
  "The load is 60, and the capacity is 248. But no request is served in time, and 60 fail in each second.":
    "Die Last ist 60, und die Kapazität ist 248. Aber keine Anfrage wird rechtzeitig bedient, und in jeder Sekunde schlagen 60 fehl.",
  "Set the back-off before a retry to 20 s on the Workload tab: the retries come when there is room, and no request fails.":
    "Setze den Back-off vor einer Wiederholung im Tab Workload auf 20 s: Die Wiederholungen kommen, wenn Platz ist, und keine Anfrage schlägt fehl.",
  "Twenty jobs of ten minutes: why are only 17 done after an hour?":
    "Zwanzig Jobs von zehn Minuten: Warum sind nach einer Stunde nur 17 erledigt?",
  "At 11:30 only four jobs wait, and 16 are in work: the count goes from 16 to 4, and twelve pods stop. Their jobs do not end within the termination grace of 30 s, so they are cut and begin again from their start. They wait again, so the count rises again, until the next scale-down cuts them again. In an hour, jobs were cut 41 times, and the pods took 7.2 pod-hours.":
    "Um 11:30 warten nur vier Jobs, und 16 sind in Arbeit: Die Anzahl geht von 16 auf 4, und zwölf Pods werden beendet. Ihre Jobs enden nicht innerhalb der Schonfrist von 30 s, darum werden sie abgebrochen und beginnen wieder von vorn. Sie warten wieder, darum steigt die Anzahl wieder, bis das nächste Herunterskalieren sie wieder abbricht. In einer Stunde wurden Jobs 41-mal abgebrochen, und die Pods brauchten 7,2 Pod-Stunden.",
  "The grace of twelve pods is over. Their jobs are in the queue again.":
    "Die Schonfrist von zwölf Pods ist vorbei. Ihre Jobs sind wieder in der Queue.",
  "Set the termination grace to 600 s on the Workload tab: no job is cut, and all 20 are done at 26:15, for 4.1 pod-hours.":
    "Setze die Schonfrist im Tab Workload auf 600 s: Kein Job wird abgebrochen, und alle 20 sind um 26:15 erledigt, für 4,1 Pod-Stunden.",
  "A StatefulSet: eight replicas are written, why are there only six pods?":
    "Ein StatefulSet: Acht Replicas sind geschrieben, warum gibt es nur sechs Pods?",
  "A StatefulSet starts one pod at a time, and each only when all pods before it are ready. 8 is written at 05:30, but the eighth pod is ready at 07:15. A Deployment has all eight at 06:00. The rolling update at 20:00 replaces one pod at a time, from db-7 down to db-0, and takes more than four minutes.":
    "Ein StatefulSet startet einen Pod nach dem anderen, und jeden erst, wenn alle Pods davor bereit sind. Um 05:30 ist 8 geschrieben, aber der achte Pod ist um 07:15 bereit. Ein Deployment hat alle acht um 06:00. Das Rolling Update um 20:00 ersetzt einen Pod nach dem anderen, von db-7 bis db-0, und dauert mehr als vier Minuten.",
  "8 replicas are written. Six pods exist, and five of them are ready.":
    "8 Replicas sind geschrieben. Sechs Pods existieren, und fünf davon sind bereit.",
  "Write kind: Deployment: eight pods are ready at 06:00, and the rolling update takes a minute.":
    "Schreibe kind: Deployment: Um 06:00 sind acht Pods bereit, und das Rolling Update dauert eine Minute.",
  "A StatefulSet: does podManagementPolicy: Parallel make a scale-up faster?":
    "Ein StatefulSet: Macht podManagementPolicy: Parallel das Hochskalieren schneller?",
  "Yes: 12 is written at 05:30, and all 12 pods are ready at 06:00, as with a Deployment. OrderedReady, the default, starts a pod only when all pods before it are ready: then the twelfth is ready at 09:15. The policy is for scaling alone: a rolling update still replaces one pod at a time.":
    "Ja: Um 05:30 ist 12 geschrieben, und um 06:00 sind alle 12 Pods bereit, wie bei einem Deployment. OrderedReady, der Standardwert, startet einen Pod erst, wenn alle Pods davor bereit sind: Dann ist der zwölfte um 09:15 bereit. Die Policy gilt nur für das Skalieren: Ein Rolling Update ersetzt weiterhin einen Pod nach dem anderen.",
  "12 replicas are written. All 12 pods exist, and eight of them are ready.":
    "12 Replicas sind geschrieben. Alle 12 Pods existieren, und acht davon sind bereit.",
  "Set podManagementPolicy to OrderedReady on the Workload tab: at 05:45 six pods exist, and five of them are ready.":
    "Setze podManagementPolicy im Tab Workload auf OrderedReady: Um 05:45 existieren sechs Pods, und fünf davon sind bereit.",
  "A second autoscaler on the same pods: which one wins?": "Ein zweiter Autoscaler auf denselben Pods: Welcher gewinnt?",
  "Neither. When two autoscalers select the same pods, both stop with AmbiguousSelector before they read a metric. The load triples at 10:00, and nothing happens until the second one is gone.":
    "Keiner. Wählen zwei Autoscaler dieselben Pods aus, hören beide mit AmbiguousSelector auf, bevor sie eine Metrik lesen. Um 10:00 verdreifacht sich die Last, und nichts passiert, bis der zweite weg ist.",
  "ScalingActive is False with reason AmbiguousSelector.": "ScalingActive ist False mit dem Grund AmbiguousSelector.",
  "Remove the second autoscaler, and put both metrics into one manifest: the count goes to 12 at 10:30, not at 20:15.":
    "Entferne den zweiten Autoscaler, und schreibe beide Metriken in ein Manifest: Die Zahl geht um 10:30 auf 12, nicht um 20:15.",

  // Better settings
  "Start-up CPU between 4 and 12 pods: which settings stop the flapping?":
    "CPU beim Start, zwischen 4 und 12 Pods: Welche Einstellungen beenden das Flattern?",
  "Each new pod uses 400m more for its first 90 seconds, and it is ready at once. So the autoscaler takes this CPU for load, and goes to 12 pods where 7 are enough. When the window lets them go, the next wave starts it again.":
    "Jeder neue Pod verbraucht in seinen ersten 90 Sekunden 400m mehr, und er ist sofort bereit. Also hält der Autoscaler diese CPU für Last und geht auf 12 Pods, wo 7 genügen. Wenn das Fenster sie gehen lässt, beginnt es mit der nächsten Welle von vorn.",
  "Most of this CPU comes from starting pods, not from the load.":
    "Der größte Teil dieser CPU kommt von startenden Pods, nicht von der Last.",
  "Set a scale-up window of 120 s: the burst of a new pod is over before the window believes it, and the count goes only to 7.":
    "Setze ein Fenster von 120 s für das Hochskalieren: Der Start eines neuen Pods ist vorbei, bevor das Fenster ihm glaubt, und die Anzahl geht nur auf 7.",
  "The search tries 18 manifests with 20 seeds each. A target of 70% with a scale-up window of 120 s costs 47% less, and the p95 latency is lower in 20 of 20 runs.":
    "Die Suche probiert 18 Manifeste mit je 20 Seeds. Ein Zielwert von 70% mit einem Fenster von 120 s für das Hochskalieren kostet 47% weniger, und die p95-Latenz ist in 20 von 20 Läufen niedriger.",
  "The traffic doubles each morning: which settings are ready for it?":
    "Jeden Morgen verdoppelt sich der Verkehr: Welche Einstellungen sind darauf vorbereitet?",
  "Within one minute the load doubles, and a new pod needs a minute until it is ready. At a target of 80% the pods that are there have no room for twice the load. The autoscaler only reacts, so the room must be there before.":
    "Innerhalb einer Minute verdoppelt sich die Last, und ein neuer Pod braucht eine Minute, bis er bereit ist. Bei einem Zielwert von 80% haben die vorhandenen Pods keinen Platz für die doppelte Last. Der Autoscaler reagiert nur, also muss der Platz vorher da sein.",
  "Five pods serve what nine should, while the others start.": "Fünf Pods bedienen, was neun sollten, während die anderen starten.",
  "Set minReplicas: 7: the morning begins with seven pods, and no request fails.":
    "Setze minReplicas: 7: Der Morgen beginnt mit sieben Pods, und keine Anfrage scheitert.",
  "The search tries 18 manifests with 20 seeds each. minReplicas: 7 costs 10% more and keeps the limit of 0.1% failed requests in 20 of 20 runs, today’s in none. Every lower target costs more than that. What a higher minReplicas costs at night is not in this half hour.":
    "Die Suche probiert 18 Manifeste mit je 20 Seeds. minReplicas: 7 kostet 10% mehr und hält die Grenze von 0.1% gescheiterten Anfragen in 20 von 20 Läufen, das heutige in keinem. Jeder niedrigere Zielwert kostet mehr als das. Was ein höheres minReplicas nachts kostet, steckt nicht in dieser halben Stunde.",
  "Ten pods all night: how low may minReplicas be?": "Zehn Pods die ganze Nacht: Wie niedrig darf minReplicas sein?",
  "minReplicas keeps ten pods through a night that needs two. But in the morning eight times the load comes within two minutes, and a new pod needs 50 seconds. With too few pods at night, requests fail until the others are ready.":
    "minReplicas hält zehn Pods durch eine Nacht, die zwei braucht. Aber am Morgen kommt binnen zwei Minuten die achtfache Last, und ein neuer Pod braucht 50 Sekunden. Mit zu wenigen Pods in der Nacht scheitern Anfragen, bis die anderen bereit sind.",
  "The CPU proposes 2. minReplicas makes it 10.": "Die CPU schlägt 2 vor. minReplicas macht daraus 10.",
  "Set minReplicas: 4: the count falls to 4 at night, and no request fails. With 2, many fail.":
    "Setze minReplicas: 4: Die Anzahl fällt nachts auf 4, und keine Anfrage scheitert. Mit 2 scheitern viele.",
  "The search tries 15 manifests with 20 seeds each. minReplicas: 4 costs 36% less, and no more requests fail in 20 of 20 runs. With 2 it costs 43% less, but more requests fail in 20 of 20.":
    "Die Suche probiert 15 Manifeste mit je 20 Seeds. minReplicas: 4 kostet 36% weniger, und in 20 von 20 Läufen scheitern nicht mehr Anfragen. Mit 2 kostet es 43% weniger, aber in 20 von 20 scheitern mehr.",

  // History
  "The CPU is far below its target: why does it scale up?": "Die CPU ist weit unter dem Zielwert: Warum skaliert er hoch?",
  "Without behavior one sync can at most double the count. The window remembers the higher proposals for five minutes. The spike is over, but the highest of them still raises the count, and the event gives no reason.":
    "Ohne behavior kann ein Abgleich die Anzahl höchstens verdoppeln. Das Fenster merkt sich die höheren Vorschläge fünf Minuten lang. Die Lastspitze ist vorbei, aber der höchste von ihnen hebt die Anzahl noch an, und das Event nennt keinen Grund.",
  "The pods are below 20%, and the CPU proposes the current count. The highest proposal in the window is above it.":
    "Die Pods liegen unter 20%, und die CPU schlägt die aktuelle Anzahl vor. Der höchste Vorschlag im Fenster liegt darüber.",
  "Write behavior.scaleDown.stabilizationWindowSeconds: 300, the same window. Then a remembered proposal can hold the count, but never raises it.":
    "Schreibe behavior.scaleDown.stabilizationWindowSeconds: 300, dasselbe Fenster. Dann kann ein gemerkter Vorschlag die Anzahl halten, aber nie anheben.",
  "Is the stabilization window the old cooldown of Kubernetes 1.2?": "Ist das Stabilisierungsfenster der alte Cooldown von Kubernetes 1.2?",
  "No: after a rescale, 1.2 allowed no change up for 3 minutes and no change down for 5, at any load: its forbidden windows. After that it followed the load at once. So here the second rise waits. And a lull of a minute removes 17 of 20 pods just before the load returns; today’s window keeps them.":
    "Nein: Nach einer Skalierung erlaubte 1.2 drei Minuten lang keine Änderung nach oben und fünf Minuten lang keine nach unten, bei jeder Last: seine Sperrfenster. Danach folgte es der Last sofort. Hier muss deshalb der zweite Anstieg warten. Und eine Flaute von einer Minute kostet 17 von 20 Pods, kurz bevor die Last zurückkommt; das heutige Fenster behält sie.",
  "The load is back and 3 pods are at their limit. No change up is allowed until 28:30.":
    "Die Last ist zurück, und 3 Pods sind an ihrem Limit. Bis 28:30 ist keine Änderung nach oben erlaubt.",
  "Choose Kubernetes 1.37 in the Cluster tab: it follows both rises within half a minute, keeps 20 pods through the lull, and no request fails.":
    "Wähle im Tab „Cluster“ Kubernetes 1.37: Es folgt beiden Anstiegen innerhalb einer halben Minute, behält in der Flaute 20 Pods, und keine Anfrage schlägt fehl.",
  "The CPU is at 55%, the target is 50%: is that inside a tolerance of 10%?":
    "Die CPU ist bei 55%, der Zielwert bei 50%: Liegt das in einer Toleranz von 10%?",
  "In Kubernetes 1.28 it is not: the controller computes |1 − 1.1|, which a float64 rounds to 0.10000000000000009, and adds a pod. 1.37 checks whether the ratio is at most 1 + 0.1, and keeps the ten pods.":
    "In Kubernetes 1.28 nicht: Der Controller berechnet |1 − 1.1|, was ein float64 auf 0.10000000000000009 rundet, und fügt einen Pod hinzu. 1.37 prüft, ob das Verhältnis höchstens 1 + 0.1 ist, und behält die zehn Pods.",
  "The ratio is exactly 1.1, and the proposal is 11. The line below the sum names the rule of 1.28.":
    "Das Verhältnis ist genau 1.1 und der Vorschlag 11. Die Zeile unter der Rechnung nennt die Regel von 1.28.",
  "Choose Kubernetes 1.37 in the Cluster tab: under the same load the count stays at 10.":
    "Wähle im Tab „Cluster“ Kubernetes 1.37: Bei derselben Last bleibt die Anzahl bei 10.",
  "Scaled to zero by hand with minReplicas 0: does it come back?": "Von Hand auf null skaliert, mit minReplicas 0: Kommen die Pods zurück?",
  "In Kubernetes 1.28 it does. With minReplicas 0 it reads the metrics at zero replicas too, so the pause that someone wanted ends at the next sync. 1.37 notes in the condition ScaledToZero whether it went to zero itself, and only then scales up again.":
    "In Kubernetes 1.28 ja. Mit minReplicas 0 liest es die Metriken auch bei null Replicas, also endet die Pause, die jemand wollte, beim nächsten Abgleich. 1.37 vermerkt in der Condition ScaledToZero, ob es selbst auf null gegangen ist, und skaliert nur dann wieder hoch.",
  "The sync after kubectl scale: zero pods, 8 messages per second, 2 for each pod, and the count goes back to 4.":
    "Der Abgleich nach kubectl scale: null Pods, 8 Nachrichten pro Sekunde, 2 je Pod, und die Anzahl geht zurück auf 4.",
  "Choose Kubernetes 1.37 in the Cluster tab: the count stays at zero, and the messages wait.":
    "Wähle im Tab „Cluster“ Kubernetes 1.37: Die Anzahl bleibt bei null, und die Nachrichten warten.",
  "My load needs four pods: why do I get ten?": "Meine Last braucht vier Pods: Warum bekomme ich zehn?",
  "The selector of the target also matches the pods of another workload. The controller averages all pods that the selector matches, whoever owns them, and multiplies by their number. Four pods at 50% and three at 90% are 67% on average, and 67% ÷ 50% × 7 is 10. So the four pods become ten, although their own load is the same.":
    "Der Selektor des Ziels trifft auch die Pods eines anderen Workloads. Der Controller mittelt über alle Pods, die der Selektor trifft, egal wem sie gehören, und multipliziert mit ihrer Anzahl. Vier Pods bei 50% und drei bei 90% sind im Durchschnitt 67%, und 67% ÷ 50% × 7 ergibt 10. Also werden aus den vier Pods zehn, obwohl ihre eigene Last gleich bleibt.",
  "Seven pods count, and only four of them are the target’s own.": "Sieben Pods zählen, und nur vier davon gehören dem Ziel.",
  "Remove the incident, as if the other workload had a label of its own: four pods stay four. Or let the other pods be finished, as those of a Job, and halve the load: no pod goes while they exist, because in a scale-down a pod without a sample counts as if it used its whole request.":
    "Entferne die Störung, als hätte der andere Workload ein eigenes Label: Vier Pods bleiben vier. Oder lass die anderen Pods beendet sein, wie die eines Jobs, und halbiere die Last: Solange sie da sind, geht kein Pod, denn beim Herunterskalieren zählt ein Pod ohne Messwert, als verbrauchte er seinen ganzen Request.",

  // Evidence
  "Why does it keep 7 pods if 4 are enough?": "Warum behält er 7 Pods, wenn 4 genügen?",
  "A description and the YAML of one moment. The CPU proposes 4, because 7 × 31 ÷ 60 is 3.6. The window of five minutes still remembers 7.":
    "Eine Beschreibung und das YAML eines Augenblicks. Die CPU schlägt 4 vor, denn 7 × 31 ÷ 60 ist 3,6. Das Fenster von fünf Minuten merkt sich noch 7.",
  "The conditions say what held the count. The events say when it last rose, but not when 7 was last proposed.":
    "Die Conditions sagen, was die Anzahl hielt. Die Events sagen, wann sie zuletzt stieg, aber nicht, wann 7 zuletzt vorgeschlagen wurde.",
  "Wait five minutes at most: if the CPU stays, 7 expires by then. A series of two hours would tell the second.":
    "Warte höchstens fünf Minuten: Bleibt die CPU so, läuft 7 bis dahin ab. Eine Zeitreihe von zwei Stunden würde die Sekunde nennen.",
  "Who took ten of fourteen pods away?": "Wer nahm zehn von vierzehn Pods weg?",
  "Two hours of kube-state-metrics. At 09:50 the count falls from 14 to 4, and no decision of the controller explains it. Another program wrote 4, or a second autoscaler did. From 10:20 to 10:31 nothing was recorded.":
    "Zwei Stunden kube-state-metrics. Um 09:50 fällt die Anzahl von 14 auf 4, und keine Entscheidung des Controllers erklärt das. Ein anderes Programm schrieb 4, oder ein zweiter Autoscaler. Von 10:20 bis 10:31 wurde nichts aufgezeichnet.",
  "At the divergence, each possible cause has what speaks for it and against it.":
    "An der Abweichung steht bei jeder möglichen Ursache, was für und was gegen sie spricht.",
  "Add the events of that time, and search for a manifest with replicas: 4 that somebody applied.":
    "Füge die Events dieser Zeit hinzu und suche nach einem Manifest mit replicas: 4, das jemand angewendet hat.",
};
