import { useState } from "react";
import { readApart } from "../channel/readApart";
import type { TextKinds } from "../channel/textKinds";
import { useBaseline } from "../store/baseline";
import { useContinued, useMade } from "../store/continued";
import { useScenario } from "../store/scenario";
import { CheckField } from "../ui/CheckField";
import { t } from "../words/text";

/** For a scenario that was made of evidence: whether what leaves the page has the names of the owner's cluster, and which they are. */
export function NamesChoice() {
  const made = useMade();
  const [wrong, setWrong] = useState<string | null>(null);
  if (made === null || made.replacements.length === 0) return null;
  return (
    <section className="share-names">
      <CheckField
        label={t`Keep the names of my cluster`}
        checked={made.hasOwnNames}
        onChange={(keeps) => void keepNames(keeps).then(setWrong)}
        help={
          made.hasOwnNames
            ? t`The link, the file, the report and the picture have the names of your cluster.`
            : t`The names of your cluster are replaced on the page, so the link, the file, the report and the picture do not have them.`
        }
      />
      {wrong !== null && (
        <p className="c-error" role="alert">
          {wrong}
        </p>
      )}
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

/**
 * Replaces the names in the page's own scenario, so that everything made of it has the same ones. A worker reads the texts for it; what is
 * edited meanwhile is read once more. Returns what is wrong, in a sentence; null: nothing.
 */
export async function keepNames(keeps: boolean): Promise<string | null> {
  const { scenario, origin } = useScenario.getState();
  const { scenario: pinned } = useBaseline.getState();
  const { made } = useContinued.getState();
  if (made?.origin !== origin || made.hasOwnNames === keeps) return null;
  const named = { scenario, origin, pinned, replacements: made.replacements };
  const read = await readApart<TextKinds, "otherNames">("otherNames", { named, keeps });
  if (!read.ok) return read.error;
  const isPresent = useScenario.getState().scenario === scenario && useBaseline.getState().scenario === pinned;
  if (!isPresent || useContinued.getState().made !== made) return keepNames(keeps);
  const { answer } = read;
  useScenario.setState({ scenario: answer.scenario, origin: answer.origin });
  if (answer.pinned !== null) useBaseline.setState({ scenario: answer.pinned });
  useContinued.setState({ made: { ...made, origin: answer.origin, replacements: answer.replacements, hasOwnNames: keeps } });
  return null;
}
