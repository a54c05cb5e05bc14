import type { Messages } from "../../language";

/** Why a sync ended as it did. */
export const sentence: Messages = {
  // The start of the sentence
  "Left the count as it is.": "Anzahl nicht angetastet.",
  "Left {0} as it is.": "{0} nicht angetastet.",
  "Kept {0}.": "Bei {0} geblieben.",
  "Went from {0} to {1}.": "Von {0} auf {1} skaliert.",
  "Wrote {0} again.": "{0} noch einmal geschrieben.",

  // Why the controller read no metric or decided nothing
  "The controller could not read the target's scale, so it decided nothing.":
    "Der Controller konnte die Scale-Subressource des Ziels nicht lesen und hat nichts entschieden.",
  "The target is at zero replicas, and this autoscaler does not scale it up.":
    "Das Ziel steht auf null Replicas, und dieser Autoscaler skaliert es nicht hoch.",
  "The target is at zero replicas, so this autoscaler reads no metric and writes no count.":
    "Das Ziel steht auf null Replicas, also liest dieser Autoscaler keine Metrik und schreibt keine Anzahl.",
  "{0} is {1}.": "{0} ist {1}.",
  "the count must not be 0": "die Anzahl darf nicht 0 sein",
  "{0}, so the controller read no metric.": "{0}, also hat der Controller keine Metrik gelesen.",
  "{0}, so the controller read no metric{1}.": "{0}, also hat der Controller keine Metrik gelesen{1}.",
  "{0}, but the controller could not write {1} to the scale.":
    "{0}, aber der Controller konnte {1} nicht in die Scale-Subressource schreiben.",
  ", but the controller could not write {0} to the scale": ", aber der Controller konnte {0} nicht in die Scale-Subressource schreiben",
  "{0}, so the controller acted on neither autoscaler.": "{0}, also hat der Controller keinen von beiden ausgeführt.",
  "{0}, so the controller acted on neither autoscaler and read no metric.":
    "{0}, also hat der Controller keinen von beiden ausgeführt und keine Metrik gelesen.",
  "The controller could not tell which pods to measure, so it had no value and decided nothing.":
    "Der Controller konnte nicht feststellen, welche Pods zu messen sind. Er hatte keinen Wert und hat nichts entschieden.",
  "The controller could not read the CPU utilization, so it decided nothing.":
    "Der Controller konnte die CPU-Auslastung nicht lesen und hat nichts entschieden.",
  "{0}, so the controller had no value and decided nothing.": "{0}, also hatte der Controller keinen Wert und hat nichts entschieden.",
  "{0}, so {1} has no value. {2} proposes {3}, but the controller never scales down while a metric has no value.":
    "{0}, also hat {1} keinen Wert. {2} schlägt {3} vor, aber der Controller skaliert nie herunter, solange eine Metrik keinen Wert hat.",
  "{0}, so {1} has no value. The controller never scales down while a metric has no value.":
    "{0}, also hat {1} keinen Wert. Der Controller skaliert nie herunter, solange eine Metrik keinen Wert hat.",
  "{0}, so {1} has no value, and no other metric proposes a count.":
    "{0}, also hat {1} keinen Wert, und keine andere Metrik schlägt eine Anzahl vor.",

  // Why a metric has no value
  "Container {0} of pod {1} has no {2} request": "Container {0} von Pod {1} hat keinen Request für {2}",
  "The sample of pod {0} lacks container {1}": "Im Messwert von Pod {0} fehlt Container {1}",
  "The feature gate HPAContainerMetrics is off": "Das Feature-Gate HPAContainerMetrics ist aus",
  "Two autoscalers select the same pods": "Zwei Autoscaler wählen dieselben Pods aus",
  "The target's scale has no selector": "In der Scale-Subressource des Ziels fehlt der Selektor",
  "No pod matches the target's selector": "Kein Pod passt zum Selektor des Ziels",
  "No counted pod has a sample yet": "Noch kein gezählter Pod hat einen Messwert",
  "No sample matches a pod's request": "Kein Messwert passt zum Request eines Pods",
  "The metrics API returned no sample": "Die Metrics-API lieferte keinen Messwert",
  "The custom metrics API returned no value": "Die Custom-Metrics-API lieferte keinen Wert",
  "The external metrics API returned no value": "Die External-Metrics-API lieferte keinen Wert",
  // The name of a cause, as a link to what fixes it
  autoscalers: "Autoscaler",
  sample: "Messwert",
  "custom metrics API": "Custom-Metrics-API",
  "external metrics API": "External-Metrics-API",
  "metrics API": "Metrics-API",
  scale: "Scale-Subressource",
  zero: "null",
  "The metrics API did not answer": "Die Metrics-API antwortete nicht",
  "The controller could not read the metric": "Der Controller konnte die Metrik nicht lesen",

  // What the metrics propose
  "{0} proposes {1}{2}": "{0} schlägt {1} vor{2}",
  ", {0} proposes {1}": ", {0} {1}",
  ", {0} has no value": ", {0} hat keinen Wert",
  ", one other proposes no more": ", eine andere nicht mehr als das",
  ", {0} others propose no more": ", {0} andere nicht mehr als das",
  " {0} proposes {1}.": " {0} schlägt {1} vor.",
  " {0} has no value.": " {0} hat keinen Wert.",
  "{0} proposes {1}: {2}.": "{0} schlägt {1} vor: {2}.",
  "{0} proposes {1}: {2} is {3}.": "{0} schlägt {1} vor: {2} ist {3}.",
  "{0} proposes {1}: {2} is {3}, rounded up.": "{0} schlägt {1} vor: {2} ist {3}, aufgerundet.",
  "CPU proposes {0}: {1} is {2}, rounded up": "CPU schlägt {0} vor: {1} ist {2}, aufgerundet",
  "Without a target the controller proposes {0}": "Ohne Zielwert schlägt der Controller {0} vor",
  "{0} is {1}, the current count.": "{0} ist {1}, die aktuelle Anzahl.",
  "{0} is {1}, and rounding up gives {2} again.": "{0} ist {1}, und aufgerundet ergibt das wieder {2}.",
  "the ratio {0} is inside the {1} tolerance": "das Verhältnis {0} liegt innerhalb der Toleranz von {1}",
  "{0} is at {1}, the target is {2}; {3}.": "{0} liegt bei {1}, der Zielwert ist {2}; {3}.",
  "{0} averages {1} over {2}, the target is {3}": "{0} liegt im Mittel über {2} bei {1}, der Zielwert ist {3}",
  "{0}; {1}, so it proposes {2}, the count in status.replicas.":
    "{0}; {1}, also schlägt die Metrik {2} vor, die Anzahl in status.replicas.",
  "{0} is at {1}, the target is {2}; the ratio {3} is inside the {4} tolerance.":
    "{0} liegt bei {1}, der Zielwert ist {2}; das Verhältnis {3} liegt innerhalb der Toleranz von {4}.",
  "CPU is at {0}%, the target is {1}%; the ratio {2} is inside the ±{3}% tolerance":
    "CPU liegt bei {0}%, der Zielwert ist {1}%; das Verhältnis {2} liegt innerhalb der Toleranz von ±{3}%",

  // Pods without a value, and the value assumed for them
  "the missing pod taken as {0}": "den fehlenden Pod als {0}",
  "the unready pod taken as {0}": "den nicht bereiten Pod als {0}",
  "the {0} taken as {1}": "{0} als {1}",
  "the missing and the unready pod taken as {0}": "den fehlenden und den nicht bereiten Pod als {0}",
  "the missing pod and the {0} taken as {1}": "den fehlenden Pod und {0} als {1}",
  "the {0} missing pods and the unready pod taken as {1}": "{0} fehlende Pods und den nicht bereiten als {1}",
  "the {0} missing and the {1} taken as {2}": "{0} fehlende und {1} als {2}",
  "the missing pod changes nothing": "der fehlende Pod ändert nichts",
  "the {0} change nothing": "{0} ändern nichts",
  "The counted pod is at {0}": "Der gezählte Pod liegt bei {0}",
  "The {0} are at {1}": "{0} liegen bei {1}",
  "{0} of the counted pod is at {1}": "{0} des gezählten Pods liegt bei {1}",
  "{0} of the {1} is at {2}": "{0} liegt im Mittel über {1} bei {2}",
  "{0}, exactly the target; {1}.": "{0}, genau beim Zielwert; {1}.",
  "{0}, inside tolerance. With {1} it is {2}": "{0}, innerhalb der Toleranz. Rechnet man {1} mit, sind es {2}",
  "{0} and alone would propose {1}. With {2} it is {3}": "{0} und würden allein {1} ergeben. Rechnet man {2} mit, sind es {3}",
  "{0}, inside tolerance.": "{0}, innerhalb der Toleranz.",
  "{0}, on the other side of the target, so the count stays.": "{0}, auf der anderen Seite des Zielwerts, also bleibt die Anzahl.",
  "{0}, which would propose {1}. That is against the direction of the ratio, so the count stays.":
    "{0}, und das ergäbe {1}. Das liefe der Richtung des Verhältnisses entgegen, also bleibt die Anzahl.",
  "{0}, which proposes {1}.": "{0}, und das ergibt den Vorschlag {1}.",

  // What held the count: windows, limits and bounds
  "{0}; minReplicas is {1}.": "{0}; minReplicas ist {1}.",
  "maxReplicas limits that to {0}": "maxReplicas begrenzt das auf {0}",
  "{0}, but the window remembers {1}{2}; {3}.": "{0}, aber das Fenster merkt sich {1}{2}; {3}.",
  "{0}; the lowest proposal in the {1} is now {2}, remembered{3}.": "{0}; der niedrigste Vorschlag im {1} ist jetzt {2}, gemerkt{3}.",
  "{0}; the highest proposal in the {1} is now {2}, remembered{3}.": "{0}; der höchste Vorschlag im {1} ist jetzt {2}, gemerkt{3}.",
  "{0}, but at {1} the controller found a count of {2}, and the {3} remembers it{4}{5}.":
    "{0}, aber um {1} fand der Controller die Anzahl {2} vor, und das {3} merkt sich das{4}{5}.",
  "{0}, but {1} it proposed {2}": "{0}, aber {1} war der Vorschlag {2}",
  "{0}, but {1} the metrics proposed {2}": "{0}, aber {1} haben die Metriken {2} vorgeschlagen",
  "{0}, and the {1} remembers it{2}{3}.": "{0}, und das {1} merkt sich das{2}{3}.",
  "{0}, and with no behavior set the {1} raises the count to that.": "{0}, und ohne behavior hebt das {1} die Anzahl darauf an.",
  ", and {0} has selectPolicy Disabled": ", und {0} hat selectPolicy Disabled",
  "{0}, and the highest proposal in the window is {1}": "{0}, und der höchste Vorschlag im Fenster ist {1}",
  "{0}, and the lowest proposal in the scale-up window is {1}": "{0}, und der niedrigste Vorschlag im Fenster zum Hochskalieren ist {1}",
  "{0}, and the window remembers {1}": "{0}, und das Fenster merkt sich {1}",
  "{0}. With no behavior set, one sync can at most double the count, or go to 4 if that is more: here to {1}.":
    "{0}. Ohne behavior kann ein Abgleich die Anzahl höchstens verdoppeln, oder auf 4 gehen, wenn das mehr ist: hier auf {1}.",
  "{0}, but {1} has selectPolicy Disabled.": "{0}, aber {1} hat selectPolicy Disabled.",
  ". The next change is allowed from {0}": ". Die nächste Änderung ist ab {0} erlaubt",
  "{0}, but the policies allow {1}{2}.": "{0}, aber die Policies erlauben {1}{2}.",
  "{0}; the policy allows adding {1}{2}.": "{0}; die Policy erlaubt zusätzlich {1}{2}.",
  "{0}; the policy allows removing {1}{2}.": "{0}; die Policy erlaubt, {1} zu entfernen{2}.",
  "{0}, but the policy of {1} allows {2}{3}.": "{0}, aber die Policy „{1}“ erlaubt {2}{3}.",
  "{0}, but the policy of {1} was used up {2}{3}.": "{0}, aber die Policy „{1}“ wurde {2} ausgeschöpft{3}.",
  "the policy of {0} allows at most {1}": "die Policy „{0}“ erlaubt höchstens {1}",
  "the policy of {0} allows no fewer than {1}": "die Policy „{0}“ erlaubt nicht weniger als {1}",
  ", counting from {0}": ", gezählt ab {0}",
  ", because {0}": ", denn {0}",
  ", because {0} and {1}": ", denn {0} und {1}",
  ", because {0} and {1} at {2}": ", denn {0} und um {2} noch {1}",
  "{0} was added at {1}": "um {1} kam {0} hinzu",
  "{0} were added at {1}": "um {1} kamen {0} hinzu",
  "{0} was removed at {1}": "um {1} fiel {0} weg",
  "{0} were removed at {1}": "um {1} fielen {0} weg",

  // A time between two syncs
  "Syncs run every {0}; the first at or after {1} is at {2}.": "Abgleiche laufen alle {0}; der erste ab {1} ist um {2}.",
  " The first at or after {0} is at {1}.": " Der erste ab {0} ist um {1}.",
  ", and {0}": " und {0}",
  ", {0}, and {1}": ", {0} und {1}",
  "one has no value": "eine hat keinen Wert",
  "{0} have no value": "{0} haben keinen Wert",
  "one other proposes less": "eine andere weniger",
  "one other proposes no more": "eine andere nicht mehr",
  "{0} others propose less": "{0} andere weniger",
  "{0} others propose no more": "{0} andere nicht mehr",
  "{0}, but the {1} remembers {2}{3}.": "{0}, aber das {1} merkt sich {2}{3}.",
  "{0}, so {1} has no value, and without it no sync scales down.":
    "{0}, also hat {1} keinen Wert, und ohne ihn skaliert kein Abgleich herunter.",
};
