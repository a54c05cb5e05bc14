import type { ClusterProblem } from "./problem";

/** Names come from a pasted text, so only one that the API allows becomes part of a command. */
export const isSafeName = (name: string): boolean => /^[a-z0-9](?:[-a-z0-9.]{0,251}[a-z0-9])?$/.test(name);

const customResources = "kubectl get crd -o custom-columns='NAME:.metadata.name,SCALE:.spec.versions[*].subresources.scale'";

/** What to run next to see more of a problem. */
export function commandFor(problem: ClusterProblem, inNamespace: string): string | null {
  switch (problem.kind) {
    case "missingRequest":
      return `kubectl get pods${inNamespace} -o custom-columns='POD:.metadata.name,CONTAINER:.spec.containers[*].name,REQUESTS:.spec.containers[*].resources.requests'`;
    case "noResourceMetrics":
    case "podsUnready":
    case "somePodsUnmeasured":
      return `kubectl top pods${inNamespace} --containers`;
    case "resourceApiUnavailable":
      return "kubectl get apiservice v1beta1.metrics.k8s.io";
    case "noCustomMetrics":
    case "unknownMetric":
      return "kubectl get --raw /apis/custom.metrics.k8s.io/v1beta1";
    case "noExternalMetrics":
      return "kubectl get --raw /apis/external.metrics.k8s.io/v1beta1";
    case "unknownKind":
      return "kubectl api-resources -o wide";
    case "forbidden":
      return canI(problem, inNamespace);
    case "apiNotRegistered":
      return "kubectl get apiservices | grep metrics.k8s.io";
    case "emptyAnswer":
      return problem.metric !== null && isSafeMetric(problem.metric) && problem.api === "external" && inNamespace !== ""
        ? `kubectl get --raw /apis/external.metrics.k8s.io/v1beta1/namespaces/${inNamespace.slice(" -n ".length)}/${problem.metric}`
        : `kubectl get --raw /apis/${problem.api}.metrics.k8s.io/v1beta1`;
    case "noScaleOfKind":
      return problem.isScalable === null ? customResources : null;
    case "invalidSelector":
      return customResources;
    case "podsNotReady":
      return notReadyCommand(problem, inNamespace);
    case "podsMissing":
      return `kubectl describe replicasets${inNamespace}`;
    case "podsRefused":
      return problem.why === "quota" ? `kubectl describe quota${inNamespace}` : `kubectl describe replicasets${inNamespace}`;
    case "quotaFull":
      return `kubectl describe quota${inNamespace}`;
    case "verticalAutoscaler":
      return `kubectl get vpa${inNamespace} -o yaml`;
    case "podsUnschedulable":
      return "kubectl describe nodes";
    case "noSuchContainer":
      return `kubectl get pods${inNamespace} -o custom-columns='POD:.metadata.name,CONTAINERS:.spec.containers[*].name'`;
    case "writeRefused":
      return problem.why === "denied" ? "kubectl get validatingwebhookconfigurations,mutatingwebhookconfigurations" : null;
    case "noTarget":
    case "scalingDisabled":
      return `kubectl get deployments,statefulsets,replicasets${inNamespace}`;
    case "noPods":
      return `kubectl get pods${inNamespace} --show-labels`;
    case "overlap":
      return `kubectl get hpa${inNamespace} -o wide`;
    case "missingRequestInObject":
      return `kubectl get ${problem.of.toLowerCase()}${inNamespace} ${problem.name} -o yaml`;
    case "sharedTarget":
      return `kubectl get hpa${inNamespace}`;
    case "sharedPods":
      return `kubectl get deployments,statefulsets${inNamespace} -o wide`;
    case "targetElsewhere":
      return "kubectl get deployments,statefulsets -A";
    case "foreignPods":
      return `kubectl get pods${inNamespace} --show-labels`;
    case "secondOwner":
      return problem.owner === "keda"
        ? `kubectl get scaledobjects,hpa${inNamespace}`
        : problem.owner === "manifest"
          ? `kubectl get deployments${inNamespace} -o yaml --show-managed-fields`
          : null;
    case "countsReset":
      return `kubectl get deployments${inNamespace} -o yaml --show-managed-fields`;
    case "atMaximum":
    case "clamped":
    case "fixedBounds":
    case "unknownFigure":
      return null;
  }
}

function notReadyCommand({ first, statuses }: Extract<ClusterProblem, { kind: "podsNotReady" }>, inNamespace: string): string | null {
  if (!isSafeName(first)) return null;
  return statuses.includes("CrashLoopBackOff")
    ? `kubectl logs ${first}${inNamespace} --all-containers --previous`
    : `kubectl describe pod ${first}${inNamespace}`;
}

const isSafeMetric = (name: string): boolean => /^[\w.:-]{1,200}$/.test(name);

/** Asks whether this user may do it. Null where a name is no plain one. */
function canI({ user, verb, resource }: Extract<ClusterProblem, { kind: "forbidden" }>, inNamespace: string): string | null {
  const [name = "", subresource] = resource.split("/", 2);
  if (!/^[\w.:@-]{1,200}$/.test(user) || !/^[a-z]+$/.test(verb) || !isSafeName(name)) return null;
  const below = subresource !== undefined && isSafeName(subresource) ? ` --subresource=${subresource}` : "";
  return `kubectl auth can-i ${verb} ${name}${below} --as=${user}${inNamespace}`;
}
