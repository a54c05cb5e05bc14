import { isKedaBefore, kedaVersionOf, kedaVersions, latestKedaVersion, type KedaVersion } from "../../engine/index";
import { setKedaVersion, useScenario } from "../store/scenario";
import { isKedaOffered } from "../store/start";
import { useSummaries } from "../store/summaries";
import { ChoiceField } from "../ui/ChoiceField";
import { kedaName } from "../words/comparison/kedaReleaseWords";
import { t } from "../words/text";
import { Group } from "./Group";

const versionHelp: Readonly<Record<KedaVersion, string>> = {
  "2.20": t`The rules of KEDA 2.20.2, which recordings of the real KEDA prove. The polling loop asks each source in every interval, also where it cannot change the count.`,
  "2.21": t`The rules of KEDA 2.21.1, from its documentation and its code; there are no recordings of it. A poll that cannot change the count asks no source: it takes what the HPA has read. There are triggers for ClickHouse and Google Cloud Spanner.`,
};

export interface KedaFormProps {
  /** Shows what an upgrade from one release of KEDA to another changes under this scenario. */
  onCompareKedaReleases(from: KedaVersion, to: KedaVersion): void;
}

/** The release of KEDA, where there is a ScaledObject. */
export function KedaForm({ onCompareKedaReleases }: KedaFormProps) {
  const summaries = useSummaries();
  const offered = useScenario(({ scenario }) => isKedaOffered(scenario, summaries));
  const version = useScenario(({ scenario }) => kedaVersionOf(scenario));
  if (!offered) return null;
  const [from, to] = isKedaBefore(version, latestKedaVersion) ? [version, latestKedaVersion] : [kedaVersions.at(-2)!, version];
  return (
    <Group title="KEDA">
      <ChoiceField
        label={t`KEDA version`}
        name="kedaVersion"
        help={versionHelp[version]}
        value={version}
        choices={kedaVersions.toReversed().map((each) => [each, each])}
        more={
          <button type="button" className="lk ask-upgrade" onClick={() => onCompareKedaReleases(from, to)}>
            {t`What would ${kedaName(from)} → ${kedaName(to)} change here?`}
          </button>
        }
        onChange={setKedaVersion}
      />
    </Group>
  );
}
