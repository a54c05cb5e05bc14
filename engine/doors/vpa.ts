/** The decisions of the Vertical Pod Autoscaler: its recommender, its updater and its admission controller. Its code comes late, because most runs have none. */
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
