/** How a worker judges a text with a ScaledObject, and what the page says of its advice. Its code is late, because a page with a plain HPA needs none of it. */
export { kedaAdviceRules, type KedaAdviceRule } from "./manifest/advice/kedaAdviceRules";
export { diagnoseScaledObject } from "./scaledObject/diagnoseScaledObject";
export { hasScaledObjectDocument } from "./scaledObject/hasScaledObjectDocument";
