import { useEffect, useId, useState } from "react";
import { maxManifestLength, type Incident, type Problem, type Words } from "../../engine/index";
import { help } from "../simulation/help";
import { useScenario } from "../store/scenario";
import { EngineWords } from "../ui/EngineWords";
import { fromEngine } from "../words/engineText";
import { t } from "../words/text";

interface EditedManifestProps {
  label: string;
  incident: Incident;
  manifest: string;
  /** Why the run refused it, if it did. */
  refused: Words | null;
  onChange(manifest: string): void;
}

/** Edits the text of another manifest and shows the errors that the API server of that time finds in it. */
export function EditedManifest({ label, incident, manifest, refused, onChange }: EditedManifestProps) {
  const id = useId();
  const problems = useProblems(manifest, incident);
  const errors = problems.filter(({ severity }) => severity === "error");
  return (
    <div className="edited">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        value={manifest}
        rows={11}
        maxLength={maxManifestLength}
        spellCheck={false}
        autoCapitalize="off"
        aria-invalid={errors.length > 0}
        aria-describedby={`${id}-problems`}
        onChange={({ target }) => onChange(target.value)}
      />
      <div id={`${id}-problems`} role="status">
        <ul>
          {problems.slice(0, shownProblems).map(({ severity, line, path, said }, index) => (
            <li key={index} className={severity === "error" ? "c-error" : "c-window"}>
              {t`line ${line}:`} {path && <span className="mono">{path}</span>} <EngineWords words={said.message} />
            </li>
          ))}
          {problems.length > shownProblems && <li className="muted">{t`and ${problems.length - shownProblems} more`}</li>}
          {errors.length > 0 && <li className="muted">{t`The API server refuses this, so the autoscaler stays as it is.`}</li>}
          {errors.length === 0 && refused !== null && <li className="c-error">{t`It changed nothing: ${fromEngine(refused)}`}</li>}
        </ul>
      </div>
    </div>
  );
}

/** Those of the text before stay until the worker has judged this one. */
function useProblems(manifest: string, incident: Incident): readonly Problem[] {
  const scenario = useScenario((state) => state.scenario);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  useEffect(() => {
    let isLeft = false;
    void help("judgedEdit", { manifest, scenario, incident }).then((found) => {
      if (!isLeft && found !== undefined) setProblems(found);
    });
    return () => void (isLeft = true);
  }, [manifest, scenario, incident]);
  return problems;
}

const shownProblems = 4;
