import { entry } from "../entry";
import { autoscaler, memoryUtilization } from "../manifest";

export const idleMemory = entry(
  {
    id: "idle-memory",
    group: "metrics",
    title: "There is no load at all: why does it scale to the maximum?",
    text:
      "An idle pod already uses more memory than the target allows. " +
      "One more pod takes no memory from the others, so all stay as full as before. " +
      "So each sync proposes more pods, up to maxReplicas, and none ever goes.",
    look: { at: 300, zoom: { from: 0, to: 720 }, figure: "metric", text: "The utilization does not fall when pods are added." },
    change: "Raise the memory request to 128Mi: the idle pods are then at 48%, and no pod is added.",
    source: "https://github.com/jaseci-labs/jac/issues/9055",
  },
  {
    manifest: autoscaler({ name: "web", min: 1, max: 8, metrics: [memoryUtilization(80)] }),
    minutes: 30,
    load: [[0, 0]],
    workload: { initialReplicas: 2, idleMemoryMebibytes: 62 },
  },
);
