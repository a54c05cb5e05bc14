import type { Messages } from "../language";

export const search: Messages = {
  "Search the page": "Die Seite durchsuchen",
  Search: "Suche",
  "Ctrl K": "Strg K",
  "search the page": "die Seite durchsuchen",
  "help on the field at the cursor": "Hilfe zum Feld am Cursor",
  Field: "Feld",
  Flag: "Flag",
  "Feature gate": "Feature-Gate",
  Setting: "Einstellung",
  Signal: "Signal",
  "Lesson {0}": "Lektion {0}",
  "Lesson {0}, step {1}": "Lektion {0}, Schritt {1}",
  "What a Pods, Object or External metric of the manifest can measure.":
    "Was eine Pods-, Object- oder External-Metrik des Manifests messen kann.",
  "Each change of the targets and the replicas, as a watch prints it.":
    "Jede Änderung der Zielwerte und der Replicas, wie ein Watch sie ausgibt.",
  "The metrics, the conditions and the events of the autoscaler.": "Die Metriken, die Conditions und die Events des Autoscalers.",
  "What the autoscaler reported, with counts and ages.": "Was der Autoscaler gemeldet hat, mit Anzahl und Alter.",
  "The pods with their readiness, state and age.": "Die Pods mit Bereitschaft, Zustand und Alter.",
  "The CPU and the memory that each pod used last.": "CPU und Speicher, die jeder Pod zuletzt verbraucht hat.",
  "Nothing has these words.": "Nichts enthält diese Wörter.",
  "Nothing has all of these words. These have most of them.": "Nichts enthält alle diese Wörter. Diese Treffer enthalten die meisten.",
  "Try fewer words, another word, or a part of the name of a field, a flag or a command.":
    "Versuche es mit weniger Wörtern, einem anderen Wort oder einem Teil des Namens eines Feldes, eines Flags oder eines Befehls.",
  Hits: "Treffer",
  "{0} more": "{0} weitere",
  flapping: "Flattern",
  "maintenance mode": "Wartungsmodus",
  "Finds questions of the library, lessons, fields of the manifest, flags, settings, incidents, outcomes, kubectl’s outputs, what we know, and what this page can do.":
    "Findet Fragen der Bibliothek, Lektionen, Felder des Manifests, Flags, Einstellungen, Störungen, Ergebnisse, die Ausgaben von kubectl, das, was wir wissen, und was diese Seite kann.",
  "This page": "Diese Seite",
  "A link with the whole scenario: for the whole page, view only, or as a frame in slides and documentation.":
    "Ein Link mit dem ganzen Szenario: für die ganze Seite, nur zum Ansehen oder als Rahmen in Folien und Dokumentation.",
  "Save a scenario in this browser or as a file, and open one.":
    "Ein Szenario in diesem Browser oder als Datei speichern und eines öffnen.",
  "The sentence, the figures and the sum of a decision as one picture (PNG, SVG), or as a loop (GIF).":
    "Der Satz, die Diagramme und die Rechnung einer Entscheidung als ein Bild (PNG, SVG) oder als Schleife (GIF).",
  "The figures as pictures, the run as tables (CSV, JSON), a report, and the manifest (YAML).":
    "Die Diagramme als Bilder, der Lauf als Tabellen (CSV, JSON), ein Bericht und das Manifest (YAML).",
  "Samples of your own service, from Prometheus, Grafana, a log or a table, as the load of the scenario.":
    "Messwerte deines eigenen Dienstes aus Prometheus, Grafana, einem Log oder einer Tabelle als Last des Szenarios.",
  "Pins this run and shows the next ones beside it.": "Heftet diesen Lauf an und zeigt die nächsten daneben.",
  "Ready scenarios, each a question with its answer.": "Fertige Szenarien, jedes eine Frage mit ihrer Antwort.",
  "Short lessons with questions, and a page for the leader of a workshop.":
    "Kurze Lektionen mit Fragen und eine Seite für die Leitung eines Workshops. Die Texte der Lektionen sind englisch.",
  "What is proven, what is simpler here, and what documents say otherwise.":
    "Was bewiesen ist, was hier einfacher ist und was Dokumente anders sagen.",
  "Every key of the page.": "Alle Tasten der Seite.",
  "Dark or light theme": "Dunkles oder helles Design",
  "Switches between the dark and the light theme.": "Wechselt zwischen dem dunklen und dem hellen Design.",
  "English, German or Ukrainian.": "Englisch, Deutsch oder Ukrainisch.",
  "in English": "auf Englisch",
  "Insert it into the manifest": "Ins Manifest einfügen",
  "Makes an HPA from --min, --max and a CPU target. Paste such a line into the manifest, and the page offers the HPA that the command makes.":
    "Erstellt einen HPA aus --min, --max und einem CPU-Zielwert. Füge eine solche Zeile ins Manifest ein, und die Seite bietet den HPA an, den der Befehl erstellt.",
  "For example:": "Zum Beispiel:",
  "The manifest does not have this field now.": "Das Manifest hat dieses Feld zurzeit nicht.",
  "The manifest has no such metric now.": "Das Manifest hat zurzeit keine solche Metrik.",
  "Back to the hits": "Zurück zu den Treffern",
  "also called {0}": "heißt auch {0}",
};
