import type { Messages } from "../language";

export const load: Messages = {
  // The curve and its points
  "Load curve: draw with the pointer, or move its points with the arrow keys":
    "Lastkurve: mit dem Zeiger zeichnen oder ihre Punkte mit den Pfeiltasten verschieben",
  "Up and Down change a point's load. Left and Right change its time. With Shift, each step is ten times as large.":
    "Pfeil hoch und runter ändern die Last eines Punkts. Pfeil links und rechts ändern seine Zeit. Mit der Umschalttaste ist jeder Schritt zehnmal so groß.",
  "Page Up and Page Down go to the previous and the next point. Home and End go to the first and the last.":
    "Bild auf und Bild ab führen zum vorigen und zum nächsten Punkt. Pos1 und Ende führen zum ersten und zum letzten.",
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
  "Import a measured load": "Gemessene Last importieren",
  "Import a measured load (CSV, Prometheus)": "Gemessene Last importieren (CSV, Prometheus)",
  "Undo the last change to the curve": "Letzte Änderung der Kurve rückgängig machen",
  Undo: "Rückgängig",
  "Redo the change to the curve": "Änderung der Kurve wiederholen",
  Redo: "Wiederholen",
  "Draw new noise and all other randomness, seed {0}": "Rauschen und alle anderen Zufälle neu auslosen, Seed {0}",
  "New noise, same curve (seed {0})": "Neues Rauschen, dieselbe Kurve (Seed {0})",
  noise: "Rauschen",
  "Noise, 0 to {0} percent": "Rauschen, 0 bis {0} Prozent",
  "From 0 to {0}; {1}% still applies.": "Von 0 bis {0}; es gilt weiter {1}%.",
  "without noise, {0}, seed {1}": "ohne Rauschen, {0}, Seed {1}",
  "noise ±{0}%, {1}, seed {2}": "Rauschen ±{0}%, {1}, Seed {2}",
};
