/** What the reader chooses of a picture. */
import { useId, useState, type ReactNode } from "react";
import { t } from "../words/text";
import { sizeLimits } from "../marks/picture/content";

export const Choices = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <fieldset>
    <legend>{legend}</legend>
    {children}
  </fieldset>
);

interface ChoiceProps {
  type: "checkbox" | "radio";
  label: string;
  checked: boolean;
  onChange: () => void;
}

export function Choice({ type, label, checked, onChange }: ChoiceProps) {
  return (
    <label>
      <input type={type} checked={checked} onChange={onChange} /> {label}
    </label>
  );
}

export interface Size {
  width: number;
  height: number;
}

/** The typed text stays even if it is no size; the last good size then applies. */
export function OwnSize({ size, drawn, onSize }: { size: Size; drawn: number; onSize: (size: Size) => void }) {
  const id = useId();
  const [texts, setTexts] = useState({ width: String(size.width), height: String(size.height) });
  const { least, most } = sizeLimits;
  const valid = (text: string) => /^\d+$/.test(text.trim()) && Number(text) >= least && Number(text) <= most;
  const type = (side: keyof Size, text: string) => {
    setTexts((before) => ({ ...before, [side]: text }));
    if (valid(text)) onSize({ ...size, [side]: Number(text) });
  };
  const wrong = !valid(texts.width) || !valid(texts.height);
  const labels = { width: t`Width`, height: t`Height` };
  return (
    <>
      {(["width", "height"] as const).map((side) => (
        <label key={side}>
          {labels[side]}{" "}
          <input
            type="text"
            inputMode="numeric"
            value={texts[side]}
            aria-invalid={!valid(texts[side])}
            aria-describedby={`${id}-help`}
            onChange={({ target }) => type(side, target.value)}
          />
        </label>
      ))}
      <span id={`${id}-help`} className={wrong ? "c-error" : "muted"}>
        {wrong ? t`${least} to ${most} px` : drawn > size.height ? t`px; its parts need a height of ${drawn} px` : t`px`}
      </span>
    </>
  );
}
