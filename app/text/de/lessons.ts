import type { Messages } from "../language";

export const lessons: Messages = {
  // The list
  "step {0} of {1}": "Schritt {0} von {1}",
  done: "abgeschlossen",
  "Your own scenario comes back when you leave a lesson.": "Dein eigenes Szenario kommt zurück, wenn du eine Lektion verlässt.",
  "For the leader of a workshop": "Für die Leitung eines Workshops",
  "Forget my progress": "Fortschritt löschen",
  "The page could not load this lesson. Reload the page to try again.":
    "Die Seite konnte diese Lektion nicht laden. Lade sie neu, um es noch einmal zu versuchen.",
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
  Answer: "Antworten",
  "From {0} on, the answer and all that depends on it are covered: in the figures, in the readouts and in the tables.":
    "Ab {0} sind die Antwort und alles, was von ihr abhängt, verdeckt: in den Diagrammen, in den Werten und in den Tabellen.",
  "{0} to {1} choose, {2} answers.": "{0} bis {1} wählen, {2} antwortet.",
  "Next: {0}": "Weiter: {0}",
  Finish: "Abschließen",
  "The manifest is not valid, so there is no run.": "Das Manifest ist nicht gültig, also gibt es keinen Lauf.",
  "See it in the charts": "In den Diagrammen ansehen",
  "The run is not finished yet.": "Der Lauf ist noch nicht beendet.",

  // A link to a lesson
  "Copy a link with my answer": "Link mit meiner Antwort kopieren",
  "Copy a link with my drawing": "Link mit meiner Zeichnung kopieren",
  "The link names step “{0}”, but this lesson has the steps 1 to {1}.":
    "Der Link nennt Schritt „{0}“, aber diese Lektion hat die Schritte 1 bis {1}.",
  "The answer in the link fits no option of this step, so the page left it out.":
    "Die Antwort im Link passt zu keiner Möglichkeit dieses Schritts, deshalb hat die Seite sie weggelassen.",
  "The drawing in the link does not fit this step, so the page left it out.":
    "Die Zeichnung im Link passt nicht zu diesem Schritt, deshalb hat die Seite sie weggelassen.",
  "This page has no lesson “{0}”. Its lessons are in the list.": "Diese Seite hat keine Lektion „{0}“. Ihre Lektionen stehen in der Liste.",
  "This workshop has {0}, {1} min.": "Dieser Workshop hat {0}, {1} min.",
  "This workshop has {0}.": "Dieser Workshop hat {0}.",
  "A lesson from {0}. The page asks you before it fetches the file.":
    "Eine Lektion von {0}. Die Seite fragt dich, bevor sie die Datei holt.",
  "Show all lessons": "Alle Lektionen zeigen",
  "The link for the whole session": "Der Link für die ganze Sitzung",
  "It opens the list of these lessons. The code has the same link for a camera.":
    "Er öffnet die Liste dieser Lektionen. Der Code enthält denselben Link für eine Kamera.",
  "QR code of the link": "QR-Code des Links",
  "The link is too long for a QR code.": "Der Link ist zu lang für einen QR-Code.",
  "The link has the address of each lesson from another site. The page asks every participant before it fetches from {0}.":
    "Der Link enthält die Adresse jeder Lektion von einer anderen Website. Die Seite fragt alle Teilnehmenden, bevor sie etwas von {0} holt.",

  // A prediction
  Prediction: "Vorhersage",
  "Draw the replicas that you expect from {0} on.": "Zeichne die Replicas, die du ab {0} erwartest.",
  "Drag over the figure, or {0}; {1} leads back.": "Ziehe über das Diagramm, oder {0}; {1} führt zurück.",
  "draw with the arrow keys": "zeichne mit den Pfeiltasten",
  "The page hides the run from {0} on. Draw the replicas that you expect there.":
    "Die Seite verdeckt den Lauf ab {0}. Zeichne dort die Replicas, die du erwartest.",
  "Your drawing: draw with the pointer, or move its steps with the arrow keys":
    "Deine Zeichnung: Zeichne mit dem Zeiger, oder verschiebe ihre Stufen mit den Pfeiltasten",
  "Left and Right move a step in time. Up and Down change its replicas. With Shift it moves four times as far.":
    "Links und Rechts verschieben eine Stufe in der Zeit. Auf und Ab ändern ihre Replicas. Mit der Umschalttaste geht es viermal so weit.",
  "Enter adds a step after it, and Delete removes it. Page Up and Page Down go to the previous and next step.":
    "Die Eingabetaste fügt danach eine Stufe ein, Entf entfernt sie. Bild auf und Bild ab führen zur vorigen und nächsten Stufe.",
  "Step {0} of {1}": "Stufe {0} von {1}",
  "Escape leaves the drawing, for “Show the run”.": "Escape verlässt die Zeichnung und führt zu „Lauf zeigen“.",
  "{0} drawn.": "{0} gezeichnet.",
  "Step added at {0}: {1}.": "Stufe bei {0} eingefügt: {1}.",
  "Step removed.": "Stufe entfernt.",
  "Exactly right all the time.": "Die ganze Zeit genau richtig.",
  "Right within {0} and {1} all the time.": "Die ganze Zeit auf {0} und {1} genau.",
  "Right within {0} and {1} for {2}% of the hour.": "Während {2}% der Stunde auf {0} und {1} genau.",
  "Right within {0} and {1} for {2}% of the {3}.": "Während {2}% der {3} auf {0} und {1} genau.",
  "The largest difference is from {0} to {1}: you drew up to {2} more than the run.":
    "Der größte Unterschied ist von {0} bis {1}: Du hast bis zu {2} mehr gezeichnet, als der Lauf hat.",
  "The largest difference is from {0} to {1}: you drew up to {2} fewer than the run.":
    "Der größte Unterschied ist von {0} bis {1}: Du hast bis zu {2} weniger gezeichnet, als der Lauf hat.",
  "Your drawing costs {0} pod‑hours, the run costs {1}.": "Deine Zeichnung kostet {0} Pod‑Stunden, der Lauf kostet {1}.",

  // A question
  "Yes.": "Ja.",
  "No.": "Nein.",
  "That is right.": "Das ist richtig.",
  "That is wrong.": "Das ist falsch.",
  "This run does not answer the question.": "Dieser Lauf beantwortet die Frage nicht.",

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
  "Done. You changed {0}.": "Erledigt. Du hast {0} geändert.",

  // For the leader of a workshop
  Print: "Drucken",
  "Every step with its question and the right answer.": "Jeder Schritt mit seiner Frage und der richtigen Antwort.",
  "This page runs each question’s scenario to find its answer.":
    "Diese Seite simuliert das Szenario jeder Frage, um die Antwort zu finden.",
  "A scenario’s link shows the whole run, even where the lesson first hides it for a drawing.":
    "Der Link eines Szenarios zeigt den ganzen Lauf, auch wo die Lektion ihn für eine Zeichnung erst verdeckt.",
  "Which lessons fit into your session?": "Welche Lektionen passen in deine Sitzung?",
  "The page shows and prints all lessons. Tick some to show and print only those.":
    "Die Seite zeigt und druckt alle Lektionen. Wähle einige aus, um nur diese zu zeigen und zu drucken.",
  "{0}, {1} min: the page shows and prints only these.": "{0}, {1} min: Die Seite zeigt und druckt nur diese.",
  "All answers are ready.": "Alle Antworten sind fertig.",
  "Calculating the answers…": "Die Seite berechnet die Antworten…",
  "Open its scenario": "Szenario öffnen",
  "The learners draw from {0} on.": "Die Teilnehmenden zeichnen ab {0}.",
  "This step’s run does not answer the question.": "Der Lauf dieses Schritts beantwortet die Frage nicht.",
  "Right: ": "Richtig: ",
  "One solution: {0}": "Eine Lösung: {0}",
  "open it": "öffnen",

  // A lesson from elsewhere
  "The page cannot open this lesson.": "Die Seite kann diese Lektion nicht öffnen.",
  "It took too long to read this lesson.": "Es dauerte zu lange, diese Lektion zu lesen.",
  "This text has {0} characters. A lesson can have at most {1}.": "Dieser Text hat {0} Zeichen. Eine Lektion darf höchstens {1} haben.",
  "A lesson must start with front matter between two lines of ---: title, summary, minutes.":
    "Eine Lektion muss mit einem Vorspann zwischen zwei Zeilen aus --- beginnen: title, summary, minutes.",
  "The lesson has no step. A step starts with a heading of the second level: ## and its title.":
    "Die Lektion hat keinen Schritt. Ein Schritt beginnt mit einer Überschrift der zweiten Ebene: ## und sein Titel.",
  "A lesson can have at most {0} steps.": "Eine Lektion darf höchstens {0} Schritte haben.",
  "A lesson can have only headings of the second level: ##.": "Eine Lektion darf nur Überschriften der zweiten Ebene haben: ##.",
  "Text must come after the heading of the first step.": "Text muss nach der Überschrift des ersten Schritts kommen.",
  "A step’s heading must be text.": "Die Überschrift eines Schritts muss Text sein.",
  'The step already has a block "{0}".': "Der Schritt hat schon einen Block „{0}“.",
  "A step can have only one of predict, question and task.": "Ein Schritt darf nur einen der Blöcke predict, question und task haben.",
  'A block "{0}" cannot be inside other text.': "Ein Block „{0}“ darf nicht in anderem Text sein.",
  "This is nested too deeply.": "Das ist zu tief verschachtelt.",
  "This must be a single paragraph.": "Das muss ein einzelner Absatz sein.",
  "A link must point to an http or https address.": "Ein Link muss auf eine http- oder https-Adresse zeigen.",
  "{0} is not allowed here.": "{0} ist hier nicht erlaubt.",
  "An image": "Ein Bild",
  "A heading": "Eine Überschrift",
  "A horizontal line": "Eine Trennlinie",
  "A reference-style link": "Ein Link mit einer Adresse an anderer Stelle im Text",

  // The blocks of a lesson from elsewhere; the first value is one of the names below or the name of a field
  "This is not YAML: {0}.": "Das ist kein YAML: {0}.",
  '"{0}" appears twice.': "„{0}“ kommt zweimal vor.",
  "This is a second document. A block can have only one.": "Das ist ein zweites Dokument. Ein Block darf nur eines haben.",
  "This is empty.": "Hier steht nichts.",
  "{0} must consist of fields: {1}.": "{0} muss aus Feldern bestehen: {1}.",
  '{0} has no field "{1}". Its fields are {2}.': "{0} hat kein Feld „{1}“. Die Felder sind {2}.",
  '{0} needs "{1}".': "{0} braucht „{1}“.",
  "{0} must be text.": "{0} muss Text sein.",
  "{0} has {1} characters. At most {2} are allowed.": "{0} hat {1} Zeichen. Erlaubt sind höchstens {2}.",
  "{0} must be a number.": "{0} muss eine Zahl sein.",
  "{0} must be a whole number from {1} to {2}.": "{0} muss eine ganze Zahl von {1} bis {2} sein.",
  '{0} must be a time, for example "29:45" or 1785.': '{0} muss eine Zeit sein, zum Beispiel "29:45" oder 1785.',
  "{0} is not in the step’s run, which ends at {1}.": "{0} liegt nicht im Lauf des Schritts, der bei {1} endet.",
  "{0} must have one of {1}.": "{0} muss eines dieser Felder haben: {1}.",
  "choices must be a list of 2 to {0}.": "choices muss eine Liste mit 2 bis {0} Einträgen sein.",
  "Two choices have the value {0}.": "Zwei Antworten haben den Wert {0}.",
  "is must be one of {0}.": "is muss einer dieser Werte sein: {0}.",
  "outcomes must name at least one outcome.": "outcomes muss mindestens ein Ergebnis nennen.",
  "zoom must be two times, with the earlier one first.": "zoom muss aus zwei Zeiten bestehen, die frühere zuerst.",
  'There is no measure "{0}". The measures are {1} and the names of outcomes.':
    "Es gibt keine Messgröße „{0}“. Die Messgrößen sind {1} und die Namen der Ergebnisse.",
  'The library has no scenario "{0}".': "Die Bibliothek hat kein Szenario „{0}“.",
  '"{0}" is not a field of {1}.': "„{0}“ ist kein Feld von {1}.",
  "The front matter": "Der Vorspann",
  "The scenario": "Das Szenario",
  "The library’s scenario": "Das Szenario der Bibliothek",
  "The look": "Der Block look",
  "A prediction": "Eine Vorhersage",
  "A question": "Eine Frage",
  "A choice": "Eine Antwort",
  "A task": "Eine Aufgabe",
  "The measure": "Die Messgröße",
  "The measure’s time": "Die Zeit der Messgröße",
  "The page could not calculate all answers.": "Die Seite konnte nicht alle Antworten berechnen.",
};
