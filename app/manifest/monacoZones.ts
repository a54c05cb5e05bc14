import type { AdviceRule, Diagnostic, Fix } from "../../engine/index";
import { monaco } from "./monacoSetup";
import { inZones, title } from "./problems";

export interface ZoneListener {
  onFix(problem: Diagnostic, fix: Fix): void;
  onSilence(rule: AdviceRule): void;
}

type Editor = monaco.editor.IStandaloneCodeEditor;

/** A space between two lines, and the message that lies over it: Monaco hides the spaces themselves from screen readers. */
interface Zone {
  id: string;
  space: monaco.editor.IViewZone;
  note: monaco.editor.IOverlayWidget;
}

/** The messages under their lines. They move with the text; `show` redraws only what it has to. */
export function messageZones(editor: Editor, listener: ZoneListener) {
  let shown: readonly Diagnostic[] = [];
  let zones: readonly Zone[] = [];
  const resized = new ResizeObserver(measure);

  function show(problems: readonly Diagnostic[]): void {
    const next = inZones(problems);
    if (sameZones(shown, next)) return;
    shown = next;
    keepingPlace(editor, () => {
      remove();
      zones = next.map(add);
      place();
    });
  }

  function remove(): void {
    resized.disconnect();
    editor.changeViewZones((accessor) => zones.forEach(({ id }) => accessor.removeZone(id)));
    for (const { note } of zones) editor.removeOverlayWidget(note);
  }

  function add(problem: Diagnostic, index: number): Zone {
    const node = noteNode(problem, listener);
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

  /** Another width, or a tab shown again, wraps the messages anew. */
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

  return { show, dispose: () => resized.disconnect() };
}

function noteNode(problem: Diagnostic, { onFix, onSilence }: ZoneListener): HTMLElement {
  const { severity, message, reason, fixes, rule } = problem;
  const zone = element("div", `zone ${severity}`);
  zone.role = "note";
  zone.ariaLabel = title(problem);
  zone.append(message);
  if (reason) zone.append(element("span", "reason", ` ${reason}`));
  const links = fixes.map((fix) => link(fix.title, () => onFix(problem, fix)));
  if (rule) links.push(link("Hide this advice", () => onSilence(rule)));
  if (links.length > 0) {
    const actions = element("div", "actions");
    actions.append(...links);
    zone.append(actions);
  }
  const node = element("div", "note-frame");
  node.append(zone);
  return node;
}

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

/** The line with the caret, or else the topmost, stays where it is on the screen. */
function keepingPlace(editor: Editor, change: () => void): void {
  const top = editor.getVisibleRanges()[0]?.startLineNumber ?? 1;
  const caret = editor.getPosition()?.lineNumber ?? 1;
  const caretInSight = editor.getVisibleRanges().some((range) => range.startLineNumber <= caret && caret <= range.endLineNumber);
  const line = editor.hasTextFocus() && caretInSight ? caret : top;
  const offset = editor.getTopForLineNumber(line) - editor.getScrollTop();
  change();
  editor.setScrollTop(editor.getTopForLineNumber(line) - offset, monaco.editor.ScrollType.Immediate);
}

const sameZones = (some: readonly Diagnostic[], others: readonly Diagnostic[]): boolean =>
  some.length === others.length && some.every((problem, index) => inZone(problem) === inZone(others[index]!));

/** All that is seen of a problem. */
const inZone = ({ line, severity, message, reason, fixes }: Diagnostic): string =>
  JSON.stringify([line, severity, message, reason, fixes.map((fix) => fix.title)]);
