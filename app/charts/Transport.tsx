import { manifestOf } from "../../engine/index";
import { Icon, type IconName } from "../ui/Icon";
import { rich } from "../ui/rich";
import { t } from "../words/text";
import { syncPeriodWords } from "../words/names/syncPeriodWords";
import { clock, span } from "../words/times";
import { useScenario } from "../store/scenario";
import { stopsOf } from "../run/stops";
import { useTrace } from "../store/trace";
import { useView } from "../store/view";
import { openDialog } from "../store/windows";
import { speeds } from "../marks/play";
import { stepTo, togglePlaying } from "./playback";
import { Rests } from "./Rests";
import { stepTargets, type StepTargets } from "../marks/stepTargets";
import "../figures/transport.css";

/** Steps through the syncs of the run. */
export function Transport() {
  const cursor = useView((view) => view.cursor);
  const run = useTrace((trace) => trace.run);
  const durationSeconds = useScenario(({ scenario }) => scenario.durationSeconds);
  const speed = useView((view) => view.speed);
  const playing = useView((view) => view.playing);
  const hpa = run && manifestOf(run, cursor ?? 0);
  const syncPeriod = useScenario(({ scenario }) => syncPeriodWords(scenario, hpa));
  // A question about the whole run ends no steps.
  const endsAt = useTrace(({ cover }) => (cover && Number.isFinite(cover.until) ? cover.until : null));
  const [firstPoll, secondPoll] = run?.keda?.polls.at ?? [];
  const pollSeconds = firstPoll === undefined || secondPoll === undefined ? null : secondPoll - firstPoll;
  const targets = run && stepTargets(stopsOf(run), cursor);
  const button = (name: IconName & keyof StepTargets, label: string) => (
    <StepButton target={name} label={label} second={targets?.[name] ?? null} />
  );
  return (
    <div className="transport" role="toolbar" aria-label={t`Syncs`}>
      <span className="ends">{button("first", t`First sync`)}</span>
      {button("previousChange", t`Previous change`)}
      {button("previous", t`Previous sync`)}
      <PlayButton ready={run !== null} />
      {button("next", t`Next sync`)}
      {button("nextChange", t`Next change`)}
      <span className="ends">{button("last", t`Last sync`)}</span>
      <span className="time">
        {/* As wide as its longest time, so that the controls beside it do not move while the run is played. */}
        <span className="clock" style={{ minWidth: `${clock(durationSeconds).length - 0.5}ch` }}>
          <Clock />
        </span>
        <small>{t`of ${clock(durationSeconds)}`}</small>
      </span>
      <select
        className="speed"
        aria-label={t`Playback speed`}
        title={t`Seconds of the run per real second`}
        value={speed}
        onChange={(event) => useView.setState({ speed: Number(event.target.value) })}
      >
        {speeds.map((speed) => (
          <option key={speed} value={speed}>
            {speed}×
          </option>
        ))}
      </select>
      {playing ? (
        <span className="end hints">
          <Rests />
          <span className="by-keys">
            <span>{rich`${space} stop`}</span>
            <span>{rich`${<kbd>⇧→</kbd>} next change`}</span>
          </span>
        </span>
      ) : (
        <span className="end">
          {endsAt !== null && <span>{t`the steps end at ${clock(endsAt)} until you answer`}</span>}
          {endsAt === null && (
            <span>{pollSeconds === null ? t`every ${syncPeriod}` : t`polls ${span(pollSeconds)}, syncs ${syncPeriod}`}</span>
          )}
          {endsAt === null && <span className="by-keys">{rich`${left} ${right} step`}</span>}
          <span className="spare by-keys">{rich`${shift} ${left} ${right} change`}</span>
          <button
            type="button"
            className={endsAt === null ? "by-keys" : "spare by-keys"}
            aria-haspopup="dialog"
            onClick={() => openDialog("keys")}
          >
            {rich`${<kbd>?</kbd>} keys`}
          </button>
        </span>
      )}
    </div>
  );
}

const left = <kbd>←</kbd>;
const right = <kbd>→</kbd>;
const shift = <kbd>⇧</kbd>;
const space = <kbd>{t`Space`}</kbd>;

/** The time to which the run was played, else the time of the selected sync. Before one is selected Play would begin at the start. */
function Clock() {
  const second = useView(({ playhead, cursor }) => playhead ?? cursor);
  const ran = useTrace((trace) => trace.run !== null);
  return clock(ran && second !== null ? Math.floor(second) : 0);
}

function PlayButton({ ready }: { ready: boolean }) {
  const playing = useView((view) => view.playing);
  const label = playing ? t`Stop playing` : t`Play`;
  return (
    <button
      type="button"
      className="btn sq play"
      aria-label={label}
      title={t`${label} (Space)`}
      aria-disabled={!ready}
      onClick={togglePlaying}
    >
      <Icon name={playing ? "pause" : "play"} />
    </button>
  );
}

/** At an end the button stays in the tab order, because a disabled button would lose the focus. */
function StepButton({ target, label, second }: { target: IconName & keyof StepTargets; label: string; second: number | null }) {
  return (
    <button
      type="button"
      className="btn sq"
      aria-label={label}
      title={label}
      aria-disabled={second === null}
      onClick={() => second !== null && stepTo(target, second)}
    >
      <Icon name={target} />
    </button>
  );
}
