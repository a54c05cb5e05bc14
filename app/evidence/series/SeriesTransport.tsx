import { speeds } from "../../marks/play";
import { useEvidence } from "../../store/evidence";
import { useSeries } from "../../store/evidenceSeries";
import type { ShownSeries } from "../../run/shownSeries";
import { useView } from "../../store/view";
import { openDialog } from "../../store/windows";
import { Icon } from "../../ui/Icon";
import { rich } from "../../ui/rich";
import { t } from "../../words/text";
import { clock, span } from "../../words/times";
import { toggleSeriesPlay, useSeriesPlay } from "./seriesPlay";
import { go, syncTargets, useSeriesKeys, type SyncTargets } from "./seriesSteps";
import { hourMinute } from "../../words/evidence/series/wallClock";
import "../../figures/transport.css";

/** Steps through the recorded syncs, also by keys, and plays them. */
export function SeriesTransport({ series }: { series: ShownSeries }) {
  const sync = useEvidence((evidence) => evidence.sync);
  const playing = useSeries((state) => state.playing);
  const speed = useView((view) => view.speed);
  const targets = syncTargets(series, sync);
  useSeriesKeys();
  useSeriesPlay();
  const play = playing ? t`Stop playing` : t`Play`;
  const button = (name: keyof SyncTargets, label: string) => (
    <button
      type="button"
      className="btn sq"
      aria-label={label}
      title={label}
      aria-disabled={targets[name] === null}
      onClick={() => go(targets[name])}
    >
      <Icon name={name} />
    </button>
  );
  return (
    <div className="transport" role="toolbar" aria-label={t`Syncs`}>
      <span className="ends">{button("first", t`First sync`)}</span>
      {button("previousChange", t`Previous divergence`)}
      {button("previous", t`Previous sync`)}
      <button type="button" className="btn sq play" aria-label={play} title={t`${play} (Space)`} onClick={toggleSeriesPlay}>
        <Icon name={playing ? "pause" : "play"} />
      </button>
      {button("next", t`Next sync`)}
      {button("nextChange", t`Next divergence`)}
      <span className="ends">{button("last", t`Last sync`)}</span>
      <span className="time">
        <span className="clock" style={{ minWidth: "7.5ch" }}>
          {sync === null ? "–" : clock(series.at[sync]!)}
        </span>
        <small>{t`to ${hourMinute(series.to)}`}</small>
      </span>
      <select
        className="speed"
        aria-label={t`Playback speed`}
        title={t`Recorded seconds per real second`}
        value={speed}
        onChange={(event) => useView.setState({ speed: Number(event.target.value) })}
      >
        {speeds.map((one) => (
          <option key={one} value={one}>
            {one}×
          </option>
        ))}
      </select>
      <span className="end">
        <span>{t`every ${span(series.explanation.flags.syncPeriodSeconds)}`}</span>
        <span className="by-keys">{rich`${<kbd>←</kbd>} ${<kbd>→</kbd>} sync`}</span>
        <span className="spare by-keys">{rich`${<kbd>N</kbd>} next divergence`}</span>
        <button type="button" className="by-keys" aria-haspopup="dialog" onClick={() => openDialog("keys")}>
          {rich`${<kbd>?</kbd>} keys`}
        </button>
      </span>
    </div>
  );
}
