/** All that a text with a ScaledObject needs: its run, its judgement and help on it. Its code comes late, because a plain HPA needs none of it. */
export { kedaAdviceRules, type KedaAdviceRule } from "../manifest/advice/kedaAdviceRules";
export { diagnoseScaledObject } from "../keda/manifest/diagnoseScaledObject";
export { scaledObjectCompletionsAt, scaledObjectFieldAt } from "../keda/manifest/guide/grammar";
export { hasScaledObject } from "../keda/manifest/hasScaledObject";
export { hpaItMakes } from "../keda/manifest/hpaItMakes";
export { scaledObjectForm, triggerLines } from "../keda/manifest/scaledObjectForm";
export { simulatedKeda } from "../kedaRun/simulatedKeda";
