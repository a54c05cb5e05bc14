import { defaultFeatureGates } from "../../controller/flags";
import { entry } from "../entry";
import { autoscaler, cpuUtilization } from "../manifest";

export const ownSyncPeriod = "  syncPeriodSeconds: 5\n";

export const syncEveryFiveSeconds = entry(
  {
    id: "sync-every-five-seconds",
    group: "rates",
    title: "Would a sync every 5 s scale up earlier?",
    text:
      "By 5 s on average, and by 10 s at most. " +
      "After a change in load it takes up to 55 s until a sync sees all of it. " +
      "40 s of them are the age of the samples, which no sync makes younger, and 15 s are the sync period. " +
      "spec.syncPeriodSeconds is a preview: it is not certain that 1.38 is released with it.",
    look: {
      at: 613,
      zoom: { from: 300, to: 900 },
      figure: "replicas",
      text: "The load rises at 10:00. The first sample that shows it is there at 10:13, and so is a sync.",
    },
    change: "Remove syncPeriodSeconds: 5. The sync after the first sample is then at 10:23, and the count rises 10 s later.",
    source: "https://github.com/kubernetes/enhancements/issues/6003",
  },
  {
    manifest: autoscaler({ name: "web", min: 4, max: 40, metrics: [cpuUtilization(50)] }) + ownSyncPeriod,
    minutes: 30,
    load: [
      [0, 19.2],
      [600, 19.2],
      [601, 96],
      [1800, 96],
    ],
    workload: { initialReplicas: 4, cpuLimitMilli: 400 },
    cluster: { kubeletPeriodSeconds: 10, syncPhaseSeconds: 8 },
    flags: {
      kubernetesVersion: "1.38",
      featureGates: { ...defaultFeatureGates("1.38"), HPAConfigurableSyncPeriod: true },
    },
  },
);
