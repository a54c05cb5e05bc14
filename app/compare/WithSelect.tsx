import { useBaseline } from "../store/baseline";
import { useEditable } from "../store/mode";
import { useScenario } from "../store/scenario";
import { useSearch } from "../store/search";
import { t } from "../words/text";
import { comparedWith, compareWith, type ComparedWith } from "./comparedWith";
import { upgradeOf } from "./upgrade";

const choices: readonly { id: ComparedWith; label: string }[] = [
  { id: "pinned", label: t`the pinned run` },
  { id: "version", label: t`another Kubernetes version` },
  { id: "candidate", label: t`settings that Tune finds` },
];

/** What this run is compared with. A page for reading has only what is pinned. */
export function WithSelect() {
  const editable = useEditable();
  const pinned = useBaseline(({ scenario }) => scenario);
  const scenario = useScenario((state) => state.scenario);
  const value = useSearch((search) => comparedWith(pinned, scenario, search));
  if (!editable) return null;
  const choose = (id: string) => {
    const choice = choices.find((each) => each.id === id);
    if (choice) compareWith(choice.id);
  };
  return (
    <label className="compared-with">
      <span>{t`Compare with`}</span>
      <select value={value} onChange={({ target }) => choose(target.value)}>
        {choices.map(({ id, label }) => (
          <option key={id} value={id} disabled={id === "version" && upgradeOf(scenario) === null}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
