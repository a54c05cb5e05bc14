import type { Messages } from "../../../ui/language";

/** What an older version did otherwise. */
export const olderRules: Messages = {
  "{0} counts a ratio of exactly {1} as outside the tolerance: it computes |1 − {2}| as {3}, more than {4}; to {5} it is inside.":
    "{0} zählt ein Verhältnis von genau {1} als außerhalb der Toleranz: Es berechnet |1 − {2}| als {3}, mehr als {4}; für {5} liegt es innerhalb.",
  "{0} does not know the tolerances in the manifest: the cluster’s holds both ways.":
    "{0} kennt die Toleranzen im Manifest nicht: Die des Clusters gilt in beide Richtungen.",
  "{0} reads the metrics at zero replicas because minReplicas is 0, whoever scaled to zero; {1} does so only where the autoscaler itself went there.":
    "{0} liest bei null Replicas die Metriken, weil minReplicas 0 ist, wer auch immer auf null skaliert hat; {1} nur dann, wenn der Autoscaler selbst dorthin ging.",
  "{0} leaves a target at zero replicas alone because minReplicas is {1}; {2} lifts it to that where the autoscaler itself went to zero.":
    "{0} lässt ein Ziel mit null Replicas in Ruhe, weil minReplicas {1} ist; {2} hebt es auf diesen Wert, wenn der Autoscaler selbst auf null ging.",
  "{0} fails the whole metric{1} because one pod’s sample lacks the container; {2} counts that pod as missing.":
    "{0} lässt die ganze Metrik{1} fehlschlagen, weil im Messwert eines Pods der Container fehlt; {2} zählt diesen Pod als fehlend.",
  "{0} takes a pod without the container to request nothing, and leaves its usage in the sum; {1} fails the metric.":
    "Für {0} hat ein Pod ohne den Container keinen Request, und sein Verbrauch bleibt in der Summe; {1} lässt die Metrik fehlschlagen.",
  "{0} leaves out what sidecars request, though not what they use, so that the utilization is higher; {1} counts both.":
    "{0} lässt die Requests der Sidecars weg, nicht aber ihren Verbrauch, sodass die Auslastung höher ist; {1} zählt beides.",
  "{0} does not know requests of the pod itself: the containers’ are summed.":
    "{0} kennt keine Requests des Pods selbst: Die der Container werden summiert.",
  "{0} turns a count that is too large into the smallest there is; {1} takes the largest.":
    "{0} macht aus einer zu großen Anzahl die kleinste, die es gibt; {1} nimmt die größte.",
  "{0} lets the sum of the External metric’s series wrap around; {1} caps it at the largest number.":
    "{0} lässt die Summe der Zeitreihen der External-Metrik überlaufen; {1} deckelt sie bei der größten Zahl.",
  "{0} fails every ContainerResource metric while its feature gate HPAContainerMetrics is off; {1} has no such gate.":
    "{0} lässt jede ContainerResource-Metrik fehlschlagen, solange sein Feature-Gate HPAContainerMetrics aus ist; {1} hat kein solches Gate.",
  "The status of {0} has no condition ScaledToZero.": "Der Status von {0} hat keine Condition ScaledToZero.",
  "{0} leaves the earlier currentMetrics in the status where a reconcile fails; {1} writes what this one read.":
    "{0} lässt die früheren currentMetrics im Status, wenn ein Abgleich fehlschlägt; {1} schreibt, was dieser gelesen hat.",
  "{0} writes the average of memory into the status as a decimal number{1}; {2} uses binary units.":
    "{0} schreibt den Mittelwert des Speichers als Dezimalzahl in den Status{1}; {2} verwendet binäre Einheiten.",
  "{0} leaves the described object empty in the status of an Object metric’s average.":
    "{0} lässt describedObject im Status leer, wenn eine Object-Metrik ein Mittelwert ist.",
  "{0} takes the failure’s text for a format, so that what follows a % in it is garbled.":
    "{0} hält den Fehlertext für ein Format, sodass verstümmelt ist, was darin auf ein % folgt.",
  "{0} names the parts of an Object metric’s error in another order.":
    "{0} nennt die Teile des Fehlers einer Object-Metrik in anderer Reihenfolge.",
  "{0} names all the autoscalers on the same pods; {1} names two of them.":
    "{0} nennt alle Autoscaler auf denselben Pods; {1} nennt zwei davon.",
};
