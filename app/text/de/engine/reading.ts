import type { Messages } from "../../../ui/language";

/** What is wrong with YAML and with a kubectl autoscale line, where neither the parser nor kubectl has words for it; and with an incident. */
export const reading: Messages = {
  "the YAML parser's events are out of balance": "die Ereignisse des YAML-Parsers passen nicht zusammen",
  "the tag !!{0} does not fit here": "das Tag !!{0} passt hier nicht",
  'the tag !!{0} does not fit "{1}"': "das Tag !!{0} passt nicht zu „{1}“",
  "the tag {0} is not known": "das Tag {0} ist unbekannt",
  "a key must be text, not a list or an object": "ein Schlüssel muss Text sein, keine Liste und kein Objekt",
  "a merge key (<<) needs an object or a list of objects": "ein Merge-Schlüssel (<<) braucht ein Objekt oder eine Liste von Objekten",
  "the alias *{0} stands inside its own anchor": "der Alias *{0} steht in seinem eigenen Anker",
  "the alias *{0} has no anchor &{1} before it": "dem Alias *{0} geht kein Anker &{1} voraus",
  "the aliases stand for more than 10,000 values": "die Aliasse stehen für mehr als 10.000 Werte",

  "A quote is not closed.": "Ein Anführungszeichen ist nicht geschlossen.",
  "Only one command is read: remove the other lines.": "Nur ein Befehl wird gelesen: Entferne die anderen Zeilen.",
  "--cpu and --cpu-percent both set a target for cpu: keep one of them.":
    "--cpu und --cpu-percent setzen beide einen Zielwert für cpu: Behalte eines davon.",
  "-f names a file that is not here: write the type and the name of what to scale.":
    "-f nennt eine Datei, die nicht hier ist: Schreibe Typ und Namen dessen, was skaliert werden soll.",
  "What to scale is missing: write its type and its name, such as deployment/web.":
    "Es fehlt, was skaliert werden soll: Schreibe Typ und Namen, etwa deployment/web.",
  "The type {0} is not one that kubectl autoscale scales.": "Den Typ {0} skaliert kubectl autoscale nicht.",
  "The name of the {0} is missing.": "Es fehlt der Name: {0}.",
  "Only one {0} can be simulated: name one.": "Nur eines kann simuliert werden: {0}. Nenne eines.",

  "There was no pod.": "Es gab keinen Pod.",
};
