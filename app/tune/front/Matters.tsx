import type { StepEffect } from "../../../engine/index";
import { useSearch } from "../../store/search";
import { variationWords } from "../../words/luck/variationWords";
import { t } from "../../words/text";
import { quantity } from "../../words/times";
import { casesOf, useChosen, useFieldWords, useShown } from "../chosen";
import { costWords, harmWords, type MeasureWords } from "../../words/study/measureWords";
import { EffectBar, effectSays, scaleOf } from "./EffectBar";

/** What each field does if it alone moves from the chosen candidate to its next value. */
export function Matters() {
  const chosen = useChosen();
  const shown = useShown();
  const study = useSearch(({ asked }) => asked?.study);
  const price = useSearch(({ asked }) => asked?.scenario.price);
  if (!chosen || !study) {
    return (
      <section className="what-matters" aria-labelledby="matters-title">
        <h2 id="matters-title">{t`What matters`}</h2>
        <p className="fine">{t`Once a candidate has run in all cases, this table says what each field does.`}</p>
      </section>
    );
  }
  const [effects, steps] = [shown?.effects ?? [], shown?.steps ?? null];
  return (
    <section className="what-matters" aria-labelledby="matters-title">
      <header>
        <h2 id="matters-title">{t`What matters, from the chosen candidate`}</h2>
        <span>{t`each field alone; median, bar from 5% to 95% of the runs`}</span>
      </header>
      {effects.length > 0 && <EffectTable effects={effects} cost={costWords(study.cost, price)} harm={harmWords(study.harm)} />}
      {steps === 0 && <p className="fine">{t`The study has no value next to these, so no field can move alone.`}</p>}
      {(steps === null || effects.length < steps) && (
        <p className="fine" role="status">
          {steps === null ? t`The steps are being worked out.` : t`${effects.length} of ${steps} steps have run.`}
        </p>
      )}
      <Grounds />
    </section>
  );
}

function EffectTable({ effects, cost, harm }: { effects: readonly StepEffect[]; cost: MeasureWords; harm: MeasureWords }) {
  const { words } = useFieldWords();
  const costMost = scaleOf(effects.map((effect) => effect.cost));
  const harmMost = scaleOf(effects.map((effect) => effect.harm));
  return (
    <div className="matters-rows">
      <table aria-labelledby="matters-title">
        <thead>
          <tr>
            <th scope="col">{t`field, moved alone`}</th>
            <th scope="col" className="num">
              {t`from → to`}
            </th>
            <th scope="col" colSpan={2}>
              {cost.name}
            </th>
            <th scope="col" colSpan={2}>
              {harm.axis}
            </th>
          </tr>
        </thead>
        <tbody>
          {effects.map(({ path, from, to, ...effect }) => (
            <tr key={`${path} ${to}`}>
              <th scope="row" className="mono">
                {words(path).lead !== "" && <i>{words(path).lead} </i>}
                {words(path).name}
              </th>
              <td className="num">
                {from} → <b>{to}</b>
              </td>
              <Effect spread={effect.cost} most={costMost} words={cost} />
              <Effect spread={effect.harm} most={harmMost} words={harm} withP95 />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface EffectProps {
  spread: StepEffect["cost"];
  most: number;
  words: MeasureWords;
  withP95?: boolean;
}

function Effect({ spread, most, words, withP95 = false }: EffectProps) {
  if (spread.none) {
    return (
      <td colSpan={2} className="no-difference">
        {t`makes no difference here`}
      </td>
    );
  }
  const { bar, numbers } = effectSays(spread, words, withP95);
  return (
    <>
      <td className="bar">
        <EffectBar spread={spread} most={most} label={bar} />
      </td>
      <td className="num">{numbers}</td>
    </>
  );
}

/** Where the numbers come from. */
function Grounds() {
  const asked = useSearch((search) => search.asked);
  const found = useSearch((search) => search.found);
  if (!asked || !found) return null;
  const { study, scenario } = asked;
  const tried = found.judged.length + found.dropped.length;
  const variations = study.variations.map(variationWords).join("; ");
  const compared = t`${quantity(tried)} candidates were compared.`;
  const runs =
    variations === ""
      ? t`Each mark has ${casesOf(study)} runs, one for each seed from seed ${scenario.seed} on.`
      : t`Each mark has ${casesOf(study)} runs: ${study.seeds} seeds from seed ${scenario.seed} on, with and without ${variations}.`;
  return (
    <p className="fine">
      {compared} {runs} {t`The same study gives the same result on any machine.`}
    </p>
  );
}
