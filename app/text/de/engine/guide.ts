import type { Messages } from "../../language";

/** The purpose of an autoscaler's fields. */
export const guide: Messages = {
  "list of objects": "Liste von Objekten",
  "list of strings": "Liste von Strings",
  "map of strings": "Map von Strings",
  "{0}, default {1}": "{0}, Standard {1}",

  "The API version of the manifest. `autoscaling/v2` has every field. The API server converts older versions.":
    "Die API-Version des Manifests. `autoscaling/v2` hat alle Felder. Ältere Versionen wandelt der API-Server um.",
  "Served since 1.23, with all metric sources and behavior.": "Angeboten seit 1.23, mit allen Metrikquellen und behavior.",
  "Still served, with a target for CPU only.": "Noch angeboten, mit einem Zielwert nur für CPU.",
  "The kind of object that the manifest describes.": "Die Art des Objekts, das das Manifest beschreibt.",
  "It sets the replica count of another object from metrics.": "Er setzt die Replica-Anzahl eines anderen Objekts anhand von Metriken.",
  "The autoscaler's own name and labels. They do not affect scaling.":
    "Name und Labels des Autoscalers selbst. Auf das Skalieren wirken sie nicht.",
  "The autoscaler's name. It may differ from the target's name, but most people use the same.":
    "Der Name des Autoscalers. Er darf anders sein als der des Ziels, aber die meisten nehmen denselben.",
  "a DNS subdomain: lower case, digits, - and ., at most 253 characters":
    "eine DNS-Subdomain: Kleinbuchstaben, Ziffern, - und ., höchstens 253 Zeichen",
  "A prefix that the API server completes to a name.": "Ein Präfix, das der API-Server zu einem Namen ergänzt.",
  "The autoscaler's namespace. The controller looks for its target, the pods and their metrics only here.":
    "Der Namespace des Autoscalers. Der Controller sucht sein Ziel, die Pods und ihre Metriken nur hier.",
  "a DNS label: lower case, digits and -, at most 63 characters": "ein DNS-Label: Kleinbuchstaben, Ziffern und -, höchstens 63 Zeichen",
  "Labels of the autoscaler itself. They select nothing. The target's selector finds the pods.":
    "Labels des Autoscalers selbst. Sie wählen nichts aus. Die Pods findet der Selektor des Ziels.",
  "Notes for tools. In older API versions, some annotations contain metrics and behavior as JSON.":
    "Notizen für Werkzeuge. In älteren API-Versionen enthalten manche Annotationen Metriken und behavior als JSON.",
  "What to scale, within which bounds, and by which metrics.": "Was skaliert wird, in welchen Grenzen und nach welchen Metriken.",
  "The object to scale. It needs a scale subresource, and only one autoscaler may control its pods.":
    "Das Objekt, das skaliert wird. Es braucht eine scale-Subressource, und nur ein Autoscaler darf seine Pods steuern.",
  "The target's API group and version. It must have this kind. Otherwise the controller never finds the target.":
    "API-Gruppe und -Version des Ziels. Sie muss diese Art (kind) haben. Sonst findet der Controller das Ziel nie.",
  "Deployment, StatefulSet and ReplicaSet.": "Deployment, StatefulSet und ReplicaSet.",
  "The target's kind: anything with a scale subresource.": "Die Art des Ziels: alles mit einer scale-Subressource.",
  "The controller writes the count to the Deployment, which passes it on to its ReplicaSets.":
    "Der Controller schreibt die Anzahl ins Deployment, das sie an seine ReplicaSets weitergibt.",
  "Only for a ReplicationController.": "Nur für einen ReplicationController.",
  "The older form of a ReplicaSet. kubectl rolling-update (up to kubectl 1.17) makes a second ReplicationController with another name, and the autoscaler does not scale that one.":
    "Die ältere Form eines ReplicaSet. kubectl rolling-update (bis kubectl 1.17) erzeugt einen zweiten ReplicationController mit anderem Namen, und den skaliert der Autoscaler nicht.",
  "It adds and removes pods one after another, at the highest number.":
    "Es fügt Pods nacheinander hinzu und entfernt sie nacheinander, immer an der höchsten Nummer.",
  "Only if no Deployment owns it. A Deployment would write its own count back.":
    "Nur wenn kein Deployment es besitzt. Ein Deployment würde seine eigene Anzahl zurückschreiben.",
  "The target's name, in the autoscaler's own namespace.": "Der Name des Ziels, im Namespace des Autoscalers.",
  "The count never goes below it. If someone sets a smaller count, the next sync raises it and ignores all policies. But a target that someone scaled to 0 stays at 0, whatever this field says (until 1.35, 0 here woke it).":
    "Die Anzahl sinkt nie darunter. Setzt jemand eine kleinere, hebt der nächste Abgleich sie an und ignoriert dabei alle Policies. Ein Ziel, das jemand auf 0 skaliert hat, bleibt aber auf 0, was auch immer hier steht (bis 1.35 weckte es eine 0 an dieser Stelle).",
  "at least 0, and 0 only with an Object or External metric (gate HPAScaleToZero)":
    "mindestens 0, und 0 nur mit einer Object- oder External-Metrik (Gate HPAScaleToZero)",
  "The count never goes above it, whatever the metrics propose. The condition ScalingLimited shows when it limits the count.":
    "Die Anzahl steigt nie darüber, was auch immer die Metriken vorschlagen. Die Condition ScalingLimited zeigt, wann es die Anzahl begrenzt.",
  "at least 1, and not below minReplicas": "mindestens 1 und nicht unter minReplicas",
  "Each metric proposes a count, and the largest proposal wins. If one metric cannot be read, the autoscaler does not scale down.":
    "Jede Metrik schlägt eine Anzahl vor, und der größte Vorschlag gewinnt. Lässt sich eine Metrik nicht lesen, skaliert der Autoscaler nicht herunter.",
  "80% of the cpu request": "80% des Requests für cpu",
  "How fast the count may follow the proposals. Without it, one sync can at most double the count, or go to 4 if that is more. Scaling down waits for the cluster's window.":
    "Wie schnell die Anzahl den Vorschlägen folgen darf. Ohne dieses Feld kann ein Abgleich die Anzahl höchstens verdoppeln, oder auf 4 gehen, wenn das mehr ist. Das Herunterskalieren wartet auf das Fenster des Clusters.",

  "averageUtilization: percent of the pods' requests.": "averageUtilization: Prozent der Requests der Pods.",
  "averageValue: an amount per pod.": "averageValue: eine Menge pro Pod.",
  "value: an amount that does not depend on the number of pods.": "value: eine Menge, die nicht von der Zahl der Pods abhängt.",
  "Where the metric comes from. Fill in the field with the same name, and no field of another source.":
    "Woher die Metrik kommt. Fülle das Feld mit demselben Namen aus und kein Feld einer anderen Quelle.",
  "CPU or memory of the pods, as metrics-server reports it.": "CPU oder Speicher der Pods, wie metrics-server sie meldet.",
  "CPU or memory of one container in each pod, so that sidecars do not count.":
    "CPU oder Speicher eines Containers in jedem Pod, sodass Sidecars nicht zählen.",
  "A custom metric of each pod, averaged over the pods.": "Eine Custom-Metrik jedes Pods, gemittelt über die Pods.",
  "A custom metric of one object, such as an Ingress.": "Eine Custom-Metrik eines Objekts, etwa eines Ingress.",
  "A metric from outside the cluster, such as the length of a queue.":
    "Eine Metrik von außerhalb des Clusters, etwa die Länge einer Warteschlange.",
  "CPU or memory of whole pods: the sum of their containers.": "CPU oder Speicher ganzer Pods: die Summe ihrer Container.",
  "The resource. For a utilization target, every container needs a request for it, sidecars too.":
    "Die Ressource. Für ein Auslastungsziel braucht jeder Container einen Request dafür, auch Sidecars.",
  "CPU or memory of one container of each pod.": "CPU oder Speicher eines Containers jedes Pods.",
  "1.23, on by default since 1.27": "1.23, standardmäßig an seit 1.27",
  "The resource. For a utilization target, this container needs a request for it.":
    "Die Ressource. Für ein Auslastungsziel braucht dieser Container einen Request dafür.",
  "The container's name, the same in every pod. If a pod has no container with this name, a utilization target makes the metric fail. With AverageValue that pod counts as missing (until 1.32, the metric fails then, too).":
    "Der Name des Containers, in jedem Pod derselbe. Hat ein Pod keinen Container mit diesem Namen, schlägt die Metrik bei einem Auslastungsziel fehl. Mit AverageValue zählt dieser Pod als fehlend (bis 1.32 schlägt die Metrik auch dann fehl).",
  "A custom metric that each pod has. A pod without a sample counts in the way that changes the count less.":
    "Eine Custom-Metrik, die jeder Pod hat. Ein Pod ohne Messwert zählt so, dass sich die Anzahl weniger ändert.",
  "A custom metric of one object in the namespace.": "Eine Custom-Metrik eines Objekts im Namespace.",
  "The object that the metric describes. It may differ from the object that is scaled.":
    "Das Objekt, das die Metrik beschreibt. Es darf ein anderes sein als das, das skaliert wird.",
  "The object's group and version.": "Gruppe und Version des Objekts.",
  "The object's kind.": "Die Art des Objekts.",
  "The object's name, in the autoscaler's namespace.": "Der Name des Objekts, im Namespace des Autoscalers.",
  "A metric that belongs to no object in the cluster. It can scale a workload up from 0 replicas.":
    "Eine Metrik, die zu keinem Objekt im Cluster gehört. Sie kann einen Workload von 0 Replicas hochskalieren.",
  "metrics-server averages it over a window. It follows the load closely.":
    "metrics-server mittelt sie über ein Fenster. Sie folgt der Last eng.",
  "It often stays high after the load, and then the count never goes down.":
    "Er bleibt nach der Last oft hoch, und dann sinkt die Anzahl nie.",
  "Which metric, by name and labels.": "Welche Metrik, nach Name und Labels.",
  "The metric's name, as its API serves it. If the API does not have this name, the metric fails.":
    "Der Name der Metrik, wie ihre API sie anbietet. Hat die API diesen Namen nicht, schlägt die Metrik fehl.",
  "Labels of the metric's series. The controller passes them on to the metrics API. They do not select pods.":
    "Labels der Zeitreihen der Metrik. Der Controller reicht sie an die Metrik-API weiter. Sie wählen keine Pods aus.",
  "A series must have all of these labels.": "Eine Zeitreihe muss alle diese Labels haben.",
  "A series must meet all of these conditions on labels.": "Eine Zeitreihe muss alle diese Bedingungen an Labels erfüllen.",
  "The label's name.": "Der Name des Labels.",
  "How the label's value is compared.": "Wie der Wert des Labels verglichen wird.",
  "The value is one of values.": "Der Wert ist einer aus values.",
  "The value is none of values.": "Der Wert ist keiner aus values.",
  "The label exists.": "Das Label ist vorhanden.",
  "The label does not exist.": "Das Label ist nicht vorhanden.",
  "The values to compare with, for In and NotIn.": "Die Werte, mit denen verglichen wird, für In und NotIn.",
  "The value that the metric should have. The count changes by the ratio of the metric to it.":
    "Der Wert, den die Metrik haben soll. Die Anzahl ändert sich im Verhältnis der Metrik dazu.",
  "Which of the target's fields has the amount.": "In welchem Feld des Zielwerts die Menge steht.",
  "Usage as a percentage of requests, over all pods together. Limits do not matter. Above 100 means more than the pods request.":
    "Verbrauch in Prozent der Requests, über alle Pods zusammen. Limits spielen keine Rolle. Über 100 heißt mehr, als die Pods anfordern.",
  "The amount per pod. The proposal is the metric's total divided by it, rounded up. The amount per pod must fall when pods are added.":
    "Die Menge pro Pod. Der Vorschlag ist die Summe der Metrik geteilt durch sie, aufgerundet. Die Menge pro Pod muss sinken, wenn Pods hinzukommen.",
  "above 0, such as 500m or 100Mi": "über 0, etwa 500m oder 100Mi",
  "The amount itself, not divided by the pods. Every sync multiplies the count by the ratio of the metric to it. So the metric must fall when pods are added, as a latency does. A total that stays the same leads to minReplicas or maxReplicas.":
    "Die Menge selbst, nicht durch die Pods geteilt. Jeder Abgleich multipliziert die Anzahl mit dem Verhältnis der Metrik dazu. Also muss die Metrik sinken, wenn Pods hinzukommen, wie eine Latenz. Eine Summe, die gleich bleibt, führt zu minReplicas oder maxReplicas.",
  "above 0, such as 30 or 2k": "über 0, etwa 30 oder 2k",

  "How fast pods may be added. The API server's default: every 15 seconds the count may double, or grow by 4 if that is more, without waiting.":
    "Wie schnell Pods hinzukommen dürfen. Standard des API-Servers: Alle 15 Sekunden darf sich die Anzahl verdoppeln, oder um 4 wachsen, wenn das mehr ist, ohne zu warten.",
  "The window remembers the proposals of this time, and scaling up follows the smallest one. With 0, the newest proposal counts at once.":
    "Das Fenster merkt sich die Vorschläge dieser Zeit, und das Hochskalieren folgt dem kleinsten. Bei 0 zählt sofort der neueste Vorschlag.",
  "how many pods may be added in a period": "wie viele Pods in einer Periode hinzukommen dürfen",
  "4 Pods or 100 Percent every 15 seconds": "4 Pods oder 100 Percent alle 15 Sekunden",
  "How fast pods may be removed. The API server's default: any number every 15 seconds, after the window.":
    "Wie schnell Pods entfernt werden dürfen. Standard des API-Servers: alle 15 Sekunden beliebig viele, nach dem Fenster.",
  "The window remembers the proposals of this time, and scaling down follows the largest one, so a short lull removes no pods. It is not a pause after scaling: every sync looks back.":
    "Das Fenster merkt sich die Vorschläge dieser Zeit, und das Herunterskalieren folgt dem größten. So entfernt eine kurze Flaute keine Pods. Es ist keine Pause nach dem Skalieren: Jeder Abgleich blickt zurück.",
  "the controller's flag, 300": "das Flag des Controllers, 300",
  "how many pods may be removed in a period": "wie viele Pods in einer Periode entfernt werden dürfen",
  "100 Percent every 15 seconds": "100 Percent alle 15 Sekunden",
  "0 to 3600 seconds": "0 bis 3600 Sekunden",
  "Which of several policies applies in each sync.": "Welche von mehreren Policies bei jedem Abgleich gilt.",
  "The policy that allows the largest change.": "Die Policy, die die größte Änderung erlaubt.",
  "The policy that allows the smallest change.": "Die Policy, die die kleinste Änderung erlaubt.",
  "No change in this direction. minReplicas and maxReplicas still apply.":
    "Keine Änderung in diese Richtung. minReplicas und maxReplicas gelten weiter.",
  "Each policy says {0}. selectPolicy picks one of the policies.": "Jede Policy sagt, {0}. selectPolicy wählt eine der Policies aus.",
  "Whether value is a number of pods or a percentage.": "Ob value eine Zahl von Pods oder ein Prozentsatz ist.",
  "value is a number of pods.": "value ist eine Anzahl von Pods.",
  "value is a percentage of the pods at the start of the period. From 0 pods it allows none.":
    "value ist ein Prozentsatz der Pods zu Beginn der Periode. Von 0 Pods aus erlaubt er keinen.",
  "How many pods, or which percentage, the policy allows in one period. Earlier changes in the period count against it.":
    "Wie viele Pods oder wie viel Prozent die Policy in einer Periode erlaubt. Frühere Änderungen in der Periode zählen mit.",
  "at least 1": "mindestens 1",
  "How far back changes count. The period slides: each sync looks at the seconds just before it.":
    "Wie weit zurück Änderungen zählen. Die Periode gleitet: Jeder Abgleich betrachtet die Sekunden direkt vor ihm.",
  "1 to 1800 seconds": "1 bis 1800 Sekunden",
  "How far a metric may be from its target before the count changes in this direction. It is a share of the target: 0.05 is 5%.":
    "Wie weit eine Metrik von ihrem Zielwert abweichen darf, bevor sich die Anzahl in diese Richtung ändert. Es ist ein Anteil des Zielwerts: 0.05 sind 5%.",
  "the controller's flag, 0.1": "das Flag des Controllers, 0.1",
  "at least 0": "mindestens 0",
  "above 0": "über 0",
  "1.33, with the feature gate HPAConfigurableTolerance; always on in 1.37":
    "1.33, mit dem Feature-Gate HPAConfigurableTolerance; in 1.37 immer an",

  "The {0} in this text.": "{0} in diesem Text.",
  "A container of the {0}.": "Ein Container des {0}.",
  "a whole manifest": "ein ganzes Manifest",
  "An autoscaler that scales a Deployment on cpu, from 1 to 10 replicas.":
    "Ein Autoscaler, der ein Deployment nach cpu skaliert, von 1 bis 10 Replicas.",
  "Resource metric": "Resource-Metrik",
  "cpu or memory of the pods": "cpu oder memory der Pods",
  "Usage as a percentage of requests, over all pods.": "Verbrauch in Prozent der Requests, über alle Pods.",
  "ContainerResource metric": "ContainerResource-Metrik",
  "cpu or memory of one container": "cpu oder memory eines Containers",
  "Like Resource, without the usage and requests of sidecars.": "Wie Resource, ohne Verbrauch und Requests von Sidecars.",
  "Pods metric": "Pods-Metrik",
  "a custom metric of each pod": "eine Custom-Metrik jedes Pods",
  "It keeps the average over the pods at an amount.": "Sie hält den Durchschnitt über die Pods auf einer Menge.",
  "Object metric": "Object-Metrik",
  "a custom metric of one object": "eine Custom-Metrik eines Objekts",
  "The metric of an Ingress, divided by the number of pods.": "Die Metrik eines Ingress, geteilt durch die Zahl der Pods.",
  "External metric": "External-Metrik",
  "a metric from outside the cluster": "eine Metrik von außerhalb des Clusters",
  "The length of a queue, divided by the number of pods. With it, minReplicas can be 0.":
    "Die Länge einer Warteschlange, geteilt durch die Zahl der Pods. Damit kann minReplicas 0 sein.",
  "Pods policy": "Pods-Policy",
  "a number of pods per period": "eine Anzahl von Pods pro Periode",
  "At most this number of pods within the period.": "Höchstens diese Zahl von Pods innerhalb der Periode.",
  "Percent policy": "Percent-Policy",
  "a percentage of the pods per period": "ein Prozentsatz der Pods pro Periode",
  "At most this percentage of the pods at the start of the period.": "Höchstens dieser Prozentsatz der Pods zu Beginn der Periode.",
  "behavior: slow scale-down": "behavior: langsam herunterskalieren",
  "a block of behavior": "ein Block für behavior",
  "Removes one pod per minute, after five calm minutes.": "Entfernt einen Pod pro Minute, nach fünf ruhigen Minuten.",
};
