/** The door of the conformance tests: replays recorded traces of the real controllers and recordings of kubectl, of KEDA, of the Vertical Pod Autoscaler and of the components around the autoscaler, records simulated runs in the same form, reads manifests and quantities as the API server does, reads what people paste from their own cluster, and says what it proves. */
export { clusterFamilies, replayCluster, type ClusterFamily } from "../conformance/cluster";
export { explainTexts, type ExplainedTexts, type Hypothesis } from "../conformance/explain";
export { readEvidence } from "../conformance/evidence";
export { kedaFamilies, replayKeda, type KedaFamily } from "../conformance/keda";
export { replayKubectl, type KubectlFamily } from "../conformance/kubectl";
export { defaultManifest, validateManifest } from "../conformance/manifests";
export { readQuantity, type QuantityValues } from "../conformance/quantities";
export type { RecordedPod, RecordedSample, RecordedTick, RecordedTrace, ReplayedTick } from "../conformance/recorded";
export type { RecordedV1Tick, RecordedV1Trace, ReplayedV1Tick } from "../conformance/recordedV1";
export { replayTrace } from "../conformance/replay";
export { recordTrace, type RecordedRun } from "../conformance/recordTrace";
export { replayVpa, vpaFamilies, type VpaFamily } from "../conformance/vpa";
