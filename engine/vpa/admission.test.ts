import { describe, expect, test } from "vitest";
import { validQuantity } from "../lib/quantity";
import { admitPod, observedContainersValue, type Admission } from "./admission";
import { resourceListOf, resourceTextsOf, zeroQuantity } from "./quantities";
import { defaultVpaFeatureGates, type PodContainer, type StartupBoost, type VerticalPodAutoscaler } from "./vpa";

const app: PodContainer = {
  name: "app",
  requests: resourceListOf({ cpu: "250m", memory: "256Mi" }),
  limits: resourceListOf({ cpu: "500m" }),
};
const target = resourceListOf({ cpu: "1", memory: "1Gi" });
const vpa: VerticalPodAutoscaler = { name: "web", recommendation: [{ containerName: "app", target }] };
const gates = { ...defaultVpaFeatureGates, CPUStartupBoost: true };

function admit(changes: Partial<VerticalPodAutoscaler>, containers = [app], limitRanges: Parameters<typeof admitPod>[2] = []): Admission {
  return admitPod({ ...vpa, ...changes }, containers, limitRanges, { maxAllowedCPUBoost: zeroQuantity, gates });
}

/** Requests and limits of the first container after the patches. */
function resourcesAfter({ patch }: Admission) {
  if (!patch.ok) return patch.error;
  const { requests = {}, limits = {} } = patch.containers[0]!;
  return { requests: resourceTextsOf(requests), limits: resourceTextsOf(limits) };
}

describe("a pod gets", () => {
  test("what is recommended, and limits in the same proportion", () => {
    expect(resourcesAfter(admit({}))).toEqual({ requests: { cpu: "1", memory: "1Gi" }, limits: { cpu: "2" } });
  });

  test("no limits where the policy controls only requests, and requests within the limits", () => {
    const containerPolicies = [{ containerName: "app", controlledValues: "RequestsOnly" as const }];
    expect(resourcesAfter(admit({ containerPolicies }))).toEqual({ requests: { cpu: "500m", memory: "1Gi" }, limits: { cpu: "500m" } });
  });

  test("nothing in mode Off, and nothing without a recommendation", () => {
    const asItWas = { requests: { cpu: "250m", memory: "256Mi" }, limits: { cpu: "500m" } };
    expect(resourcesAfter(admit({ updatePolicy: { updateMode: "Off" } }))).toEqual(asItWas);
    expect(resourcesAfter(admitPod({ name: "web" }, [app], [], { maxAllowedCPUBoost: zeroQuantity, gates }))).toEqual(asItWas);
  });

  test("the last default of several LimitRanges where a container has no limit", () => {
    const limitRanges = ["512Mi", "1Gi"].map((memory) => ({ type: "Container" as const, default: resourceListOf({ memory }) }));
    expect(resourcesAfter(admit({}, [app], limitRanges))).toMatchObject({ limits: { cpu: "2", memory: "4Gi" } });
  });

  test("one annotation that says what was set, and one that names the containers", () => {
    const { patch } = admit({});
    expect(patch).toMatchObject({
      podAnnotations: {
        vpaUpdates:
          "Pod resources updated by web: container 0: memory: limit NOT set since originalLimit is nil or 0, cpu request, memory request, cpu limit",
      },
    });
    expect(observedContainersValue([app, { name: "sidecar" }])).toBe("app, sidecar");
  });
});

describe("a startup boost", () => {
  const boosted = (startupBoost: StartupBoost) => resourcesAfter(admit({ startupBoost }));

  test("multiplies or adds", () => {
    expect(boosted({ factor: 3 })).toMatchObject({ requests: { cpu: "3" }, limits: { cpu: "6" } });
    expect(boosted({ type: "Quantity", quantity: validQuantity("500m") })).toMatchObject({ requests: { cpu: "1500m" } });
  });

  test("that cannot be computed leaves the pod as it is", () => {
    expect(boosted({})).toBe("startupBoost.CPU.Factor is required when Type is Factor or not specified");
    expect(boosted({ factor: 0.5 })).toBe("boost factor must be >= 1");
    expect(boosted({ type: "Quantity" })).toBe("startupBoost.CPU.Quantity is required when Type is Quantity");
  });
});
