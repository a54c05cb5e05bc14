import type { PeoplesWords } from "./row";

/** What people call the commands of the page. Its names are the commands': one without words, or without a title, does not compile. */
export const commandWords = {
  library: {
    en: ["library", "learn", "examples", "presets", "templates"],
    de: ["Bibliothek", "lernen", "Beispiele", "Vorlagen"],
    uk: ["бібліотека", "навчання", "приклади", "шаблони", "зразки"],
  },
  lessons: {
    en: ["learn", "training", "course", "tutorial", "exercise"],
    de: ["lernen", "Schulung", "Kurs", "Übung", "Lektion"],
    uk: ["навчання", "курс", "вправа", "урок"],
  },
  workshop: {
    en: ["workshop", "leader", "teacher", "trainer", "session"],
    de: ["Workshop", "Leitung", "Lehrer", "Trainer"],
    uk: ["воркшоп", "ведучий", "викладач", "тренер"],
  },
  evidence: {
    en: ["explain your cluster", "evidence", "my cluster", "real cluster", "paste kubectl", "post-mortem"],
    de: ["meinen Cluster erklären", "Belege", "mein Cluster", "echter Cluster"],
    uk: ["пояснити мій кластер", "свідчення", "мій кластер", "справжній кластер"],
  },
  own: {
    en: ["save", "my scenarios", "drafts", "load a scenario"],
    de: ["speichern", "sichern", "meine Szenarien", "Entwürfe"],
    uk: ["зберегти", "мої сценарії", "чернетки"],
  },
  openFile: {
    en: ["import a file", "upload", "load a file"],
    de: ["Datei laden", "hochladen"],
    uk: ["завантажити файл", "вибрати файл"],
  },
  new: {
    en: ["new", "reset", "clear", "start over", "from scratch", "blank"],
    de: ["neu", "zurücksetzen", "von vorn", "leer"],
    uk: ["новий", "скинути", "почати спочатку", "очистити"],
  },
  bringIn: {
    en: ["import", "real traffic", "Grafana", "CloudWatch", "Datadog", "k6", "Locust", "JMeter", "access log"],
    de: ["importieren", "echte Last", "gemessene Last", "Last importieren"],
    uk: ["імпорт", "імпортувати", "справжнє навантаження", "виміряне навантаження"],
  },
  loadShape: {
    en: [
      "traffic",
      "traffic pattern",
      "peak",
      "peak load",
      "base load",
      "rps",
      "QPS",
      "spike",
      "ramp",
      "daily wave",
      "times a day",
      "draw",
    ],
    de: ["Lastverlauf", "Lastform", "Verkehr", "Spitze", "Spitzenlast", "Grundlast", "Anfragen pro Sekunde", "mal am Tag", "zeichnen"],
    uk: ["форма навантаження", "трафік", "пік", "запити на секунду", "разів на день", "намалювати"],
  },
  runLength: {
    en: ["duration", "24 hours", "whole day", "longer run", "noise"],
    de: ["Dauer", "24 Stunden", "ganzer Tag", "längerer Lauf", "Rauschen"],
    uk: ["тривалість", "24 години", "цілий день", "довший прогін", "шум"],
  },
  explore: {
    en: ["back to the run", "stop comparing", "close Tune"],
    de: ["zurück zum Lauf", "Vergleich beenden", "Tune schließen"],
    uk: ["назад до прогону", "закрити порівняння", "закрити підбір"],
  },
  compare: {
    en: ["comparison", "before and after", "what if", "diff", "baseline"],
    de: ["vergleichen", "Vergleich", "vorher und nachher", "was wäre wenn"],
    uk: ["порівняти", "порівняння", "до і після", "що якби"],
  },
  pin: { en: ["baseline", "hold"], de: ["merken", "Vergleichslauf"], uk: ["закріпити", "базовий прогін"] },
  unpin: { en: ["remove the baseline"], de: ["Vergleichslauf lösen"], uk: ["відкріпити базовий прогін"] },
  swap: { en: ["exchange"], de: ["tauschen"], uk: ["обміняти"] },
  upgrade: {
    en: ["version", "release", "upgrade", "what would an upgrade change", "older version"],
    de: ["Version", "Upgrade", "was ändert ein Upgrade", "ältere Version"],
    uk: ["версія", "оновлення версії", "що змінить оновлення"],
  },
  tune: {
    en: ["optimize", "best target", "which target", "better settings", "cheaper", "save pods"],
    de: ["optimieren", "welcher Zielwert", "bester Zielwert", "bessere Einstellungen", "günstiger"],
    uk: ["підбір", "оптимізувати", "найкраща ціль", "яка ціль", "кращі налаштування", "дешевше"],
  },
  copyLink: {
    en: ["share", "send to a colleague", "permalink", "URL", "email", "Slack", "Teams"],
    de: ["teilen", "verschicken", "E-Mail"],
    uk: ["поділитися", "надіслати", "скопіювати посилання", "електронна пошта"],
  },
  share: {
    en: ["share", "share link", "share this scenario", "short address"],
    de: ["teilen", "Link teilen", "kurze Adresse"],
    uk: ["поділитися посиланням", "коротка адреса"],
  },
  viewOnlyLink: { en: ["read only"], de: ["nur lesen"], uk: ["лише читання"] },
  embed: { en: ["iframe", "snippet", "frame", "slides"], de: ["einbetten", "Rahmen"], uk: ["вбудувати", "фрейм"] },
  picture: { en: ["screenshot", "save as PNG", "image"], de: ["Bildschirmfoto", "Abbildung"], uk: ["знімок екрана", "картинка"] },
  loop: { en: ["animation", "video", "movie"], de: ["Animation", "Film"], uk: ["анімація", "відео"] },
  present: {
    en: ["presentation", "full screen", "projector", "talk"],
    de: ["präsentieren", "Präsentation", "Vollbild", "Vortrag", "Beamer"],
    uk: ["презентація", "показати на екрані", "на весь екран", "доповідь"],
  },
  report: { en: ["Markdown", "summary", "write-up"], de: ["Bericht", "Zusammenfassung"], uk: ["звіт", "підсумок"] },
  takeAway: {
    en: ["files", "download", "CSV", "save as a file", "save scenario", "copy the manifest"],
    de: ["Dateien", "exportieren", "herunterladen", "Szenario speichern", "Manifest kopieren"],
    uk: ["файли", "експорт", "експортувати", "зберегти у файл", "скопіювати маніфест"],
  },
  print: { en: ["paper", "PDF"], de: ["drucken", "Papier"], uk: ["друк", "надрукувати", "папір"] },
  play: { en: ["animate", "start", "run it"], de: ["abspielen", "starten"], uk: ["відтворити", "запустити"] },
  nextChange: {
    en: ["next scale", "next rescale", "next scaling", "next scale event", "when does it scale next"],
    de: ["nächste Skalierung", "nächster Rescale", "wann skaliert er wieder"],
    uk: ["наступне масштабування", "коли масштабується знову"],
  },
  undo: {
    en: ["undo", "take back", "revert", "Ctrl Z"],
    de: ["rückgängig machen", "zurücknehmen", "widerrufen", "Strg Z"],
    uk: ["скасувати зміну", "відмінити", "повернути назад"],
  },
  whyNot: {
    en: ["why not", "what prevented"],
    de: ["warum nicht", "was verhindert"],
    uk: ["чому не", "що завадило"],
  },
  wholeRun: { en: ["zoom out", "reset zoom"], de: ["herauszoomen", "ganzer Lauf"], uk: ["зменшити масштаб", "весь прогін"] },
  seed: { en: ["seed", "random", "reroll"], de: ["Zufall", "Startwert"], uk: ["зерно", "випадковість"] },
  theme: {
    en: ["dark mode", "light mode", "dark", "light", "night", "appearance"],
    de: ["dunkel", "hell", "dunkles Design", "Dunkelmodus", "heller Modus"],
    uk: ["темна тема", "світла тема", "темна", "світла"],
  },
  english: {
    en: ["language", "translation"],
    de: ["Sprache", "Übersetzung", "Englisch"],
    uk: ["мова", "переклад", "англійська"],
  },
  german: { en: ["language", "German"], de: ["Sprache"], uk: ["мова", "німецька"] },
  ukrainian: { en: ["language", "Ukrainian"], de: ["Sprache", "Ukrainisch"], uk: ["мова"] },
  keys: { en: ["keyboard", "shortcuts", "hotkeys"], de: ["Tastatur", "Tastenkürzel"], uk: ["клавіатура", "гарячі клавіші"] },
  howWeKnow: {
    en: ["accuracy", "about", "help", "trust"],
    de: ["Genauigkeit", "über diese Seite", "Hilfe"],
    uk: ["точність", "про сторінку", "довідка"],
  },
  documents: { en: ["docs", "documentation", "sources"], de: ["Dokumentation", "Quellen"], uk: ["документація", "джерела"] },
} as const satisfies Record<string, Omit<PeoplesWords, "leadTo">>;

export type CommandId = keyof typeof commandWords;
