/** What the editor needs of a text with a ScaledObject. Its code comes late, because a page with a plain HPA does not need it. */
export { kedaAdviceRules, kedaRules, type KedaAdviceRule } from "./manifest/advice/kedaAdviceRules";
export { diagnoseScaledObject } from "./scaledObject/diagnoseScaledObject";
export { scaledObjectCompletionsAt, scaledObjectFieldAt } from "./scaledObject/guide/grammar";
export { hpaItMakes } from "./scaledObject/hpaItMakes";
export { parseScaledObject, type ScaledObjectReading } from "./scaledObject/parseScaledObject";
