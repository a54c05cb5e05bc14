import { useEffect, useState } from "react";
import type { CpuFitReading } from "../../engine/index";
import type { FitRequest } from "./samplesProtocol";
import type { useSamples } from "./useSamples";

/** The fit of the CPU to the requests; null while it is computed, and without a request. */
export function useCpuFit(
  { reader, version }: Pick<ReturnType<typeof useSamples>, "reader" | "version">,
  wanted: Omit<FitRequest, "type"> | null,
): CpuFitReading | null {
  const [fitted, setFitted] = useState<{ asked: string; fit: CpuFitReading } | null>(null);
  const asked = wanted && JSON.stringify([version, wanted]);
  useEffect(() => {
    if (asked === null) return;
    const [, request] = JSON.parse(asked) as [number, Omit<FitRequest, "type">];
    void reader.ask({ type: "fit", ...request }).then((answer) => {
      if (answer?.type === "fit") setFitted({ asked, fit: answer.fit });
    });
  }, [reader, asked]);
  return fitted !== null && fitted.asked === asked ? fitted.fit : null;
}
