import type { ClusterProblem } from "../../../engine/index";

/** The names of a cluster that a problem has beside those of its autoscaler, each with its placeholder. */
export function problemNames(problem: ClusterProblem): (readonly [name: string, placeholder: string])[] {
  switch (problem.kind) {
    case "sharedPods":
      return [
        ...problem.workloads.map((each) => [each.slice(each.indexOf("/") + 1), "WORKLOAD"] as const),
        ...problem.scaledBy.map((each) => [each, "NAME"] as const),
      ];
    case "targetElsewhere":
      return problem.namespace === null ? [] : [[problem.namespace, "NAMESPACE"]];
    case "sharedTarget":
      return problem.others.map((each) => [each, "NAME"]);
    case "overlap":
      return problem.others.flatMap((each) => {
        const [namespace, name] = each.split("/", 2);
        return name === undefined
          ? [[each, "NAME"]]
          : [
              [namespace!, "NAMESPACE"],
              [name, "NAME"],
            ];
      });
    case "podsNotReady":
      return [[problem.first, "POD"]];
    case "foreignPods":
      return problem.pods.map((each) => [each, "POD"]);
    case "noSuchContainer":
      return [[problem.container, "CONTAINER"], ...(problem.pod === null ? [] : [[problem.pod, "POD"] as const])];
    case "verticalAutoscaler":
    case "quotaFull":
      return [[problem.name, "OBJECT"]];
    default:
      return [];
  }
}
