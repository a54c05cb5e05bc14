import type { Messages } from "../../../ui/language";

/** Kinds of workloads are neuter: das Deployment, das StatefulSet. */
export const advice: Messages = {
  "Versions that clusters no longer serve, or will not for long": "Versionen, die Cluster nicht mehr oder nicht mehr lange anbieten",
  "Containers without the request that a utilization target needs": "Container ohne den Request, den ein Auslastungsziel braucht",
  "Targets that idle pods exceed already": "Zielwerte, die schon Pods im Leerlauf überschreiten",
  "minReplicas 0 with Percent policies alone for scaling up": "minReplicas 0, wenn zum Hochskalieren nur Percent-Policies da sind",
  "Policies that take hours to get where they should": "Policies, die Stunden bis ans Ziel brauchen",
  "Utilization targets above 100%": "Auslastungsziele über 100%",
  "minReplicas equal to maxReplicas": "minReplicas gleich maxReplicas",
  "spec.replicas in the manifest of the workload": "spec.replicas im Manifest des Workloads",
  "A workload that is not the autoscaler's target": "Ein Workload, der nicht das Ziel des Autoscalers ist",
  "A tolerance that maxReplicas leaves no room for": "Eine Toleranz, für die maxReplicas keinen Raum lässt",

  "minReplicas and maxReplicas are both {0}: nothing can scale.":
    "minReplicas und maxReplicas sind beide {0}: Nichts kann skaliert werden.",
  "Metrics are read at every reconcile, and every proposal is clamped to this one count.":
    "Bei jedem Abgleich werden Metriken gelesen, und jeder Vorschlag wird auf diese eine Anzahl begrenzt.",
  "From 0 replicas these policies allow no pod at all.": "Von 0 Replicas aus erlauben diese Policies gar keinen Pod.",
  "A Percent policy allows a share of the pods there are, which is none at 0 replicas, and selectPolicy Min takes the smallest change.":
    "Eine Percent-Policy erlaubt einen Anteil der vorhandenen Pods, also keinen bei 0 Replicas, und selectPolicy Min nimmt die kleinste Änderung.",
  "A Percent policy allows a share of the pods there are, which is none at 0 replicas. A policy of type Pods beside it lets the first one start.":
    "Eine Percent-Policy erlaubt einen Anteil der vorhandenen Pods, also keinen bei 0 Replicas. Mit einer Policy vom Typ Pods daneben kann der erste starten.",

  "The target is {0}% of the {1} requested.": "Der Zielwert ist {0}% des Requests für {1}.",
  "Nothing is added before pods use more {0} than they requested: a limit at the request keeps them from ever getting there, and the scheduler has kept no room for it.":
    "Nichts kommt hinzu, bevor Pods mehr {0} verbrauchen, als sie angefordert haben: Ein Limit in Höhe des Requests lässt sie nie dahin kommen, und der Scheduler hat dafür keinen Platz freigehalten.",
  "No container of the {0} is called {1}.": "Kein Container des {0} heißt {1}.",
  "The controller finds no such container in the pods, and the metric fails at every reconcile.":
    "Der Controller findet in den Pods keinen solchen Container, und die Metrik schlägt bei jedem Abgleich fehl.",
  "The container {0} requests no {1}.": "Der Container {0} hat keinen Request für {1}.",
  'A utilization is usage divided by what all containers request. Without this request the controller reports "missing request for {0} in container {1}", and the metric proposes nothing.':
    "Auslastung ist Verbrauch geteilt durch die Requests aller Container. Ohne diesen Request meldet der Controller „missing request for {0} in container {1}“, und die Metrik schlägt nichts vor.",
  "Idle pods use {0}% of the {1} they request": "Pods im Leerlauf verbrauchen {0}% ihres Requests für {1}",
  "Idle pods use more {0}": "Pods im Leerlauf verbrauchen mehr {0}",
  "{0}: the target of {1} is below that.": "{0}: Der Zielwert {1} liegt darunter.",
  "Adding pods does not lower what each of them uses at rest: the count climbs to maxReplicas and stays there.":
    "Mehr Pods senken nicht, was jeder von ihnen im Leerlauf verbraucht: Die Anzahl klettert auf maxReplicas und bleibt dort.",
  "The controller's tolerance keeps the count where it is, and without load it never shrinks.":
    "Die Toleranz des Controllers hält die Anzahl, wo sie ist, und ohne Last sinkt sie nie.",

  "From {0} {1} to {2} {3} these policies take at least {4} hours.":
    "Von {0} {1} bis {2} {3} brauchen diese Policies mindestens {4} Stunden.",
  "A policy allows its value once in its period, however far the metric is above the target.":
    "Eine Policy erlaubt ihren Wert einmal je Periode, so weit die Metrik auch über dem Zielwert liegt.",
  "A policy allows its value once in its period: that long the pods of a peak are paid for after it is over.":
    "Eine Policy erlaubt ihren Wert einmal je Periode: So lange werden die Pods einer Spitze noch bezahlt, wenn sie vorbei ist.",

  "The tolerance of {0}% is larger than the step from minReplicas {1} to maxReplicas {2}.":
    "Die Toleranz von {0}% ist größer als der Schritt von minReplicas {1} zu maxReplicas {2}.",
  "Nothing is added until the metric is more than {0}% above its target, and then even maxReplicas is too few to bring it back.":
    "Nichts kommt hinzu, bevor die Metrik mehr als {0}% über ihrem Zielwert liegt, und dann reicht selbst maxReplicas nicht, um sie zurückzubringen.",

  "This annotation is dropped: its text is not of the form that the API server wrote.":
    "Diese Annotation entfällt: Ihr Text hat nicht die Form, die der API-Server schrieb.",
  "An older version carries what it has no fields for as JSON in annotations; what cannot be read there is left out without a word.":
    "Wofür eine ältere Version keine Felder hat, das trägt sie als JSON in Annotationen; was sich dort nicht lesen lässt, wird stillschweigend weggelassen.",
  "{0} is still served.": "{0} wird noch angeboten.",
  "{0} is gone since Kubernetes {1}.": "{0} gibt es seit Kubernetes {1} nicht mehr.",
  "The API server stores it as autoscaling/v2, which is what runs here. Only autoscaling/v2 has fields for other metrics and for behavior.":
    "Der API-Server speichert es als autoscaling/v2, und das läuft hier. Nur autoscaling/v2 hat Felder für andere Metriken und für behavior.",
  'A cluster of today answers: no matches for kind "HorizontalPodAutoscaler" in version "{0}". Here it runs as the API server converted it.':
    'Ein heutiger Cluster antwortet: no matches for kind "HorizontalPodAutoscaler" in version "{0}". Hier läuft es so, wie der API-Server es umwandelte.',

  "The {0} sets replicas to {1}.": "Das {0} setzt replicas auf {1}.",
  "Whenever this manifest is applied, the count goes back to it, whatever the autoscaler had decided. Without the field the autoscaler keeps its count (the first apply without it may set 1 once).":
    "Wann immer dieses Manifest angewendet wird, geht die Anzahl darauf zurück, was auch immer der Autoscaler entschieden hatte. Ohne das Feld behält der Autoscaler seine Anzahl (das erste Anwenden ohne das Feld setzt womöglich einmal 1).",
  "The autoscaler is in the namespace {0}, the {1} in {2}.": "Der Autoscaler ist im Namespace {0}, das {1} in {2}.",
  "The target is the {0} {1}, but the text has the {2} {3}.": "Das Ziel ist das {0} {1}, aber im Text steht das {2} {3}.",
  "An autoscaler scales what scaleTargetRef names in its own namespace. Where there is no such object, it scales nothing.":
    "Ein Autoscaler skaliert, was scaleTargetRef in seinem eigenen Namespace nennt. Gibt es dort kein solches Objekt, skaliert er nichts.",
};
