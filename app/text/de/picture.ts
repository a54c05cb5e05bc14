import type { Messages } from "../language";

export const picture: Messages = {
  "Copy as picture": "Als Bild kopieren",
  "Copy as picture…": "Als Bild kopieren…",
  "There is no decision to draw yet. Select a time in the figures first.":
    "Es gibt noch keine Entscheidung zu zeichnen. Wähle zuerst eine Zeit in den Diagrammen.",
  "The lesson’s question covers this run. Answer it first.": "Die Frage der Lektion verdeckt diesen Lauf. Beantworte sie zuerst.",
  "The manifest is not valid. The picture is of the last run with a valid manifest.":
    "Das Manifest ist nicht gültig. Das Bild zeigt den letzten Lauf mit einem gültigen Manifest.",
  "The picture: {0}": "Das Bild: {0}",
  // The choices
  Shows: "Zeigt",
  Decisions: "Entscheidungen",
  Colours: "Farben",
  Light: "Hell",
  Dark: "Dunkel",
  Size: "Größe",
  "Your own": "Eigene",
  Width: "Breite",
  Height: "Höhe",
  "{0} to {1} px": "{0} bis {1} px",
  px: "px",
  "px; its parts need a height of {0} px": "px; seine Teile brauchen eine Höhe von {0} px",
  "{0} × {1} has no room for: {2}.": "{0} × {1} hat keinen Platz für: {2}.",
  "Make the picture higher": "Das Bild höher machen",
  // Taking it along
  "Copy picture": "Bild kopieren",
  "Picture copied": "Bild kopiert",
  "This browser does not let the page copy a picture. Save the PNG instead.":
    "Dieser Browser lässt die Seite kein Bild kopieren. Speichere stattdessen das PNG.",
  "Save PNG": "PNG speichern",
  "PNG saved": "PNG gespeichert",
  "Save SVG": "SVG speichern",
  "SVG saved": "SVG gespeichert",
  "This browser could not draw the picture. A smaller size may work, or the SVG.":
    "Dieser Browser konnte das Bild nicht zeichnen. Vielleicht gelingt eine kleinere Größe oder das SVG.",
  // The loop
  Loop: "Schleife",
  "The changes around this decision as a silent GIF of a few seconds. GitHub, chats and slides play it.":
    "Die Änderungen um diese Entscheidung als stummes GIF von wenigen Sekunden. GitHub, Chats und Folien spielen es ab.",
  "Draw the loop": "Schleife zeichnen",
  "Drawing the loop": "Die Schleife wird gezeichnet",
  "The loop: the changes around this decision, one after the other":
    "Die Schleife: die Änderungen um diese Entscheidung, eine nach der anderen",
  "Save GIF, {0}": "GIF speichern, {0}",
  "The loop could not be drawn. Try again, or choose a smaller size.":
    "Die Schleife konnte nicht gezeichnet werden. Versuche es noch einmal, oder wähle eine kleinere Größe.",
  "The loop is ready: {0}": "Die Schleife ist fertig: {0}",
  // In the picture
  "{0}, at {1}": "{0}, um {1}",
};
