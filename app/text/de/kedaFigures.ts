import type { Messages } from "../language";

/** What only the figures of a run with KEDA say. */
export const kedaFigures: Messages = {
  "{0} over time: what the controller saw, the target of {1} and its tolerance":
    "{0} über die Zeit: was der Controller sah, der Zielwert von {1} und seine Toleranz",
  "asked at {0}": "gefragt um {0}",
  "Replicas over time: written by KEDA and by the controller, existing and ready":
    "Replicas über die Zeit: von KEDA und vom Controller geschrieben, vorhanden und bereit",
  "Who wrote which count?": "Wer schrieb was?",
  "What KEDA’s clock says at each read of the controller.": "Was KEDAs Uhr bei jedem Lesen des Controllers sagt.",
  "KEDA computes it from its triggers at each read of the controller.":
    "KEDA berechnet es bei jedem Lesen des Controllers aus seinen Triggern.",
  "KEDA asks the source at each read of the controller, so no scrape delays it.":
    "KEDA fragt die Quelle bei jedem Lesen des Controllers, also verzögert es kein Scrape.",
  "the clock": "die Uhr",
  "formula of {0}": "Formel: {0}",
  "formula of triggers": "Formel aus Triggern",
  "the cooldown of {0} ends at {1}": "der Cooldown von {0} endet um {1}",
  "cooldown to {0}": "Cooldown bis {0}",
  "the HPA": "der HPA",
  "When KEDA decides the count, and when the HPA": "Wann KEDA die Anzahl entscheidet und wann der HPA",
  decides: "Wer",
  polls: "Polls",
  "KEDA’s polls": "KEDAs Polls",
  "KEDA’s polls: a tick for each, tall while a trigger is active, red and broken after a failure, with a red line on top in a fallback. A square: the poll wrote.":
    "KEDAs Polls: ein Strich für jeden, hoch, solange ein Trigger aktiv ist, rot und unterbrochen nach einem Fehler, mit einer roten Linie darüber während eines Fallbacks. Ein Quadrat: Der Poll hat geschrieben.",
  poll: "Poll",
  "What the last poll read, for all pods. Drawn while there are none.":
    "Was der letzte Poll las, für alle Pods. Gezeichnet, solange es keine gibt.",
  "A poll finds the trigger active above this number.": "Über dieser Zahl findet ein Poll den Trigger aktiv.",
  "A poll finds the trigger active above this number, for all pods. The line is its share for a pod.":
    "Über dieser Zahl, für alle Pods, findet ein Poll den Trigger aktiv. Die Linie ist der Anteil eines Pods.",
  "asked nothing": "fragte nichts",
  "the target has no count": "das Ziel hat keine Anzahl",
  "active, wrote {0}": "aktiv, schrieb {0}",
  "active, scale-out paused": "aktiv, Scale-out pausiert",
  "active, a trigger failed": "aktiv, ein Trigger schlug fehl",
  "failed, no fallback yet": "fehlgeschlagen, noch kein Fallback",
  "failed, the count stays": "fehlgeschlagen, die Anzahl bleibt",
  "not active, scale-in paused": "nicht aktiv, Scale-in pausiert",
  "cooldown over, wrote {0}": "Cooldown vorbei, schrieb {0}",
  "not active, cooling down": "nicht aktiv, im Cooldown",
  "below the minimum, wrote {0}": "unter dem Minimum, schrieb {0}",
  "not active": "nicht aktiv",
  "{0}, a trigger failed": "{0}, ein Trigger schlug fehl",
  "{0}, by the fallback": "{0}, durch den Fallback",
};
