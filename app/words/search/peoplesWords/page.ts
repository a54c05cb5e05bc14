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
    en: ["cost", "costs", "money", "savings", "efficiency", "how much does it cost", "price", "currency"],
    de: ["Kosten", "Ersparnis", "Effizienz", "was kostet es", "Preis", "Währung"],
    uk: ["вартість", "витрати", "економія", "скільки коштує", "ціна", "валюта"],
    leadTo: ["outcome/podHours", "outcome/cpuHoursRequested", "outcome/cost"],
  },
  {
    en: ["accuracy", "trust", "is this real", "verification", "limitations", "simplifications", "source code"],
    de: ["Genauigkeit", "Vertrauen", "Grenzen der Simulation", "Vereinfachungen", "Quellcode"],
    uk: ["точність", "довіра", "обмеження симуляції", "спрощення", "вихідний код"],
    leadTo: ["about/checked", "about/simpler", "about/differences"],
  },
  {
    en: ["millicpu", "mcpu", "thousandth of a core", "one tenth of a core"],
    de: ["MilliCPU", "Tausendstel Kern", "Tausendstel eines Kerns"],
    uk: ["мілікор", "тисячна ядра", "тисячна частина ядра"],
    leadTo: ["term/millicores"],
  },
  {
    en: ["mebibyte", "mebibytes", "MiB"],
    de: ["Mebibyte"],
    uk: ["мебібайт", "мебібайти"],
    leadTo: ["term/mebibytes"],
  },
  {
    en: ["how much can the pods serve", "highest throughput"],
    de: ["wie viel schaffen die Pods", "höchster Durchsatz"],
    uk: ["скільки можуть обслужити поди", "пропускна здатність"],
    leadTo: ["term/capacity"],
  },
  {
    en: ["what does the legend mean", "glossary", "vocabulary", "terms"],
    de: ["was bedeutet die Legende", "Glossar", "Begriffe"],
    uk: ["що означає легенда", "глосарій", "терміни", "словник"],
    leadTo: ["term/written", "term/asked", "term/window", "term/actual", "term/saw", "term/capacity", "term/target", "term/winner"],
  },
];
