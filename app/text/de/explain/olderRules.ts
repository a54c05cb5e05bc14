import type { Messages } from "../../language";

/** The rules that an older version had. */
export const olderRules: Messages = {
  "{0} counts a ratio of exactly {1} as outside the tolerance: it computes |1 − {2}| as {3}, more than {4}. For {5} it is inside.":
    "{0} zählt ein Verhältnis von genau {1} als außerhalb der Toleranz: Es berechnet |1 − {2}| als {3}, mehr als {4}. Für {5} liegt es innerhalb.",
  "{0} ignores the tolerances in the manifest. The cluster’s tolerance applies in both directions.":
    "{0} ignoriert die Toleranzen im Manifest. Die Toleranz des Clusters gilt in beide Richtungen.",
  "{0} reads the metrics at zero replicas because minReplicas is 0. {1} does so only if the autoscaler itself scaled to zero.":
    "{0} liest bei null Replicas die Metriken, weil minReplicas 0 ist. {1} tut das nur, wenn der Autoscaler selbst auf null skaliert hat.",
  "{0} does not scale a target at zero replicas because minReplicas is {1}. {2} raises it to that if the autoscaler itself scaled to zero.":
    "{0} skaliert ein Ziel mit null Replicas nicht, weil minReplicas {1} ist. {2} hebt es auf diesen Wert, wenn der Autoscaler selbst auf null skaliert hat.",
  "{0} computes no value for the metric{1} because one pod’s sample lacks the container. {2} treats that pod as missing.":
    "{0} berechnet keinen Wert für die Metrik{1}, weil im Messwert eines Pods der Container fehlt. {2} behandelt diesen Pod als fehlend.",
  "{0} treats a pod without the container as requesting nothing, but keeps its usage in the sum. {1} computes no value for the metric.":
    "{0} behandelt einen Pod ohne den Container so, als hätte er keinen Request, lässt aber seinen Verbrauch in der Summe. {1} berechnet keinen Wert für die Metrik.",
  "{0} counts the usage of sidecars but not their requests, so the utilization is higher. {1} counts both.":
    "{0} zählt den Verbrauch der Sidecars, aber nicht ihre Requests, darum ist die Auslastung höher. {1} zählt beides.",
  "{0} ignores requests set on the pod itself. It sums the requests of the containers.":
    "{0} ignoriert Requests am Pod selbst. Es summiert die Requests der Container.",
  "{0} turns a count that is too large into the smallest possible number. {1} uses the largest.":
    "{0} macht aus einer zu großen Anzahl die kleinste mögliche Zahl. {1} nimmt die größte.",
  "{0} divides the total by status.replicas even if that is 0, so the average in the status is wrong. {1} reports the total there.":
    "{0} teilt die Summe durch status.replicas, auch wenn das 0 ist, also ist der Durchschnitt im Status falsch. {1} nennt dort die Summe.",
  "{0} adds the overhead of the pods to their own requests{1}. {2} does not.":
    "{0} addiert den Overhead der Pods zu ihren eigenen Requests{1}. {2} tut das nicht.",
  "{0} treats a pod in phase Succeeded as one that runs. It has no sample, so mostly it counts as missing. {1} ignores it.":
    "{0} behandelt einen Pod in der Phase Succeeded wie einen laufenden. Er hat keinen Messwert, also gilt er meist als fehlend. {1} ignoriert ihn.",
  "Today’s rule. It ends in {0}.": "Heutige Regel. Sie endet in {0}.",
  "Today’s rule: since {0}.": "Heutige Regel: seit {0}.",
  "Today’s rule: likely since {0}.": "Heutige Regel: wahrscheinlich seit {0}.",
  "The release with today’s rule is not known.": "Das Release mit der heutigen Regel ist nicht bekannt.",
  "{0} uses the sum of the External metric’s series as it is, even if it overflows or is below zero. {1} takes a negative sum for an overflow and uses the largest number.":
    "{0} nimmt die Summe der Zeitreihen der External-Metrik, wie sie ist, auch wenn sie überläuft oder unter null liegt. {1} hält eine negative Summe für einen Überlauf und nimmt die größte Zahl.",
  "{0} lets the sum of the External metric’s series overflow. {1} limits it to the largest number.":
    "{0} lässt die Summe der Zeitreihen der External-Metrik überlaufen. {1} begrenzt sie auf die größte Zahl.",
  "{0} computes no value for any ContainerResource metric while its feature gate HPAContainerMetrics is off. {1} has no such gate.":
    "{0} berechnet für keine ContainerResource-Metrik einen Wert, solange sein Feature-Gate HPAContainerMetrics aus ist. {1} hat kein solches Gate.",
  "The status of {0} has no condition ScaledToZero.": "Der Status von {0} hat keine Condition ScaledToZero.",
  "When a sync fails, {0} keeps the earlier currentMetrics in the status. {1} writes what this sync read.":
    "Schlägt ein Abgleich fehl, behält {0} die früheren currentMetrics im Status. {1} schreibt, was dieser Abgleich gelesen hat.",
  "{0} writes the average of memory into the status as a decimal number{1}. {2} uses binary units.":
    "{0} schreibt den Durchschnitt des Speichers als Dezimalzahl in den Status{1}. {2} verwendet binäre Einheiten.",
  "{0} leaves describedObject empty in the status of an Object metric with an average target.":
    "{0} lässt describedObject im Status einer Object-Metrik mit Durchschnitt als Zielwert leer.",
  "{0} uses the error text as a format string, so the text after a % is garbled.":
    "{0} verwendet den Fehlertext als Formatstring, darum ist der Text nach einem % verstümmelt.",
  "{0} names the parts of an Object metric’s error in another order.":
    "{0} nennt die Teile des Fehlers einer Object-Metrik in anderer Reihenfolge.",
  "{0} names all the autoscalers on the same pods; {1} names two of them.":
    "{0} nennt alle Autoscaler auf denselben Pods; {1} nennt zwei davon.",
};
