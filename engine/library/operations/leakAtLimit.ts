import { entry } from "../entry";
import { autoscaler, memoryUtilization } from "../manifest";

export const leakAtLimit = entry(
  {
    id: "leak-at-limit",
    group: "operations",
    title: "The HPA adds a pod for memory: why are the pods OOMKilled all the same?",
    text:
      "Each pod leaks 72Mi per hour, its limit is [160](workload.memoryLimitMebibytes)Mi, and at 25:30 the HPA scales out from 4 to 5. " +
      "A new pod lowers the average, but it takes no memory from the others: at 39:57 all four are OOMKilled in the same second. " +
      "The fifth pod gets all requests then, holds too many, and is OOMKilled 8 s later; 267 requests fail. " +
      "New containers begin with little memory, so at 45:15 the HPA scales in to 4.",
    look: {
      at: 2385,
      zoom: { from: 1440, to: 2820 },
      figure: "metric",
      text: "12 s before the kill the average is 86%, within the tolerance: four pods hold 159Mi, the new one 57Mi.",
    },
    change: "Set Leak to 0 on the Workload tab: no container is killed, and the count stays 4.",
    source: "https://kubernetes.io/docs/tasks/configure-pod-container/assign-memory-resource/",
  },
  {
    manifest: autoscaler({ name: "web", min: 4, max: 10, metrics: [memoryUtilization(80)] }),
    minutes: 60,
    load: [[0, 40]],
    workload: {
      initialReplicas: 4,
      idleMemoryMebibytes: 40,
      memoryLeakMebibytesPerHour: 72,
      memoryRequestMebibytes: 160,
      memoryLimitMebibytes: 160,
    },
  },
);
