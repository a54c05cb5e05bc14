import type { Messages } from "../../language";

/** Kinds of workloads stay without an article in the nominative: das Deployment, but der ReplicationController. */
export const advice: Messages = {
  "API versions that clusters no longer serve, or soon will not": "API-Versionen, die Cluster nicht mehr oder bald nicht mehr anbieten",
  "Containers without the request that a utilization target needs": "Container ohne den Request, den ein Auslastungsziel braucht",
  "Targets below the usage of idle pods": "Zielwerte unter dem Verbrauch von Pods im Leerlauf",
  "minReplicas 0 with only Percent policies for scaling up": "minReplicas 0 mit nur Percent-Policies zum Hochskalieren",
  "Policies that need hours between minReplicas and maxReplicas": "Policies, die zwischen minReplicas und maxReplicas Stunden brauchen",
  "Utilization targets above 100%": "Auslastungsziele über 100%",
  "Targets that pods cannot pass because of their CPU limit": "Zielwerte, die Pods wegen ihres CPU-Limits nicht überschreiten können",
  "minReplicas equal to maxReplicas": "minReplicas gleich maxReplicas",
  "spec.replicas in the manifest of the workload": "spec.replicas im Manifest des Workloads",
  "A workload that is not the autoscaler's target": "Ein Workload, der nicht das Ziel des Autoscalers ist",
  "A tolerance wider than the range up to maxReplicas": "Eine Toleranz, die weiter ist als der Bereich bis maxReplicas",

  "minReplicas and maxReplicas are both {0}, so nothing can scale.":
    "minReplicas und maxReplicas sind beide {0}, also kann nichts skaliert werden.",
  "Every sync reads the metrics, and the bounds limit every proposal to this one count.":
    "Jeder Abgleich liest die Metriken, und die Grenzen begrenzen jeden Vorschlag auf diese eine Anzahl.",
  "From 0 replicas, these policies allow no pods.": "Von 0 Replicas aus erlauben diese Policies keinen Pod.",
  "A Percent policy allows a percentage of the existing pods, which is none at 0 replicas, and selectPolicy Min picks the smallest change.":
    "Eine Percent-Policy erlaubt einen Prozentsatz der vorhandenen Pods, bei 0 Replicas also keinen, und selectPolicy Min wählt die kleinste Änderung.",
  "A Percent policy allows a percentage of the existing pods, which is none at 0 replicas. Add a policy of type Pods so that the first pod can start.":
    "Eine Percent-Policy erlaubt einen Prozentsatz der vorhandenen Pods, bei 0 Replicas also keinen. Ergänze eine Policy vom Typ Pods, damit der erste Pod starten kann.",

  "The target is {0}% of the {1} request.": "Der Zielwert ist {0}% des Requests für {1}.",
  "No pods are added until the pods use more {0} than they request. With a limit equal to the request they never do, and the scheduler reserves no room for more than the request.":
    "Pods kommen erst hinzu, wenn die Pods mehr {0} verbrauchen, als sie anfordern. Mit einem Limit in Höhe des Requests tun sie das nie, und der Scheduler reserviert keinen Platz über den Request hinaus.",
  "A pod can use at most {0}% of its cpu request, and the target is {1}%.":
    "Ein Pod kann höchstens {0}% seines Requests für cpu verbrauchen, und der Zielwert ist {1}%.",
  "A pod can use at most {0}m of cpu, and the target is {1}.": "Ein Pod kann höchstens {0}m cpu verbrauchen, und der Zielwert ist {1}.",
  "The metric adds pods only when their average usage is more than {0}% above the target. The limit throttles them before that, so this metric never adds a pod.":
    "Die Metrik fügt erst Pods hinzu, wenn ihr durchschnittlicher Verbrauch mehr als {0}% über dem Zielwert liegt. Vorher drosselt sie das Limit, also fügt diese Metrik nie einen Pod hinzu.",
  "No container of the {0} is named {1}.": "Kein Container des {0} heißt {1}.",
  "The controller finds no such container in the pods, so the metric fails in every sync.":
    "Der Controller findet in den Pods keinen solchen Container, also schlägt die Metrik bei jedem Abgleich fehl.",
  "The container {0} has no {1} request.": "Der Container {0} hat keinen Request für {1}.",
  'Utilization is usage divided by the requests of all containers. Without this request, the controller reports "missing request for {0} in container {1}", and the metric proposes nothing.':
    "Auslastung ist Verbrauch geteilt durch die Requests aller Container. Ohne diesen Request meldet der Controller „missing request for {0} in container {1}“, und die Metrik schlägt nichts vor.",
  "Idle pods use {0}% of their {1} request, above the target of {2}%.":
    "Pods im Leerlauf verbrauchen {0}% ihres Requests für {1}, mehr als der Zielwert {2}%.",
  "Idle pods use more {0} than the target of {1}.": "Pods im Leerlauf verbrauchen mehr {0} als der Zielwert {1}.",
  "More pods do not lower the usage of an idle pod. The count climbs to maxReplicas and stays there.":
    "Mehr Pods senken den Verbrauch eines Pods im Leerlauf nicht. Die Anzahl steigt auf maxReplicas und bleibt dort.",
  "The controller's tolerance holds the count, so without load the count never goes down.":
    "Die Toleranz des Controllers hält die Anzahl, also sinkt sie ohne Last nie.",

  "These policies need at least {0} hours from {1} {2} to {3} {4}.":
    "Diese Policies brauchen von {1} {2} bis {3} {4} mindestens {0} Stunden.",
  "A policy allows its value once per period, no matter how far the metric is above the target.":
    "Eine Policy erlaubt ihren Wert einmal pro Periode, egal wie weit die Metrik über dem Zielwert liegt.",
  "A policy allows its value once per period. You pay for the pods of a peak for all this time after the peak ends.":
    "Eine Policy erlaubt ihren Wert einmal pro Periode. Du bezahlst die Pods einer Spitze noch so lange nach deren Ende.",

  "The tolerance of {0}% is larger than the step from minReplicas {1} to maxReplicas {2}.":
    "Die Toleranz von {0}% ist größer als der Schritt von minReplicas {1} zu maxReplicas {2}.",
  "No pods are added until the metric is more than {0}% above its target. Then even maxReplicas is too few to bring it back to the target.":
    "Pods kommen erst hinzu, wenn die Metrik mehr als {0}% über ihrem Zielwert liegt. Dann reicht selbst maxReplicas nicht, um sie zum Zielwert zurückzubringen.",

  "The API server drops this annotation because its text does not have the form that the API server writes.":
    "Der API-Server verwirft diese Annotation, weil ihr Text nicht die Form hat, die der API-Server schreibt.",
  "An older API version has no fields for some settings and keeps them as JSON in annotations. The API server drops what it cannot read there, without a warning.":
    "Eine ältere API-Version hat für manche Einstellungen keine Felder und hält sie als JSON in Annotationen. Was der API-Server dort nicht lesen kann, verwirft er ohne Warnung.",
  "{0} is still served.": "{0} wird noch angeboten.",
  "Kubernetes {0} removed {1}.": "Kubernetes {0} hat {1} entfernt.",
  "The API server stores it as autoscaling/v2, and this page simulates that form. Only autoscaling/v2 has fields for other metrics and for behavior.":
    "Der API-Server speichert es als autoscaling/v2, und diese Seite simuliert diese Form. Nur autoscaling/v2 hat Felder für andere Metriken und für behavior.",
  'A current cluster answers: no matches for kind "HorizontalPodAutoscaler" in version "{0}". This page simulates it in the form to which the API server converted it.':
    'Ein heutiger Cluster antwortet: no matches for kind "HorizontalPodAutoscaler" in version "{0}". Diese Seite simuliert es in der Form, in die der API-Server es umwandelte.',

  "The {0} sets replicas to {1}.": "Im {0} steht replicas auf {1}.",
  "Each time you apply this manifest, this value overwrites the autoscaler's count. Without this field, the autoscaler keeps its count. But the first apply without it writes 1 once, so first remove it with kubectl apply edit-last-applied, or, with server-side apply, remove it when the autoscaler owns the field.":
    "Jedes Mal, wenn du dieses Manifest anwendest, überschreibt dieser Wert die Anzahl des Autoscalers. Ohne dieses Feld behält der Autoscaler seine Anzahl. Aber das erste Apply ohne das Feld schreibt einmal 1, also entferne es zuerst mit kubectl apply edit-last-applied oder, mit Server-Side Apply, wenn das Feld dem Autoscaler gehört.",
  "The autoscaler is in the namespace {0}, but the {1} is in {2}.": "Der Autoscaler ist im Namespace {0}, aber {1} ist in {2}.",
  "The target is the {0} {1}, but the text has the {2} {3}.": "Das Ziel ist {0} {1}, aber im Text steht {2} {3}.",
  "An autoscaler scales the object that scaleTargetRef names in its own namespace. If there is no such object, it scales nothing.":
    "Ein Autoscaler skaliert das Objekt, das scaleTargetRef in seinem eigenen Namespace nennt. Gibt es kein solches Objekt, skaliert er nichts.",
  "Memory targets in thousandths of a byte": "Zielwerte für Speicher in Tausendsteln eines Bytes",
  "{0} of memory is {1} bytes: the suffix m means thousandths.": "{0} Speicher sind {1} Byte: Das Suffix m bedeutet Tausendstel.",
  "Every pod uses more than that, so the count climbs to maxReplicas.":
    "Jeder Pod verbraucht mehr, also steigt die Anzahl bis maxReplicas.",

  "Objects and fields that are left out here": "Objekte und Felder, die hier weggelassen werden",
  "The {0} {1} is left out here.": "{0} {1} wird hier weggelassen.",
  "{0} is left out here.": "{0} wird hier weggelassen.",
  "It is in another namespace, so it does not matter to this autoscaler.":
    "Das Objekt ist in einem anderen Namespace, also spielt es für diesen Autoscaler keine Rolle.",
  "Its target is another workload, so it does not matter to this autoscaler.":
    "Sein Ziel ist ein anderer Workload, also spielt es für diesen Autoscaler keine Rolle.",
  "It only holds credentials, so it does not matter to the autoscaler.":
    "Es enthält nur Zugangsdaten, also spielt es für den Autoscaler keine Rolle.",
  "A scale-down does not heed it: it limits only evictions, such as those of kubectl drain. So it does not matter to the autoscaler.":
    "Ein Herunterskalieren beachtet es nicht: Es begrenzt nur Evictions, etwa die von kubectl drain. Also spielt es für den Autoscaler keine Rolle.",
  "KEDA starts Jobs from it, so it does not matter to the autoscaler.":
    "KEDA startet daraus Jobs, also spielt es für den Autoscaler keine Rolle.",
  "It gives requests and limits to containers that have none, and a utilization is a share of the requests. Write them into the workload so that they count here.":
    "Es gibt Containern Requests und Limits, die keine haben, und eine Auslastung ist ein Anteil der Requests. Schreib sie in den Workload, damit sie hier zählen.",
  "If the quota is used up, the cluster creates no more pods, whatever count the autoscaler writes. Here it creates them.":
    "Ist die Quota aufgebraucht, erstellt der Cluster keine weiteren Pods, egal welche Anzahl der Autoscaler schreibt. Hier erstellt er sie.",
  "Its updateMode is Off: it only recommends requests, so it does not matter to the autoscaler.":
    "Sein updateMode ist Off: Er empfiehlt Requests nur, also spielt er für den Autoscaler keine Rolle.",
  "It changes the requests of the pods, and a utilization is a share of the requests. So both react to the same usage, and counts here differ from those of the cluster.":
    "Er ändert die Requests der Pods, und eine Auslastung ist ein Anteil der Requests. Also reagieren beide auf denselben Verbrauch, und die Anzahlen hier weichen von denen des Clusters ab.",
  "It changes the requests of the pods, but no metric of this autoscaler is a share of these requests. So it hardly matters to the autoscaler.":
    "Er ändert die Requests der Pods, aber keine Metrik dieses Autoscalers ist ein Anteil dieser Requests. Also spielt er für den Autoscaler kaum eine Rolle.",
  "KEDA made this autoscaler from it. What KEDA does beside the autoscaler is left out: it scales between 0 and 1, and it can pause.":
    "KEDA hat diesen Autoscaler daraus gemacht. Was KEDA neben dem Autoscaler tut, wird weggelassen: Es skaliert zwischen 0 und 1 und kann pausieren.",
  "KEDA makes another autoscaler with the same target from it, and then neither of the two scales. The incident Second autoscaler shows this.":
    "KEDA macht daraus einen weiteren Autoscaler mit demselben Ziel, und dann skaliert keiner der beiden. Die Störung „Zweiter Autoscaler“ zeigt das.",
  "It says how a running container takes new requests. Requests do not change here, so it does not matter to the autoscaler.":
    "Es sagt, wie ein laufender Container neue Requests übernimmt. Requests ändern sich hier nicht, also spielt es für den Autoscaler keine Rolle.",
  "A pod that finds no node by this rule waits as Pending, and the autoscaler counts it as not ready. Here a pod goes to any node with room. A scale-down does not heed the rule.":
    "Ein Pod, der nach dieser Regel keinen Node findet, wartet als Pending, und der Autoscaler zählt ihn als nicht bereit. Hier kommt ein Pod auf jeden Node mit Platz. Ein Herunterskalieren beachtet die Regel nicht.",
  "It is only a preference of the scheduler, so it does not matter to the autoscaler. A scale-down does not heed it.":
    "Es ist nur ein Wunsch an den Scheduler, also spielt es für den Autoscaler keine Rolle. Ein Herunterskalieren beachtet es nicht.",
  "Target types that disagree with the value that is set": "Zieltypen, die nicht zum gesetzten Wert passen",
  "Windows that are not longer than the sync period": "Fenster, die nicht länger als der Abgleichstakt sind",
  "The type is {0}, but the target has {1}, and only that counts.": "Der Typ ist {0}, aber das Ziel hat {1}, und nur das zählt.",
  "Of this metric, the controller does not read the type: it takes the target for one of type {0}.":
    "Bei dieser Metrik liest der Controller den Typ nicht: Er nimmt das Ziel als eines vom Typ {0}.",
  "An Object metric has no utilization, so this metric fails at every sync.":
    "Eine Object-Metrik hat keine Auslastung, also schlägt diese Metrik bei jedem Abgleich fehl.",
  "The type {0} needs {1}, which this target lacks, so this metric fails at every sync.":
    "Der Typ {0} braucht {1}, und das fehlt diesem Ziel, also schlägt diese Metrik bei jedem Abgleich fehl.",
  "The API server takes it. Since 1.29, and in the patch releases of 1.26 to 1.28 that came after October 2023, the metric fails: “neither a value target nor an average value target was set”. Before, kube-controller-manager crashed.":
    "Der API-Server nimmt es an. Seit 1.29 und in den Patch-Releases von 1.26 bis 1.28, die nach Oktober 2023 kamen, schlägt die Metrik fehl: „neither a value target nor an average value target was set“. Davor stürzte der kube-controller-manager ab.",
  "Write type: {0}": "type: {0} schreiben",
  "Write averageValue: {0}": "averageValue: {0} schreiben",
  "A window of {0} s does nothing: it is not longer than the sync period of {1} s.":
    "Ein Fenster von {0} s bewirkt nichts: Es ist nicht länger als der Abgleichstakt von {1} s.",
  "Each sync adds one proposal, and the window has those that are younger than it. So it has only the newest, as with a window of 0. Only the first sync of a controller also keeps the count that it finds.":
    "Jeder Abgleich fügt einen Vorschlag hinzu, und das Fenster enthält die, die jünger sind als es. Also enthält es nur den neuesten, wie bei einem Fenster von 0. Nur der erste Abgleich eines Controllers hält auch die Anzahl, die er vorfindet.",
  "Write stabilizationWindowSeconds: {0}": "stabilizationWindowSeconds: {0} schreiben",
};
