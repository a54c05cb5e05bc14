import type { Messages } from "../language";

export const load: Messages = {
  // The curve and its points
  "Load curve: draw with the pointer, or move its points with the arrow keys":
    "Крива навантаження: малюйте вказівником або переміщуйте її точки клавішами зі стрілками",
  "Up and Down change a point's load. Left and Right change its time. With Shift, each step is ten times as large.":
    "Стрілки вгору та вниз змінюють навантаження точки. Стрілки ліворуч та праворуч змінюють її час. Із Shift кожен крок удесятеро більший.",
  "Page Up and Page Down go to the previous and the next point. Home and End go to the first and the last.":
    "Page Up і Page Down ведуть до попередньої та наступної точки. Home і End ведуть до першої та останньої.",
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
  "Import a measured load": "Імпортувати виміряне навантаження",
  "Import a measured load (CSV, Prometheus)": "Імпортувати виміряне навантаження (CSV, Prometheus)",
  "Undo the last change to the curve": "Скасувати останню зміну кривої",
  Undo: "Скасувати",
  "Redo the change to the curve": "Повернути зміну кривої",
  Redo: "Повернути",
  "Draw new noise and all other randomness, seed {0}": "Новий шум і всі інші випадковості, seed {0}",
  "New noise, same curve (seed {0})": "Новий шум, та сама крива (seed {0})",
  noise: "шум",
  "Noise, 0 to {0} percent": "Шум, від 0 до {0} відсотків",
  "From 0 to {0}; {1}% still applies.": "Від 0 до {0}; і далі діє {1}%.",
  "without noise, {0}, seed {1}": "без шуму, {0}, seed {1}",
  "noise ±{0}%, {1}, seed {2}": "шум ±{0}%, {1}, seed {2}",
};
