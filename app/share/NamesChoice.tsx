import { renamed, replacementsOf, reversed } from "../../engine/index";
import { useBaseline } from "../store/baseline";
import { useContinued, useMade, type Made } from "../store/continued";
import { useScenario } from "../store/scenario";
import { CheckField } from "../ui/CheckField";
import { t } from "../ui/text";

/** For a scenario that was made of evidence: whether what leaves the page has the names of the owner's cluster, and which they are. */
export function NamesChoice() {
  const made = useMade();
  if (made === null || made.replacements.length === 0) return null;
  return (
    <section className="share-names">
      <CheckField
        label={t`Keep the names of my cluster`}
        checked={made.hasOwnNames}
        onChange={(keeps) => keepNames(made, keeps)}
        help={
          made.hasOwnNames
            ? t`The link, the file, the report and the picture have the names of your cluster.`
            : t`The names of your cluster are replaced on the page, so the link, the file, the report and the picture do not have them.`
        }
      />
      <ul className="mono">
        {made.replacements.map(({ original, replacement }) => (
          <li key={original}>
            {made.hasOwnNames ? (
              original
            ) : (
              <>
                <s>{original}</s> {replacement}
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Replaces the names in the page's own scenario, so that everything made of it has the same ones. */
export function keepNames(made: Made, keeps: boolean): void {
  const { scenario, origin } = useScenario.getState();
  const replacements = keeps ? made.replacements : withNewNames(made.replacements, replacementsOf(scenario));
  const table = keeps ? reversed(replacements) : replacements;
  const next = renamed(origin, table);
  const nextOf = (one: typeof origin) => (one === origin ? next : renamed(one, table));
  useScenario.setState({ scenario: nextOf(scenario), origin: next });
  useBaseline.setState(({ scenario: pinned }) => (pinned === null ? {} : { scenario: nextOf(pinned) }));
  useContinued.setState({ made: { ...made, origin: next, replacements, hasOwnNames: keeps } });
}

/** Names that were typed since then have a replacement, too. */
function withNewNames(known: Made["replacements"], present: Made["replacements"]): Made["replacements"] {
  const taken = new Set(known.map(({ original }) => original));
  const fresh = present.filter(({ original }) => !taken.has(original));
  return [...known, ...fresh.map((each, index) => ({ ...each, replacement: `${each.kind}-${known.length + index + 1}` }))];
}
