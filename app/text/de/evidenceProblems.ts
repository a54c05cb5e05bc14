import type { Messages } from "../language";

/** What is wrong in a real cluster. */
export const evidenceProblems: Messages = {
  "No request for {0}": "Kein Request für {0}",
  "The container {0} has no request for {1}, so its use has no percentage. One such container stops the whole metric. Sidecars count, too.":
    "Der Container {0} hat keinen Request für {1}, also hat sein Verbrauch keinen Prozentsatz. Ein solcher Container hält die ganze Metrik an. Sidecars zählen mit.",
  "The pod {0} has a container without a request for {1}. A percentage is of the requests, so one such container stops the whole metric.":
    "Der Pod {0} hat einen Container ohne Request für {1}. Ein Prozentsatz gilt den Requests, also hält ein solcher Container die ganze Metrik an.",
  "At least one container of the selected pods has no request for {0}. One such container stops the whole metric. The selector may also match pods of another workload.":
    "Mindestens ein Container der gewählten Pods hat keinen Request für {0}. Ein solcher Container hält die ganze Metrik an. Der Selektor kann auch Pods eines anderen Workloads treffen.",
  "No resource metrics of the pods": "Keine Ressourcenmetriken der Pods",
  "The metrics API answered, but with no sample of these pods. Metrics-server may not reach their nodes, or the pods started less than a minute ago.":
    "Die Metrik-API antwortete, aber ohne Messwert dieser Pods. Vielleicht erreicht metrics-server ihre Nodes nicht, oder die Pods starteten vor weniger als einer Minute.",
  "The resource metrics API did not answer": "Die API der Ressourcenmetriken antwortete nicht",
  "The controller asked metrics.k8s.io and got an error. Usually metrics-server is not installed or not ready.":
    "Der Controller fragte metrics.k8s.io und bekam einen Fehler. Meist ist metrics-server nicht installiert oder nicht bereit.",
  "No custom metric": "Keine eigene Metrik",
  "The custom metrics API has no value. The adapter may be missing, or no rule of it matches.":
    "Die API der eigenen Metriken hat keinen Wert. Der Adapter kann fehlen, oder keine seiner Regeln passt.",
  "The custom metrics API has no value of {0}. The adapter may be missing, or no rule of it matches these pods.":
    "Die API der eigenen Metriken hat keinen Wert von {0}. Der Adapter kann fehlen, oder keine seiner Regeln passt auf diese Pods.",
  "The adapter does not know the metric": "Der Adapter kennt die Metrik nicht",
  "The custom metrics API has no metric {0} for {1}. The adapter's rules must give it for exactly this kind of object.":
    "Die API der eigenen Metriken hat keine Metrik {0} für {1}. Die Regeln des Adapters müssen sie genau für diese Art von Objekt liefern.",
  "An unknown kind": "Eine unbekannte Art",
  "The API server does not know the kind {0}. Its apiVersion in the manifest may be wrong.":
    "Der API-Server kennt die Art {0} nicht. Ihre apiVersion im Manifest kann falsch sein.",
  "No external metric": "Keine externe Metrik",
  "The external metrics API has no value. Its adapter may be missing or refuse the query.":
    "Die API der externen Metriken hat keinen Wert. Ihr Adapter kann fehlen oder die Abfrage ablehnen.",
  "The external metrics API has no value of {0}. Its adapter may be missing or refuse the query.":
    "Die API der externen Metriken hat keinen Wert von {0}. Ihr Adapter kann fehlen oder die Abfrage ablehnen.",
  "The target was not found": "Das Ziel wurde nicht gefunden",
  "The controller could not read the scale of scaleTargetRef. Its kind, its apiVersion or its name may be wrong.":
    "Der Controller konnte den Scale von scaleTargetRef nicht lesen. Art, apiVersion oder Name können falsch sein.",
  "The controller could not read the scale of scaleTargetRef: {0}. Its kind, its apiVersion or its name may be wrong.":
    "Der Controller konnte den Scale von scaleTargetRef nicht lesen: {0}. Art, apiVersion oder Name können falsch sein.",
  "Some pods have no metrics": "Manche Pods haben keine Metriken",
  "Only {0} of {1} had metrics. This message is of an old controller, which then computed nothing at all.":
    "Nur {0} von {1} hatten Metriken. Diese Meldung ist von einem alten Controller, der dann gar nichts berechnete.",
  "No ready pod has metrics": "Kein bereiter Pod hat Metriken",
  "The metrics API did not give a usable sample of any pod. Pods that start, and pods that were never ready, are left out.":
    "Die Metrik-API gab von keinem Pod einen brauchbaren Messwert. Pods, die starten oder nie bereit waren, zählen nicht.",
  "The selector finds no pods": "Der Selektor findet keine Pods",
  "The target's selector matches no pod, so there is nothing to measure.":
    "Der Selektor des Ziels trifft keinen Pod, also gibt es nichts zu messen.",
  "Several autoscalers select the same pods": "Mehrere Autoscaler wählen dieselben Pods",
  "The controller stops for all of them until each selects its own pods.":
    "Der Controller hält für alle an, bis jeder seine eigenen Pods wählt.",
  "Scaling is disabled": "Das Skalieren ist aus",
  "The target has 0 replicas, so the controller leaves it alone until somebody sets at least 1.":
    "Das Ziel hat 0 Replicas, also lässt der Controller es in Ruhe, bis jemand mindestens 1 setzt.",
  "A metric has no value": "Eine Metrik hat keinen Wert",
  "The table prints <unknown>: at the last sync the controller had no value. A table does not say why; the conditions and events do.":
    "Die Tabelle gibt <unknown> aus: beim letzten Abgleich hatte der Controller keinen Wert. Warum, sagen nicht Tabellen, sondern Bedingungen und Ereignisse.",
  "{0} has no value: at the last sync the controller could not read it, or it has not read it yet. The conditions and events say why.":
    "{0} hat keinen Wert: beim letzten Abgleich konnte der Controller ihn nicht lesen, oder er hat ihn noch nicht gelesen. Warum, sagen Bedingungen und Ereignisse.",
  "Several autoscalers have one target": "Mehrere Autoscaler haben ein Ziel",
  "{0} has the same target. Newer controllers stop for all of them; older ones let each write its own count.":
    "{0} hat dasselbe Ziel. Neuere Controller halten für alle an; ältere lassen jeden seine eigene Anzahl schreiben.",
  "The selector matches other pods": "Der Selektor trifft andere Pods",
  "The target's selector also matches {0} of another name, such as {1}. They count in every metric of pods.":
    "Der Selektor des Ziels trifft auch {0} mit anderem Namen, etwa {1}. Sie zählen in jeder Metrik der Pods.",
  "Something else may set the replicas, too": "Auch etwas anderes kann die Replicas setzen",
  "The manifest that was applied last has replicas: {0}. Each apply of it sets that count, until the next sync of the HPA. Remove the field.":
    "Das zuletzt angewendete Manifest hat replicas: {0}. Jedes Anwenden setzt diese Anzahl, bis zum nächsten Abgleich des HPA. Entferne das Feld.",
  "There is a ScaledObject of the target's name. If KEDA did not make this HPA, it made another one for the same target, and both write the count.":
    "Es gibt ein ScaledObject mit dem Namen des Ziels. Hat KEDA nicht diesen HPA gemacht, dann einen anderen für dasselbe Ziel, und beide schreiben die Anzahl.",
  "The container {0} of {1} has no request for {2}, and a metric is a percentage of it. The controller cannot compute this metric.":
    "Der Container {0} von {1} hat keinen Request für {2}, und eine Metrik ist ein Prozentsatz davon. Der Controller kann diese Metrik nicht berechnen.",
  "Limited for a long time": "Lange Zeit begrenzt",
  "A limit has held the count for at least {0}. At the last sync it was {1}.":
    "Eine Grenze hält die Anzahl seit mindestens {0}. Beim letzten Abgleich war es {1}.",
  "The API server does not know pods.metrics.k8s.io. Usually metrics-server is not installed, or its APIService is missing.":
    "Der API-Server kennt pods.metrics.k8s.io nicht. Meist ist metrics-server nicht installiert, oder sein APIService fehlt.",
  "The API server could not reach what serves metrics.k8s.io. metrics-server may not be ready, or a certificate, a policy or a firewall keeps the API server from it.":
    "Der API-Server erreichte nicht, was metrics.k8s.io bedient. Vielleicht ist metrics-server nicht bereit, oder ein Zertifikat, eine Regel oder eine Firewall trennt beide.",
  "A permission is missing": "Eine Berechtigung fehlt",
  "The API server denied {0} of {1} to {2}. A ClusterRole and its binding must allow it.":
    "Der API-Server verweigerte {2} das Recht {0} auf {1}. Eine ClusterRole und ihre Bindung müssen es erlauben.",
  "Nothing serves {0} in this cluster: an adapter, such as prometheus-adapter or KEDA, is not installed or not ready, or its APIService is missing.":
    "Nichts bedient {0} in diesem Cluster: ein Adapter wie prometheus-adapter oder KEDA ist nicht installiert oder nicht bereit, oder sein APIService fehlt.",
  "The adapter answered with an empty list for {0}. It has no series with the names of these pods.":
    "Der Adapter antwortete für {0} mit einer leeren Liste. Er hat keine Reihe mit den Namen dieser Pods.",
  "The adapter answered with an empty list for {0}. The metric's name and selector match no series now, or the namespace is another one.":
    "Der Adapter antwortete für {0} mit einer leeren Liste. Name und Selektor der Metrik treffen jetzt keine Reihe, oder der Namespace ist ein anderer.",
  "The target cannot be scaled": "Das Ziel lässt sich nicht skalieren",
  "A {0} has no scale subresource, so no HPA can scale it.": "Ein {0} hat keine Subressource scale, also kann kein HPA ihn skalieren.",
  "The API server found no scale of this {0}. Its apiVersion in scaleTargetRef may be wrong.":
    "Der API-Server fand keinen Scale zu: {0}. Die apiVersion in scaleTargetRef kann falsch sein.",
  "The API server found no scale of the target. Either its CustomResourceDefinition has no subresources.scale, or the apiVersion in scaleTargetRef is wrong.":
    "Der API-Server fand keinen Scale des Ziels. Entweder hat seine CustomResourceDefinition kein subresources.scale, oder die apiVersion in scaleTargetRef ist falsch.",
  "The target's selector cannot be read": "Der Selektor des Ziels ist nicht lesbar",
  "Without a selector the controller does not know which pods to measure. The CustomResourceDefinition lacks labelSelectorPath, or the field at that path is empty.":
    "Ohne Selektor weiß der Controller nicht, welche Pods er messen soll. Der CustomResourceDefinition fehlt labelSelectorPath, oder das Feld an diesem Pfad ist leer.",
  "The text in the status of the target is no label selector. The program that writes this status must put one there.":
    "Der Text im Status des Ziels ist kein Label-Selektor. Das Programm, das diesen Status schreibt, muss dort einen eintragen.",
  "A container is missing": "Ein Container fehlt",
  "The pod {0} has no container {1}, and the metric measures it in every pod. After a renaming this fails until each pod has the new name.":
    "Der Pod {0} hat keinen Container {1}, und die Metrik misst ihn in jedem Pod. Nach einem Umbenennen schlägt das fehl, bis jeder Pod den neuen Namen hat.",
  "The count could not be written": "Die Anzahl ließ sich nicht schreiben",
  "Another program changed the target at the same moment. The next sync tries again; only if it happens often is something wrong.":
    "Ein anderes Programm änderte das Ziel im selben Moment. Der nächste Abgleich versucht es wieder; nur wenn das oft geschieht, stimmt etwas nicht.",
  "An admission webhook denied the new count: {0}": "Ein Admission-Webhook lehnte die neue Anzahl ab: {0}",
  "The API server refused the new count: {0}": "Der API-Server lehnte die neue Anzahl ab: {0}",
  "The controller names {0}. It stops for all of them until each selects its own pods.":
    "Der Controller nennt {0}. Er hält für alle an, bis jeder seine eigenen Pods wählt.",
  "Both bounds are the same": "Beide Grenzen sind gleich",
  "minReplicas and maxReplicas are both {0}, so no metric can change the count.":
    "minReplicas und maxReplicas sind beide {0}, also kann keine Metrik die Anzahl ändern.",
  "The target's selector also matches the pods of {0}. They count in every metric of pods, but the HPA scales its target alone.":
    "Der Selektor des Ziels trifft auch die Pods von {0}. Sie zählen in jeder Metrik der Pods, aber der HPA skaliert nur sein Ziel.",
  "The target's selector also matches the pods of {0}, which {1} scales. Newer controllers stop for both HPAs; older ones count these pods in both.":
    "Der Selektor des Ziels trifft auch die Pods von {0}, skaliert von {1}. Neuere Controller halten für beide HPAs an; ältere zählen diese Pods in beiden.",
  "The target is elsewhere": "Das Ziel ist anderswo",
  "The text has {0} of this name, but scaleTargetRef names another kind.":
    "Der Text hat {0} mit diesem Namen, aber scaleTargetRef nennt eine andere Art.",
  "The text has {0} in the namespace {1}. An HPA scales only a target in its own namespace.":
    "Der Text hat {0} im Namespace {1}. Ein HPA skaliert nur ein Ziel im eigenen Namespace.",
  "By managedFields, {0} wrote spec.replicas last, not the HPA. Each time it writes the field, it sets its own count.":
    "Laut managedFields schrieb zuletzt {0} spec.replicas, nicht der HPA. Jedes Mal, wenn es das Feld schreibt, setzt es seine eigene Anzahl.",
  "By managedFields, {0} wrote spec.replicas last, at {1}, not the HPA. Each time it writes the field, it sets its own count.":
    "Laut managedFields schrieb zuletzt {0} spec.replicas, um {1}, nicht der HPA. Jedes Mal, wenn es das Feld schreibt, setzt es seine eigene Anzahl.",
  "The container {0} of {1} has no request for {2}, and a metric is a percentage of it. Unless a LimitRange gives its pods one, the controller cannot compute this metric.":
    "Der Container {0} von {1} hat keinen Request für {2}, und eine Metrik ist ein Prozentsatz davon. Wenn keine LimitRange seinen Pods einen gibt, kann der Controller diese Metrik nicht berechnen.",
  "Fewer pods than replicas": "Weniger Pods als Replicas",
  "The workload wants {0}, and only {1} are there. A quota, a LimitRange or an admission webhook may refuse the others.":
    "Die Workload will {0}, und nur {1} sind da. Eine Quota, ein LimitRange oder ein Admission-Webhook lehnt die anderen vielleicht ab.",
  "Some pods are not ready": "Manche Pods sind nicht bereit",
  "New pods were refused": "Neue Pods wurden abgelehnt",
  "A ResourceQuota of the namespace allows no more pods, so the HPA's count is not reached: “{0}”.":
    "Eine ResourceQuota des Namespaces erlaubt keine weiteren Pods, also wird die Anzahl des HPA nicht erreicht: „{0}“.",
  "A LimitRange of the namespace does not allow these pods, so the HPA's count is not reached: “{0}”.":
    "Eine LimitRange des Namespaces erlaubt diese Pods nicht, also wird die Anzahl des HPA nicht erreicht: „{0}“.",
  "An admission webhook denied new pods, so the HPA's count is not reached: “{0}”.":
    "Ein Admission-Webhook lehnte neue Pods ab, also wird die Anzahl des HPA nicht erreicht: „{0}“.",
  "The API server refused new pods, so the HPA's count is not reached: “{0}”.":
    "Der API-Server lehnte neue Pods ab, also wird die Anzahl des HPA nicht erreicht: „{0}“.",
  "No node takes a new pod": "Kein Node nimmt einen neuen Pod",
  "A pod found no node, so it stays Pending: “{0}”.": "Ein Pod fand keinen Node, also bleibt er Pending: „{0}“.",
  "At maxReplicas for a long time": "Lange Zeit bei maxReplicas",
  "In the last rows, over at least {0}, the count is maxReplicas {1}, and the figures of each row propose more.":
    "In den letzten Zeilen, über mindestens {0}, ist die Anzahl maxReplicas {1}, und die Werte jeder Zeile schlagen mehr vor.",
  "By the series the count has been maxReplicas {0} for {1}. Whether more was proposed, the metric's figure shows.":
    "Laut den Reihen ist die Anzahl seit {1} maxReplicas {0}. Ob mehr vorgeschlagen wurde, zeigt die Abbildung der Metrik.",
  "By the series the count was maxReplicas {0} for {1}. Whether more was proposed, the metric's figure shows.":
    "Laut den Reihen war die Anzahl für {1} maxReplicas {0}. Ob mehr vorgeschlagen wurde, zeigt die Abbildung der Metrik.",
  "The HPA wrote {0} at least {1} times, and other counts {2} times. Between two writes of {3} something else changed the count, or events are missing: they are kept for an hour.":
    "Der HPA schrieb {0} mindestens {1}-mal, andere Anzahlen {2}-mal. Zwischen zwei Mal {3} änderte etwas anderes die Anzahl, oder Ereignisse fehlen: sie bleiben eine Stunde.",
  "other objects": "andere Objekte",
  "A VerticalPodAutoscaler changes the same figure": "Ein VerticalPodAutoscaler ändert dieselbe Zahl",
  "The VerticalPodAutoscaler {0} (updateMode {1}) changes the requests of {2}, and the percentage of the HPA is of these requests. A new request moves the percentage without any change of the load. Use the VPA for another resource, or the HPA with another metric.":
    "Der VerticalPodAutoscaler {0} (updateMode {1}) ändert die Requests von {2}, und der Prozentsatz des HPA bezieht sich auf diese Requests. Ein neuer Request verschiebt den Prozentsatz, ohne dass sich die Last ändert. Nutze den VPA für eine andere Ressource oder den HPA mit einer anderen Metrik.",
  "The quota has no room for a pod": "Das Kontingent hat keinen Platz für einen Pod",
  "The ResourceQuota {0} has {1} at {2} of {3}, so not one more pod of the target can be made. The HPA may write a higher count, but the count is not reached.":
    "Die ResourceQuota {0} hat {1} bei {2} von {3}, deshalb kann kein weiterer Pod des Ziels entstehen. Der HPA schreibt vielleicht eine höhere Anzahl, aber sie wird nicht erreicht.",
  "A VerticalPodAutoscaler beside it": "Ein VerticalPodAutoscaler daneben",
  "The VerticalPodAutoscaler {0} only recommends (updateMode Off), so it changes no request.":
    "Der VerticalPodAutoscaler {0} empfiehlt nur (updateMode Off), ändert also keinen Request.",
  "The VerticalPodAutoscaler {0} has another target, so it changes nothing here.":
    "Der VerticalPodAutoscaler {0} hat ein anderes Ziel, ändert hier also nichts.",
  "The VerticalPodAutoscaler {0} changes requests, and no metric of this HPA is a percentage of these requests.":
    "Der VerticalPodAutoscaler {0} ändert Requests, und keine Metrik dieses HPA ist ein Prozentsatz dieser Requests.",
  "What the quota allows": "Was das Kontingent erlaubt",
  "The ResourceQuota {0} has {1} at {2} of {3}: that is room for {4} more of the target.":
    "Die ResourceQuota {0} hat {1} bei {2} von {3}: Das ist Platz für weitere {4} des Ziels.",
  "A request by a LimitRange": "Ein Request durch eine LimitRange",
  "The LimitRange {0} gives a container without a request for {1} a request of {2} when its pod is made. The percentage is of this request, too.":
    "Die LimitRange {0} gibt einem Container ohne Request für {1} einen Request von {2}, wenn sein Pod entsteht. Der Prozentsatz bezieht sich auch auf diesen Request.",
  "A PodDisruptionBudget does not hold the HPA": "Ein PodDisruptionBudget hält den HPA nicht auf",
  "The PodDisruptionBudget {0} counts evictions only. A scale-down deletes pods, so the budget does not stop it.":
    "Das PodDisruptionBudget {0} zählt nur Evictions. Ein Scale-down löscht Pods, deshalb hält das Budget es nicht auf.",
  "Read and not used": "Gelesen und nicht benutzt",
  "The HPA does not depend on {0}.": "Der HPA hängt nicht ab von {0}.",
  "The HPA does not depend on {0} and {1} others.": "Der HPA hängt nicht ab von {0} und {1} anderen.",
  "{0} of {1} were not ready.": "{0} von {1} waren nicht bereit.",
  "{0} of {1} were not ready ({2}).": "{0} von {1} waren nicht bereit ({2}).",
  "The controller sets pods aside that start, that were never ready or that have no sample.":
    "Der Controller lässt Pods beiseite, die starten, die nie bereit waren oder keine Messung haben.",
  "Whether a running pod is ready counts for CPU only, so these pods count if they have a value. Very old controllers (the change came between 1.12 and 1.15) set them aside for every metric.":
    "Ob ein laufender Pod bereit ist, zählt nur bei der CPU; deshalb zählen diese Pods, wenn sie einen Wert haben. Sehr alte Controller (die Änderung kam zwischen 1.12 und 1.15) ließen sie bei jeder Metrik beiseite.",
  "The table does not print the kind of the metric. If it is a whole value (Value of an Object or External metric), the ratio is multiplied by the ready pods alone, here {0}.":
    "Die Tabelle gibt die Art der Metrik nicht aus. Ist sie ein Gesamtwert (Value einer Object- oder External-Metrik), wird das Verhältnis nur mit den bereiten Pods multipliziert, hier {0}.",
  "The sample of the pod {0} has no container {1}. The container may have just started or be renamed. Up to Kubernetes 1.32 one such pod stops the whole metric; from 1.33 on it only counts as a pod without metrics, so an upgrade ends it.":
    "Die Messung des Pods {0} hat keinen Container {1}. Der Container ist vielleicht eben gestartet oder umbenannt. Bis Kubernetes 1.32 hält ein solcher Pod die ganze Metrik an; ab 1.33 zählt er nur als Pod ohne Metriken, ein Upgrade beendet es also.",
  "An average of 0 pods": "Ein Mittel über 0 Pods",
  "{0} was divided by 0 pods. Up to Kubernetes 1.37 the status then has the smallest number there is, -9223372036854775808m. It is no error, and it does not tell the total.":
    "{0} wurde durch 0 Pods geteilt. Bis Kubernetes 1.37 hat der Status dann die kleinste Zahl, die es gibt, -9223372036854775808m. Das ist kein Fehler, und es sagt nichts über die Summe.",
  "{0} The average was divided by 0 pods, so the printed figure tells nothing.":
    "{0} Das Mittel wurde durch 0 Pods geteilt, deshalb sagt die gedruckte Zahl nichts.",
  "Then it proposes {0}.": "Dann schlägt sie {0} vor.",
};
