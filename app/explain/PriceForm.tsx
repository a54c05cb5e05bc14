import { useId, useState } from "react";
import { isCurrency, isSameValue, priceRange, type Price } from "../../engine/index";
import { useChangeable } from "../store/lesson";
import { setPrice } from "../store/price";
import { useScenario } from "../store/scenario";
import { priceWords } from "../words/money";
import { exact, unrounded } from "../words/numbers";
import { t } from "../words/text";
import { readNumber } from "../words/typedNumber";
import "./priceForm.css";

type AmountName = "perPodHour" | "perCpuHour" | "perGibibyteHour";

/** What the boxes say. `of`: what has a price. */
interface Typed extends Readonly<Record<AmountName | "currency", string>> {
  of: "pods" | "resources";
}

const amountsOf = { pods: ["perPodHour"], resources: ["perCpuHour", "perGibibyteHour"] } as const;

const labels: Readonly<Record<AmountName | "currency", string>> = {
  perPodHour: t`Per pod-hour`,
  perCpuHour: t`Per vCPU-hour`,
  perGibibyteHour: t`Per GiB-hour`,
  currency: t`Currency`,
};

/** The scenario's price, folded. What is typed holds as soon as it is a price; without an amount there is none. */
export function PriceForm() {
  const price = useScenario(({ scenario }) => scenario.price);
  const changeable = useChangeable("others");
  const [typed, setTyped] = useState(() => typedOf(price));
  const [known, setKnown] = useState(price);
  if (known !== price) {
    setKnown(price);
    // A change from elsewhere, for example a link. What the user typed stays as typed.
    if (!isSameValue(read(typed).price, price)) setTyped(typedOf(price));
  }
  const type = (change: Partial<Typed>) => {
    const next = { ...typed, ...change };
    setTyped(next);
    const { price: wanted, problems } = read(next);
    if (Object.keys(problems).length === 0 && !isSameValue(wanted, price)) setPrice(wanted ?? null);
  };
  const { problems } = read(typed);
  const select = useId();
  return (
    <details className="price-form" data-outcome={price ? undefined : "cost"} tabIndex={-1}>
      <summary>{price ? t`Price: ${priceWords(price)}` : t`What does it cost?`}</summary>
      <fieldset disabled={!changeable}>
        <p className="fine">{t`A price of your own: nothing is looked up, and it changes nothing in the run.`}</p>
        <div className="price-row">
          <label htmlFor={select}>{t`Price for`}</label>
          <select id={select} value={typed.of} onChange={({ target }) => type({ of: target.value === "pods" ? "pods" : "resources" })}>
            <option value="pods">{t`each pod`}</option>
            <option value="resources">{t`requested CPU and memory`}</option>
          </select>
        </div>
        {[...amountsOf[typed.of], "currency" as const].map((name) => (
          <Box key={name} label={labels[name]} text={typed[name]} problem={problems[name]} onChange={(text) => type({ [name]: text })} />
        ))}
      </fieldset>
    </details>
  );
}

interface BoxProps {
  label: string;
  text: string;
  problem: string | undefined;
  onChange(text: string): void;
}

function Box({ label, text, problem, onChange }: BoxProps) {
  const id = useId();
  return (
    <div className="price-row">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        size={8}
        value={text}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : `${id}-problem`}
        onChange={({ target }) => onChange(target.value)}
      />
      {problem !== undefined && (
        <p id={`${id}-problem`} className="c-error">
          {problem}
        </p>
      )}
    </div>
  );
}

function typedOf(price: Price | undefined): Typed {
  const amounts: Readonly<Partial<Record<AmountName, number>>> = price ?? {};
  const written = (name: AmountName) => (amounts[name] === undefined ? "" : unrounded(amounts[name]));
  return {
    of: price === undefined || "perPodHour" in price ? "pods" : "resources",
    perPodHour: written("perPodHour"),
    perCpuHour: written("perCpuHour"),
    perGibibyteHour: written("perGibibyteHour"),
    currency: price?.currency ?? "",
  };
}

/** Undefined without an amount. Of boxes that cannot be read it says why. */
function read(typed: Typed): { price: Price | undefined; problems: Partial<Record<AmountName | "currency", string>> } {
  const problems: Partial<Record<AmountName | "currency", string>> = {};
  const amounts: Partial<Record<AmountName, number>> = {};
  for (const name of amountsOf[typed.of]) {
    if (typed[name].trim() === "") continue;
    const amount = readNumber(typed[name]);
    if (!Number.isFinite(amount)) problems[name] = t`Type a number.`;
    else if (amount < priceRange.min || amount > priceRange.max)
      problems[name] = t`Type a number from ${exact(priceRange.min, 9)} to ${exact(priceRange.max, 0)}.`;
    else amounts[name] = amount;
  }
  const currency = typed.currency.trim();
  if (currency !== "" && !isCurrency(currency)) problems.currency = t`Type a sign or a code of at most 3 characters, or nothing.`;
  if (Object.keys(amounts).length === 0) return { price: undefined, problems };
  return { price: { ...amounts, ...(currency !== "" && { currency }) } as Price, problems };
}
