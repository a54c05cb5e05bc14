import type { Messages } from "../../ui/language";

/** What a snapshot of a real cluster says. */
export const evidenceSnapshot: Messages = {
  "The browser refused. Select the command and copy it.": "Der Browser lehnt ab. Markiere den Befehl und kopiere ihn.",
  "Copy the command": "Befehl kopieren",
  "Copy as a report": "Als Bericht kopieren",
  "with the names of my cluster": "mit den Namen meines Clusters",
  "The report": "Der Bericht",
  "What do its times fix?": "Was legen die Zeiten fest?",
  "before and after the snapshot": "vor und nach der Momentaufnahme",
  "before the newest time in the text": "vor der neuesten Zeit im Text",
  "What each line means in this state": "Was jede Zeile in diesem Zustand bedeutet",
  "what it says": "was sie sagt",
  standing: "Stand",
  "what it means here": "was sie hier bedeutet",
  "{0} more lines": "{0} weitere Zeilen",
  event: "Ereignis",
  "event, {0} ago": "Ereignis, vor {0}",
  "What is wrong": "Was nicht stimmt",
  "What was wrong": "Was nicht stimmte",
  "Add a series from Prometheus": "Reihe aus Prometheus hinzufügen",
  "Possible: {0}.": "Möglich: {0}.",
  "What else follows": "Was noch folgt",
  "What each row leads to": "Wohin jede Zeile führt",
  "What would make it certain": "Was es sicher machen würde",
  "at the snapshot": "bei der Momentaufnahme",
  "What kept {0} from being written is not in the text.": "Warum nicht {0} geschrieben wurde, steht nicht im Text.",
  "Nothing in the text says when the count changed: no rescale, no transition of a condition, no last scale.":
    "Nichts im Text sagt, wann sich die Anzahl geändert hat: keine Skalierung, kein Wechsel einer Bedingung, keine letzte Skalierzeit.",
  "The same as sentences": "Dasselbe in Sätzen",
  "A count was written {0} before the text was printed.": "Eine Anzahl wurde {0} vor der Ausgabe des Textes geschrieben.",
  "{0} was written {1} before the text was printed.": "{0} wurde {1} vor der Ausgabe des Textes geschrieben.",
  "A count was written {0} before the newest time in the text.": "Eine Anzahl wurde {0} vor der neuesten Zeit im Text geschrieben.",
  "{0} was written last {1} before the newest time in the text.": "{0} wurde zuletzt {1} vor der neuesten Zeit im Text geschrieben.",
  "{0} became {1} {2} before the newest time in the text.": "{0} wurde {2} vor der neuesten Zeit im Text {1}.",
  "The window surely remembers for {0} more.": "Das Fenster merkt sich den Vorschlag sicher noch {0}.",
  "When the window's higher proposal was made is not in the text.": "Wann der höhere Vorschlag des Fensters kam, steht nicht im Text.",
  "The window has forgotten it in {0} at the latest, if the metrics stay.":
    "Das Fenster hat ihn spätestens in {0} vergessen, wenn die Metriken bleiben.",
  "It can scale up in {0} at the earliest, and in {1} at the latest.": "Es kann frühestens in {0} hochskalieren, spätestens in {1}.",
  "It can scale down in {0} at the earliest, and in {1} at the latest.": "Es kann frühestens in {0} herunterskalieren, spätestens in {1}.",
  rescales: "Skalierungen",
  "a count was written": "eine Anzahl wurde geschrieben",
  "{0} was written": "{0} wurde geschrieben",
  remembers: "merkt sich",
  "remembers {0}": "merkt sich {0}",
  conditions: "Bedingungen",
  perhaps: "vielleicht",
  "may grow": "kann wachsen",
  "may shrink": "kann sinken",
  "earliest +{0}": "frühestens +{0}",
  "latest +{0}": "spätestens +{0}",
  snapshot: "Aufnahme",
  "newest time": "neueste Zeit",
  "{0} or {1}": "{0} oder {1}",
  "{0} d": "{0} d",
  "The CPU": "Die CPU",
  "The memory": "Der Speicher",
  "The metric": "Die Metrik",
  HPA: "HPA",
  "HPA {0}": "HPA {0}",
  "HPA {0} in {1}": "HPA {0} in {1}",
  calculation: "Rechnung",
  "When it can change": "Wann es sich ändern kann",
  ", {0} ago": ", vor {0}",
  "not known": "nicht bekannt",
  "What is not known": "Was nicht bekannt ist",
  "To know more, run:": "Um mehr zu wissen, führe aus:",
  "What is assumed": "Was angenommen ist",
  "The target's scale was read. In this sync the controller did not come to a new count.":
    "Der Scale des Ziels wurde gelesen. In diesem Abgleich kam der Controller zu keiner neuen Anzahl.",
  "No window changed the proposal.": "Kein Fenster änderte den Vorschlag.",
  "The proposal was lower than the window's highest. The window replaced it.":
    "Der Vorschlag war niedriger als der höchste im Fenster. Das Fenster ersetzte ihn.",
  "The proposal was higher than the scale-up window's lowest. The window replaced it.":
    "Der Vorschlag war höher als der niedrigste im Fenster zum Hochskalieren. Das Fenster ersetzte ihn.",
  "This sync wrote a new count. The condition then no longer says whether a window held it.":
    "Dieser Abgleich schrieb eine neue Anzahl. Die Bedingung sagt dann nicht mehr, ob ein Fenster hielt.",
  "The scale of the target could not be read. Nothing was computed.":
    "Der Scale des Ziels konnte nicht gelesen werden. Nichts wurde berechnet.",
  "A count was computed, but writing it failed.": "Eine Anzahl wurde berechnet, aber sie zu schreiben schlug fehl.",
  "The wait after the last scale was not over, for up and for down.":
    "Die Wartezeit nach der letzten Skalierung war nicht vorbei, weder nach oben noch nach unten.",
  "The wait of 5 min after the last scale was not over for down.":
    "Die Wartezeit von 5 min nach der letzten Skalierung war nach unten nicht vorbei.",
  "The wait of 3 min after the last scale was not over for up.":
    "Die Wartezeit von 3 min nach der letzten Skalierung war nach oben nicht vorbei.",
  "A metric was read in the last sync.": "Im letzten Abgleich wurde eine Metrik gelesen.",
  "The target has 0 replicas. The controller leaves it alone.": "Das Ziel hat 0 Replicas. Der Controller lässt es in Ruhe.",
  "A metric of the spec has a type that the controller does not know.":
    "Eine Metrik der Spec hat einen Typ, den der Controller nicht kennt.",
  "The target's selector could not be read, so no pod was found.": "Der Selektor des Ziels war nicht lesbar, also wurde kein Pod gefunden.",
  "The target has no selector, so no pod was found.": "Das Ziel hat keinen Selektor, also wurde kein Pod gefunden.",
  "Several HPAs select the same pods. The controller stops for all of them.":
    "Mehrere HPAs wählen dieselben Pods. Der Controller hält für alle an.",
  "More than maxReplicas was proposed. maxReplicas replaced it.": "Mehr als maxReplicas wurde vorgeschlagen. maxReplicas ersetzte es.",
  "Less than minReplicas was proposed. minReplicas replaced it.": "Weniger als minReplicas wurde vorgeschlagen. minReplicas ersetzte es.",
  "More was proposed than a policy allows in this period.": "Mehr wurde vorgeschlagen, als eine Policy in diesem Zeitraum erlaubt.",
  "Fewer were proposed than a policy allows in this period.": "Weniger wurden vorgeschlagen, als eine Policy in diesem Zeitraum erlaubt.",
  "Neither min, max nor a policy changed the count.": "Weder Minimum, Maximum noch eine Policy änderten die Anzahl.",
  "The controller did not scale the target to zero.": "Der Controller hat das Ziel nicht auf null skaliert.",
  "The controller itself scaled the target to zero, and may raise it again.":
    "Der Controller selbst hat das Ziel auf null skaliert und kann es wieder anheben.",
  "The status could not be written. What is printed may be older than the last sync.":
    "Der Status konnte nicht geschrieben werden. Was hier steht, kann älter sein als der letzte Abgleich.",
  "A metric could not be read, so the last sync computed nothing and left the count.":
    "Eine Metrik konnte nicht gelesen werden, also berechnete der letzte Abgleich nichts und ließ die Anzahl.",
  "The controller has not found out yet.": "Der Controller hat es noch nicht festgestellt.",
  "This page does not know this reason. Its message: {0}": "Diese Seite kennt diesen Grund nicht. Seine Meldung: {0}",
  "It is left over from an earlier sync: the last one stopped before it.":
    "Sie ist von einem früheren Abgleich übrig: der letzte hielt davor an.",
  "The other figures or its own message say otherwise.": "Die anderen Werte oder ihre eigene Meldung sagen etwas anderes.",
  "That is over: later lines show that it works.": "Das ist vorbei: spätere Zeilen zeigen, dass es geht.",
  "The controller wrote a new count.": "Der Controller schrieb eine neue Anzahl.",
  "The controller wrote {0}": "Der Controller schrieb {0}",
  "The controller went from {0} to {1}": "Der Controller ging von {0} auf {1}",
  "{0} Seen {1} times or more.": "{0} {1}-mal oder öfter gesehen.",
  "{0} Seen {1} times or more, from {2} to {3} before.": "{0} {1}-mal oder öfter gesehen, von {2} bis {3} davor.",
  "A container has no request, so a percentage could not be computed.":
    "Ein Container hat keinen Request, also ließ sich kein Prozentsatz berechnen.",
  "The metrics API had no sample of these pods.": "Die Metrik-API hatte keinen Messwert dieser Pods.",
  "A metric could not be read. Nothing went down in such a sync, and without any metric nothing was computed.":
    "Eine Metrik konnte nicht gelesen werden. In so einem Abgleich sank nichts, und ohne jede Metrik wurde nichts berechnet.",
  "all metrics proposed fewer": "alle Metriken schlugen weniger vor",
  "there were fewer than minReplicas": "es waren weniger als minReplicas",
  "there were more than maxReplicas": "es waren mehr als maxReplicas",
  "{0} was above its target": "{0} war über dem Zielwert",
  "hidden metrics": "verborgene Metriken",
  "nothing was computed yet": "noch nichts berechnet",
  "the last rescale": "die letzte Skalierung",
  "no count in the text": "keine Anzahl im Text",
  "no decision in the text": "keine Entscheidung im Text",
  "pods without metrics would explain it": "Pods ohne Metriken würden es erklären",
  "held by the wait after a scale": "gehalten von der Wartezeit nach einer Skalierung",
  "a metric failed": "eine Metrik schlug fehl",
  "not explained by what is printed": "durch die Ausgabe nicht erklärt",
  "what was written is not in the text": "was geschrieben wurde, steht nicht im Text",
  "Nothing was computed yet.": "Noch nichts wurde berechnet.",
  "Wrote {0}": "Schrieb {0}",
  "Went from {0} to {1}": "Ging von {0} auf {1}",
  "{0} Events tell what was written. The metric, its target and the bounds are not in the text.":
    "{0} Ereignisse sagen, was geschrieben wurde. Die Metrik, ihr Zielwert und die Grenzen stehen nicht im Text.",
  "{0} It lacks a value or a count.": "{0} Ein Wert oder eine Anzahl fehlt.",
  "The text does not say what the controller decided.": "Der Text sagt nicht, was der Controller entschied.",
  "{0} is at {1} of {2}.": "{0} ist bei {1} von {2}.",
  "{0} A ratio of {1} is inside the tolerance. How many replicas there are is not in the text.":
    "{0} Ein Verhältnis von {1} ist innerhalb der Toleranz. Wie viele Replicas es gibt, steht nicht im Text.",
  "{0} A ratio of {1} proposes more. How many replicas there are is not in the text.":
    "{0} Ein Verhältnis von {1} schlägt mehr vor. Wie viele Replicas es gibt, steht nicht im Text.",
  "{0} A ratio of {1} proposes no more than there are. How many replicas there are is not in the text.":
    "{0} Ein Verhältnis von {1} schlägt nicht mehr vor, als es gibt. Wie viele Replicas es gibt, steht nicht im Text.",
  "From {0} to {1}.": "Von {0} auf {1}.",
  "At {0}.": "Bei {0}.",
  "The condition says that more than maxReplicas was proposed.": "Die Bedingung sagt, dass mehr als maxReplicas vorgeschlagen wurde.",
  "The condition says that less than minReplicas was proposed.": "Die Bedingung sagt, dass weniger als minReplicas vorgeschlagen wurde.",
  "{0} {1} The printed figures propose {2}. What proposed it is not in the text.":
    "{0} {1} Die ausgegebenen Werte schlagen {2} vor. Was es vorschlug, steht nicht im Text.",
  "{0} The condition says that more than maxReplicas was proposed.":
    "{0} Die Bedingung sagt, dass mehr als maxReplicas vorgeschlagen wurde.",
  "{0} The condition says that less than minReplicas was proposed.":
    "{0} Die Bedingung sagt, dass weniger als minReplicas vorgeschlagen wurde.",
  "{0} {1} proposes {2}; {3} is {4}.": "{0} {1} schlägt {2} vor; {3} ist {4}.",
  "{0} {1} proposes {2}. The condition says that a policy limits the rate.":
    "{0} {1} schlägt {2} vor. Die Bedingung sagt, dass eine Policy das Tempo begrenzt.",
  "A metric": "Eine Metrik",
  "another count": "eine andere Anzahl",
  "{0} {1} proposes {2}. Without behavior a sync at most doubles the count, or goes to 4: that is {3}.":
    "{0} {1} schlägt {2} vor. Ohne behavior verdoppelt ein Abgleich höchstens oder geht auf 4: das ist {3}.",
  "{0} {1} is at {2}, the target is {3}. A ratio of {4} is inside the tolerance.":
    "{0} {1} ist bei {2}, der Zielwert ist {3}. Ein Verhältnis von {4} ist innerhalb der Toleranz.",
  "{0} {1} of the metrics failed. While one fails, nothing goes down.":
    "{0} {1} der Metriken schlugen fehl. Solange eine fehlschlägt, sinkt nichts.",
  "{0} {1} proposes {2}, and the figures lead to {3}. Nothing that is printed explains {4}.":
    "{0} {1} schlägt {2} vor, und die Werte führen zu {3}. Nichts in der Ausgabe erklärt {4}.",
  "{0} {1} proposes {2}; the figures lead to {3}. Whether that was written, or what held it, is not in the text.":
    "{0} {1} schlägt {2} vor; die Werte führen zu {3}. Ob das geschrieben wurde oder was es hielt, steht nicht im Text.",
  " It can shrink in {0}.": " Es kann in {0} sinken.",
  "{0} This old controller waits after each scale.{1}": "{0} Dieser alte Controller wartet nach jeder Skalierung.{1}",
  "{0} {1} proposes {2}, but this old controller waits after each scale.{3}":
    "{0} {1} schlägt {2} vor, aber dieser alte Controller wartet nach jeder Skalierung.{3}",
  "The scale-up window remembers a lower proposal.": "Das Fenster zum Hochskalieren merkt sich einen niedrigeren Vorschlag.",
  "{0} proposes {1}, and the scale-up window remembers a lower proposal.":
    "{0} schlägt {1} vor, und das Fenster zum Hochskalieren merkt sich einen niedrigeren Vorschlag.",
  "The window remembers a higher proposal.": "Das Fenster merkt sich einen höheren Vorschlag.",
  "{0} proposes {1}, and the window remembers a higher proposal.":
    "{0} schlägt {1} vor, und das Fenster merkt sich einen höheren Vorschlag.",
  "{0} proposes {1}, and the window still remembers {2}.": "{0} schlägt {1} vor, und das Fenster merkt sich noch {2}.",
  "{0} {1} It can grow in {2} at the latest if the metrics stay.": "{0} {1} Es kann spätestens in {2} wachsen, wenn die Metriken bleiben.",
  "{0} {1} It can shrink at the next sync at the earliest, and in {2} at the latest if the metrics stay.":
    "{0} {1} Es kann frühestens beim nächsten Abgleich sinken und spätestens in {2}, wenn die Metriken bleiben.",
  "{0} {1} It can shrink in {2} at the earliest, and in {3} at the latest if the metrics stay.":
    "{0} {1} Es kann frühestens in {2} sinken und spätestens in {3}, wenn die Metriken bleiben.",
  "{0} With every pod measured, {1} proposes {2}.": "{0} Wenn jeder Pod gemessen ist, schlägt {1} {2} vor.",
  "{0} With {1} without metrics it proposes {2}.": "{0} Mit {1} ohne Metriken schlägt es {2} vor.",
  "{0} Pods without metrics would explain {1}.": "{0} Pods ohne Metriken würden {1} erklären.",
  "{0} The text shows no value of a metric.": "{0} Der Text zeigt keinen Wert einer Metrik.",
  "{0} {1} ÷ {2} × {3} is {4}, and rounding up gives {5} again.": "{0} {1} ÷ {2} × {3} ist {4}, und aufgerundet sind es wieder {5}.",
  "{0} {1} is at {2} of {3} and proposes the same count.": "{0} {1} ist bei {2} von {3} und schlägt dieselbe Anzahl vor.",
  "{0} {1} is at {2} of {3} and proposes {4}{5}.": "{0} {1} ist bei {2} von {3} und schlägt {4} vor{5}.",
  ", which leads to {0}": ", was zu {0} führt",
  "{0} Scaling is disabled, because the target has 0 replicas. Somebody must set at least 1.":
    "{0} Das Skalieren ist aus, weil das Ziel 0 Replicas hat. Jemand muss mindestens 1 setzen.",
  "{0} The metrics that are shown have no value. A hidden one may have one.":
    "{0} Die gezeigten Metriken haben keinen Wert. Eine verborgene kann einen haben.",
  "{0} The text shows no value of a metric, so at the last sync there was no number to decide on.":
    "{0} Der Text zeigt keinen Wert einer Metrik, also gab es beim letzten Abgleich keine Zahl für eine Entscheidung.",
  "{0} {1}: the last sync computed nothing.": "{0} {1}: der letzte Abgleich berechnete nichts.",
  "{0} The condition says {1}: the last sync computed nothing.": "{0} Die Bedingung sagt {1}: der letzte Abgleich berechnete nichts.",
  "maxReplicas limits it.": "maxReplicas begrenzt es.",
  "minReplicas limits it.": "minReplicas begrenzt es.",
  "A metric failed, so nothing may go down.": "Eine Metrik schlug fehl, also darf nichts sinken.",
  "Without behavior a sync at most doubles the count, or goes to 4.": "Ohne behavior verdoppelt ein Abgleich höchstens oder geht auf 4.",
  "A policy limits it.": "Eine Policy begrenzt es.",
  "The figures lead to {0}, and that is what is printed.": "Die Werte führen zu {0}, und das steht auch da.",
  "The figures alone lead to {0}; a condition says what held the count.":
    "Die Werte allein führen zu {0}; eine Bedingung sagt, was die Anzahl hielt.",
  "With every pod measured the figures lead to {0}. Pods without metrics would explain what is printed.":
    "Wenn jeder Pod gemessen ist, führen die Werte zu {0}. Pods ohne Metriken würden die Ausgabe erklären.",
  "The figures lead to {0}. The text does not show whether that was written.":
    "Die Werte führen zu {0}. Der Text zeigt nicht, ob das geschrieben wurde.",
  "The figures lead to {0}. Nothing that is printed explains the other count.":
    "Die Werte führen zu {0}. Nichts in der Ausgabe erklärt die andere Anzahl.",
  "What {0} proposes": "Was {0} vorschlägt",
  "the metric": "die Metrik",
  "{0} is at {1} of {2}: a ratio of {3}.": "{0} ist bei {1} von {2}: ein Verhältnis von {3}.",
  "{0} is at {1} of {2}: a ratio of {3} is inside the tolerance.":
    "{0} ist bei {1} von {2}: ein Verhältnis von {3} ist innerhalb der Toleranz.",
  "{0} is at {1} of {2} and proposes {3}.": "{0} ist bei {1} von {2} und schlägt {3} vor.",
  "It is on the edge of the tolerance: one release or rounding acts on it, another does not.":
    "Es ist am Rand der Toleranz: eine Version oder Rundung handelt, eine andere nicht.",
  "With {0} without metrics it proposes {1}.": "Mit {0} ohne Metriken schlägt es {1} vor.",
  "What the figures lead to": "Wohin die Werte führen",
  "Whether it fits": "Ob es passt",
  "What held the count": "Was die Anzahl hielt",
  "The stabilization window of {0} remembers a higher proposal.": "Das Stabilisierungsfenster von {0} merkt sich einen höheren Vorschlag.",
  "The scale-up window of {0} remembers a lower proposal.": "Das Fenster von {0} zum Hochskalieren merkt sich einen niedrigeren Vorschlag.",
  "This old controller waits after each scale, whatever the metrics say.":
    "Dieser alte Controller wartet nach jeder Skalierung, was die Metriken auch sagen.",
  "The condition says that a limit of the rate held the count.": "Die Bedingung sagt, dass eine Grenze des Tempos die Anzahl hielt.",
  "It did not decide: the figures lead to no other count.": "Es entschied nicht: die Werte führen zu keiner anderen Anzahl.",
  "From where on it acts": "Ab wo es handelt",
  "With these pods it scales up from {0}% on.": "Mit diesen Pods skaliert es ab {0}% hoch.",
  "With these pods it scales down from {0}% down.": "Mit diesen Pods skaliert es ab {0}% abwärts herunter.",
  "At {0}% some releases act and others do not.": "Bei {0}% handeln manche Versionen und andere nicht.",
  "When it can scale up": "Wann es hochskalieren kann",
  "When it can scale down": "Wann es herunterskalieren kann",
  "{0} after the last scale; when that was is not in the text.": "{0} nach der letzten Skalierung; wann die war, steht nicht im Text.",
  "The wait of {0} after the last scale ends in {1}.": "Die Wartezeit von {0} nach der letzten Skalierung endet in {1}.",
  "At the earliest at the next sync.": "Frühestens beim nächsten Abgleich.",
  "At the earliest in {0}.": "Frühestens in {0}.",
  "At the latest in {0}, if the metrics stay.": "Spätestens in {0}, wenn die Metriken bleiben.",
  "The window has passed": "Das Fenster ist vorbei",
  "The count reached its minimum {0} after the last scale. That fits a window of {1} that forgot the last higher proposal.":
    "Die Anzahl erreichte ihr Minimum {0} nach der letzten Skalierung. Das passt zu einem Fenster von {1}, das den letzten höheren Vorschlag vergaß.",
  "Nothing was computed": "Nichts wurde berechnet",
  "{0} is False with {1}: the last sync computed no count and changed nothing.":
    "{0} ist False mit {1}: der letzte Abgleich berechnete keine Anzahl und änderte nichts.",
  "Nothing was computed yet": "Noch nichts wurde berechnet",
  "Zeros in the status are what a new HPA has before its first successful sync. They are not a proposal of 0.":
    "Nullen im Status hat ein neuer HPA vor seinem ersten gelungenen Abgleich. Sie sind kein Vorschlag von 0.",
  "One explanation: the controller has never computed a count for this target.":
    "Eine Erklärung: der Controller hat für dieses Ziel noch nie eine Anzahl berechnet.",
  "The other: the target is scaled to zero, and then scaling is disabled.":
    "Die andere: das Ziel ist auf null skaliert, und dann ist das Skalieren aus.",
  "A condition is left over": "Eine Bedingung ist übrig",
  "{0} {1} is of an earlier sync. The last sync stopped before it came to this condition.":
    "{0} {1} ist von einem früheren Abgleich. Der letzte hielt an, bevor er zu dieser Bedingung kam.",
  "Reason and message contradict": "Grund und Meldung widersprechen sich",
  "{0} has the reason {1}, but its message is that of {2}.": "{0} hat den Grund {1}, aber die Meldung von {2}.",
  "Old controllers wrote such pairs. Which of the two is true, this text does not prove.":
    "Alte Controller schrieben solche Paare. Welches der beiden stimmt, beweist dieser Text nicht.",
  "A limit that the figures do not reach": "Eine Grenze, die die Werte nicht erreichen",
  "{0} says that a limit held a proposal, and the printed figures propose nothing beyond it.":
    "{0} sagt, dass eine Grenze einen Vorschlag hielt, und die ausgegebenen Werte schlagen nichts darüber hinaus vor.",
  "The texts disagree": "Die Texte widersprechen sich",
  "For {0} they say {1}. The later text was used.": "Für {0} sagen sie {1}. Der spätere Text wurde benutzt.",
  " and ": " und ",
  "Whether it is still so is not in the text.": "Ob es noch so ist, steht nicht im Text.",
  "KEDA owns this HPA": "Dieser HPA gehört KEDA",
  "KEDA writes this HPA from a ScaledObject. Changes belong into the ScaledObject.":
    "KEDA schreibt diesen HPA aus einem ScaledObject. Änderungen gehören in das ScaledObject.",
  "The HPA never goes below 1. KEDA itself goes from 1 to 0 after its cooldown, and back to 1 when a trigger is active.":
    "Der HPA geht nie unter 1. KEDA selbst geht nach seinem Cooldown von 1 auf 0 und zurück auf 1, wenn ein Trigger aktiv ist.",
  "The ScaledObject allows 0. A trigger on CPU or memory alone never wakes a target from 0.":
    "Das ScaledObject erlaubt 0. Ein Trigger nur auf CPU oder Speicher weckt ein Ziel nie von 0.",
  "A value that cannot be true": "Ein Wert, der nicht stimmen kann",
  "What the text prints for {0} cannot be true, so nothing was computed from it.":
    "Was der Text für {0} ausgibt, kann nicht stimmen, also wurde nichts daraus berechnet.",
  "A rescale": "Eine Skalierung",
  "The controller wrote {0}.": "Der Controller schrieb {0}.",
  "The controller went from {0} to {1}.": "Der Controller ging von {0} auf {1}.",
  "That was {0} before the text was printed.": "Das war {0} vor der Ausgabe des Textes.",
  "It gave as its reason: {0}.": "Als Grund nannte er: {0}.",
  "Two decisions": "Zwei Entscheidungen",
  "The two scale-downs are {0} apart, so they are not one decision.":
    "Die beiden Verkleinerungen liegen {0} auseinander, sind also nicht eine Entscheidung.",
  "A row with {0}": "Eine Zeile mit {0}",
  "Its figures propose {0} and lead to {1}.": "Ihre Werte schlagen {0} vor und führen zu {1}.",
  "The next row has {0}.": "Die nächste Zeile hat {0}.",
  "The window in the rows": "Das Fenster in den Zeilen",
  "The figures proposed fewer than {0} for {1} before the count fell to {2}. That fits a window of {3}.":
    "Die Werte schlugen {1} lang weniger als {0} vor, bevor die Anzahl auf {2} fiel. Das passt zu einem Fenster von {3}.",
  "Not known": "Nicht bekannt",
  "What to run next": "Was als Nächstes auszuführen ist",
  "One explanation fits, and there may be others: {0}.": "Eine Erklärung passt, und es kann andere geben: {0}.",
  "Each of these fits: {0}.": "Jedes davon passt: {0}.",
  "{0}, {1} of requests": "{0}, {1} der Requests",
  "{0}, {1} values": "{0}, {1} Werte",
  "the count is that of the workload's row": "die Anzahl ist die aus der Zeile des Workloads",
  "{0} each, so {1} is requested": "je {0}, also sind {1} angefordert",
  "inside the tolerance, so it proposes what there is": "innerhalb der Toleranz, also schlägt es vor, was da ist",
  "on the edge of the tolerance: not every release acts on it": "am Rand der Toleranz: nicht jede Version handelt",
  "if all {0} had a sample": "wenn alle {0} einen Messwert hatten",
  "with {0} missing it is {1}": "fehlt {0}, sind es {1}",
  "with {0} missing it is ⌈ {1} ⌉ = {2}": "fehlt {0}, sind es ⌈ {1} ⌉ = {2}",
  "no value, target {0}": "kein Wert, Zielwert {0}",
  "{0}, the only metric": "{0}, die einzige Metrik",
  "{0}, the largest of {1}": "{0}, der größte Vorschlag von {1}",
  " or ": " oder ",
  "{0} more are hidden by the table and may propose more": "{0} weitere verbirgt die Tabelle, sie können mehr vorschlagen",
  "the condition says so": "so sagt es die Bedingung",
  "the figures above do not reach it": "die Werte darüber erreichen es nicht",
  "more than {0} is remembered": "mehr als {0} ist gemerkt",
  "less than {0} is remembered": "weniger als {0} ist gemerkt",
  "waits after the last scale": "wartet nach der letzten Skalierung",
  "the window changed nothing": "das Fenster änderte nichts",
  "the condition no longer says it": "die Bedingung sagt es nicht mehr",
  "no conditions in the text": "keine Bedingungen im Text",
  "{0} was proposed {1} ago, or later": "{0} wurde vor {1} oder später vorgeschlagen",
  "what it remembers is hidden by a later limit": "was es sich merkt, verdeckt eine spätere Grenze",
  "it does not decide, because a limit comes after it": "es entscheidet nicht, weil danach eine Grenze kommt",
  "a scale-up window of {0}, the default": "ein Fenster zum Hochskalieren von {0}, der Standard",
  "a scale-up window of {0}": "ein Fenster zum Hochskalieren von {0}",
  "a window of {0}, the default": "ein Fenster von {0}, der Standard",
  "a window of {0}": "ein Fenster von {0}",
  "no policy changed it": "keine Policy änderte es",
  "the condition says that a policy limits it": "die Bedingung sagt, dass eine Policy es begrenzt",
  "at most doubled, or 4": "höchstens verdoppelt, oder 4",
  "a metric failed, so it may not go down": "eine Metrik schlug fehl, also darf es nicht sinken",
  "whether a policy limits it is not in the text": "ob eine Policy begrenzt, steht nicht im Text",
  "the bounds are not in the text": "die Grenzen stehen nicht im Text",
  "the condition names maxReplicas": "die Bedingung nennt maxReplicas",
  "{0} current, {1} desired": "{0} aktuell, {1} gewünscht",
  "{0} current": "{0} aktuell",
  "{0} desired": "{0} gewünscht",
  "the desired count is not in the text": "die gewünschte Anzahl steht nicht im Text",
  "the sum above does not lead here": "die Rechnung darüber führt nicht hierher",
  "{0} is the desired count.": "{0} ist die gewünschte Anzahl.",
  "{0} is the current count.": "{0} ist die aktuelle Anzahl.",
  "maxReplicas is {0}: no more is ever written.": "maxReplicas ist {0}: mehr wird nie geschrieben.",
  "minReplicas is {0}: no less is ever written.": "minReplicas ist {0}: weniger wird nie geschrieben.",
  "The metrics propose {0}. No metric proposes more.": "Die Metriken schlagen {0} vor. Keine schlägt mehr vor.",
  "The metrics propose {0}. The largest proposal decides.": "Die Metriken schlagen {0} vor. Der größte Vorschlag entscheidet.",
  "The metrics propose {0}.": "Die Metriken schlagen {0} vor.",
  "With {0} without metrics they would propose {1}. Whether a pod had none is not in the text.":
    "Mit {0} ohne Metriken würden sie {1} vorschlagen. Ob ein Pod keine hatte, steht nicht im Text.",
  "{0} was proposed at least until {1} before the snapshot.": "{0} wurde mindestens bis {1} vor der Momentaufnahme vorgeschlagen.",
  "The condition says that the window remembers another proposal.":
    "Die Bedingung sagt, dass sich das Fenster einen anderen Vorschlag merkt.",
  "For {0}, the default, after that proposal no lower count is written.":
    "{0} lang, das ist der Standard, wird nach diesem Vorschlag keine niedrigere Anzahl geschrieben.",
  "For {0} after that proposal no lower count is written.": "{0} lang wird nach diesem Vorschlag keine niedrigere Anzahl geschrieben.",
  "A limit of the rate allows no more in one sync.": "Eine Grenze des Tempos erlaubt in einem Abgleich nicht mehr.",
  "{0} {1} replaced it.": "{0} {1} ersetzte es.",
  "The last sync computed no count, so it wrote none.": "Der letzte Abgleich berechnete keine Anzahl, also schrieb er keine.",
  "What kept this count from being written is not in the text.": "Warum diese Anzahl nicht geschrieben wurde, steht nicht im Text.",
  "every pod was ready and had a sample": "jeder Pod war bereit und hatte einen Messwert",
  "minReplicas is 1, the default": "minReplicas ist 1, der Standard",
  "the tolerance is 10%, the default": "die Toleranz ist 10%, der Standard",
  "the policies are the defaults, because no behavior is in the text": "die Policies sind die Standards, weil kein behavior im Text steht",
  "the window is the default": "das Fenster ist der Standard",
  "the kind of the metric, which a table does not print": "die Art der Metrik, die eine Tabelle nicht ausgibt",
  "the waits after a scale are the defaults, 3 min up and 5 min down":
    "die Wartezeiten nach einer Skalierung sind die Standards, 3 min nach oben und 5 min nach unten",
  "every release from the oldest to the newest that this page knows was tried":
    "jede Version von der ältesten bis zur neuesten, die diese Seite kennt, wurde probiert",
  "{0} had no metrics": "{0} hatte keine Metriken",
  "an earlier, higher proposal was remembered": "ein früherer, höherer Vorschlag war gemerkt",
  "a metric that the table hides proposed it": "eine Metrik, die die Tabelle verbirgt, schlug es vor",
  "the texts are of different times": "die Texte sind von verschiedenen Zeiten",
  "an older controller counted the pods of a rollout wrongly": "ein älterer Controller zählte die Pods eines Rollouts falsch",
  "a policy allows one such step per period": "eine Policy erlaubt einen solchen Schritt je Zeitraum",
  "the window forgot one higher proposal after the other": "das Fenster vergaß einen höheren Vorschlag nach dem anderen",
  "How many replicas there are is not in the text.": "Wie viele Replicas es gibt, steht nicht im Text.",
  "The desired count is not in the text: a table and an old kubectl do not print it.":
    "Die gewünschte Anzahl steht nicht im Text: eine Tabelle und ein altes kubectl geben sie nicht aus.",
  "The text has no value of a metric.": "Der Text hat keinen Wert einer Metrik.",
  "The table hides some metrics. The largest proposal decides, so a hidden one may have decided.":
    "Die Tabelle verbirgt manche Metriken. Der größte Vorschlag entscheidet, also kann eine verborgene entschieden haben.",
  "The conditions are not in the text. They say whether a window or a limit held the count.":
    "Die Bedingungen stehen nicht im Text. Sie sagen, ob ein Fenster oder eine Grenze die Anzahl hielt.",
  "minReplicas and maxReplicas are not in the text.": "minReplicas und maxReplicas stehen nicht im Text.",
  "When the window's higher proposal was made last is not in any text that kubectl prints.":
    "Wann der höhere Vorschlag des Fensters zuletzt kam, steht in keinem Text, den kubectl ausgibt.",
  "What proposed more than the printed figures is not in the text.": "Was mehr vorschlug als die ausgegebenen Werte, steht nicht im Text.",
  "Whether every pod was ready and had a sample is not in the text.":
    "Ob jeder Pod bereit war und einen Messwert hatte, steht nicht im Text.",
  "Whether KEDA's cooldown has passed is not in the text. KEDA, not the HPA, goes from 1 to 0.":
    "Ob KEDAs Cooldown vorbei ist, steht nicht im Text. KEDA, nicht der HPA, geht von 1 auf 0.",
  "the name": "der Name",
  "the namespace": "der Namespace",
  "the age": "das Alter",
  "the target of a metric": "der Zielwert einer Metrik",
  "a condition": "eine Bedingung",
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
};
