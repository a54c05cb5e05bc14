import type { Messages } from "../../language";

/** What of a cluster's evidence could not be read. */
export const evidence: Messages = {
  "Nothing here is known: paste what kubectl or Prometheus printed.":
    "Hier ist nichts bekannt: Füge ein, was kubectl oder Prometheus ausgegeben hat.",
  "This answer has no series: its query matched nothing.": "Diese Antwort hat keine Zeitreihe: Die Abfrage traf auf nichts zu.",
  "The time in this row is not written like the times above it.": "Die Zeit in dieser Zeile ist anders geschrieben als die Zeiten darüber.",
  "This row is not whole.": "Diese Zeile ist nicht vollständig.",
  "The column {0} has no plain numbers.": "Die Spalte {0} hat keine einfachen Zahlen.",
  "This line is no series with a value.": "Diese Zeile ist keine Zeitreihe mit einem Wert.",
  "This is not part of a JSON value.": "Das gehört zu keinem JSON-Wert.",
  "A bracket closes what a brace opened.": "Eine eckige Klammer schließt, was eine geschweifte geöffnet hat.",
  "A colon is missing behind this key.": "Hinter diesem Schlüssel fehlt ein Doppelpunkt.",
  "A brace closes what a bracket opened.": "Eine geschweifte Klammer schließt, was eine eckige geöffnet hat.",
  "There are more than 4 million points up to here: ask Prometheus for a shorter time, or for fewer series.":
    "Bis hierher sind es mehr als 4 Millionen Punkte: Frage Prometheus nach einer kürzeren Zeit oder nach weniger Zeitreihen.",
  "This is nested too deep.": "Das ist zu tief verschachtelt.",
  "The text ends within this value.": "Der Text endet innerhalb dieses Werts.",
  "A part of the text was left out here.": "Hier wurde ein Teil des Texts ausgelassen.",
  "Anchors, aliases and tags are not read in a text that is no valid YAML.":
    "Anker, Aliasse und Tags werden in einem Text, der kein gültiges YAML ist, nicht gelesen.",
  "The quote that opens here is not closed.": "Das Anführungszeichen, das hier öffnet, wird nicht geschlossen.",
  "This line fits nowhere in the object.": "Diese Zeile passt nirgends in das Objekt.",
  "The desired count is cut off.": "Die gewünschte Anzahl ist abgeschnitten.",
  "The reference is no kind and name.": "Der Verweis besteht nicht aus Art und Name.",
  "The count is no number.": "Die Anzahl ist keine Zahl.",
  "This event is cut off before its message.": "Dieses Ereignis ist vor seiner Meldung abgeschnitten.",
  "The message of this event is cut off: {0}.": "Die Meldung dieses Ereignisses ist abgeschnitten: {0}.",
  "This metric is cut off.": "Diese Metrik ist abgeschnitten.",
  "This table tells nothing of an autoscaler that is read here.": "Diese Tabelle sagt nichts über einen Autoscaler, das hier gelesen wird.",
  "This row is cut off.": "Diese Zeile ist abgeschnitten.",
  "The text ends in the middle of this line, or it is a remark.": "Der Text endet mitten in dieser Zeile, oder sie ist eine Anmerkung.",
};
