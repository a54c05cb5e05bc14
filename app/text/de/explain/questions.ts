import type { Messages } from "../../language";

/** The answers to questions about a sync, and the words that only Kubernetes 1.1 and 1.2 need. */
export const questions: Messages = {
  // Kubernetes 1.1 and 1.2
  "{0}; the metric is from {1}": "{0}; die Metrik ist von {1}",
  "{0}; the metric is from {1}.": "{0}; die Metrik ist von {1}.",
  ", but scaling up is forbidden for {0} after the rescale at {1}, until {2}":
    ", aber Hochskalieren ist {0} lang nach der Skalierung um {1} gesperrt, bis {2}",
  ", but scaling down is forbidden for {0} after the rescale at {1}, until {2}":
    ", aber Herunterskalieren ist {0} lang nach der Skalierung um {1} gesperrt, bis {2}",
  "Scaling up is forbidden for {0} after the last rescale, until {1}":
    "Hochskalieren ist {0} lang nach der letzten Skalierung gesperrt, bis {1}",
  "Scaling down is forbidden for {0} after the last rescale, until {1}":
    "Herunterskalieren ist {0} lang nach der letzten Skalierung gesperrt, bis {1}",
  "{0}. Without a metric the controller cannot tell that this time is over.":
    "{0}. Ohne Metrik erkennt der Controller nicht, dass diese Zeit vorbei ist.",
  "It is not known what CPU would have proposed.": "Es ist nicht bekannt, was CPU vorgeschlagen hätte.",
  "The controller found a count of {0}, but {1}. It goes to {2} and reads no metric.":
    "Der Controller fand die Anzahl {0} vor, aber {1}. Er geht auf {2} und liest keine Metrik.",
  "Without a target the controller reads no metric and proposes {0}.":
    "Ohne Zielwert liest der Controller keine Metrik und schlägt {0} vor.",
  "This autoscaler never scales to 0, because 0 would switch it off.": "Dieser Autoscaler skaliert nie auf 0, denn 0 würde ihn abschalten.",
  "status.replicas is already {0}, so the controller considers this done and leaves spec.replicas at {1}.":
    "status.replicas ist schon {0}, also hält der Controller das für erledigt und lässt spec.replicas bei {1}.",
  "no utilization makes it propose {0}": "keine Auslastung ergibt {0}",
  "At {0}%, CPU proposes {1}; {2}.{3}": "Bei {0}% schlägt CPU {1} vor; {2}.{3}",
  "At {0}% or less, {1}": "Bei {0}% oder weniger {1}",
  "At {0}% or more, {1}": "Bei {0}% oder mehr {1}",
  "No utilization would lower the count": "Keine Auslastung würde die Anzahl senken",
  "No utilization would raise the count": "Keine Auslastung würde die Anzahl erhöhen",
  "it would propose {0}, and the count would be {1}": "würde CPU {0} vorschlagen, und die Anzahl wäre {1}",

  // "Why not N?"
  "It did: this sync ended at {0}.": "Doch: Dieser Abgleich endete bei {0}.",
  "The controller stopped there, so the result of the later stages is not known.":
    "Dort hielt der Controller an; das Ergebnis der späteren Stufen ist nicht bekannt.",
  "The controller found a count of {0}, above maxReplicas. It goes to {1} and reads no metric.":
    "Der Controller fand die Anzahl {0} vor, über maxReplicas. Er geht auf {1} und liest keine Metrik.",
  "The controller found a count of {0}, below minReplicas. It goes to {1} and reads no metric.":
    "Der Controller fand die Anzahl {0} vor, unter minReplicas. Er geht auf {1} und liest keine Metrik.",
  "It decided on {0} but could not write that to the scale.":
    "Er entschied sich für {0}, konnte das aber nicht in die Scale-Subressource schreiben.",
  "At {0}, {1} proposes {2}": "Bei {0} schlägt {1} {2} vor",
  "no usage makes it propose {0}": "kein Verbrauch ergibt {0}",
  "it would propose {0} at {1}": "{0} wäre der Vorschlag bei {1}",
  " Without the tolerance it would propose {0}.": " Ohne die Toleranz wäre der Vorschlag {0}.",
  " The counted pods alone would propose {0}.": " Die gezählten Pods allein ergäben {0}.",
  "At {0} the controller found a count of {1}": "Um {0} fand der Controller die Anzahl {1} vor",
  "At {0} the metrics proposed {1}": "Um {0} haben die Metriken {1} vorgeschlagen",
  "At {0}, {1} proposed {2}": "Um {0} hat {1} {2} vorgeschlagen",
  "While the {0} remembers that, the count cannot go above {1}": "Solange sich das {0} das merkt, kann die Anzahl nicht über {1} steigen",
  "While the {0} remembers that, the count cannot go below {1}": "Solange sich das {0} das merkt, kann die Anzahl nicht unter {1} sinken",
  "{0}. {1}; it expires at {2}.": "{0}. {1}; um {2} läuft das ab.",
  "{0}. {1}; the last proposal below {2} expires at {3}.": "{0}. {1}; der letzte Vorschlag unter {2} läuft um {3} ab.",
  "{0}. {1}; the last proposal above {2} expires at {3}.": "{0}. {1}; der letzte Vorschlag über {2} läuft um {3} ab.",
  "With no behavior set, one sync can at most double the count, or go to 4 if that is more: here to {0}.":
    "Ohne behavior kann ein Abgleich die Anzahl höchstens verdoppeln, oder auf 4 gehen, wenn das mehr ist: hier auf {0}.",
  "scaleUp has selectPolicy Disabled, so no metric can raise the count.":
    "scaleUp hat selectPolicy Disabled, also kann keine Metrik die Anzahl erhöhen.",
  "scaleDown has selectPolicy Disabled, so no metric can lower the count.":
    "scaleDown hat selectPolicy Disabled, also kann keine Metrik die Anzahl senken.",
  "The scale-up policy of {0} allows at most {1}": "Die Policy „{0}“ zum Hochskalieren erlaubt höchstens {1}",
  "The scale-down policy of {0} allows no fewer than {1}": "Die Policy „{0}“ zum Herunterskalieren erlaubt nicht weniger als {1}",
  "The scale-up policies allow at most {0}": "Die Policies zum Hochskalieren erlauben höchstens {0}",
  "The scale-down policies allow no fewer than {0}": "Die Policies zum Herunterskalieren erlauben nicht weniger als {0}",
  ", {0} from {1}": ", {0} ab {1}",
  "{0}{1}. From this count no single sync can reach {2}.": "{0}{1}. Von dieser Anzahl aus erreicht kein einzelner Abgleich {2}.",
  "{0}{1}, and {2} from {3}.": "{0}{1}, und {2} ab {3}.",

  // "What would change it?"
  "No usage would make it propose less.": "Bei keinem Verbrauch würde die Metrik weniger vorschlagen.",
  "No usage would make it propose more.": "Bei keinem Verbrauch würde die Metrik mehr vorschlagen.",
  "No usage would make {0} propose less.": "Bei keinem Verbrauch würde {0} weniger vorschlagen.",
  "No usage would make {0} propose more.": "Bei keinem Verbrauch würde {0} mehr vorschlagen.",
  "At {0} or less it would propose {1}": "Bei {0} oder weniger würde die Metrik {1} vorschlagen",
  "At {0} or less, {1} would propose {2}": "Bei {0} oder weniger würde {1} {2} vorschlagen",
  "At {0} or more it would propose {1}": "Bei {0} oder mehr würde die Metrik {1} vorschlagen",
  "At {0} or more, {1} would propose {2}": "Bei {0} oder mehr würde {1} {2} vorschlagen",
  "; at {0} or less the count would go to {1}": "; bei {0} oder weniger ginge die Anzahl auf {1}",
  "; at {0} or more the count would go to {1}": "; bei {0} oder mehr ginge die Anzahl auf {1}",
  "{0}, and the controller would write that count.": "{0}, und der Controller würde diese Anzahl schreiben.",
  "{0}, and the controller would write {1}.": "{0}, und der Controller würde {1} schreiben.",
  "{0}, but {1} would keep the count at {2}{3}.": "{0}, aber {1} würde die Anzahl bei {2} halten{3}.",

  // "When will it scale again?"
  "At the first sync that can read the scale. {0}": "Beim ersten Abgleich, der die Scale-Subressource lesen kann. {0}",
  "When someone sets the target's replicas above zero.": "Wenn jemand die Replicas des Ziels über null setzt.",
  "At the first sync that can tell which pods to measure. {0}":
    "Beim ersten Abgleich, der feststellen kann, welche Pods zu messen sind. {0}",
  "At the first sync in which the metric has a value again, or another metric proposes at least the current count. {0}":
    "Beim ersten Abgleich, in dem die Metrik wieder einen Wert hat oder eine andere mindestens die aktuelle Anzahl vorschlägt. {0}",
  "At the first sync in which a metric has a value. {0}": "Beim ersten Abgleich, in dem eine Metrik einen Wert hat. {0}",
  "The controller keeps its windows and scale events; they expire as usual.":
    "Der Controller behält seine Fenster und Skalierungsereignisse; sie laufen wie gewohnt ab.",
};
