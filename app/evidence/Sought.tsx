import { useEffect, useState } from "react";
import { useEvidence } from "../store/evidence";
import { useSeries } from "../store/evidenceSeries";
import { t } from "../words/text";

/** True while the worker computes the syncs of recorded series: what the texts say without them would be half of the answer. */
export function useSeriesSought(): boolean {
  const sought = useSeries((state) => state.sought);
  const hasSeries = useEvidence(({ explained }) => explained?.pieces.some(({ readAs }) => readAs.includes("series")) ?? false);
  return sought && hasSeries;
}

/** Most series are computed before anybody could read this. */
export function Sought() {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), 500);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p className="evidence-says" role="status">
      {slow && t`Working out each sync of the series …`}
    </p>
  );
}
