/**
 * All that a text with a VerticalPodAutoscaler needs: its judgement and help on it, the decisions of the recommender, the updater and the
 * admission controller, and the three in a run. Its code comes late, because most texts have none.
 */
export { vpaAdviceRules, type VpaAdviceRule } from "../manifest/advice/vpaAdviceRules";
export { admitPod, observedContainersValue, type Admission, type AdmissionFlags, type AdmissionPatch } from "../vpa/admission";
export type { ContainerCheckpoint } from "../vpa/aggregateContainerState";
export { applyVpaPolicy, processRecommendation } from "../vpa/capping";
export { resourceListOf, resourceTextsOf, type ResourceList, type ResourceTexts } from "../vpa/quantities";
export { createRecommender, defaultRecommenderFlags, type Recommender, type RecommenderFlags } from "../vpa/recommender";
export type { ReplicaCreator, UpdatedContainer, UpdatedPod } from "../vpa/updatedPod";
export { runUpdater, type UpdaterAction, type UpdaterCalls, type UpdaterRun } from "../vpa/updater";
export { defaultUpdaterFlags, newUpdaterMemory, type UpdaterFlags, type UpdaterMemory } from "../vpa/updaterFlags";
export type { UpdaterCode } from "../vpa/updaterLog";
export type { ContainerResourcePolicy, Recommendation, UpdateMode, VerticalPodAutoscaler } from "../vpa/vpa";
export { diagnoseVpa, withVpaProblems } from "../vpa/manifest/diagnoseVpa";
export { vpaCompletionsAt, vpaFieldAt } from "../vpa/manifest/guide/grammar";
export { parseVpa, type ReadVpa, type VpaReading } from "../vpa/manifest/parseVpa";
export { simulatedVpa } from "../vpaRun/simulatedVpa";
