import type { ReactNode } from "react";
import { kubernetesVersions, type KubernetesVersion } from "../../engine/index";
import { useBaseline } from "../store/baseline";
import { t } from "../words/text";
import { versionName } from "../words/names/versionName";
import { compareReleases, type Upgrade } from "./upgrade";

interface ReleaseHeadProps extends Upgrade {
  /** The samples of the two runs' lines. */
  marks: Readonly<Record<"baseline" | "now", ReactNode>>;
}

/** The two releases, each to choose, and how many of their differences matter here. */
export function ReleaseHead({ from, to, marks }: ReleaseHeadProps) {
  const releases = useBaseline(({ comparison }) => comparison?.releases ?? null);
  const known = releases?.from === from && releases.to === to ? releases : null;
  const changes = known?.changes.filter(({ change }) => change.part !== "outside") ?? [];
  const mattered = changes.filter(({ firstAt }) => firstAt !== null).length;
  return (
    <header className="release-head">
      <label>
        {marks.baseline}
        <span className="vh">{t`Release of the baseline`}</span>
        <Choice value={from} other={to} onChoose={(version) => compareReleases(version, to)} />
      </label>
      <span aria-hidden="true">→</span>
      <label>
        {marks.now}
        <span className="vh">{t`Release of this run`}</span>
        <Choice value={to} other={from} onChoose={(version) => compareReleases(from, version)} />
      </label>
      <span className="counts">
        {known && `${changes.length === 1 ? t`1 rule differs` : t`${changes.length} rules differ`}, ${matterWords(mattered)}`}
      </span>
    </header>
  );
}

const matterWords = (count: number): string =>
  count === 0 ? t`none matters here` : count === 1 ? t`1 matters here` : t`${count} matter here`;

interface ChoiceProps {
  value: KubernetesVersion;
  /** The release on the other side, which would leave nothing to compare. */
  other: KubernetesVersion;
  onChoose(version: KubernetesVersion): void;
}

const Choice = ({ value, other, onChoose }: ChoiceProps) => (
  <select
    value={value}
    onChange={({ target }) => {
      const chosen = kubernetesVersions.find((version) => version === target.value);
      if (chosen !== undefined) onChoose(chosen);
    }}
  >
    {kubernetesVersions.toReversed().map((version) => (
      <option key={version} value={version} disabled={version === other}>
        {versionName(version)}
      </option>
    ))}
  </select>
);
