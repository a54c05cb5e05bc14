import type { Messages } from "../language";

/** What the documents about the autoscaler say, and what is true. */
export const documents: Messages = {
  "The numbers": "Die Zahlen",
  Documents: "Dokumente",
  "What is wrong, dated or unclear in it.": "Was darin falsch, veraltet oder unklar ist.",
  "These documents make {0} about the autoscaler. Here are those that are wrong, dated or unclear, and those that need a condition. The other ones are true as they are. A test computes every answer again.":
    "Diese Dokumente machen {0} über den Autoscaler. Hier stehen die falschen, veralteten oder unklaren und jene, die nur unter einer Bedingung stimmen. Die übrigen stimmen so, wie sie sind. Ein Test rechnet jede Antwort nach.",
  "{0}: {1} are true as they are, {2} are here.": "{0}: {1} stimmen so, wie sie sind, {2} stehen hier.",
  "The document says": "Das Dokument sagt",
  "The answer": "Die Antwort",
  "See it": "Sieh es dir an",
  "True until {0}.": "Richtig bis {0}.",
  "True.": "Richtig.",
  "Wrong.": "Falsch.",
  "Unclear.": "Unklar.",
  "Documentation today": "Dokumentation von heute",
  "Documentation of 2020": "Dokumentation von 2020",
  "Proposal of autoscaling/v2": "Vorschlag für autoscaling/v2",
  "Design of 2015, for Kubernetes 1.1": "Entwurf von 2015, für Kubernetes 1.1",
  "A blog’s “Advanced HPA”": "„Advanced HPA“ eines Blogs",
  // Several documents
  "The HPA scales ReplicationControllers.": "Der HPA skaliert ReplicationController.",
  "The page simulates them, too, with all three versions. They scale exactly as a ReplicaSet does.":
    "Auch die Seite simuliert sie, mit allen drei Versionen. Sie skalieren genau wie ein ReplicaSet.",
  "Failed pods are discarded.": "Fehlgeschlagene Pods werden verworfen.",
  "They count nowhere: not as pods, not as missing and not as idle. Add the incident to see it.":
    "Sie zählen nirgends: nicht als Pods, nicht als fehlend und nicht als untätig. Füge die Störung hinzu, um es zu sehen.",
  "kubectl delete hpa ends the scaling.": "kubectl delete hpa beendet das Skalieren.",
  "While the HPA is gone, no sync happens and the count stays. Another incident makes the HPA again.":
    "Solange der HPA fehlt, gibt es keinen Abgleich, und die Anzahl bleibt. Eine andere Störung legt den HPA wieder an.",
  "kubectl autoscale sets the target with --cpu-percent.": "kubectl autoscale setzt den Zielwert mit --cpu-percent.",
  "It still works, but kubectl now calls this flag deprecated. Write --cpu=80% instead. The page makes the same manifest from both.":
    "Das geht noch, aber kubectl nennt dieses Flag jetzt veraltet. Schreibe stattdessen --cpu=80%. Die Seite macht aus beiden dasselbe Manifest.",
  // The design of 2015
  "The manifest has scaleRef and cpuUtilization.targetPercentage.": "Das Manifest hat scaleRef und cpuUtilization.targetPercentage.",
  "Only Kubernetes 1.1 to 1.5 read this form. Choose Kubernetes 1.2, or let the page rewrite it as autoscaling/v2.":
    "Nur Kubernetes 1.1 bis 1.5 lesen diese Form. Wähle Kubernetes 1.2, oder lass die Seite sie als autoscaling/v2 schreiben.",
  "The controller looks at the pods every 30 s.": "Der Controller sieht alle 30 s nach den Pods.",
  "Since 1.12 it looks every 15 s, unless a flag sets another period. With Kubernetes 1.2 the page has 30 s.":
    "Seit 1.12 tut er es alle 15 s, wenn kein Flag eine andere Periode setzt. Mit Kubernetes 1.2 sind es auf der Seite 30 s.",
  "CPU is the average of the last minute, and comes from Heapster.": "CPU ist der Durchschnitt der letzten Minute und kommt von Heapster.",
  "Kubernetes 1.22 removed Heapster. Today metrics-server has one sample of each pod, and the page gives Kubernetes 1.2 such samples, too.":
    "Kubernetes 1.22 hat Heapster entfernt. Heute hat metrics-server von jedem Pod einen Messwert, und die Seite gibt auch Kubernetes 1.2 solche Messwerte.",
  "After a rescale, the count does not grow for 3 minutes and does not shrink for 5.":
    "Nach einer Skalierung wächst die Anzahl 3 Minuten lang nicht und sinkt 5 Minuten lang nicht.",
  "Since 1.12 a rise does not wait, and a fall waits only for the proposals that the window remembers. Under the same load, the second rise comes after 210 s with 1.2, and after 15 s today.":
    "Seit 1.12 wartet ein Anstieg nicht, und ein Absinken wartet nur auf die Vorschläge, die sich das Fenster merkt. Bei derselben Last kommt der zweite Anstieg mit 1.2 nach 210 s, heute nach 15 s.",
  "An absolute target above what a pod can use never adds pods.":
    "Ein absoluter Zielwert über dem, was ein Pod verbrauchen kann, fügt nie Pods hinzu.",
  "Pods with a CPU limit of 500m never reach a target of 600m, so no pod is added at any load.":
    "Pods mit einem CPU-Limit von 500m erreichen nie einen Zielwert von 600m, also kommt bei keiner Last ein Pod hinzu.",
  "Later, kube-proxy will wake a target that was scaled to zero.": "Später weckt kube-proxy ein Ziel, das auf null skaliert ist.",
  "Nobody built this. With minReplicas 0, an Object or External metric wakes the target.":
    "Das hat niemand gebaut. Mit minReplicas 0 weckt eine Object- oder External-Metrik das Ziel.",
  // The documentation of today
  "Pods that are not ready yet are set aside for CPU.": "Pods, die noch nicht bereit sind, bleiben für CPU außer Betracht.",
  "Only pods in their first 5 minutes, and pods that were never ready. An old pod that becomes unready still counts: 10 pods at 85% and 4 such pods, with a target of 60%, make 20. If these 4 were never ready, the count stays at 14.":
    "Nur Pods in ihren ersten 5 Minuten und Pods, die nie bereit waren. Ein alter Pod, der seine Bereitschaft verliert, zählt weiter: 10 Pods mit 85% und 4 solche Pods ergeben bei einem Zielwert von 60% 20. Waren diese 4 nie bereit, bleibt die Anzahl bei 14.",
  "During the initial readiness delay, a pod that was ready only briefly counts as starting.":
    "Während der anfänglichen Bereitschaftsfrist gilt ein Pod, der nur kurz bereit war, als startend.",
  "The delay matters only to unready pods older than 5 minutes. A younger pod counts as soon as it is ready and its sample began after that.":
    "Die Frist betrifft nur Pods, die älter als 5 Minuten und nicht bereit sind. Ein jüngerer Pod zählt, sobald er bereit ist und sein Messwert danach begann.",
  "A pod whose readiness goes on and off is ignored until it stays ready.":
    "Ein Pod, der abwechselnd bereit und nicht bereit ist, wird ignoriert, bis er bereit bleibt.",
  "In its first 5 minutes it counts whenever it is ready and its sample began after that. Later it counts at every sync, even while it is not ready.":
    "In seinen ersten 5 Minuten zählt er immer dann, wenn er bereit ist und sein Messwert danach begann. Später zählt er bei jedem Abgleich, auch wenn er nicht bereit ist.",
  "With ContainerResource, pods without that container are ignored.": "Bei ContainerResource werden Pods ohne diesen Container ignoriert.",
  "With a utilization target, one such pod makes the metric fail. With AverageValue, such a pod counts as missing, and the metric works. Until 1.32 it failed then, too.":
    "Bei einem Auslastungsziel lässt ein solcher Pod die Metrik fehlschlagen. Bei AverageValue zählt ein solcher Pod als fehlend, und die Metrik funktioniert. Bis 1.32 schlug sie auch dann fehl.",
  "If an HPA names the old and the new container, it scales throughout the rollout that renames the container.":
    "Nennt ein HPA den alten und den neuen Container, skaliert er während des ganzen Rollouts, der den Container umbenennt.",
  "With utilization targets both metrics fail while pods of both kinds exist, and the count stays until the rollout ends.":
    "Bei Auslastungszielen schlagen beide Metriken fehl, solange es Pods beider Arten gibt, und die Anzahl bleibt, bis der Rollout endet.",
  "After someone set replicas to 0, a change of minReplicas starts the scaling again.":
    "Nachdem jemand replicas auf 0 gesetzt hat, setzt eine Änderung von minReplicas das Skalieren wieder in Gang.",
  "Kubernetes 1.37 stays at 0 at any minReplicas. Scale to 1 to start it again. Until 1.35, minReplicas 0 with an Object or External metric woke such a target.":
    "Kubernetes 1.37 bleibt bei jedem minReplicas bei 0. Skaliere auf 1, damit es weitergeht. Bis 1.35 weckte minReplicas 0 mit einer Object- oder External-Metrik ein solches Ziel.",
  "After spec.replicas is removed from the manifest, the next apply can set the count to 1 once.":
    "Nachdem spec.replicas aus dem Manifest entfernt wurde, kann das nächste apply die Anzahl einmal auf 1 setzen.",
  "Then 20 pods become 1, and are 20 again after 60 s. kubectl apply edit-last-applied before the change avoids it.":
    "Dann wird aus 20 Pods 1, und nach 60 s sind es wieder 20. kubectl apply edit-last-applied vor der Änderung vermeidet das.",
  // The documentation of 2020
  "A flag chooses between Heapster and the metrics APIs.": "Ein Flag wählt zwischen Heapster und den Metrik-APIs.",
  "Kubernetes 1.22 removed Heapster and the flag. Metrics always come from the metrics APIs.":
    "Kubernetes 1.22 hat Heapster und das Flag entfernt. Metriken kommen immer aus den Metrik-APIs.",
  "If one of the metrics fails, nothing scales.": "Schlägt eine der Metriken fehl, wird nicht skaliert.",
  "Today this is true only downwards. If another metric proposes more pods, the count grows: 2 pods at 75% become 3 with a target of 50%.":
    "Heute gilt das nur nach unten. Schlägt eine andere Metrik mehr Pods vor, wächst die Anzahl: Aus 2 Pods mit 75% werden bei einem Zielwert von 50% 3.",
  "kubectl rolling-update of a ReplicationController loses its HPA.":
    "kubectl rolling-update eines ReplicationController verliert dessen HPA.",
  "The command made another ReplicationController, and the HPA looked for the old name. kubectl 1.18 no longer has the command.":
    "Der Befehl legte einen anderen ReplicationController an, und der HPA suchte den alten Namen. kubectl 1.18 hat den Befehl nicht mehr.",
  "After a scale-down, the controller waits before the next one.": "Nach einem Herunterskalieren wartet der Controller vor dem nächsten.",
  "Since 1.12 the window delays nothing. It remembers proposals. In a steady decline the count falls 36 times, each time 15 s after the last.":
    "Seit 1.12 verzögert das Fenster nichts. Es merkt sich Vorschläge. Bei stetig sinkender Last sinkt die Anzahl 36-mal, jedes Mal 15 s nach dem letzten.",
  "Annotations of Kubernetes 1.2 add custom metrics.": "Annotationen von Kubernetes 1.2 fügen Custom-Metriken hinzu.",
  "Kubernetes 1.6 removed them, and the page ignores them: its Kubernetes 1.2 reads only CPU. Use the types Pods, Object and External.":
    "Kubernetes 1.6 hat sie entfernt, und die Seite ignoriert sie: Ihr Kubernetes 1.2 liest nur CPU. Nimm die Typen Pods, Object und External.",
  // The proposal
  "A metric must fall when pods are added.": "Eine Metrik muss sinken, wenn Pods hinzukommen.",
  "Nothing checks this rule. The memory of idle pods breaks it: without one request, 2 pods become 8, which is maxReplicas.":
    "Niemand prüft diese Regel. Der Speicher untätiger Pods verletzt sie: Ohne eine einzige Anfrage werden aus 2 Pods 8, und das ist maxReplicas.",
  "The example manifest is complete.": "Das Beispielmanifest ist vollständig.",
  "It lacks metadata.name, which the API server requires. With a name it runs, and one press rewrites it as autoscaling/v2.":
    "Es fehlt metadata.name, das der API-Server verlangt. Mit einem Namen läuft es, und ein Klick schreibt es als autoscaling/v2.",
  "A target can be a percentage of the limit.": "Ein Zielwert kann ein Prozentsatz des Limits sein.",
  "No release has such a field, and the API server refuses it. Utilization is always a percentage of the request.":
    "Kein Release hat ein solches Feld, und der API-Server lehnt es ab. Auslastung ist immer ein Prozentsatz des Requests.",
  "With External, another controller decides.": "Bei External entscheidet ein anderer Controller.",
  "It became a metric from outside the cluster, with a name and a target. The HPA still decides.":
    "Daraus wurde eine Metrik von außerhalb des Clusters, mit Namen und Zielwert. Es entscheidet weiter der HPA.",
  "Metrics come from two APIs: the master metrics API and the custom metrics API.":
    "Metriken kommen aus zwei APIs: der Master-Metrics-API und der Custom-Metrics-API.",
  "There are three: metrics.k8s.io, custom.metrics.k8s.io and external.metrics.k8s.io. An incident stops the first, another the other two.":
    "Es sind drei: metrics.k8s.io, custom.metrics.k8s.io und external.metrics.k8s.io. Eine Störung hält die erste an, eine andere die beiden anderen.",
  // The blog
  "The tolerance is 0.1 seconds.": "Die Toleranz ist 0.1 Sekunden.",
  "It is a ratio. With a target of 50%, 55% is still within it and changes nothing. At 56%, 10 pods become 12.":
    "Sie ist ein Verhältnis. Bei einem Zielwert von 50% liegen 55% noch darin und ändern nichts. Bei 56% werden aus 10 Pods 12.",
  "The count falls only once within the window.": "Die Anzahl sinkt innerhalb des Fensters nur einmal.",
  "It can fall at every sync: in a steady decline it falls 36 times, each time 15 s after the last.":
    "Sie kann bei jedem Abgleich sinken: Bei stetig sinkender Last sinkt sie 36-mal, jedes Mal 15 s nach dem letzten.",
  "Failed pods are discarded, and then count as 0%.": "Fehlgeschlagene Pods werden verworfen und zählen dann als 0%.",
  "Only the first half is right. In the article’s example the 2 failed pods change nothing: with and without them the proposal is 14.":
    "Nur die erste Hälfte stimmt. Im Beispiel des Artikels ändern die 2 fehlgeschlagenen Pods nichts: Mit und ohne sie ist der Vorschlag 14.",
  "Pods that are not ready count as 0%.": "Pods, die nicht bereit sind, zählen als 0%.",
  "When it scales up, that is true of pods in their first 5 minutes and of pods that were never ready. An old pod that becomes unready counts with its real usage: 14 pods at 85% with a target of 60% make 20, even if 4 of them are unready.":
    "Beim Hochskalieren stimmt das für Pods in ihren ersten 5 Minuten und für Pods, die nie bereit waren. Ein alter Pod, der seine Bereitschaft verliert, zählt mit seinem wirklichen Verbrauch: 14 Pods mit 85% ergeben bei einem Zielwert von 60% 20, auch wenn 4 davon nicht bereit sind.",
  "The CPU initialization period is about missing metrics.": "Die CPU-Initialisierungsperiode betrifft fehlende Metriken.",
  "It is about young pods: for 5 minutes their CPU counts only if they are ready. A pod without a sample is missing at any age.":
    "Sie betrifft junge Pods: 5 Minuten lang zählt ihre CPU nur, wenn sie bereit sind. Ein Pod ohne Messwert fehlt in jedem Alter.",
  "10 pods at 85%, 2 failed and 2 missing, with a target of 60%: the result is 17, and maxReplicas limits it to 16.":
    "10 Pods mit 85%, 2 fehlgeschlagene und 2 fehlende, bei einem Zielwert von 60%: Das Ergebnis ist 17, und maxReplicas begrenzt es auf 16.",
  "The controller proposes 14. When it scales up, the 2 missing pods count as 0%, and the failed pods do not count.":
    "Der Controller schlägt 14 vor. Beim Hochskalieren zählen die 2 fehlenden Pods als 0%, und die fehlgeschlagenen zählen nicht.",
  "The example has placeholder text in status.lastScaleTime.": "Das Beispiel hat in status.lastScaleTime einen Platzhalter.",
  "The API server refuses it, because it is no time. So does the page, and one press removes the status.":
    "Der API-Server lehnt das ab, weil es keine Zeit ist. Die Seite auch, und ein Klick entfernt den Status.",
  "The example can be pasted as it is.": "Das Beispiel lässt sich unverändert einfügen.",
  "It is indented with no-break spaces, which YAML does not read as spaces. The page says so, and one press replaces them.":
    "Es ist mit geschützten Leerzeichen eingerückt, die YAML nicht als Leerzeichen liest. Die Seite sagt das, und ein Klick ersetzt sie.",
  "behavior.scaleDown is the counterpart of the flag for downscale stabilization.":
    "behavior.scaleDown ist das Gegenstück zum Flag für die Stabilisierung beim Herunterskalieren.",
  "The flag is the default of the cluster, and a window in the manifest replaces it. With 120 s in the flag, pods go 135 s after the load. With 300 s in the manifest too, they go after 300 s.":
    "Das Flag ist der Standardwert des Clusters, und ein Fenster im Manifest ersetzt ihn. Mit 120 s im Flag gehen Pods 135 s nach der Last. Stehen dazu 300 s im Manifest, gehen sie nach 300 s.",
  "ReplicationControllers and custom resources can be targets.": "ReplicationController und Custom Resources können Ziele sein.",
  "A cluster scales custom resources if they have a scale subresource. The page simulates them as a Deployment and says so at their line, and ReplicationControllers as what they are.":
    "Ein Cluster skaliert Custom Resources, wenn sie eine scale-Subressource haben. Die Seite simuliert sie als Deployment und sagt es an ihrer Zeile, und ReplicationControllers als das, was sie sind.",
  "The HPA slows down if it scales down often.": "Der HPA wird langsamer, wenn er oft herunterskaliert.",
  "There is no such rule: after 35 scale-downs in a row, the next comes after 15 s as the others did.":
    "Eine solche Regel gibt es nicht: Nach 35 Herunterskalierungen in Folge kommt die nächste nach 15 s, wie die anderen.",
  "A window of 120 s for scaling up delays the rise.": "Ein Fenster von 120 s beim Hochskalieren verzögert den Anstieg.",
  "After a jump of the load at 600 s, the count first grows at 720 s. Without the window it grows at 615 s.":
    "Nach einem Sprung der Last bei 600 s wächst die Anzahl zuerst bei 720 s. Ohne das Fenster wächst sie bei 615 s.",
  "With 30% or 7 pods a minute, 18 pods become 25 and then 33.": "Mit 30% oder 7 Pods pro Minute werden aus 18 Pods 25 und dann 33.",
  "Then they become 43 and 56. At 18 pods, 7 pods are the larger change; from 25 on, 30% is.":
    "Danach werden es 43 und 56. Bei 18 Pods sind 7 Pods die größere Änderung, ab 25 sind es 30%.",
};
