import type { PeoplesWords } from "./row";

/** What the page itself has. */
export const page: readonly PeoplesWords[] = [
  {
    en: ["events", "conditions", "ScalingActive", "AbleToScale", "ScalingLimited", "status", "SuccessfulRescale"],
    de: ["Ereignisse", "Bedingungen", "Status", "Zustand"],
    uk: ["події", "умови", "стан"],
    leadTo: ["kubectl/describe", "kubectl/events"],
  },
  {
    en: ["incident", "post-mortem", "outage", "who scaled it down", "my cluster", "real cluster", "production", "debug my HPA"],
    de: ["Vorfall", "Ausfall", "wer hat verkleinert", "mein Cluster", "echter Cluster", "Produktion", "HPA untersuchen"],
    uk: ["інцидент", "збій", "хто зменшив", "мій кластер", "справжній кластер", "дослідити HPA"],
    leadTo: ["page/evidence", "library/ten-pods-gone-at-once", "library/seven-pods-at-a-third"],
  },
  {
    en: ["cost", "costs", "money", "savings", "efficiency", "how much does it cost"],
    de: ["Kosten", "Ersparnis", "Effizienz", "was kostet es"],
    uk: ["вартість", "витрати", "економія", "скільки коштує"],
    leadTo: ["outcome/podHours", "outcome/cpuHoursRequested"],
  },
  {
    en: ["accuracy", "trust", "is this real", "verification", "limitations", "simplifications", "source code"],
    de: ["Genauigkeit", "Vertrauen", "Grenzen der Simulation", "Vereinfachungen", "Quellcode"],
    uk: ["точність", "довіра", "обмеження симуляції", "спрощення", "вихідний код"],
    leadTo: ["about/checked", "about/simpler", "about/differences"],
  },
  {
    en: ["share", "share link", "copy link", "send to a colleague", "permalink", "URL", "embed", "iframe"],
    de: ["teilen", "Link teilen", "Link kopieren", "verschicken", "einbetten"],
    uk: ["поділитися", "поділитися посиланням", "скопіювати посилання", "надіслати", "вбудувати"],
    leadTo: ["page/share"],
  },
  {
    en: ["save", "open a file", "load a scenario", "my scenarios"],
    de: ["speichern", "Datei öffnen", "meine Szenarien", "sichern"],
    uk: ["зберегти", "відкрити файл", "мої сценарії"],
    leadTo: ["page/own", "page/share"],
  },
  {
    en: ["export", "download", "CSV", "screenshot", "save as PNG", "copy the manifest", "report"],
    de: ["exportieren", "herunterladen", "Bildschirmfoto", "Manifest kopieren", "Bericht"],
    uk: ["експорт", "експортувати", "завантажити файл", "знімок екрана", "скопіювати маніфест", "звіт"],
    leadTo: ["page/takeAway"],
  },
  {
    en: ["import", "real traffic", "Grafana", "CloudWatch", "Datadog", "k6", "Locust", "JMeter", "access log"],
    de: ["importieren", "echte Last", "gemessene Last", "Last importieren"],
    uk: ["імпорт", "імпортувати", "справжнє навантаження", "виміряне навантаження"],
    leadTo: ["page/bringIn"],
  },
  {
    en: ["tune", "optimize", "best target", "which target", "better settings", "cheaper", "save pods"],
    de: ["optimieren", "welcher Zielwert", "bester Zielwert", "bessere Einstellungen", "günstiger"],
    uk: ["підбір", "оптимізувати", "найкраща ціль", "яка ціль", "кращі налаштування", "дешевше"],
    leadTo: ["page/tune"],
  },
  {
    en: ["compare", "comparison", "before and after", "what if", "diff", "pin", "baseline"],
    de: ["vergleichen", "Vergleich", "vorher und nachher", "was wäre wenn"],
    uk: ["порівняти", "порівняння", "до і після", "що якби"],
    leadTo: ["page/compare"],
  },
  {
    en: ["present", "presentation", "full screen", "projector", "talk"],
    de: ["präsentieren", "Präsentation", "Vollbild", "Vortrag", "Beamer"],
    uk: ["презентація", "показати на екрані", "на весь екран", "доповідь"],
    leadTo: ["page/present"],
  },
  {
    en: ["workshop", "training", "course", "tutorial", "exercise", "learn"],
    de: ["Workshop", "Schulung", "Kurs", "Übung", "lernen", "Lektion"],
    uk: ["воркшоп", "навчання", "курс", "вправа", "урок"],
    leadTo: ["page/lessons"],
  },
  {
    en: ["examples", "presets", "templates"],
    de: ["Beispiele", "Vorlagen"],
    uk: ["приклади", "шаблони", "зразки"],
    leadTo: ["page/library"],
  },
  {
    en: ["keyboard", "shortcuts", "hotkeys"],
    de: ["Tastatur", "Tastenkürzel"],
    uk: ["клавіатура", "гарячі клавіші"],
    leadTo: ["page/keys"],
  },
  {
    en: ["dark mode", "light mode", "dark theme", "appearance"],
    de: ["dunkles Design", "Dunkelmodus", "heller Modus"],
    uk: ["темна тема", "світла тема"],
    leadTo: ["page/theme"],
  },
  {
    en: ["language", "translation", "German", "Ukrainian"],
    de: ["Sprache", "Übersetzung", "Englisch"],
    uk: ["мова", "переклад", "англійська"],
    leadTo: ["page/language"],
  },
];
