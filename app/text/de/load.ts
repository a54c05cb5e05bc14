import type { Messages } from "../../ui/language";

export const load: Messages = {
  // The curve and its points
  "Load curve: draw with the pointer, or move its points with the arrow keys":
    "Lastkurve: mit dem Zeiger zeichnen oder ihre Punkte mit den Pfeiltasten verschieben",
  "Up and Down change a point's load, Left and Right its time, with Shift by ten times as much.":
    "Pfeil hoch und runter ändern die Last eines Punkts, Pfeil links und rechts seine Zeit, mit der Umschalttaste um das Zehnfache.",
  "Page Up and Page Down go to the point before and after, Home and End to the first and the last.":
    "Bild auf und Bild ab führen zum vorigen und zum nächsten Punkt, Pos1 und Ende zum ersten und zum letzten.",
  "Enter adds a point, Delete removes one.": "Eingabe fügt einen Punkt ein, Entf löscht einen.",
  "Load at {0}": "Last um {0}",
  "{0}, {1} requests per second": "{0}, {1} Anfragen pro Sekunde",
  "{0}, {1} messages per second": "{0}, {1} Nachrichten pro Sekunde",
  "{0}, {1} per s": "{0}, {1} pro s",
  "↑↓←→ move it, PgUp PgDn other points, Enter adds, Del removes":
    "↑↓←→ verschieben, Bild↑ Bild↓ andere Punkte, Enter fügt ein, Entf löscht",

  // The bar above it
  "Load shapes": "Formen der Last",
  steady: "konstant",
  "step [a shape of load]": "Stufe",
  spike: "Spitze",
  ramp: "Rampe",
  "daily wave": "Tageswelle",
  "flash crowd": "Ansturm",
  "Bring in a measured load": "Gemessene Last übernehmen",
  "Bring in a measured load (CSV, Prometheus)": "Gemessene Last übernehmen (CSV, Prometheus)",
  "Undo the curve's last change": "Letzte Änderung der Kurve rückgängig machen",
  Undo: "Rückgängig",
  "Redo the curve's change": "Änderung der Kurve wiederholen",
  Redo: "Wiederholen",
  "Draw other noise and chances, seed {0}": "Rauschen und Zufälle neu auslosen, Seed {0}",
  "Other noise, the same curve (seed {0})": "Anderes Rauschen, dieselbe Kurve (Seed {0})",
  noise: "Rauschen",
  "Noise, 0 to {0} percent": "Rauschen, 0 bis {0} Prozent",
  "From 0 to {0}; {1}% still holds.": "Von 0 bis {0}; noch gilt {1}%.",
  "without noise, {0}, seed {1}": "ohne Rauschen, {0}, Seed {1}",
  "noise ±{0}%, {1}, seed {2}": "Rauschen ±{0}%, {1}, Seed {2}",
};
