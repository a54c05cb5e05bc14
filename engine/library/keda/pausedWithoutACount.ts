import { entry } from "../entry";
import { requestsTrigger, scaledObject } from "../manifest";

const running = { name: "web", spec: "minReplicaCount: 2\nmaxReplicaCount: 20\n", triggers: [requestsTrigger("web", 15)] };

export const pausedWithoutACount = entry(
  {
    id: "paused-without-a-count",
    group: "KEDA",
    title: "KEDA is paused: why does nothing follow the load, not even the HPA?",
    text:
      "The annotation paused stops KEDA's polls and deletes its HPA. " +
      "The count stays as it is: three pods get three times their load for 15 minutes, and 41,158 requests fail. " +
      "At 30:00 the annotation goes. KEDA makes the HPA again, and its first sync writes 6.",
    look: {
      at: 1800,
      zoom: { from: 540, to: 2100 },
      figure: "replicas",
      text: "For 20 minutes there was no HPA and no decision. This is the first sync of the new one.",
    },
    change: 'Write paused-replicas: "10" instead of paused: KEDA writes 10 when it pauses, and only 58 requests fail.',
    source: "https://github.com/kedacore/keda/issues/3304",
  },
  {
    manifest: scaledObject(running),
    minutes: 60,
    load: [
      [0, 40],
      [900, 40],
      [901, 120],
      [2700, 120],
      [2701, 40],
      [3600, 40],
    ],
    workload: { initialReplicas: 3 },
    incidents: [
      { at: 600, kind: "hpaEdited", manifest: scaledObject({ ...running, annotations: 'autoscaling.keda.sh/paused: "true"\n' }) },
      { at: 1800, kind: "hpaEdited", manifest: scaledObject(running) },
    ],
  },
);
