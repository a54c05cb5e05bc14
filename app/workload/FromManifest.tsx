import { useId } from "react";
import type { ManifestPlace } from "../../engine/index";
import { t } from "../words/text";
import { unitWord } from "../words/names/unitWord";

interface FromManifestProps {
  label: string;
  /** The name by which other parts of the page find this value. */
  name?: string;
  /** The value as shown: "200", "none", "with requests". */
  value: string;
  unit: string;
  help: string;
  place: ManifestPlace;
  onGoToManifest: (place: ManifestPlace) => void;
}

/** A value that the manifest sets. The form only shows it and leads to its line, because the manifest is the place to change it. */
export function FromManifest({ label, name, value, unit, help, place, onGoToManifest }: FromManifestProps) {
  const id = useId();
  return (
    <div className="number-field from-manifest" role="group" aria-labelledby={`${id}-label`}>
      <span id={`${id}-label`}>{label}</span>
      <span className="value">{value}</span>
      <span className="unit">{unitWord(unit)}</span>
      <p className="muted">
        <button type="button" name={name} className="lk" aria-describedby={`${id}-label`} onClick={() => onGoToManifest(place)}>
          {t`From the manifest, line ${place.line}`}
        </button>
        <span>{help}</span>
      </p>
    </div>
  );
}
