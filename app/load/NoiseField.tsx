import { useState } from "react";
import { maxNoise } from "../../engine/index";
import { decimal } from "../ui/words";

/** The noise in percent. What is typed stays as typed while the field has the focus, and counts as soon as it is a number in range. */
export function NoiseField({ noise, onChange }: { noise: number; onChange(noise: number): void }) {
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? decimal(noise * 100, 1);
  const type = (value: string) => {
    setTyped(value);
    const share = parseShare(value);
    if (share !== null && share !== noise) onChange(share);
  };
  return (
    <label className="noise">
      noise
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        aria-label={`Noise, 0 to ${maxNoise * 100} percent`}
        aria-invalid={parseShare(text) === null}
        value={text}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setTyped(null)}
        onKeyDown={(event) => {
          const direction = event.key === "ArrowUp" ? 1 : event.key === "ArrowDown" ? -1 : 0;
          if (direction === 0) return;
          event.preventDefault();
          type(decimal(Math.max(0, Math.min(maxNoise * 100, noise * 100 + direction * (event.shiftKey ? 10 : 1))), 1));
        }}
      />
      %
    </label>
  );
}

/** A share from "1.5" or "1,5" percent, to a tenth of a percent; null when it is no number in range. */
export function parseShare(percent: string): number | null {
  const value = percent.trim() === "" ? NaN : Number(percent.replace(",", "."));
  const share = Math.round(value * 10) / 1000;
  return share >= 0 && share <= maxNoise ? share : null;
}
