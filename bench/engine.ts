/** What the benchmark of the engine measures, bundled as the page's own code is. */
export { freshMemory, reconcileAutoscaler } from "../engine/controller/horizontal";
export {
  defaultFlags,
  diagnoseManifest,
  encodeLink,
  explainSeries,
  firstScenario,
  mergeEvidence,
  readEvidence,
  run,
  startRun,
} from "../engine/index";
export { maxReplicaSeconds } from "../engine/scenario/scenario";
