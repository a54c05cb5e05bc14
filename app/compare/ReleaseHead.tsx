import type { ReactNode } from "react";
import { kedaVersions, kubernetesVersions } from "../../engine/index";
import { useBaseline } from "../store/baseline";
import { kedaName } from "../words/comparison/kedaReleaseWords";
import { t } from "../words/text";
import { versionName } from "../words/names/versionName";
import { rowsOf } from "./releaseRows";
import { compareKedaReleases, compareReleases, type Upgrade } from "./upgrade";

interface ReleaseHeadProps {
  upgrade: Upgrade;
  /** The samples of the two runs' lines. */
  marks: Readonly<Record<"baseline" | "now", ReactNode>>;
}

/** The two releases, each to choose, and how many of their differences matter here. */
export function ReleaseHead({ upgrade, marks }: ReleaseHeadProps) {
  const comparison = useBaseline((baseline) => baseline.comparison);
  const rows = (comparison && rowsOf(comparison, upgrade))?.filter(({ isOutside }) => !isOutside);
  const mattered = rows?.filter(({ firstAt }) => firstAt !== null).length ?? 0;
  const [baseline, now] =
    upgrade.of === "keda"
      ? choicesOf(kedaVersions, upgrade, kedaName, compareKedaReleases)
      : choicesOf(kubernetesVersions, upgrade, versionName, compareReleases);
  return (
    <header className="release-head">
      <label>
        {marks.baseline}
        <span className="vh">{t`Release of the baseline`}</span>
        {baseline}
      </label>
      <span aria-hidden="true">→</span>
      <label>
        {marks.now}
        <span className="vh">{t`Release of this run`}</span>
        {now}
      </label>
      <span className="counts">
        {rows && `${rows.length === 1 ? t`1 rule differs` : t`${rows.length} rules differ`}, ${matterWords(mattered)}`}
      </span>
    </header>
  );
}

const matterWords = (count: number): string =>
  count === 0 ? t`none matters here` : count === 1 ? t`1 matters here` : t`${count} matter here`;

function choicesOf<T extends string>(
  versions: readonly T[],
  { from, to }: { from: T; to: T },
  nameOf: (version: T) => string,
  compare: (from: T, to: T) => void,
): readonly [baseline: ReactNode, now: ReactNode] {
  const common = { versions, nameOf };
  return [
    <Choice key="from" {...common} value={from} other={to} onChoose={(version) => compare(version, to)} />,
    <Choice key="to" {...common} value={to} other={from} onChoose={(version) => compare(from, version)} />,
  ];
}

interface ChoiceProps<T> {
  versions: readonly T[];
  nameOf(version: T): string;
  value: T;
  /** The release on the other side, which would leave nothing to compare. */
  other: T;
  onChoose(version: T): void;
}

const Choice = <T extends string>({ versions, nameOf, value, other, onChoose }: ChoiceProps<T>) => (
  <select
    value={value}
    onChange={({ target }) => {
      const chosen = versions.find((version) => version === target.value);
      if (chosen !== undefined) onChoose(chosen);
    }}
  >
    {versions.toReversed().map((version) => (
      <option key={version} value={version} disabled={version === other}>
        {nameOf(version)}
      </option>
    ))}
  </select>
);
