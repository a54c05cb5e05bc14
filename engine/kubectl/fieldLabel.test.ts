import { expect, test } from "vitest";
import { fieldLabel } from "./fieldLabel";

test.for([
  ["maxReplicaCount", "Max Replica Count"],
  ["apiVersion", "API Version"],
  ["uid", "UID"],
  ["queueURL", "Queue URL"],
  ["hpaName", "Hpa Name"],
  ["scaleTargetGVKR", "Scale Target GVKR"],
  ["respectPDBs", "Respect PDBs"],
  ["composite-metric", "Composite - Metric"],
  ["s0-prometheus", "s0-prometheus"],
  ["scaledobject.keda.sh/name", "scaledobject.keda.sh/name"],
  ["größeÄndern", "Größe Ändern"],
  ["", ""],
] as const)("%s is %s", ([field, label]) => {
  expect(fieldLabel(field, true)).toBe(label);
});

test("before 1.36 an acronym is parted from the word behind it", () => {
  expect(fieldLabel("respectPDBs", false)).toBe("Respect PD Bs");
  expect(fieldLabel("queueURLFromEnv", false)).toBe("Queue URL From Env");
  expect(fieldLabel("queueURLFromEnv", true)).toBe("Queue URLFrom Env");
});
