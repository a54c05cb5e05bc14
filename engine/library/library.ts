import { plainText } from "./boundNumbers";
import type { LibraryEntry } from "./entry";
import { ceilRatchet } from "./firstSteps/ceilRatchet";
import { fiveMinutesToShrink } from "./firstSteps/fiveMinutesToShrink";
import { fivefoldSpike } from "./firstSteps/fivefoldSpike";
import { noCpuLimit } from "./firstSteps/noCpuLimit";
import { noLowerThreshold } from "./firstSteps/noLowerThreshold";
import { percentOfRequests } from "./firstSteps/percentOfRequests";
import { smallDifference } from "./firstSteps/smallDifference";
import { edgeOfTolerance } from "./history/edgeOfTolerance";
import { forbiddenWindows } from "./history/forbiddenWindows";
import { upWhileBelowTarget } from "./history/upWhileBelowTarget";
import { wakesWhoeverSlept } from "./history/wakesWhoeverSlept";
import { cooldownIsNotTheWindow } from "./keda/cooldownIsNotTheWindow";
import { cronAndCpu } from "./keda/cronAndCpu";
import { fallbackIsAWish } from "./keda/fallbackIsAWish";
import { idleIsNotAMinimum } from "./keda/idleIsNotAMinimum";
import { jobsStartOver } from "./keda/jobsStartOver";
import { leftInTheQueue } from "./keda/leftInTheQueue";
import { pausedWithoutACount } from "./keda/pausedWithoutACount";
import { targetIsPerPod } from "./keda/targetIsPerPod";
import { averageHidesHotPod } from "./metrics/averageHidesHotPod";
import { busySidecar } from "./metrics/busySidecar";
import { databaseBehind } from "./metrics/databaseBehind";
import { failedPodsAreIgnored } from "./metrics/failedPodsAreIgnored";
import { highTarget } from "./metrics/highTarget";
import { idleMemory } from "./metrics/idleMemory";
import { missingCountAsIdle } from "./metrics/missingCountAsIdle";
import { missingSamples } from "./metrics/missingSamples";
import { oneMetricFails } from "./metrics/oneMetricFails";
import { rateOfYoungPods } from "./metrics/rateOfYoungPods";
import { overlappingLabels } from "./metrics/overlappingLabels";
import { requestsAtAnIngress } from "./metrics/requestsAtAnIngress";
import { sidecarDilutes } from "./metrics/sidecarDilutes";
import { sidecarWithoutRequest } from "./metrics/sidecarWithoutRequest";
import { surgeIsCopied } from "./metrics/surgeIsCopied";
import { targetAboveTheLimit } from "./metrics/targetAboveTheLimit";
import { valueOfBacklog } from "./metrics/valueOfBacklog";
import { applyResetsReplicas } from "./operations/applyResetsReplicas";
import { errorsOnScaleDown } from "./operations/errorsOnScaleDown";
import { newPodsIdle } from "./operations/newPodsIdle";
import { jobsCut } from "./operations/jobsCut";
import { leakAtLimit } from "./operations/leakAtLimit";
import { livenessStorm } from "./operations/livenessStorm";
import { nodeFails } from "./operations/nodeFails";
import { oneByOne } from "./operations/oneByOne";
import { startsInParallel } from "./operations/startsInParallel";
import { renamedContainer } from "./operations/renamedContainer";
import { resizePending } from "./operations/resizePending";
import { removingReplicas } from "./operations/removingReplicas";
import { retryStorm } from "./operations/retryStorm";
import { twoAutoscalers } from "./operations/twoAutoscalers";
import { disabledAndMax } from "./rates/disabledAndMax";
import { eightyReplicas } from "./rates/eightyReplicas";
import { minIsTheLeastChange } from "./rates/minIsTheLeastChange";
import { syncEveryFiveSeconds } from "./rates/syncEveryFiveSeconds";
import { tenPercentAndFive } from "./rates/tenPercentAndFive";
import { tenPercentOfThree } from "./rates/tenPercentOfThree";
import { thirtyPercentOrSeven } from "./rates/thirtyPercentOrSeven";
import { allUnready } from "./readiness/allUnready";
import { brokenRollout } from "./readiness/brokenRollout";
import { crashLoop } from "./readiness/crashLoop";
import { noReadinessProbe } from "./readiness/noReadinessProbe";
import { startUpBurst } from "./readiness/startUpBurst";
import { unreadyStillCounts } from "./readiness/unreadyStillCounts";
import { notACooldown } from "./stability/notACooldown";
import { scaleUpWindow } from "./stability/scaleUpWindow";
import { toleranceInManifest } from "./stability/toleranceInManifest";
import { flappingPods } from "./tuning/flappingPods";
import { morningDoubling } from "./tuning/morningDoubling";
import { podsAtNight } from "./tuning/podsAtNight";
import { afterAKill } from "./vpa/afterAKill";
import { amountBesideVpa } from "./vpa/amountBesideVpa";
import { bothOnCpu } from "./vpa/bothOnCpu";
import { evictedUnderLoad } from "./vpa/evictedUnderLoad";
import { onlyAtCreation } from "./vpa/onlyAtCreation";
import { onlyMemory } from "./vpa/onlyMemory";
import { requestsBesideVpa } from "./vpa/requestsBesideVpa";
import { underALimitRange } from "./vpa/underALimitRange";
import { withoutHistory } from "./vpa/withoutHistory";
import { pausedAtZero } from "./zero/pausedAtZero";
import { sleptThroughUpgrade } from "./zero/sleptThroughUpgrade";
import { stuckSinceUpgrade } from "./zero/stuckSinceUpgrade";
import { wakesFromZero } from "./zero/wakesFromZero";

/** In the order in which a person best reads them, group by group. */
const written: readonly LibraryEntry[] = [
  fiveMinutesToShrink,
  noLowerThreshold,
  smallDifference,
  ceilRatchet,
  percentOfRequests,
  fivefoldSpike,
  noCpuLimit,
  notACooldown,
  scaleUpWindow,
  toleranceInManifest,
  eightyReplicas,
  tenPercentAndFive,
  thirtyPercentOrSeven,
  tenPercentOfThree,
  minIsTheLeastChange,
  disabledAndMax,
  syncEveryFiveSeconds,
  idleMemory,
  averageHidesHotPod,
  databaseBehind,
  highTarget,
  targetAboveTheLimit,
  sidecarWithoutRequest,
  sidecarDilutes,
  busySidecar,
  oneMetricFails,
  missingSamples,
  missingCountAsIdle,
  failedPodsAreIgnored,
  overlappingLabels,
  valueOfBacklog,
  requestsAtAnIngress,
  rateOfYoungPods,
  surgeIsCopied,
  startUpBurst,
  noReadinessProbe,
  brokenRollout,
  unreadyStillCounts,
  allUnready,
  crashLoop,
  pausedAtZero,
  wakesFromZero,
  stuckSinceUpgrade,
  sleptThroughUpgrade,
  cooldownIsNotTheWindow,
  targetIsPerPod,
  leftInTheQueue,
  idleIsNotAMinimum,
  fallbackIsAWish,
  cronAndCpu,
  jobsStartOver,
  pausedWithoutACount,
  bothOnCpu,
  requestsBesideVpa,
  onlyMemory,
  onlyAtCreation,
  amountBesideVpa,
  withoutHistory,
  afterAKill,
  underALimitRange,
  evictedUnderLoad,
  applyResetsReplicas,
  removingReplicas,
  errorsOnScaleDown,
  newPodsIdle,
  leakAtLimit,
  livenessStorm,
  nodeFails,
  retryStorm,
  jobsCut,
  oneByOne,
  startsInParallel,
  twoAutoscalers,
  renamedContainer,
  resizePending,
  flappingPods,
  morningDoubling,
  podsAtNight,
  upWhileBelowTarget,
  forbiddenWindows,
  edgeOfTolerance,
  wakesWhoeverSlept,
];

export const library: readonly LibraryEntry[] = written.map((entry) => {
  const text = plainText(entry.text);
  return text === entry.text ? entry : { ...entry, text, marked: entry.text };
});
