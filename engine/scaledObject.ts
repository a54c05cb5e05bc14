/** How a worker helps with a text that has a ScaledObject. It is apart from its judgement, and as late. */
export { scaledObjectCompletionsAt, scaledObjectFieldAt } from "./scaledObject/guide/grammar";
export { hasScaledObjectDocument } from "./scaledObject/hasScaledObjectDocument";
export { hpaItMakes } from "./scaledObject/hpaItMakes";
