import type { Messages } from "../../ui/language";

export const lessons: Messages = {
  // The list
  "step {0} of {1}": "Schritt {0} von {1}",
  done: "abgeschlossen",
  "Your own scenario comes back when you leave a lesson.": "Dein eigenes Szenario kommt zurück, wenn du eine Lektion verlässt.",
  "For the leader of a workshop": "Für die Leitung eines Workshops",
  "Forget my progress": "Fortschritt löschen",
  "This lesson could not be loaded. Reload the page to try again.":
    "Diese Lektion konnte nicht geladen werden. Lade die Seite neu, um es noch einmal zu versuchen.",
  "The lessons are in English.": "Die Lektionen sind auf Englisch.",

  // A step
  "Your own scenario comes back": "Dein eigenes Szenario kommt zurück",
  Leave: "Verlassen",
  Steps: "Schritte",
  "Step {0}: {1}, done": "Schritt {0}: {1}, erledigt",
  "Step {0}: {1}": "Schritt {0}: {1}",
  Back: "Zurück",
  "Draw it": "Zeichnen",
  "Draw again": "Neu zeichnen",
  "Show the run": "Lauf zeigen",
  "Read on": "Weiterlesen",
  "Check the answer": "Antwort prüfen",
  "Next: {0}": "Weiter: {0}",
  Finish: "Abschließen",
  "The manifest is not valid, so nothing ran.": "Das Manifest ist nicht gültig, deshalb ist nichts gelaufen.",
  "The run is not finished yet.": "Der Lauf ist noch nicht beendet.",

  // A prediction
  Prediction: "Vorhersage",
  "Draw the replicas that you expect from {0} on: drag over the figure, or go to a step with Tab and move it with the arrow keys.":
    "Zeichne die Replicas, die du ab {0} erwartest: Ziehe über das Diagramm, oder gehe mit Tab zu einer Stufe und verschiebe sie mit den Pfeiltasten.",
  "The run is hidden from {0} on. Draw the replicas that you expect there.":
    "Ab {0} ist der Lauf verdeckt. Zeichne dort die Replicas, die du erwartest.",
  "Your drawing: draw with the pointer, or move its steps with the arrow keys":
    "Deine Zeichnung: Zeichne mit dem Zeiger, oder verschiebe ihre Stufen mit den Pfeiltasten",
  "Left and Right move a step in time, Up and Down its replicas, with Shift by four times as much.":
    "Links und Rechts verschieben eine Stufe in der Zeit, Auf und Ab ändern ihre Replicas, mit der Umschalttaste viermal so weit.",
  "Enter adds a step behind it, Delete removes it. Page Up and Page Down go to the step before and after.":
    "Die Eingabetaste fügt dahinter eine Stufe ein, Entf entfernt sie. Bild auf und Bild ab führen zur Stufe davor und danach.",
  "Step {0} of {1}": "Stufe {0} von {1}",
  "{0} drawn.": "{0} gezeichnet.",
  "A step added at {0}, {1}.": "Stufe bei {0} eingefügt, {1}.",
  "The step is removed.": "Die Stufe ist entfernt.",
  "Exactly right, all of the time.": "Genau richtig, die ganze Zeit.",
  "Right, within {0} and {1}, all of the time.": "Auf {0} und {1} genau richtig, die ganze Zeit.",
  "Right, within {0} and {1}, for {2}% of the hour.": "Auf {0} und {1} genau richtig, für {2}% der Stunde.",
  "Right, within {0} and {1}, for {2}% of the {3}.": "Auf {0} und {1} genau richtig, für {2}% der {3}.",
  "Your largest gap is {0} to {1}, with up to {2} more than the run.":
    "Am weitesten liegst du von {0} bis {1} daneben, mit bis zu {2} mehr als im Lauf.",
  "Your largest gap is {0} to {1}, with up to {2} fewer than the run.":
    "Am weitesten liegst du von {0} bis {1} daneben, mit bis zu {2} weniger als im Lauf.",
  "Your count asks for {0} pod‑hours, the run’s for {1}.": "Deine Anzahl verlangt {0} Pod‑Stunden, die des Laufs {1}.",

  // A question
  "Yes.": "Ja.",
  "No.": "Nein.",
  "That is right.": "Das ist richtig.",
  "Not so.": "Das stimmt nicht.",
  "This run has no answer to that.": "Dieser Lauf hat darauf keine Antwort.",

  // A task
  Task: "Aufgabe",
  Goal: "Ziel",
  Holds: "Erfüllt",
  holds: "erfüllt",
  "does not hold": "nicht erfüllt",
  "at most {0}": "höchstens {0}",
  "at least {0}": "mindestens {0}",
  "below {0}": "unter {0}",
  "above {0}": "über {0}",
  "just above {0}": "knapp über {0}",
  "just below {0}": "knapp unter {0}",
  "Fields changed": "Geänderte Felder",
  "Changed:": "Geändert:",
  "Done, with {0} changed.": "Erledigt; {0} geändert.",

  // For whoever leads a workshop
  Print: "Drucken",
  "What each step asks, and what is right.": "Was jeder Schritt fragt, und was richtig ist.",
  "Answers to questions are those of a run that this page has just made.":
    "Die Antworten auf Fragen stammen aus einem Lauf, den diese Seite gerade gerechnet hat.",
  "A scenario’s link shows the whole run, also where the lesson lets it be drawn first.":
    "Der Link eines Szenarios zeigt den ganzen Lauf, auch wo ihn die Lektion erst zeichnen lässt.",
  "What does your session have time for?": "Wofür hat deine Sitzung Zeit?",
  "All lessons are shown and printed. Tick some to have only those.":
    "Alle Lektionen werden gezeigt und gedruckt. Wähle einige aus, um nur diese zu haben.",
  "{0}, {1} min: only these are shown and printed.": "{0}, {1} min: Nur diese werden gezeigt und gedruckt.",
  "All answers are there.": "Alle Antworten sind da.",
  "The answers are being worked out.": "Die Antworten werden berechnet.",
  "Open its scenario": "Szenario öffnen",
  "To be drawn from {0} on.": "Zu zeichnen ab {0}.",
  "This step’s run has no answer to that.": "Der Lauf dieses Schritts hat darauf keine Antwort.",
  "Right: ": "Richtig: ",
  "One way: {0}": "Ein Weg: {0}",
  "open it": "öffnen",

  // A lesson from elsewhere
  "This is not a lesson that can be opened.": "Das ist keine Lektion, die sich öffnen lässt.",
  "Reading this took too long.": "Das Lesen hat zu lange gedauert.",
  "This has {0} characters; a lesson has at most {1}.": "Das hat {0} Zeichen; eine Lektion hat höchstens {1}.",
  "A lesson begins with front matter between two lines of ---: title, summary, minutes.":
    "Eine Lektion beginnt mit einem Vorspann zwischen zwei Zeilen aus ---: title, summary, minutes.",
  "There is no step: each begins with a heading of the second level, ## and its title.":
    "Es gibt keinen Schritt: Jeder beginnt mit einer Überschrift der zweiten Ebene, ## und seinem Titel.",
  "A lesson has at most {0} steps.": "Eine Lektion hat höchstens {0} Schritte.",
  "A lesson has headings of the second level only: ##.": "Eine Lektion hat nur Überschriften der zweiten Ebene: ##.",
  "Text must stand below the first step’s heading.": "Text muss unter der Überschrift des ersten Schritts stehen.",
  "A step’s heading must be a text.": "Die Überschrift eines Schritts muss ein Text sein.",
  'The step has a block "{0}" already.': "Der Schritt hat schon einen Block „{0}“.",
  "A step has at most one of predict, question and task.": "Ein Schritt hat höchstens einen der Blöcke predict, question und task.",
  'A block "{0}" cannot stand within other text.': "Ein Block „{0}“ kann nicht innerhalb anderen Textes stehen.",
  "This is nested too deep.": "Das ist zu tief verschachtelt.",
  "This must be a single paragraph.": "Das muss ein einzelner Absatz sein.",
  "A link must lead to an address with http or https.": "Ein Link muss zu einer Adresse mit http oder https führen.",
  "{0} cannot stand here.": "{0} kann hier nicht stehen.",
  "An image": "Ein Bild",
  "A heading": "Eine Überschrift",
  "A line across": "Eine Trennlinie",
  "A reference to an address elsewhere in the text": "Ein Verweis auf eine Adresse an anderer Stelle im Text",

  // Its blocks; the first value is one of the names below, or a field's
  "This is not YAML: {0}.": "Das ist kein YAML: {0}.",
  '"{0}" is there twice.': "„{0}“ steht zweimal da.",
  "This is a second document; a block has one.": "Das ist ein zweites Dokument; ein Block hat nur eines.",
  "This is empty.": "Hier steht nichts.",
  "{0} must be written as fields: {1}.": "{0} muss aus Feldern bestehen: {1}.",
  '{0} has no field "{1}"; there are {2}.': "{0} hat kein Feld „{1}“; es gibt {2}.",
  '{0} lacks "{1}".': "{0} braucht „{1}“.",
  "{0} must be a text.": "{0} muss ein Text sein.",
  "{0} has {1} characters; at most {2} are allowed.": "{0} hat {1} Zeichen; erlaubt sind höchstens {2}.",
  "{0} must be a number.": "{0} muss eine Zahl sein.",
  "{0} must be a whole number from {1} to {2}.": "{0} muss eine ganze Zahl von {1} bis {2} sein.",
  '{0} must be a time, as "29:45" or 1785.': '{0} muss eine Zeit sein, etwa "29:45" oder 1785.',
  "{0} is not a second of the step’s run, which ends at {1}.": "{0} ist keine Sekunde im Lauf des Schritts, der bei {1} endet.",
  "{0} must have one of {1}.": "{0} muss eines dieser Felder haben: {1}.",
  "choices must be a list of 2 to {0}.": "choices muss eine Liste mit 2 bis {0} Einträgen sein.",
  "Two choices say {0}.": "Zwei Antworten sagen {0}.",
  "is must be one of {0}.": "is muss einer dieser Werte sein: {0}.",
  "outcomes must name at least one.": "outcomes muss mindestens ein Ergebnis nennen.",
  "zoom must be two times, the earlier first.": "zoom muss aus zwei Zeiten bestehen, die frühere zuerst.",
  'There is no measure "{0}"; there are {1} and the names of outcomes.':
    "Es gibt keine Messgröße „{0}“; es gibt {1} und die Namen der Ergebnisse.",
  'There is no ready scenario "{0}".': "Es gibt kein fertiges Szenario „{0}“.",
  '"{0}" is not a field of {1}.': "„{0}“ ist kein Feld von {1}.",
  "The front matter": "Der Vorspann",
  "The scenario": "Das Szenario",
  "The ready scenario": "Das fertige Szenario",
  "The look": "Der Block look",
  "A prediction": "Eine Vorhersage",
  "A question": "Eine Frage",
  "A choice": "Eine Antwort",
  "A task": "Eine Aufgabe",
  "The measure": "Die Messgröße",
  "The measure’s time": "Die Zeit der Messgröße",
  "Not all answers could be worked out.": "Nicht alle Antworten konnten berechnet werden.",
};
