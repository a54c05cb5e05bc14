import { controllerFlags, type ManifestReading, type Scenario } from "../../engine/index";
import { vpaOf } from "../channel/loadVpa";

/** A judged manifest, with the errors of its VerticalPodAutoscalers. Kubernetes 1.2 came before them. */
export async function withVpa(manifest: string, flags: Scenario["flags"], reading: ManifestReading): Promise<ManifestReading> {
  const vpa = controllerFlags(flags) && (await vpaOf(manifest));
  return vpa === null ? reading : vpa.withVpaProblems(manifest, reading);
}
