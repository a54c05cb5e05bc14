import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from "react";
import { flushSync } from "react-dom";
import type { Diagnostic, OutlineEntry } from "../../engine/index";
import { useDiagnosis } from "../store/diagnosis";
import { withLineFeeds } from "../store/lineFeeds";
import { setManifest, useScenario } from "../store/scenario";
import { answerWantedField } from "./fieldLine";
import { answerGoTo, type Wanted } from "./goToText";
import "./ManifestEditor.css";
import { ManifestFoot } from "./ManifestFoot";
import { ManifestHead, type Reading } from "./ManifestHead";
import type { MonacoSurface } from "./monacoEditor";
import { PasteOffer } from "./PasteOffer";
import { PlainEditor, type PlainSurface } from "./PlainEditor";
import { ProblemList } from "./ProblemList";
import { firstProblem, nextProblem, title, undoable } from "./problems";
import { setSilenced } from "./silencedAdvice";
import { TextFrame } from "./TextFrame";
import { useGestures } from "./useGestures";
import { useMonaco } from "./useMonaco";
import { fromEngine } from "../words/engineText";
import { readStored, store } from "../ui/browserStorage";
import { later } from "../ui/later";
import { t } from "../words/text";

const StoredView = later(() => import("./StoredView").then((room) => room.StoredView));
const ManifestForm = later(() => import("./ManifestForm").then((room) => room.ManifestForm));

/** Whether the form was open last. */
const formKey = "hpa-playground/manifest-form";

/** The manifest's text with its problems. It starts as a textarea, which is there at once; Monaco replaces it when it is loaded. */
export function ManifestEditor() {
  const text = useScenario((state) => withLineFeeds(state.scenario.manifest));
  const problems = useDiagnosis((state) => state.diagnostics);
  const judged = useDiagnosis((state) => state.text !== null);
  const wasValid = useDiagnosis(({ valid }) => valid !== null);
  const host = useRef<HTMLDivElement>(null);
  const plain = useRef<PlainSurface>(null);
  const monaco = useRef<MonacoSurface>(null);
  const [reading, read] = useState<Reading>(() => (readStored(formKey) === "true" ? "form" : "written"));
  const [spoken, speak] = useState("");
  const surface = () => monaco.current ?? plain.current;
  const { fix, format, pasted, takesPaste, reset, undo, offer, closeOffer } = useGestures(surface, speak);
  const { phase, tabLeaves } = useMonaco(
    { host, plain },
    {
      onOpen: (opened) => {
        monaco.current = opened;
      },
      onEdit: setManifest,
      onPaste: (pastedText) => void pasted(pastedText),
      onFix: (problem, chosen) => void fix(problem, chosen),
      onSilence: (rule) => setSilenced(rule, true),
      onUndo: undo,
    },
  );

  /** React draws before this returns, because a hidden text cannot take the focus. */
  function backToText(): void {
    if (reading !== "written") flushSync(() => read("written"));
  }

  function visit(problem: Diagnostic | undefined): void {
    if (!problem) return;
    backToText();
    surface()?.visit(problem);
    speak(`${title(problem)}: ${fromEngine(problem.said.message)}`);
  }

  function openDocument({ line, kind, name }: OutlineEntry): void {
    backToText();
    surface()?.reveal({ line, column: 1, endLine: line, endColumn: 1 });
    speak(t`Line ${line}: ${`${kind} ${name}`}`);
  }

  const goTo = useEffectEvent((wanted: Wanted) => {
    if (wanted === "first problem") return visit(firstProblem(problems));
    backToText();
    surface()?.reveal(wanted);
    speak(t`Line ${wanted.line}`);
  });
  useEffect(() => answerGoTo((wanted) => goTo(wanted)), []);

  const visitField = useEffectEvent((line: number, path: string | null) => {
    backToText();
    surface()?.reveal({ line, column: 1, endLine: line, endColumn: 1 });
    speak(path === null ? t`Line ${line}` : t`Line ${line}: ${path}`);
  });
  useEffect(() => answerWantedField((line, path) => visitField(line, path)), []);

  function onKeyDown(event: KeyboardEvent): void {
    const { key, code, shiftKey, altKey, ctrlKey, metaKey } = event;
    if (ctrlKey || metaKey) return;
    const from = surface()?.caret();
    if (key === "F8" && !altKey && from) visit(nextProblem(problems, from, shiftKey ? -1 : 1));
    else if (code === "KeyF" && shiftKey && altKey && reading === "written") void format();
    else if (altKey && (key === "PageUp" || key === "PageDown")) {
      if (!monaco.current?.stepNumber((key === "PageUp" ? 1 : -1) * (shiftKey ? 10 : 1))) return;
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const written = reading === "written";
  return (
    // The key is caught before it reaches Monaco, because Monaco's own F8 would show each message a second time.
    <div className="manifest" onKeyDownCapture={onKeyDown}>
      <ManifestHead
        reading={reading}
        onRead={(next) => {
          read(next);
          store(formKey, String(next === "form"));
        }}
        onFormat={() => void format()}
        onReset={reset}
        onFind={phase === "open" ? () => monaco.current?.find() : null}
        onOpenDocument={openDocument}
      />
      <div
        className="code"
        onPasteCapture={(event) => {
          if (!takesPaste(event.clipboardData.getData("text"))) return;
          event.preventDefault();
          event.stopPropagation();
        }}
      >
        <div role="tabpanel" id="panel-written" aria-labelledby="tab-written" inert={!written}>
          <TextFrame onEnter={() => surface()?.focus()}>
            {/* Monaco's context menu finds its colours only below this class of its own. */}
            <div ref={host} className="monaco monaco-component" />
            {phase !== "open" && (
              <PlainEditor
                ref={plain}
                label={phase === "coming" ? t`Manifest, YAML (plain)` : t`Manifest, YAML`}
                text={text}
                helps={phase === "absent"}
                framed
                onEdit={setManifest}
                onPaste={(pastedText) => void pasted(pastedText)}
              />
            )}
          </TextFrame>
        </div>
        {reading === "stored" && <StoredView onGoToError={() => visit(firstProblem(problems))} />}
        {reading === "form" && (
          <ManifestForm monaco={() => monaco.current} onGoToError={() => visit(firstProblem(problems))} speak={speak} />
        )}
      </div>
      {offer && <PasteOffer offer={offer} onClose={closeOffer} />}
      {phase !== "open" && written && (
        <ProblemList
          problems={problems}
          undoable={undoable(problems, wasValid)}
          onVisit={visit}
          onFix={(problem, chosen) => void fix(problem, chosen)}
          onUndo={undo}
        />
      )}
      <ManifestFoot
        problems={problems}
        judged={judged}
        tab={phase === "open" ? (tabLeaves ? "leaves" : "indents") : null}
        onVisit={visit}
      />
      <output className="vh">{spoken}</output>
    </div>
  );
}
