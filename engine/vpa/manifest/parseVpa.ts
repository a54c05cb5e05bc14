import { reportProblems } from "../../manifest/finding";
import type { Diagnostic } from "../../manifest/problem";
import type { LimitRangeItem } from "../limitRange";
import { readVpas, type ReadVpa } from "./readVpa";

export type { ReadVpa } from "./readVpa";

/** What a text says about Vertical Pod Autoscalers. */
export interface VpaReading {
  problems: Diagnostic[];
  /** In the order of the text. Empty if a problem is an error. */
  vpas: ReadVpa[];
  /** The items of the LimitRanges in the first VerticalPodAutoscaler's namespace; null if the text has none. */
  limitRange: LimitRangeItem[] | null;
}

/** Reads a text that has a VerticalPodAutoscaler, as strictly as the API server and the webhook do, without advice. Never throws. */
export function parseVpa(text: string): VpaReading {
  const { vpas, limitRange, limitRangeFindings, textFindings } = readVpas(text);
  const findings = [...textFindings, ...vpas.flatMap((each) => each.findings), ...limitRangeFindings];
  const isRefused = findings.some(({ severity }) => severity === "error");
  const read = isRefused ? [] : vpas.flatMap((each) => each.read ?? []);
  return { problems: reportProblems(text, findings), vpas: read, limitRange: isRefused ? null : limitRange };
}
