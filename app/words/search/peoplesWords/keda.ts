import type { PeoplesWords } from "./row";

/** KEDA: who decides what, and what surprises people. */
export const keda: readonly PeoplesWords[] = [
  {
    en: ["KEDA cooldown", "cooldownPeriod ignored", "cooldownPeriod does not work", "KEDA scale down slow"],
    de: ["KEDA Cooldown", "cooldownPeriod wirkt nicht"],
    uk: ["cooldownPeriod не діє", "cooldown KEDA"],
    leadTo: ["library/cooldown-is-not-the-window", "library/idle-is-not-a-minimum"],
  },
  {
    en: ["queueLength", "lagThreshold", "threshold per pod", "metricType Value", "KEDA divides by replicas"],
    de: ["Zielwert pro Pod", "KEDA teilt durch die Pods"],
    uk: ["ціль на под", "KEDA ділить на поди"],
    leadTo: ["library/target-is-per-pod", "library/value-of-backlog"],
  },
  {
    en: ["activationThreshold", "activationValue", "activation threshold", "KEDA does not wake up", "messages left in the queue"],
    de: ["Aktivierungsschwelle", "KEDA wacht nicht auf", "Rest in der Queue"],
    uk: ["поріг активації", "KEDA не прокидається", "залишок у черзі"],
    leadTo: ["library/left-in-the-queue"],
  },
  {
    en: ["fallback", "fallback replicas not reached", "source of a trigger down"],
    de: ["Fallback-Replicas", "Quelle eines Triggers ausgefallen"],
    uk: ["запасні репліки", "джерело тригера не відповідає"],
    leadTo: ["library/fallback-is-a-wish", "incident/triggerSourceDown"],
  },
  {
    en: ["cron trigger", "office hours", "scale to zero at night", "cron and cpu", "KEDA cron"],
    de: ["cron-Trigger", "Bürozeiten", "nachts auf null"],
    uk: ["тригер cron", "вночі до нуля"],
    leadTo: ["library/cron-and-cpu", "setting/start.at", "library/pods-at-night"],
  },
  {
    en: ["autoscaling.keda.sh/paused", "paused-replicas", "pause KEDA", "paused annotation", "HPA disappeared"],
    de: ["KEDA pausieren", "HPA ist verschwunden"],
    uk: ["призупинити KEDA", "HPA зник"],
    leadTo: ["library/paused-without-a-count", "library/paused-at-zero"],
  },
  {
    en: ["busy workers killed", "unacknowledged messages", "Redis list", "KEDA kills running jobs", "ScaledJob"],
    de: ["laufende Jobs abgebrochen", "unbestätigte Nachrichten", "Redis-Liste"],
    uk: ["обірвані завдання", "непідтверджені повідомлення", "список Redis"],
    leadTo: ["library/jobs-start-over", "library/jobs-cut", "setting/terminationGraceSeconds"],
  },
  {
    en: ["idleReplicaCount", "idle replicas", "KEDA flapping"],
    de: ["ruhende Pods", "KEDA flattert"],
    uk: ["поди у спокої", "idleReplicaCount стрибає"],
    leadTo: ["library/idle-is-not-a-minimum"],
  },
  {
    en: ["cron days", "days of the week", "day of the week", "weekdays", "weekend", "cron stays on"],
    de: ["Wochentage", "Wochenende", "cron bleibt an"],
    uk: ["дні тижня", "вихідні", "cron не вимикається"],
    leadTo: ["setting/start.at", "library/cron-and-cpu", "incident/minReplicasScheduled"],
  },
];
