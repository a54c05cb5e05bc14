import { entry } from "../entry";
import { autoscaler, memoryUtilization } from "../manifest";

export const idleMemory = entry(
  {
    id: "idle-memory",
    group: "metrics",
    title: "There is no load at all: why does it go to the maximum?",
    text:
      "An idle pod already holds more memory than the target allows, and a further pod takes nothing from the others: all are as full as before. " +
      "So each look asks for more, up to maxReplicas, and none is ever given back.",
    look: { at: 300, zoom: { from: 0, to: 720 }, figure: "metric", text: "Utilization stays where it is, however many pods there are." },
    change: "Raise the memory request to 128Mi: the idle pods are at 48%, and nothing is added.",
    source: "https://github.com/jaseci-labs/jac/issues/9055",
  },
  {
    manifest: autoscaler({ name: "web", min: 1, max: 8, metrics: [memoryUtilization(80)] }),
    minutes: 30,
    load: [[0, 0]],
    workload: { initialReplicas: 2, idleMemoryMebibytes: 62 },
  },
);
