import type { Messages } from "../../../ui/language";

/** What the fields of an autoscaler are for. */
export const guide: Messages = {
  "list of objects": "Liste von Objekten",
  "list of strings": "Liste von Strings",
  "map of strings": "Map von Strings",
  "{0}, default {1}": "{0}, Standard {1}",

  "The API's version that the manifest is written in. `autoscaling/v2` has every field; older ones are converted.":
    "Die Version der API, in der das Manifest geschrieben ist. `autoscaling/v2` hat alle Felder; ältere werden umgewandelt.",
  "Served since 1.23, with all metric sources and behavior.": "Angeboten seit 1.23, mit allen Metrikquellen und behavior.",
  "Still served, with a target for CPU alone.": "Noch angeboten, mit einem Zielwert nur für CPU.",
  "What the manifest describes.": "Was das Manifest beschreibt.",
  "It sets the replicas of another object from metrics.": "Er setzt die Replicas eines anderen Objekts anhand von Metriken.",
  "The autoscaler's own name and labels. They have no part in scaling.":
    "Name und Labels des Autoscalers selbst. Für das Skalieren spielen sie keine Rolle.",
  "The autoscaler's name. It need not be the target's, though most people make it so.":
    "Der Name des Autoscalers. Er muss nicht der des Ziels sein, auch wenn die meisten ihn so wählen.",
  "a DNS subdomain: lower case, digits, - and ., at most 253 characters":
    "eine DNS-Subdomain: Kleinbuchstaben, Ziffern, - und ., höchstens 253 Zeichen",
  "A prefix that the API server completes to a name.": "Ein Präfix, das der API-Server zu einem Namen ergänzt.",
  "Where the autoscaler lives. Its target, the pods and their metrics are looked for here and nowhere else.":
    "Wo der Autoscaler lebt. Sein Ziel, die Pods und ihre Metriken werden hier gesucht und nirgends sonst.",
  "a DNS label: lower case, digits and -, at most 63 characters": "ein DNS-Label: Kleinbuchstaben, Ziffern und -, höchstens 63 Zeichen",
  "Labels of the autoscaler itself. They select nothing: the pods are found by the target's selector.":
    "Labels des Autoscalers selbst. Sie wählen nichts aus: Die Pods findet der Selektor des Ziels.",
  "Notes for tools. In older versions some carry metrics and behavior as JSON.":
    "Notizen für Werkzeuge. In älteren Versionen tragen manche Metriken und behavior als JSON.",
  "What to scale, within which bounds, and by which metrics.": "Was skaliert wird, in welchen Grenzen und nach welchen Metriken.",
  "The object whose replicas are set. It needs a scale subresource, and only one autoscaler may own its pods.":
    "Das Objekt, dessen Replicas gesetzt werden. Es braucht eine scale-Subressource, und nur ein Autoscaler darf für seine Pods zuständig sein.",
  "The target's group and version. It must be one that serves the kind, or the target is never found.":
    "Gruppe und Version des Ziels. Sie muss die Art (kind) anbieten, sonst wird das Ziel nie gefunden.",
  "Deployment, StatefulSet and ReplicaSet.": "Deployment, StatefulSet und ReplicaSet.",
  "The target's kind: anything with a scale subresource.": "Die Art des Ziels: alles mit einer scale-Subressource.",
  "The count is written to the Deployment, which rolls it through its ReplicaSets.":
    "Die Anzahl wird ins Deployment geschrieben, das sie an seine ReplicaSets weitergibt.",
  "Pods are added and taken away one after another, from the highest number.":
    "Pods kommen nacheinander hinzu und gehen nacheinander, von der höchsten Nummer an.",
  "Only where no Deployment owns it, for that would write the count back.":
    "Nur wo ihm kein Deployment übergeordnet ist, denn das schriebe die Anzahl zurück.",
  "The target's name, in the autoscaler's own namespace.": "Der Name des Ziels, im Namespace des Autoscalers.",
  "The count never goes below it. A smaller count, whoever set it, is raised at the next reconcile, past all policies.":
    "Die Anzahl sinkt nie darunter. Eine kleinere, wer auch immer sie gesetzt hat, wird beim nächsten Abgleich angehoben, an allen Policies vorbei.",
  "at least 0, and 0 only with an Object or External metric (gate HPAScaleToZero)":
    "mindestens 0, und 0 nur mit einer Object- oder External-Metrik (Gate HPAScaleToZero)",
  "The count never goes above it, whatever the metrics ask for. The condition ScalingLimited says when it cuts.":
    "Die Anzahl steigt nie darüber, was auch immer die Metriken verlangen. Die Condition ScalingLimited sagt, wann es begrenzt.",
  "at least 1, and not below minReplicas": "mindestens 1 und nicht unter minReplicas",
  "Each metric proposes a count of its own; the largest proposal wins. If one of them cannot be read, nothing is scaled down.":
    "Jede Metrik schlägt eine eigene Anzahl vor; der größte Vorschlag gewinnt. Lässt sich eine nicht lesen, wird nichts herunterskaliert.",
  "80% of the cpu requested": "80% des Requests für cpu",
  "How fast the count may follow the proposals. Without it, a proposal may at most double the count (or reach 4 pods), and shrinking waits for the cluster's window.":
    "Wie schnell die Anzahl den Vorschlägen folgen darf. Ohne dieses Feld darf ein Vorschlag die Anzahl höchstens verdoppeln (oder auf 4 Pods bringen), und weniger wird es erst nach dem Fenster des Clusters.",

  "averageUtilization: percent of what the pods request.": "averageUtilization: Prozent dessen, was die Pods anfordern.",
  "averageValue: the amount for each pod.": "averageValue: die Menge für jeden Pod.",
  "value: the amount as it is, whatever the number of pods.": "value: die Menge selbst, wie viele Pods es auch sind.",
  "Where the metric comes from. The field of that name says the rest, and no other may be filled in.":
    "Woher die Metrik kommt. Das Feld dieses Namens sagt den Rest, und kein anderes darf ausgefüllt sein.",
  "CPU or memory of the pods, as metrics-server reports it.": "CPU oder Speicher der Pods, wie metrics-server sie meldet.",
  "CPU or memory of one container in each pod, so that sidecars do not count.":
    "CPU oder Speicher eines Containers in jedem Pod, sodass Sidecars nicht zählen.",
  "A custom metric of each pod, averaged over the pods.": "Eine eigene Metrik jedes Pods, gemittelt über die Pods.",
  "A custom metric of one object, such as an Ingress.": "Eine eigene Metrik eines Objekts, etwa eines Ingress.",
  "A metric from outside the cluster, such as the length of a queue.":
    "Eine Metrik von außerhalb des Clusters, etwa die Länge einer Warteschlange.",
  "CPU or memory of whole pods: the sum of their containers.": "CPU oder Speicher ganzer Pods: die Summe ihrer Container.",
  "The resource. Every container, sidecars included, needs a request of it for a utilization target.":
    "Die Ressource. Für ein Auslastungsziel braucht jeder Container, auch jeder Sidecar, einen Request dafür.",
  "CPU or memory of one container of each pod.": "CPU oder Speicher eines Containers jedes Pods.",
  "1.23, on by default since 1.27": "1.23, standardmäßig an seit 1.27",
  "The resource, of which this container needs a request for a utilization target.":
    "Die Ressource. Für ein Auslastungsziel braucht dieser Container einen Request dafür.",
  "The container's name, the same in every pod. Where a pod has none of that name the metric fails.":
    "Der Name des Containers, in jedem Pod derselbe. Hat ein Pod keinen dieses Namens, schlägt die Metrik fehl.",
  "A custom metric that each pod has. Pods without a sample are counted in favour of doing less.":
    "Eine eigene Metrik, die jeder Pod hat. Pods ohne Messwert zählen so, dass weniger geschieht.",
  "A custom metric of one object in the namespace.": "Eine eigene Metrik eines Objekts im Namespace.",
  "The object that the metric is about. It need not be what is scaled.":
    "Das Objekt, um das es in der Metrik geht. Es muss nicht das sein, was skaliert wird.",
  "The object's group and version.": "Gruppe und Version des Objekts.",
  "The object's kind.": "Die Art des Objekts.",
  "The object's name, in the autoscaler's namespace.": "Der Name des Objekts, im Namespace des Autoscalers.",
  "A metric that belongs to no object of the cluster. It can wake a workload from 0 replicas.":
    "Eine Metrik, die zu keinem Objekt des Clusters gehört. Sie kann einen Workload von 0 Replicas aus wecken.",
  "Averaged over a window by metrics-server; follows load closely.": "Von metrics-server über ein Fenster gemittelt; folgt der Last eng.",
  "Often stays high after load, so that the count never comes down.": "Bleibt nach Last oft hoch, sodass die Anzahl nie sinkt.",
  "Which metric, by name and labels.": "Welche Metrik, nach Name und Labels.",
  "The metric's name, as its API serves it. A name that is not there makes the metric fail.":
    "Der Name der Metrik, wie ihre API sie anbietet. Gibt es den Namen nicht, schlägt die Metrik fehl.",
  "Labels of the metric's series, handed on to the metrics server. They do not select pods.":
    "Labels der Zeitreihen der Metrik, an den Metrikserver weitergereicht. Sie wählen keine Pods aus.",
  "Labels that a series must have, all of them.": "Labels, die eine Zeitreihe haben muss, und zwar alle.",
  "Conditions on labels, all of which must hold.": "Bedingungen an Labels, die alle gelten müssen.",
  "The label's name.": "Der Name des Labels.",
  "How the label's value is compared.": "Wie der Wert des Labels verglichen wird.",
  "It is one of values.": "Er ist einer aus values.",
  "It is none of values.": "Er ist keiner aus values.",
  "The label is there.": "Das Label ist da.",
  "The label is not there.": "Das Label ist nicht da.",
  "The values to compare with, for In and NotIn.": "Die Werte, mit denen verglichen wird, für In und NotIn.",
  "What the metric should be. The count is changed in the ratio of the metric to it.":
    "Wie hoch die Metrik sein soll. Die Anzahl wird im Verhältnis der Metrik dazu geändert.",
  "Which of the target's fields holds the amount.": "In welchem Feld des Zielwerts die Menge steht.",
  "Usage as a percentage of requests, over all pods together. Limits play no part; above 100 means more than was requested.":
    "Verbrauch in Prozent der Requests, über alle Pods zusammen. Limits spielen keine Rolle; über 100 heißt mehr, als angefordert war.",
  "The amount for each pod: the metric's total divided by it, rounded up, is the count proposed.":
    "Die Menge für jeden Pod: Die Summe der Metrik geteilt durch sie, aufgerundet, ist die vorgeschlagene Anzahl.",
  "above 0, such as 500m or 100Mi": "über 0, etwa 500m oder 100Mi",
  "The amount itself, not divided by pods: the count is multiplied by the ratio of the metric to it, again at every reconcile.":
    "Die Menge selbst, nicht durch Pods geteilt: Die Anzahl wird mit dem Verhältnis der Metrik dazu malgenommen, bei jedem Abgleich aufs Neue.",
  "above 0, such as 30 or 2k": "über 0, etwa 30 oder 2k",

  "How fast pods are added. What is left out gets the API server's default: double, or 4 pods, every 15 seconds, at once.":
    "Wie schnell Pods hinzukommen. Was fehlt, bekommt den Standard des API-Servers: alle 15 Sekunden das Doppelte oder 4 Pods, sofort.",
  "Adding pods waits until every proposal of this time asked for more: the smallest of them counts. With 0 the newest counts at once.":
    "Pods kommen erst hinzu, wenn jeder Vorschlag dieser Zeit mehr verlangt hat: Der kleinste zählt. Bei 0 zählt sofort der neueste.",
  "the most pods that may be added in a period": "wie viele Pods in einer Periode höchstens hinzukommen dürfen",
  "4 Pods or 100 Percent every 15 seconds": "4 Pods oder 100 Percent alle 15 Sekunden",
  "How fast pods are taken away. What is left out gets the API server's default: any number every 15 seconds, after the window.":
    "Wie schnell Pods weggenommen werden. Was fehlt, bekommt den Standard des API-Servers: alle 15 Sekunden beliebig viele, nach dem Fenster.",
  "The count follows the largest proposal of this time, so that a short lull takes no pods away. It is no pause after scaling: every reconcile looks back.":
    "Die Anzahl folgt dem größten Vorschlag dieser Zeit, damit eine kurze Flaute keine Pods kostet. Es ist keine Pause nach dem Skalieren: Jeder Abgleich blickt zurück.",
  "the controller's flag, 300": "das Flag des Controllers, 300",
  "the most pods that may be taken away in a period": "wie viele Pods in einer Periode höchstens weggenommen werden dürfen",
  "100 Percent every 15 seconds": "100 Percent alle 15 Sekunden",
  "0 to 3600 seconds": "0 bis 3600 Sekunden",
  "Which of several policies counts at each reconcile.": "Welche von mehreren Policies bei jedem Abgleich zählt.",
  "The policy that allows the largest change.": "Die Policy, die die größte Änderung erlaubt.",
  "The policy that allows the smallest change.": "Die Policy, die die kleinste Änderung erlaubt.",
  "No change in this direction. minReplicas and maxReplicas are still kept.":
    "Keine Änderung in diese Richtung. minReplicas und maxReplicas gelten weiter.",
  "Each policy says {0}; selectPolicy picks one of them.": "Jede Policy sagt, {0}; selectPolicy wählt eine aus.",
  "Whether value counts pods or percent.": "Ob value Pods oder Prozent zählt.",
  "value is a number of pods.": "value ist eine Anzahl von Pods.",
  "value is a share of the pods there were when the period began. Of 0 pods that is none.":
    "value ist ein Anteil der Pods, die es zu Beginn der Periode gab. Von 0 Pods ist das keiner.",
  "How many pods, or which percentage, one period allows. Changes made earlier in the period count against it.":
    "Wie viele Pods oder wie viel Prozent eine Periode erlaubt. Frühere Änderungen in der Periode werden angerechnet.",
  "at least 1": "mindestens 1",
  "How far back changes are counted. It slides: each reconcile looks at the seconds just passed.":
    "Wie weit zurück Änderungen zählen. Die Periode gleitet: Jeder Abgleich betrachtet die gerade vergangenen Sekunden.",
  "1 to 1800 seconds": "1 bis 1800 Sekunden",
  "How far a metric may be from its target, as a share of it, before the count changes in this direction: 0.05 is 5%.":
    "Wie weit eine Metrik, als Anteil ihres Zielwerts, von ihm abweichen darf, bevor sich die Anzahl in diese Richtung ändert: 0.05 sind 5%.",
  "the controller's flag, 0.1": "das Flag des Controllers, 0.1",
  "at least 0": "mindestens 0",
  "1.33, behind the gate HPAConfigurableTolerance; always on in 1.37": "1.33, hinter dem Gate HPAConfigurableTolerance; in 1.37 immer an",

  "The {0} of this text.": "Das {0} dieses Textes.",
  "A container of the {0}.": "Ein Container des {0}.",
  "a whole manifest": "ein ganzes Manifest",
  "An autoscaler of a Deployment on cpu, from 1 to 10 replicas.": "Ein Autoscaler für ein Deployment nach cpu, von 1 bis 10 Replicas.",
  "Resource metric": "Resource-Metrik",
  "cpu or memory of the pods": "cpu oder memory der Pods",
  "Usage as a percentage of requests, over all pods.": "Verbrauch in Prozent der Requests, über alle Pods.",
  "ContainerResource metric": "ContainerResource-Metrik",
  "cpu or memory of one container": "cpu oder memory eines Containers",
  "Like Resource, without what sidecars use and request.": "Wie Resource, ohne Verbrauch und Requests von Sidecars.",
  "Pods metric": "Pods-Metrik",
  "a custom metric of each pod": "eine eigene Metrik jedes Pods",
  "The average over the pods is held at an amount.": "Der Durchschnitt über die Pods wird auf einer Menge gehalten.",
  "Object metric": "Object-Metrik",
  "a custom metric of one object": "eine eigene Metrik eines Objekts",
  "The metric of an Ingress, shared out over the pods.": "Die Metrik eines Ingress, auf die Pods verteilt.",
  "External metric": "External-Metrik",
  "a metric from outside the cluster": "eine Metrik von außerhalb des Clusters",
  "The length of a queue, shared out over the pods. With it minReplicas can be 0.":
    "Die Länge einer Warteschlange, auf die Pods verteilt. Damit kann minReplicas 0 sein.",
  "Pods policy": "Pods-Policy",
  "a number of pods a period": "eine Anzahl von Pods je Periode",
  "At most so many pods within the period.": "Höchstens so viele Pods innerhalb der Periode.",
  "Percent policy": "Percent-Policy",
  "a share of the pods a period": "ein Anteil der Pods je Periode",
  "At most this share of the pods that the period began with.": "Höchstens dieser Anteil der Pods, mit denen die Periode begann.",
  "behavior: slow to shrink": "behavior: langsam weniger",
  "a block of behavior": "ein Block für behavior",
  "One pod a minute less, after five calm minutes.": "Ein Pod je Minute weniger, nach fünf ruhigen Minuten.",
};
