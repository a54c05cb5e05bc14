import type { Messages } from "../../../ui/language";

/** What is wrong with YAML and with a kubectl autoscale line, where neither the parser nor kubectl has words for it; and with an incident. */
export const reading: Messages = {
  "the YAML parser's events are out of balance": "die Ereignisse des YAML-Parsers passen nicht zusammen",
  'the tag !!{0} does not fit "{1}"': "das Tag !!{0} passt nicht zu „{1}“",
  "a key must be text, not a list or an object": "ein Schlüssel muss Text sein, keine Liste und kein Objekt",
  "a key of more than 1024 characters is not read": "ein Schlüssel von mehr als 1024 Zeichen wird nicht gelesen",
  "a key cannot be null": "ein Schlüssel kann nicht null sein",
  "{0} is not a number that JSON has": "{0} ist keine Zahl, die JSON kennt",
  "the tag !!binary needs base64": "das Tag !!binary braucht Base64",
  "a merge key (<<) needs an object or a list of objects": "ein Merge-Schlüssel (<<) braucht ein Objekt oder eine Liste von Objekten",
  "the alias *{0} stands inside its own anchor": "der Alias *{0} steht in seinem eigenen Anker",
  "the alias *{0} has no anchor &{1} before it": "dem Alias *{0} geht kein Anker &{1} voraus",
  "the aliases stand for more than 10,000 values": "die Aliasse stehen für mehr als 10.000 Werte",

  "A quote is not closed.": "Ein Anführungszeichen ist nicht geschlossen.",
  "--cpu and --cpu-percent both set a target for cpu: keep one of them.":
    "--cpu und --cpu-percent setzen beide einen Zielwert für cpu: Behalte eines davon.",
  "-f names a file that is not here: write the type and the name of what to scale.":
    "-f nennt eine Datei, die nicht hier ist: Schreibe Typ und Namen dessen, was skaliert werden soll.",
  "What to scale is missing: write its type and its name, such as deployment/web.":
    "Es fehlt, was skaliert werden soll: Schreibe Typ und Namen, etwa deployment/web.",
  "The type {0} is not one that kubectl autoscale scales.": "Den Typ {0} skaliert kubectl autoscale nicht.",
  "The name of the {0} is missing.": "Es fehlt der Name: {0}.",
  "The commands are nested too deep.": "Die Befehle sind zu tief verschachtelt.",
  "A redirection names no file.": "Eine Umleitung nennt keine Datei.",
  "The expression is too long.": "Der Ausdruck ist zu lang.",
  "The braces make too many words.": "Die Klammern ergeben zu viele Wörter.",
  "The expansions are nested too deep.": "Die Ersetzungen sind zu tief verschachtelt.",
  "A bracket is not closed.": "Eine eckige Klammer ist nicht geschlossen.",
  "A parenthesis is not closed.": "Eine runde Klammer ist nicht geschlossen.",
  "A brace is not closed.": "Eine geschweifte Klammer ist nicht geschlossen.",
  "A backtick is not closed.": "Ein Backtick ist nicht geschlossen.",
  "unknown flag: {0}. The kubectl of Kubernetes {1} knows only --cpu-percent: write that, or choose a later version.":
    "unknown flag: {0}. Das kubectl von Kubernetes {1} kennt nur --cpu-percent: Schreibe das oder wähle eine spätere Version.",
  "kubectl knows no type {0}: write a type and a name, such as deployment/web.":
    "Den Typ {0} kennt kubectl nicht: Schreibe Typ und Namen, etwa deployment/web.",
  "Write the type once before the names (deployment web api) or before each of them (deployment/web deployment/api), not both.":
    "Schreibe den Typ einmal vor die Namen (deployment web api) oder vor jeden (deployment/web deployment/api), nicht beides.",
  "A flag begins with a long dash: write two hyphens (--) instead.":
    "Ein Flag beginnt mit einem Gedankenstrich: Schreibe stattdessen zwei Bindestriche (--).",
  "The shell takes < and > for files to read and write: write the name alone.":
    "Die Shell liest bei < aus einer Datei und schreibt bei > in eine: Schreibe nur den Namen.",
  'The quotes are not those of a shell: write " instead.': 'Die Anführungszeichen sind nicht die einer Shell: Schreibe stattdessen ".',
  "A blank follows a backslash at the end of a line, so the command ends there: remove the blank.":
    "Auf einen Backslash am Zeilenende folgt ein Leerzeichen, deshalb endet der Befehl dort: Entferne das Leerzeichen.",
  "Write a manifest for {0} {1}": "Ein Manifest für {0} {1} schreiben",
  "This is a kubectl command that makes {0} autoscalers. Only one can be simulated: choose it.":
    "Dieser kubectl-Befehl erzeugt {0} Autoscaler. Nur einer kann simuliert werden: Wähle ihn.",
  "The line asks for help (-h): kubectl prints it and makes nothing.":
    "Die Zeile bittet um Hilfe (-h): kubectl gibt sie aus und erzeugt nichts.",
  "key {0} already set in map. kubectl would take the last one without a word: remove one of them.":
    "key {0} already set in map. kubectl nähme ohne ein Wort den letzten: Entferne einen davon.",

  "There was no pod.": "Es gab keinen Pod.",
};
