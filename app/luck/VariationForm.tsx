import { useId, useState } from "react";
import { maxVariations, variationKinds, variationNames, type Variation, type VariationKind } from "../../engine/index";
import { useLuck } from "../store/luck";
import { Icon } from "../ui/Icon";
import { t } from "../words/text";
import { decimal, quantity } from "../words/times";
import { readNumber } from "../words/typedNumber";
import { setPlan } from "./plan";
import { variationWords } from "../words/luck/variationWords";

/** How the form names a kind, and in which unit it asks for the amount. */
interface FormKind {
  name: string;
  unit: string;
  /** What the user types, as the engine's amount, and the other way round. */
  amount(typed: number): number;
  typed(amount: number): number;
  first: string;
}

const forms: Readonly<Record<VariationKind, FormKind>> = {
  load: {
    name: t`load higher or lower by`,
    unit: "%",
    amount: (typed) => Math.round(100 + typed) / 100,
    typed: (amount) => Math.round(100 * amount - 100),
    first: "50",
  },
  shift: { name: t`load later or earlier by`, unit: "s", amount: Math.round, typed: (amount) => amount, first: "60" },
  startUp: {
    name: t`start-up as long, times`,
    unit: "×",
    amount: (typed) => Math.round(10 * typed) / 10,
    typed: (amount) => amount,
    first: "2",
  },
};

/** Which variations run beside the scenario as it is. */
export function VariationForm() {
  const variations = useLuck(({ plan }) => plan.variations);
  const ran = useLuck(({ ranFor }) => ranFor?.plan.variations ?? null);
  const remove = (index: number) => setPlan({ variations: variations.toSpliced(index, 1) });
  return (
    <details className="luck-form">
      <summary>{t`Choose variations`}</summary>
      <ul>
        {variations.map((variation, index) => (
          <li key={`${variation.kind} ${variation.amount}`}>
            {variationWords(variation)}
            <button
              type="button"
              className="btn sq"
              aria-label={t`Leave out: ${variationWords(variation)}`}
              title={t`Leave out`}
              onClick={() => remove(index)}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      {variations.length < maxVariations ? <Adding variations={variations} /> : <p className="soft">{t`At most ${maxVariations}.`}</p>}
      {ran !== null && ran !== variations && <p className="soft" role="status">{t`They count when the seeds run again.`}</p>}
    </details>
  );
}

function Adding({ variations }: { variations: readonly Variation[] }) {
  const id = useId();
  const [kind, setKind] = useState<VariationKind>("load");
  const [text, setText] = useState(forms.load.first);
  const form = forms[kind];
  const amount = form.amount(readNumber(text.replace("−", "-")));
  const complaint = complaintOf({ kind, amount }, variations);
  const choose = (next: VariationKind) => {
    setKind(next);
    setText(forms[next].first);
  };
  const add = () => complaint === null && setPlan({ variations: [...variations, { kind, amount }] });
  return (
    <form
      className="luck-add"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <select aria-label={t`Variation`} value={kind} onChange={(event) => choose(event.target.value as VariationKind)}>
        {variationNames.map((name) => (
          <option key={name} value={name}>
            {forms[name].name}
          </option>
        ))}
      </select>
      <span className="luck-amount">
        <input
          type="text"
          inputMode="text"
          autoComplete="off"
          aria-label={t`Amount`}
          value={text}
          aria-invalid={complaint !== null}
          aria-describedby={complaint === null ? undefined : id}
          onChange={(event) => setText(event.target.value)}
        />{" "}
        {form.unit}
      </span>
      <button type="submit" className="btn line" aria-disabled={complaint !== null}>
        {t`Add`}
      </button>
      {complaint !== null && (
        <p id={id} className="c-error" role="status">
          {complaint}
        </p>
      )}
    </form>
  );
}

/** Why a variation cannot be added; null if it can. */
function complaintOf({ kind, amount }: Variation, variations: readonly Variation[]): string | null {
  const { min, max, same } = variationKinds[kind];
  const { typed } = forms[kind];
  if (!(amount >= min && amount <= max)) return t`From ${signed(typed(min))} to ${signed(typed(max))}`;
  if (amount === same) return t`That changes nothing.`;
  return variations.some((other) => other.kind === kind && other.amount === amount) ? t`It is in the list.` : null;
}

const signed = (value: number) => (value < 0 ? `−${quantity(-value)}` : Number.isInteger(value) ? quantity(value) : decimal(value, 1));
