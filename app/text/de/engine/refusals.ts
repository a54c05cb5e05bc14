import type { Messages } from "../../../ui/language";

/** Why a link, a file or a run is refused. What is wrong stands before a colon, so that it needs no gender. */
export const refusals: Messages = {
  missing: "keine Angabe",
  nothing: "nichts",
  "a list": "eine Liste",
  "an object": "ein Objekt",
  "{0} is {1}, not an object.": "{0}: {1}; erwartet wird ein Objekt.",
  "{0} is {1}, not a list.": "{0}: {1}; erwartet wird eine Liste.",
  "{0} is {1}, not a text.": "{0}: {1}; erwartet wird ein Text.",
  "{0} is {1}, not a number.": "{0}: {1}; erwartet wird eine Zahl.",
  "{0} is {1}, not true or false.": "{0}: {1}; erwartet wird true oder false.",
  "{0} has {1} entries; at most {2} are allowed.": "{0}: {1} Einträge; höchstens {2} sind erlaubt.",
  "{0} has {1} characters; at most {2} are allowed.": "{0}: {1} Zeichen; höchstens {2} sind erlaubt.",
  "{0} is {1}; it must be from {2} to {3}.": "{0}: {1}; erlaubt ist {2} bis {3}.",
  "{0} is {1}; it must be a whole number.": "{0}: {1}; es muss eine ganze Zahl sein.",
  "{0} is {1}; it must be one of {2}.": "{0}: {1}; möglich sind {2}.",

  "The scenario": "Szenario",
  "The name": "Name",
  "The manifest": "Manifest",
  "The seed": "Seed",
  "The load": "Last",
  "The load's noise": "Rauschen der Last",
  "The workload": "Workload",
  "The cluster": "Cluster",
  "The controller's flags": "Flags des Controllers",
  "The feature gates": "Feature-Gates",
  "The feature gate {0}": "Feature-Gate {0}",
  "The duration in seconds": "Dauer in Sekunden",
  "The duration is {0} s; it must be a whole number of minutes.": "Dauer: {0} s; es müssen ganze Minuten sein.",
  "It is of version {0} of the scenario format; this page reads versions 1 and {1}.":
    "Version des Szenarioformats: {0}; diese Seite liest die Versionen 1 und {1}.",
  "workload.cpuRequestMilli is {0}, above workload.cpuLimitMilli, {1}.":
    "workload.cpuRequestMilli ist {0} und damit über workload.cpuLimitMilli, {1}.",

  "The list of incidents": "Liste der Störungen",
  "Incident {0}": "Störung {0}",
  "The list of signals": "Liste der Signale",
  "Signal {0}": "Signal {0}",
  "{0}, its second": "{0}, Sekunde",
  "{0}, its kind": "{0}, Art",
  "{0}, its release": "{0}, Release",
  "{0}, its manifest": "{0}, Manifest",
  "{0}, its metric": "{0}, Metrik",
  "{0}, its source": "{0}, Quelle",
  "{0}, its {1}": "{0}, {1}",
  "{0} is at {1} s, before the one before it.": "{0}: Sekunde {1} liegt vor der vorigen Störung.",
  "{0} is for {1}, as one before it is.": "{0}: Für {1} gibt es schon eines davor.",

  "The load curve": "Lastkurve",
  "the load curve": "Lastkurve",
  "The curve of signal {0}": "Kurve von Signal {0}",
  "the curve of signal {0}": "Kurve von Signal {0}",
  "requests per second": "Anfragen pro Sekunde",
  "{0} has no points.": "{0}: keine Punkte.",
  "{0} has {1} points; at most {2} are allowed.": "{0}: {1} Punkte; höchstens {2} sind erlaubt.",
  "Point {0} of {1}{2}": "{1}{2}, Punkt {0}",
  "{0} is not a pair of a second and {1}.": "{0}: kein Paar aus einer Sekunde und {1}.",
  "{0} is at {1} s, not after the one before it.": "{0}: Sekunde {1} liegt nicht nach dem vorigen Punkt.",

  "limits names {0}, which is no outcome: there are {1}.": "limits nennt {0}, was kein Ergebnis ist: Es gibt {1}.",
  "{0} holds {1}; it takes atMost and atLeast.": "{0} enthält {1}; möglich sind atMost und atLeast.",
  "{0} asks for at least {1} and at most {2}, which nothing can be.":
    "{0} verlangt mindestens {1} und höchstens {2}; das kann nichts sein.",

  "This run may have {0} replicas; at most {1} are simulated.": "Dieser Lauf kann auf {0} Replicas kommen; höchstens {1} werden simuliert.",
  "This run may have {0} replicas for {1} s: {2} replica-seconds; at most {3} are simulated.":
    "Dieser Lauf kann {1} s lang auf {0} Replicas kommen: {2} Replica-Sekunden; höchstens {3} werden simuliert.",

  "This link is {0} MB long; a scenario's link has at most {1} MB.":
    "Dieser Link ist {0} MB lang; der Link eines Szenarios hat höchstens {1} MB.",
  "The part of this address after # is not a link of this page.": "Was in dieser Adresse nach # steht, ist kein Link dieser Seite.",
  "This link is of version {0} of the link format; this page reads versions 1 to 3.":
    "Dieser Link hat Version {0} des Linkformats; diese Seite liest die Versionen 1 bis 3.",
  "This link is damaged: a part of it is missing or was changed. Ask for it again, and copy it whole.":
    "Dieser Link ist beschädigt: Ein Teil fehlt oder wurde geändert. Bitte noch einmal um ihn und kopiere ihn ganz.",
  "The scenario that this one is compared with cannot be read. ": "Das Szenario, mit dem dieses verglichen wird, lässt sich nicht lesen. ",
  "This link's content is {0}, not an object.": "Inhalt dieses Links: {0}; erwartet wird ein Objekt.",
  "This link holds {0}, which this page does not know. Reload it to get its newest version.":
    "Dieser Link enthält {0}, was diese Seite nicht kennt. Lade sie neu, um ihre neueste Version zu bekommen.",

  "The file": "Datei",
  "It is {0} MB long; a scenario's file has at most {1} MB.": "Sie ist {0} MB lang; die Datei eines Szenarios hat höchstens {1} MB.",
  "It is neither a scenario's file nor a Kubernetes manifest.": "Sie ist weder die Datei eines Szenarios noch ein Kubernetes-Manifest.",
  "It is not whole JSON{0}.": "Sie ist kein vollständiges JSON{0}.",
  ": see line {0}": ": siehe Zeile {0}",
  'Its format is {0}; a scenario\'s file says "{1}".': "Format: {0}; in der Datei eines Szenarios steht „{1}“.",
  "It is of version {0} of the file format; this page reads version {1}.": "Version des Dateiformats: {0}; diese Seite liest Version {1}.",
  "{0} is not a field of a scenario's file: it may be misspelt, or of a later version.":
    "{0} ist kein Feld der Datei eines Szenarios: vielleicht verschrieben oder aus einer späteren Version.",
};
