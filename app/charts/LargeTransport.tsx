import type { ReactNode } from "react";
import { useTrace } from "../store/trace";
import { select, useView } from "../store/view";
import { rich } from "../ui/rich";
import { t } from "../ui/text";
import { togglePlaying } from "./playback";
import { stepTargets } from "./stepTargets";

/** The steps that a talk needs, each with the key that does the same. */
export function LargeTransport() {
  const cursor = useView((view) => view.cursor);
  const run = useTrace((trace) => trace.run);
  const playing = useView((view) => view.playing);
  const targets = run && stepTargets(run.steps, cursor);
  return (
    <div className="large-transport" role="toolbar" aria-label={t`Syncs`}>
      <span>
        <StepButton label={t`Previous sync`} second={targets?.previous ?? null}>
          <kbd>←</kbd>
        </StepButton>{" "}
        <StepButton label={t`Next sync`} second={targets?.next ?? null}>
          {rich`${<kbd>→</kbd>} step`}
        </StepButton>
      </span>
      <StepButton label={t`Next change`} second={targets?.nextChange ?? null}>
        {rich`${<kbd>⇧→</kbd>} next change`}
      </StepButton>
      <button type="button" aria-label={playing ? t`Pause` : t`Play`} aria-disabled={run === null} onClick={togglePlaying}>
        {playing ? rich`${space} pause` : rich`${space} play`}
      </button>
    </div>
  );
}

const space = <kbd>{t`Space`}</kbd>;

/** At an end the button stays in the tab order, because a disabled button would lose the focus. */
function StepButton({ label, second, children }: { label: string; second: number | null; children: ReactNode }) {
  return (
    <button type="button" aria-label={label} aria-disabled={second === null} onClick={() => second !== null && select(second)}>
      {children}
    </button>
  );
}
