import type { Catalogue } from "../../ui/language";

/** Nominative and accusative; a sentence that needs another case says it otherwise. */
export const nouns: Catalogue["nouns"] = {
  character: { one: "Zeichen", other: "Zeichen" },
  error: { one: "Fehler", other: "Fehler" },
  field: { one: "Feld", other: "Felder" },
  line: { one: "Zeile", other: "Zeilen" },
  "more rescale": { one: "weitere Skalierung", other: "weitere Skalierungen" },
  node: { one: "Node", other: "Nodes" },
  other: { one: "weiterer", other: "weitere" },
  pod: { one: "Pod", other: "Pods" },
  point: { one: "Punkt", other: "Punkte" },
  question: { one: "Frage", other: "Fragen" },
  "ready pod": { one: "bereiter Pod", other: "bereite Pods" },
  replica: { one: "Replica", other: "Replicas" },
  sample: { one: "Messwert", other: "Messwerte" },
  step: { one: "Stufe", other: "Stufen" },
  value: { one: "Wert", other: "Werte" },
};
