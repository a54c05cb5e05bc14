import type { AdviceRule, Diagnostic, Fix, Words } from "../../engine/index";
import { fromEngine, piecesFromEngine } from "../words/engineText";
import { t } from "../words/text";
import { offeredFixes } from "./fixing";
import { monaco } from "./monacoSetup";
import { inZones, isSame, title, undoable, backLabel } from "./problems";

export interface ZoneListener {
  onFix(problem: Diagnostic, fix: Fix): void;
  onSilence(rule: AdviceRule): void;
  onUndo(): void;
}

type Editor = monaco.editor.IStandaloneCodeEditor;

interface Message {
  problem: Diagnostic;
  canUndo: boolean;
}

/**
 * A space between two lines, and the message drawn over it. The message is not inside the space, because Monaco hides spaces from screen
 * readers.
 */
interface Zone {
  id: string;
  space: monaco.editor.IViewZone;
  note: monaco.editor.IOverlayWidget;
}

/** Shows messages under their lines. They move with the text, and `show` redraws only the ones that changed. */
export function messageZones(editor: Editor, listener: ZoneListener) {
  let known: readonly Diagnostic[] = [];
  let wasValid = false;
  let visited: Diagnostic | null = null;
  let shown: readonly Message[] = [];
  let zones: readonly Zone[] = [];
  const resized = new ResizeObserver(measure);

  /** If a text was valid, the first message offers the way back to it. */
  function show(problems: readonly Diagnostic[], hasValid: boolean): void {
    known = problems;
    wasValid = hasValid;
    draw();
  }

  /** Shows the message even if the text had no room for it. */
  function visit(problem: Diagnostic): void {
    visited = problem;
    draw();
  }

  function draw(): void {
    const undo = undoable(known, wasValid);
    const next = inZones(known, visited).map((problem) => ({ problem, canUndo: problem === undo }));
    if (sameZones(shown, next)) return;
    shown = next;
    keepingPlace(editor, () => {
      remove();
      zones = next.map(add);
      place();
    });
  }

  /** Scrolls only as far as needed to show the message below its line. */
  function reveal(problem: Diagnostic): void {
    const zone = zones[shown.findIndex((each) => isSame(each.problem, problem))];
    if (zone === undefined) return;
    const bottom = editor.getBottomForLineNumber(problem.line) + zone.note.getDomNode().offsetHeight;
    const hidden = bottom - editor.getScrollTop() - editor.getLayoutInfo().height;
    if (hidden > 0) editor.setScrollTop(editor.getScrollTop() + hidden, monaco.editor.ScrollType.Immediate);
  }

  function remove(): void {
    resized.disconnect();
    editor.changeViewZones((accessor) => zones.forEach(({ id }) => accessor.removeZone(id)));
    for (const { note } of zones) editor.removeOverlayWidget(note);
  }

  function add({ problem, canUndo }: Message, index: number): Zone {
    const node = noteNode(problem, canUndo, listener);
    const note = { getId: () => `problem-${index}`, getDomNode: () => node, getPosition: () => null };
    editor.addOverlayWidget(note);
    const space = {
      afterLineNumber: problem.line,
      ordinal: index,
      heightInPx: node.offsetHeight,
      domNode: document.createElement("div"),
      onDomNodeTop: (top: number) => {
        node.style.top = `${top}px`;
      },
    };
    resized.observe(node);
    return { id: "", space, note };
  }

  function place(): void {
    editor.changeViewZones((accessor) => zones.forEach((zone) => (zone.id = accessor.addZone(zone.space))));
  }

  /** Messages wrap differently after a change of width, or when the tab is shown again. */
  function measure(): void {
    const changed = zones.filter(({ space, note }) => space.heightInPx !== note.getDomNode().offsetHeight);
    if (changed.length === 0) return;
    keepingPlace(editor, () =>
      editor.changeViewZones((accessor) => {
        for (const { id, space, note } of changed) {
          space.heightInPx = note.getDomNode().offsetHeight;
          accessor.layoutZone(id);
        }
      }),
    );
  }

  return { show, visit, reveal, dispose: () => resized.disconnect() };
}

function noteNode(problem: Diagnostic, canUndo: boolean, { onFix, onSilence, onUndo }: ZoneListener): HTMLElement {
  const { severity, reason, said, rule } = problem;
  const zone = element("div", `zone ${severity}`);
  zone.role = "note";
  zone.ariaLabel = title(problem);
  zone.append(...engineText(said.message));
  if (reason) {
    const why = element("span", "reason", " ");
    why.append(...engineText(said.reason));
    zone.append(why);
  }
  const links = offeredFixes(problem).map((fix) => link(fromEngine(fix.said), () => onFix(problem, fix)));
  if (canUndo) links.push(link(backLabel, onUndo));
  if (rule) links.push(link(t`Hide this advice`, () => onSilence(rule)));
  if (links.length > 0) {
    const actions = element("div", "actions");
    actions.append(...links);
    zone.append(actions);
  }
  const node = element("div", "note-frame");
  node.append(zone);
  return node;
}

const engineText = (words: Words): (Node | string)[] =>
  piecesFromEngine(words).map((piece) => {
    if (!piece.lang) return piece.text;
    const english = element("span", "", piece.text);
    english.lang = piece.lang;
    return english;
  });

function link(label: string, run: () => void): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "lk";
  button.textContent = label;
  button.addEventListener("click", run);
  return button;
}

function element(tag: "div" | "span", className: string, text = ""): HTMLElement {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = text;
  return made;
}

/** Keeps the line with the caret, or else the topmost line, at its place on the screen. */
function keepingPlace(editor: Editor, change: () => void): void {
  const top = editor.getVisibleRanges()[0]?.startLineNumber ?? 1;
  const caret = editor.getPosition()?.lineNumber ?? 1;
  const caretInSight = editor.getVisibleRanges().some((range) => range.startLineNumber <= caret && caret <= range.endLineNumber);
  const line = editor.hasTextFocus() && caretInSight ? caret : top;
  const offset = editor.getTopForLineNumber(line) - editor.getScrollTop();
  change();
  editor.setScrollTop(editor.getTopForLineNumber(line) - offset, monaco.editor.ScrollType.Immediate);
}

const sameZones = (some: readonly Message[], others: readonly Message[]): boolean =>
  some.length === others.length && some.every((message, index) => inZone(message) === inZone(others[index]!));

/** Two problems with the same key look the same, so the message is not drawn again. */
const inZone = ({ problem, canUndo }: Message): string => {
  const { line, severity, message, reason } = problem;
  return JSON.stringify([line, severity, message, reason, offeredFixes(problem).map((fix) => fix.title), canUndo]);
};
