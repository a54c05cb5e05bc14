import type { Messages } from "../../language";

/** Errors in incidents, and errors in YAML or in a kubectl autoscale line for which the parser and kubectl have no words. */
export const reading: Messages = {
  'the tag !!{0} does not match "{1}"': "das Tag !!{0} passt nicht zu „{1}“",
  "a key must be text, not a list or an object": "ein Schlüssel muss Text sein, keine Liste und kein Objekt",
  "a key may have at most 1024 characters": "ein Schlüssel darf höchstens 1024 Zeichen haben",
  "a key cannot be null": "ein Schlüssel kann nicht null sein",
  "JSON has no number {0}": "JSON kennt die Zahl {0} nicht",
  "the tag !!binary needs base64": "das Tag !!binary braucht Base64",
  "a merge key (<<) needs an object or a list of objects": "ein Merge-Schlüssel (<<) braucht ein Objekt oder eine Liste von Objekten",
  "the alias *{0} is inside its own anchor": "der Alias *{0} steht in seinem eigenen Anker",
  "the alias *{0} has no anchor &{1} before it": "dem Alias *{0} geht kein Anker &{1} voraus",
  "the aliases expand to more than 10,000 values": "die Aliasse ergeben mehr als 10.000 Werte",

  "A quote is not closed.": "Ein Anführungszeichen ist nicht geschlossen.",
  "--cpu and --cpu-percent both set a target for cpu. Keep one of them.":
    "--cpu und --cpu-percent setzen beide einen Zielwert für cpu. Behalte eines davon.",
  "-f names a file that this page does not have. Write the type and name of the object to scale, such as deployment/web.":
    "-f nennt eine Datei, die diese Seite nicht hat. Schreibe Typ und Namen des Objekts, das skaliert werden soll, etwa deployment/web.",
  "The object to scale is missing. Write its type and name, such as deployment/web.":
    "Es fehlt das Objekt, das skaliert werden soll. Schreibe Typ und Namen, etwa deployment/web.",
  "kubectl autoscale cannot scale the type {0}.": "kubectl autoscale kann den Typ {0} nicht skalieren.",
  "The name of the {0} is missing.": "Es fehlt der Name: {0}.",
  "This page does not read {0} of a shell. Paste only the kubectl command, with its values written out.":
    "Diese Seite liest {0} einer Shell nicht. Füge nur den kubectl-Befehl ein, mit ausgeschriebenen Werten.",
  "A redirection has no file name.": "Einer Umleitung fehlt der Dateiname.",
  "The braces expand to too many words.": "Die Klammern ergeben zu viele Wörter.",
  "unknown flag: {0}. The kubectl of Kubernetes {1} has only --cpu-percent. Use that flag, or choose a later version.":
    "unknown flag: {0}. Das kubectl von Kubernetes {1} kennt nur --cpu-percent. Nimm dieses Flag oder wähle eine spätere Version.",
  "kubectl does not know the type {0}. Write a type and a name, such as deployment/web.":
    "kubectl kennt den Typ {0} nicht. Schreibe Typ und Namen, etwa deployment/web.",
  "Write the type once before all names (deployment web api) or before each name (deployment/web deployment/api), not both.":
    "Schreibe den Typ einmal vor alle Namen (deployment web api) oder vor jeden Namen (deployment/web deployment/api), nicht beides.",
  "A flag begins with a long dash. Write two hyphens (--) instead.":
    "Ein Flag beginnt mit einem Gedankenstrich. Schreibe stattdessen zwei Bindestriche (--).",
  "The shell reads < and > as redirections of files. Write the name without them.":
    "Die Shell liest < und > als Umleitung von Dateien. Schreibe den Namen ohne sie.",
  'A shell does not read these quotes as quotes. Write " instead.':
    'Eine Shell liest diese Anführungszeichen nicht als solche. Schreibe stattdessen ".',
  "A space follows the backslash at the end of a line, so the command ends there. Remove the space.":
    "Auf den Backslash am Zeilenende folgt ein Leerzeichen, deshalb endet der Befehl dort. Entferne das Leerzeichen.",
  "Write a manifest for {0} {1}": "Ein Manifest für {0} {1} schreiben",
  "This kubectl command creates {0} autoscalers, but only one can be simulated. Choose one.":
    "Dieser kubectl-Befehl erzeugt {0} Autoscaler, aber nur einer kann simuliert werden. Wähle einen.",
  "This command shows help (-h) and creates nothing. Remove -h.": "Dieser Befehl zeigt die Hilfe (-h) und erzeugt nichts. Entferne -h.",
  "key {0} already set in map. kubectl would use the last one without a warning. Remove one of them.":
    "key {0} already set in map. kubectl nähme ohne Warnung den letzten. Entferne einen davon.",

  "{0} is {1}; it must be lower-case letters, digits and -, with a letter or digit at both ends.":
    "{0} ist {1}; es müssen Kleinbuchstaben, Ziffern und - sein, mit Buchstabe oder Ziffer an beiden Enden.",
  "There was no pod.": "Es gab keinen Pod.",
  "kubectl rollout undo works only for a Deployment or a StatefulSet.":
    "kubectl rollout undo geht nur bei einem Deployment oder StatefulSet.",
  "There was no earlier revision.": "Es gab keine frühere Revision.",
  "A StatefulSet does not read deletion costs.": "Ein StatefulSet liest keine Löschkosten.",
  "The pods have no readiness probe.": "Die Pods haben keine Readiness-Probe.",
  "The main container has this name already.": "Der Hauptcontainer heißt schon so.",
  "Another container of the pod has this name.": "Ein anderer Container des Pods heißt so.",
  "Kubernetes 1.2 has another autoscaler, so its control plane is not upgraded within a run.":
    "Kubernetes 1.2 hat einen anderen Autoscaler, deshalb wird seine Control Plane nicht innerhalb eines Laufs aktualisiert.",
  "There was no HPA.": "Es gab keinen HPA.",
  "The HPA existed already.": "Den HPA gab es schon.",
  "Two of them have the same target: on a cluster, neither of the two scales. The incident Second autoscaler shows this.":
    "Zwei davon haben dasselbe Ziel: In einem Cluster skaliert dann keiner der beiden. Die Störung „Zweiter Autoscaler“ zeigt das.",
  'invalid argument {0} for "{1}": not a whole number': "ungültiges Argument {0} für „{1}“: keine ganze Zahl",
};
