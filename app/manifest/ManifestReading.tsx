import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from "react";
import { flushSync } from "react-dom";
import type { Diagnostic } from "../../engine/index";
import { useDiagnosis } from "../store/diagnosis";
import { withLineFeeds } from "../store/lineFeeds";
import { useScenario } from "../store/scenario";
import { later } from "../ui/later";
import { Tabs } from "../ui/Tabs";
import { t } from "../words/text";
import { answerGoTo, type Wanted } from "./goToText";
import "./ManifestEditor.css";
import { ManifestFoot } from "./ManifestFoot";
import { readingsOf, type Reading } from "./ManifestHead";
import { PlainEditor, type PlainSurface } from "./PlainEditor";
import { ProblemList } from "./ProblemList";
import { firstProblem, nextProblem } from "./problems";

const StoredView = later(() => import("./StoredView").then((room) => room.StoredView));
const nothing = () => {};

/** The manifest while it may not be changed: its text with the messages about it, as written and as stored. */
export function ManifestReading() {
  const text = useScenario((state) => withLineFeeds(state.scenario.manifest));
  const problems = useDiagnosis((state) => state.diagnostics);
  const judged = useDiagnosis((state) => state.text !== null);
  const isScaledObject = useDiagnosis((state) => state.kedaRules !== null);
  const [reading, read] = useState<Reading>("written");
  const plain = useRef<PlainSurface>(null);
  const written = reading === "written";

  function visit(problem: Diagnostic | undefined): void {
    if (!problem) return;
    // React draws before the next line, because a hidden text cannot take the focus.
    if (!written) flushSync(() => read("written"));
    plain.current?.reveal(problem);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== "F8" || !plain.current) return;
    event.preventDefault();
    visit(nextProblem(problems, plain.current.caret(), event.shiftKey ? -1 : 1));
  }

  const goTo = useEffectEvent((wanted: Wanted) => {
    if (wanted === "first problem") return visit(firstProblem(problems));
    if (!written) flushSync(() => read("written"));
    plain.current?.reveal(wanted);
  });
  useEffect(() => answerGoTo((wanted) => goTo(wanted)), []);

  return (
    <div className="manifest" onKeyDownCapture={onKeyDown}>
      <div className="manifest-head">
        <Tabs label={t`Manifest`} tabs={readingsOf(isScaledObject)} selected={reading} onSelect={read} />
      </div>
      <div className="code">
        <div role="tabpanel" id="panel-written" aria-labelledby="tab-written" inert={!written}>
          <PlainEditor ref={plain} label={t`Manifest, YAML`} text={text} helps readOnly onEdit={nothing} onPaste={nothing} />
        </div>
        {!written && <StoredView onGoToError={() => visit(firstProblem(problems))} />}
      </div>
      {written && <ProblemList problems={problems.map(withoutFixes)} undoable={null} onVisit={visit} onFix={nothing} onUndo={nothing} />}
      <ManifestFoot problems={problems} judged={judged} tab={null} onVisit={visit} />
    </div>
  );
}

const withoutFixes = (problem: Diagnostic): Diagnostic => ({ ...problem, fixes: [] });
