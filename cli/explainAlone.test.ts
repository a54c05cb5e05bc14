import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { looksLikeEvidence } from "../engine/evidence/looksLikeEvidence";
import { explain } from "./explain";

/** Texts in which no autoscaler is, and which still tell why. */
const answer = (text: string) => explain(["file"], () => ({ text }), { form: "report", at: null });
const described = readFileSync(new URL("testing/alone/describe-scaledobject.txt", import.meta.url), "utf8");

const keda = (error: string) =>
  `2023-09-13T22:40:24Z\tERROR\tReconciler error\t${JSON.stringify({ controller: "scaledobject", controllerKind: "ScaledObject", ScaledObject: { name: "finch", namespace: "jobs" }, error })}\n`;

const refused = `W1111 15:09:04.768137   51420 warnings.go:70] unknown field "spec.metrics[0].resource.targetAverageUtilization"
Error: UPGRADE FAILED: failed to create resource: HorizontalPodAutoscaler.autoscaling "backend" is invalid: [spec.metrics[0].resource.target.type: Required value: must specify a metric target type, spec.metrics[0].resource.target.type: Invalid value: "": must be either Utilization, Value, or AverageValue, spec.metrics[0].resource.target.averageUtilization: Required value: must set either a target raw value or a target utilization]
`;

describe("what a server refused has its cause and its fix", () => {
  test.each([
    [
      "fields of v2beta1",
      refused,
      [
        "spec.metrics[0].resource.targetAverageUtilization is a field of an older version of the API. In autoscaling/v2 it is spec.metrics[0].resource.target.averageUtilization, beside type: Utilization.",
        "The API server refused this manifest: HorizontalPodAutoscaler backend.",
        "spec.metrics[0].resource.target is missing or not complete.",
      ],
    ],
    [
      "a version that the cluster no longer has",
      'error: resource mapping not found for name: "rail" namespace: "" from "hpa.yaml": no matches for kind "HorizontalPodAutoscaler" in version "autoscaling/v2beta2"\nensure CRDs are installed first\n',
      [
        "The API server does not know the kind HorizontalPodAutoscaler in version autoscaling/v2beta2.",
        "Kubernetes 1.26 removed autoscaling/v2beta2.",
      ],
    ],
    [
      "a ScaledObject in a cluster without KEDA",
      'Error: INSTALLATION FAILED: unable to build kubernetes objects from release manifest: resource mapping not found for name: "finch" namespace: "jobs" from "": no matches for kind "ScaledObject" in version "keda.sh/v1alpha1"\n',
      ["The cluster does not know keda.sh/v1alpha1. Install KEDA with its CRDs first."],
    ],
    [
      "a misspelt field",
      'Error from server (BadRequest): error when creating "hpa.yaml": HorizontalPodAutoscaler in version "v2" cannot be handled as a HorizontalPodAutoscaler: strict decoding error: unknown field "spec.maxReplica"\n',
      ["spec.maxReplica does not exist. Did you mean maxReplicas?"],
    ],
    [
      "the window of a ScaledObject",
      keda(
        'HorizontalPodAutoscaler.autoscaling "keda-hpa-finch" is invalid: spec.behavior.scaleDown.stabilizationWindowSeconds: Invalid value: 18000: must be less than or equal to 3600',
      ),
      [
        "The API server refused the HPA keda-hpa-finch that KEDA's operator makes of ScaledObject jobs/finch. So no HPA exists, or one from before stays as it is.",
        "Correct spec.behavior.scaleDown.stabilizationWindowSeconds. The API server says: “Invalid value: 18000: must be less than or equal to 3600”",
      ],
    ],
    [
      "a trigger without its address",
      keda('error parsing prometheus metadata: missing required parameter "serverAddress"'),
      [
        'KEDA\'s operator reports an error of ScaledObject jobs/finch: error parsing prometheus metadata: missing required parameter "serverAddress"',
      ],
    ],
    [
      "two ScaledObjects of one target",
      "Error from server: admission webhook \"vscaledobject.kb.io\" denied the request: the workload 'finch' of type 'apps/v1.Deployment' is already managed by the ScaledObject 'wren'\n",
      ["An admission webhook refused this ScaledObject.", "Put all triggers into one ScaledObject."],
    ],
  ])("%s", (_, text, sentences) => {
    const { exitCode, output } = answer(text);
    for (const sentence of sentences) expect(output).toContain(sentence);
    expect(exitCode).toBe(2);
    expect(looksLikeEvidence(text)).toBe(true);
  });
});

test.each([
  'Error from server (NotFound): horizontalpodautoscalers.autoscaling "web" not found\n',
  "The connection to the server localhost:8080 was refused - did you specify the right host or port?\n",
])("an error alone explains nothing, so it is 2 in both forms: %s", (text) => {
  for (const form of ["report", "json"] as const) {
    const { exitCode, errors } = explain(["file"], () => ({ text }), { form, at: null });
    expect([exitCode, errors]).toEqual([2, expect.stringContaining("file")]);
  }
});

describe("a described ScaledObject", () => {
  test("has its bounds, its triggers, and the count at which the tolerance keeps it", () => {
    const { exitCode, output } = answer(described);
    expect(output).toContain("This is the ScaledObject foo: minReplicaCount 21, maxReplicaCount 60.");
    expect(output).toContain("The trigger cron asks for 60 replicas from 0 10 * * * to 0 12 * * * (Europe/Paris).");
    expect(output).toContain("21, 30, 39, 48, 57. It stays at 57, because 60 ÷ 57 is within the tolerance of 10%.");
    expect(exitCode).toBe(2);
    expect(looksLikeEvidence(described)).toBe(true);
  });

  test("reaches the cron trigger's count where the policies divide it", () => {
    expect(answer(described.replace("Value:                       9", "Value:                       13")).output).not.toContain(
      "It stays at",
    );
  });

  test("that is not ready says so in KEDA's words", () => {
    const notReady = described.replace("Status:   True\n    Type:     Ready", "Status:   False\n    Type:     Ready");
    expect(answer(notReady).output).toContain("KEDA says that it is not ready: ScaledObject is defined correctly");
  });
});

test("what nothing here reads is named as what it is", () => {
  expect(answer("{{ .Values.image }}\n{{- if .Values.autoscaling.enabled }}\napiVersion: autoscaling/v2\n{{- end }}\n").errors).toContain(
    "This is a Helm template.",
  );
  expect(answer("GET /healthz 200 1ms\n").errors).toContain("Nothing here was printed by kubectl or Prometheus.");
});
