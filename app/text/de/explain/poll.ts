import type { Messages } from "../../language";

/** What KEDA decided at a poll, and the answers beside it. */
export const poll: Messages = {
  // The poll's first line and sentence
  "Poll at {0}": "Abfrage um {0}",
  "KEDA decides: {0}": "KEDA entscheidet: {0}",
  "no later poll": "keine spätere Abfrage",
  "next poll {0}": "nächste Abfrage {0}",
  "nothing, the poll ended early": "nichts, die Abfrage endete vorzeitig",
  "nothing, the count could not be read": "nichts, die Anzahl war nicht lesbar",
  "nothing, paused": "nichts, pausiert",
  activation: "Aktivierung",
  "no activation, paused": "keine Aktivierung, pausiert",
  "active, with an error": "aktiv, mit einem Fehler",
  active: "aktiv",
  inactive: "inaktiv",
  "an error, no fallback yet": "ein Fehler, noch kein Fallback",
  "nothing, because of an error": "nichts, wegen eines Fehlers",
  "no deactivation, paused": "keine Deaktivierung, pausiert",
  deactivation: "Deaktivierung",
  cooldown: "Cooldown",
  "raised to minReplicaCount": "auf minReplicaCount erhöht",
  "No polling loop runs, so KEDA asked no trigger.": "Keine Abfrageschleife läuft, also fragte KEDA keinen Trigger.",
  "KEDA could not build its triggers, so it asked none of them and decided nothing.":
    "KEDA konnte seine Trigger nicht bilden, also fragte es keinen davon und entschied nichts.",
  "The activationTarget “{0}” is no number, so KEDA asked no trigger and decided nothing.":
    "activationTarget „{0}“ ist keine Zahl, also fragte KEDA keinen Trigger und entschied nichts.",
  "KEDA could not read the target's count, so it decided nothing.":
    "KEDA konnte die Anzahl des Ziels nicht lesen, also entschied es nichts.",
  "The annotation {0} pauses this object, so KEDA decides nothing.":
    "Die Annotation {0} pausiert dieses Objekt, also entscheidet KEDA nichts.",
  "{0}, but the annotation paused-scale-out forbids an activation.":
    "{0}, aber die Annotation paused-scale-out verbietet eine Aktivierung.",
  "{0} failed, no trigger is active, and there is no fallback. So KEDA changes nothing.":
    "Fehlgeschlagen: {0}; kein Trigger ist aktiv, und es gibt keinen Fallback. Also ändert KEDA nichts.",
  "{0}, but the annotation paused-scale-in forbids KEDA to go to {1}.":
    "{0}, aber die Annotation paused-scale-in verbietet KEDA, auf {1} zu gehen.",
  "{0}. The count was below minReplicaCount, {1}.": "{0}. Die Anzahl lag unter minReplicaCount, {1}.",
  "{0}. The count is below minReplicaCount, but KEDA could not write {1} to the scale.":
    "{0}. Die Anzahl liegt unter minReplicaCount, aber KEDA konnte {1} nicht in die Scale-Subressource schreiben.",
  "{0}, but KEDA could not write {1} to the scale.": "{0}, aber KEDA konnte {1} nicht in die Scale-Subressource schreiben.",
  "{0}. Activity starts at minReplicaCount, {1}; the HPA decides the rest.":
    "{0}. Die Aktivität beginnt bei minReplicaCount, {1}; über das Weitere entscheidet der HPA.",
  "{0}. Activity starts at {1}, whatever the load; the HPA decides the rest.":
    "{0}. Die Aktivität beginnt bei {1}, gleich wie hoch die Last ist; über das Weitere entscheidet der HPA.",
  "{0}. KEDA leaves the count to the HPA.": "{0}. KEDA überlässt die Anzahl dem HPA.",
  "{0} {1} failed, so this poll does not count as the last active one: there is none yet.":
    "{0} Fehlgeschlagen: {1}; darum zählt diese Abfrage nicht als letzte aktive: noch gibt es keine.",
  "{0} {1} failed, so this poll does not count as the last active one: that was at {2}.":
    "{0} Fehlgeschlagen: {1}; darum zählt diese Abfrage nicht als letzte aktive: die war um {2}.",
  "{0} A poll can write {1} at {2} at the earliest.": "{0} Eine Abfrage kann {1} frühestens um {2} schreiben.",
  "{0} failed, and no trigger is active.": "Fehlgeschlagen: {0}; kein Trigger ist aktiv.",
  "{0} KEDA cannot use the fallback, so it changes nothing.": "{0} KEDA kann den Fallback nicht verwenden, also ändert es nichts.",
  "{0} The fallback gives no value, so KEDA changes nothing.": "{0} Der Fallback ergibt keinen Wert, also ändert KEDA nichts.",
  "{0} The fallback comes after more than {1} failures in a row. Until then KEDA changes nothing.":
    "{0} Der Fallback kommt nach mehr als {1} Fehlschlägen in Folge. Bis dahin ändert KEDA nichts.",
  "{0} ended at {1}": "{0} endete um {1}",
  "initialCooldownPeriod is 0, so KEDA does not wait": "initialCooldownPeriod ist 0, also wartet KEDA nicht",
  "cooldownPeriod is 0, so KEDA does not wait": "cooldownPeriod ist 0, also wartet KEDA nicht",
  "{0} {1} ends at {2}": "{0} {1} endet um {2}",
  "{0}; the poll of that second may write {1}.": "{0}; die Abfrage dieser Sekunde darf {1} schreiben.",
  "{0}; the next poll after it, at {1}, may write {2}.": "{0}; die nächste Abfrage danach, um {1}, darf {2} schreiben.",
  "The initial cooldown of {0}": "Der anfängliche Cooldown von {0}",
  "The cooldown of {0}": "Der Cooldown von {0}",
  "{0}No poll has been active since the object's creation at {1}.": "{0}Seit das Objekt um {1} angelegt wurde, war keine Abfrage aktiv.",
  "{0}No trigger has been active since {1}.": "{0}Seit {1} war kein Trigger aktiv.",
  "{0}No active poll counts since the object's creation at {1}.":
    "{0}Seit das Objekt um {1} angelegt wurde, zählt keine Abfrage als aktiv.",
  "{0}The last active poll that counts was at {1}.": "{0}Die letzte aktive Abfrage, die zählt, war um {1}.",
  "{0} At {1} a trigger was active, but another one failed.": "{0} Um {1} war ein Trigger aktiv, aber ein anderer schlug fehl.",
  "{0} At {1} a trigger was active, but KEDA wrote no count.": "{0} Um {1} war ein Trigger aktiv, aber KEDA schrieb keine Anzahl.",
  "{0}, so the target stays at {1}.": "{0}, also bleibt das Ziel bei {1}.",
  "{0}. minReplicaCount is {1}, so KEDA goes no lower; the HPA decides.":
    "{0}. minReplicaCount ist {1}, also geht KEDA nicht tiefer; der HPA entscheidet.",
  "{0} failed, which counts as inactive with fallback.replicas 0. ": "Fehlgeschlagen: {0}; mit fallback.replicas 0 gilt das als inaktiv. ",
  // What the triggers said together
  "The annotation force-activation counts as activity": "Die Annotation force-activation gilt als Aktivität",
  "All triggers are cpu or memory, which KEDA counts as active": "Alle Trigger sind cpu oder memory, und die gelten bei KEDA als aktiv",
  "{0} triggers are active: {1}": "{0} Trigger sind aktiv: {1}",
  "{0} is in fallback, which counts as active": "{0} ist im Fallback, und das gilt als aktiv",
  "{0} is active": "{0} ist aktiv",
  "{0} is active: its source says so": "{0} ist aktiv: das sagt seine Quelle",
  "{0} is active: {1} is above {2}": "{0} ist aktiv: {1} liegt über {2}",
  "A trigger's value is above the activation target of {0}": "Der Wert eines Triggers liegt über dem Aktivierungsziel von {0}",
  "{0} is in fallback: its value of {1} is above the activation target of {2}":
    "{0} ist im Fallback: sein Wert {1} liegt über dem Aktivierungsziel von {2}",
  "The formula gives {0}, above its activation target of {1}": "Die Formel ergibt {0}, mehr als ihr Aktivierungsziel von {1}",
  "No trigger is active": "Kein Trigger ist aktiv",
  "The formula gives {0}, not above its activation target of {1}": "Die Formel ergibt {0}, nicht mehr als ihr Aktivierungsziel von {1}",
  "The formula gives no value, which counts as inactive": "Die Formel ergibt keinen Wert, und das gilt als inaktiv",
  "The formula failed, which counts as inactive": "Die Formel schlug fehl, und das gilt als inaktiv",
  // Who decides what, and why not 0
  "Who decides what": "Wer was entscheidet",
  "KEDA only raises a count below {0}, at each poll: every {1}. It never lowers one.":
    "KEDA erhöht nur eine Anzahl unter {0}, bei jeder Abfrage: alle {1}. Es senkt keine.",
  "KEDA decides between {0} and {1}, at each poll: every {2}.": "KEDA entscheidet zwischen {0} und {1}, bei jeder Abfrage: alle {2}.",
  "The HPA decides from {0} to {1}, at each sync: every {2}.": "Der HPA entscheidet von {0} bis {1}, bei jedem Abgleich: alle {2}.",
  "In its last sync, at {0}, it proposed {1}.": "Beim letzten Abgleich, um {0}, schlug er {1} vor.",
  "In its last sync, at {0}, it was switched off, because the target had 0 replicas.":
    "Beim letzten Abgleich, um {0}, war er abgeschaltet, weil das Ziel 0 Replicas hatte.",
  "In its last sync, at {0}, no metric had a value.": "Beim letzten Abgleich, um {0}, hatte keine Metrik einen Wert.",
  "In its last sync, at {0}, it read no metric.": "Beim letzten Abgleich, um {0}, las er keine Metrik.",
  "Why not {0}?": "Warum nicht {0}?",
  "The target has no more than {0}.": "Das Ziel hat nicht mehr als {0}.",
  "No poll writes it until someone changes that.": "Keine Abfrage schreibt das, bis jemand etwas daran ändert.",
  "The first poll that may write it is at {0}. Each active poll before then starts the cooldown anew.":
    "Die erste Abfrage, die das schreiben darf, ist um {0}. Jede aktive Abfrage davor beginnt den Cooldown von vorn.",
  "The poll ended before KEDA decided.": "Die Abfrage endete, bevor KEDA entschied.",
  "KEDA could not read the target's count.": "KEDA konnte die Anzahl des Ziels nicht lesen.",
  "The object is paused, so KEDA writes nothing at a poll.": "Das Objekt ist pausiert, also schreibt KEDA bei einer Abfrage nichts.",
  "The annotation force-activation keeps the target active.": "Die Annotation force-activation hält das Ziel aktiv.",
  "All triggers are cpu or memory, and KEDA counts these as active at each poll.":
    "Alle Trigger sind cpu oder memory, und die gelten bei KEDA in jeder Abfrage als aktiv.",
  "A trigger failed, and KEDA takes no target to {0} at such a poll.":
    "Ein Trigger schlug fehl, und bei einer solchen Abfrage bringt KEDA kein Ziel auf {0}.",
  "minReplicaCount is {0}, and there is no idleReplicaCount, so KEDA never writes less.":
    "minReplicaCount ist {0}, und es gibt kein idleReplicaCount, also schreibt KEDA nie weniger.",
  "The annotation paused-scale-in forbids KEDA to lower the count.": "Die Annotation paused-scale-in verbietet KEDA, die Anzahl zu senken.",
  "A target that was never active goes to {0} only at a poll, and only {1} after the object's creation at {2}.":
    "Ein Ziel, das nie aktiv war, geht nur bei einer Abfrage auf {0}, und erst {1}, nachdem das Objekt um {2} angelegt wurde.",
  "A target goes to {0} only at a poll, and only {1} after the last active one, which was at {2}.":
    "Ein Ziel geht nur bei einer Abfrage auf {0}, und erst {1} nach der letzten aktiven, die um {2} war.",
  "KEDA decided on it but could not write it to the scale.":
    "KEDA entschied sich dafür, konnte es aber nicht in die Scale-Subressource schreiben.",
  "The formula's result is active at this poll.": "Das Ergebnis der Formel ist bei dieser Abfrage aktiv.",
  "{0} is active at this poll.": "{0} ist bei dieser Abfrage aktiv.",
  "{0} are active at this poll.": "{0} sind bei dieser Abfrage aktiv.",
  "KEDA's poll": "KEDAs Abfrage",
  "The HPA's sync": "Der Abgleich des HPA",
  "KEDA polled at {0}; its cooldown ends at {1}.": "KEDA fragte um {0} ab; sein Cooldown endet um {1}.",
  "KEDA polled at {0}; a trigger was active.": "KEDA fragte um {0} ab; ein Trigger war aktiv.",
  "KEDA polled at {0}; no trigger was active.": "KEDA fragte um {0} ab; kein Trigger war aktiv.",
};
