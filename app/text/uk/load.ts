import type { Messages } from "../../ui/language";

export const load: Messages = {
  // The curve and its points
  "Load curve: draw with the pointer, or move its points with the arrow keys":
    "Крива навантаження: малюйте вказівником або переміщуйте її точки клавішами зі стрілками",
  "Up and Down change a point's load, Left and Right its time, with Shift by ten times as much.":
    "Стрілки вгору та вниз змінюють навантаження точки, ліворуч та праворуч — її час, із Shift — удесятеро більше.",
  "Page Up and Page Down go to the point before and after, Home and End to the first and the last.":
    "Page Up і Page Down ведуть до попередньої та наступної точки, Home і End — до першої та останньої.",
  "Enter adds a point, Delete removes one.": "Enter додає точку, Delete видаляє.",
  "{0}, {1} requests per second": "{0}, запитів за секунду: {1}",
  "{0}, {1} messages per second": "{0}, повідомлень за секунду: {1}",
  "{0}, {1} per s": "{0}, {1} за с",
  "↑↓←→ move it, PgUp PgDn other points, Enter adds, Del removes": "↑↓←→ перемістити, PgUp PgDn інші точки, Enter додати, Del видалити",

  // The bar above it
  "Load shapes": "Форми навантаження",
  steady: "рівне",
  "step [a shape of load]": "сходинка",
  spike: "сплеск",
  ramp: "зростання",
  "daily wave": "добова хвиля",
  "flash crowd": "наплив",
  "Bring in a measured load": "Завантажити виміряне навантаження",
  "Bring in a measured load (CSV, Prometheus)": "Завантажити виміряне навантаження (CSV, Prometheus)",
  "Undo the curve's last change": "Скасувати останню зміну кривої",
  Undo: "Скасувати",
  "Redo the curve's change": "Повернути зміну кривої",
  Redo: "Повернути",
  "Draw other noise and chances, seed {0}": "Інший шум та інші випадковості, seed {0}",
  "Other noise, the same curve (seed {0})": "Інший шум, та сама крива (seed {0})",
  noise: "шум",
  "Noise, 0 to {0} percent": "Шум, від 0 до {0} відсотків",
  "From 0 to {0}; {1}% still holds.": "Від 0 до {0}; поки що діє {1}%.",
  "without noise, {0}, seed {1}": "без шуму, {0}, seed {1}",
  "noise ±{0}%, {1}, seed {2}": "шум ±{0}%, {1}, seed {2}",
};
