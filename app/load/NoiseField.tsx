import { useId, useState } from "react";
import { maxNoise } from "../../engine/index";
import { t } from "../words/text";
import { percents } from "../words/numbers";
import { decimal } from "../words/times";
import { readNumber } from "../words/typedNumber";

/** The noise in percent. Typed text takes effect when it is a number in range; until then the field keeps it and shows the range. */
export function NoiseField({ noise, onChange }: { noise: number; onChange(noise: number): void }) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [known, setKnown] = useState(noise);
  if (known !== noise) {
    setKnown(noise);
    // Something else changed the value, for example undo. If the user typed the change, the text stays as typed ("7.").
    if (typed !== null && parseShare(typed) !== noise) setTyped(null);
  }
  const text = typed ?? inPercent(noise);
  const valid = parseShare(text) !== null;
  const type = (value: string) => {
    setTyped(value);
    const share = parseShare(value);
    if (share !== null && share !== noise) onChange(share);
  };
  return (
    <label className="noise">
      {t`noise`}
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        aria-label={t`Noise, 0 to ${maxNoise * 100} percent`}
        aria-invalid={!valid}
        aria-describedby={valid ? undefined : id}
        value={text}
        onChange={(event) => type(event.target.value)}
        onBlur={() => valid && setTyped(null)}
        onKeyDown={(event) => {
          const direction = event.key === "ArrowUp" ? 1 : event.key === "ArrowDown" ? -1 : 0;
          if (direction === 0) return;
          event.preventDefault();
          type(decimal(Math.max(0, Math.min(maxNoise * 100, noise * 100 + direction * (event.shiftKey ? 10 : 1))), 1));
        }}
      />
      {percents("")}
      {!valid && (
        <span id={id} className="complaint" role="status">
          {t`From 0 to ${maxNoise * 100}; ${inPercent(noise)}% still applies.`}
        </span>
      )}
    </label>
  );
}

const inPercent = (share: number) => decimal(share * 100, 1);

/** A share from "1.5" or "1,5" percent, to a tenth of a percent; null if it is not a number in range. */
export function parseShare(percent: string): number | null {
  const value = readNumber(percent);
  const share = Math.round(value * 10) / 1000;
  return share >= 0 && share <= maxNoise ? share : null;
}
