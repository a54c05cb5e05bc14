import type { ReactNode } from "react";
import { stopsOf } from "../run/stops";
import { useTrace } from "../store/trace";
import { useView } from "../store/view";
import { rich } from "../ui/rich";
import { t } from "../words/text";
import { stepTo, togglePlaying } from "./playback";
import { Rests } from "./Rests";
import { stepTargets, type StepTargets } from "../marks/stepTargets";

/** The steps that a talk needs, each with the key that does the same. */
export function LargeTransport() {
  const cursor = useView((view) => view.cursor);
  const run = useTrace((trace) => trace.run);
  const playing = useView((view) => view.playing);
  const targets = run && stepTargets(stopsOf(run), cursor);
  return (
    <div className="large-transport" role="toolbar" aria-label={t`Syncs`}>
      <span>
        <StepButton label={t`Previous sync`} target="previous" targets={targets}>
          <kbd>←</kbd>
        </StepButton>{" "}
        <StepButton label={t`Next sync`} target="next" targets={targets}>
          {rich`${<kbd>→</kbd>} step`}
        </StepButton>
      </span>
      <StepButton label={t`Next change`} target="nextChange" targets={targets}>
        {rich`${<kbd>⇧→</kbd>} next change`}
      </StepButton>
      {playing && <Rests />}
      <button type="button" aria-label={playing ? t`Stop playing` : t`Play`} aria-disabled={run === null} onClick={togglePlaying}>
        {playing ? rich`${space} stop` : rich`${space} play`}
      </button>
    </div>
  );
}

const space = <kbd>{t`Space`}</kbd>;

interface StepButtonProps {
  label: string;
  target: keyof StepTargets;
  targets: StepTargets | null;
  children: ReactNode;
}

/** At an end the button stays in the tab order, because a disabled button would lose the focus. */
function StepButton({ label, target, targets, children }: StepButtonProps) {
  const second = targets?.[target] ?? null;
  return (
    <button type="button" aria-label={label} aria-disabled={second === null} onClick={() => second !== null && stepTo(target, second)}>
      {children}
    </button>
  );
}
