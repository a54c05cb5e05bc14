import { byHarm, harmOf, type ComparedSpread, type LuckHarm } from "../../engine/index";
import { useLuck } from "../store/luck";
import { useScenario } from "../store/scenario";
import { outcomeWords, type OutcomeWords } from "../words/names/outcomeWords";
import { cleanDifference } from "../words/numbers";
import { t } from "../words/text";
import { VariationForm } from "./VariationForm";
import { variationWords } from "../words/luck/variationWords";

/** The variations, the one that hurts most first, and the form that chooses them. */
export function Variations() {
  const luck = useLuck((state) => state.luck);
  const kind = useScenario(({ scenario }) => scenario.workload.kind);
  if (luck === null) return null;
  const harm = harmOf(luck);
  const words = outcomeWords(kind).find(({ outcome }) => outcome === harm)!;
  const ordered = byHarm(luck.variations, harm);
  return (
    <section className="luck-variations" aria-label={t`What hurts most`}>
      <h3>
        {t`What hurts most`} <small>{t`${words.name}, ${luck.seeds.length} seeds each`}</small>
      </h3>
      {ordered.length > 0 && (
        <table className="luck-outcomes">
          <thead>
            <tr>
              <th scope="col">{t`variation`}</th>
              <th scope="col">{t`median`}</th>
              <th scope="col">p95</th>
              <th scope="col">{t`median moves by`}</th>
            </tr>
          </thead>
          <tbody>
            {ordered.map(({ variation, compared }) => (
              <tr key={`${variation.kind} ${variation.amount}`}>
                <th scope="row">{variationWords(variation)}</th>
                <VariationCells compared={ofHarm(compared!, harm)} words={words} />
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <VariationForm />
    </section>
  );
}

const ofHarm = (compared: readonly ComparedSpread[], harm: LuckHarm) => compared.find(({ outcome }) => outcome === harm)!;

function VariationCells({ compared: { baseline, now }, words }: { compared: ComparedSpread; words: OutcomeWords }) {
  const { round, writeInColumn } = words;
  const write = (value: number | null) => (value === null ? "–" : writeInColumn(round(value)));
  return (
    <>
      <td>{write(now.median.value)}</td>
      <td>{write(now.p95.value)}</td>
      <td>{moved(baseline.median.value, now.median.value, words)}</td>
    </>
  );
}

/** The difference of the two numbers as the page shows them. */
function moved(from: number | null, to: number | null, { round, writeInColumn }: OutcomeWords): string {
  if (from === null || to === null) return "–";
  const difference = cleanDifference(round(to), round(from));
  if (difference === 0) return t`not`;
  return `${difference < 0 ? "−" : "+"}${writeInColumn(Math.abs(difference))}`;
}
