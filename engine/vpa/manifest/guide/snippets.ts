import { foreign, say } from "../../../lib/sentence";
import type { Snippet } from "../../../manifest/guide/snippets";

/** Blocks that are written often. */
export const vpaSnippets: readonly Snippet[] = [
  {
    path: "spec",
    label: say`resourcePolicy: memory only`,
    detail: say`beside an autoscaler on cpu`,
    documentation: say`The requests of memory change, and those of CPU stay for the autoscaler.`,
    lines: ["resourcePolicy:", "  containerPolicies:", '  - containerName: "${1:*}"', "    controlledResources: [${2:memory}]"],
  },
  {
    path: "spec",
    label: foreign("updatePolicy"),
    detail: say`how a recommendation reaches the pods`,
    documentation: say`Pods are resized without a restart where that is possible.`,
    lines: ["updatePolicy:", "  updateMode: ${1:InPlaceOrRecreate}"],
  },
  {
    path: "spec.resourcePolicy.containerPolicies[]",
    label: say`policy with bounds`,
    detail: say`minAllowed and maxAllowed`,
    documentation: say`The recommendation for this container stays within these bounds.`,
    lines: [
      'containerName: "${1:*}"',
      "minAllowed:",
      "  cpu: ${2:50m}",
      "  memory: ${3:64Mi}",
      "maxAllowed:",
      "  cpu: ${4:2}",
      "  memory: ${5:2Gi}",
    ],
  },
];
