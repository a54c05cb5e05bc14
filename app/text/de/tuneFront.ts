import type { Messages } from "../../ui/language";

/** The front of a search, and what matters. */
export const tuneFront: Messages = {
  price: "Preis",
  "price of the run": "Preis des Laufs",
  "pod-hours of the run": "Pod-Stunden des Laufs",
  "core-hours": "Kern-Stunden",
  "core-hours requested in the run": "angeforderte Kern-Stunden des Laufs",
  "nothing served": "nichts bedient",
  "failed share": "Anteil fehlgeschlagen",
  overloaded: "überlastet",
  today: "heute",
  "so far": "bisher",
  "{0}, against {1}": "{0} gegen {1}",
  "{0}, median of {1} runs; upwards: {2}": "{0}, Median von {1} Läufen; nach oben: {2}",
  "Left and right arrows go along the front, up and down among all candidates {0}. Enter opens one as now, M writes it into the manifest, T shows a table.":
    "Die Pfeile nach links und rechts gehen die Front entlang, die nach oben und unten durch alle Kandidaten {0}. Enter öffnet einen als Jetzt, M schreibt ihn ins Manifest, T zeigt eine Tabelle.",
  "Candidates by cost and harm": "Kandidaten nach Kosten und Schaden",
  "limit: at most {0} at p95, above this axis": "Grenze: höchstens {0} bei p95, über dieser Achse",
  "limit: at most {0} at p95": "Grenze: höchstens {0} bei p95",
  "front, at p95": "Front, bei p95",
  "Candidates: cost and harm of each that ran in all cases": "Kandidaten: Kosten und Schaden aller, die in allen Fällen liefen",
  candidate: "Kandidat",
  "on the front": "auf der Front",
  "cheaper than today": "billiger als heute",
  "limits broken": "gebrochene Grenzen",
  "today’s values": "heutige Werte",
  "front {0}": "Front {0}",
  "dropped early {0}": "früh ausgeschieden {0}",
  "median to p95": "Median bis p95",
  "Once a candidate has run in all cases, this table says what each field does.":
    "Sobald ein Kandidat in allen Fällen gelaufen ist, sagt diese Tabelle, was jedes Feld bewirkt.",
  "What matters, from the chosen candidate": "Was zählt, vom gewählten Kandidaten aus",
  "each field alone; median, bar from 5 % to 95 % of the runs": "jedes Feld für sich; Median, Balken von 5 % bis 95 % der Läufe",
  "The study has no value next to these, so no field can move alone.":
    "Die Studie hat keinen Wert neben diesen, also kann sich kein Feld allein bewegen.",
  "The steps are being worked out.": "Die Schritte werden berechnet.",
  "{0} of {1} steps have run.": "{0} von {1} Schritten sind gelaufen.",
  "field, moved alone": "Feld, allein bewegt",
  "from → to": "von → nach",
  "makes no difference here": "macht hier keinen Unterschied",
  "{0}, p95 {1}": "{0}, p95 {1}",
  "{0} candidates were compared.": "{0} Kandidaten wurden verglichen.",
  "Each mark has {0} runs, one for each seed from seed {1} on.": "Jede Marke hat {0} Läufe, einen für jeden Seed ab Seed {1}.",
  "Each mark has {0} runs: {1} seeds from seed {2} on, each as drawn and with {3}.":
    "Jede Marke hat {0} Läufe: {1} Seeds ab Seed {2}, jeder wie gezeichnet und mit: {3}.",
  "The same study gives the same result on any machine.": "Dieselbe Studie ergibt auf jedem Rechner dasselbe.",
  "not on the front": "nicht auf der Front",
  "{0} of {1} on the front": "{0} von {1} auf der Front",
  "{0} {1}; {2} {3} at the median, {4} at p95": "{0} {1}; {2} {3} im Median, {4} bei p95",
  "The search failed.": "Die Suche ist gescheitert.",
  "The search failed: {0}": "Die Suche ist gescheitert: {0}",
  "Nothing is searched yet. Choose what may change, then begin the search.":
    "Noch ist nichts gesucht. Wähle, was sich ändern darf, und beginne die Suche.",
  "The first candidates run. A mark appears when one has run in all cases.":
    "Die ersten Kandidaten laufen. Eine Marke erscheint, sobald einer in allen Fällen gelaufen ist.",
  "The search stopped before a candidate had run in all cases.": "Die Suche endete, bevor ein Kandidat in allen Fällen gelaufen war.",
  "Today’s manifest does not run, so there is nothing to compare with.":
    "Das heutige Manifest läuft nicht, also gibt es nichts zum Vergleichen.",
  "No candidate keeps all limits.": "Kein Kandidat hält alle Grenzen ein.",
  "on all runs": "auf allen Läufen",
  "on all {0} runs": "auf allen {0} Läufen",
};
