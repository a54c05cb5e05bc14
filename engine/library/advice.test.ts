import { expect, test } from "vitest";
import type { KubernetesVersion } from "../controller/releases";
import type { Scenario } from "../scenario/scenario";
import { controllerFlags } from "../scenario/scenario";
import { diagnoseScaledObject } from "../keda/manifest/diagnoseScaledObject";
import { diagnoseVpa } from "../vpa/manifest/diagnoseVpa";
import { library } from "./library";

/** What the editor says of a manifest, whatever its pods use. */
function rulesAbout({ manifest, flags }: Scenario): string[] {
  const controller = controllerFlags(flags);
  if (controller === null) return [];
  const { featureGates, tolerance, syncPeriodSeconds } = controller;
  const kubernetesVersion: KubernetesVersion | undefined = controller.kubernetesVersion;
  const context = { featureGates, kubernetesVersion, tolerance, syncPeriodSeconds, containers: null, silenced: [] };
  return diagnoseVpa(manifest, diagnoseScaledObject(manifest, context), []).diagnostics.map(({ rule, message }) => rule ?? message);
}

test("a ready manifest has advice only where its question or its type of target calls for it", () => {
  const advised = library.flatMap(({ id, scenario }) => {
    const rules = rulesAbout(scenario);
    return rules.length === 0 ? [] : [[id, ...rules].join(" ")];
  });
  expect(advised).toMatchInlineSnapshot(`
    [
      "value-of-backlog valueOfQueue",
      "all-unready valueOfQueue",
      "cooldown-is-not-the-window kedaScaleDown",
      "idle-is-not-a-minimum kedaWarnings kedaIdleReplicas",
      "cron-and-cpu kedaResourceToZero",
      "both-on-cpu vpaSameResource",
      "vpa-at-creation-alone vpaSameResource",
      "average-value-beside-a-vpa vpaSameResource",
      "vpa-under-a-limit-range leftOut",
    ]
  `);
});
