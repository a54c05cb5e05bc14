/**
 * All that a text with a ScaledObject needs: its run, its judgement and help on it. Its code comes late, because a plain HPA needs none of it.
 * From its first import on, runs and readers know ScaledObjects.
 */
import { provideKeda } from "../simulation/lateKeda";
import { simulatedKeda } from "../simulatedKeda/simulatedKeda";

provideKeda(simulatedKeda);

export { kedaAdviceRules, type KedaAdviceRule } from "../manifest/advice/kedaAdviceRules";
export { diagnoseScaledObject } from "../scaledObject/diagnoseScaledObject";
export { scaledObjectCompletionsAt, scaledObjectFieldAt } from "../scaledObject/guide/grammar";
export { hasScaledObjectDocument } from "../scaledObject/hasScaledObjectDocument";
export { hpaItMakes } from "../scaledObject/hpaItMakes";
