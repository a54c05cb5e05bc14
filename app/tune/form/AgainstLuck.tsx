import { useId } from "react";
import {
  budgetRange,
  defaultBudget,
  maxVariations,
  seedRange,
  variationNames,
  type Variation,
  type VariationKind,
} from "../../../engine/index";
import { quantity, unrounded } from "../../words/numbers";
import { t } from "../../words/text";
import { NumbersRow } from "./NumbersRow";
import { readNumber, readNumbers } from "./readNumbers";
import { editStudy, togetherNow, type StudyNow } from "./studyNow";

/** A front of fewer candidates says little. */
const fewCandidates = 20;

interface KindOfRow {
  label: string;
  before: string;
  after: string;
  /** Of what is typed, and not of the amount. */
  range: { min: number; max: number; whole?: boolean };
  /** What changes nothing. */
  same: number;
  typedOf(amount: number): number;
  amountOf(typed: number): number;
  signed: boolean;
}

const rounded = (value: number) => Number(value.toFixed(6));

/** How each kind of variation is typed. */
const rows: Readonly<Record<VariationKind, KindOfRow>> = {
  load: {
    label: t`Load`,
    before: t`as drawn and`,
    after: "%",
    range: { min: -90, max: 900, whole: true },
    same: 0,
    typedOf: (amount) => rounded(100 * (amount - 1)),
    amountOf: (typed) => rounded(1 + typed / 100),
    signed: true,
  },
  shift: {
    label: t`Load later by`,
    before: t`as drawn and`,
    after: t`min`,
    range: { min: -720, max: 720, whole: true },
    same: 0,
    typedOf: (amount) => rounded(amount / 60),
    amountOf: (typed) => Math.round(60 * typed),
    signed: true,
  },
  startUp: {
    label: t`Start-up`,
    before: t`as it is and`,
    after: t`times as long`,
    range: { min: 0.1, max: 20 },
    same: 1,
    typedOf: rounded,
    amountOf: rounded,
    signed: false,
  },
};

/** How many seeds and variations judge each candidate, and the most runs of the search. */
export function AgainstLuck({ now }: { now: StudyNow }) {
  const { study, scenario } = now;
  const title = useId();
  const { seeds, variations, budget = defaultBudget } = study;
  const runs = seeds * (1 + variations.length);
  const candidates = Math.min(fewCandidates, togetherNow(now).combinations ?? fewCandidates);
  const enough = runs * candidates;
  return (
    <section className="study-part" aria-labelledby={title}>
      <header>
        <h2 id={title}>{t`Against luck`}</h2>
        <span className="soft">{t`${runs} runs for each candidate`}</span>
      </header>
      <NumbersRow
        label={t`Seeds`}
        after={t`from seed ${scenario.seed}`}
        written={String(seeds)}
        read={(typed) => {
          const read = readNumber(typed, { ...seedRange, whole: true });
          return read.ok ? { ok: true, set: () => editStudy((each) => ({ ...each, seeds: read.value })) } : read;
        }}
      />
      {variationNames.map((kind) => (
        <VariationRow key={kind} kind={kind} variations={variations} />
      ))}
      <NumbersRow
        label={t`Runs of the search`}
        before={t`at most`}
        written={String(budget)}
        read={(typed) => {
          const read = readNumber(typed, { ...budgetRange, whole: true });
          return read.ok ? { ok: true, set: () => editStudy((each) => ({ ...each, budget: read.value })) } : read;
        }}
      />
      {budget < enough && (
        <p className="study-notice">
          {t`This is enough to judge about ${Math.floor(budget / runs)} of the candidates on all runs; ${quantity(enough)} runs are enough for ${candidates}.`}
        </p>
      )}
    </section>
  );
}

function VariationRow({ kind, variations }: { kind: VariationKind; variations: readonly Variation[] }) {
  const { label, before, after, range, same, typedOf, amountOf, signed } = rows[kind];
  const own = variations.filter((each) => each.kind === kind);
  const others = variations.filter((each) => each.kind !== kind);
  const sign = (value: number) => (signed && value > 0 ? "+" : "") + unrounded(value).replace("-", "−");
  return (
    <NumbersRow
      label={label}
      before={before}
      after={after}
      written={own.map(({ amount }) => sign(typedOf(amount))).join(", ")}
      read={(typed) => {
        const read = readNumbers(typed, range, maxVariations - others.length);
        if (!read.ok) return read;
        if (read.values.includes(same)) return { ok: false, problem: t`${same} changes nothing` };
        const next = read.values.map((value): Variation => ({ kind, amount: amountOf(value) }));
        return { ok: true, set: () => editStudy((each) => ({ ...each, variations: inOrder([...others, ...next]) })) };
      }}
    />
  );
}

const inOrder = (variations: readonly Variation[]): Variation[] =>
  variationNames.flatMap((kind) => variations.filter((each) => each.kind === kind));
