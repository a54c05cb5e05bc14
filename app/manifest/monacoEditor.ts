import { TabFocus } from "monaco-editor/editor/browser/config/tabFocus";
import type { Diagnostic, TextEdit } from "../../engine/index";
import { withLineFeeds } from "../store/lineFeeds";
import { useDiagnosis } from "../store/diagnosis";
import { t } from "../words/text";
import { onTextScale, textScale } from "../ui/textScale";
import type { ChangedLine } from "./changedLines";
import { toMarker } from "./markers";
import { provideLanguage } from "./monacoProviders";
import { numberHandles } from "./monacoNumbers";
import { monaco } from "./monacoSetup";
import { followTheme, themeName } from "./monacoTheme";
import { messageZones, type ZoneListener } from "./monacoZones";
import type { PlainState } from "./PlainEditor";
import type { Stretch, Surface } from "./problems";
import { smallestEdit } from "./smallestEdit";
import { frameHint } from "./TextFrame";

export interface MonacoSurface extends Surface {
  /** Enters a text from elsewhere as one edit that can be undone. Does nothing if the editor already has this text. */
  setText(text: string): void;
  setProblems(problems: readonly Diagnostic[]): void;
  /** Marks a line that the page outside the text points at. */
  mark(line: number | null): void;
  /** Marks the lines that differ from the baseline's manifest. */
  setChanges(changes: readonly ChangedLine[]): void;
  /** Changes the text without taking the focus. `joined`: the same step of undo as the last edit. */
  write(edit: TextEdit, joined: boolean): void;
  redo(): void;
  find(): void;
  /** Changes the number at the caret by so many steps, if it is one that decides. Returns whether it is. */
  stepNumber(steps: number): boolean;
  dispose(): void;
}

export interface MonacoListener extends ZoneListener {
  onEdit(text: string): void;
  /** Called after the pasted text has entered the text. */
  onPaste(pasted: string): void;
  /** Ctrl+M switches between a Tab that indents and a Tab that leaves the editor. */
  onTabLeaves(leaves: boolean): void;
}

/** The text and its view outlive the editor, so that undo, scroll and caret are still there on the next visit to the tab. */
let kept: { model: monaco.editor.ITextModel; view: monaco.editor.ICodeEditorViewState | null } | null = null;

/** Puts Monaco into `host`. Monaco takes the caret, the scroll and the focus of the plain editor that it replaces. */
export function openMonaco(host: HTMLElement, plain: PlainState, listener: MonacoListener): MonacoSurface {
  const { model, view } = (kept ??= { model: newModel(plain.text), view: null });
  const endTheme = followTheme();
  const editor = monaco.editor.create(host, { ...options, model, fontFamily: getComputedStyle(host).getPropertyValue("--mono") });
  const endTextScale = onTextScale(fitText);
  fitText();
  const zones = messageZones(editor, listener);
  const changed = editor.createDecorationsCollection();
  const numbers = numberHandles(editor, model);
  const endLanguage = provideLanguage(model);
  const pastes = editor.onDidPaste(({ range }) => listener.onPaste(model.getValueInRange(range)));

  function fitText(): void {
    const scale = textScale();
    editor.updateOptions({ fontSize: 12.5 * scale, lineHeight: 19 * scale, suggestLineHeight: 22 * scale });
    // Monaco sets the width of its line numbers in digits, whose width depends on the font; the rest of the gutter makes up the difference.
    editor.updateOptions({ lineDecorationsWidth: gutterWidth * scale - editor.getLayoutInfo().lineNumbersWidth });
  }

  let fromElsewhere = false;
  const edits = model.onDidChangeContent(() => {
    if (!fromElsewhere) listener.onEdit(model.getValue());
  });

  const tabMode = TabFocus.onDidChangeTabFocus((leaves) => listener.onTabLeaves(leaves));
  // Monaco keeps this choice for the whole page, so an earlier visit may have made it.
  listener.onTabLeaves(TabFocus.getTabFocusMode());

  function setText(text: string): void {
    const edit = smallestEdit(model.getValue(), withLineFeeds(text));
    if (!edit) return;
    fromElsewhere = true;
    model.pushStackElement();
    model.pushEditOperations(editor.getSelections(), [operation(edit)], () => null);
    model.pushStackElement();
    fromElsewhere = false;
  }

  const operation = ({ start, end, text }: TextEdit): monaco.editor.IIdentifiedSingleEditOperation => ({
    range: monaco.Range.fromPositions(model.getPositionAt(start), model.getPositionAt(end)),
    text,
  });

  const marks = editor.createDecorationsCollection();

  function reveal(stretch: Stretch): void {
    const range = model.validateRange(rangeOf(stretch));
    editor.setPosition({ lineNumber: range.startLineNumber, column: range.startColumn });
    editor.revealRangeInCenterIfOutsideViewport(range, monaco.editor.ScrollType.Immediate);
    editor.focus();
  }

  host.querySelector(".inputarea, .native-edit-context")?.setAttribute("aria-describedby", frameHint);
  setText(plain.text);
  if (view) editor.restoreViewState(view);
  else adopt(editor, model, plain);

  return {
    focus: () => editor.focus(),
    setText,
    setProblems(problems) {
      monaco.editor.setModelMarkers(model, "manifest", problems.map(toMarker));
      zones.show(problems, useDiagnosis.getState().valid !== null);
    },
    mark(line) {
      const range = line === null ? null : model.validateRange(rangeOf({ line, column: 1, endLine: line, endColumn: 1 }));
      marks.set(range ? [{ range, options: { isWholeLine: true, className: "pointed-at" } }] : []);
    },
    setChanges(changes) {
      changed.set(changes.filter(({ line }) => line <= model.getLineCount()).map((change) => changeMark(model, change)));
    },
    caret() {
      const position = editor.getPosition();
      return { line: position?.lineNumber ?? 1, column: position?.column ?? 1 };
    },
    selected() {
      const selection = editor.getSelection();
      if (!selection) return { start: 0, end: 0 };
      return { start: model.getOffsetAt(selection.getStartPosition()), end: model.getOffsetAt(selection.getEndPosition()) };
    },
    reveal,
    visit(problem) {
      zones.visit(problem);
      reveal(problem);
      zones.reveal(problem);
    },
    edit(edits) {
      editor.pushUndoStop();
      editor.executeEdits("manifest", edits.map(operation));
      editor.pushUndoStop();
      editor.focus();
    },
    undo() {
      void model.undo();
      editor.focus();
    },
    write(edit, joined) {
      if (!joined) model.pushStackElement();
      model.pushEditOperations(null, [operation(edit)], () => null);
    },
    redo: () => void model.redo(),
    find() {
      editor.focus();
      void editor.getAction("actions.find")?.run();
    },
    stepNumber: numbers.step,
    dispose() {
      numbers.dispose();
      kept = { model, view: editor.saveViewState() };
      edits.dispose();
      pastes.dispose();
      endLanguage();
      tabMode.dispose();
      endTextScale();
      zones.dispose();
      endTheme();
      editor.dispose();
    },
  };
}

/** The left edge of the text, which the plain editor shares. */
const gutterWidth = 48;

const options: monaco.editor.IStandaloneEditorConstructionOptions = {
  theme: themeName,
  ariaLabel: t`Manifest, YAML`,
  accessibilitySupport: "auto",
  // Tab stops at the frame around the text.
  tabIndex: -1,
  automaticLayout: true,
  padding: { top: 6, bottom: 6 },
  lineNumbersMinChars: 5,
  glyphMargin: false,
  folding: false,
  minimap: { enabled: false },
  hideCursorInOverviewRuler: true,
  overviewRulerBorder: false,
  stickyScroll: { enabled: false },
  guides: { indentation: false },
  bracketPairColorization: { enabled: false },
  renderLineHighlight: "all",
  renderLineHighlightOnlyWhenFocus: true,
  renderFinalNewline: "on",
  scrollBeyondLastLine: false,
  scrollbar: { verticalScrollbarSize: 10, horizontalScrollbarSize: 10 },
  fixedOverflowWidgets: true,
  wordBasedSuggestions: "off",
  quickSuggestions: { other: "on", strings: "on", comments: "off" },
  // The list selects nothing until the user moves in it, so that Enter still ends the line.
  suggest: { showIcons: false, showStatusBar: false, preview: false, selectionMode: "never" },
  lightbulb: { enabled: monaco.editor.ShowLightbulbIconMode.OnCode },
};

function newModel(text: string): monaco.editor.ITextModel {
  const model = monaco.editor.createModel(withLineFeeds(text), "yaml");
  model.setEOL(monaco.editor.EndOfLineSequence.LF);
  model.updateOptions({ tabSize: 2, insertSpaces: true });
  return model;
}

function adopt(editor: monaco.editor.IStandaloneCodeEditor, model: monaco.editor.ITextModel, plain: PlainState): void {
  const [start, end] = [model.getPositionAt(plain.selectionStart), model.getPositionAt(plain.selectionEnd)];
  editor.setSelection(monaco.Selection.fromPositions(start, end));
  editor.setScrollTop(plain.scrollTop, monaco.editor.ScrollType.Immediate);
  if (plain.focused) editor.focus();
}

/** A bar beside the line, and the baseline's text after the line. */
function changeMark(model: monaco.editor.ITextModel, { line, was }: ChangedLine): monaco.editor.IModelDeltaDecoration {
  const end = model.getLineMaxColumn(line);
  return {
    range: new monaco.Range(line, end, line, end),
    options: {
      isWholeLine: true,
      linesDecorationsClassName: "changed-bar",
      showIfCollapsed: true,
      ...(was !== null && { after: { content: was, inlineClassName: "was", inlineClassNameAffectsLetterSpacing: true } }),
    },
  };
}

const rangeOf = ({ line, column, endLine, endColumn }: Stretch): monaco.IRange => ({
  startLineNumber: line,
  startColumn: column,
  endLineNumber: endLine,
  endColumn,
});
