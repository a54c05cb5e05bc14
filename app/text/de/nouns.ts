import type { Catalogue } from "../../ui/language";

/** Nominative and accusative; a sentence that needs another case is worded differently. */
export const nouns: Catalogue["nouns"] = {
  character: { one: "Zeichen", other: "Zeichen" },
  container: { one: "Container", other: "Container" },
  "counted pod": { one: "gezählter Pod", other: "gezählte Pods" },
  document: { one: "Dokument", other: "Dokumente" },
  error: { one: "Fehler", other: "Fehler" },
  "failed request": { one: "fehlgeschlagene Anfrage", other: "fehlgeschlagene Anfragen" },
  field: { one: "Feld", other: "Felder" },
  lesson: { one: "Lektion", other: "Lektionen" },
  line: { one: "Zeile", other: "Zeilen" },
  metric: { one: "Metrik", other: "Metriken" },
  "missing pod": { one: "fehlender Pod", other: "fehlende Pods" },
  "more rescale": { one: "weitere Skalierung", other: "weitere Skalierungen" },
  node: { one: "Node", other: "Nodes" },
  pod: { one: "Pod", other: "Pods" },
  point: { one: "Punkt", other: "Punkte" },
  question: { one: "Frage", other: "Fragen" },
  replica: { one: "Replica", other: "Replicas" },
  sample: { one: "Messwert", other: "Messwerte" },
  step: { one: "Stufe", other: "Stufen" },
  "unready pod": { one: "nicht bereiter Pod", other: "nicht bereite Pods" },
  value: { one: "Wert", other: "Werte" },
  hit: { one: "Treffer", other: "Treffer" },
  statement: { one: "Aussage", other: "Aussagen" },
  sync: { one: "Abgleich", other: "Abgleiche" },
};
