import { Fragment, useMemo, type ReactNode } from "react";
import { controllerFlags, type StoredLine } from "../../engine/index";
import { useDiagnosis } from "../store/diagnosis";
import { useScenario } from "../store/scenario";
import { t } from "../ui/text";
import { goToStretch } from "./goToText";
import { useKedaLanguage, useLanguage } from "./loadLanguage";
import "./StoredView.css";
import { groupByReason } from "./storedGroups";

/**
 * The manifest as the API server keeps it, read only. Each line that the server added or changed has a mark and a reason. For a ScaledObject
 * it is the HPA that KEDA makes, and each number leads to the line that it comes from.
 */
export function StoredView({ onGoToError }: { onGoToError: () => void }) {
  const language = useLanguage();
  const text = useDiagnosis((state) => state.text);
  const keda = useKedaLanguage(text);
  const isMade = keda !== null;
  const scenarioFlags = useScenario((state) => state.scenario.flags);
  const lines = useMemo(() => {
    if (language === null || text === null) return undefined;
    const flags = controllerFlags(scenarioFlags);
    if (keda !== null) return flags && keda.hpaItMakes(text, flags.featureGates, flags.kubernetesVersion);
    return flags ? language.asStored(text, flags.featureGates, flags.kubernetesVersion) : language.asStoredV1(text);
  }, [language, keda, text, scenarioFlags]);
  if (lines === undefined) return <div className="stored" {...panel} />;
  if (lines === null) return <NotStored isMade={isMade} onGoToError={onGoToError} />;
  return (
    // The panel takes the focus, so that the arrow keys scroll it as they scroll the text.
    <div className="stored" {...panel}>
      {groupByReason(lines).map(({ reason, mark, lines: group }, index) => (
        <Fragment key={index}>
          {mark === "written" ? (
            <Lines lines={group} areLinks={isMade} />
          ) : (
            <section className={`stored-group ${mark}`} aria-label={titleOf(mark, reason, isMade)}>
              <p className="stored-reason">{titleOf(mark, reason, isMade)}</p>
              <Lines lines={group} areLinks={isMade} />
            </section>
          )}
        </Fragment>
      ))}
    </div>
  );
}

function titleOf(mark: "added" | "changed", reason: string, isMade: boolean): string {
  if (mark === "added") return t`Added: ${reason}.`;
  return isMade ? t`Made of: ${reason}.` : t`Changed: ${reason}.`;
}

const panel = { role: "tabpanel", id: "panel-stored", "aria-labelledby": "tab-stored", tabIndex: 0 };

function Lines({ lines, areLinks }: { lines: readonly StoredLine[]; areLinks: boolean }) {
  return lines.map(({ text, mark, line }, index) => (
    <div key={index} className="stored-line">
      {areLinks && line !== null ? (
        <button type="button" className="stored-sign lk" aria-label={t`Go to line ${line}`} onClick={() => goToLine(line)}>
          {line}
        </button>
      ) : (
        <span className="stored-sign" aria-hidden="true">
          {mark === "added" ? "+" : line}
        </span>
      )}
      <code>{coloured(text)}</code>
    </div>
  ));
}

const goToLine = (line: number): void => goToStretch({ line, column: 1, endLine: line, endColumn: 1 });

function NotStored({ isMade, onGoToError }: { isMade: boolean; onGoToError: () => void }) {
  const errors = useDiagnosis((state) => state.diagnostics.some(({ severity }) => severity === "error"));
  return (
    <div className="stored nothing" {...panel}>
      <p>{isMade ? t`There is no HPA while this text has errors.` : t`The API server would refuse this text and store nothing.`}</p>
      {errors && (
        <button type="button" className="lk" onClick={onGoToError}>
          {t`Go to the first error`}
        </button>
      )}
    </div>
  );
}

/** Relies on the engine's format: one key or one plain item on each line. */
function coloured(line: string): ReactNode {
  const [, lead = "", key = "", colon = "", value = ""] = /^(\s*(?:- )*)(?:([^\s:"']+)(:\s*))?(.*)$/s.exec(line) ?? [];
  return (
    <>
      {lead}
      <span className="y-key">{key}</span>
      {colon}
      <span className={/^-?[0-9.]+$/.test(value) ? "y-num" : "y-str"}>{value}</span>
    </>
  );
}
