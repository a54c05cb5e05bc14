import { stepAt } from "../../engine/index";
import type { Run } from "../run/run";
import { useView } from "../store/view";
import { Icon } from "../ui/Icon";
import { t } from "../words/text";
import { quantity } from "../words/times";
import { podsTitles } from "../words/figures/podsHead";
import "./metricStrips.css";

interface PodsLineProps {
  run: Run;
  open: boolean;
  onToggle(): void;
}

/** The pods' figure folded to one line, which many metrics leave it. */
export function PodsLine({ run, open, onToggle }: PodsLineProps) {
  const second = useView(({ hover, cursor }) => hover ?? cursor);
  const ready = second === null ? undefined : run.stepSeconds.ready[stepAt(run.steps.at, second)];
  return (
    <button type="button" className="pods-line" aria-expanded={open} onClick={onToggle}>
      <span>
        <Icon name="caret" /> {podsTitles[0]}
      </span>
      {ready !== undefined && !Number.isNaN(ready) && <span>{t`${quantity(ready)} ready`}</span>}
    </button>
  );
}
