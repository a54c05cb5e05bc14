import { useImperativeHandle, useRef, useState, type Ref } from "react";
import { applyEdits } from "../../engine/index";
import type { Place, Stretch, Surface } from "./problems";
import { smallestEdit } from "./smallestEdit";
import { frameHint } from "./TextFrame";
import { later } from "../ui/later";

/** It keeps its space while it comes. Its words and links are of no use before the language that it asks, which is late as well. */
const FieldHelp = later(
  () => import("./FieldHelp").then((room) => room.FieldHelp),
  "line",
  () => <div className="field-help" />,
);

/** The plain editor's state, which Monaco takes over. Offsets count UTF-16 units. */
export interface PlainState {
  text: string;
  selectionStart: number;
  selectionEnd: number;
  scrollTop: number;
  focused: boolean;
}

export interface PlainSurface extends Surface {
  state(): PlainState;
  /** Resolves when no input method is composing a word, because taking over the text would lose that word. */
  settled(): Promise<void>;
}

interface Props {
  ref: Ref<PlainSurface>;
  label: string;
  text: string;
  /** True if help on the field at the caret is shown. */
  helps: boolean;
  readOnly?: boolean;
  /** True if Tab stops at the frame around the editor; the frame's hint then describes the editor. */
  framed?: boolean;
  onEdit: (text: string) => void;
  /** Called after the pasted text has entered the text. */
  onPaste: (pasted: string) => void;
}

/** A textarea with line numbers, for phones and until Monaco is loaded. */
export function PlainEditor({ ref, label, text, helps, readOnly = false, framed = false, onEdit, onPaste }: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  const gutter = useRef<HTMLPreElement>(null);
  const composing = useRef(false);
  const [caret, setCaret] = useState(0);
  useImperativeHandle(ref, () => plainSurface(area.current!, composing), []);
  const numbers = Array.from(text.split("\n"), (_, index) => index + 1).join("\n");
  return (
    <div className={helps ? "plain helps" : "plain"}>
      <div className="gutter" aria-hidden="true">
        <pre ref={gutter}>{numbers}</pre>
      </div>
      <textarea
        ref={area}
        aria-label={label}
        aria-describedby={framed ? frameHint : undefined}
        tabIndex={framed ? -1 : 0}
        value={text}
        readOnly={readOnly}
        wrap="off"
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        onChange={(event) => onEdit(event.target.value)}
        onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData("text");
          // The paste event comes before the text has changed.
          setTimeout(() => onPaste(pasted));
        }}
        onScroll={(event) => {
          gutter.current!.style.transform = `translateY(${-event.currentTarget.scrollTop}px)`;
        }}
        onCompositionStart={() => {
          composing.current = true;
        }}
        onCompositionEnd={() => {
          composing.current = false;
        }}
      />
      {helps && <FieldHelp text={text} caret={caret} />}
    </div>
  );
}

function plainSurface(area: HTMLTextAreaElement, composing: { readonly current: boolean }): PlainSurface {
  const reveal = ({ line, column, endLine, endColumn }: Stretch) => {
    const start = offsetAt(area.value, { line, column });
    const end = Math.max(start, offsetAt(area.value, { line: endLine, column: endColumn }));
    area.focus({ preventScroll: true });
    area.setSelectionRange(start, end);
    const lineHeight = Number.parseFloat(getComputedStyle(area).lineHeight);
    area.scrollTop = (line - 0.5) * lineHeight - area.clientHeight / 2;
    area.scrollLeft = 0;
  };
  return {
    focus: () => area.focus({ preventScroll: true }),
    caret: () => placeAt(area.value, area.selectionStart),
    selected: () => ({ start: area.selectionStart, end: area.selectionEnd }),
    reveal,
    // The list below shows every message, so the text shows only the place.
    visit: reveal,
    undo() {
      area.focus({ preventScroll: true });
      document.execCommand?.("undo");
    },
    edit(edits) {
      const edit = smallestEdit(area.value, applyEdits(area.value, edits));
      area.focus({ preventScroll: true });
      if (edit) replaceIn(area, edit.start, edit.end, edit.text);
    },
    state: () => ({
      text: area.value,
      selectionStart: area.selectionStart,
      selectionEnd: area.selectionEnd,
      scrollTop: area.scrollTop,
      focused: document.activeElement === area,
    }),
    async settled() {
      while (composing.current) {
        await new Promise((resolve) => area.addEventListener("compositionend", resolve, { once: true }));
        // Some browsers report the composed text only after the composition's end.
        await new Promise((resolve) => setTimeout(resolve));
      }
    },
  };
}

/** Types the text, because only typing keeps the browser's undo. A browser that does not let a page type replaces the text without undo. */
function replaceIn(area: HTMLTextAreaElement, start: number, end: number, text: string): void {
  area.setSelectionRange(start, end);
  const typed = text === "" ? document.execCommand?.("delete") : document.execCommand?.("insertText", false, text);
  if (typed) return;
  area.setRangeText(text, start, end, "end");
  area.dispatchEvent(new Event("input", { bubbles: true }));
}

function placeAt(text: string, offset: number): Place {
  const before = text.slice(0, offset).split("\n");
  return { line: before.length, column: before.at(-1)!.length + 1 };
}

/** Keeps the offset inside its line and inside the text, because a problem may belong to an earlier text. */
function offsetAt(text: string, { line, column }: Place): number {
  const lines = text.split("\n");
  const before = lines.slice(0, line - 1);
  const lineStart = before.reduce((sum, each) => sum + each.length + 1, 0);
  return Math.min(text.length, lineStart + Math.min(column - 1, lines[line - 1]?.length ?? 0));
}
