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
  "Right, within one replica, all of the time.": "Auf eine Replica genau richtig, die ganze Zeit.",
  "Right, within one replica, for {0}% of the hour.": "Auf eine Replica genau richtig, für {0}% der Stunde.",
  "Right, within one replica, for {0}% of the {1}.": "Auf eine Replica genau richtig, für {0}% der {1}.",
  "Your largest gap is {0} to {1}, with up to {2} more than the run.":
    "Am weitesten liegst du von {0} bis {1} daneben, mit bis zu {2} mehr als im Lauf.",
  "Your largest gap is {0} to {1}, with up to {2} fewer than the run.":
    "Am weitesten liegst du von {0} bis {1} daneben, mit bis zu {2} weniger als im Lauf.",
  "You paid {0} replica‑hours, the run {1}.": "Du hast {0} Replica‑Stunden bezahlt, der Lauf {1}.",

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
};
