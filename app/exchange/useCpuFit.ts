import { useEffect, useState } from "react";
import type { CpuFitReading } from "../../engine/index";
import type { FitRequest } from "./samplesRequests";
import type { useSamples } from "./useSamples";

/** The fit of the CPU to the requests; null while it is computed, and without a request. */
export function useCpuFit(
  { reader, version }: Pick<ReturnType<typeof useSamples>, "reader" | "version">,
  wanted: FitRequest | null,
): CpuFitReading | null {
  const [fitted, setFitted] = useState<{ asked: string; fit: CpuFitReading } | null>(null);
  const asked = wanted && JSON.stringify([version, wanted]);
  useEffect(() => {
    if (asked === null) return;
    const [, request] = JSON.parse(asked) as [number, FitRequest];
    void reader.ask("cpuFit", request).then((read) => {
      if (read?.ok === true) setFitted({ asked, fit: read.answer });
    });
  }, [reader, asked]);
  return fitted !== null && fitted.asked === asked ? fitted.fit : null;
}
