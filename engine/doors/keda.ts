/** All that a text with a ScaledObject needs: its run, its judgement and help on it. Its code comes late, because a plain HPA needs none of it. */
export { kedaAdviceRules, type KedaAdviceRule } from "../manifest/advice/kedaAdviceRules";
export { diagnoseScaledObject } from "../scaledObject/diagnoseScaledObject";
export { scaledObjectCompletionsAt, scaledObjectFieldAt } from "../scaledObject/guide/grammar";
export { hasScaledObject } from "../scaledObject/hasScaledObject";
export { hpaItMakes } from "../scaledObject/hpaItMakes";
export { simulatedKeda } from "../simulatedKeda/simulatedKeda";
