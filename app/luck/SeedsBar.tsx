import { useId, useState } from "react";
import { seedRange } from "../../engine/index";
import { useLuck } from "../store/luck";
import { useLuckWork } from "../store/luckWork";
import { useScenario } from "../store/scenario";
import { useTrace } from "../store/trace";
import { t } from "../words/text";
import { quantity } from "../words/times";
import { setPlan } from "./plan";

/** How many seeds, which ones these are, and the button that runs them. */
export function SeedsBar() {
  const id = useId();
  const plan = useLuck((luck) => luck.plan);
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? String(plan.seeds);
  const valid = seedsIn(text) !== null;
  const type = (next: string) => {
    setTyped(next);
    const seeds = seedsIn(next);
    if (seeds !== null && seeds !== plan.seeds) setPlan({ seeds });
  };
  return (
    <div className="luck-bar">
      <label>
        {t`Seeds`}{" "}
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          name="luckSeeds"
          value={text}
          aria-invalid={!valid}
          aria-describedby={valid ? undefined : id}
          onChange={(event) => type(event.target.value)}
          onBlur={() => valid && setTyped(null)}
          onKeyDown={(event) => {
            const direction = event.key === "ArrowUp" ? 1 : event.key === "ArrowDown" ? -1 : 0;
            if (direction === 0) return;
            event.preventDefault();
            const { min, max } = seedRange;
            type(String(Math.min(max, Math.max(min, plan.seeds + direction * (event.shiftKey ? 10 : 1)))));
          }}
        />
      </label>
      {valid ? (
        <Progress />
      ) : (
        <span id={id} className="c-error" role="status">
          {t`From ${seedRange.min} to ${seedRange.max}; ${plan.seeds} still applies.`}
        </span>
      )}
      <RunButton seeds={plan.seeds} />
    </div>
  );
}

/** Returns a whole number of seeds in range, or null for any other text. */
function seedsIn(text: string): number | null {
  const seeds = /^\d{1,4}$/.test(text.trim()) ? Number(text) : NaN;
  return seeds >= seedRange.min && seeds <= seedRange.max ? seeds : null;
}

/** How far the runs have come, or which seeds have run. */
function Progress() {
  const { status, luck, failure } = useLuck();
  const seed = useScenario(({ scenario }) => scenario.seed);
  if (status === "failed") return <span className="c-error" role="status">{t`The seeds did not run: ${failure ?? ""}`}</span>;
  if (status === "running" || status === "stopped") {
    const [added, runs] = [luck?.added ?? 0, luck?.runs ?? 0];
    return (
      <span className="luck-progress">
        <span role="status">
          {status === "running"
            ? t`${quantity(added)} of ${quantity(runs)} runs`
            : t`Stopped after ${quantity(added)} of ${quantity(runs)} runs`}
        </span>
        {status === "running" && <progress aria-label={t`Runs of the seeds`} value={added} max={Math.max(1, runs)} />}
      </span>
    );
  }
  if (luck === null) return <span />;
  const [first, last] = [luck.seeds[0]!, luck.seeds.at(-1)!];
  return <span role="status">{t`${first} to ${last}, the page shows seed ${seed}`}</span>;
}

/** One button, so that it keeps the focus. */
function RunButton({ seeds }: { seeds: number }) {
  const status = useLuck((luck) => luck.status);
  const { begin, stop } = useLuckWork();
  // The bands are drawn with the run, so they must be of its scenario.
  const ready = useTrace(({ scenario }) => scenario !== null);
  const running = status === "running";
  const words = { none: t`Run ${seeds} seeds`, failed: t`Run ${seeds} seeds`, running: t`Cancel`, stopped: t`Go on`, done: t`Run again` };
  return (
    <button type="button" className="btn line" aria-disabled={!running && !ready} onClick={running ? stop : () => ready && begin()}>
      {words[status]}
    </button>
  );
}
