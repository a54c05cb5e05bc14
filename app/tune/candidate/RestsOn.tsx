import { hasSameRun } from "../../../engine/index";
import { useScenario } from "../../store/scenario";
import type { SearchSubject } from "../../store/search";
import { t } from "../../words/text";
import { useShown } from "../chosen";
import { standingsOf } from "../../ui/measuredWorkload";
import { groundsOf } from "../../words/study/groundWords";

/** What nobody measured and what the runs do not show. It is never folded. */
export function RestsOn({ asked }: { asked: SearchSubject }) {
  const grounds = groundsOf(asked.scenario, standingsOf(asked.scenario.workload));
  return (
    <section className="rests-on" aria-labelledby="rests-on">
      <h3 id="rests-on">{t`What these numbers rest on`}</h3>
      <ul>
        <Stale asked={asked} />
        {grounds.map((ground) => (
          <li key={ground}>{ground}</li>
        ))}
      </ul>
    </section>
  );
}

function Stale({ asked }: { asked: SearchSubject }) {
  const scenario = useScenario((state) => state.scenario);
  const shown = useShown();
  if (hasSameRun(scenario, asked.scenario) || (shown && hasSameRun(scenario, shown.scenario))) return null;
  return <li>{t`The scenario was edited after this search. “Today” is the scenario as it was searched.`}</li>;
}
