import type { Messages } from "../../../ui/language";

/** Why a reconcile ended as it did. */
export const sentence: Messages = {
  // How the sentence opens
  "Left the count as it is.": "Anzahl nicht angetastet.",
  "Left {0} as it is.": "{0} nicht angetastet.",
  "Kept {0}.": "Bei {0} geblieben.",
  "Went from {0} to {1}.": "Von {0} auf {1} gegangen.",
  "Wrote {0} again.": "{0} noch einmal geschrieben.",

  // Why nothing was measured or decided
  "The target's scale could not be read, so nothing was decided.":
    "Die Scale-Subressource des Ziels ließ sich nicht lesen, also wurde nichts entschieden.",
  "The target is at zero, and this autoscaler does not wake it.": "Das Ziel steht auf null, und dieser Autoscaler weckt es nicht.",
  "The target is at zero, and there this autoscaler reads no metric and writes nothing.":
    "Das Ziel steht auf null, und dort liest dieser Autoscaler keine Metrik und schreibt nichts.",
  "{0} is {1}.": "{0} ist {1}.",
  "the count may not be 0": "die Anzahl darf nicht 0 sein",
  "{0}, so no metric was read.": "{0}, also wurde keine Metrik gelesen.",
  "{0}, so no metric was read{1}.": "{0}, also wurde keine Metrik gelesen{1}.",
  "{0}, but writing {1} to the scale failed.": "{0}, aber {1} ließ sich nicht in die Scale-Subressource schreiben.",
  ", but writing {0} to the scale failed": ", aber {0} ließ sich nicht in die Scale-Subressource schreiben",
  "{0}, so the controller scales neither of them.": "{0}, also skaliert der Controller für keinen von beiden.",
  "{0}, so the controller scales neither of them and read no metric.":
    "{0}, also skaliert der Controller für keinen von beiden und hat keine Metrik gelesen.",
  "The controller could not tell which pods to measure, so there was no number to decide on.":
    "Der Controller konnte nicht feststellen, welche Pods zu messen sind, also gab es keine Zahl für eine Entscheidung.",
  "The CPU utilization could not be read, so there was no number to decide on.":
    "Die CPU-Auslastung ließ sich nicht lesen, also gab es keine Zahl für eine Entscheidung.",
  "{0}, so there was no number to decide on.": "{0}, also gab es keine Zahl für eine Entscheidung.",
  "{0}, so the {1} has no number. The {2} asks for {3}, and with a metric missing the count never goes down.":
    "{0}, also gibt es für {1} keine Zahl. {2} verlangt {3}, und solange eine Metrik fehlt, sinkt die Anzahl nie.",
  "{0}, so the {1} has no number, and with a metric missing the count never goes down.":
    "{0}, also gibt es für {1} keine Zahl, und solange eine Metrik fehlt, sinkt die Anzahl nie.",
  "{0}, so the {1} has no number, and no other metric asks for a count.":
    "{0}, also gibt es für {1} keine Zahl, und keine andere Metrik verlangt eine Anzahl.",

  // What left a metric without a number
  "Container {0} of pod {1} has no {2} request": "Container {0} von Pod {1} hat keinen Request für {2}",
  "The sample of pod {0} lacks container {1}": "Im Messwert von Pod {0} fehlt Container {1}",
  "The feature gate HPAContainerMetrics is off": "Das Feature-Gate HPAContainerMetrics ist aus",
  "Two autoscalers select the same pods": "Zwei Autoscaler wählen dieselben Pods aus",
  "The target's scale has no selector": "In der Scale-Subressource des Ziels fehlt der Selektor",
  "No pod matches the target's selector": "Kein Pod passt zum Selektor des Ziels",
  "No counted pod has a sample yet": "Noch kein gezählter Pod hat einen Messwert",
  "The samples fit none of the pods' requests": "Die Messwerte passen zu keinem Request der Pods",
  "The metrics API answered with no sample": "Die Metrics-API antwortete ohne Messwert",
  "The custom metrics API gave no value": "Die Custom-Metrics-API lieferte keinen Wert",
  "The external metrics API gave no value": "Die External-Metrics-API lieferte keinen Wert",
  // The word of a cause that leads to its cure, as it stands there
  autoscalers: "Autoscaler",
  sample: "Messwert",
  "custom metrics API": "Custom-Metrics-API",
  "external metrics API": "External-Metrics-API",
  "metrics API": "Metrics-API",
  scale: "Scale-Subressource",
  zero: "null",
  "The metrics API did not answer": "Die Metrics-API antwortete nicht",
  "The metric could not be read": "Die Metrik ließ sich nicht lesen",

  // What the metrics ask for
  "The {0} asks for {1}{2}": "{0} verlangt {1}{2}",
  ", the {0} for {1}": ", {0} {1}",
  ", the {0} failed": ", {0} schlug fehl",
  ", {0} for no more": ", {0} nicht mehr als das",
  " The {0} asks for {1}.": " {0} verlangt {1}.",
  " The {0} failed.": " {0} schlug fehl.",
  "The {0} asks for {1}: {2}.": "{0} verlangt {1}: {2}.",
  "The {0} asks for {1}: {2} is {3}.": "{0} verlangt {1}: {2} ist {3}.",
  "The {0} asks for {1}: {2} is {3}, rounded up.": "{0} verlangt {1}: {2} ist {3}, aufgerundet.",
  "The CPU asks for {0}: {1} is {2}, rounded up": "CPU verlangt {0}: {1} ist {2}, aufgerundet",
  "Without a target {0} is asked for": "Ohne Zielwert wird {0} verlangt",
  "{0} is {1}, the count that is there.": "{0} ist {1}, die vorhandene Anzahl.",
  "{0} is {1}, and rounding up gives {2} again.": "{0} ist {1}, und aufgerundet ergibt das wieder {2}.",
  "a ratio of {0} is inside the {1} tolerance": "ein Verhältnis von {0} liegt innerhalb der Toleranz von {1}",
  "The {0} is at {1}, the target is {2}; {3}.": "{0} liegt bei {1}, der Zielwert ist {2}; {3}.",
  "The {0} is at {1} for each of {2}, the target is {3}": "{0} liegt im Mittel über {2} bei {1}, der Zielwert ist {3}",
  "{0}; {1}, which proposes the {2} that status.replicas counts.":
    "{0}; {1}, also werden die {2} vorgeschlagen, die status.replicas zählt.",
  "The {0} is at {1}, the target is {2}; a ratio of {3} is inside the {4} tolerance.":
    "{0} liegt bei {1}, der Zielwert ist {2}; ein Verhältnis von {3} liegt innerhalb der Toleranz von {4}.",
  "The CPU is at {0}%, the target is {1}%; a ratio of {2} is inside the ±{3}% tolerance":
    "CPU liegt bei {0}%, der Zielwert ist {1}%; ein Verhältnis von {2} liegt innerhalb der Toleranz von ±{3}%",

  // Pods without a number, and what was assumed of them
  "the missing pod as {0}": "den fehlenden Pod als {0}",
  "the unready pod as {0}": "den nicht bereiten Pod als {0}",
  "the {0} as {1}": "{0} als {1}",
  "the missing and the unready pod as {0}": "den fehlenden und den nicht bereiten Pod als {0}",
  "the missing and the {0} as {1}": "den fehlenden Pod und {0} als {1}",
  "the {0} missing and the unready pod as {1}": "{0} fehlende Pods und den nicht bereiten als {1}",
  "the {0} missing and the {1} as {2}": "{0} fehlende und {1} als {2}",
  "the missing pod changes nothing": "der fehlende Pod ändert nichts",
  "the {0} change nothing": "{0} ändern nichts",
  "The counted pod is at {0}": "Der gezählte Pod liegt bei {0}",
  "The {0} are at {1}": "{0} liegen bei {1}",
  "The {0} of the counted pod is at {1}": "{0} des gezählten Pods liegt bei {1}",
  "The {0} of the {1} is at {2}": "{0} liegt im Mittel über {1} bei {2}",
  "{0}, exactly the target; {1}.": "{0}, genau beim Zielwert; {1}.",
  "{0}, inside tolerance; with {1} it is {2}": "{0}, innerhalb der Toleranz; rechnet man {1} mit, sind es {2}",
  "{0} and alone would ask for {1}; with {2} it is {3}": "{0}, was allein {1} ergäbe; rechnet man {2} mit, sind es {3}",
  "{0}, inside tolerance.": "{0}, innerhalb der Toleranz.",
  "{0}, on the other side of the target, so the count stays.": "{0}, auf der anderen Seite des Zielwerts, also bleibt die Anzahl.",
  "{0} and would ask for {1}, against the ratio, so the count stays.":
    "{0}, und das ergäbe {1}, gegen das Verhältnis, also bleibt die Anzahl.",
  "{0} and asks for {1}.": "{0}, und das verlangt {1}.",

  // What held the count: windows, limits and bounds
  "{0}; minReplicas is {1}.": "{0}; minReplicas ist {1}.",
  "maxReplicas cuts that to {0}": "maxReplicas kürzt das auf {0}",
  "{0}, but the window remembers {1}{2}; {3}.": "{0}, aber das Fenster merkt sich {1}{2}; {3}.",
  "{0}; the lowest in the {1} is now {2}, remembered{3}.": "{0}; das Niedrigste im {1} ist jetzt {2}, gemerkt{3}.",
  "{0}; the highest in the {1} is now {2}, remembered{3}.": "{0}; das Höchste im {1} ist jetzt {2}, gemerkt{3}.",
  "{0}, but the count found at {1} was {2}, and the {3} remembers it{4}{5}.":
    "{0}, aber um {1} war die vorgefundene Anzahl {2}, und das {3} merkt sich das{4}{5}.",
  "{0}, but {1} it asked for {2}": "{0}, aber {1} wurde {2} verlangt",
  "{0}, but {1} the metrics asked for {2}": "{0}, aber {1} verlangten die Metriken {2}",
  "{0}, and the {1} remembers it{2}{3}.": "{0}, und das {1} merkt sich das{2}{3}.",
  "{0}, and without behavior the {1} raises the count to it.": "{0}, und ohne behavior hebt das {1} die Anzahl darauf an.",
  ", and {0} is Disabled": ", und {0} ist Disabled",
  "{0}, and the window has come down to {1}": "{0}, und das Fenster ist auf {1} gesunken",
  "{0}, and the scale-up window has come up to {1}": "{0}, und das Fenster zum Hochskalieren ist auf {1} gestiegen",
  "{0}, and the window remembers {1}": "{0}, und das Fenster merkt sich {1}",
  "{0}; without behavior one step goes to {1} at most: twice the count, but at least 4.":
    "{0}; ohne behavior geht ein Schritt höchstens auf {1}: das Doppelte der Anzahl, mindestens aber 4.",
  "{0}, but {1} has selectPolicy Disabled.": "{0}, aber {1} hat selectPolicy Disabled.",
  ", the next from {0}": ", die nächste Änderung ab {0}",
  "{0}, but the policies allow {1}{2}.": "{0}, aber die Policies erlauben {1}{2}.",
  "{0}; the policy allows {1}{2}.": "{0}; die Policy erlaubt {1}{2}.",
  "{0}; the policy removes {1}{2}.": "{0}; die Policy entfernt {1}{2}.",
  "{0}, but the policy of {1} allows {2}{3}.": "{0}, aber die Policy „{1}“ erlaubt {2}{3}.",
  "{0}, but the {1} were used {2}{3}.": "{0}, aber {1} wurden {2} aufgebraucht{3}.",
  "{0}, but the {1} was used {2}{3}.": "{0}, aber {1} wurde {2} aufgebraucht{3}.",
  "{0} allow {1}": "{0} erlauben {1}",
  "{0} allows {1}": "{0} erlaubt {1}",
  "{0} leave {1}": "{0} lassen {1} übrig",
  "{0} leaves {1}": "{0} lässt {1} übrig",
  ", counted from {0}": ", gezählt ab {0}",
  ", since {0}": ", denn {0}",
  ", since {0} and {1}": ", denn {0} und {1}",
  ", since {0} and {1} at {2}": ", denn {0} und um {2} noch {1}",
  "{0} was added at {1}": "um {1} kam {0} hinzu",
  "{0} were added at {1}": "um {1} kamen {0} hinzu",
  "{0} was removed at {1}": "um {1} fiel {0} weg",
  "{0} were removed at {1}": "um {1} fielen {0} weg",

  // A time between two syncs
  "Syncs come every {0}: the first from {1} on is at {2}.": "Abgleiche kommen alle {0}: Der erste ab {1} ist um {2}.",
  " The first from {0} on is at {1}.": " Der erste ab {0} ist um {1}.",
};
