import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from "react";
import type { Problem } from "../../engine/index";
import { setManifest, useScenario } from "../store/scenario";
import { useTrace } from "../store/trace";
import { answerGoToProblem } from "./goToProblem";
import "./ManifestEditor.css";
import { ManifestFoot } from "./ManifestFoot";
import { PlainEditor, type PlainSurface } from "./PlainEditor";
import { ProblemList } from "./ProblemList";
import { firstProblem, nextProblem, title, withLineFeeds } from "./problems";
import { isJudged, useMonaco } from "./useMonaco";

/** The manifest's text with its problems: a textarea at once, Monaco in its place when that has come. */
export function ManifestEditor() {
  const text = useScenario((state) => withLineFeeds(state.scenario.manifest));
  const problems = useTrace((state) => state.problems);
  const judged = useTrace(isJudged);
  const host = useRef<HTMLDivElement>(null);
  const plain = useRef<PlainSurface>(null);
  const { monaco, phase, tabLeaves } = useMonaco(host, plain);
  const [spoken, speak] = useState("");

  function visit(problem: Problem | undefined): void {
    if (!problem) return;
    (monaco.current ?? plain.current)?.reveal(problem);
    speak(`${title(problem)}: ${problem.message}`);
  }

  const visitFirst = useEffectEvent(() => visit(firstProblem(problems)));
  useEffect(() => answerGoToProblem(() => visitFirst()), []);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== "F8" || event.ctrlKey || event.altKey || event.metaKey) return;
    const surface = monaco.current ?? plain.current;
    if (surface) visit(nextProblem(problems, surface.caret(), event.shiftKey ? -1 : 1));
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    // Caught on its way down: Monaco has an own F8, which would show each message a second time.
    <div className="manifest" onKeyDownCapture={onKeyDown}>
      <div className="code">
        {/* Monaco's context menu finds its colours only below this class of its own. */}
        <div ref={host} className="monaco monaco-component" />
        {phase !== "open" && (
          <PlainEditor
            ref={plain}
            label={phase === "coming" ? "Manifest, YAML (plain)" : "Manifest, YAML"}
            text={text}
            onEdit={setManifest}
          />
        )}
      </div>
      {phase !== "open" && <ProblemList problems={problems} onVisit={visit} />}
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
