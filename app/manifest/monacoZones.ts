import type { Problem } from "../../engine/index";
import { monaco } from "./monacoSetup";
import { inZones, title } from "./problems";

type Editor = monaco.editor.IStandaloneCodeEditor;

/** A space between two lines, and the message that lies over it: Monaco hides the spaces themselves from screen readers. */
interface Zone {
  id: string;
  space: monaco.editor.IViewZone;
  note: monaco.editor.IOverlayWidget;
}

/** The messages under their lines. They move with the text; `show` redraws only what it has to. */
export function messageZones(editor: Editor) {
  let shown: readonly Problem[] = [];
  let zones: readonly Zone[] = [];
  const resized = new ResizeObserver(measure);

  function show(problems: readonly Problem[]): void {
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

  function add(problem: Problem, index: number): Zone {
    const node = noteNode(problem);
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

function noteNode(problem: Problem): HTMLElement {
  const node = document.createElement("div");
  node.className = "note-frame";
  const zone = document.createElement("div");
  zone.className = `zone ${problem.severity}`;
  zone.role = "note";
  zone.ariaLabel = title(problem);
  zone.textContent = problem.message;
  node.append(zone);
  return node;
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

const sameZones = (some: readonly Problem[], others: readonly Problem[]): boolean =>
  some.length === others.length &&
  some.every((problem, index) => {
    const other = others[index]!;
    return problem.line === other.line && problem.severity === other.severity && problem.message === other.message;
  });
