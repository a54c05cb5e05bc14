import type { Messages } from "../../../ui/language";

/** Why measured loads cannot be read. */
export const samples: Messages = {
  "Line {0} has no time: a column of times and a column of values are needed.":
    "Zeile {0} hat keine Zeit: Nötig sind eine Spalte mit Zeiten und eine mit Werten.",
  "Line {0} has no time like those before it in its column {1}.": "Zeile {0} hat in Spalte {1} keine Zeit wie die Zeilen davor.",
  "Line {0} has no number in its column {1}.": "Zeile {0} hat in Spalte {1} keine Zahl.",
  "This table holds no numbers.": "Diese Tabelle enthält keine Zahlen.",
  "This is not whole JSON{0}.": "Das ist kein vollständiges JSON{0}.",
  "Prometheus answered with an error: {0}": "Prometheus hat mit einem Fehler geantwortet: {0}",
  "This answer is a {0}, not a matrix: ask /api/v1/query_range, which gives values over time.":
    "Diese Antwort ist vom Typ {0}, nicht matrix: Frage /api/v1/query_range ab, das gibt Werte über die Zeit.",
  "This JSON is not an answer of Prometheus' query_range: it has no data.result.":
    "Dieses JSON ist keine Antwort von Prometheus’ query_range: Es hat kein data.result.",
  "Series {0} has no values.": "Zeitreihe {0} hat keine Werte.",
  "Value {0} of series {1} is not a pair of a time and a number in quotes.":
    "Wert {0} der Zeitreihe {1} ist kein Paar aus einer Zeit und einer Zahl in Anführungszeichen.",
  "This answer holds no values.": "Diese Antwort enthält keine Werte.",
  "This text has {0} characters; at most {1} are read.": "Dieser Text hat {0} Zeichen; höchstens {1} werden gelesen.",
  "This text is empty.": "Dieser Text ist leer.",
};
