/**
 * What the page needs of a text with a ScaledObject, beside its diagnosis, which a worker makes. Its code comes late, because a page with a
 * plain HPA does not need it.
 */
export { kedaAdviceRules, type KedaAdviceRule } from "./manifest/advice/kedaAdviceRules";
export { scaledObjectCompletionsAt, scaledObjectFieldAt } from "./scaledObject/guide/grammar";
export { hasScaledObjectDocument } from "./scaledObject/hasScaledObjectDocument";
export { hpaItMakes } from "./scaledObject/hpaItMakes";
