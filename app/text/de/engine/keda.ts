import type { Messages } from "../../language";

/** What is wrong in a ScaledObject, and advice about it. */
export const keda: Messages = {
  "KEDA's own warnings about periods without effect": "KEDAs eigene Warnungen vor wirkungslosen Zeiträumen",
  "Polls within a few seconds": "Abfragen alle paar Sekunden",
  "A cooldown where the HPA's stabilization decides": "Ein Cooldown, wo die Stabilisierung des HPA entscheidet",
  "An idleReplicaCount other than 0": "Ein idleReplicaCount ungleich 0",
  "cpu and memory triggers that do not keep the workload from 0": "Trigger cpu und memory, die den Workload nicht über 0 halten",
  "Activation values at or above the target": "Aktivierungswerte, die den Zielwert erreichen oder übersteigen",
  "Queues that are compared as a whole": "Warteschlangen, die als Ganzes verglichen werden",
  "Fallbacks of 0 replicas": "Fallbacks mit 0 Replikaten",
  "Fallbacks that depend on ready pods": "Fallbacks, die von bereiten Pods abhängen",
  "Fallbacks that a target disables": "Fallbacks, die ein Zielwert abschaltet",
  "Fallbacks that come and go with cached metrics": "Fallbacks, die mit zwischengespeicherten Metriken kommen und gehen",
  "Metrics that scalingModifiers drop": "Metriken, die scalingModifiers weglassen",
  "Metadata keys that KEDA does not read": "Schlüssel in metadata, die KEDA nicht liest",
  "Annotations that pause": "Annotationen, die pausieren",
  "What only an external scaler knows": "Was nur ein externer Scaler weiß",
  "Workloads that are not the ScaledObject's target": "Workloads, die nicht das Ziel des ScaledObject sind",
  "Objects beside a ScaledObject that are left out here": "Objekte neben einem ScaledObject, die hier weggelassen werden",
  "KEDA's admission refuses it.": "KEDAs Admission lehnt es ab.",
  "KEDA's admission refuses it. Without maxReplicaCount the maximum is 100.":
    "KEDAs Admission lehnt es ab. Ohne maxReplicaCount ist das Maximum 100.",
  "KEDA's admission refuses it. idleReplicaCount is the count while no trigger is active, and minReplicaCount is where activity starts: 1 at least, if it is written.":
    "KEDAs Admission lehnt es ab. idleReplicaCount ist die Anzahl, solange kein Trigger aktiv ist, und mit minReplicaCount beginnt die Aktivität: mindestens 1, wenn es dasteht.",
  "KEDA's admission refuses it. KEDA never reads cpu and memory, so it cannot replace them.":
    "KEDAs Admission lehnt es ab. KEDA liest cpu und memory nie, kann sie also nicht ersetzen.",
  "KEDA's admission refuses it. A request or a limit above 0 is enough for KEDA, but a utilization is a share of the request.":
    "KEDAs Admission lehnt es ab. KEDA genügt ein Request oder ein Limit über 0, aber eine Auslastung ist ein Anteil am Request.",
  "KEDA's admission refuses it. At 0 replicas there is no usage that could wake the workload. Write minReplicaCount: 1.":
    "KEDAs Admission lehnt es ab. Bei 0 Replikaten gibt es keinen Verbrauch, der den Workload wecken könnte. Schreiben Sie minReplicaCount: 1.",
  "KEDA's admission refuses it. KEDA makes an HPA of its own; two of them on one target stop each other. Remove the HPA.":
    "KEDAs Admission lehnt es ab. KEDA erzeugt einen eigenen HPA; zwei an einem Ziel halten einander an. Entfernen Sie den HPA.",
  "KEDA's admission refuses it. The target is a number above 0 in quotes: what the formula's result is divided by.":
    "KEDAs Admission lehnt es ab. Der Zielwert ist eine Zahl über 0 in Anführungszeichen: durch ihn wird das Ergebnis der Formel geteilt.",
  "KEDA's admission refuses it. With one field of scalingModifiers, KEDA requires a formula.":
    "KEDAs Admission lehnt es ab. Mit einem Feld von scalingModifiers verlangt KEDA eine Formel.",
  "KEDA's admission refuses it. {0} KEDA puts the formula into float(…), and its error shows it so.":
    "KEDAs Admission lehnt es ab. {0} KEDA setzt die Formel in float(…), und so zeigt sie der Fehler.",
  "No trigger has a name yet.": "Noch hat kein Trigger einen Namen.",
  "The formula knows these names of triggers: {0}.": "Die Formel kennt diese Namen von Triggern: {0}.",
  "This formula is not simulated, though KEDA may accept it. {0}":
    "Diese Formel wird nicht simuliert, auch wenn KEDA sie vielleicht annimmt. {0}",
  "Set maxReplicaCount to {0}": "maxReplicaCount auf {0} setzen",
  "Write metricType: {0}": "metricType: {0} schreiben",
  "With 0 replicas in the fallback, a source that fails counts as inactive.":
    "Mit 0 Replikaten im Fallback zählt eine Quelle, die ausfällt, als inaktiv.",
  "While it fails and no other trigger is active, KEDA can scale the workload to 0. With any other number, KEDA leaves the count alone.":
    "Solange sie ausfällt und kein anderer Trigger aktiv ist, kann KEDA den Workload auf 0 skalieren. Bei jeder anderen Zahl lässt KEDA die Anzahl, wie sie ist.",
  "With Value, the fallback depends on how many pods are ready.": "Mit Value hängt der Fallback davon ab, wie viele Pods bereit sind.",
  "The HPA is told target × replicas / ready pods. While no pod is ready, there is no fallback: the error stays.":
    "Der HPA erfährt Zielwert × Replikate / bereite Pods. Solange kein Pod bereit ist, gibt es keinen Fallback: Der Fehler bleibt.",
  "The target {0} disables the fallback.": "Der Zielwert {0} schaltet den Fallback ab.",
  "With scalingModifiers, KEDA uses a fallback only if the target is a whole number. It does not say so anywhere.":
    "Mit scalingModifiers benutzt KEDA einen Fallback nur, wenn der Zielwert eine ganze Zahl ist. Es sagt das nirgends.",
  "With useCachedMetrics, a fallback comes and goes.": "Mit useCachedMetrics kommt und geht ein Fallback.",
  "While it is in force, the HPA reads the remembered value, and KEDA counts this as a success: the failures start again at 0, and the next polls fail without a fallback.":
    "Solange er gilt, liest der HPA den gemerkten Wert, und KEDA zählt das als Erfolg: Die Fehler beginnen wieder bei 0, und die nächsten Abfragen scheitern ohne Fallback.",
  "KEDA's webhook warns of this, but with an idleReplicaCount above 0 the period does matter.":
    "KEDAs Webhook warnt davor, aber mit einem idleReplicaCount über 0 wirkt der Zeitraum doch.",
  "minReplicaCount is above 0, so KEDA neither wakes nor stops the workload. The HPA reads the sources in its own rhythm, every 15 seconds.":
    "minReplicaCount ist über 0, also weckt und stoppt KEDA den Workload nicht. Der HPA liest die Quellen in seinem eigenen Takt, alle 15 Sekunden.",
  "minReplicaCount is above 0, so KEDA never scales to 0. How long a scale-down waits is behavior.scaleDown.stabilizationWindowSeconds.":
    "minReplicaCount ist über 0, also skaliert KEDA nie auf 0. Wie lange das Herunterskalieren wartet, sagt behavior.scaleDown.stabilizationWindowSeconds.",
  "KEDA polls each source every {0} s.": "KEDA fragt jede Quelle alle {0} s ab.",
  "It only wakes the workload sooner. Between 1 and many pods the HPA decides, which reads the sources every 15 seconds.":
    "Das weckt den Workload nur früher. Zwischen 1 und vielen Pods entscheidet der HPA, der die Quellen alle 15 Sekunden liest.",
  "cooldownPeriod only delays the last step, to no or to idle pods.":
    "cooldownPeriod verzögert nur den letzten Schritt, zu keinen oder zu ruhenden Pods.",
  "From many pods to few the HPA scales. Without behavior.scaleDown it waits for the cluster's window, which is 300 seconds by default.":
    "Von vielen Pods zu wenigen skaliert der HPA. Ohne behavior.scaleDown wartet er das Fenster des Clusters ab, standardmäßig 300 Sekunden.",
  "The HPA raises {0} idle replicas to its minReplicas of {1}.": "Der HPA hebt {0} ruhende Replikate auf seine minReplicas von {1}.",
  "Only at 0 replicas the HPA is switched off. It raises any other count below its minimum, and the next poll lowers it again.":
    "Nur bei 0 Replikaten ist der HPA ausgeschaltet. Jede andere Anzahl unter seinem Minimum hebt er an, und die nächste Abfrage senkt sie wieder.",
  '{0} counts as true: only a text such as "false" or "0" does not.': '{0} zählt als wahr: nur ein Text wie "false" oder "0" nicht.',
  "KEDA takes any text that is no boolean as true, also an empty one.":
    "KEDA nimmt jeden Text, der kein Wahrheitswert ist, als wahr, auch einen leeren.",
  "This object is paused: KEDA deletes the HPA and polls no source.":
    "Dieses Objekt ist pausiert: KEDA löscht den HPA und fragt keine Quelle ab.",
  "The HPA that is shown is the one that it gets when the annotation goes.":
    "Gezeigt wird der HPA, den es bekommt, wenn die Annotation weg ist.",
  "The target is the {0} {1}, and this text has only other workloads.": "Das Ziel ist {0} {1}, und dieser Text hat nur andere Workloads.",
  "Kind, name and namespace must be those of scaleTargetRef. Without the target, its requests and variables are not known.":
    "Kind, Name und Namespace müssen die von scaleTargetRef sein. Ohne das Ziel sind seine Requests und Variablen nicht bekannt.",
  "It is not read: a trigger that names it counts as having all that it could give.":
    "Es wird nicht gelesen: Ein Trigger, der es nennt, gilt als versehen mit allem, was es geben könnte.",
  "A ScaledJob is not simulated: KEDA starts Jobs from it, and there is no HPA.":
    "Ein ScaledJob wird nicht simuliert: KEDA startet daraus Jobs, und es gibt keinen HPA.",
  "KEDA makes this HPA from the ScaledObject.": "KEDA erzeugt diesen HPA aus dem ScaledObject.",
  "Only the ScaledObject {0} is simulated, not the HorizontalPodAutoscaler {1}: on a cluster both have one target, and neither of the two scales.":
    "Nur das ScaledObject {0} wird simuliert, nicht der HorizontalPodAutoscaler {1}: In einem Cluster haben beide dasselbe Ziel, und keiner der beiden skaliert.",
  "Only the ScaledObject {0} is simulated, not the HorizontalPodAutoscaler {1}: on a cluster both work, each on its own target.":
    "Nur das ScaledObject {0} wird simuliert, nicht der HorizontalPodAutoscaler {1}: In einem Cluster arbeiten beide, jeder an seinem eigenen Ziel.",
  "Its annotation validations.keda.sh/hpa-ownership hides it from KEDA's admission.":
    "Seine Annotation validations.keda.sh/hpa-ownership verbirgt ihn vor KEDAs Admission.",
  "{0} does not keep the workload from 0: without another active trigger it goes to 0 at any load.":
    "{0} hält den Workload nicht über 0: Ohne einen anderen aktiven Trigger geht er bei jeder Last auf 0.",
  "Outside the window of cron it goes to 0 after the cooldown. With minReplicaCount: 1, the usage alone decides there.":
    "Außerhalb des Fensters von cron geht er nach dem Cooldown auf 0. Mit minReplicaCount: 1 entscheidet dort allein der Verbrauch.",
  "KEDA does not read cpu and memory, so they make nothing active. With minReplicaCount: 1, the workload stays.":
    "KEDA liest cpu und memory nicht, also machen sie nichts aktiv. Mit minReplicaCount: 1 bleibt der Workload.",
  "{0} {1} is not below {2} {3}.": "{0} {1} ist nicht unter {2} {3}.",
  "Up to the activation value the trigger is inactive, and the workload goes to 0 or stays there, though the target would give it a pod.":
    "Bis zum Aktivierungswert ist der Trigger inaktiv, und der Workload geht auf 0 oder bleibt dort, obwohl der Zielwert ihm einen Pod gäbe.",
  "Value compares the whole queue with the target, and multiplies the present count.":
    "Value vergleicht die ganze Warteschlange mit dem Zielwert und multipliziert die jetzige Anzahl.",
  "A queue is not shorter because there are more pods, so each sync multiplies the count again. With AverageValue, a queue of 20 and a target of 5 give 4 pods, whatever runs now.":
    "Eine Warteschlange ist nicht kürzer, weil es mehr Pods gibt, also multipliziert jeder Abgleich die Anzahl erneut. Mit AverageValue ergeben eine Warteschlange von 20 und ein Zielwert von 5 vier Pods, was auch immer jetzt läuft.",
  "scalingModifiers drop this metric from the HPA.": "scalingModifiers lassen diese Metrik im HPA weg.",
  "Beside the formula, KEDA keeps cpu and memory of whole pods, but not of one container.":
    "Neben der Formel behält KEDA cpu und memory ganzer Pods, aber nicht die eines Containers.",
  "Here, the scaler is taken to name the metric {0}, with a target of {1}.":
    "Hier wird angenommen, dass der Scaler die Metrik {0} nennt, mit einem Zielwert von {1}.",
  "Only the scaler itself knows its metrics. Here, metricName and targetSize in the metadata say what it names.":
    "Nur der Scaler selbst kennt seine Metriken. Hier sagen metricName und targetSize in metadata, was er nennt.",
  "KEDA does not read {0} of a {1} trigger.": "KEDA liest {0} eines Triggers {1} nicht.",
  "Did you mean {0}? KEDA ignores keys that it does not know.": "Meinten Sie {0}? KEDA übergeht Schlüssel, die es nicht kennt.",
  "KEDA names the metric itself. The HPA that it makes shows the name.":
    "KEDA benennt die Metrik selbst. Der HPA, den es erzeugt, zeigt den Namen.",
  "This key cannot come from a variable.": "Dieser Schlüssel kann nicht aus einer Variablen kommen.",
  "KEDA ignores keys that it does not know.": "KEDA übergeht Schlüssel, die es nicht kennt.",
  "Every value of a trigger's metadata is a text, also a number or true. The API server refuses it without quotes.":
    "Jeder Wert in metadata eines Triggers ist ein Text, auch eine Zahl oder true. Ohne Anführungszeichen lehnt der API-Server ihn ab.",
  "An HPA has this field. A ScaledObject has {0}.": "Dieses Feld hat ein HPA. Ein ScaledObject hat {0}.",
  "There is no ScaledObject here. Add one (apiVersion: keda.sh/v1alpha1).":
    "Hier ist kein ScaledObject. Fügen Sie eines hinzu (apiVersion: keda.sh/v1alpha1).",
  "There are {0} ScaledObjects here, but only one can be simulated. Choose one.":
    "Hier sind {0} ScaledObjects, aber nur eines kann simuliert werden. Wählen Sie eines.",
  "The API server refuses the HPA that KEDA makes of this. The ScaledObject is stored, but its condition Ready becomes False.":
    "Der API-Server lehnt den HPA ab, den KEDA daraus erzeugt. Das ScaledObject wird gespeichert, aber seine Bedingung Ready wird False.",
  "KEDA reads the variables of the triggers from this container, so it cannot build them.":
    "KEDA liest die Variablen der Trigger aus diesem Container, kann sie also nicht bilden.",
  "apiVersion not set; write apiVersion: {0}.": "apiVersion fehlt; schreiben Sie apiVersion: {0}.",
  'no matches for kind "ScaledObject" in version {0}; write apiVersion: {1}.':
    'no matches for kind "ScaledObject" in version {0}; schreiben Sie apiVersion: {1}.',
  "KEDA finds this only when it builds the trigger. The API server stores the ScaledObject, its condition Ready becomes False, and there is no HPA.":
    "KEDA findet das erst, wenn es den Trigger bildet. Der API-Server speichert das ScaledObject, seine Bedingung Ready wird False, und es gibt keinen HPA.",
  "{0}: KEDA makes an HPA of autoscaling/v2": "{0}: KEDA erzeugt einen HPA von autoscaling/v2",
  "{0}: minReplicaCount, but at least 1": "{0}: minReplicaCount, aber mindestens 1",
  "{0}: a field of the ScaledObject": "{0}: ein Feld des ScaledObject",
  "{0}: the default of KEDA": "{0}: Standard von KEDA",
  "{0}: the triggers": "{0}: die Trigger",
  "{0}: one metric of the formula, in place of the triggers' own": "{0}: eine Metrik der Formel anstelle der Metriken der Trigger",
  "{0}: the ScaledObject's name, by which KEDA finds it when the HPA reads the metric":
    "{0}: der Name des ScaledObject, an dem KEDA es findet, wenn der HPA die Metrik liest",
  "{0}: trigger {1}, {2}": "{0}: Trigger {1}, {2}",
  "{0}: keda-hpa- and the name of the ScaledObject": "{0}: keda-hpa- und der Name des ScaledObject",
  "{0}: KEDA's own labels": "{0}: KEDAs eigene Labels",
  "{0}: the annotation {1}": "{0}: die Annotation {1}",
  "KEDA writes its HPA back at once. Change minReplicaCount of the ScaledObject.":
    "KEDA schreibt seinen HPA sofort zurück. Ändern Sie minReplicaCount des ScaledObject.",
  "KEDA makes its HPA again at once. Pause or edit the ScaledObject.":
    "KEDA legt seinen HPA sofort wieder an. Pausieren oder bearbeiten Sie das ScaledObject.",
  "KEDA deletes an HPA of its name while the ScaledObject is paused.":
    "KEDA löscht einen HPA mit seinem Namen, solange das ScaledObject pausiert ist.",
  "This run has a ScaledObject. Apply a ScaledObject, because KEDA owns the HPA.":
    "Dieser Lauf hat ein ScaledObject. Wenden Sie ein ScaledObject an, denn der HPA gehört KEDA.",
  "ScaledObject {0} is another object, and this run has only one.":
    "ScaledObject {0} ist ein anderes Objekt, und dieser Lauf hat nur eines.",
  "There is no KEDA trigger here.": "Hier gibt es keinen KEDA-Trigger.",
  "There is no trigger {0} in the ScaledObject.": "Im ScaledObject gibt es keinen Trigger {0}.",
  "Trigger {0} has the type {1}, which has no source that can fail.":
    "Trigger {0} hat den Typ {1}, und der hat keine Quelle, die ausfallen kann.",
  "No trigger of the ScaledObject has a source that can fail.": "Kein Trigger des ScaledObject hat eine Quelle, die ausfallen kann.",
  "This run has an HPA. A ScaledObject must be there from the start, as the scenario's manifest.":
    "Dieser Lauf hat einen HPA. Ein ScaledObject muss von Anfang an da sein, als Manifest des Szenarios.",
  "Cron triggers that end on other days than they start": "Cron-Trigger, die an anderen Tagen enden als beginnen",
  "Windows of the HPA that are not longer than the sync period": "Fenster des HPA, die nicht länger als der Abgleichstakt sind",
  "The start on {0} does nothing: the next start comes before the next end.":
    "Der Beginn am {0} bewirkt nichts: Der nächste Beginn kommt vor dem nächsten Ende.",
  "From {0} on it stays on until {1}.": "Ab {0} bleibt er an bis {1}.",
  "KEDA asks only what comes next: it is on if the next end comes before the next start. start and end name different days of the week, so not every window ends on its own.":
    "KEDA fragt nur, was als Nächstes kommt: Er ist an, wenn das nächste Ende vor dem nächsten Beginn kommt. start und end nennen verschiedene Wochentage, also endet nicht jedes Fenster für sich.",
  "Write end: {0}": "end: {0} schreiben",
  "Write metricType: AverageValue": "metricType: AverageValue schreiben",
  "KEDA's admission refuses it. One ScaledObject can have the triggers of both: the HPA takes the largest count that one of them asks for.":
    "KEDAs Admission lehnt es ab. Ein ScaledObject kann die Trigger beider haben: Der HPA nimmt die größte Anzahl, die einer von ihnen verlangt.",
  "Put its triggers into {0}": "Seine Trigger in {0} übernehmen",
  "Sunday {0}": "Sonntag {0}",
  "Monday {0}": "Montag {0}",
  "Tuesday {0}": "Dienstag {0}",
  "Wednesday {0}": "Mittwoch {0}",
  "Thursday {0}": "Donnerstag {0}",
  "Friday {0}": "Freitag {0}",
  "Saturday {0}": "Samstag {0}",
  "{0} as a value": "{0} als Wert",
  "a map": "eine Map",
  "a member": "ein Feld eines Werts",
  "a slice": "einen Ausschnitt",
  "The engine does not evaluate {0}.": "Diese Seite wertet {0} nicht aus.",
  "The engine does not evaluate this.": "Diese Seite wertet das nicht aus.",
  "The engine does not call {0}.": "Diese Seite ruft {0} nicht auf.",
  "The engine does not add up nil.": "Diese Seite addiert nil nicht.",
  "The formula is nested too deeply.": "Die Formel ist zu tief verschachtelt.",
  "The formula takes more than a million steps.": "Die Formel braucht mehr als eine Million Schritte.",
};
