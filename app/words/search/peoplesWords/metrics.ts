import type { PeoplesWords } from "./row";

/** What the autoscaler measures, and what is missing then. */
export const metrics: readonly PeoplesWords[] = [
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
    en: ["KEDA fallback", "KEDAScalerFailed", "scaler failed", "Prometheus down", "failureThreshold", "event source down"],
    de: ["Scaler schlägt fehl", "Prometheus ausgefallen", "Ereignisquelle ausgefallen"],
    uk: ["скейлер відмовив", "Prometheus недоступний", "джерело подій недоступне"],
    leadTo: ["incident/triggerSourceDown", "library/fallback-is-a-wish"],
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
    en: ["memory", "memory leak", "never scales down", "garbage collection"],
    de: ["Speicher", "Arbeitsspeicher", "Speicherleck", "skaliert nie herunter"],
    uk: ["пам’ять", "витік пам’яті", "ніколи не зменшується"],
    leadTo: ["library/idle-memory", "setting/memoryRequestMebibytes", "setting/memoryReleased", "setting/memoryLeakMebibytesPerHour"],
  },
  {
    en: ["memory limit", "OOM", "OOMKilled", "OOM killed", "out of memory", "exit code 137"],
    de: ["Speicher-Limit", "Speichergrenze", "Exit-Code 137"],
    uk: ["ліміт пам’яті", "забракло пам’яті", "код виходу 137"],
    leadTo: ["setting/memoryLimitMebibytes", "library/leak-at-limit", "incident/podsResized"],
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
    en: [
      "unable to get metrics",
      "no metrics returned from resource metrics API",
      "metrics API not available",
      "kubectl top does not work",
    ],
    de: ["Metrik-API nicht erreichbar", "Metriken nicht verfügbar"],
    uk: ["API метрик недоступний", "метрики недоступні"],
    leadTo: ["incident/metricsServerDown", "library/sidecar-without-request", "library/missing-samples", "kubectl/describe"],
  },
  {
    en: ["missing request for cpu", "missing request for memory", "failed to get cpu utilization"],
    de: ["Request für CPU fehlt"],
    uk: ["бракує запиту CPU"],
    leadTo: ["library/sidecar-without-request", "lesson/percent-of-what", "setting/cpuRequestMilli"],
  },
  {
    en: ["rate", "irate", "range vector", "PromQL", "rate interval", "scrape interval"],
    de: ["PromQL-Abfrage", "Abfragezeitraum", "Scrape-Intervall"],
    uk: ["запит PromQL", "проміжок запиту", "інтервал збору"],
    leadTo: ["signal/query", "setting/scrapeSeconds"],
  },
  {
    en: ["millicores", "suffix m", "thousandths", "quantity suffix", "overflow", "integer overflow", "-9223372036854775808m"],
    de: ["Tausendstel", "Überlauf", "Suffix m"],
    uk: ["тисячні", "мілі", "переповнення", "суфікс m"],
    leadTo: ["about/simpler-quantities", "about/differences"],
  },
];
