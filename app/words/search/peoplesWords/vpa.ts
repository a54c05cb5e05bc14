import type { PeoplesWords } from "./row";

/** A Vertical Pod Autoscaler beside an HPA. */
export const vpa: readonly PeoplesWords[] = [
  {
    en: ["VPA", "vertical pod autoscaler", "HPA and VPA", "HPA and VPA together", "VerticalPodAutoscaler", "VPA and HPA on CPU"],
    de: ["vertikaler Autoscaler", "HPA und VPA"],
    uk: ["вертикальний автоскейлер", "HPA і VPA"],
    leadTo: ["lesson/hpa-and-vpa", "library/both-on-cpu", "library/requests-beside-a-vpa", "about/simpler-vpa", "setting/cpuRequestMilli"],
  },
  {
    en: ["controlledResources", "VPA only memory", "VPA memory only"],
    de: ["VPA nur Speicher"],
    uk: ["VPA лише пам’ять"],
    leadTo: ["library/vpa-for-memory-alone"],
  },
  {
    en: ["updateMode Initial", "VPA does not update pods", "VPA Initial mode"],
    de: ["VPA ändert Pods nicht"],
    uk: ["VPA не змінює поди"],
    leadTo: ["library/vpa-at-creation-alone", "library/vpa-without-a-history"],
  },
  {
    en: ["VPA evicts pods", "EvictedByVPA", "InPlaceOrRecreate", "VPA restarts pods", "VPA Recreate"],
    de: ["VPA verdrängt Pods", "VPA startet Pods neu"],
    uk: ["VPA витісняє поди", "VPA перезапускає поди"],
    leadTo: ["library/vpa-evicts-under-load", "library/vpa-without-a-history"],
  },
  {
    en: ["VPA upper bound", "VPA lower bound", "VPA recommendation too high", "uncappedTarget"],
    de: ["VPA obere Grenze", "VPA untere Grenze"],
    uk: ["верхня межа VPA", "нижня межа VPA"],
    leadTo: ["library/vpa-without-a-history", "library/vpa-under-a-limit-range"],
  },
  {
    en: ["VPA OOM", "VPA OOMKilled", "oom bump up"],
    de: ["VPA Speicher nach OOM"],
    uk: ["VPA після OOM"],
    leadTo: ["library/vpa-after-an-oom-kill"],
  },
  {
    en: ["VPA LimitRange", "VPA recommendation not applied", "capped to max in LimitRange"],
    de: ["VPA Empfehlung nicht angewendet"],
    uk: ["рекомендацію VPA не застосовано"],
    leadTo: ["library/vpa-under-a-limit-range"],
  },
  {
    en: ["AverageValue with VPA", "HPA on usage", "HPA independent of requests"],
    de: ["HPA unabhängig von Requests"],
    uk: ["HPA незалежно від requests"],
    leadTo: ["library/average-value-beside-a-vpa", "library/requests-beside-a-vpa"],
  },
];
