import { useEffect, useRef, type ReactNode } from "react";
import { useKubectl, watchKubectl } from "../store/kubectl";
import { t } from "../words/text";
import { clock } from "../words/times";
import { Output } from "./Output";
import "./kubectl.css";

/** Shows what kubectl would have printed at the cursor's time. Without a cursor it shows `nothing`. */
export function KubectlPanel({ nothing }: { nothing: ReactNode }) {
  const printed = useKubectl((state) => state.printed);
  useEffect(() => {
    return watchKubectl();
  }, []);
  const wanted = useKubectl((state) => state.wanted);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (wanted === null || !printed) return;
    panel.current?.querySelector(`[data-command="${wanted}"]`)?.scrollIntoView({ block: "start" });
    useKubectl.setState({ wanted: null });
  }, [wanted, printed]);
  if (!printed) return nothing;
  return (
    <section ref={panel} className="terminal" aria-label={t`kubectl at ${clock(printed.at)}`}>
      {printed.outputs?.map(({ id, command, output }) => <Output key={id} id={id} command={command} output={output} />) ?? (
        <p className="soft">{t`The output could not be loaded. Reload the page to try again.`}</p>
      )}
    </section>
  );
}
