import { expect, test } from "vitest";
import { firstScenario } from "../scenario/first";
import { autoscalerName } from "./autoscalerName";

const hpa = (metadata: string) => `apiVersion: autoscaling/v2\nkind: HorizontalPodAutoscaler\nmetadata:\n${metadata}spec: {}\n`;

test("finds the autoscaler's name, whatever is around it", () => {
  expect(autoscalerName(firstScenario.manifest)).toBe("php-apache");
  expect(autoscalerName(hpa("  labels:\n    name: no\n  name: checkout # theirs\n"))).toBe("checkout");
  expect(autoscalerName(hpa("  name: 'check out'\r\n"))).toBe("check out");
  expect(autoscalerName(`kind: Deployment\nmetadata:\n  name: no\n---\n${hpa('  name: "checkout"\n')}`)).toBe("checkout");
  expect(autoscalerName("metadata:\n  name: first\nkind: HorizontalPodAutoscaler\n")).toBe("first");
  expect(
    autoscalerName(
      "kind: List\nitems:\n- kind: Service\n  metadata:\n    name: no\n- kind: HorizontalPodAutoscaler\n  metadata:\n    name: it\n",
    ),
  ).toBe("it");
  expect(autoscalerName(JSON.stringify({ kind: "HorizontalPodAutoscaler", metadata: { name: "json" } }, null, 2))).toBe("json");
});

test("finds none where none is written", () => {
  for (const text of ["", "kind: Deployment\nmetadata:\n  name: web\n", hpa("  labels: {}\n"), hpa("  name:\n"), "{}", ":\n- :\n"])
    expect(autoscalerName(text)).toBeNull();
});
