import type { Messages } from "../../../ui/language";

/** The answers to what is asked about a reconcile, and what only the first autoscaler says. */
export const questions: Messages = {
  // Of the first autoscaler
  "{0}; the metric is of {1}": "{0}; die Metrik ist von {1}",
  "{0}; the metric is of {1}.": "{0}; die Metrik ist von {1}.",
  ", but for {0} after the rescale at {1}, until {2}, no change up is allowed":
    ", aber {0} lang nach der Skalierung um {1}, bis {2}, darf nicht hochskaliert werden",
  ", but for {0} after the rescale at {1}, until {2}, no change down is allowed":
    ", aber {0} lang nach der Skalierung um {1}, bis {2}, darf nicht herunterskaliert werden",
  "For {0} after the last rescale, until {1}, no change up is allowed":
    "{0} lang nach der letzten Skalierung, bis {1}, darf nicht hochskaliert werden",
  "For {0} after the last rescale, until {1}, no change down is allowed":
    "{0} lang nach der letzten Skalierung, bis {1}, darf nicht herunterskaliert werden",
  "{0}, and without a metric nothing tells that it is over.": "{0}, und ohne Metrik zeigt nichts an, dass diese Zeit vorbei ist.",
  "What the CPU would have asked for is not known.": "Was CPU verlangt hätte, ist nicht bekannt.",
  "The count found was {0}, and {1}: it goes to {2}, and no metric is read.":
    "Die vorgefundene Anzahl war {0}, und {1}: Sie geht auf {2}, und keine Metrik wird gelesen.",
  "Without a target no metric is read, and {0} is asked for.": "Ohne Zielwert wird keine Metrik gelesen und {0} verlangt.",
  "This autoscaler never goes to 0: it would be switched off there.": "Dieser Autoscaler geht nie auf 0: Dort wäre er abgeschaltet.",
  "status.replicas is {0} already: the controller takes it for done and leaves spec.replicas at {1}.":
    "status.replicas ist schon {0}: Der Controller hält das für erledigt und lässt spec.replicas bei {1}.",
  "no utilization makes it ask for {0}": "bei keiner Auslastung ergibt sich {0}",
  "At {0}% the CPU asks for {1}; {2}.{3}": "Bei {0}% verlangt CPU {1}; {2}.{3}",
  "At {0}% or less {1}": "Bei {0}% oder weniger {1}",
  "From {0}% {1}": "Ab {0}% {1}",
  "At no utilization would the count go down": "Bei keiner Auslastung würde die Anzahl sinken",
  "At no utilization would the count go up": "Bei keiner Auslastung würde die Anzahl steigen",
  "it would ask for {0} and get it": "würde CPU {0} verlangen und bekommen",
  "it would ask for {0} and get {1}": "würde CPU {0} verlangen und {1} bekommen",

  // "Why not N?"
  "It did: this reconcile left {0}.": "Doch: Dieser Abgleich endete bei {0}.",
  "The controller stopped there, so what later stages would have said is not known.":
    "Dort hielt der Controller an; was spätere Stufen gesagt hätten, ist nicht bekannt.",
  "The count found was {0}, above maxReplicas: it goes to {1}, and no metric is read.":
    "Die vorgefundene Anzahl war {0}, über maxReplicas: Sie geht auf {1}, und keine Metrik wird gelesen.",
  "The count found was {0}, below minReplicas: it goes to {1}, and no metric is read.":
    "Die vorgefundene Anzahl war {0}, unter minReplicas: Sie geht auf {1}, und keine Metrik wird gelesen.",
  "It decided on {0}, and writing that to the scale failed.":
    "Entschieden wurde {0}, aber das ließ sich nicht in die Scale-Subressource schreiben.",
  "At {0} the {1} asks for {2}": "Bei {0} verlangt {1} {2}",
  "no usage makes it ask for {0}": "bei keinem Verbrauch ergibt sich {0}",
  "for {0} it takes {1}": "für {0} braucht es {1}",
  " Without the tolerance it would ask for {0}.": " Ohne die Toleranz würde {0} verlangt.",
  " The counted pods alone would ask for {0}.": " Die gezählten Pods allein ergäben {0}.",
  "The count found at {0} was {1}": "Um {0} war die vorgefundene Anzahl {1}",
  "At {0} the metrics asked for {1}": "Um {0} verlangten die Metriken {1}",
  "At {0} the {1} asked for {2}": "Um {0} verlangte {1} {2}",
  "while that is inside the {0} the count cannot go above {1}": "Solange das im {0} liegt, kann die Anzahl nicht über {1} steigen",
  "while that is inside the {0} the count cannot go below {1}": "Solange das im {0} liegt, kann die Anzahl nicht unter {1} sinken",
  "{0}: {1}; it leaves at {2}.": "{0}: {1}; um {2} fällt es heraus.",
  "{0}: {1}; the last that stands below {2} leaves at {3}.": "{0}: {1}; der letzte Wert unter {2} fällt um {3} heraus.",
  "{0}: {1}; the last that stands above {2} leaves at {3}.": "{0}: {1}; der letzte Wert über {2} fällt um {3} heraus.",
  "Without behavior one step goes to {0} at most: twice the count, but at least 4.":
    "Ohne behavior geht ein Schritt höchstens auf {0}: das Doppelte der Anzahl, mindestens aber 4.",
  "scaleUp has selectPolicy Disabled, so the count never goes up by a metric.":
    "scaleUp hat selectPolicy Disabled, also lässt keine Metrik die Anzahl steigen.",
  "scaleDown has selectPolicy Disabled, so the count never goes down by a metric.":
    "scaleDown hat selectPolicy Disabled, also lässt keine Metrik die Anzahl sinken.",
  "The scale-up policy of {0} allows {1} at most": "Die Policy „{0}“ zum Hochskalieren erlaubt höchstens {1}",
  "The scale-down policy of {0} leaves {1} at least": "Die Policy „{0}“ zum Herunterskalieren lässt mindestens {1} übrig",
  "The scale-up policies allow {0} at most": "Die Policies zum Hochskalieren erlauben höchstens {0}",
  "The scale-down policies leave {0} at least": "Die Policies zum Herunterskalieren lassen mindestens {0} übrig",
  ", {0} from {1}": ", {0} ab {1}",
  "{0}{1}, and never {2} in one step from there.": "{0}{1}, und nie {2} in einem Schritt von dort aus.",
  "{0}{1}, and {2} from {3}.": "{0}{1}, und {2} ab {3}.",

  // "What would change it?"
  "At no usage would it ask for less.": "Bei keinem Verbrauch würde die Metrik weniger verlangen.",
  "At no usage would it ask for more.": "Bei keinem Verbrauch würde die Metrik mehr verlangen.",
  "At no usage would the {0} ask for less.": "Bei keinem Verbrauch würde {0} weniger verlangen.",
  "At no usage would the {0} ask for more.": "Bei keinem Verbrauch würde {0} mehr verlangen.",
  "At {0} or less it would ask for {1}": "Bei {0} oder weniger würde die Metrik {1} verlangen",
  "At {0} or less the {1} would ask for {2}": "Bei {0} oder weniger würde {1} {2} verlangen",
  "From {0} it would ask for {1}": "Ab {0} würde die Metrik {1} verlangen",
  "From {0} the {1} would ask for {2}": "Ab {0} würde {1} {2} verlangen",
  "; at {0} or less the count would go to {1}": "; bei {0} oder weniger ginge die Anzahl auf {1}",
  "; from {0} the count would go to {1}": "; ab {0} ginge die Anzahl auf {1}",
  "{0} and get it.": "{0} und bekommen.",
  "{0} and get {1}.": "{0} und {1} bekommen.",
  "{0}, and {1} would keep {2}{3}.": "{0}, und {1} würde es bei {2} halten{3}.",

  // "When does it go on?"
  "With the first reconcile that can read the scale. {0}": "Mit dem ersten Abgleich, der die Scale-Subressource lesen kann. {0}",
  "Once somebody sets the target's replicas above zero.": "Sobald jemand die Replicas des Ziels über null setzt.",
  "With the first reconcile that can tell which pods are its own. {0}":
    "Mit dem ersten Abgleich, der erkennt, welche Pods die eigenen sind. {0}",
  "With the first answer for the metric that failed, or as soon as another one asks for no less than the count that is there. {0}":
    "Mit der ersten Antwort für die Metrik, die fehlschlug, oder sobald eine andere mindestens die vorhandene Anzahl verlangt. {0}",
  "With the first reconcile in which a metric has a number. {0}": "Mit dem ersten Abgleich, in dem eine Metrik eine Zahl hat. {0}",
  "The windows and the scale events are kept, and go on ageing.":
    "Die Fenster und die Skalierungsereignisse bleiben erhalten und altern weiter.",
};
