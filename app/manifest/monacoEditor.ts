import type { Problem } from "../../engine/index";
import { monaco } from "./monacoSetup";
import { followTheme, themeName } from "./monacoTheme";
import { messageZones } from "./monacoZones";
import type { PlainState } from "./PlainEditor";
import { withLineFeeds, type Surface } from "./problems";

export interface MonacoSurface extends Surface {
  /** A text from elsewhere enters as one edit that can be undone; the text that is there already, not at all. */
  setText(text: string): void;
  setProblems(problems: readonly Problem[]): void;
  dispose(): void;
}

export interface MonacoListener {
  onEdit(text: string): void;
  /** Ctrl+M decides whether Tab indents or leaves the editor. */
  onTabLeaves(leaves: boolean): void;
}

/** Outlives the editor, so that undo still works when the tab is visited again; as does how the text was looked at. */
let kept: { model: monaco.editor.ITextModel; view: monaco.editor.ICodeEditorViewState | null } | null = null;

/** Puts Monaco into `host`, with the caret, the scroll and the focus of the plain editor that it replaces. */
export function openMonaco(host: HTMLElement, plain: PlainState, listener: MonacoListener): MonacoSurface {
  const { model, view } = (kept ??= { model: newModel(plain.text), view: null });
  const endTheme = followTheme();
  const editor = monaco.editor.create(host, { ...options, model, fontFamily: getComputedStyle(host).getPropertyValue("--mono") });
  // Monaco counts the numbers' column in digits, and digits are of each font's own width.
  editor.updateOptions({ lineDecorationsWidth: gutterWidth - editor.getLayoutInfo().lineNumbersWidth });
  const zones = messageZones(editor);

  let fromElsewhere = false;
  const edits = model.onDidChangeContent(() => {
    if (!fromElsewhere) listener.onEdit(model.getValue());
  });

  const tabLeaves = () => listener.onTabLeaves(editor.getOption(monaco.editor.EditorOption.tabFocusMode));
  const tabMode = editor.onDidChangeConfiguration((change) => {
    if (change.hasChanged(monaco.editor.EditorOption.tabFocusMode)) tabLeaves();
  });
  // The choice is the page's, not the editor's: it may have been made on an earlier visit.
  tabLeaves();

  function setText(text: string): void {
    const wanted = withLineFeeds(text);
    if (wanted === model.getValue()) return;
    fromElsewhere = true;
    model.pushStackElement();
    model.pushEditOperations(editor.getSelections(), [smallestEdit(model, wanted)], () => null);
    model.pushStackElement();
    fromElsewhere = false;
  }

  setText(plain.text);
  if (view) editor.restoreViewState(view);
  else adopt(editor, model, plain);

  return {
    setText,
    setProblems(problems) {
      monaco.editor.setModelMarkers(model, "manifest", problems.map(marker));
      zones.show(problems);
    },
    caret() {
      const position = editor.getPosition();
      return { line: position?.lineNumber ?? 1, column: position?.column ?? 1 };
    },
    reveal(problem) {
      const range = model.validateRange(rangeOf(problem));
      editor.setPosition({ lineNumber: range.startLineNumber, column: range.startColumn });
      editor.revealRangeInCenterIfOutsideViewport(range, monaco.editor.ScrollType.Immediate);
      editor.focus();
    },
    dispose() {
      kept = { model, view: editor.saveViewState() };
      edits.dispose();
      tabMode.dispose();
      zones.dispose();
      endTheme();
      editor.dispose();
    },
  };
}

/** Where the text begins, in the plain editor too. */
const gutterWidth = 48;

const options: monaco.editor.IStandaloneEditorConstructionOptions = {
  theme: themeName,
  ariaLabel: "Manifest, YAML",
  accessibilitySupport: "auto",
  automaticLayout: true,
  fontSize: 12.5,
  lineHeight: 19,
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

/** Replaces only what differs, so that carets and scroll in the rest stay. */
function smallestEdit(model: monaco.editor.ITextModel, wanted: string): monaco.editor.IIdentifiedSingleEditOperation {
  const present = model.getValue();
  const shorter = Math.min(present.length, wanted.length);
  let start = 0;
  while (start < shorter && present[start] === wanted[start]) start += 1;
  let tail = 0;
  while (tail < shorter - start && present.at(-1 - tail) === wanted.at(-1 - tail)) tail += 1;
  if (inPair(present, start)) start -= 1;
  if (inPair(present, present.length - tail)) tail -= 1;
  const range = monaco.Range.fromPositions(model.getPositionAt(start), model.getPositionAt(present.length - tail));
  return { range, text: wanted.slice(start, wanted.length - tail) };
}

/** Monaco never cuts a character in two, so neither may an edit. */
const inPair = (text: string, offset: number): boolean => /[\uD800-\uDBFF]/.test(text.charAt(offset - 1));

const marker = (problem: Problem): monaco.editor.IMarkerData => ({
  ...rangeOf(problem),
  message: problem.message,
  severity: problem.severity === "error" ? monaco.MarkerSeverity.Error : monaco.MarkerSeverity.Info,
});

const rangeOf = ({ line, column, endLine, endColumn }: Problem): monaco.IRange => ({
  startLineNumber: line,
  startColumn: column,
  endLineNumber: endLine,
  endColumn,
});
