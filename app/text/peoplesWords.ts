/**
 * What people call things, and where these words lead. The search over the page and the library's search know them in every language,
 * whatever the language of the page. A target is "kind/name", as `Findable` has it; the first one is what most people mean.
 */
import type { Called } from "../ui/matching";

interface PeoplesWords {
  en: readonly string[];
  de: readonly string[];
  uk: readonly string[];
  leadTo: readonly string[];
}

export const peoplesWords: readonly PeoplesWords[] = [
  {
    en: ["maintenance", "maintenance mode", "pause", "suspend", "deactivate", "scale to zero by hand", "turn off the autoscaler"],
    de: ["Wartung", "Wartungsmodus", "pausieren", "aussetzen", "deaktivieren", "anhalten", "abschalten"],
    uk: ["режим обслуговування", "технічне обслуговування", "призупинити", "призупинення", "вимкнути", "деактивація"],
    leadTo: ["library/paused-at-zero", "incident/scaledToZero", "lesson/to-zero-and-back/4", "library/wakes-whoever-slept"],
  },
  {
    en: ["flapping", "thrashing", "oscillation", "oscillating", "yo-yo", "fluctuation", "up and down"],
    de: ["Flattern", "Schwingen", "Schwankung", "Schwankungen", "Pendeln", "Oszillation", "auf und ab"],
    uk: ["коливання", "тріпотіння", "флапінг", "смикання", "осциляція", "вгору і вниз"],
    leadTo: [
      "lesson/the-window/4",
      "outcome/directionChanges",
      "field/spec.behavior.scaleDown.stabilizationWindowSeconds",
      "lesson/the-window",
    ],
  },
  {
    en: ["cooldown", "cool down", "cooldown period", "delay", "waiting period", "scale-down delay"],
    de: ["Abklingzeit", "Cooldown", "Verzögerung", "Wartezeit", "Abkühlzeit", "Karenzzeit"],
    uk: ["період охолодження", "охолодження", "затримка", "час очікування", "кулдаун"],
    leadTo: ["library/not-a-cooldown", "flag/downscaleStabilizationSeconds", "library/five-minutes-to-shrink", "library/forbidden-windows"],
  },
  {
    en: ["forbidden window", "upscale forbidden window", "downscale forbidden window", "upscale delay", "downscale delay"],
    de: ["Sperrzeit", "Sperrfenster", "verbotenes Fenster", "Verzögerung beim Hochskalieren"],
    uk: ["заборонене вікно", "вікно заборони", "затримка масштабування"],
    leadTo: [
      "library/forbidden-windows",
      "flag/--horizontal-pod-autoscaler-upscale-delay",
      "flag/--horizontal-pod-autoscaler-downscale-delay",
    ],
  },
  {
    en: ["stabilization window", "rolling maximum", "recommendation window", "highest recommendation", "recommendations"],
    de: ["Stabilisierungsfenster", "gleitendes Maximum", "Empfehlungen", "Empfehlung"],
    uk: ["вікно стабілізації", "ковзний максимум", "рекомендації", "рекомендація"],
    leadTo: [
      "field/spec.behavior.scaleDown.stabilizationWindowSeconds",
      "field/spec.behavior.scaleUp.stabilizationWindowSeconds",
      "library/scale-up-window",
      "lesson/the-window",
      "flag/downscaleStabilizationSeconds",
    ],
  },
  {
    en: ["custom metric", "custom metrics", "application metric", "user-defined metric", "pod metric", "Prometheus adapter"],
    de: ["benutzerdefinierte Metrik", "benutzerdefinierte Metriken", "eigene Metrik", "eigene Metriken", "Custom-Metrik"],
    uk: ["власна метрика", "власні метрики", "користувацька метрика", "користувацькі метрики", "custom-метрика", "метрика застосунку"],
    leadTo: ["field/spec.metrics[].pods", "field/spec.metrics[].object", "lesson/several-metrics", "incident/customMetricsDown"],
  },
  {
    en: ["external metric", "external metrics", "queue length", "SQS", "Kafka lag", "Pub/Sub"],
    de: ["externe Metrik", "externe Metriken", "Warteschlange", "Länge der Warteschlange"],
    uk: ["зовнішня метрика", "зовнішні метрики", "черга", "довжина черги"],
    leadTo: ["field/spec.metrics[].external", "signal/backlog", "library/value-of-backlog", "lesson/to-zero-and-back"],
  },
  {
    en: ["object metric", "metrics of other objects", "ingress metric"],
    de: ["Objekt-Metrik", "Metriken anderer Objekte", "Ingress-Metrik"],
    uk: ["метрика об’єкта", "метрики інших об’єктів"],
    leadTo: ["field/spec.metrics[].object", "library/requests-at-an-ingress", "field/spec.metrics[].object.describedObject"],
  },
  {
    en: ["multiple metrics", "several metrics", "many metrics", "more than one metric", "largest metric wins"],
    de: ["mehrere Metriken", "viele Metriken", "zwei Metriken"],
    uk: ["кілька метрик", "декілька метрик", "багато метрик", "дві метрики"],
    leadTo: ["lesson/several-metrics", "library/one-metric-fails", "field/spec.metrics"],
  },
  {
    en: ["container metric", "container resource metric", "sidecar metric", "per container"],
    de: ["Container-Metrik", "Metrik eines Containers", "Container-Ressource"],
    uk: ["метрика контейнера", "ресурси контейнера"],
    leadTo: ["field/spec.metrics[].containerResource", "library/busy-sidecar", "library/sidecar-dilutes", "lesson/percent-of-what/5"],
  },
  {
    en: ["service mesh", "istio", "linkerd", "injected container", "init container"],
    de: ["Service Mesh", "eingeschleuster Container", "Nebencontainer"],
    uk: ["сервісна сітка", "допоміжний контейнер"],
    leadTo: ["library/sidecar-without-request", "library/sidecar-dilutes", "setting/sidecar"],
  },
  {
    en: ["StatefulSet", "stateful application", "ordered pods"],
    de: ["zustandsbehaftete Anwendung", "zustandsbehaftet"],
    uk: ["застосунок зі станом", "набір зі станом"],
    leadTo: ["library/one-by-one", "field/spec.scaleTargetRef.kind", "setting/minReadySeconds"],
  },
  {
    en: ["Deployment", "ReplicaSet", "ReplicationController", "scale target", "replication controller", "scale subresource", "DaemonSet"],
    de: ["Skalierungsziel", "Ziel der Skalierung"],
    uk: ["ціль масштабування", "контролер реплікації"],
    leadTo: ["field/spec.scaleTargetRef.kind", "field/spec.scaleTargetRef"],
  },
  {
    en: ["initialization", "initialisation", "startup CPU", "start-up burst", "JVM", "Java start", "slow start", "cold start"],
    de: ["Initialisierung", "Anlaufphase", "Startphase", "Startlast", "langsamer Start", "Kaltstart", "Startzeit"],
    uk: ["ініціалізація", "запуск", "повільний старт", "стартове навантаження", "холодний старт"],
    leadTo: ["flag/cpuInitializationPeriodSeconds", "lesson/not-ready-yet", "library/start-up-burst", "setting/startUpCpuMilli"],
  },
  {
    en: ["readiness", "readiness probe", "not ready", "unready", "startup probe", "initialDelaySeconds"],
    de: ["Bereitschaft", "Bereitschaftsprüfung", "nicht bereit", "Readiness-Probe"],
    uk: ["готовність", "перевірка готовності", "не готові", "неготові"],
    leadTo: [
      "lesson/not-ready-yet",
      "setting/readinessSeconds",
      "flag/initialReadinessDelaySeconds",
      "incident/podsUnready",
      "library/all-unready",
    ],
  },
  {
    en: ["rolling update", "rollout", "deploy", "new version", "surge", "rollout restart"],
    de: ["rollierend", "rollierendes Update", "rollierende Aktualisierung", "Rollout", "neue Version", "Ausrollen"],
    uk: [
      "поступове оновлення",
      "плавне оновлення",
      "розгортання",
      "нова версія",
      "випуск",
      "оновлення деплоймента",
      "оновлення розгортання",
    ],
    leadTo: ["incident/rollingUpdate", "library/surge-is-copied", "library/broken-rollout", "setting/maxSurgePercent"],
  },
  {
    en: ["broken release", "bad deploy", "crash loop", "CrashLoopBackOff", "restart"],
    de: ["fehlerhaftes Release", "Absturz", "Absturzschleife", "Neustart"],
    uk: ["зламаний реліз", "аварія", "цикл аварій", "перезапуск"],
    leadTo: ["library/crash-loop", "incident/podsCrash", "library/broken-rollout"],
  },
  {
    en: [
      "migration",
      "migrating to autoscaling",
      "remove spec.replicas",
      "kubectl apply resets replicas",
      "GitOps",
      "Argo CD",
      "Helm",
      "drift",
      "ArgoCD",
      "Flux",
    ],
    de: ["Migration", "Umstellung", "spec.replicas entfernen", "setzt Replicas zurück", "überschreibt Replicas"],
    uk: ["міграція", "перехід", "вилучити spec.replicas", "скидає репліки"],
    leadTo: ["library/apply-resets-replicas", "incident/kubectlApply", "lesson/an-incident"],
  },
  {
    en: ["scale to zero", "serverless", "zero replicas", "wake up", "scale from zero", "KEDA"],
    de: ["auf null skalieren", "auf null", "aufwecken", "null Replicas"],
    uk: ["масштабування до нуля", "до нуля", "розбудити", "нуль реплік"],
    leadTo: ["library/wakes-from-zero", "lesson/to-zero-and-back", "gate/HPAScaleToZero", "field/spec.minReplicas"],
  },
  {
    en: [
      "scale down slowly",
      "limit scale-down",
      "slow scale-down",
      "gradual",
      "rate limit",
      "velocity",
      "scaling policy",
      "scaling policies",
    ],
    de: ["langsam herunterskalieren", "Skalierungsrichtlinie", "Skalierungsrichtlinien", "Richtlinie", "Tempo begrenzen"],
    uk: ["повільне зменшення", "політика масштабування", "політики масштабування", "обмежити швидкість", "зменшення реплік"],
    leadTo: [
      "field/spec.behavior.scaleDown.policies",
      "field/spec.behavior.scaleUp.policies",
      "lesson/how-fast-down",
      "library/eighty-replicas",
    ],
  },
  {
    en: ["never scale down", "disable scale-down", "prevent scale-down", "scale up only"],
    de: ["nie herunterskalieren", "Herunterskalieren verhindern", "Herunterskalieren abschalten"],
    uk: ["заборонити зменшення", "ніколи не зменшувати", "вимкнути масштабування вниз"],
    leadTo: ["field/spec.behavior.scaleDown.selectPolicy", "library/disabled-and-max", "lesson/how-fast-down/4"],
  },
  {
    en: ["spike", "burst", "flash crowd", "sudden load", "traffic spike"],
    de: ["Lastspitze", "Ansturm", "plötzliche Last", "Spitze"],
    uk: ["сплеск", "стрибок навантаження", "пік"],
    leadTo: ["library/fivefold-spike", "lesson/how-fast-up", "incident/loadMultiplied"],
  },
  {
    en: ["formula", "algorithm", "how is it calculated", "desired replicas", "desiredReplicas", "ceil", "ratio"],
    de: ["Formel", "Algorithmus", "Berechnung", "aufrunden", "gewünschte Replicas", "gewünschte Replikate"],
    uk: ["формула", "алгоритм", "обчислення", "округлення", "бажана кількість"],
    leadTo: ["lesson/the-ratio", "lesson/the-ratio/1", "library/ceil-ratchet"],
  },
  {
    en: ["threshold", "trigger", "scale-down threshold", "lower threshold", "dead band", "hysteresis", "10%"],
    de: ["Schwelle", "Schwellenwert", "untere Schwelle", "Hysterese", "Totzone"],
    uk: ["поріг", "порогове значення", "нижній поріг", "гістерезис", "мертва зона"],
    leadTo: ["lesson/close-enough", "library/no-lower-threshold", "flag/tolerance", "library/small-difference"],
  },
  {
    en: ["eviction", "evicted", "failed pods", "phase Failed"],
    de: ["Verdrängung", "verdrängte Pods", "fehlgeschlagene Pods"],
    uk: ["виселення", "витіснення", "невдалі поди"],
    leadTo: ["incident/podsEvicted"],
  },
  {
    en: ["delete the autoscaler", "kubectl delete hpa", "recreate the autoscaler"],
    de: ["Autoscaler löschen", "Autoscaler neu anlegen"],
    uk: ["видалити автоскейлер", "створити автоскейлер знову"],
    leadTo: ["incident/hpaDeleted", "incident/hpaCreated"],
  },
  {
    en: ["missing metrics", "no metrics", "unknown", "missing sample", "unable to fetch metrics", "FailedGetResourceMetric"],
    de: ["fehlende Metriken", "keine Metriken", "fehlender Messwert", "unbekannt"],
    uk: ["відсутні метрики", "немає метрик", "бракує вимірів", "невідомо"],
    leadTo: ["library/missing-samples", "incident/metricsServerDown", "lesson/not-ready-yet/5", "library/sidecar-without-request"],
  },
  {
    en: ["missing request", "no resource request", "requests", "limits", "overcommit", "CPU usage", "CPU load"],
    de: ["fehlender Request", "Ressourcenanforderung", "Anforderung", "Grenzwert", "CPU-Auslastung"],
    uk: [
      "запит ресурсів",
      "немає запиту",
      "ліміт",
      "обмеження ресурсів",
      "процесор",
      "навантаження на процесор",
      "завантаження процесора",
      "завантаження CPU",
    ],
    leadTo: ["lesson/percent-of-what", "setting/cpuRequestMilli", "setting/cpuLimitMilli", "library/percent-of-requests"],
  },
  {
    en: ["memory", "memory leak", "never scales down", "OOM", "garbage collection", "OOMKilled", "OOM killed"],
    de: ["Speicher", "Arbeitsspeicher", "Speicherleck", "skaliert nie herunter"],
    uk: ["пам’ять", "витік пам’яті", "ніколи не зменшується"],
    leadTo: ["library/idle-memory", "setting/memoryReleased", "setting/memoryLeakMebibytesPerHour"],
  },
  {
    en: ["rate", "irate", "range vector", "PromQL", "rate interval", "scrape interval"],
    de: ["PromQL-Abfrage", "Abfragezeitraum", "Scrape-Intervall"],
    uk: ["запит PromQL", "проміжок запиту", "інтервал збору"],
    leadTo: ["signal/query", "setting/scrapeSeconds"],
  },
  {
    en: ["Heapster", "REST clients", "metrics API", "aggregation layer", "metrics server", "adapter"],
    de: ["Metrik-API", "Aggregationsschicht", "Metrik-Server", "Adapter"],
    uk: ["API метрик", "рівень агрегації", "сервер метрик", "адаптер"],
    leadTo: [
      "flag/--horizontal-pod-autoscaler-use-rest-clients",
      "incident/metricsServerDown",
      "setting/metricResolutionSeconds",
      "setting/relistSeconds",
    ],
  },
  {
    en: ["control loop", "how often", "polling interval", "evaluation interval", "15 seconds", "sync period", "sync interval", "15s"],
    de: [
      "Regelkreis",
      "Regelschleife",
      "wie oft",
      "Sync-Periode",
      "Prüfintervall",
      "Abfrageintervall",
      "Synchronisation",
      "Synchronisierung",
    ],
    uk: ["цикл керування", "як часто", "інтервал перевірки", "період опитування", "період синхронізації", "синхронізація"],
    leadTo: ["flag/syncPeriodSeconds", "setting/syncPhaseSeconds"],
  },
  {
    en: ["cluster autoscaler", "node autoscaling", "Karpenter", "pending pods", "unschedulable", "pods stuck pending", "new node"],
    de: ["Cluster-Autoscaler", "Node-Autoskalierung", "wartende Pods", "Knoten", "neuer Knoten"],
    uk: ["кластерний автоскейлер", "автомасштабування вузлів", "вузол", "вузли", "нода", "нова нода", "поди в pending"],
    leadTo: ["setting/maxNodes", "setting/nodes", "incident/nodeLost"],
  },
  {
    en: ["VPA", "two autoscalers", "conflict", "ambiguous selector", "AmbiguousSelector", "vertical pod autoscaler", "HPA and VPA"],
    de: ["zwei Autoscaler", "Konflikt", "mehrdeutiger Selektor", "vertikaler Autoscaler"],
    uk: ["два автоскейлери", "конфлікт", "неоднозначний селектор", "вертикальний автоскейлер"],
    leadTo: ["library/two-autoscalers", "incident/secondAutoscaler"],
  },
  {
    en: ["bounds", "floor", "minimum", "min", "minimum number of pods", "min replicas"],
    de: ["Untergrenze", "Mindestanzahl", "Minimum", "minimale Anzahl Pods"],
    uk: ["нижня межа", "мінімум", "мінімальна кількість подів"],
    leadTo: ["field/spec.minReplicas", "lesson/the-ratio/3"],
  },
  {
    en: ["ceiling", "maximum", "max", "maximum number of pods", "upper bound", "max replicas"],
    de: ["Obergrenze", "Höchstanzahl", "Maximum", "maximale Anzahl Pods"],
    uk: ["верхня межа", "максимум", "максимальна кількість подів"],
    leadTo: ["field/spec.maxReplicas", "lesson/the-ratio/3"],
  },
  {
    en: ["not scaling", "does not scale", "no scaling", "HPA not working", "unable to get metrics"],
    de: ["skaliert nicht", "HPA funktioniert nicht", "keine Skalierung"],
    uk: ["не масштабується", "HPA не працює"],
    leadTo: ["library/sidecar-without-request", "kubectl/describe", "library/missing-samples", "incident/metricsServerDown"],
  },
  {
    en: ["too slow", "scaling too slow", "slow scale-up", "takes too long"],
    de: ["zu langsam", "skaliert zu langsam", "dauert zu lange"],
    uk: ["занадто повільно", "повільне масштабування", "триває надто довго"],
    leadTo: ["library/fivefold-spike", "lesson/how-fast-up", "setting/readinessSeconds", "setting/metricResolutionSeconds"],
  },
  {
    en: ["kubectl autoscale", "autoscale command", "create an autoscaler"],
    de: ["Autoscaler anlegen", "Autoscaler erstellen"],
    uk: ["створити автоскейлер", "команда autoscale"],
    leadTo: ["field/spec.metrics[].resource.target.averageUtilization", "field/spec.minReplicas", "field/spec.maxReplicas"],
  },
  {
    en: ["events", "conditions", "ScalingActive", "AbleToScale", "ScalingLimited", "status", "SuccessfulRescale"],
    de: ["Ereignisse", "Bedingungen", "Status", "Zustand"],
    uk: ["події", "умови", "стан"],
    leadTo: ["kubectl/describe", "kubectl/events"],
  },
  {
    en: ["cost", "costs", "money", "savings", "efficiency"],
    de: ["Kosten", "Ersparnis", "Effizienz"],
    uk: ["вартість", "витрати", "економія"],
    leadTo: ["outcome/podHours", "outcome/cpuHoursRequested"],
  },
  {
    en: ["accuracy", "trust", "is this real", "verification", "limitations", "simplifications", "source code"],
    de: ["Genauigkeit", "Vertrauen", "Grenzen der Simulation", "Vereinfachungen", "Quellcode"],
    uk: ["точність", "довіра", "обмеження симуляції", "спрощення", "вихідний код"],
    leadTo: ["about/checked", "about/simpler", "about/differences"],
  },
];

/** People's words for each target. */
const byTarget = new Map<string, Called[]>();
for (const { en, de, uk, leadTo } of peoplesWords)
  for (const [place, target] of leadTo.entries()) {
    const called = [...en, ...de, ...uk].map((words): Called => ({ words, place }));
    byTarget.set(target, [...(byTarget.get(target) ?? []), ...called]);
  }

export const calledOf = (target: string): readonly Called[] => byTarget.get(target) ?? [];

/** Words that say nothing by themselves. */
export const littleWords: readonly string[] = [
  "a an the to of for in on is are do does how what why when i my it and",
  "der die das ein eine ist sind wie was warum wann ich es und von für im mit",
  "як що чому коли це і й та у в на до для з із чи не",
].flatMap((words) => words.split(" "));
