import { unnamedVersion, plain, type Completion, type FixAction, type SimulatedVersion } from "../../engine/index";
import { help } from "../simulation/help";
import { useDiagnosis } from "../store/diagnosis";
import { setVersion, useScenario } from "../store/scenario";
import { fromEngine } from "../words/engineText";
import { guideMarkdown } from "../words/names/guideWords";
import { doFixAction } from "./fixActions";
import { offeredFixes } from "./fixing";
import { toMarker } from "./markers";
import { monaco } from "./monacoSetup";

type Model = monaco.editor.ITextModel;

/** Completion, help on fields and fixes for one model. Returns a function that ends them. */
export function provideLanguage(model: Model): () => void {
  const registrations = [
    monaco.languages.registerCompletionItemProvider(model.getLanguageId(), {
      triggerCharacters: [" "],
      provideCompletionItems: async (_, position, { triggerCharacter }) => {
        const isBlank = triggerCharacter === " ";
        // Monaco asks again only at the first letter of a word, and not before it has this answer, so an indent must not wait for the worker.
        if (isBlank && isIndent(model, position)) return { suggestions: [] };
        return { suggestions: (await completions(model, position)).filter(({ kind }) => !isBlank || kind === kinds.value) };
      },
    }),
    // Without this rule Tab accepts only an entry that was selected in the list.
    monaco.editor.addKeybindingRule({
      keybinding: monaco.KeyCode.Tab,
      command: "focusAndAcceptSuggestion",
      when: "textInputFocus && suggestWidgetVisible && !suggestWidgetHasFocusedSuggestion",
    }),
    monaco.languages.registerHoverProvider(model.getLanguageId(), {
      provideHover: (_, position) => hover(model, position),
    }),
    monaco.languages.registerCodeActionProvider(model.getLanguageId(), {
      provideCodeActions: (_, range) => ({ actions: fixesIn(model, range), dispose: () => {} }),
    }),
    monaco.editor.registerCommand(actionCommand, (_, action: FixAction) => doFixAction(action)),
    monaco.editor.registerCommand(versionCommand, (_, version: SimulatedVersion) => setVersion(version)),
  ];
  return () => {
    for (const registration of registrations) registration.dispose();
  };
}

/** What a fix runs that chooses a version of Kubernetes. */
const versionCommand = "hpa.chooseVersion";
/** What a fix runs that does more than an edit. */
const actionCommand = "hpa.doFixAction";

const kinds = {
  field: monaco.languages.CompletionItemKind.Field,
  value: monaco.languages.CompletionItemKind.Value,
  block: monaco.languages.CompletionItemKind.Snippet,
};

/** Also the dash of a list's entry is followed by a field, not by a value. */
const isIndent = (model: Model, { lineNumber, column }: monaco.Position): boolean =>
  ["", "-"].includes(
    model
      .getLineContent(lineNumber)
      .slice(0, column - 1)
      .trim(),
  );

/**
 * The entries in the engine's order, where missing required fields come first. A blank offers only values, because users usually type it to
 * indent.
 */
async function completions(model: Model, position: monaco.Position): Promise<monaco.languages.CompletionItem[]> {
  const found =
    (await help("completions", {
      text: model.getValue(),
      offset: model.getOffsetAt(position),
      flags: useScenario.getState().scenario.flags,
    })) ?? [];
  return found.map((completion, index) => ({
    label: {
      label: fromEngine(completion.label),
      ...(completion.detail && { description: fromEngine(completion.detail) }),
    },
    // Monaco filters by the API's name, which is the same in every language of the page.
    filterText: plain(completion.label),
    kind: kinds[completion.kind],
    documentation: { value: completion.documentation ? fromEngine(completion.documentation) : "" },
    insertText: completion.insert,
    insertTextRules: rulesOf(completion),
    range: rangeOf(model, completion),
    sortText: `${completion.urgent ? 0 : 1}${String(index).padStart(4, "0")}`,
    // A field whose value is one of a few choices offers them at once.
    ...(completion.kind === "field" && { command: { id: "editor.action.triggerSuggest", title: "", arguments: [{ auto: true }] } }),
  }));
}

/** Monaco adds no indent to a field, because the engine has indented every line. */
function rulesOf({ kind }: Completion): monaco.languages.CompletionItemInsertTextRule {
  const { InsertAsSnippet, KeepWhitespace, None } = monaco.languages.CompletionItemInsertTextRule;
  return kind === "value" ? None : InsertAsSnippet | KeepWhitespace;
}

async function hover(model: Model, position: monaco.Position): Promise<monaco.languages.Hover | null> {
  const field = await help("fieldAt", { text: model.getValue(), offset: model.getOffsetAt(position) });
  const version = useScenario.getState().scenario.flags.kubernetesVersion ?? unnamedVersion;
  if (!field || model.isDisposed()) return null;
  return { contents: [{ value: guideMarkdown(field.path, field.guide, version) }], range: rangeOf(model, field) };
}

/** The fixes of the problems that touch a range; none until the present text is judged. */
function fixesIn(model: Model, range: monaco.Range): monaco.languages.CodeAction[] {
  const { text, diagnostics } = useDiagnosis.getState();
  if (text !== model.getValue()) return [];
  const touched = diagnostics.filter((problem) => monaco.Range.areIntersectingOrTouching(toMarker(problem), range));
  return touched.flatMap((problem) =>
    offeredFixes(problem).map(({ said, edits, version, action }, index) => ({
      title: fromEngine(said),
      kind: "quickfix",
      diagnostics: [toMarker(problem)],
      isPreferred: index === 0,
      edit: {
        edits: edits.map((edit) => ({
          resource: model.uri,
          versionId: model.getVersionId(),
          textEdit: { range: rangeOf(model, edit), text: edit.text },
        })),
      },
      ...(action !== undefined && { command: { id: actionCommand, title: "", arguments: [action] } }),
      ...(version !== undefined && { command: { id: versionCommand, title: "", arguments: [version] } }),
    })),
  );
}

const rangeOf = (model: Model, { start, end }: { start: number; end: number }): monaco.Range =>
  monaco.Range.fromPositions(model.getPositionAt(start), model.getPositionAt(end));
